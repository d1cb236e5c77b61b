/**
 * In which syntax a document is: {@link org.paradl.load.syntax.Sniffer} tells by its beginning, and
 * {@link org.paradl.load.syntax.Syntax} has a parser for each.
 */
package org.paradl.load.syntax;

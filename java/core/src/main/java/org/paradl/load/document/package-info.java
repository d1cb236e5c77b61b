/**
 * What is read: a {@link org.paradl.load.document.Document} of a {@link org.paradl.load.document.Source}, with
 * {@link org.paradl.load.document.BlankNodes} as labelled there. {@link org.paradl.load.document.ParseFailures} is why
 * that fails.
 */
package org.paradl.load.document;

/**
 * The parsers: OWLAPI's, in classes that begin with {@code Local} where something had to be mended. Those whose names
 * have {@code Lines} or {@code Cited} in them annotate axioms with the line on which they stand.
 */
package org.paradl.load.parse;

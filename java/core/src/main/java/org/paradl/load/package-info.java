/**
 * Reads ontologies. {@link org.paradl.load.OntologyLoader} is the way in, {@link org.paradl.load.LoadedOntology} what
 * comes out.
 *
 * <p>Each of these packages knows only those above it:
 * <ul>
 * <li>{@code failure}: what an exception says, in one line.
 * <li>{@code parse}: the parsers, OWLAPI's in classes that begin with {@code Local} where something had to be mended.
 * <li>{@code syntax}: which of them a document is for.
 * <li>{@code complaint}: what is wrong in what can be read.
 * <li>{@code document}: where an ontology comes from, and what cannot be read of it.
 * <li>{@code imports}: what it imports, and from where that may come.
 * <li>{@code place}: where an axiom stands.
 * </ul>
 */
package org.paradl.load;

/**
 * Reads ontologies. {@link org.paradl.load.OntologyLoader} is the way in, {@link org.paradl.load.LoadedOntology} what
 * comes out.
 *
 * <ul>
 * <li>Where from: {@link org.paradl.load.Source}, {@link org.paradl.load.Document},
 * {@link org.paradl.load.Imports} and {@link org.paradl.load.Catalog}; {@link org.paradl.load.Fence} keeps the imports
 * of strangers in.
 * <li>In which syntax: {@link org.paradl.load.Sniffer} tells, and {@link org.paradl.load.Syntax} has the parsers:
 * OWLAPI's, in classes that begin with {@code Local} where something had to be mended.
 * <li>Where an axiom stands: {@link org.paradl.load.Places}, by parsers that annotate axioms with lines, in classes
 * whose names have {@code Lines} or {@code Cited} in them.
 * <li>What is wrong: {@link org.paradl.load.Failures} and {@link org.paradl.load.Wording} for what does not parse,
 * {@link org.paradl.load.Complaints} and {@link org.paradl.load.Profile} for what does.
 * </ul>
 */
package org.paradl.load;

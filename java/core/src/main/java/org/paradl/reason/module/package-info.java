/**
 * Parts of an ontology that suffice for a question: {@link org.paradl.reason.module.Modules} by locality,
 * {@link org.paradl.reason.module.AboxModule} for facts, {@link org.paradl.reason.module.Islands} of individuals that
 * nothing ties together. {@link org.paradl.reason.module.Relevance} says which axioms mention what,
 * {@link org.paradl.reason.module.TiedToFacts} of which classes facts may tell anything.
 */
package org.paradl.reason.module;

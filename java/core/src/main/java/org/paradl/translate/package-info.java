/**
 * Applies a logic: every axiom of an ontology becomes classical ones, by the rows of a table, for one
 * {@link org.paradl.translate.Split}. {@link org.paradl.translate.Translator} is the way in, and
 * {@link org.paradl.translate.Translation} what comes out: each axiom with the source axioms that it comes from.
 *
 * <p>{@link org.paradl.translate.Shape} says which row is for what, {@link org.paradl.translate.Binding} what its
 * metavariables stand for, {@link org.paradl.translate.Expressions} and {@link org.paradl.translate.Axioms} put that
 * into it. {@link org.paradl.translate.Unasked}, {@link org.paradl.translate.Idle} and
 * {@link org.paradl.translate.ExcludedMiddle} leave out of a translation what changes no answer.
 */
package org.paradl.translate;

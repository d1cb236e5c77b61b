/**
 * Asks the questions: what is in conflict, what follows, and why. {@link org.paradl.reason.Reasoning} is the way in;
 * {@link org.paradl.reason.ToldTrue} is for OWLAPI and Protégé, {@link org.paradl.reason.Impacts} for repairs,
 * {@link org.paradl.reason.Measures} for how inconsistent an ontology is.
 *
 * <p>Each of these packages knows only those above it:
 * <ul>
 * <li>{@code module}: the parts of an ontology that suffice for a question.
 * <li>{@code theory}: classical axioms with an engine over them, and what is asked of that.
 * <li>{@code ask}: the values of sentences.
 * <li>{@code classify}: hierarchies of classes and properties.
 * <li>{@code realize}: types and values of individuals.
 * <li>{@code justify}: minimal sets of axioms for what follows.
 * <li>{@code solve}: splits and guards until nothing clashes.
 * <li>{@code conflict}: what is in conflict.
 * <li>{@code ground}: what a judge could add.
 * </ul>
 */
package org.paradl.reason;

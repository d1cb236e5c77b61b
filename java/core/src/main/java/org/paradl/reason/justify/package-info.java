/**
 * Justifications: {@link org.paradl.reason.justify.Justifier} finds minimal sets of axioms for a goal,
 * {@link org.paradl.reason.justify.IncoherenceJustifier} for many unsatisfiable classes at once, and
 * {@link org.paradl.reason.justify.Explainer} for a sentence's being told true and told false.
 * {@link org.paradl.reason.justify.GoalModules} and {@link org.paradl.reason.justify.Templates} spare them work.
 */
package org.paradl.reason.justify;

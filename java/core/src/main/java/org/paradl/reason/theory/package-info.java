/**
 * Classical axioms with an engine over them: {@link org.paradl.reason.theory.Theory}. A translation of which it is
 * known what to split and guard is a {@link org.paradl.reason.theory.Solution}, what is left of it without some axioms
 * a {@link org.paradl.reason.theory.Remainder}, and what may follow a {@link org.paradl.reason.theory.Goal}.
 * {@link org.paradl.reason.theory.Keys} and {@link org.paradl.reason.theory.SharedValues} spare engines comparisons.
 */
package org.paradl.reason.theory;

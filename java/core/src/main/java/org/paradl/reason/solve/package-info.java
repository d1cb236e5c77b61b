/**
 * From an ontology to what can be reasoned over. A {@link org.paradl.reason.solve.Problem} is an ontology under a
 * logic; {@link org.paradl.reason.solve.Solver} splits and guards until nothing clashes, by the clashes that
 * {@link org.paradl.reason.solve.ClashFinder} finds, {@link org.paradl.reason.solve.TimedSolver} as far as there is
 * time.
 */
package org.paradl.reason.solve;

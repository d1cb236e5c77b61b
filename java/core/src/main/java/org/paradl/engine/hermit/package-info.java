/**
 * HermiT: {@link org.paradl.engine.hermit.HermitEngine} starts {@link org.paradl.engine.hermit.TaughtHermit}, and most
 * else is what that is taught.
 *
 * <ul>
 * <li>Here, what it tells of individuals ({@link org.paradl.engine.hermit.SettledInstances},
 * {@link org.paradl.engine.hermit.ToldRoles}, {@link org.paradl.engine.hermit.Shown}), and what it does not start over
 * ({@link org.paradl.engine.hermit.HermitRefusals}).
 * <li>{@code normalize}: axioms that it reads wrongly or slowly, said otherwise.
 * <li>{@code search}: how its tableau chooses, blocks and backtracks.
 * <li>{@code classify}: many tests by one tableau.
 * </ul>
 */
package org.paradl.engine.hermit;

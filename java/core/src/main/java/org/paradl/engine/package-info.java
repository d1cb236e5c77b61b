/**
 * The classical reasoners. They know no logic: what is reasoned over is translated before.
 * {@link org.paradl.engine.Engine} is what each of them is, and {@link org.paradl.engine.Engines} which fits.
 *
 * <ul>
 * <li>HermiT: {@link org.paradl.engine.HermitEngine} starts {@link org.paradl.engine.TaughtHermit}, and most else here
 * is what that is taught. Some mend what HermiT gets wrong ({@link org.paradl.engine.SettledInstances},
 * {@link org.paradl.engine.RelevantPairBlocking}, {@link org.paradl.engine.PropertyPaths},
 * {@link org.paradl.engine.CompositeRanges}), some make it faster ({@link org.paradl.engine.ClassTests},
 * {@link org.paradl.engine.HornClassification}, {@link org.paradl.engine.DisjointCodes});
 * {@link org.paradl.engine.HermitRefusals} is what it does not start over.
 * <li>ELK: {@link org.paradl.engine.ElkEngine}, and {@link org.paradl.engine.ElkReach}, what it is complete for.
 * <li>Two at once: {@link org.paradl.engine.RacingReasoner} and {@link org.paradl.engine.Race};
 * {@link org.paradl.engine.Experience} tells who is likely to win.
 * <li>All of them report to a {@link org.paradl.engine.Progress}, and stop when that says so.
 * </ul>
 */
package org.paradl.engine;

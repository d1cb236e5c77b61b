/**
 * Which engine fits: {@link org.paradl.engine.choose.Engines}. Two at once are a
 * {@link org.paradl.engine.choose.Race}, by {@link org.paradl.engine.choose.RacingReasoner};
 * {@link org.paradl.engine.choose.Experience} tells who is likely to win.
 */
package org.paradl.engine.choose;

/**
 * What is in conflict: {@link org.paradl.reason.conflict.Checker} gives the
 * {@link org.paradl.reason.conflict.Verdict}, by {@link org.paradl.reason.conflict.ConflictFinder},
 * {@link org.paradl.reason.conflict.GlutSearch} for what is told both ways, and
 * {@link org.paradl.reason.conflict.HardClash} for what no split tolerates.
 */
package org.paradl.reason.conflict;

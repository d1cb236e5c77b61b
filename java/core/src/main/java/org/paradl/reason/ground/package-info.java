/**
 * What a sentence lacks that a judge could add: {@link org.paradl.reason.ground.Grounder} looks in the
 * {@link org.paradl.reason.ground.Part} of the axioms that the sentence depends on, once for sentences that are
 * {@link org.paradl.reason.ground.Alike}. {@link org.paradl.reason.ground.IslandAsker} asks in such parts.
 */
package org.paradl.reason.ground;

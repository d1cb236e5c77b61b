/**
 * How HermiT's tableau chooses, blocks and backtracks: {@link org.paradl.engine.hermit.search.Restarts} where choices
 * have gone wrong, {@link org.paradl.engine.hermit.search.RelevantPairBlocking} where a parent has changed,
 * {@link org.paradl.engine.hermit.search.ManyAtOnce} where a model is large. What the tableau keeps to itself is
 * reached by {@link org.paradl.engine.hermit.search.TableauInsides}.
 */
package org.paradl.engine.hermit.search;

/**
 * Many tests by one of HermiT's tableaux: {@link org.paradl.engine.hermit.classify.ClassTests} over what all tests
 * share, {@link org.paradl.engine.hermit.classify.HornClassification} where nothing is to be chosen, and
 * {@link org.paradl.engine.hermit.classify.OneModelClassification} by what one model shows.
 */
package org.paradl.engine.hermit.classify;

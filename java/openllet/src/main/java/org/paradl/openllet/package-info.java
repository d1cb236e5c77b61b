/**
 * The optional engine Openllet: {@link org.paradl.openllet.OpenlletEngine} starts it,
 * {@link org.paradl.openllet.OpenlletReach} knows what it leaves out or is wrong about, and the others mend what can be
 * mended from outside.
 */
package org.paradl.openllet;

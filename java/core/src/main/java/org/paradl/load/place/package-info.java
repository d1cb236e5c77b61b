/** Where an axiom stands: {@link org.paradl.load.place.Places} finds the file and line of each. */
package org.paradl.load.place;

/**
 * What Python asks, and how it is answered: JSON and bytes. {@link org.paradl.door.Door} takes jobs,
 * {@link org.paradl.door.Operations} has a method for each operation, {@link org.paradl.door.Answers} writes the JSON.
 */
package org.paradl.door;

/**
 * Hierarchies: {@link org.paradl.reason.classify.Taxonomy} of the classes,
 * {@link org.paradl.reason.classify.PropertyHierarchy} of the properties; and the classes whose every instance would
 * be in conflict, by {@link org.paradl.reason.classify.ClassClash}.
 */
package org.paradl.reason.classify;

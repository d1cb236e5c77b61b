/**
 * What is wrong in an ontology that can be read: {@link org.paradl.load.complaint.Complaints}, and
 * {@link org.paradl.load.complaint.Profile} of what is beyond OWL 2 DL.
 */
package org.paradl.load.complaint;

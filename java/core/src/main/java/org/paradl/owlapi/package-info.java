/** ParaDL as a reasoner of OWLAPI, for Java programs: {@link org.paradl.owlapi.ParaReasonerFactory} makes it. */
package org.paradl.owlapi;

/**
 * ELK: {@link org.paradl.engine.elk.ElkEngine}, and {@link org.paradl.engine.elk.ElkReach}, what it is complete for.
 */
package org.paradl.engine.elk;

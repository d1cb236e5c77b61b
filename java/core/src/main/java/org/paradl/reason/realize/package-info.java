/**
 * Types and property values of individuals: {@link org.paradl.reason.realize.Realizer}, over what
 * {@link org.paradl.reason.realize.Facts} an engine tells of one channel. Many questions of it are answered at once
 * ({@link org.paradl.reason.realize.ImpliedLiterals}, {@link org.paradl.reason.realize.BothLiterals}).
 */
package org.paradl.reason.realize;

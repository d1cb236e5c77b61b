/**
 * The classical reasoners. They know no logic: what is reasoned over is translated before.
 * {@link org.paradl.engine.Engine} is what each of them is. All of them report to a
 * {@link org.paradl.engine.Progress}, and stop when that says so.
 *
 * <ul>
 * <li>{@code hermit} and {@code elk}: two of them, taught what they get wrong or do slowly.
 * <li>{@code choose}: which of them fits, and two at once.
 * </ul>
 */
package org.paradl.engine;

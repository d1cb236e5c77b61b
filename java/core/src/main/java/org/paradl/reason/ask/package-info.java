/**
 * The values of sentences: {@link org.paradl.reason.ask.Asker} finds an {@link org.paradl.reason.ask.Answer}, in the
 * logic of analytic containment by {@link org.paradl.reason.ask.Bilateral}; {@link org.paradl.reason.ask.Told} is a
 * value, and {@link org.paradl.reason.ask.Negation} what is to follow for a sentence to be told false.
 */
package org.paradl.reason.ask;

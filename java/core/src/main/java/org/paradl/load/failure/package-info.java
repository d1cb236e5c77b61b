/** What an exception says, in one line: {@link org.paradl.load.failure.Failures}. */
package org.paradl.load.failure;

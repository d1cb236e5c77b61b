/**
 * Axioms that HermiT reads wrongly or slowly, said otherwise before it makes clauses of them:
 * {@link org.paradl.engine.hermit.normalize.Normalization} has all of it.
 */
package org.paradl.engine.hermit.normalize;

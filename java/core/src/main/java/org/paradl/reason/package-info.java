/**
 * Asks the questions: what is in conflict, what follows, and why. {@link org.paradl.reason.Reasoning} is the way in.
 *
 * <ul>
 * <li>A solution: {@link org.paradl.reason.Solver} splits and guards until nothing clashes, by the clashes that
 * {@link org.paradl.reason.ClashFinder} finds; {@link org.paradl.reason.Solution} is what it comes to, and
 * {@link org.paradl.reason.Theory} classical axioms with an engine over them.
 * <li>Conflicts: {@link org.paradl.reason.Checker} says what is in conflict, by
 * {@link org.paradl.reason.ConflictFinder}, {@link org.paradl.reason.GlutSearch},
 * {@link org.paradl.reason.Incoherence} and {@link org.paradl.reason.HardClash}.
 * <li>Justifications: {@link org.paradl.reason.Justifier} finds minimal sets of axioms for a
 * {@link org.paradl.reason.Goal}; {@link org.paradl.reason.Relevance}, {@link org.paradl.reason.Modules} and
 * {@link org.paradl.reason.Template} spare it work.
 * <li>Parts that suffice: {@link org.paradl.reason.AboxModule} for facts, {@link org.paradl.reason.Remainder} for some
 * names; {@link org.paradl.reason.TiedToFacts} says of which classes facts may tell anything.
 * <li>Sentences: {@link org.paradl.reason.Asker} and {@link org.paradl.reason.Explainer}, of parts alone by
 * {@link org.paradl.reason.IslandAsker}; of the logic of analytic containment {@link org.paradl.reason.Bilateral}.
 * <li>Names: {@link org.paradl.reason.Taxonomy}, {@link org.paradl.reason.PropertyHierarchy} and
 * {@link org.paradl.reason.Realizer}; for OWLAPI and Protégé {@link org.paradl.reason.ToldTrue}.
 * <li>Repairs: {@link org.paradl.reason.Impacts}. What a judge could add: {@link org.paradl.reason.Grounder}.
 * </ul>
 */
package org.paradl.reason;

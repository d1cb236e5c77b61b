package org.paradl.reason.justify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

import org.junit.jupiter.api.Test;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.Ontologies;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.solve.ClashFinder;
import org.paradl.reason.solve.Clashes;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Incoherence;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** That an engine errs is an error that says so, not one of ours. */
class UnfoundedTest {
    private static final Set<OWLAxiom> AXIOMS = Ontologies.of("SubClassOf(:A :B)", "ClassAssertion(:A :a)");
    private static final Relevance SOURCE = new Relevance(AXIOMS);

    /** HermiT, but it finds a contradiction where it is first asked for one. */
    private static final class ErringOnce implements Engine {
        private final Engine hermit = Engines.byName("hermit");
        private final AtomicBoolean erred = new AtomicBoolean();

        @Override
        public String name() {
            return hermit.name();
        }

        @Override
        public String version() {
            return hermit.version();
        }

        @Override
        public String licence() {
            return hermit.licence();
        }

        @Override
        public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
            return List.of();
        }

        @Override
        public OWLReasoner start(OWLOntology ontology, Progress progress) {
            OWLReasoner reasoner = hermit.start(ontology, progress);
            return (OWLReasoner) Proxy.newProxyInstance(OWLReasoner.class.getClassLoader(),
                new Class<?>[] {OWLReasoner.class}, (proxy, method, arguments) ->
                    method.getName().equals("isConsistent") && erred.compareAndSet(false, true) ? Boolean.FALSE
                        : method.invoke(reasoner, arguments));
        }
    }

    @Test
    void aContradiction() {
        try (Problem problem = Ontologies.problem("adaptive", AXIOMS)) {
            var justifier = new Justifier(problem.solution().translation(), new ErringOnce(), Progress.SILENT);
            var clashes = new Clashes(Progress.SILENT, axiom -> false);
            var error = assertThrows(ParadlException.class,
                () -> new ClashFinder(SOURCE, justifier, Split.nothing(), clashes).find());
            assertEquals(ParadlException.Kind.UNSUPPORTED, error.kind());
        }
    }

    @Test
    void thatAClassHasNoInstance() {
        OWLClass a = Owl.FACTORY.getOWLClass("http://x#", "A");
        try (Problem problem = Ontologies.problem("adaptive", AXIOMS)) {
            var justifier = new IncoherenceJustifier(new Incoherence(Set.of(a), SOURCE),
                problem.solver().justifier(problem.solution()), SOURCE, Split.nothing(), () -> true);
            var error = assertThrows(ParadlException.class, () -> justifier.justification(a));
            assertEquals("the engine says that <http://x#A> can have no instance, and finds no reason for that",
                error.getMessage());
        }
    }
}

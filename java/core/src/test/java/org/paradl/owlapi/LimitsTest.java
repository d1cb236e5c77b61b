package org.paradl.owlapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.reason.ask.Told;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.RemoveAxiom;
import org.semanticweb.owlapi.reasoner.ReasonerInterruptedException;
import org.semanticweb.owlapi.reasoner.TimeOutException;

/** A question that would not end is ended, and the reasoner can be asked another. */
class LimitsTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    /** A pigeonhole problem: twelve that are all different, in eleven holes. */
    private final OWLOntology hard = Given.ontology(pigeons(12));

    private static String pigeons(int count) {
        var text = new StringBuilder("ClassAssertion(:Bird :tweety) ");
        var names = new StringBuilder();
        var holes = new StringBuilder();
        for (int i = 0; i < count; i++) {
            names.append(" :p").append(i);
            if (i > 0) {
                holes.append(" :H").append(i);
            }
        }
        text.append("DisjointClasses(").append(holes).append(") ");
        for (String name : names.toString().trim().split(" ")) {
            text.append("ClassAssertion(ObjectUnionOf(").append(holes).append(") ").append(name).append(") ");
        }
        for (String hole : holes.toString().trim().split(" ")) {
            text.append("EquivalentClasses(").append(hole).append(" ObjectHasValue(:in :h").append(hole.substring(2))
                .append(")) ");
        }
        return text.append("InverseFunctionalObjectProperty(:in) DifferentIndividuals(").append(names).append(")")
            .toString();
    }

    private ParaReasoner reasoner(ParaConfiguration configuration) {
        return new ParaReasonerFactory().createNonBufferingReasoner(hard, configuration.engine("hermit"));
    }

    private void answersOnceItIsEasy(ParaReasoner reasoner) {
        hard.getOWLOntologyManager().applyChanges(hard.axioms()
            .filter(axiom -> axiom.toString().contains("DifferentIndividuals"))
            .map(axiom -> new RemoveAxiom(hard, axiom)).collect(java.util.stream.Collectors.toList()));
        assertEquals(Told.T, reasoner.value(Given.FACTORY.getOWLClassAssertionAxiom(
            Given.type("Bird"), Given.individual("tweety"))));
    }

    @Test
    void timeRunsOut() {
        ParaReasoner reasoner = reasoner(new ParaConfiguration().timeOut(Duration.ofMillis(300)));
        assertTimeoutPreemptively(SOON, () -> assertThrows(TimeOutException.class, reasoner::getUnsatisfiableClasses));
        assertThrows(TimeOutException.class, reasoner::getUnsatisfiableClasses, "asked again, it tries again");
    }

    @Test
    void itIsInterrupted() {
        ParaReasoner reasoner = reasoner(new ParaConfiguration());
        reasoner.interrupt(); // nothing is being asked, so this does nothing
        var timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                reasoner.interrupt();
            }
        }, 300, 300); // more than once: on a slow machine the question may come after the first
        assertTimeoutPreemptively(SOON,
            () -> assertThrows(ReasonerInterruptedException.class, reasoner::getUnsatisfiableClasses));
        timer.cancel();
        answersOnceItIsEasy(reasoner);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hermit", "elk"})
    void aThreadThatIsInterruptedHasItsAnswerAndStaysInterrupted(String engine) {
        ParaReasoner reasoner = new ParaReasonerFactory().createReasoner(
            Given.ontology("SubClassOf(:Penguin :Bird) ClassAssertion(:Penguin :tweety)"),
            new ParaConfiguration().engine(engine));
        Thread.currentThread().interrupt();
        boolean bird = reasoner.getTypes(Given.individual("tweety"), false).containsEntity(Given.type("Bird"));
        assertTrue(Thread.interrupted());
        assertTrue(bird);
    }
}

package org.paradl.engine.choose;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Deadline;
import org.paradl.engine.Engine;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Workers;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** What is called on this reasoner is asked of two engines; see {@link Race}. */
final class RacingReasoner implements InvocationHandler {
    /** What is about classes. */
    private static final Set<String> OF_CLASSES = Set.of("isConsistent", "isSatisfiable", "precomputeInferences",
        "isPrecomputed",
        "getUnsatisfiableClasses", "getSubClasses", "getSuperClasses", "getEquivalentClasses", "getTopClassNode",
        "getBottomClassNode");

    private final Runner complete;
    private final Runner rival;
    private final BooleanSupplier coversClasses;
    private final OWLOntology ontology;
    private final Consumer<Engine> winner;
    private final Duration patience;
    private Duration headStart;
    private Runner ofClasses;
    private Runner ofIndividuals;
    private volatile Round<?> current;
    private Future<?> alarm;
    private long due;

    /**
     * @param complete leaves nothing out
     * @param rival may leave something out of individuals
     * @param ofClasses the one of them that leads where a question is about classes
     * @param headStart how long it does so alone
     * @param patience how long one is alone with other questions
     * @param coversClasses whether the rival leaves nothing out of classes
     * @param ontology what both are over
     * @param winner is told who answered first
     */
    RacingReasoner(Runner complete, Runner rival, Runner ofClasses, Duration headStart, Duration patience,
            BooleanSupplier coversClasses, OWLOntology ontology, Consumer<Engine> winner) {
        this.complete = complete;
        this.rival = rival;
        this.ofClasses = ofClasses;
        this.ofIndividuals = complete;
        this.headStart = headStart;
        this.patience = patience;
        this.coversClasses = coversClasses;
        this.ontology = ontology;
        this.winner = winner;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        switch (method.getName()) {
            case "hashCode": return System.identityHashCode(proxy);
            case "equals": return proxy == arguments[0];
            case "toString": return "race";
            case "interrupt": return each(Runner::stop);
            case "dispose":
                forget();
                return each(RacingReasoner::dispose);
            default: return answer(method.getName(), expressions(arguments),
                (engine, reasoner) -> call(method, reasoner, arguments));
        }
    }

    private Object each(Consumer<Runner> command) {
        Stream.of(complete, rival).forEach(command);
        return null;
    }

    /** One that was stopped may be at work still. */
    private static void dispose(Runner runner) {
        if (runner.isAtWork()) {
            Workers.start(runner::dispose);
        } else {
            runner.dispose();
        }
    }

    private static Object call(Method method, OWLReasoner reasoner, Object[] arguments) {
        try {
            return method.invoke(reasoner, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException) {
                throw (RuntimeException) e.getCause();
            }
            if (e.getCause() instanceof Error) {
                throw (Error) e.getCause();
            }
            throw new IllegalStateException(e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private Object answer(String question, Set<OWLAxiom> asked, BiFunction<Engine, OWLReasoner, Object> by) {
        if (!OF_CLASSES.contains(question)) {
            return ofIndividuals(asked, by);
        }
        if (ofClasses == complete || takes(asked)) {
            return ofClasses(!question.equals("isConsistent"), asked, by);
        }
        winner.accept(complete.engine());
        return ofIndividuals(asked, by);
    }

    /** Whether the rival leaves out nothing of classes where they ask, too. */
    private boolean takes(Set<OWLAxiom> asked) {
        return asked.isEmpty() || rival.engine().coversClasses(with(asked));
    }

    /** The class expressions in a question, in axioms: a rival may leave out what they say, if not the ontology. */
    private static Set<OWLAxiom> expressions(Object[] arguments) {
        return arguments == null ? Set.of() : Stream.of(arguments).filter(OWLClassExpression.class::isInstance)
            .map(OWLClassExpression.class::cast).filter(OWLClassExpression::isAnonymous)
            .map(c -> Owl.FACTORY.getOWLSubClassOfAxiom(c, Owl.FACTORY.getOWLThing())).collect(Collectors.toSet());
    }

    private Set<OWLAxiom> with(Set<OWLAxiom> asked) {
        var all = new HashSet<>(ontology.getAxioms(Imports.INCLUDED));
        all.addAll(asked);
        return all;
    }

    /**
     * The first answer. Who gave it leads from now on, but not where two started at once and were asked no more than
     * whether there is a model.
     */
    <T> T ofClasses(boolean decides, BiFunction<Engine, OWLReasoner, T> question) {
        return ofClasses(decides, Set.of(), question);
    }

    private <T> T ofClasses(boolean decides, Set<OWLAxiom> asked, BiFunction<Engine, OWLReasoner, T> question) {
        Round<T> round = round(ofClasses, () -> coversClasses.getAsBoolean() && takes(asked), headStart, question);
        T answer = answer(round);
        winner.accept(round.winner().engine());
        if (decides || !headStart.isZero()) {
            ofClasses = round.winner();
            headStart = headStart.isZero() ? patience : headStart;
        }
        return answer;
    }

    /** The first answer of those that leave nothing out. */
    <T> T ofIndividuals(BiFunction<Engine, OWLReasoner, T> question) {
        return ofIndividuals(Set.of(), question);
    }

    /** @param asked what the question says, where a rival may leave out some of it */
    <T> T ofIndividuals(Set<OWLAxiom> asked, BiFunction<Engine, OWLReasoner, T> question) {
        boolean mayLead = ofIndividuals == complete || asked.isEmpty() || rival.engine().covers(with(asked));
        Round<T> round = round(mayLead ? ofIndividuals : complete,
            () -> Race.isRoomForAnother() && rival.engine().covers(with(asked)), patience, question);
        T answer = answer(round);
        ofIndividuals = mayLead ? round.winner() : ofIndividuals;
        return answer;
    }

    /** The same where the class hierarchy has to be known: what the rival found out of it is not found out again. */
    <T> T ofTypes(BiFunction<Engine, OWLReasoner, T> question) {
        if (ofClasses == rival && ofIndividuals == complete) {
            Interrupter learning = complete.ready();
            ofLeader((engine, classified) -> complete.answer(learning, (learner, reasoner) -> {
                learner.learnClasses(reasoner, classified);
                return reasoner;
            }));
        }
        return ofIndividuals(question);
    }

    /** From the one that leads where a question is about classes, as it is about that one. */
    <T> T ofLeader(BiFunction<Engine, OWLReasoner, T> question) {
        return ofClasses.answer(ofClasses.ready(), question);
    }

    private <T> Round<T> round(Runner leader, BooleanSupplier rivalMayJoin, Duration alone,
            BiFunction<Engine, OWLReasoner, T> question) {
        return leader == complete ? new Round<>(complete, rival, true, rivalMayJoin, alone, question)
            : new Round<>(rival, complete, false, () -> true, alone, question);
    }

    private <T> T answer(Round<T> round) {
        current = round;
        try {
            if (round.left().isNegative()) {
                round.join();
            } else {
                lookAfter(round.left());
            }
            return round.answer();
        } finally {
            current = null;
        }
    }

    /** One alarm for many short questions; another only where it has to go off earlier. */
    private synchronized void lookAfter(Duration time) {
        long wanted = System.nanoTime() + time.toNanos();
        if (alarm == null || wanted - due < 0) {
            forget();
            due = wanted;
            alarm = Deadline.CLOCK.schedule(this::look, time.toNanos(), TimeUnit.NANOSECONDS);
        }
    }

    /** The clock would hold the ontologies till it went off. */
    private synchronized void forget() {
        if (alarm != null) {
            alarm.cancel(false);
            alarm = null;
        }
    }

    private void look() {
        forget();
        Round<?> round = current;
        if (round == null) {
            return;
        }
        Duration left = round.left();
        if (left.isNegative()) {
            round.join();
        } else {
            lookAfter(left.plusNanos(1));
        }
    }
}

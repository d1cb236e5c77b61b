package org.paradl.engine.hermit.classify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import org.paradl.engine.Workers;
import org.paradl.engine.hermit.search.TableauInsides;
import org.semanticweb.HermiT.hierarchy.ClassificationProgressMonitor;
import org.semanticweb.HermiT.hierarchy.Hierarchy;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.ReasoningTaskDescription;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * Classifies without disjunctions, where the model of a class shows all its subsumers, as HermiT's own
 * {@code DeterministicClassification} does; but with {@link ClassTests}, and with two tableaux at once where that is
 * worth it. What the tableaux share is never changed, but for interned names, of which HermiT takes care itself.
 */
public final class HornClassification {
    private final ClassificationProgressMonitor monitor;
    private final Set<AtomicConcept> all;
    private final List<AtomicConcept> queue;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final Map<AtomicConcept, Set<AtomicConcept>> subsumers = new ConcurrentHashMap<>();

    /** @param all the classes, owl:Thing and owl:Nothing among them */
    public HornClassification(Set<AtomicConcept> all, ClassificationProgressMonitor monitor) {
        this.all = all;
        this.queue = new ArrayList<>(all);
        this.monitor = monitor;
    }

    /** The hierarchy of a consistent ontology, by a tableau over it that nobody else uses. */
    public Hierarchy<AtomicConcept> classify(Tableau tableau) {
        work(() -> tableau);
        return found();
    }

    /** As {@link #classify(Tableau)}, by two tableaux; the other is made meanwhile. */
    public Hierarchy<AtomicConcept> classify(Tableau one, Supplier<Tableau> other) {
        var twin = new FutureTask<Void>(() -> work(other), null);
        var thread = new Thread(null, twin, "paradl-twin", Workers.STACK);
        thread.setDaemon(true);
        thread.start();
        try {
            work(() -> one);
        } finally {
            await(twin);
        }
        return found();
    }

    private Hierarchy<AtomicConcept> found() {
        var unsatisfiable = new HashSet<>(all);
        unsatisfiable.removeAll(subsumers.keySet());
        return HermitHierarchy.of(subsumers, unsatisfiable);
    }

    /** Where one fails or is interrupted, the other ends with its class. */
    private void work(Supplier<Tableau> made) {
        try {
            Tableau tableau = made.get();
            var tests = new ClassTests(tableau);
            for (int i = next.getAndIncrement(); i < queue.size() && !stopped.get(); i = next.getAndIncrement()) {
                AtomicConcept c = queue.get(i);
                subsumers(c, tests, tableau).ifPresent(found -> subsumers.put(c, found));
                synchronized (monitor) {
                    monitor.elementClassified(c);
                }
            }
        } catch (Throwable e) {
            stopped.set(true);
            throw e;
        }
    }

    private Optional<Set<AtomicConcept>> subsumers(AtomicConcept c, ClassTests tests, Tableau tableau) {
        Node instance = tests.instance(c, Set.of(), ReasoningTaskDescription.isConceptSatisfiable(c));
        if (instance == null) {
            return Optional.empty();
        }
        var found = new HashSet<>(Set.of(AtomicConcept.THING));
        new TableauInsides(tableau).forEachClass(instance.getCanonicalNode(), label -> {
            if (all.contains(label)) {
                found.add(label);
            }
        });
        return Optional.of(found);
    }

    private static void await(FutureTask<Void> twin) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    twin.get();
                    return;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            throw TableauInsides.unchecked(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}

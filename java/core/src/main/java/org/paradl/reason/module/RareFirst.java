package org.paradl.reason.module;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Orders axioms by how near they are to some others, where a step over a name is the longer the more axioms share the
 * name: whoever shares a rare one has more to do with it than whoever shares one that is everywhere.
 */
public final class RareFirst {
    private final Map<OWLEntity, List<OWLAxiom>> sharing = new HashMap<>();
    private final PriorityQueue<Step> steps = new PriorityQueue<>();
    private final Set<OWLEntity> reached = new LinkedHashSet<>();
    private final Set<OWLAxiom> ordered = new LinkedHashSet<>();

    private static final class Step implements Comparable<Step> {
        private final OWLEntity over;
        private final double end;
        private final int number;

        Step(OWLEntity over, double end, int number) {
            this.over = over;
            this.end = end;
            this.number = number;
        }

        @Override
        public int compareTo(Step other) {
            int byEnd = Double.compare(end, other.end);
            return byEnd == 0 ? Integer.compare(number, other.number) : byEnd;
        }
    }

    private RareFirst(Collection<OWLAxiom> axioms) {
        axioms.forEach(axiom -> Relevance.mentioned(axiom)
            .forEach(name -> sharing.computeIfAbsent(name, k -> new ArrayList<>()).add(axiom)));
    }

    /** All the axioms: these first, then the others as they are near to them; last what is not connected with them. */
    public static Set<OWLAxiom> around(Collection<OWLAxiom> some, Collection<OWLAxiom> axioms) {
        var order = new RareFirst(axioms);
        some.forEach(axiom -> order.take(axiom, 0));
        while (!order.steps.isEmpty()) {
            Step next = order.steps.remove();
            order.sharing.get(next.over).forEach(axiom -> order.take(axiom, next.end));
        }
        order.ordered.addAll(axioms);
        return order.ordered;
    }

    private void take(OWLAxiom axiom, double distance) {
        if (ordered.add(axiom)) {
            Relevance.mentioned(axiom).stream().sorted().filter(reached::add).forEach(name ->
                steps.add(new Step(name, distance + Math.log1p(sharing.get(name).size()), reached.size())));
        }
    }
}

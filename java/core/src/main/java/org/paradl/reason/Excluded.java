package org.paradl.reason;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/**
 * Finds who is told false of a class because it cannot be told true without being told false, where a logic has no gaps and
 * the engine reasons without the axioms that say so. Few are, so it is asked of many at once whether they can do without, and
 * of each half where they cannot; of how many, as long as that takes less for each than to ask of fewer.
 */
final class Excluded {
    private static final int FIRST = 16;

    private final Solution solution;

    Excluded(Solution solution) {
        this.solution = solution;
    }

    /** @param types the classes of the translation that each is in, which grow */
    void addTo(Map<OWLNamedIndividual, Set<OWLClass>> types) {
        Map<OWLClass, OWLClassExpression> classes = solution.translation().askedOtherwise();
        Progress progress = solution.theory().progress();
        int done = 0;
        for (Map.Entry<OWLClass, OWLClassExpression> entry : classes.entrySet()) {
            progress.report("told false", done++, classes.size());
            progress.checkCancelled();
            var open = types.keySet().stream().filter(individual -> isOpen(types.get(individual), entry.getKey()))
                .sorted().collect(Collectors.toList());
            new Search(entry.getKey(), entry.getValue(), types).of(open);
        }
    }

    /** Told true of what can be without the told-false side is not told false. */
    private boolean isOpen(Set<OWLClass> types, OWLClass refuted) {
        return !types.contains(refuted)
            && solution.translator().refutedName(refuted).stream().noneMatch(name -> types.contains(trueSide(name)));
    }

    private OWLClass trueSide(OWLClass name) {
        return solution.translator().side(name, solution.translator().table().trueChannel(), solution.split());
    }

    /** Of one told-false class. */
    private final class Search {
        private final OWLClass refuted;
        private final OWLClassExpression asked;
        private final Map<OWLNamedIndividual, Set<OWLClass>> types;
        private boolean mayBeEverything = true;
        private boolean everything;

        Search(OWLClass refuted, OWLClassExpression asked, Map<OWLNamedIndividual, Set<OWLClass>> types) {
            this.refuted = refuted;
            this.asked = asked;
            this.types = types;
        }

        void of(List<OWLNamedIndividual> individuals) {
            int size = FIRST;
            double before = Double.MAX_VALUE;
            for (int from = 0; from < individuals.size() && !everything;) {
                List<OWLNamedIndividual> some = individuals.subList(from, Math.min(from + size, individuals.size()));
                long start = System.nanoTime();
                among(some);
                double each = (double) (System.nanoTime() - start) / some.size();
                size = each < before ? 2 * size : Math.max(1, size / 2);
                before = each;
                from += some.size();
            }
            if (everything) {
                individuals.forEach(this::add);
            }
        }

        private void among(List<OWLNamedIndividual> individuals) {
            if (individuals.isEmpty() || everything || canBeWithout(individuals)) {
                return;
            }
            if (individuals.size() == 1) {
                add(individuals.get(0));
                return;
            }
            if (mayBeEverything) {
                mayBeEverything = false;
                everything = isEverything();
            }
            int half = individuals.size() / 2;
            among(individuals.subList(0, half));
            among(individuals.subList(half, individuals.size()));
        }

        private void add(OWLNamedIndividual individual) {
            types.get(individual).add(refuted);
        }

        private boolean canBeWithout(List<OWLNamedIndividual> individuals) {
            return solution.complete().allows(individuals.stream().map(this::without).collect(Collectors.toSet()));
        }

        private OWLAxiom without(OWLNamedIndividual individual) {
            return Owl.FACTORY.getOWLClassAssertionAxiom(asked.getObjectComplementOf(), individual);
        }

        private boolean isEverything() {
            return solution.complete().entails(List.of(Owl.FACTORY.getOWLSubClassOfAxiom(Owl.FACTORY.getOWLThing(), asked)));
        }
    }
}

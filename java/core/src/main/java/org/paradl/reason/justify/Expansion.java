package org.paradl.reason.justify;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.paradl.engine.Engine;
import org.paradl.engine.Traced;
import org.paradl.reason.module.RareFirst;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.module.Spoken;
import org.paradl.reason.theory.Goal;
import org.paradl.translate.Translation;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Finds few axioms from which a goal follows, for a justification to be contracted from: knows where to look. */
final class Expansion {
    private static final int FIRST = 16;
    /** Of so many axioms most are near to anything, over names that all of them share. */
    private static final int MANY = 64;
    private static final double CLEARLY_FEWER = 0.9;

    private final Justifier justifier;
    private final Engine engine;
    private final Translation translation;

    Expansion(Justifier justifier, Engine engine, Translation translation) {
        this.justifier = justifier;
        this.engine = engine;
        this.translation = translation;
    }

    /**
     * The nearest axioms that suffice. The last of the fewest that do is in every justification among them, so the
     * others are ordered anew by how near they are to it, and again only the fewest are kept; of many as often as that
     * leaves clearly fewer.
     */
    Set<OWLAxiom> nearest(Goal goal, Relevance axioms, Set<OWLAxiom> without) {
        List<OWLAxiom> fewest = fewest(goal, axioms.nearest(goal.signature()), without);
        if (fewest.isEmpty()) {
            return Set.of();
        }
        var needed = new LinkedHashSet<OWLAxiom>();
        int before;
        do {
            before = fewest.size();
            needed.add(fewest.get(before - 1));
            Set<OWLAxiom> around = before > MANY ? RareFirst.around(needed, fewest)
                : Relevance.around(needed, fewest);
            fewest = fewest(goal, around.iterator(), Set.of());
        } while (fewest.size() > MANY && fewest.size() < CLEARLY_FEWER * before);
        return new LinkedHashSet<>(fewest);
    }

    /**
     * As many of the first axioms as suffice: doubled until they soon turn out to, then halved in; none where all do
     * not.
     */
    private List<OWLAxiom> fewest(Goal goal, Iterator<OWLAxiom> axioms, Set<OWLAxiom> without) {
        var taken = new ArrayList<OWLAxiom>();
        int tooFew;
        Optional<Boolean> suffice = Optional.of(false);
        do {
            tooFew = taken.size();
            take(axioms, without, Math.max(FIRST, tooFew), taken);
            if (taken.size() == tooFew) {
                return suffice.isEmpty() && justifier.follows(goal, taken) ? fewest(goal, taken, 0) : List.of();
            }
            suffice = justifier.followsSoon(goal, taken);
        } while (!suffice.orElse(false));
        return fewest(goal, taken, tooFew);
    }

    /** The same of axioms that suffice, where so many of the first do not, as far as is known. */
    private List<OWLAxiom> fewest(Goal goal, List<OWLAxiom> sufficient, int tooFew) {
        Set<OWLAxiom> involved = involved(goal, new LinkedHashSet<>(sufficient));
        return involved.size() < sufficient.size() ? halvedIn(goal, List.copyOf(involved), 0)
            : halvedIn(goal, sufficient, tooFew);
    }

    private List<OWLAxiom> halvedIn(Goal goal, List<OWLAxiom> sufficient, int tooFew) {
        int low = tooFew;
        int high = sufficient.size();
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (justifier.followsAsSoon(goal, sufficient.subList(0, middle))) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return sufficient.subList(0, high);
    }

    /** Of many axioms that suffice those that have a part in a refutation, if these are fewer and suffice. */
    Set<OWLAxiom> involved(Goal goal, Set<OWLAxiom> sufficient) {
        Set<OWLAxiom> involved = sufficient;
        int before = Integer.MAX_VALUE;
        while (involved.size() > MANY && involved.size() < CLEARLY_FEWER * before) {
            before = involved.size();
            involved = spokenOf(goal, involved);
        }
        return involved;
    }

    private Set<OWLAxiom> spokenOf(Goal goal, Set<OWLAxiom> sufficient) {
        Optional<Traced> traced = engine.traced();
        if (traced.isEmpty() || !justifier.follows(goal, sufficient, traced.get().engine())) {
            return sufficient;
        }
        Set<OWLAxiom> some = new Spoken(traced.get().names(), translation).of(sufficient);
        return some.size() < sufficient.size() && justifier.follows(goal, some) ? some : sufficient;
    }

    private static void take(Iterator<OWLAxiom> axioms, Set<OWLAxiom> without, int more, List<OWLAxiom> taken) {
        int wanted = taken.size() + more;
        while (taken.size() < wanted && axioms.hasNext()) {
            OWLAxiom next = axioms.next();
            if (!without.contains(next)) {
                taken.add(next);
            }
        }
    }
}

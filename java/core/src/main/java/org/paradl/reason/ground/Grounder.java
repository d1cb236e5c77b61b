package org.paradl.reason.ground;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.paradl.reason.module.Islands;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.solve.Settings;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;

/**
 * Says, as answers come in, what has to be asked about for the sake of sentences ({@code semantics.md}, section 5). A
 * sentence is looked at in the part of the axioms that it depends on, and one that is like an earlier one, but for the
 * names of individuals, lacks the like.
 */
public final class Grounder {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Settings settings;
    private final Candidates candidates;
    private final Set<OWLAxiom> known;
    private final Islands islands;
    private final boolean hard;
    private final boolean apart;
    private final Map<String, Map<Boolean, Lack>> looked = new HashMap<>();

    public Grounder(Set<OWLAxiom> source, Candidates candidates, Settings settings, Progress progress) {
        this.settings = settings;
        this.candidates = candidates;
        this.known = new LinkedHashSet<>(source);
        var all = new ArrayList<>(known);
        all.addAll(candidates.axioms());
        boolean mayClash = Hard.isAnyIn(all, settings);
        this.islands = new Islands(known, mayClash);
        this.hard = mayClash && settings.table().guards() && clashes(progress);
        this.apart = !hard && islands.areApart();
        islands.add(candidates.axioms());
    }

    /** Of the names of some axioms. */
    static List<OWLAxiom> declarations(Collection<OWLAxiom> axioms) {
        return Entities.in(axioms).stream().sorted().map(FACTORY::getOWLDeclarationAxiom).collect(Collectors.toList());
    }

    /** Whether guards would be needed if everything that could be told were told. */
    private boolean clashes(Progress progress) {
        var all = new LinkedHashSet<>(known);
        all.addAll(candidates.axioms());
        try (var problem = new Problem(all, settings, progress)) {
            return problem.solution().split().guardsAny();
        }
    }

    /**
     * Takes in what was answered.
     *
     * @param evidence what it tells
     * @param asked the candidates that it is about
     */
    public void tell(Set<OWLAxiom> evidence, Collection<Integer> asked) {
        Set<OWLAxiom> fresh = evidence.stream().filter(known::add).collect(Collectors.toSet());
        islands.remove(candidates.axioms(asked).stream().filter(this::isOpen).collect(Collectors.toList()));
        candidates.remove(asked);
        islands.add(fresh);
    }

    /** What is missing for a sentence to be told true, and for it to be told false, with some ways to get there. */
    public Map<Boolean, Lack> lacks(OWLAxiom sentence, Collection<Boolean> sides, int ways, Progress progress) {
        Map<Boolean, Set<OWLAxiom>> around = around(sentence).stream()
            .collect(Collectors.partitioningBy(this::isOpen, Collectors.toCollection(LinkedHashSet::new)));
        Set<OWLAxiom> part = around.get(false);
        Set<OWLAxiom> open = around.get(true);
        part.addAll(declarations(Set.of(sentence)));
        part.addAll(declarations(open));
        if (!isApart(sentence)) {
            return look(sentence, sides, ways, part, open, progress);
        }
        var alike = new Alike(sentence, part, open, candidates);
        String key = sides + " " + alike.pattern();
        Map<Boolean, Lack> lacks = looked.get(key);
        if (lacks == null) {
            lacks = look(sentence, sides, ways, part, open, progress);
            looked.put(key, alike.numbered(lacks));
            return lacks;
        }
        return alike.named(lacks);
    }

    private boolean isApart(OWLAxiom sentence) {
        return apart && Islands.isAboutIndividuals(sentence);
    }

    private boolean isOpen(OWLAxiom axiom) {
        return candidates.of(axiom).isPresent() && !known.contains(axiom);
    }

    /** The axioms that matter to a sentence, the candidates' among them. */
    private Collection<OWLAxiom> around(OWLAxiom sentence) {
        var axioms = new LinkedHashSet<OWLAxiom>();
        if (isApart(sentence)) {
            axioms.addAll(islands.terms());
            axioms.addAll(islands.around(Entities.in(sentence)));
        } else {
            axioms.addAll(known);
            axioms.addAll(candidates.axioms());
        }
        return axioms;
    }

    private Map<Boolean, Lack> look(OWLAxiom sentence, Collection<Boolean> sides, int ways, Set<OWLAxiom> part,
            Set<OWLAxiom> open, Progress progress) {
        progress.checkCancelled();
        var lacks = new TreeMap<Boolean, Lack>();
        try (var looking = new Part(part, open, candidates, hard, settings, progress)) {
            sides.forEach(side -> lacks.put(side, looking.lack(sentence, side, ways)));
        }
        return lacks;
    }
}

package org.paradl.reason.conflict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.choose.Engines;
import org.paradl.reason.justify.Template;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.solve.Settings;
import org.paradl.reason.solve.Solver;
import org.paradl.reason.theory.Solution;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.TableReader;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * What the axioms of a clash tell both ways, by themselves: where a logic lets everything follow from a clash, or the
 * search ended with it, {@code adaptive} still can say.
 */
public final class ClashReader {
    private final Settings adaptive;
    private final Problem problem;
    private final List<Read> read = new ArrayList<>();
    private Abouts abouts;

    /** What a clash was found to say; with other names it says the same of these. */
    private static final class Read {
        private final Template template;
        private final List<Conflict> conflicts;

        Read(Template template, List<Conflict> conflicts) {
            this.template = template;
            this.conflicts = conflicts;
        }

        Optional<List<Conflict>> of(OWLEntity subject, Set<OWLAxiom> clash) {
            return template.about(List.of(subject), new Relevance(clash), axiom -> true, Split.nothing())
                .map(copy -> conflicts.stream().map(conflict -> conflict.in(copy)).collect(Collectors.toList()));
        }
    }

    public ClashReader(Problem problem) {
        this.problem = problem;
        String wanted = problem.settings().reasoner();
        String few = Engines.forFew(wanted); // a guarded clash is beyond ELK, which found it whole
        this.adaptive = new Settings(TableReader.shipped("adaptive"), Inclusion.INTERNAL, few)
            .leavingOutRefused(problem.settings().leavesOutRefused() || !few.equalsIgnoreCase(wanted));
    }

    /** What is in conflict where these axioms have no model. */
    public List<Conflict> conflicts(Set<OWLAxiom> clash) {
        Conflict whole = HardClash.conflict(List.of(clash), Optional.empty());
        return read.stream().flatMap(one -> one.of(whole.subject(), clash).stream()).findFirst()
            .orElseGet(() -> read(whole, clash));
    }

    private List<Conflict> read(Conflict whole, Set<OWLAxiom> clash) {
        try (var alone = new Problem(withoutExceptions(clash), adaptive, problem.progress())) {
            List<Conflict> told = new Checker(alone, 1).check(Integer.MAX_VALUE).conflicts().stream()
                .filter(conflict -> conflict.kind() != Conflict.Kind.CLASS)
                .map(conflict -> conflict.because(List.of(clash))).collect(Collectors.toList());
            List<Conflict> conflicts = told.isEmpty() ? List.of(whole) : told;
            read.add(new Read(Template.of(List.of(whole.subject()), clash), conflicts));
            return conflicts;
        }
    }

    /** Why a class is unsatisfiable. */
    Conflict conflict(OWLClass c, List<Set<OWLAxiom>> justifications) {
        return new Conflict(Conflict.Kind.CLASS, c, abouts().of(c, withoutExceptions(justifications.get(0)))
            .flatMap(about -> ConflictFinder.predicate(c, about)), Optional.empty(), justifications);
    }

    /** A clash is one, whatever inclusions are annotated to allow. */
    private static Set<OWLAxiom> withoutExceptions(Set<OWLAxiom> clash) {
        return clash.stream().<OWLAxiom>map(axiom -> axiom.getAxiomWithoutAnnotations()).collect(Collectors.toSet());
    }

    private Abouts abouts() {
        if (abouts == null) {
            Solver solver = problem.under(adaptive).solver();
            Solution whole = solver.asIs(Split.nothing());
            abouts = new Abouts(whole, solver.justifier(whole), problem.signature());
        }
        return abouts;
    }
}

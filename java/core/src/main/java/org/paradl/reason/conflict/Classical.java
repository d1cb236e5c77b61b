package org.paradl.reason.conflict;

import java.util.List;
import java.util.Set;

import org.paradl.reason.solve.Problem;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLClass;

/** What a classical reasoner would say of an ontology; found out when it is asked for first. */
final class Classical {
    /** With names for anonymous individuals, as the logics that split give them: HermiT does not take all without. */
    private static final Table TABLE = TableReader.read("extends = \"classical\"\nnames-anonymous = true\n");

    private final Problem problem;
    private boolean known;
    private boolean consistent;
    private List<String> warnings = List.of();
    private Set<OWLClass> incoherent;

    Classical(Problem problem) {
        this.problem = problem;
    }

    boolean isConsistent() {
        find();
        return consistent;
    }

    /** Its unsatisfiable classes; none where it is inconsistent. */
    Set<OWLClass> incoherent() {
        find();
        return incoherent;
    }

    /**
     * Whether it has a model, and one for each class, as far as all axioms say. Then nothing is in conflict under any
     * logic that ships: a model in which each name is told false of just what it is not told true of is one of the
     * translation ({@code semantics.md}, section 3: what follows under a split follows under a smaller one).
     */
    boolean isCoherent() {
        find();
        return consistent && warnings.isEmpty() && incoherent.isEmpty();
    }

    /** What an engine leaves out of the ontology as it is, which may be more than of what the logic makes of it. */
    List<String> warnings() {
        return warnings;
    }

    private void find() {
        if (!known) {
            try (Problem plain = of(problem)) {
                consistent = plain.solution().isConsistent();
                warnings = plain.warnings();
                incoherent = consistent ? plain.solver().incoherence(plain.solution()).incoherence().classes()
                    : Set.of();
            }
            known = true;
        }
    }

    /** Whether it is consistent, and no more is looked for. */
    static boolean isConsistent(Problem problem) {
        try (Problem plain = of(problem)) {
            return plain.solution().isConsistent();
        }
    }

    private static Problem of(Problem problem) {
        Settings settings = problem.settings();
        return problem.under(new Settings(TABLE, Inclusion.INTERNAL, settings.reasoner())
            .leavingOutRefused(settings.leavesOutRefused()));
    }
}

package org.paradl.engine.hermit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.semanticweb.HermiT.model.DLClause;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.model.Role;

/**
 * The properties through which one is below a functional one. Where two values of it are wanted, or one besides
 * another, HermiT applies no clause to see that they are the same: it knows these beforehand.
 */
final class FunctionalAbove {
    private final Map<Role, List<Role>> above = new HashMap<>();
    private final Map<Role, List<Role>> below = new HashMap<>();
    private final Set<Role> leading;

    FunctionalAbove(DLOntology ontology) {
        var functional = new ArrayList<Role>();
        for (DLClause clause : ontology.getDLClauses()) {
            if (clause.isAtomicRoleInclusion()) {
                include(first(clause), head(clause));
            } else if (clause.isAtomicRoleInverseInclusion()) {
                include(first(clause), head(clause).getInverse());
            } else if (clause.isFunctionalityAxiom()) {
                functional.add(first(clause));
            } else if (clause.isInverseFunctionalityAxiom()) {
                functional.add(first(clause).getInverse());
            }
        }
        leading = reached(functional, below);
    }

    private static Role first(DLClause clause) {
        return (Role) clause.getBodyAtom(0).getDLPredicate();
    }

    private static Role head(DLClause clause) {
        return (Role) clause.getHeadAtom(0).getDLPredicate();
    }

    private void include(Role sub, Role sup) {
        add(sub, sup);
        add(sub.getInverse(), sup.getInverse());
    }

    private void add(Role sub, Role sup) {
        above.computeIfAbsent(sub, k -> new ArrayList<>()).add(sup);
        below.computeIfAbsent(sup, k -> new ArrayList<>()).add(sub);
    }

    /** With the functional one, and the property itself; none where it is below none. */
    Set<Role> of(Role role) {
        Set<Role> found = reached(List.of(role), above);
        found.retainAll(leading);
        return found;
    }

    private static Set<Role> reached(Collection<Role> from, Map<Role, List<Role>> steps) {
        var found = new HashSet<>(from);
        Deque<Role> ahead = new ArrayDeque<>(found);
        while (!ahead.isEmpty()) {
            steps.getOrDefault(ahead.remove(), List.of()).stream().filter(found::add).forEach(ahead::add);
        }
        return found;
    }
}

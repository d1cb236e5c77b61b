package org.paradl.engine.hermit;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.semanticweb.HermiT.Prefixes;
import org.semanticweb.HermiT.model.AnnotatedEquality;
import org.semanticweb.HermiT.model.AtLeastDataRange;
import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.DLClause;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.model.DLPredicate;
import org.semanticweb.HermiT.model.DatatypeRestriction;
import org.semanticweb.HermiT.model.Equality;
import org.semanticweb.HermiT.model.LiteralDataRange;

/**
 * The hierarchy of data properties as told, where no more can follow for those that have values: HermiT makes a model
 * for each property to find it.
 *
 * <p>A value gets a property through inclusions; by being made equal to a value that some axiom demands (to one that is
 * asserted it is equal anyhow), where a property that both have is counted; or by being the very value that is
 * demanded. What it gets through rules, which bind the named alone, is no inclusion: HermiT does not list it either.
 */
final class ToldDataRoles {
    /** Where one in so many properties has values, to test these takes less than to find the hierarchy of all. */
    private static final int MANY = 4;

    private final Map<AtomicRole, Set<AtomicRole>> told = new HashMap<>();
    private final Map<AtomicRole, Set<AtomicRole>> possible;
    private final Set<AtomicRole> uncertain = new HashSet<>();
    private final Set<AtomicRole> asserted;
    private final Map<AtomicRole, Set<AtomicRole>> tested = new HashMap<>();
    private final boolean fewAsserted;

    ToldDataRoles(DLOntology ontology) {
        asserted = ontology.getDataPropertyAssertions().keySet();
        fewAsserted = MANY * asserted.size() <= ontology.getAllAtomicDataRoles().size();
        var counted = new HashSet<AtomicRole>();
        var demanded = new HashSet<AtomicRole>();
        for (DLClause clause : ontology.getDLClauses()) {
            if (clause.isAtomicRoleInclusion()) {
                include(role(clause.getBodyAtom(0)), role(clause.getHeadAtom(0)), told);
                continue;
            }
            if (Stream.of(clause.getHeadAtoms()).map(Atom::getDLPredicate).anyMatch(ToldDataRoles::equates)) {
                counted.addAll(roles(clause.getBodyAtoms()));
            }
            for (AtLeastDataRange demand : demands(clause)) {
                demanded.add((AtomicRole) demand.getOnRole());
                if (!leavesOpen(demand) && !isOfNamed(clause)) {
                    uncertain.add((AtomicRole) demand.getOnRole());
                }
            }
        }
        possible = possible(counted, demanded);
    }

    private static boolean equates(DLPredicate head) {
        return head instanceof AnnotatedEquality || head.equals(Equality.INSTANCE);
    }

    private static List<AtLeastDataRange> demands(DLClause clause) {
        return Stream.of(clause.getHeadAtoms()).map(Atom::getDLPredicate).filter(AtLeastDataRange.class::isInstance)
            .map(AtLeastDataRange.class::cast).collect(Collectors.toList());
    }

    /** Whether so much may be the value that no value must be. */
    private static boolean leavesOpen(AtLeastDataRange demand) {
        LiteralDataRange range = demand.getToDataRange();
        return range.isAlwaysTrue() || demand.getNumber() == 1 && range instanceof DatatypeRestriction
            && ((DatatypeRestriction) range).getNumberOfFacetRestrictions() == 0;
    }

    /** Whether what is demanded is demanded of a class with a name, of which it is read off without HermiT. */
    private static boolean isOfNamed(DLClause clause) {
        DLPredicate body = clause.getBodyLength() == 1 ? clause.getBodyAtom(0).getDLPredicate() : null;
        return clause.getHeadLength() == 1 && body instanceof AtomicConcept
            && !Prefixes.isInternalIRI(((AtomicConcept) body).getIRI());
    }

    /** The property with its told subproperties; empty where values of others may be among its own. */
    Optional<Set<AtomicRole>> below(AtomicRole role) {
        Set<AtomicRole> below = below(role, told);
        Set<AtomicRole> others = below(role, possible);
        boolean all = !role.equals(AtomicRole.TOP_DATA_ROLE) && Collections.disjoint(others, uncertain)
            && others.stream().allMatch(other -> below.contains(other) || !asserted.contains(other));
        return all ? Optional.of(below) : Optional.empty();
    }

    /** Those with values that are below the property, which is tested once; empty where too many have values. */
    Optional<Set<AtomicRole>> tested(AtomicRole role, Predicate<AtomicRole> isBelow) {
        return fewAsserted ? Optional.of(tested.computeIfAbsent(role,
            above -> asserted.stream().filter(isBelow).collect(Collectors.toSet()))) : Optional.empty();
    }

    /** The inclusions with those that counting may bring about. */
    private Map<AtomicRole, Set<AtomicRole>> possible(Set<AtomicRole> counted, Set<AtomicRole> demanded) {
        var possible = new HashMap<AtomicRole, Set<AtomicRole>>();
        told.forEach((role, included) -> possible.put(role, new HashSet<>(included)));
        boolean more = true;
        while (more) {
            more = false;
            for (AtomicRole role : counted) {
                for (AtomicRole other : below(role, possible)) {
                    more |= demanded.contains(other) && include(role, other, possible);
                }
            }
        }
        return possible;
    }

    private static boolean include(AtomicRole role, AtomicRole other, Map<AtomicRole, Set<AtomicRole>> inclusions) {
        return inclusions.computeIfAbsent(other, k -> new HashSet<>()).add(role);
    }

    private static Set<AtomicRole> below(AtomicRole role, Map<AtomicRole, Set<AtomicRole>> inclusions) {
        var below = new HashSet<>(Set.of(role));
        Deque<AtomicRole> open = new ArrayDeque<>(below);
        while (!open.isEmpty()) {
            inclusions.getOrDefault(open.remove(), Set.of()).stream().filter(below::add).forEach(open::add);
        }
        return below;
    }

    private static Set<AtomicRole> roles(Atom[] atoms) {
        return Stream.of(atoms).filter(atom -> atom.getDLPredicate() instanceof AtomicRole).map(ToldDataRoles::role)
            .collect(Collectors.toSet());
    }

    private static AtomicRole role(Atom atom) {
        return (AtomicRole) atom.getDLPredicate();
    }
}

package org.paradl.engine.hermit;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.semanticweb.HermiT.hierarchy.ClassificationProgressMonitor;
import org.semanticweb.HermiT.hierarchy.QuasiOrderClassificationForRoles;
import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.DLClause;
import org.semanticweb.HermiT.model.Role;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * HermiT's hierarchy of properties, with what is mended of 1.4.5.519: it takes each clause of a property and another
 * for an inclusion, though {@code q(x, y) -> p(x, x)} says of who has {@code q} that they have {@code p} of themselves,
 * and {@code q(x, x) -> p(x, x)} nothing of other pairs.
 */
final class ToldRoles extends QuasiOrderClassificationForRoles {

    ToldRoles(Tableau tableau, ClassificationProgressMonitor monitor, AtomicConcept top, AtomicConcept bottom,
            Set<AtomicConcept> elements, boolean hasInverses, Map<Role, AtomicConcept> conceptsForRoles,
            Map<AtomicConcept, Role> rolesForConcepts) {
        super(tableau, monitor, top, bottom, elements, hasInverses, conceptsForRoles, rolesForConcepts);
    }

    @Override
    protected void initialiseKnownSubsumptionsUsingToldSubsumers(Collection<DLClause> clauses) {
        super.initialiseKnownSubsumptionsUsingToldSubsumers(inclusions(clauses));
    }

    /** All but those of what somebody has of themselves. */
    static Collection<DLClause> inclusions(Collection<DLClause> clauses) {
        return clauses.stream().filter(clause -> Stream.of(clause.getBodyAtoms(), clause.getHeadAtoms())
            .flatMap(Stream::of).noneMatch(ToldRoles::isOfSelf)).collect(Collectors.toList());
    }

    private static boolean isOfSelf(Atom atom) {
        return atom.getDLPredicate() instanceof AtomicRole && atom.getArgument(0).equals(atom.getArgument(1));
    }
}

package org.paradl.openllet;

import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;

import openllet.core.OpenlletOptions;

import org.paradl.engine.Parts;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLInverseFunctionalObjectPropertyAxiom;
import org.semanticweb.owlapi.model.OWLInverseObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObjectInverseOf;
import org.semanticweb.owlapi.model.OWLSymmetricObjectPropertyAxiom;

/**
 * Keeps Openllet (2.6.5) from blocking a node by any other but its ancestors where there are inverses: it does so
 * wrongly, and misses clashes. Without inverses it is right, and galen cannot be done without it. The choice is one for
 * the whole of a Java machine, so it holds as long as any reasoner with inverses is there.
 */
final class Blocking {
    private static final Set<Object> BY_ANCESTORS = Collections.newSetFromMap(new WeakHashMap<>());

    private Blocking() {
    }

    /** To be called before the reasoner is asked anything over the axioms. */
    static synchronized void choose(Object reasoner, Collection<? extends OWLAxiom> axioms) {
        if (axioms.stream().anyMatch(Blocking::hasInverses)) {
            BY_ANCESTORS.add(reasoner);
            OpenlletOptions.USE_ANYWHERE_BLOCKING = false;
        }
    }

    /** The reasoner is asked nothing more. */
    static synchronized void forget(Object reasoner) {
        BY_ANCESTORS.remove(reasoner);
        OpenlletOptions.USE_ANYWHERE_BLOCKING = BY_ANCESTORS.isEmpty();
    }

    /** Whether the axiom speaks of the inverse of a property. */
    static boolean hasInverses(OWLAxiom axiom) {
        return axiom instanceof OWLInverseObjectPropertiesAxiom || axiom instanceof OWLSymmetricObjectPropertyAxiom
            || axiom instanceof OWLInverseFunctionalObjectPropertyAxiom
            || Parts.anyMatch(axiom, OWLObjectInverseOf.class::isInstance);
    }
}

package org.paradl.engine.hermit;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAsymmetricObjectPropertyAxiom;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLDatatypeRestriction;
import org.semanticweb.owlapi.model.OWLDisjointObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLFunctionalObjectPropertyAxiom;
import org.semanticweb.owlapi.model.OWLInverseFunctionalObjectPropertyAxiom;
import org.semanticweb.owlapi.model.OWLIrreflexiveObjectPropertyAxiom;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectCardinalityRestriction;
import org.semanticweb.owlapi.model.OWLObjectHasSelf;
import org.semanticweb.owlapi.model.OWLObjectMinCardinality;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyCharacteristicAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLObjectRestriction;
import org.semanticweb.owlapi.model.OWLProperty;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;
import org.semanticweb.owlapi.model.OWLTransitiveObjectPropertyAxiom;
import org.semanticweb.owlapi.model.SWRLBuiltInAtom;
import org.semanticweb.owlapi.model.SWRLRule;
import org.semanticweb.owlapi.util.OWLObjectPropertyManager;

/**
 * What HermiT refuses to start over, as OWL 2 DL forbids it or as it cannot do it: rules with built-in atoms; facets
 * that it does not know; owl:topDataProperty; numbers and other restrictions of properties that are transitive or
 * composed, as owl:topObjectProperty is; chains in a cycle. Without them it starts; and what counts only to zero or one
 * can be said without a number. Immutable.
 */
final class HermitRefusals {
    private static final OWLObjectProperty TOP = Owl.FACTORY.getOWLTopObjectProperty();
    private static final OWLDataProperty TOP_DATA = Owl.FACTORY.getOWLTopDataProperty();
    static final HermitRefusals NONE = new HermitRefusals(Set.of(), Map.of());

    private final Set<OWLAxiom> refused;
    private final Map<OWLAxiom, OWLAxiom> reworded;

    private HermitRefusals(Set<OWLAxiom> refused, Map<OWLAxiom, OWLAxiom> reworded) {
        this.refused = refused;
        this.reworded = reworded;
    }

    /** @param starts whether HermiT starts over these axioms alone */
    static HermitRefusals of(Collection<? extends OWLAxiom> axioms, Predicate<Set<OWLAxiom>> starts) {
        if (axioms.stream().noneMatch(HermitRefusals::isDelicate)) {
            return NONE;
        }
        Set<OWLAxiom> refused = axioms.stream().filter(HermitRefusals::hasBuiltIn)
            .collect(Collectors.toCollection(LinkedHashSet::new));
        List<OWLAxiom> suspects = axioms.stream().filter(axiom -> axiom instanceof SWRLRule || isSuspect(axiom))
            .filter(axiom -> !refused.contains(axiom)).collect(Collectors.toList());
        refuse(suspects, starts, refused);
        if (axioms.stream().noneMatch(axiom -> composes(axiom) || Parts.anyMatch(axiom, TOP::equals))) {
            return refused.isEmpty() ? NONE : new HermitRefusals(refused, Map.of());
        }
        Set<OWLAxiom> composed = composed(axioms);
        refused.addAll(irregular(axioms, composed, starts));
        Map<OWLAxiom, OWLAxiom> reworded = reworded(composed, axioms);
        composed.removeAll(reworded.keySet());
        refused.addAll(composed);
        return new HermitRefusals(refused, reworded);
    }

    boolean isEmpty() {
        return refused.isEmpty() && reworded.isEmpty();
    }

    /** The axioms that are left out. */
    List<OWLAxiom> among(Collection<? extends OWLAxiom> axioms) {
        return refused.isEmpty() ? List.of() : axioms.stream().filter(refused::contains).collect(Collectors.toList());
    }

    /** Whether HermiT may mean this one of them, where its message quotes none. */
    static boolean mayBeMeant(RuntimeException refusal, OWLAxiom axiom) {
        if (isOfRule(refusal)) {
            return hasBuiltIn(axiom);
        }
        return String.valueOf(refusal.getMessage()).contains("not regular") ? composes(axiom)
            : !(refusal instanceof IllegalArgumentException) && isSuspect(axiom);
    }

    /** Whether it refuses a rule, which it does for its built-in atoms. */
    static boolean isOfRule(RuntimeException refusal) {
        return String.valueOf(refusal.getMessage()).contains("SWRL rule");
    }

    /** The axioms without those that are left out, the others in words that are not refused. */
    Collection<OWLAxiom> taken(Collection<OWLAxiom> axioms) {
        return isEmpty() ? axioms : axioms.stream().filter(axiom -> !refused.contains(axiom))
            .map(axiom -> reworded.getOrDefault(axiom, axiom)).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Tried in halves, as most of many are taken. */
    private static void refuse(List<OWLAxiom> suspects, Predicate<Set<OWLAxiom>> starts, Set<OWLAxiom> refused) {
        if (suspects.isEmpty() || starts.test(new LinkedHashSet<>(suspects))) {
            return;
        }
        if (suspects.size() == 1) {
            refused.addAll(suspects);
            return;
        }
        int half = suspects.size() / 2;
        refuse(suspects.subList(0, half), starts, refused);
        refuse(suspects.subList(half, suspects.size()), starts, refused);
    }

    /** Whether it may have to do with a refusal; of most ontologies none has. */
    private static boolean isDelicate(OWLAxiom axiom) {
        return axiom instanceof SWRLRule || composes(axiom) || axiom.isLogicalAxiom() && Parts.anyMatch(axiom,
            part -> part instanceof OWLDatatypeRestriction || part instanceof OWLProperty && isTop((OWLProperty) part));
    }

    private static boolean isTop(OWLProperty property) {
        return property.isOWLTopObjectProperty() || property.isOWLTopDataProperty();
    }

    /** Which is never taken, so that nothing need be tried. */
    private static boolean hasBuiltIn(OWLAxiom axiom) {
        return axiom instanceof SWRLRule && Stream.concat(((SWRLRule) axiom).body(), ((SWRLRule) axiom).head())
            .anyMatch(SWRLBuiltInAtom.class::isInstance);
    }

    /** Whether it has what HermiT often does not take: owl:topDataProperty, or a facet. */
    private static boolean isSuspect(OWLAxiom axiom) {
        return !(axiom instanceof OWLPropertyAssertionAxiom)
            && Parts.anyMatch(axiom, part -> part instanceof OWLDatatypeRestriction || part.equals(TOP_DATA));
    }

    private static boolean composes(OWLAxiom axiom) {
        return axiom instanceof OWLTransitiveObjectPropertyAxiom || axiom instanceof OWLSubPropertyChainOfAxiom;
    }

    /** Those that restrict a property that is not simple. */
    private static Set<OWLAxiom> composed(Collection<? extends OWLAxiom> axioms) {
        Set<OWLObjectProperty> composed = new OWLObjectPropertyManager(Owl.ontology(aboutProperties(axioms)))
            .getNonSimpleProperties().stream().map(OWLObjectPropertyExpression::getNamedProperty)
            .collect(Collectors.toSet());
        composed.add(TOP);
        return axioms.stream().filter(axiom -> Parts.anyMatch(axiom, part -> restricts(part, composed)))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<OWLAxiom> aboutProperties(Collection<? extends OWLAxiom> axioms) {
        return axioms.stream().filter(axiom -> axiom.isOfType(AxiomType.RBoxAxiomTypes)).collect(Collectors.toSet());
    }

    /** Chains in a cycle. Where there may be such, HermiT is asked with one chain more each time. */
    private static Set<OWLAxiom> irregular(Collection<? extends OWLAxiom> axioms, Set<OWLAxiom> composed,
            Predicate<Set<OWLAxiom>> starts) {
        Set<OWLAxiom> accepted = aboutProperties(axioms);
        accepted.removeAll(composed);
        if (new PropertyCycles(accepted).hasNone() || starts.test(accepted)) {
            return Set.of();
        }
        Set<OWLAxiom> chains = axioms.stream().filter(HermitRefusals::composes)
            .collect(Collectors.toCollection(TreeSet::new));
        accepted.removeAll(chains);
        chains.removeIf(chain -> {
            accepted.add(chain);
            return starts.test(accepted) || !accepted.remove(chain);
        });
        return chains;
    }

    /** Whether one of the properties would have to be simple for this part, which may be the axiom. */
    private static boolean restricts(OWLObject part, Set<OWLObjectProperty> properties) {
        if (part instanceof OWLObjectCardinalityRestriction || part instanceof OWLObjectHasSelf) {
            return properties.contains(((OWLObjectRestriction) part).getProperty().getNamedProperty());
        }
        if (part instanceof OWLDisjointObjectPropertiesAxiom) {
            return ((OWLDisjointObjectPropertiesAxiom) part).properties()
                .anyMatch(property -> properties.contains(property.getNamedProperty()));
        }
        boolean restricts = part instanceof OWLFunctionalObjectPropertyAxiom
            || part instanceof OWLInverseFunctionalObjectPropertyAxiom
            || part instanceof OWLAsymmetricObjectPropertyAxiom
            || part instanceof OWLIrreflexiveObjectPropertyAxiom;
        return restricts
            && properties.contains(((OWLObjectPropertyCharacteristicAxiom) part).getProperty().getNamedProperty());
    }

    /** What says the same without a number, and is not refused. */
    private static Map<OWLAxiom, OWLAxiom> reworded(Set<OWLAxiom> composed, Collection<? extends OWLAxiom> axioms) {
        var reworded = new LinkedHashMap<OWLAxiom, OWLAxiom>();
        composed.forEach(axiom -> reworded.put(axiom, uncounted(axiom)));
        reworded.entrySet().removeIf(entry -> entry.getKey().equals(entry.getValue()));
        if (!reworded.isEmpty()) {
            var all = new LinkedHashSet<OWLAxiom>(axioms);
            all.removeAll(composed);
            all.addAll(reworded.values());
            reworded.values().removeAll(composed(all));
        }
        return reworded;
    }

    private static OWLAxiom uncounted(OWLAxiom axiom) {
        return Rewriting.of(axiom, OWLClassExpression.class, HermitRefusals::uncounted);
    }

    private static OWLClassExpression uncounted(OWLClassExpression expression) {
        if (!(expression instanceof OWLObjectCardinalityRestriction)) {
            return expression;
        }
        var counting = (OWLObjectCardinalityRestriction) expression;
        if (expression instanceof OWLObjectMinCardinality) {
            return atLeast(counting);
        }
        return counting.getCardinality() == 0 ? Owl.FACTORY.getOWLObjectAllValuesFrom(counting.getProperty(),
            counting.getFiller().getObjectComplementOf()) : expression;
    }

    private static OWLClassExpression atLeast(OWLObjectCardinalityRestriction counting) {
        switch (counting.getCardinality()) {
            case 0:
                return Owl.FACTORY.getOWLThing();
            case 1:
                return Owl.FACTORY.getOWLObjectSomeValuesFrom(counting.getProperty(), counting.getFiller());
            default:
                return counting;
        }
    }
}

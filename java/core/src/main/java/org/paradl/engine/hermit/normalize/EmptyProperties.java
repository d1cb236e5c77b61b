package org.paradl.engine.hermit.normalize;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.semanticweb.owlapi.model.*;

/**
 * The two properties that nobody has. Of them HermiT (1.4.5.519) knows that where a class expression of the ontology
 * speaks of them; where only an axiom about properties does, or a question, it takes them for any others.
 */
public final class EmptyProperties {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    private static final OWLObjectProperty OBJECT = FACTORY.getOWLBottomObjectProperty();
    private static final OWLDataProperty DATA = FACTORY.getOWLBottomDataProperty();
    private static final OWLAxiom NO_OBJECT = FACTORY.getOWLSubClassOfAxiom(FACTORY.getOWLThing(),
        FACTORY.getOWLObjectAllValuesFrom(OBJECT, FACTORY.getOWLNothing()));
    private static final OWLAxiom NO_VALUE = FACTORY.getOWLSubClassOfAxiom(FACTORY.getOWLThing(),
        FACTORY.getOWLDataAllValuesFrom(DATA, FACTORY.getOWLDataComplementOf(FACTORY.getTopDatatype())));

    private EmptyProperties() {
    }

    /** That nobody has them, as far as the axioms speak of them. */
    static Stream<OWLAxiom> meant(Collection<OWLAxiom> axioms) {
        return Stream.concat(axioms.stream().anyMatch(axiom -> speaksOf(axiom, OBJECT)) ? Stream.of(NO_OBJECT)
            : Stream.of(), axioms.stream().anyMatch(axiom -> speaksOf(axiom, DATA)) ? Stream.of(NO_VALUE)
            : Stream.of());
    }

    /** Declarations and annotations do not. */
    private static boolean speaksOf(OWLAxiom axiom, OWLProperty empty) {
        return axiom.isLogicalAxiom() && Parts.anyMatch(axiom, empty::equals);
    }

    /** Whether it holds whatever else does, as nobody has the property that it is about. */
    public static boolean isVoid(OWLAxiom axiom) {
        if (axiom instanceof OWLSubPropertyChainOfAxiom) {
            return ((OWLSubPropertyChainOfAxiom) axiom).getPropertyChain().stream().anyMatch(EmptyProperties::isEmpty);
        }
        if (axiom instanceof OWLDisjointObjectPropertiesAxiom || axiom instanceof OWLDisjointDataPropertiesAxiom) {
            List<? extends OWLPropertyExpression> disjoint = ((OWLNaryPropertyAxiom<?>) axiom).getOperandsAsList();
            return disjoint.stream().filter(property -> !isEmpty(property)).count() < 2 && disjoint.size() > 1;
        }
        return axiom instanceof OWLUnaryPropertyAxiom && isCharacteristic(axiom)
            && isEmpty(((OWLUnaryPropertyAxiom<?>) axiom).getProperty());
    }

    /** Of what has a property, whatever that is; that all have it is none. */
    private static boolean isCharacteristic(OWLAxiom axiom) {
        return axiom instanceof OWLFunctionalDataPropertyAxiom
            || axiom instanceof OWLObjectPropertyCharacteristicAxiom
                && !(axiom instanceof OWLReflexiveObjectPropertyAxiom);
    }

    private static boolean isEmpty(OWLPropertyExpression property) {
        return property.isObjectPropertyExpression()
            ? ((OWLObjectPropertyExpression) property).getNamedProperty().equals(OBJECT) : property.equals(DATA);
    }
}

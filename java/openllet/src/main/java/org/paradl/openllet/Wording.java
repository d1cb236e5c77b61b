package org.paradl.openllet;

import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.paradl.engine.hermit.normalize.LangStrings;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataPropertyExpression;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentDataPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectCardinalityRestriction;
import org.semanticweb.owlapi.model.OWLObjectExactCardinality;
import org.semanticweb.owlapi.model.OWLObjectMaxCardinality;
import org.semanticweb.owlapi.model.OWLObjectMinCardinality;
import org.semanticweb.owlapi.model.OWLSubDataPropertyOfAxiom;

/**
 * In other words what Openllet (2.6.5) takes for something else: rdf:langString, of which it would have no string at
 * all; at least none of what there cannot be, which it takes for what there cannot be; that two classes are disjoint
 * that come to the same, which it takes for no news; that nobody has a data property; and few integers.
 */
final class Wording {

    private Wording() {
    }

    static Stream<OWLAxiom> of(OWLAxiom axiom) {
        if (emptiesData(axiom)) {
            return axiom.dataPropertiesInSignature().filter(property -> !property.isOWLBottomDataProperty())
                .map(property -> Owl.FACTORY.getOWLDataPropertyDomainAxiom(property, Owl.FACTORY.getOWLNothing()));
        }
        OWLAxiom spelledOut = FewNumbers.spelledOut(LangStrings.spelledOut(axiom));
        OWLAxiom counted = Parts.anyMatch(spelledOut, Wording::isOfNone)
            ? Rewriting.of(spelledOut, OWLClassExpression.class, Wording::uncounted) : spelledOut;
        boolean disjoint = counted instanceof OWLDisjointClassesAxiom
            && ((OWLDisjointClassesAxiom) counted).operands().anyMatch(OWLClassExpression::isAnonymous);
        return disjoint ? ((OWLDisjointClassesAxiom) counted).asOWLSubClassOfAxioms().stream().map(each -> each)
            : Stream.of(counted);
    }

    /** That nobody has a value of a property, which it would leave out without a word. */
    private static boolean emptiesData(OWLAxiom axiom) {
        return axiom instanceof OWLSubDataPropertyOfAxiom
            && ((OWLSubDataPropertyOfAxiom) axiom).getSuperProperty().isOWLBottomDataProperty()
            || axiom instanceof OWLEquivalentDataPropertiesAxiom
            && ((OWLEquivalentDataPropertiesAxiom) axiom).getOperandsAsList().stream()
                .anyMatch(OWLDataPropertyExpression::isOWLBottomDataProperty);
    }

    private static boolean isOfNone(OWLObject part) {
        return part instanceof OWLObjectCardinalityRestriction
            && ((OWLObjectCardinalityRestriction) part).getCardinality() == 0
            && !(part instanceof OWLObjectMaxCardinality);
    }

    private static OWLClassExpression uncounted(OWLClassExpression c) {
        if (c instanceof OWLObjectMinCardinality && isOfNone(c)) {
            return Owl.FACTORY.getOWLThing();
        }
        if (c instanceof OWLObjectExactCardinality && isOfNone(c)) {
            var none = (OWLObjectExactCardinality) c;
            return Owl.FACTORY.getOWLObjectMaxCardinality(0, none.getProperty(), none.getFiller());
        }
        return c;
    }
}

package org.paradl.translate;

import java.util.ArrayList;
import java.util.List;

import org.paradl.table.Row;
import org.semanticweb.owlapi.model.*;

/**
 * An OWL object as a row of a table sees it: the constructor's functional name and its arguments. An argument is an OWL
 * object, a number, or a list of OWL objects.
 */
final class Shape {
    private final OWLObject whole;
    private final String constructor;
    private final List<Object> arguments;

    private Shape(OWLObject whole, String constructor, Object... arguments) {
        this.whole = whole;
        this.constructor = constructor;
        this.arguments = List.of(arguments);
    }

    OWLObject whole() {
        return whole;
    }

    String constructor() {
        return constructor;
    }

    List<Object> arguments() {
        return arguments;
    }

    /** Whether the row's constants are this shape's arguments. */
    boolean fits(Row row) {
        var parameters = row.parameters();
        for (int i = 0; i < parameters.size(); i++) {
            if (Row.isConstant(parameters.get(i)) && !(i < arguments.size() && is(parameters.get(i).get(0), i))) {
                return false;
            }
        }
        return true;
    }

    private boolean is(String constant, int i) {
        Object argument = arguments.get(i);
        return argument instanceof OWLClass ? ((OWLClass) argument).isBuiltIn()
            && ((OWLClass) argument).getIRI().getShortForm().equals(constant) : constant.equals(argument.toString());
    }

    static Shape of(OWLClassExpression c) {
        switch (c.getClassExpressionType()) {
            case OWL_CLASS: return named((OWLClass) c);
            case OBJECT_INTERSECTION_OF:
            case OBJECT_UNION_OF:
                return new Shape(c, name(c), ((OWLNaryBooleanClassExpression) c).getOperandsAsList());
            case OBJECT_COMPLEMENT_OF: return new Shape(c, name(c), ((OWLObjectComplementOf) c).getOperand());
            case OBJECT_ONE_OF:
                return new Shape(c, name(c), new ArrayList<>(((OWLObjectOneOf) c).getIndividuals()));
            case OBJECT_HAS_SELF: return new Shape(c, name(c), ((OWLObjectHasSelf) c).getProperty());
            case OBJECT_SOME_VALUES_FROM:
            case OBJECT_ALL_VALUES_FROM:
            case DATA_SOME_VALUES_FROM:
            case DATA_ALL_VALUES_FROM:
                var quantified = (OWLQuantifiedRestriction<?>) c;
                return new Shape(c, name(c), quantified.getProperty(), quantified.getFiller());
            case OBJECT_HAS_VALUE:
            case DATA_HAS_VALUE:
                var value = (OWLHasValueRestriction<?>) c;
                return new Shape(c, name(c), value.getProperty(), value.getFiller());
            default:
                var counted = (OWLCardinalityRestriction<?>) c;
                return new Shape(c, name(c), counted.getCardinality(), counted.getProperty(), counted.getFiller());
        }
    }

    private static Shape named(OWLClass c) {
        return c.isOWLThing() ? new Shape(c, "Thing")
            : c.isOWLNothing() ? new Shape(c, "Nothing") : new Shape(c, "A", c);
    }

    /** A name of the ontology, as what stands of it sees it. */
    static Shape of(OWLEntity name) {
        return new Shape(name, name.getEntityType().getName(), name);
    }

    private static String name(OWLClassExpression c) {
        return c.getClassExpressionType().getName();
    }

    static Shape of(OWLAxiom axiom) {
        return new Shape(axiom, name(axiom), arguments(axiom));
    }

    /** In the order of functional syntax; empty where no row looks at them. */
    private static Object[] arguments(OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom) {
            var inclusion = (OWLSubClassOfAxiom) axiom;
            return of(inclusion.getSubClass(), inclusion.getSuperClass());
        }
        if (axiom instanceof OWLDisjointUnionAxiom) {
            var union = (OWLDisjointUnionAxiom) axiom;
            return of(union.getOWLClass(), union.getOperandsAsList());
        }
        if (axiom instanceof OWLInverseObjectPropertiesAxiom) {
            var inverse = (OWLInverseObjectPropertiesAxiom) axiom;
            return of(inverse.getFirstProperty(), inverse.getSecondProperty());
        }
        if (axiom instanceof OWLEquivalentClassesAxiom) {
            return constantLast(((OWLEquivalentClassesAxiom) axiom).getClassExpressionsAsList());
        }
        if (axiom instanceof OWLNaryClassAxiom) {
            return of(((OWLNaryClassAxiom) axiom).getClassExpressionsAsList());
        }
        if (axiom instanceof OWLNaryPropertyAxiom) {
            return of(((OWLNaryPropertyAxiom<?>) axiom).getOperandsAsList());
        }
        if (axiom instanceof OWLNaryIndividualAxiom) {
            return of(((OWLNaryIndividualAxiom) axiom).getIndividualsAsList());
        }
        if (axiom instanceof OWLSubPropertyAxiom) {
            var inclusion = (OWLSubPropertyAxiom<?>) axiom;
            return of(inclusion.getSubProperty(), inclusion.getSuperProperty());
        }
        if (axiom instanceof OWLClassAssertionAxiom) {
            var assertion = (OWLClassAssertionAxiom) axiom;
            return of(assertion.getClassExpression(), assertion.getIndividual());
        }
        if (axiom instanceof OWLPropertyAssertionAxiom) {
            var assertion = (OWLPropertyAssertionAxiom<?, ?>) axiom;
            return of(assertion.getProperty(), assertion.getSubject(), assertion.getObject());
        }
        if (axiom instanceof OWLPropertyDomainAxiom) {
            var domain = (OWLPropertyDomainAxiom<?>) axiom;
            return of(domain.getProperty(), domain.getDomain());
        }
        if (axiom instanceof OWLPropertyRangeAxiom) {
            var range = (OWLPropertyRangeAxiom<?, ?>) axiom;
            return of(range.getProperty(), range.getRange());
        }
        if (axiom instanceof OWLUnaryPropertyAxiom) {
            return of(((OWLUnaryPropertyAxiom<?>) axiom).getProperty());
        }
        return of();
    }

    private static Object[] of(Object... arguments) {
        return arguments;
    }

    /** Two operands, one of them owl:Nothing, stand as two arguments, so that a row can name the constant. */
    private static Object[] constantLast(List<OWLClassExpression> operands) {
        if (operands.size() != 2 || operands.stream().noneMatch(OWLClassExpression::isOWLNothing)) {
            return of(operands);
        }
        boolean first = operands.get(0).isOWLNothing();
        return of(operands.get(first ? 1 : 0), operands.get(first ? 0 : 1));
    }

    /** The functional name; OWLAPI has names of its own for these. */
    private static String name(OWLAxiom axiom) {
        String name = axiom.getAxiomType().getName();
        switch (name) {
            case "IrrefexiveObjectProperty": return "IrreflexiveObjectProperty";
            case "Rule": return "SWRLRule";
            default: return name;
        }
    }
}

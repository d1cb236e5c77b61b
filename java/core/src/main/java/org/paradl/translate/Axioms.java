package org.paradl.translate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.paradl.table.Table;
import org.paradl.table.Table.AxiomRow;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Term;
import org.paradl.translate.Expressions.LeftOut;
import org.semanticweb.owlapi.model.*;

/** Translates axioms by the rows of a table, for one {@link Split}, guarded or not. */
final class Axioms {
    private final Table table;
    private final Expressions expressions;
    private final Expressions below;
    private final boolean guarded;
    private final boolean witnesses;
    private final OWLDataFactory factory;

    /**
     * @param expressions of what axioms claim, guarded or not
     * @param below of what they claim it of, on the left of an inclusion, which is never guarded: there a guard would
     *     make the axiom stronger, and whatever is in conflict about anything would be under it
     * @param witnesses whether the individuals that rows ask for are given
     */
    Axioms(Table table, Expressions expressions, Expressions below, boolean guarded, boolean witnesses,
            OWLDataFactory factory) {
        this.table = table;
        this.expressions = expressions;
        this.below = below;
        this.guarded = guarded;
        this.witnesses = witnesses;
        this.factory = factory;
    }

    /**
     * The axioms that the row of this axiom's type gives.
     *
     * @throws LeftOut where the logic has no reading of it
     */
    List<OWLAxiom> translate(OWLAxiom axiom, Inclusion kind) {
        Shape shape = Shape.of(axiom);
        var row = table.axiomRow(shape.constructor(), kind, guarded, shape::fits)
            .orElseThrow(() -> LeftOut.of(table, shape.constructor()));
        return of(row, shape, kind);
    }

    /** What stands of a name; nothing where the table says nothing of its kind. */
    List<OWLAxiom> standing(OWLEntity name) {
        Shape shape = Shape.of(name);
        return table.standing(shape.constructor()).map(row -> of(row, shape, table.inclusion())).orElse(List.of());
    }

    private List<OWLAxiom> of(AxiomRow row, Shape shape, Inclusion kind) {
        if (!row.unsupported().isEmpty()) {
            throw new LeftOut(row.unsupported());
        }
        var translated = new ArrayList<OWLAxiom>();
        Binding binding = Binding.of(row.row(), shape);
        for (Term term : row.axioms()) {
            if (!witnesses && term.hasWitness()) {
                continue;
            }
            for (Binding one : each(term, binding)) {
                translated.addAll(evaluate(term, one, kind));
            }
        }
        return translated;
    }

    /**
     * A term that mentions a list's metavariable is said of each of the list; two of one list, of each ordered pair.
     */
    private static List<Binding> each(Term term, Binding binding) {
        var bindings = List.of(binding);
        for (String variable : binding.listVariables()) {
            if (term.mentions(variable)) {
                bindings = spread(bindings, variable);
            }
        }
        return bindings;
    }

    private static List<Binding> spread(List<Binding> bindings, String variable) {
        var spread = new ArrayList<Binding>();
        for (Binding binding : bindings) {
            for (int place = 0; place < binding.list(variable).size(); place++) {
                if (!binding.taken(variable, place)) {
                    spread.add(binding.at(variable, place));
                }
            }
        }
        return spread;
    }

    private List<OWLAxiom> evaluate(Term term, Binding binding, Inclusion kind) {
        switch (term.op()) {
            case THIS: return List.of(same((OWLAxiom) binding.shape().whole(), term.channel()));
            case SOURCE: return evaluate(term.part(0), binding, kind).stream()
                .flatMap(source -> translate(source, kind).stream()).collect(Collectors.toList());
            case SUB_CLASS_OF: return List.of(factory.getOWLSubClassOfAxiom(sub(term.part(0), binding),
                expressions.evaluate(term.part(1), binding)));
            case EQUIVALENT: return equivalence(below.all(term.parts(), binding),
                expressions.all(term.parts(), binding));
            case DISJOINT: return List.of(factory.getOWLDisjointClassesAxiom(below.all(term.parts(), binding)));
            case TYPE: return List.of(factory.getOWLClassAssertionAxiom(
                expressions.evaluate(term.part(1), binding), individual(term.part(0), binding)));
            case SUB_PROPERTY_OF: return inclusionOfProperties(term.part(0), term.part(1), binding);
            case DISJOINT_PROPERTIES: return List.of(disjoint(term.part(0), term.part(1), binding));
            case FACT: return List.of(fact(term, binding, false));
            case NOT: return List.of(fact(term.part(0), binding, true));
            default: throw new IllegalStateException("not an axiom of a table: " + term);
        }
    }

    /** What is denied on the left is claimed. */
    private OWLClassExpression sub(Term term, Binding binding) {
        return (term.op() == Term.Op.NOT ? expressions : below).evaluate(term, binding);
    }

    /** Where guards make a difference, an inclusion in each from each other that is not empty anyway. */
    private List<OWLAxiom> equivalence(List<OWLClassExpression> subs, List<OWLClassExpression> sups) {
        if (subs.equals(sups)) {
            return List.of(factory.getOWLEquivalentClassesAxiom(sups));
        }
        var inclusions = new ArrayList<OWLAxiom>();
        for (int i = 0; i < subs.size(); i++) {
            for (int j = 0; j < sups.size(); j++) {
                if (i != j && !subs.get(i).isOWLNothing()) {
                    inclusions.add(factory.getOWLSubClassOfAxiom(subs.get(i), sups.get(j)));
                }
            }
        }
        return inclusions;
    }

    private OWLAxiom plainInclusion(Term sub, Term sup, Binding binding) {
        return Expressions.isData(sub)
            ? factory.getOWLSubDataPropertyOfAxiom(below.dataProperty(sub, binding),
                expressions.dataProperty(sup, binding))
            : factory.getOWLSubObjectPropertyOfAxiom(below.objectProperty(sub, binding),
                expressions.objectProperty(sup, binding));
    }

    /**
     * A side that is the complement of an unsplit property has no name in OWL: inclusion in it is disjointness,
     * inclusion between two of them turns around, and what includes it can be asked about, but not said: who chooses
     * what is split is not to split the smaller of two properties alone.
     */
    private List<OWLAxiom> inclusionOfProperties(Term sub, Term sup, Binding binding) {
        boolean subComplement = expressions.isComplement(sub, binding);
        boolean supComplement = expressions.isComplement(sup, binding);
        if (subComplement) {
            return supComplement ? List.of(plainInclusion(sup, sub, binding))
                : inclusionOfComplement(sub, sup, binding);
        }
        return List.of(supComplement ? disjoint(sub, sup, binding) : plainInclusion(sub, sup, binding));
    }

    /** Any two are in one of two properties where whoever is beside anything has it in one of them. */
    private List<OWLAxiom> inclusionOfComplement(Term complement, Term sup, Binding binding) {
        if (Expressions.isData(sup)) {
            if (expressions.dataProperty(sup, binding).isOWLTopDataProperty()) {
                return List.of();
            }
            throw new LeftOut("a strong inclusion of a data property that is split in one that is not has no OWL form");
        }
        var one = expressions.objectProperty(complement, binding);
        var other = expressions.objectProperty(sup, binding);
        if (other.isOWLTopObjectProperty()) {
            return List.of();
        }
        OWLClass anything = factory.getOWLClass(Vocabulary.ANYTHING);
        return List.of(factory.getOWLSubClassOfAxiom(
            factory.getOWLObjectSomeValuesFrom(factory.getOWLTopObjectProperty(), anything),
            factory.getOWLObjectUnionOf(factory.getOWLObjectSomeValuesFrom(one, anything),
                factory.getOWLObjectSomeValuesFrom(other, anything))));
    }

    private OWLAxiom disjoint(Term one, Term other, Binding binding) {
        return Expressions.isData(one)
            ? factory.getOWLDisjointDataPropertiesAxiom(expressions.dataProperty(one, binding),
                expressions.dataProperty(other, binding))
            : factory.getOWLDisjointObjectPropertiesAxiom(expressions.objectProperty(one, binding),
                expressions.objectProperty(other, binding));
    }

    /** What the term stands for; a witness is named after the axiom that asks for it. */
    private OWLIndividual individual(Term term, Binding binding) {
        return term.op() == Term.Op.WITNESS ? Witness.of((OWLAxiom) binding.shape().whole(), factory)
            : (OWLIndividual) binding.get(term.name());
    }

    private OWLAxiom fact(Term term, Binding binding, boolean denied) {
        Term property = term.part(0);
        OWLIndividual subject = individual(term.part(1), binding);
        boolean negative = expressions.isComplement(property, binding) != denied;
        if (Expressions.isData(property)) {
            var p = expressions.dataProperty(property, binding);
            var value = (OWLLiteral) binding.get(term.part(2).name());
            return negative ? factory.getOWLNegativeDataPropertyAssertionAxiom(p, subject, value)
                : factory.getOWLDataPropertyAssertionAxiom(p, subject, value);
        }
        var p = expressions.objectProperty(property, binding);
        OWLIndividual object = individual(term.part(2), binding);
        return negative ? factory.getOWLNegativeObjectPropertyAssertionAxiom(p, subject, object)
            : factory.getOWLObjectPropertyAssertionAxiom(p, subject, object);
    }

    /** The very axiom, its class expressions translated into the channel and its properties renamed. */
    private OWLAxiom same(OWLAxiom axiom, String channel) {
        if (axiom instanceof SWRLRule) {
            return new Rules(expressions, below, guarded, factory).translate((SWRLRule) axiom, channel);
        }
        Optional<OWLAxiom> translated = withClasses(axiom, channel);
        return translated.orElseGet(() -> expressions.renaming(channel).of(axiom.getAxiomWithoutAnnotations()));
    }

    private Optional<OWLAxiom> withClasses(OWLAxiom axiom, String channel) {
        if (axiom instanceof OWLClassAssertionAxiom) {
            var assertion = (OWLClassAssertionAxiom) axiom;
            return Optional.of(factory.getOWLClassAssertionAxiom(
                expressions.in(assertion.getClassExpression(), channel), assertion.getIndividual()));
        }
        if (axiom instanceof OWLObjectPropertyDomainAxiom) {
            var domain = (OWLObjectPropertyDomainAxiom) axiom;
            return Optional.of(factory.getOWLObjectPropertyDomainAxiom(
                below.in(domain.getProperty(), channel), expressions.in(domain.getDomain(), channel)));
        }
        if (axiom instanceof OWLObjectPropertyRangeAxiom) {
            var range = (OWLObjectPropertyRangeAxiom) axiom;
            return Optional.of(factory.getOWLObjectPropertyRangeAxiom(
                below.in(range.getProperty(), channel), expressions.in(range.getRange(), channel)));
        }
        if (axiom instanceof OWLDataPropertyDomainAxiom) {
            var domain = (OWLDataPropertyDomainAxiom) axiom;
            return Optional.of(factory.getOWLDataPropertyDomainAxiom(
                below.in(domain.getProperty().asOWLDataProperty(), channel),
                expressions.in(domain.getDomain(), channel)));
        }
        if (axiom instanceof OWLSubPropertyChainOfAxiom) {
            var chain = (OWLSubPropertyChainOfAxiom) axiom;
            var links = chain.getPropertyChain().stream().map(link -> below.in(link, channel))
                .collect(Collectors.toList());
            return Optional.of(factory.getOWLSubPropertyChainOfAxiom(links,
                expressions.in(chain.getSuperProperty(), channel)));
        }
        if (axiom instanceof OWLHasKeyAxiom) {
            var key = (OWLHasKeyAxiom) axiom;
            return Optional.of(factory.getOWLHasKeyAxiom(below.in(key.getClassExpression(), channel),
                below.renaming(channel).of(key).getPropertyExpressions()));
        }
        return Optional.empty();
    }
}

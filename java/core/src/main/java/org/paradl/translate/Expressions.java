package org.paradl.translate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.paradl.table.Channel;
import org.paradl.table.Table;
import org.paradl.table.TableException;
import org.paradl.table.Term;
import org.semanticweb.owlapi.model.*;

/**
 * Translates class expressions and properties into the channels of a table, for one {@link Split}, guarded or not. Not
 * thread-safe: it remembers what it has translated.
 */
final class Expressions {
    private static final Set<String> BUILT_IN = Set.of("Thing", "Nothing");

    private final Table table;
    private final Names names;
    private final Split split;
    private final boolean guarded;
    private final OWLOntologyManager manager;
    private final OWLDataFactory factory;
    private final Build build;
    private final Map<String, Map<OWLClassExpression, OWLClassExpression>> known = new HashMap<>();

    Expressions(Table table, Names names, Split split, boolean guarded, OWLOntologyManager manager) {
        this.table = table;
        this.names = names;
        this.split = split;
        this.guarded = guarded;
        this.manager = manager;
        this.factory = manager.getOWLDataFactory();
        this.build = new Build(factory);
        table.channels().keySet().forEach(channel -> known.put(channel, new HashMap<>()));
    }

    /** What the expression says in the channel. */
    OWLClassExpression in(OWLClassExpression c, String channel) {
        var memory = known.get(channel);
        OWLClassExpression translated = memory.get(c);
        if (translated == null) {
            Shape shape = Shape.of(c);
            var row = table.classTerm(shape.constructor(), channel, shape::fits)
                .orElseThrow(() -> gap(shape.constructor(), channel));
            translated = evaluate(row.term(), Binding.of(row.row(), shape));
            memory.put(c, translated);
        }
        return translated;
    }

    private LeftOut gap(String constructor, String channel) {
        String construct = BUILT_IN.contains(constructor) ? "owl:" + constructor : constructor;
        return LeftOut.of(table, table.reads(constructor)
            ? construct + " where it is " + table.channel(channel).meaning() : construct);
    }

    /** An expression of a table under a binding; inside brackets (no channel) the source expression itself. */
    OWLClassExpression evaluate(Term term, Binding binding) {
        switch (term.op()) {
            case THING: return factory.getOWLThing();
            case NOTHING: return factory.getOWLNothing();
            case ABSURD: return guarded ? factory.getOWLClass(Vocabulary.ABSURD) : factory.getOWLNothing();
            case THIS: return renamed((OWLClassExpression) binding.shape().whole(), term.channel());
            case SOURCE: return in(evaluate(term.part(0), binding), term.channel());
            case VARIABLE: return variable(term, binding);
            case NOT: return build.not(evaluate(term.part(0), binding));
            case AND: return build.and(all(term.parts(), binding));
            case OR: return build.or(all(term.parts(), binding));
            case ONE_OF: return factory.getOWLObjectOneOf((OWLIndividual) binding.get(term.part(0).name()));
            case SELF: return self(term, binding);
            default: return restriction(term, binding);
        }
    }

    /** The terms' expressions, one for each value where a term is spread. */
    List<OWLClassExpression> all(List<Term> terms, Binding binding) {
        var expressions = new ArrayList<OWLClassExpression>();
        for (Term term : terms) {
            if (term.op() == Term.Op.EACH) {
                Term item = term.part(0);
                binding.list(item.name()).forEach(v -> expressions.add(evaluate(item, binding.with(item.name(), v))));
            } else {
                expressions.add(evaluate(term, binding));
            }
        }
        return expressions;
    }

    private OWLClassExpression variable(Term term, Binding binding) {
        var value = (OWLClassExpression) binding.get(term.name());
        if (term.channel().isEmpty()) {
            return value;
        }
        boolean itself = value.equals(binding.shape().whole());
        return itself ? named((OWLClass) value, table.channel(term.channel())) : in(value, term.channel());
    }

    private OWLClassExpression named(OWLClass name, Channel channel) {
        if (split.splits(name)) {
            return names.in(name, channel);
        }
        return channel.complement() ? build.not(name) : name;
    }

    private OWLClassExpression self(Term term, Binding binding) {
        OWLClassExpression self = factory.getOWLObjectHasSelf(objectProperty(term.part(0), binding));
        return isComplement(term.part(0), binding) ? build.not(self) : self;
    }

    private OWLClassExpression restriction(Term term, Binding binding) {
        int n = term.number() + binding.number(term.name());
        if (n < 0) {
            throw new TableException("row " + binding.shape().constructor() + ": a number of " + n
                + " is none: a row for a smaller one is missing, such as ObjectMinCardinality(0 R C)");
        }
        if (isData(term.part(0))) {
            return dataRestriction(term, n, binding);
        }
        OWLObjectPropertyExpression property = objectProperty(term.part(0), binding);
        OWLClassExpression filler = evaluate(term.part(1), binding);
        boolean source = term.part(0).channel().isEmpty();
        switch (term.op()) {
            case SOME: return source ? factory.getOWLObjectSomeValuesFrom(property, filler)
                : build.some(property, filler);
            case ONLY: return source ? factory.getOWLObjectAllValuesFrom(property, filler)
                : build.only(property, filler);
            case MIN: return source ? factory.getOWLObjectMinCardinality(n, property, filler)
                : build.min(n, property, filler);
            case MAX: return source ? factory.getOWLObjectMaxCardinality(n, property, filler)
                : build.max(n, property, filler);
            default: return factory.getOWLObjectExactCardinality(n, property, filler);
        }
    }

    private OWLClassExpression dataRestriction(Term term, int n, Binding binding) {
        var property = dataProperty(term.part(0), binding);
        Term filler = term.part(1);
        OWLDataRange range = filler.op() == Term.Op.LITERAL ? factory.getTopDatatype()
            : (OWLDataRange) binding.get(filler.name());
        switch (term.op()) {
            case SOME: return factory.getOWLDataSomeValuesFrom(property, range);
            case ONLY: return factory.getOWLDataAllValuesFrom(property, range);
            case MIN: return factory.getOWLDataMinCardinality(n, property, range);
            case MAX: return factory.getOWLDataMaxCardinality(n, property, range);
            default: return factory.getOWLDataExactCardinality(n, property, range);
        }
    }

    static boolean isData(Term property) {
        return property.op() == Term.Op.VARIABLE && "UV".contains(property.name());
    }

    OWLObjectPropertyExpression objectProperty(Term term, Binding binding) {
        if (term.op() == Term.Op.INVERSE) {
            return objectProperty(term.part(0), binding).getInverseProperty();
        }
        var property = (OWLObjectPropertyExpression) binding.get(term.name());
        return term.channel().isEmpty() ? property : in(property, term.channel());
    }

    OWLDataProperty dataProperty(Term term, Binding binding) {
        var property = ((OWLDataPropertyExpression) binding.get(term.name())).asOWLDataProperty();
        return term.channel().isEmpty() ? property : in(property, term.channel());
    }

    /** Whether the term means the complement of a property that is not split, for which OWL has no expression. */
    boolean isComplement(Term term, Binding binding) {
        if (term.op() == Term.Op.INVERSE) {
            return isComplement(term.part(0), binding);
        }
        if (term.channel().isEmpty() || !table.channel(term.channel()).complement()) {
            return false;
        }
        var property = (OWLPropertyExpression) binding.get(term.name());
        OWLEntity name = property instanceof OWLObjectPropertyExpression
            ? ((OWLObjectPropertyExpression) property).getNamedProperty() : (OWLEntity) property;
        return !name.isBuiltIn() && !split.splits(name);
    }

    /** {@code inv(R)+ = inv(R+)}; the complement of a property that is not split is the property itself here. */
    OWLObjectPropertyExpression in(OWLObjectPropertyExpression property, String channel) {
        OWLObjectProperty name = property.getNamedProperty();
        if (property.isAnonymous()) {
            require("ObjectInverseOf");
        }
        OWLObjectProperty side = in(name, table.channel(channel));
        return property.isAnonymous() ? side.getInverseProperty() : side;
    }

    private OWLObjectProperty in(OWLObjectProperty name, Channel channel) {
        if (name.isBuiltIn()) {
            require(name.getIRI().getShortForm());
            boolean holds = name.isOWLTopObjectProperty() != channel.complement();
            return holds ? factory.getOWLTopObjectProperty()
                : guarded ? factory.getOWLObjectProperty(Vocabulary.ABSURD_OBJECT_PROPERTY)
                : factory.getOWLBottomObjectProperty();
        }
        return split.splits(name) ? names.in(name, channel) : name;
    }

    OWLDataProperty in(OWLDataProperty name, String symbol) {
        Channel channel = table.channel(symbol);
        if (name.isBuiltIn()) {
            boolean holds = name.isOWLTopDataProperty() != channel.complement();
            return holds ? factory.getOWLTopDataProperty()
                : guarded ? factory.getOWLDataProperty(Vocabulary.ABSURD_DATA_PROPERTY)
                : factory.getOWLBottomDataProperty();
        }
        return split.splits(name) ? names.in(name, channel) : name;
    }

    private void require(String construct) {
        table.propertyGap(construct).ifPresent(why -> {
            throw new LeftOut(why);
        });
    }

    /** The expression itself with its names in the channel. */
    private OWLClassExpression renamed(OWLClassExpression c, String channel) {
        return renaming(channel).of(c);
    }

    /** Puts the names of an object into the channel. */
    Renaming renaming(String channel) {
        return new Renaming(manager, name -> sideOf(name, channel));
    }

    private OWLEntity sideOf(OWLEntity name, String channel) {
        if (name.isOWLObjectProperty()) {
            return in(name.asOWLObjectProperty(), table.channel(channel));
        }
        if (name.isOWLDataProperty()) {
            return in(name.asOWLDataProperty(), channel);
        }
        return name.isOWLClass() && split.splits(name) ? names.in(name, table.channel(channel)) : name;
    }

    /** The logic has no reading of a construct; the axiom that it is in is left out and reported. */
    static final class LeftOut extends RuntimeException {
        private static final long serialVersionUID = 1L;

        LeftOut(String why) {
            super(why, null, false, false);
        }

        static LeftOut of(Table table, String construct) {
            return new LeftOut(table.name() + " has no reading of " + construct);
        }
    }
}

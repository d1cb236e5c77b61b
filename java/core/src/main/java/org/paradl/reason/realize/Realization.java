package org.paradl.reason.realize;

import java.util.List;

import org.paradl.reason.ask.Told;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;

/** What is told of the named individuals. Immutable. */
public final class Realization {
    private final List<Individual> individuals;

    public Realization(List<Individual> individuals) {
        this.individuals = List.copyOf(individuals);
    }

    public List<Individual> individuals() {
        return individuals;
    }

    /** One individual: its types and its property values, leaving out all that nothing is told of. */
    public static final class Individual {
        private final OWLNamedIndividual name;
        private final List<Type> types;
        private final List<Value> values;

        Individual(OWLNamedIndividual name, List<Type> types, List<Value> values) {
            this.name = name;
            this.types = List.copyOf(types);
            this.values = List.copyOf(values);
        }

        public OWLNamedIndividual name() {
            return name;
        }

        public List<Type> types() {
            return types;
        }

        public List<Value> values() {
            return values;
        }
    }

    /** A class and what is told of the individual's being in it. */
    public static final class Type {
        private final OWLClass type;
        private final Told told;
        private final boolean direct;

        Type(OWLClass type, Told told, boolean direct) {
            this.type = type;
            this.told = told;
            this.direct = direct;
        }

        public OWLClass type() {
            return type;
        }

        public Told told() {
            return told;
        }

        /** Whether no more specific class is told true; what is only told false is direct. */
        public boolean direct() {
            return direct;
        }
    }

    /** A property's value, an individual or a literal, and what is told of it. */
    public static final class Value {
        private final OWLEntity property;
        private final OWLObject object;
        private final Told told;

        Value(OWLEntity property, OWLObject object, Told told) {
            this.property = property;
            this.object = object;
            this.told = told;
        }

        public OWLEntity property() {
            return property;
        }

        public OWLObject object() {
            return object;
        }

        public Told told() {
            return told;
        }
    }
}

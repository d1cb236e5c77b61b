package org.paradl.translate;

import java.util.Set;

import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/** The IRIs that ParaDL adds to an ontology. */
public final class Vocabulary {
    /** The namespace of them all. */
    public static final String NAMESPACE = "https://paradl.org/ns#";

    /** On an inclusion axiom: {@code "internal"}, {@code "strong"} or {@code "material"}. */
    public static final IRI INCLUSION = IRI.create(NAMESPACE, "inclusion");

    /** On a translated axiom: a source axiom in functional syntax. */
    public static final IRI SOURCE = IRI.create(NAMESPACE, "source");

    /** On the assertion of a property's {@link #SOURCE}: the property that it is the inverse of. */
    public static final IRI INVERSE = IRI.create(NAMESPACE, "inverse");

    /** On a name of a channel: the name that it is a side of. */
    public static final IRI SIDE_OF = IRI.create(NAMESPACE, "sideOf");

    /** On a name of a channel: the channel's symbol. */
    public static final IRI CHANNEL = IRI.create(NAMESPACE, "channel");

    /**
     * On a name of the source: the name of which it says what only one channel has; annotated with {@link #CHANNEL}.
     */
    public static final IRI TELLS = IRI.create(NAMESPACE, "tells");

    /** On an axiom that a judge told: the key of the judge's valuation. */
    public static final IRI EVIDENCE = IRI.create(NAMESPACE, "evidence");

    /** The class of what is in conflict: what owl:Nothing becomes where it is told true. */
    public static final IRI ABSURD = IRI.create(NAMESPACE, "Absurd");

    /** The object property that only holds of what is in conflict. */
    public static final IRI ABSURD_OBJECT_PROPERTY = IRI.create(NAMESPACE, "absurdObjectProperty");

    /** The data property that only holds of what is in conflict. */
    public static final IRI ABSURD_DATA_PROPERTY = IRI.create(NAMESPACE, "absurdDataProperty");

    /** A class that no ontology mentions, so that it may hold anything. */
    public static final IRI ANYTHING = IRI.create(NAMESPACE, "anything");

    /** Anonymous individuals are named in this space. */
    public static final String ANONYMOUS = NAMESPACE + "anonymous/";

    /** Witnesses are named in this space: individuals that an axiom asks for, and not the ontology. */
    public static final String WITNESS = NAMESPACE + "witness/";

    /** The classes of what is not told false of another are named in this space, while there is reasoning over them. */
    public static final String UNDENIED = NAMESPACE + "undenied/";

    private Vocabulary() {
    }

    /** The name of an anonymous individual. */
    public static IRI of(OWLAnonymousIndividual individual) {
        return IRI.create(ANONYMOUS, individual.getID().getID().replace("_:", ""));
    }

    /** Whether the individual is one that an axiom asks for, and not the ontology. */
    public static boolean isWitness(OWLIndividual individual) {
        return individual.isNamed() && individual.asOWLNamedIndividual().getIRI().toString().startsWith(WITNESS);
    }

    /** Whether it is a name of what is in conflict. */
    static boolean isOfConflict(OWLEntity name) {
        return Set.of(ABSURD, ABSURD_OBJECT_PROPERTY, ABSURD_DATA_PROPERTY).contains(name.getIRI());
    }

    /** Whether the individual has its name from a translation, and none in the ontology. */
    public static boolean isNameless(OWLNamedIndividual individual) {
        return individual.getIRI().toString().startsWith(ANONYMOUS) || isWitness(individual);
    }
}

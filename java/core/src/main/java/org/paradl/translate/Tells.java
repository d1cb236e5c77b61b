package org.paradl.translate;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAnnotationAssertionAxiom;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;

/**
 * Names by which a source says what only one channel has, as that under {@code ac} something is defined: each is
 * annotated with the name that it speaks of, and that annotation with the channel. To other tools they are names like
 * any other.
 */
public final class Tells {

    /** A name in a channel. */
    static final class Told {
        private final IRI name;
        private final String channel;

        private Told(IRI name, String channel) {
            this.name = name;
            this.channel = channel;
        }

        IRI name() {
            return name;
        }

        String channel() {
            return channel;
        }
    }

    private final Map<IRI, Told> told = new HashMap<>();

    private Tells() {
    }

    public static Tells none() {
        return new Tells();
    }

    /** Those of an ontology. */
    public static Tells in(Collection<OWLAxiom> axioms) {
        var tells = new Tells();
        axioms.stream().filter(Tells::isOne).map(OWLAnnotationAssertionAxiom.class::cast).forEach(tells::add);
        return tells;
    }

    /** Whether the axiom says of a name what it speaks of. */
    public static boolean isOne(OWLAxiom axiom) {
        return axiom instanceof OWLAnnotationAssertionAxiom
            && ((OWLAnnotationAssertionAxiom) axiom).getProperty().getIRI().equals(Vocabulary.TELLS);
    }

    private void add(OWLAnnotationAssertionAxiom axiom) {
        for (OWLAnnotation annotation : axiom.getAnnotations()) {
            if (annotation.getProperty().getIRI().equals(Vocabulary.CHANNEL)
                && annotation.getValue() instanceof OWLLiteral
                    && axiom.getSubject() instanceof IRI && axiom.getValue() instanceof IRI) {
                told.put((IRI) axiom.getSubject(),
                    new Told((IRI) axiom.getValue(), ((OWLLiteral) annotation.getValue()).getLiteral()));
            }
        }
    }

    /** What the name speaks of; empty for every other name. */
    Optional<Told> of(OWLEntity name) {
        return Optional.ofNullable(told.get(name.getIRI()));
    }

    /** Whether the name is one of these. */
    public boolean has(OWLEntity name) {
        return told.containsKey(name.getIRI());
    }
}

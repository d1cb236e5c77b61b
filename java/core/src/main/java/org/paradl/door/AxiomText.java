package org.paradl.door;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.paradl.query.NameTable;
import org.semanticweb.owlapi.manchestersyntax.renderer.ManchesterOWLSyntaxOWLObjectRendererImpl;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnnotationAssertionAxiom;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.util.ShortFormProvider;
import org.semanticweb.owlapi.vocab.OWLRDFVocabulary;

/** Axioms in Manchester syntax with labels for IRIs, as people read them. */
final class AxiomText {
    private final Map<IRI, String> labels = new HashMap<>();
    private final Collection<OWLAxiom> axioms;
    private Set<String> shared;
    private final ManchesterOWLSyntaxOWLObjectRendererImpl renderer = new ManchesterOWLSyntaxOWLObjectRendererImpl();

    AxiomText(Collection<OWLAxiom> axioms) {
        this.axioms = axioms;
        axioms.stream().filter(OWLAnnotationAssertionAxiom.class::isInstance)
            .map(OWLAnnotationAssertionAxiom.class::cast)
            .filter(a -> a.getProperty().getIRI().equals(OWLRDFVocabulary.RDFS_LABEL.getIRI()))
            .filter(a -> a.getSubject() instanceof IRI && a.getValue() instanceof OWLLiteral)
            .forEach(a -> keep((IRI) a.getSubject(), (OWLLiteral) a.getValue()));
        renderer.setShortFormProvider(new Labels());
    }

    /** The labels that do not tell names apart; found when an axiom is first rendered, which most answers never do. */
    private Set<String> shared() {
        if (shared == null) {
            var owners = new HashMap<String, IRI>();
            shared = Entities.in(axioms).stream().filter(name -> isTaken(name, owners)).map(this::label).collect(Collectors.toSet());
        }
        return shared;
    }

    private boolean isTaken(OWLEntity name, Map<String, IRI> owners) {
        IRI owner = owners.putIfAbsent(label(name), name.getIRI());
        return owner != null && !owner.equals(name.getIRI());
    }

    /** Of several labels: English before none before others, then the first in the alphabet. */
    private void keep(IRI iri, OWLLiteral label) {
        String rank = label.getLang().startsWith("en") ? "0" : label.getLang().isEmpty() ? "1" : "2";
        String text = NameTable.onOneLine(label.getLiteral());
        if (!text.isEmpty()) {
            labels.merge(iri, rank + text, (a, b) -> a.compareTo(b) <= 0 ? a : b);
        }
    }

    /** The label, or else the last part of the IRI. */
    String label(OWLEntity name) {
        String label = labels.get(name.getIRI());
        return label == null ? NameTable.fragment(name.getIRI()) : label.substring(1);
    }

    /** On one line. */
    synchronized String of(OWLObject object) {
        return NameTable.onOneLine(renderer.render(object));
    }

    /** The last word of the namespace: {@code botany} of {@code http://example.org/botany#Nut}. */
    private static String vocabulary(IRI iri) {
        String namespace = iri.toString().substring(0, iri.toString().length() - NameTable.fragment(iri).length());
        String[] words = namespace.split("[#/:]+");
        return words.length == 0 ? namespace : words[words.length - 1];
    }

    /** Labels in quotes where Manchester syntax asks for them. */
    private final class Labels implements ShortFormProvider {
        @Override
        public String getShortForm(OWLEntity entity) {
            String label = shared().contains(label(entity)) ? label(entity) + " (" + vocabulary(entity.getIRI()) + ")"
                : label(entity);
            return label.matches("[\\p{L}\\p{N}_.:#-]+") ? label : "'" + label.replace("'", "\\'") + "'";
        }
    }
}

package org.paradl.door;

import java.io.StringWriter;
import java.io.Writer;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.paradl.query.NameTable;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.manchestersyntax.renderer.ManchesterOWLSyntaxObjectRenderer;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnnotationAssertionAxiom;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDatatypeDefinitionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.util.EscapeUtils;
import org.semanticweb.owlapi.util.ShortFormProvider;
import org.semanticweb.owlapi.vocab.OWLRDFVocabulary;

/** Axioms in Manchester syntax with labels for IRIs, as people read them. */
final class AxiomText {
    private final Map<IRI, String> labels = new HashMap<>();
    private final Collection<OWLAxiom> axioms;
    private Map<IRI, String> names;

    AxiomText(Collection<OWLAxiom> axioms) {
        this.axioms = axioms;
        axioms.stream().filter(OWLAnnotationAssertionAxiom.class::isInstance)
            .map(OWLAnnotationAssertionAxiom.class::cast)
            .filter(a -> a.getProperty().getIRI().equals(OWLRDFVocabulary.RDFS_LABEL.getIRI()))
            .filter(a -> a.getSubject() instanceof IRI && a.getValue() instanceof OWLLiteral)
            .forEach(a -> keep((IRI) a.getSubject(), (OWLLiteral) a.getValue()));
    }

    /** What everything is called; found when an axiom is first rendered, which most answers never do. */
    synchronized Map<IRI, String> names() {
        if (names == null) {
            var plain = new HashMap<IRI, String>();
            Entities.in(axioms).forEach(name -> plain.put(name.getIRI(), label(name)));
            Map<IRI, String> told = toldApart(plain, iri -> plain.get(iri) + " (" + vocabulary(iri) + ")");
            names = toldApart(told, iri -> plain.get(iri) + " " + iri.toQuotedString());
        }
        return names;
    }

    /** The names, in a longer form where several things have the same. */
    private static Map<IRI, String> toldApart(Map<IRI, String> names, Function<IRI, String> longer) {
        var often = new HashMap<String, Integer>();
        names.values().forEach(name -> often.merge(name, 1, Integer::sum));
        var told = new HashMap<IRI, String>();
        names.forEach((iri, name) -> told.put(iri, often.get(name) == 1 ? name : longer.apply(iri)));
        return told;
    }

    /** Of several labels: English before none before others, then the first in the alphabet. */
    private void keep(IRI iri, OWLLiteral label) {
        String rank = label.getLang().startsWith("en") ? "0" : label.getLang().isEmpty() ? "1" : "2";
        String text = NameTable.onOneLine(label.getLiteral());
        if (!text.isEmpty()) {
            labels.merge(iri, rank + text, (a, b) -> a.compareTo(b) <= 0 ? a : b);
        }
    }

    /** The label, or else the last part of the IRI; of what has no IRI of its own what the axioms call it. */
    String label(OWLEntity name) {
        String label = labels.get(name.getIRI());
        if (label != null) {
            return label.substring(1);
        }
        String fragment = NameTable.fragment(name.getIRI());
        return name.getIRI().toString().startsWith(Vocabulary.ANONYMOUS) ? "_:" + fragment : fragment;
    }

    /** On one line. */
    synchronized String of(OWLObject object) {
        return NameTable.onOneLine(written(object));
    }

    /** OWLAPI leaves definitions of datatypes out, and commas in keys. */
    private String written(OWLObject object) {
        if (object instanceof OWLDatatypeDefinitionAxiom) {
            var definition = (OWLDatatypeDefinitionAxiom) object;
            return written(definition.getDatatype()) + " EquivalentTo " + written(definition.getDataRange());
        }
        if (object instanceof OWLHasKeyAxiom) {
            var key = (OWLHasKeyAxiom) object;
            return written(key.getClassExpression()) + " HasKey "
                + key.propertyExpressions().map(this::written).collect(Collectors.joining(", "));
        }
        var text = new StringWriter();
        object.accept(new Renderer(text));
        return text.toString();
    }

    /** The last word of the namespace: {@code botany} of {@code http://example.org/botany#Nut}. */
    private static String vocabulary(IRI iri) {
        String namespace = iri.toString().substring(0, iri.toString().length() - NameTable.fragment(iri).length());
        String[] words = namespace.split("[#/:]+");
        return words.length == 0 ? namespace : words[words.length - 1];
    }

    /** OWLAPI shows "heavy"^^xsd:integer without its datatype, which is what is wrong with it. */
    private final class Renderer extends ManchesterOWLSyntaxObjectRenderer {
        Renderer(Writer out) {
            super(out, new Labels());
        }

        @Override
        public void visit(OWLLiteral literal) {
            if (Numerals.needsDatatype(literal)) {
                write('"' + EscapeUtils.escapeString(literal.getLiteral()) + "\"^^");
                literal.getDatatype().accept(this);
            } else {
                super.visit(literal);
            }
        }
    }

    /** Labels in quotes where Manchester syntax asks for them. */
    private final class Labels implements ShortFormProvider {
        @Override
        public String getShortForm(OWLEntity entity) {
            String label = names().getOrDefault(entity.getIRI(), label(entity));
            return label.matches("[\\p{L}\\p{N}_.:#-]+") ? label : "'" + label.replace("'", "\\'") + "'";
        }
    }
}

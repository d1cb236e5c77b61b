package org.paradl.load;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.paradl.load.place.Places;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What {@link OntologyLoader} read: one set of axioms, and where it came from. Immutable. */
public final class LoadedOntology {
    private final Optional<IRI> ontologyIri;
    private final Set<OWLAxiom> axioms;
    private final Set<OWLAnnotation> annotations;
    private final Set<IRI> unreadImports;
    private final String formatName;
    private final Map<String, String> prefixes;
    private final List<String> documents;
    private final List<String> warnings;
    private final Places places;

    /** The collections are taken over, not copied. */
    LoadedOntology(Optional<IRI> ontologyIri, Set<OWLAxiom> axioms, Set<OWLAnnotation> annotations,
            Set<IRI> unreadImports, String formatName, Map<String, String> prefixes, List<String> documents,
            List<String> warnings, Places places) {
        this.ontologyIri = ontologyIri;
        this.axioms = Collections.unmodifiableSet(axioms);
        this.annotations = Collections.unmodifiableSet(annotations);
        this.unreadImports = Collections.unmodifiableSet(unreadImports);
        this.formatName = formatName;
        this.prefixes = Collections.unmodifiableMap(prefixes);
        this.documents = Collections.unmodifiableList(documents);
        this.warnings = Collections.unmodifiableList(warnings);
        this.places = places;
    }

    /** The same with other axioms. */
    public LoadedOntology with(Set<OWLAxiom> others) {
        return new LoadedOntology(ontologyIri, others, annotations, unreadImports, formatName, prefixes, documents,
            warnings, places);
    }

    /** The IRI of the first input's ontology, where it has one. */
    public Optional<IRI> ontologyIri() {
        return ontologyIri;
    }

    /** The axioms of all inputs and of everything they import. */
    public Set<OWLAxiom> axioms() {
        return axioms;
    }

    /** The first input's annotations on the ontology itself. */
    public Set<OWLAnnotation> annotations() {
        return annotations;
    }

    /** What was to be imported and is not among the axioms. */
    public Set<IRI> unreadImports() {
        return unreadImports;
    }

    /** The syntax of the first input, as OWLAPI calls it: {@code RDF/XML Syntax}. */
    public String formatName() {
        return formatName;
    }

    /** The prefixes that the inputs declare, without the colon: {@code ex -> http://example.org/}. */
    public Map<String, String> prefixes() {
        return prefixes;
    }

    /** What was read: paths, names of byte sources and IRIs, the inputs first. */
    public List<String> documents() {
        return documents;
    }

    /** One line each. */
    public List<String> warnings() {
        return warnings;
    }

    /** Finds where axioms stand. */
    public Places places() {
        return places;
    }
}

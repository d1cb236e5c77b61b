package org.paradl.load.complaint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.profiles.OWL2DLProfile;
import org.semanticweb.owlapi.profiles.OWLProfileViolation;

/** What keeps axioms outside OWL 2 DL. */
public final class Profile {

    private Profile() {
    }

    /**
     * A line a kind of violation, with how many there are and the first: {@code use of undeclared class (2):
     * SubClassOf(…)}. Empty for OWL 2 DL.
     *
     * @see <a href="https://www.w3.org/TR/owl2-syntax/#Ontologies">OWL 2 syntax, section 3</a>
     */
    public static List<String> violations(Collection<? extends OWLAxiom> axioms) {
        Map<String, List<String>> byKind = new TreeMap<>();
        for (OWLProfileViolation violation : new OWL2DLProfile().checkOntology(ontology(axioms)).getViolations()) {
            byKind.computeIfAbsent(kind(violation), kind -> new ArrayList<>()).add(place(violation));
        }
        List<String> lines = new ArrayList<>();
        byKind.forEach((kind, places) -> lines.add(kind + " (" + places.size() + "): " + places.get(0)));
        return lines;
    }

    private static OWLOntology ontology(Collection<? extends OWLAxiom> axioms) {
        try {
            OWLOntology ontology = Owl.manager().createOntology();
            ontology.addAxioms(axioms.stream());
            return ontology;
        } catch (OWLOntologyCreationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** UseOfUndeclaredClass says it well enough. */
    private static String kind(OWLProfileViolation violation) {
        String name = violation.getClass().getSimpleName();
        String words = name.replaceAll("(?<=[a-z])(?=[A-Z])|(?=[A-Z][a-z])", " ").strip();
        return words.toLowerCase(Locale.ROOT).replace("iri", "IRI");
    }

    private static String place(OWLProfileViolation violation) {
        Object place = violation.getAxiom() == null ? violation.getExpression() : violation.getAxiom();
        return String.valueOf(place).replaceAll("\\s+", " ");
    }
}

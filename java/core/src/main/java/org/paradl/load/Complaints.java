package org.paradl.load;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.HasIRI;
import org.semanticweb.owlapi.model.OWLOntology;

/** What an ontology says that was not understood as it was probably meant. */
final class Complaints {
    private static final int NAMED = 3;

    private Complaints() {
    }

    /** One line a kind of problem. */
    static List<String> about(Collection<OWLOntology> ontologies) {
        List<String> complaints = new ArrayList<>();
        return complaints;
    }
}

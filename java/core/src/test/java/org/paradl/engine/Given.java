package org.paradl.engine;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Assumptions;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.formats.FunctionalSyntaxDocumentFormat;
import org.semanticweb.owlapi.io.StringDocumentSource;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.model.OWLOntologyManager;

/** What tests start from: ontologies in functional syntax, names in http://x/, the shared data. */
public final class Given {
    public static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();
    private static final OWLOntologyManager MANAGER = OWLManager.createOWLOntologyManager();
    private static final String PREFIXES = "Prefix(:=<http://x/>) Prefix(owl:=<http://www.w3.org/2002/07/owl#>) "
        + "Prefix(rdf:=<http://www.w3.org/1999/02/22-rdf-syntax-ns#>) "
        + "Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>) Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>) ";

    private Given() {
    }

    public static OWLOntology ontology(String axioms) {
        return ontology(axioms, OWLManager.createOWLOntologyManager());
    }

    private static OWLOntology ontology(String axioms, OWLOntologyManager manager) {
        String text = PREFIXES + "Ontology(<http://x/ontology> " + axioms + ")";
        try {
            return manager.loadOntologyFromOntologyDocument(new StringDocumentSource(text,
                IRI.create("http://x/document"), new FunctionalSyntaxDocumentFormat(), null));
        } catch (OWLOntologyCreationException e) {
            throw new IllegalArgumentException(axioms, e);
        }
    }

    public static OWLOntology ontology(Set<OWLAxiom> axioms) {
        try {
            return OWLManager.createOWLOntologyManager().createOntology(axioms);
        } catch (OWLOntologyCreationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Without a manager for each: hundreds of cases are read. */
    public static synchronized Set<OWLAxiom> axioms(String axioms) {
        OWLOntology ontology = ontology(axioms, MANAGER);
        Set<OWLAxiom> read = ontology.getAxioms();
        MANAGER.removeOntology(ontology);
        return read;
    }

    /** Pigeons :i0, :i1 and so on, each in a hole :C0, :C1 and so on or elsewhere, no two in one hole. */
    public static String pigeons(int number, int holes, String elsewhere) {
        return IntStream.range(0, number).mapToObj(i -> "ClassAssertion(ObjectUnionOf(" + elsewhere + " "
            + names("C", holes) + ") :i" + i + ")").collect(Collectors.joining(" ", noneBeside(number, holes), ""));
    }

    /** The classes :C0, :C1, ..., no two of :i0, :i1, ... in the same one. */
    public static String noneBeside(int individuals, int classes) {
        var axioms = new StringBuilder("SymmetricObjectProperty(:beside)");
        for (int i = 0; i < individuals; i++) {
            for (int j = 0; j < i; j++) {
                axioms.append(" ObjectPropertyAssertion(:beside :i" + i + " :i" + j + ")");
            }
        }
        for (int c = 0; c < classes; c++) {
            axioms.append(" SubClassOf(:C" + c + " ObjectAllValuesFrom(:beside ObjectComplementOf(:C" + c + "))) ");
        }
        return axioms.toString();
    }

    /** With numbers from 0 on. */
    public static String names(String kind, int number) {
        return IntStream.range(0, number).mapToObj(i -> ":" + kind + i).collect(Collectors.joining(" "));
    }

    public static OWLClass type(String name) {
        return FACTORY.getOWLClass(iri(name));
    }

    public static OWLObjectProperty property(String name) {
        return FACTORY.getOWLObjectProperty(iri(name));
    }

    public static OWLNamedIndividual individual(String name) {
        return FACTORY.getOWLNamedIndividual(iri(name));
    }

    private static IRI iri(String name) {
        return IRI.create("http://x/" + name);
    }

    /** A file of the shared data; where it is not there the test is skipped and says so. */
    public static Path shared(String name) {
        String folder = System.getenv("PARADL_DATA");
        Path file = (folder == null ? Path.of("../../../shared/data") : Path.of(folder)).resolve(name);
        Assumptions.assumeTrue(Files.exists(file), () -> "no " + file.toAbsolutePath().normalize()
            + ": set PARADL_DATA to the shared data");
        return file;
    }
}

package org.paradl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.formats.FunctionalSyntaxDocumentFormat;
import org.semanticweb.owlapi.formats.ManchesterSyntaxDocumentFormat;
import org.semanticweb.owlapi.formats.NTriplesDocumentFormat;
import org.semanticweb.owlapi.formats.OWLXMLDocumentFormat;
import org.semanticweb.owlapi.formats.RDFXMLDocumentFormat;
import org.semanticweb.owlapi.formats.TurtleDocumentFormat;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLEntity;

/** A translation that is written and read again has the same axioms, from the same sources. */
class ProvenanceTest {
    private static final Path EXAMPLES = Path.of("../../examples");

    private final Set<OWLAxiom> source = new OntologyLoader(ImportsPolicy.LOCAL, true, Optional.empty())
        .load(Source.of(EXAMPLES.resolve("hospital/hospital.owl"))).axioms();
    private final Translator translator = new Translator(TableReader.shipped("fde"),
        TableReader.shipped("fde").inclusion(), signature(source), OWLManager.createOWLOntologyManager());
    private final Translation translation = translator.translate(source, Split.everything());

    private static Set<OWLEntity> signature(Set<OWLAxiom> axioms) {
        return axioms.stream().flatMap(a -> a.getSignature().stream()).collect(Collectors.toSet());
    }

    static Stream<OWLDocumentFormat> formats() {
        return Stream.of(new FunctionalSyntaxDocumentFormat(), new OWLXMLDocumentFormat(), new RDFXMLDocumentFormat(),
            new TurtleDocumentFormat(), new NTriplesDocumentFormat(), new ManchesterSyntaxDocumentFormat());
    }

    @ParameterizedTest
    @MethodSource("formats")
    void nothingIsLostInAFormat(OWLDocumentFormat format) throws Exception {
        var written = new Provenance(translation, translator, List::of, OWLManager.getOWLDataFactory()).axioms();
        var manager = OWLManager.createOWLOntologyManager();
        var out = new ByteArrayOutputStream();
        manager.saveOntology(manager.createOntology(written), format, out);
        var read = OWLManager.createOWLOntologyManager()
            .loadOntologyFromOntologyDocument(new ByteArrayInputStream(out.toByteArray())).getAxioms();

        assertEquals(Set.of(), difference(expected(), Provenance.read(read)));
    }

    private static Set<Object> difference(Map<OWLAxiom, Set<OWLAxiom>> some, Map<OWLAxiom, Set<OWLAxiom>> others) {
        return Stream.concat(some.keySet().stream(), others.keySet().stream())
            .filter(axiom -> !some.getOrDefault(axiom, Set.of()).equals(others.get(axiom))).collect(Collectors.toSet());
    }

    private Map<OWLAxiom, Set<OWLAxiom>> expected() {
        var expected = new HashMap<OWLAxiom, Set<OWLAxiom>>();
        translation.axioms().stream().filter(OWLAxiom::isLogicalAxiom)
            .forEach(axiom -> expected.put(axiom, translation.sourcesOf(axiom)));
        return expected;
    }

    @Test
    void everySourceAxiomIsTheSourceOfSomething() {
        var sources = translation.axioms().stream().flatMap(a -> translation.sourcesOf(a).stream())
            .collect(Collectors.toSet());
        assertEquals(Set.of(), source.stream().filter(OWLAxiom::isLogicalAxiom).filter(a -> !sources.contains(a))
            .collect(Collectors.toSet()));
    }

    @Test
    void functionalSyntaxIsReadBack() throws Exception {
        List<String> texts = source.stream().filter(OWLAxiom::isLogicalAxiom).map(FunctionalSyntax::of)
            .collect(Collectors.toList());
        assertFalse(texts.isEmpty());
        assertEquals(Set.copyOf(texts), FunctionalSyntax.parse(texts).keySet());
    }

    @Test
    void theClassOfNobodyIsReadBackAsTheEmptyOne() {
        OWLDataFactory factory = OWLManager.getOWLDataFactory();
        OWLClass c = factory.getOWLClass(IRI.create("http://x/#C"));
        OWLAxiom axiom = factory.getOWLSubClassOfAxiom(c, factory.getOWLObjectOneOf());
        assertEquals(factory.getOWLSubClassOfAxiom(c, factory.getOWLNothing()),
            FunctionalSyntax.axiom(FunctionalSyntax.of(axiom)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a>b", "a<b", "two\nlines", "back\\slash", "back\\u003eslash", "two words",
        "\"{}|^`", "קטה"})
    void namesThatFunctionalSyntaxCannotHoldAreReadBack(String name) throws Exception {
        OWLDataFactory factory = OWLManager.getOWLDataFactory();
        IRI iri = IRI.create("http://x/#" + name);
        for (OWLAxiom axiom : List.of(factory.getOWLSubClassOfAxiom(factory.getOWLClass(iri), factory.getOWLThing()),
                factory.getOWLAnnotationAssertionAxiom(factory.getRDFSSeeAlso(), iri, iri))) {
            String text = FunctionalSyntax.of(axiom);
            assertEquals(1, text.lines().count());
            assertEquals(axiom, FunctionalSyntax.axiom(text));
            assertEquals(Map.of(text, axiom), FunctionalSyntax.parse(Set.of(text)));
        }
    }
}

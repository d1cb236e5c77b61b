package org.paradl.load.place;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.paradl.engine.Progress;
import org.paradl.load.LoadedOntology;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.formats.ManchesterSyntaxDocumentFormat;
import org.semanticweb.owlapi.formats.NQuadsDocumentFormat;
import org.semanticweb.owlapi.formats.NTriplesDocumentFormat;
import org.semanticweb.owlapi.formats.RDFXMLDocumentFormat;
import org.semanticweb.owlapi.formats.TurtleDocumentFormat;
import org.semanticweb.owlapi.io.StringDocumentTarget;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLException;

/** The lines that axioms are found on. */
class PlacesTest {
    private static final String FUNCTIONAL = "Prefix(:=<http://x#>) # Ontology(\n"
        + "Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)\n"
        + "Ontology(<http://x#>\n"
        + "# SubClassOf(:A :B)\n"
        + "AnnotationAssertion(rdfs:comment :A \"SubClassOf(:A :B)\nover \\\" lines # (\")\n"
        + "SubClassOf(:A :B) SubClassOf(:B\n"
        + "   ObjectSomeValuesFrom(:r :C)) # here\n"
        + "SubClassOf(Annotation(rdfs:label \"mine\") :B :C)\n"
        + "\tClassAssertion (:A <http://x#a(1)>)\n"
        + "SubClassOf(:A :B)\n"
        + ")\n";

    private static final String TURTLE = String.join("\n",
        "@prefix : <http://x#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .",
        "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .",
        "<http://x> a owl:Ontology ; owl:imports <http://elsewhere> .",
        ":A a owl:Class . :B a owl:Class . :C a owl:Class . :r a owl:ObjectProperty . :s a owl:ObjectProperty .",
        ":d a owl:DatatypeProperty . :a a owl:NamedIndividual .",
        ":A rdfs:subClassOf :B ; rdfs:label \"A\" ; rdfs:subClassOf",
        "  [ a owl:Restriction ; owl:onProperty :r ;",
        "    owl:someValuesFrom [ a owl:Class ;",
        "      owl:unionOf ( :B :C ) ] ] .",
        ":B",
        "  rdfs:subClassOf :C .",
        "[] a owl:Axiom ; owl:annotatedSource :B ; owl:annotatedProperty rdfs:subClassOf ; owl:annotatedTarget :C ;",
        "  rdfs:comment \"why\" .",
        "[] a owl:AllDisjointClasses ; owl:members ( :A",
        "  :B :C ) . :r a owl:TransitiveProperty ;",
        "  owl:inverseOf :s ;",
        "  owl:propertyChainAxiom ( :r :s ) .",
        ":C owl:hasKey ( :d ) .",
        ":a :d",
        "  \"\"\"two",
        "lines\"\"\" .",
        "[] a owl:NegativePropertyAssertion ; owl:sourceIndividual :a ; owl:assertionProperty :r ;",
        "  owl:targetIndividual :a .",
        "",
        "_:someone a :C .",
        "[] a owl:Class ; owl:complementOf :A ; rdfs:subClassOf :C .");

    private static final String RDF_XML = String.join("\n",
        "<?xml version=\"1.0\"?>",
        "<!DOCTYPE rdf:RDF [ <!ENTITY x \"http://x#\" > ]>",
        "<rdf:RDF xmlns=\"http://x#\" xml:base=\"http://x\" xmlns:owl=\"http://www.w3.org/2002/07/owl#\"",
        "    xmlns:rdfs=\"http://www.w3.org/2000/01/rdf-schema#\" "
            + "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">",
        "  <owl:Ontology rdf:about=\"http://x\"><owl:imports rdf:resource=\"http://elsewhere\"/></owl:Ontology>",
        "  <owl:ObjectProperty rdf:about=\"#r\">",
        "    <rdfs:domain rdf:resource=\"&x;A\"/>",
        "  </owl:ObjectProperty>",
        "  <owl:Class rdf:about=\"#A\">",
        "    <rdfs:label>A</rdfs:label>",
        "    <rdfs:subClassOf>",
        "      <owl:Restriction>",
        "        <owl:onProperty rdf:resource=\"#r\"/>",
        "        <owl:someValuesFrom rdf:resource=\"#B\"/>",
        "      </owl:Restriction>",
        "    </rdfs:subClassOf>",
        "    <rdfs:subClassOf",
        "        rdf:resource=\"#B\"/>",
        "    <owl:disjointUnionOf",
        "        rdf:parseType=\"Collection\">",
        "      <owl:Class rdf:about=\"#B\"/>",
        "      <owl:Class rdf:about=\"#C\"/>",
        "    </owl:disjointUnionOf>",
        "  </owl:Class>",
        "  <owl:Axiom>",
        "    <owl:annotatedSource rdf:resource=\"#A\"/>",
        "    <owl:annotatedProperty rdf:resource=\"http://www.w3.org/2000/01/rdf-schema#subClassOf\"/>",
        "    <owl:annotatedTarget rdf:resource=\"#B\"/><rdfs:comment>why</rdfs:comment>",
        "  </owl:Axiom>",
        "  <rdf:Description>",
        "    <rdf:type rdf:resource=\"http://www.w3.org/2002/07/owl#AllDisjointClasses\"/>",
        "    <owl:members rdf:parseType=\"Collection\">",
        "      <rdf:Description rdf:about=\"#A\"/><rdf:Description rdf:about=\"#B\"/>"
            + "<rdf:Description rdf:about=\"#C\"/>",
        "    </owl:members>",
        "  </rdf:Description>",
        "  <A rdf:about=\"#a\">",
        "    <r><owl:NamedIndividual rdf:about=\"#b\"/>",
        "    </r>",
        "  </A>",
        "</rdf:RDF>");

    @Test
    void functionalSyntaxIsCitedByWhereAnAxiomBegins() {
        assertEquals(Map.of(
            "SubClassOf(<http://x#A> <http://x#B>)", 7,
            "SubClassOf(<http://x#B> ObjectSomeValuesFrom(<http://x#r> <http://x#C>))", 7,
            "SubClassOf(Annotation(rdfs:label \"mine\") <http://x#B> <http://x#C>)", 9,
            "ClassAssertion(<http://x#A> <http://x#a(1)>)", 10), lines("x.ofn", FUNCTIONAL));
    }

    @Test
    void owlXmlIsCitedToo() {
        String document = "<?xml version=\"1.0\"?>\n<Ontology xmlns=\"http://www.w3.org/2002/07/owl#\" "
            + "xml:base=\"http://x\" ontologyIRI=\"http://x\">\n"
            + "<Prefix name=\"\" IRI=\"http://x#\"/><Import>u:x</Import>\n"
            + "<SubClassOf>\n  <Class IRI=\"#A\"/>\n  <Class abbreviatedIRI=\":B\"/>\n</SubClassOf>\n"
            + "<SubClassOf><Class IRI=\"#B\"/><Class IRI=\"#C\"/></SubClassOf>\n</Ontology>\n";
        assertEquals(Map.of("SubClassOf(<http://x#A> <http://x#B>)", 4, "SubClassOf(<http://x#B> <http://x#C>)", 8),
            lines("x.owx", document));
    }

    @Test
    void turtleIsCitedByWhereTheObjectBegins() {
        assertEquals(Map.ofEntries(
            Map.entry("SubClassOf(<http://x#A> <http://x#B>)", 6),
            Map.entry("SubClassOf(<http://x#A> ObjectSomeValuesFrom(<http://x#r> "
                + "ObjectUnionOf(<http://x#B> <http://x#C>)))", 7),
            Map.entry("SubClassOf(Annotation(rdfs:comment \"why\") <http://x#B> <http://x#C>)", 11),
            Map.entry("DisjointClasses(<http://x#A> <http://x#B> <http://x#C>)", 14),
            Map.entry("TransitiveObjectProperty(<http://x#r>)", 15),
            Map.entry("InverseObjectProperties(<http://x#r> <http://x#s>)", 16),
            Map.entry("SubObjectPropertyOf(ObjectPropertyChain(<http://x#r> <http://x#s>) <http://x#r>)", 17),
            Map.entry("HasKey(<http://x#C> () (<http://x#d>))", 18),
            Map.entry("DataPropertyAssertion(<http://x#d> <http://x#a> \"two\nlines\")", 20),
            Map.entry("NegativeObjectPropertyAssertion(<http://x#r> <http://x#a> <http://x#a>)", 22),
            Map.entry("ClassAssertion(<http://x#C> _:someone)", 25),
            Map.entry("SubClassOf(ObjectComplementOf(<http://x#A>) <http://x#C>)", 26)),
            lines("x.ttl", TURTLE));
    }

    /** By the line that its tag ends on. */
    @Test
    void rdfXmlIsCitedByTheElementThatSaysIt() {
        assertEquals(Map.of(
            "ObjectPropertyDomain(<http://x#r> <http://x#A>)", 7,
            "SubClassOf(<http://x#A> ObjectSomeValuesFrom(<http://x#r> <http://x#B>))", 11,
            "SubClassOf(Annotation(rdfs:comment \"why\") <http://x#A> <http://x#B>)", 18,
            "DisjointUnion(<http://x#A> <http://x#B> <http://x#C>)", 20,
            "DisjointClasses(<http://x#A> <http://x#B> <http://x#C>)", 31,
            "ClassAssertion(<http://x#A> <http://x#a>)", 36,
            "ObjectPropertyAssertion(<http://x#r> <http://x#a> <http://x#b>)", 37), lines("x.owl", RDF_XML));
    }

    /** As OWL 1 said what a class with a name is. */
    @Test
    void definitionsWithoutAnEquivalentClassAreCited() {
        String document = String.join("\n",
            "@prefix : <http://x#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .",
            ":A a owl:Class . :B a owl:Class . :C a owl:Class ; owl:intersectionOf (",
            "  :A :B ) ;", "  owl:equivalentClass [ a owl:Class ;", "  owl:intersectionOf ( :B :D ) ] ;",
            "  owl:complementOf :D . :D a owl:Class ;", "  owl:oneOf ( :a ) . :E a owl:Class ;",
            "  owl:unionOf ( :A :D ) .");
        assertEquals(Map.of("EquivalentClasses(<http://x#C> ObjectIntersectionOf(<http://x#A> <http://x#B>))", 2,
            "EquivalentClasses(<http://x#C> ObjectIntersectionOf(<http://x#B> <http://x#D>))", 4,
            "EquivalentClasses(<http://x#C> ObjectComplementOf(<http://x#D>))", 6,
            "EquivalentClasses(<http://x#D> ObjectOneOf(<http://x#a>))", 7,
            "EquivalentClasses(<http://x#E> ObjectUnionOf(<http://x#A> <http://x#D>))", 8), lines("x.ttl", document));
    }

    @Test
    void manchesterSyntaxIsCitedByWhereAnItemBegins() {
        String document = String.join("\n",
            "Prefix: : <http://x#>", "Ontology: <http://x>", "ObjectProperty: r",
            "    Characteristics: Transitive,", "        Asymmetric", "DataProperty: d", "Class: A", "    SubClassOf:",
            "        B and (r some {a,", "            b}), # , C",
            "        Annotations: rdfs:comment \"x, \\\" SubClassOf:\",",
            "          rdfs:label \"y\" C,", "        d some xsd:integer[>= 5, <= 10]", "    HasKey: d,", "        r",
            "Class: B DisjointUnionOf: A,", "  C", "Class: C", "Individual: a Types: A,", "    B", "  Facts: r b,",
            "        not d \"one\"@en,", "    d 5", "Individual: b", "DisjointClasses:", "    A,", "    C",
            "Datatype: t", "    EquivalentTo: xsd:string", "Rule: A(?x)", "  -> C(?x)", "DifferentIndividuals: a, b");
        assertEquals(Map.ofEntries(
            Map.entry("TransitiveObjectProperty(<http://x#r>)", 4),
            Map.entry("AsymmetricObjectProperty(<http://x#r>)", 5),
            Map.entry("SubClassOf(<http://x#A> ObjectIntersectionOf(<http://x#B> ObjectSomeValuesFrom(<http://x#r> "
                + "ObjectOneOf(<http://x#a> <http://x#b>))))", 9),
            Map.entry("SubClassOf(Annotation(rdfs:comment \"x, \\\" SubClassOf:\") Annotation(rdfs:label \"y\") "
                + "<http://x#A> <http://x#C>)", 12),
            Map.entry("SubClassOf(<http://x#A> DataSomeValuesFrom(<http://x#d> DatatypeRestriction(xsd:integer "
                + "xsd:minInclusive \"5\"^^xsd:integer xsd:maxInclusive \"10\"^^xsd:integer)))", 13),
            Map.entry("HasKey(<http://x#A> (<http://x#r>) (<http://x#d>))", 14),
            Map.entry("DisjointUnion(<http://x#B> <http://x#A> <http://x#C>)", 16),
            Map.entry("ClassAssertion(<http://x#A> <http://x#a>)", 19),
            Map.entry("ClassAssertion(<http://x#B> <http://x#a>)", 20),
            Map.entry("ObjectPropertyAssertion(<http://x#r> <http://x#a> <http://x#b>)", 21),
            Map.entry("NegativeDataPropertyAssertion(<http://x#d> <http://x#a> \"one\"@en)", 22),
            Map.entry("DataPropertyAssertion(<http://x#d> <http://x#a> \"5\"^^xsd:integer)", 23),
            Map.entry("DisjointClasses(<http://x#A> <http://x#C>)", 25),
            Map.entry("DatatypeDefinition(<http://x#t> xsd:string)", 29),
            Map.entry("DLSafeRule(Body(ClassAtom(<http://x#A> Variable(<urn:swrl:var#x>)))"
                + "Head(ClassAtom(<http://x#C> Variable(<urn:swrl:var#x>))))", 30),
            Map.entry("DifferentIndividuals(<http://x#a> <http://x#b>)", 32)), lines("x.omn", document));
    }

    @Test
    void oboFormatIsCitedByTheClause() {
        String document = String.join("\n", "format-version: 1.2", "import: u:x",
            "owl-axioms: Ontology(SubClassOf(<u:A> <u:B>)\\nSubClassOf(<u:B> <u:C>))", "ontology: x",
            "[Term]", "id: X:1",
            "", "[Term]", "id: X:2", "is_a: X:1 {source=\"me\", xref=\"X:9\"} ! one", "intersection_of: X:1 ! one",
            "intersection_of: r X:3", "disjoint_from: X:3", "relationship: r X:1", "", "[Term]", "id: X:3", "",
            "[Typedef]", "id: r", "is_transitive: true", "domain: X:1", "holds_over_chain: r r");
        String x = "<http://purl.obolibrary.org/obo/";
        assertEquals(Map.ofEntries(
            Map.entry("SubClassOf(<u:A> <u:B>)", 3), Map.entry("SubClassOf(<u:B> <u:C>)", 3),
            Map.entry("SubClassOf(Annotation(<http://www.geneontology.org/formats/oboInOwl#hasDbXref> \"X:9\") "
                + "Annotation(<http://www.geneontology.org/formats/oboInOwl#source> \"me\") " + x + "X_2> " + x
                + "X_1>)", 10),
            Map.entry("EquivalentClasses(" + x + "X_2> ObjectIntersectionOf(" + x + "X_1> ObjectSomeValuesFrom(" + x
                + "x#r> " + x + "X_3>)))", 11),
            Map.entry("DisjointClasses(" + x + "X_2> " + x + "X_3>)", 13),
            Map.entry("SubClassOf(" + x + "X_2> ObjectSomeValuesFrom(" + x + "x#r> " + x + "X_1>))", 14),
            Map.entry("TransitiveObjectProperty(" + x + "x#r>)", 21),
            Map.entry("ObjectPropertyDomain(" + x + "x#r> " + x + "X_1>)", 22),
            Map.entry("SubObjectPropertyOf(ObjectPropertyChain(" + x + "x#r> " + x + "x#r>) " + x + "x#r>)", 23)),
            lines("x.obo", document));
    }

    /** Manchester syntax is read with the names of what it imports. */
    @Test
    void importsAreNotCitedAgain(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("b.omn"), "Ontology: <u:b>\nClass: <u:B>\nSubClassOf: <u:C>\nClass: <u:C>");
        Path root = Files.writeString(folder.resolve("a.omn"),
            "Ontology: <u:a>\nImport: <b.omn>\nClass: <u:A>\n SubClassOf: <u:B>".replace("b.omn",
                folder.resolve("b.omn").toUri().toString()));
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of(root));
        assertEquals(List.of("a.omn:4", "b.omn:3"), loaded.places().of(logical(loaded)).values().stream()
            .map(place -> Path.of(place.document()).getFileName() + ":" + place.line()).sorted()
            .collect(Collectors.toList()));
    }

    /** As Protégé does. */
    @Test
    void allThatOwlapiWritesIsCited(@TempDir Path folder) throws OWLException, IOException {
        Set<OWLAxiom> axioms = logical(load("x.ttl", TURTLE));
        for (OWLDocumentFormat format : List.of(new RDFXMLDocumentFormat(), new TurtleDocumentFormat(),
                new NTriplesDocumentFormat(), new NQuadsDocumentFormat(), new ManchesterSyntaxDocumentFormat())) {
            Path file = Files.writeString(folder.resolve(format.getClass().getSimpleName()), written(axioms, format));
            LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE).load(Source.of(file));
            assertEquals(logical(loaded), loaded.places().of(logical(loaded)).keySet(), format::getKey);
        }
    }

    private static String written(Set<OWLAxiom> axioms, OWLDocumentFormat format) throws OWLException {
        var document = new StringDocumentTarget();
        OWLManager.createOWLOntologyManager().createOntology(axioms).saveOntology(format, document);
        return document.toString();
    }

    @Test
    void whereThereAreNoLinesNothingIsSaid() {
        assertEquals(Map.of(), lines("x.jsonld", "[{\"@id\": \"http://x#a\", \"@type\": [\"http://x#A\"]}]"));
    }

    @Test
    void eachAxiomIsInItsOwnDocument(@TempDir Path folder) throws IOException {
        Path one = Files.writeString(folder.resolve("one.ofn"), "Ontology(<u:one>\nSubClassOf(<u:A> <u:B>))");
        Path two = Files.writeString(folder.resolve("two.ofn"), "Ontology(<u:two>\n\nSubClassOf(<u:B> <u:C>))");
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE).load(List.of(Source.of(one), Source.of(two)),
            Progress.SILENT);
        Map<OWLAxiom, Place> places = loaded.places().of(logical(loaded));
        assertEquals(List.of(one + ":2", two + ":3"), places.values().stream()
            .map(place -> place.document() + ":" + place.line()).sorted().collect(Collectors.toList()));
    }

    @Test
    void aDocumentThatIsGoneHasNoLines(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("gone.ofn"), "Ontology(<u:o>\nSubClassOf(<u:A> <u:B>))");
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE).load(Source.of(file));
        Files.delete(file);
        assertEquals(Map.of(), loaded.places().of(logical(loaded)));
    }

    private static Map<String, Integer> lines(String name, String document) {
        LoadedOntology loaded = load(name, document);
        return loaded.places().of(logical(loaded)).entrySet().stream().collect(Collectors.toMap(
            entry -> org.paradl.translate.FunctionalSyntax.of(entry.getKey()), entry -> entry.getValue().line()));
    }

    private static LoadedOntology load(String name, String document) {
        return new OntologyLoader(ImportsPolicy.NONE)
            .load(Source.of(name, document.getBytes(StandardCharsets.UTF_8)));
    }

    private static Set<OWLAxiom> logical(LoadedOntology loaded) {
        return loaded.axioms().stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }
}

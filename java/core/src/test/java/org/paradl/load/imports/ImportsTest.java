package org.paradl.load.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.load.LoadedOntology;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.semanticweb.owlapi.model.HasClassesInSignature;

class ImportsTest {
    private static final String IMPORTING = "Ontology(<http://x/whole> Import(<http://x/part>) "
        + "Declaration(Class(<http://x/Whole>)))";
    private static final String NAMESPACES = "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" "
        + "xmlns:owl=\"http://www.w3.org/2002/07/owl#\" ";
    private static final String OWL_PREFIX = "@prefix owl: <http://www.w3.org/2002/07/owl#> . ";
    private static final String IMPORTED = "Ontology(<http://x/part> Declaration(Class(<http://x/Part>)))";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "some.owl | Prefix(o:=<http://x/>) Ontology(<http://x/part>",
        "some.owl | Prefix(o:=<http://x/>) Ontology(o:part",
        "some.owl | '# comment\n Ontology(<http://x/other> <http://x/part>'",
        "part.ofn | Ontology(<http://y/other>",
        "part | Ontology("})
    void areFoundBesideTheFile(String name, String beginning) throws IOException {
        write(name.contains(".") ? name : name + ".owl", beginning + " Declaration(Class(<http://x/Part>)))");
        assertEquals("[Part, Whole]", classes(load(write("whole.ofn", IMPORTING))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'<rdf:RDF " + NAMESPACES + "xml:base=\"http://x/part\"><owl:Ontology rdf:about=\"\"/>"
            + "<owl:Class rdf:about=\"http://x/Part\"/></rdf:RDF>'",
        "'<!DOCTYPE rdf:RDF [<!ENTITY x \"http://x/\">]><rdf:RDF " + NAMESPACES + ">"
            + "<owl:Ontology rdf:about=\"&x;part\"/><owl:Class rdf:about=\"http://x/Part\"/></rdf:RDF>'",
        "'<Ontology xmlns=\"http://www.w3.org/2002/07/owl#\" ontologyIRI=\"http://x/part\"><Declaration>"
            + "<Class IRI=\"http://x/Part\"/></Declaration></Ontology>'",
        "'" + OWL_PREFIX + "<http://x/part> a owl:Ontology . <http://x/Part> a owl:Class .'",
        "'@base <http://x/part> . " + OWL_PREFIX + "<> a owl:Ontology . "
            + "<http://x/Part> a owl:Class .'",
        "'Prefix: x: <http://x/> Ontology: <http://x/part> Class: x:Part'"})
    void areFoundByTheirIriInEverySyntax(String text) throws IOException {
        write("a-name-that-says-nothing.owl", text);
        assertEquals("[Part, Whole]", classes(load(write("whole.ofn", IMPORTING))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "http://x/part | old.ofn | new.ofn | new.ofn or old.ofn",
        "http://x/part | part.owl | part.obo | part.obo or part.owl",
        "http://x/part | part.owl | other.ofn | other.ofn or part.owl",
        "http://x/part.owl | part.owl | part.obo |",
        "http://x/part.owl | part.owl | a.owl |",
        "http://x/part.owl | part.owl | a copy.owl |"})
    void ofWhichThereAreSeveralAreSaid(String iri, String first, String second, String named) throws IOException {
        write(first, "Ontology(<" + iri + "> <http://x/1> Declaration(Class(<http://x/First>)))");
        write(second, "Ontology(<" + iri + "> <http://x/2> Declaration(Class(<http://x/Second>)))");
        LoadedOntology loaded = load(write("whole.ofn", "Ontology(Import(<" + iri + ">))"));
        assertEquals(named == null ? "[First]" : "[Second]", classes(loaded));
        assertEquals(named == null ? List.of() : List.of("the import <" + iri + "> of " + folder.resolve("whole.ofn")
            + " may be " + named + " beside it, and the first is read: say which in catalog-v001.xml"),
            loaded.warnings());
    }

    @Test
    void thatACatalogMapsToAFolderAreSaid() throws IOException {
        Files.createDirectory(folder.resolve("part"));
        write("catalog-v001.xml", catalog("<uri name=\"http://x/part\" uri=\"part\"/>"));
        assertEquals(folder.resolve("catalog-v001.xml") + " maps <http://x/part> to " + folder.resolve("part")
            + ", which is a folder", load(write("whole.ofn", IMPORTING)).warnings().get(0));
    }

    @Test
    void areFoundThroughProtegesCatalog() throws IOException {
        Files.createDirectories(folder.resolve("deep"));
        write("imports here.owl", IMPORTED);
        write("deep/other.ofn", "Ontology(<http://x/other> Declaration(Class(<http://x/Other>)))");
        write("deep/catalog-v001.xml", catalog("<uri name=\"http://x/other\" uri=\"other.ofn\"/>"
            + "<nextCatalog catalog=\"../catalog-v001.xml\"/>"));
        write("rewritten.ofn", "Ontology(Declaration(Class(<http://x/Rewritten>)))");
        write("catalog-v001.xml", catalog("<group id=\"Folder Repository, directory=, recursive=true\" "
            + "prefer=\"public\" xml:base=\"\">"
            + "<uri id=\"User Entered\" name=\"http://x/part\" uri=\"imports here.owl\"/></group>"
            + "<rewriteURI uriStartString=\"http://z/\" rewritePrefix=\"./\"/>"
            + "<nextCatalog catalog=\"deep/catalog-v001.xml\"/><nextCatalog catalog=\"missing/catalog-v001.xml\"/>"));
        Path file = write("whole.ofn", "Ontology(Import(<http://x/part>) Import(<http://x/other>) "
            + "Import(<http://z/rewritten.ofn>))");
        LoadedOntology loaded = load(file);
        assertEquals("[Other, Part, Rewritten]", classes(loaded));
        assertEquals(List.of(), loaded.warnings());
        assertEquals(4, loaded.documents().size());
    }

    @Test
    void areFoundThroughACatalogThatTheirIrisAreDelegatedTo() throws IOException {
        Files.createDirectories(folder.resolve("deep"));
        write("deep/part.ofn", IMPORTED);
        write("deep/catalog.xml", catalog("<uriSuffix uriSuffix=\"part\" uri=\"part.ofn\"/>"
            + "<delegateURI uriStartString=\"http://\" catalog=\"../catalog-v001.xml\"/>"));
        write("catalog-v001.xml", catalog("<delegateURI uriStartString=\"http://x/\" catalog=\"deep/catalog.xml\"/>"));
        LoadedOntology loaded = load(write("whole.ofn", "Ontology(Import(<http://x/part>) Import(<http://y/part>))"));
        assertEquals("[Part]", classes(loaded));
        assertEquals(1, loaded.warnings().size());
        assertTrue(loaded.warnings().get(0).contains("<http://y/part>"), loaded.warnings()::toString);
    }

    @Test
    void areFoundThroughAGivenCatalogOnly() throws IOException {
        write("elsewhere.ofn", IMPORTED);
        write("catalog-v001.xml", catalog("<uri name=\"http://x/part\" uri=\"nowhere.ofn\"/>"));
        Path given = write("mine.xml", catalog("<uri name=\"http://x/part\" uri=\"elsewhere.ofn\"/>"));
        OntologyLoader loader = new OntologyLoader(ImportsPolicy.LOCAL, true, Optional.of(given));
        assertEquals("[Part, Whole]", classes(loader.load(Source.of(write("whole.ofn", IMPORTING)))));
        OntologyLoader broken = new OntologyLoader(ImportsPolicy.LOCAL, true, Optional.of(folder.resolve("no.xml")));
        ParadlException error = assertThrows(ParadlException.class,
            () -> broken.load(Source.of(folder.resolve("elsewhere.ofn"))));
        assertEquals(folder.resolve("no.xml") + ": there is no such catalog", error.getMessage());
    }

    @Test
    void thatACatalogMapsToNothingAreSaid() throws IOException {
        write("catalog-v001.xml", catalog("<uri name=\"http://x/part\" uri=\"nowhere.ofn\"/>"));
        List<String> warnings = load(write("whole.ofn", IMPORTING)).warnings();
        assertEquals(2, warnings.size());
        assertTrue(warnings.get(0).contains("nowhere.ofn"), warnings::toString);
        assertTrue(warnings.get(1).contains("<http://x/part>"), warnings::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"file://server/share/x.owl", "\\\\server\\share\\x.owl", "file:x.owl",
        "file:///tmp/x.owl#frag", "file:///tmp/x%00.owl"})
    void thatACatalogMapsToNoLocalPathAreSaid(String place) throws IOException {
        write("catalog-v001.xml", catalog("<uri name=\"http://x/part\" uri=\"" + place + "\"/>"));
        write("part.ofn", IMPORTED);
        LoadedOntology loaded = load(write("whole.ofn", IMPORTING));
        assertEquals("[Part, Whole]", classes(loaded));
        assertEquals(List.of(folder.resolve("catalog-v001.xml") + " maps <http://x/part> to " + place.replace('\\', '/')
            .replaceFirst("^//", "file://") + ", which is no local path"), loaded.warnings());
    }

    @Test
    void aCatalogOfAnotherComputerIsAWarning() throws IOException {
        write("catalog-v001.xml", catalog("<nextCatalog catalog=\"file://server/share/c.xml\"/>"
            + "<uri name=\"http://x/part\" uri=\"elsewhere.ofn\"/>"));
        write("elsewhere.ofn", IMPORTED);
        LoadedOntology loaded = load(write("whole.ofn", IMPORTING));
        assertEquals("[Part, Whole]", classes(loaded));
        assertEquals(List.of(folder.resolve("catalog-v001.xml")
            + " names the catalog file://server/share/c.xml, which is no local path"), loaded.warnings());
    }

    @Test
    void aBrokenCatalogBesideTheFileIsAWarning() throws IOException {
        write("catalog-v001.xml", "<catalog");
        write("part.ofn", IMPORTED);
        LoadedOntology loaded = load(write("whole.ofn", IMPORTING));
        assertEquals("[Part, Whole]", classes(loaded));
        assertTrue(loaded.warnings().get(0).contains("catalog-v001.xml"), loaded.warnings()::toString);
    }

    @Test
    void thatAreMissingAreWarningsOrErrors() throws IOException {
        write("part.ofn", "Ontology(<http://x/part> Import(<http://x/two>))");
        Path file = write("whole.ofn", "Ontology(Import(<http://x/one>) Import(<http://x/part>))");
        List<String> warnings = load(file).warnings();
        assertEquals(2, warnings.size());
        assertTrue(warnings.get(0).contains("<http://x/one> of " + file), warnings.get(0));
        assertTrue(warnings.get(1).contains("<http://x/two> of " + folder.resolve("part.ofn")), warnings.get(1));
        OntologyLoader strict = new OntologyLoader(ImportsPolicy.LOCAL, true, Optional.empty());
        ParadlException error = assertThrows(ParadlException.class, () -> strict.load(Source.of(file)));
        assertEquals("imports that were not found: <http://x/one>, <http://x/two>", error.getMessage());
    }

    @Test
    void thatOneDocumentMissesAreOneWarning() throws IOException {
        Path file = write("whole.ofn", "Ontology(Import(<http://x/one>) Import(<http://x/two>))");
        assertEquals(List.of("2 imports of " + file + " were not found, <http://x/one>, <http://x/two>: put them beside"
            + " the file or into catalog-v001.xml, or use --imports remote"), load(file).warnings());
    }

    @Test
    void areIgnoredInSilenceWhereTheUserWantsNone() throws IOException {
        write("part.ofn", IMPORTED);
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE).load(Source.of(write("whole.ofn", IMPORTING)));
        assertEquals("[Whole]", classes(loaded));
        assertEquals(List.of(), loaded.warnings());
    }

    @Test
    void mayGoInCircles() throws IOException {
        Path first = write("first.ttl", OWL_PREFIX + "<http://x/first> a owl:Ontology ; owl:imports <http://x/second>, "
            + "<http://x/first> . <http://x/A> a owl:Class .");
        write("second.ttl", OWL_PREFIX + "<http://x/second> a owl:Ontology ; owl:imports <http://x/third> . "
            + "<http://x/B> a owl:Class .");
        write("third.ofn", "Ontology(<http://x/third> Import(<http://x/first>) Declaration(Class(<http://x/C>)))");
        LoadedOntology loaded = load(first);
        assertEquals("[A, B, C]", classes(loaded));
        assertEquals(List.of(), loaded.warnings());
        assertEquals(3, loaded.documents().size());
    }

    @Test
    void declareForTheImporting() throws IOException {
        write("part.ofn", "Ontology(<http://x/part> Declaration(ObjectProperty(<http://x/r>)))");
        LoadedOntology loaded = load(write("whole.ttl", OWL_PREFIX
            + "<http://x/whole> a owl:Ontology ; owl:imports <http://x/part> . "
            + "<http://x/a> <http://x/r> <http://x/b> ."));
        assertTrue(loaded.axioms().toString().contains("ObjectPropertyAssertion"), loaded.axioms()::toString);
    }

    @Test
    void areOtherInputsFirst() throws IOException {
        Path part = write("elsewhere-entirely.txt", IMPORTED);
        Path whole = write("whole.ofn", IMPORTING);
        List<Source> inputs = List.of(Source.of(whole), Source.of(part));
        for (List<Source> order : List.of(inputs, List.of(inputs.get(1), inputs.get(0)))) {
            LoadedOntology loaded = new OntologyLoader(ImportsPolicy.LOCAL).load(order, Progress.SILENT);
            assertEquals("[Part, Whole]", classes(loaded));
            assertEquals(2, loaded.documents().size());
            assertEquals(List.of(), loaded.warnings());
        }
    }

    @Test
    void inputsWithTheSameIriAreMerged() throws IOException {
        Path one = write("one.ofn", "Ontology(<http://x/o> Declaration(Class(<http://x/One>)))");
        Path two = write("two.ofn", "Ontology(<http://x/o> Declaration(Class(<http://x/Two>)))");
        assertEquals("[One, Two]", classes(new OntologyLoader(ImportsPolicy.LOCAL)
            .load(List.of(Source.of(one), Source.of(two), Source.of(one)), Progress.SILENT)));
    }

    @Test
    void thatGiveTheSameOntologyTwiceAreTakenOnce() throws IOException {
        write("one.ofn", IMPORTED);
        write("two.ofn", "Ontology(<http://x/part> Declaration(Class(<http://x/Twin>)))");
        LoadedOntology loaded = load(write("whole.ofn",
            "Ontology(Import(<http://x/one.ofn>) Import(<http://x/two.ofn>))"));
        assertEquals("[Part]", classes(loaded));
        assertTrue(loaded.warnings().get(0).contains("two.ofn is left out"), loaded.warnings()::toString);
    }

    @Test
    void areFetchedOnlyWhereTheUserAsks() throws IOException {
        List<String> asked = new ArrayList<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            asked.add(exchange.getRequestURI().getPath());
            byte[] body = IMPORTED.getBytes(StandardCharsets.UTF_8);
            boolean there = exchange.getRequestURI().getPath().equals("/part");
            exchange.sendResponseHeaders(there ? 200 : 404, there ? body.length : -1);
            if (there) {
                exchange.getResponseBody().write(body);
            }
            exchange.close();
        });
        server.start();
        try {
            String net = "http://127.0.0.1:" + server.getAddress().getPort();
            Path file = write("whole.ofn", "Ontology(Import(<" + net + "/part>) Import(<" + net + "/gone>))");
            assertEquals("[]", classes(load(file)));
            assertEquals(List.of(), asked);
            LoadedOntology loaded = new OntologyLoader(ImportsPolicy.REMOTE).load(Source.of(file));
            assertEquals("[Part]", classes(loaded));
            assertTrue(loaded.documents().contains(net + "/part"));
            assertTrue(loaded.warnings().toString().contains(net + "/gone"), loaded.warnings()::toString);
        } finally {
            server.stop(0);
        }
    }

    private static String catalog(String entries) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<catalog prefer=\"public\" "
            + "xmlns=\"urn:oasis:names:tc:entity:xmlns:xml:catalog\">" + entries + "</catalog>";
    }

    private static LoadedOntology load(Path file) {
        return new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of(file));
    }

    private static String classes(LoadedOntology loaded) {
        Set<String> names = loaded.axioms().stream().flatMap(HasClassesInSignature::classesInSignature)
            .map(type -> type.getIRI().getShortForm()).collect(Collectors.toCollection(TreeSet::new));
        return names.toString();
    }

    private Path write(String name, String text) throws IOException {
        return Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }
}

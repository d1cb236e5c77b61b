package org.paradl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.load.document.Source;
import org.paradl.load.imports.Fence;
import org.paradl.load.imports.ImportsPolicy;

/** Reading touches neither the net nor files that nobody named. */
class SafetyTest {
    private static final String RDF = "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" "
        + "xmlns:rdfs=\"http://www.w3.org/2000/01/rdf-schema#\" xmlns:owl=\"http://www.w3.org/2002/07/owl#\">";

    @TempDir
    private Path folder;
    private ServerSocket server;
    private final AtomicInteger calls = new AtomicInteger();

    @BeforeEach
    void listen() throws IOException {
        server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread thread = new Thread(() -> {
            while (!server.isClosed()) {
                try {
                    server.accept().close();
                    calls.incrementAndGet();
                } catch (IOException e) {
                    return;
                }
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    @AfterEach
    void nobodyCalled() throws IOException {
        server.close();
        assertEquals(0, calls.get());
    }

    @Test
    void externalEntitiesAreLeftOut() throws IOException {
        Path secret = write("secret.txt", "TOPSECRET");
        for (String address : new String[] {secret.toUri().toString(), net("entity")}) {
            String dtd = "<!DOCTYPE rdf:RDF SYSTEM \"" + net("dtd") + "\" [<!ENTITY x SYSTEM \"" + address + "\">"
                + "<!ENTITY % p SYSTEM \"" + net("parameter") + "\"> %p;]>";
            LoadedOntology loaded = load("<?xml version=\"1.0\"?>" + dtd + RDF + "<owl:Class rdf:about=\"a:A\">"
                + "<rdfs:label>[&x;]</rdfs:label></owl:Class></rdf:RDF>");
            assertTrue(loaded.axioms().toString().contains("\"[]\""), loaded.axioms().toString());
        }
    }

    @Test
    void externalEntitiesAreLeftOutOfOwlXmlAndTrix() throws IOException {
        Path secret = write("secret.txt", "TOPSECRET");
        String entity = "<!ENTITY x SYSTEM \"" + secret.toUri() + "\">";
        String owl = load("<!DOCTYPE Ontology [" + entity + "]><Ontology xmlns=\"http://www.w3.org/2002/07/owl#\">"
            + "<AnnotationAssertion><AnnotationProperty IRI=\"a:p\"/><IRI>a:A</IRI><Literal>[&x;]</Literal>"
            + "</AnnotationAssertion></Ontology>").axioms().toString();
        assertTrue(owl.contains("\"[]\""), owl);
        String trix = load("<!DOCTYPE TriX [" + entity + "]><TriX xmlns=\"http://www.w3.org/2004/03/trix/trix-1/\">"
            + "<graph><triple><uri>a:A</uri><uri>http://www.w3.org/2000/01/rdf-schema#label</uri><plainLiteral>[&x;]"
            + "</plainLiteral></triple></graph></TriX>").axioms().toString();
        assertTrue(trix.contains("\"[]\""), trix);
    }

    @Test
    void internalEntitiesWork() throws IOException {
        LoadedOntology loaded = load("<!DOCTYPE rdf:RDF [<!ENTITY x \"http://x/\">]>" + RDF
            + "<owl:Class rdf:about=\"&x;A\"/>".repeat(20_000) + "</rdf:RDF>");
        assertEquals("[Declaration(Class(<http://x/A>))]", loaded.axioms().toString());
    }

    @Test
    void billionLaughsAreAnError() {
        StringBuilder dtd = new StringBuilder("<!DOCTYPE rdf:RDF [<!ENTITY e0 \"lollollollol\">");
        for (int i = 1; i < 12; i++) {
            dtd.append("<!ENTITY e").append(i).append(" \"").append(("&e" + (i - 1) + ";").repeat(10)).append("\">");
        }
        String text = dtd + "]>" + RDF + "<owl:Class rdf:about=\"a:A\"><rdfs:label>&e11;</rdfs:label></owl:Class>"
            + "</rdf:RDF>";
        ParadlException error = assertTimeoutPreemptively(Duration.ofSeconds(30),
            () -> assertThrows(ParadlException.class, () -> load(text)));
        assertTrue(error.getMessage().contains("XML entities grow beyond the limit"), error.getMessage());
    }

    @Test
    void importsAreNotFetched() throws IOException {
        for (String text : new String[] {"Ontology(<a:o> Import(<" + net("x.owl") + ">))",
            "@prefix owl: <http://www.w3.org/2002/07/owl#> . <a:o> a owl:Ontology ; owl:imports <" + net("x.owl")
                + "> .",
            "format-version: 1.2\nontology: o\nimport: " + net("x.obo") + "\n\n[Term]\nid: X:1\n",
            RDF + "<owl:Ontology rdf:about=\"a:o\"><owl:imports rdf:resource=\"" + net("x.owl") + "\"/></owl:Ontology>"
                + "</rdf:RDF>"}) {
            LoadedOntology loaded = load(text);
            assertEquals(1, loaded.warnings().size(), text);
            assertTrue(loaded.warnings().get(0).contains(net("x.o")), loaded.warnings().toString());
        }
    }

    @Test
    void aCatalogSendsNobodyToTheNet() throws IOException {
        write("catalog-v001.xml", "<!DOCTYPE catalog SYSTEM \"" + net("catalog.dtd") + "\"><catalog "
            + "xmlns=\"urn:oasis:names:tc:entity:xmlns:xml:catalog\"><uri name=\"http://x/part\" uri=\"" + net("part")
            + "\"/><nextCatalog catalog=\"" + net("next.xml") + "\"/></catalog>");
        Path file = write("o.ofn", "Ontology(<a:o> Import(<http://x/part>))");
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of(file));
        assertTrue(loaded.warnings().get(0).contains("<http://x/part>"), loaded.warnings().toString());
    }

    @Test
    void aFenceKeepsImportsInItsFolders() throws IOException {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        Path secret = write("secret.ofn", "Ontology(<a:secret> Declaration(Class(<a:Secret>)))");
        Files.createSymbolicLink(inside.resolve("link.ofn"), secret);
        write("inside/part.ofn", "Ontology(<a:part> Declaration(Class(<a:Part>)))");
        Path file = write("inside/whole.ofn", "Ontology(<a:o> Import(<" + secret.toUri() + ">) Import(<a:secret>) "
            + "Import(<a:part>))");
        LoadedOntology loaded = fenced(List.of(inside), Source.of("whole.ofn", file));
        assertEquals("[Declaration(Class(<a:Part>))]", loaded.axioms().toString());
        assertEquals(List.of("whole.ofn", "part.ofn"), loaded.documents());
        LoadedOntology bytes = fenced(List.of(), Source.of("bytes", Files.readAllBytes(file)));
        assertEquals("[]", bytes.axioms().toString());
        String warning = bytes.warnings().get(0);
        assertTrue(warning.startsWith("3 imports of bytes were not found, "), warning);
    }

    private static LoadedOntology fenced(List<Path> folders, Source source) {
        return new OntologyLoader(ImportsPolicy.LOCAL, false, Optional.empty(), Fence.around(folders)).load(
            List.of(source), Progress.SILENT);
    }

    @Test
    void jsonLdContextsAreNotFetched() {
        String text = "{\"@context\": \"" + net("context.jsonld") + "\", \"@id\": \"a:a\", \"@type\": \"T\"}";
        ParadlException error = assertThrows(ParadlException.class, () -> load(text));
        assertTrue(error.getMessage().contains(net("context.jsonld")), error.getMessage());
    }

    private String net(String name) {
        return "http://127.0.0.1:" + server.getLocalPort() + "/" + name;
    }

    private LoadedOntology load(String text) throws IOException {
        return new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of(write("input.owl", text)));
    }

    private Path write(String name, String text) throws IOException {
        return Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }
}

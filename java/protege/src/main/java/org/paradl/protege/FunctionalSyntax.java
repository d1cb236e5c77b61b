package org.paradl.protege;

import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.formats.FunctionalSyntaxDocumentFormat;
import org.semanticweb.owlapi.functional.renderer.FunctionalSyntaxObjectRenderer;
import org.semanticweb.owlapi.io.StringDocumentSource;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.util.OWLObjectDuplicator;

/**
 * What crosses between OWLAPI 4 here and OWLAPI 5 in the core: functional syntax with whole IRIs, which are escaped as
 * the core's {@code EscapedIris} has it where functional syntax cannot hold them.
 */
final class FunctionalSyntax {
    private static final OWLOntologyManager MANAGER = OWLManager.createOWLOntologyManager();
    private static final OWLOntology NO_PREFIXES = empty();
    private static final Pattern UNHOLDABLE = Pattern.compile("[\\x00-\\x1f\\x7f<>\\\\]");
    private static final Pattern ESCAPED = Pattern.compile("<([^<>]*\\\\u\\p{XDigit}{4}[^<>]*)>");
    private static final Pattern ESCAPE = Pattern.compile("\\\\u(\\p{XDigit}{4})");
    private static final String PREFIXES = "Prefix(owl:=<http://www.w3.org/2002/07/owl#>)\n"
        + "Prefix(rdf:=<http://www.w3.org/1999/02/22-rdf-syntax-ns#>)\n"
        + "Prefix(xml:=<http://www.w3.org/XML/1998/namespace>)\n"
        + "Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)\nPrefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)\n";

    private FunctionalSyntax() {
    }

    private static OWLOntology empty() {
        try {
            return OWLManager.createOWLOntologyManager().createOntology();
        } catch (OWLOntologyCreationException e) {
            throw new IllegalStateException(e);
        }
    }

    static String of(OWLObject object) {
        var text = new StringWriter();
        write(object, text);
        return text.toString();
    }

    private static void write(OWLObject object, Writer to) {
        object.accept(new Renderer(to));
    }

    private static final class Renderer extends FunctionalSyntaxObjectRenderer {
        Renderer(Writer to) {
            super(NO_PREFIXES, to);
        }

        @Override
        public void visit(IRI iri) {
            super.visit(IRI.create(UNHOLDABLE.matcher(iri.toString())
                .replaceAll(found -> String.format("\\\\u%04x", (int) found.group().charAt(0)))));
        }
    }

    /** The ontology with all that it imports, as one document. */
    static byte[] document(OWLOntology root) {
        var text = new StringWriter();
        text.write(PREFIXES + "Ontology(\n");
        for (OWLOntology ontology : root.getImportsClosure()) {
            for (OWLAxiom axiom : ontology.getAxioms()) {
                write(axiom, text);
                text.write('\n');
            }
        }
        text.write(")\n");
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The axioms that the texts say. */
    static synchronized Set<OWLAxiom> axioms(Collection<String> texts) {
        String document = PREFIXES + "Ontology(\n" + String.join("\n", texts) + "\n)";
        try {
            OWLOntology ontology = MANAGER.loadOntologyFromOntologyDocument(new StringDocumentSource(document,
                IRI.create("urn:paradl:axioms"), new FunctionalSyntaxDocumentFormat(), null));
            Set<OWLAxiom> axioms = ontology.getAxioms();
            MANAGER.removeOntology(ontology);
            return plain(axioms, document);
        } catch (OWLOntologyCreationException e) {
            throw new IllegalStateException("not understood: " + texts, e);
        }
    }

    /** The axioms of the text with their names as they are. */
    private static Set<OWLAxiom> plain(Set<OWLAxiom> axioms, String text) {
        Map<IRI, IRI> plain = new HashMap<>();
        ESCAPED.matcher(text).results().map(found -> found.group(1)).forEach(iri -> plain.put(IRI.create(iri),
            IRI.create(ESCAPE.matcher(iri).replaceAll(escape ->
                Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(escape.group(1), 16)))))));
        var duplicator = new OWLObjectDuplicator(MANAGER.getOWLDataFactory(), plain);
        return plain.isEmpty() ? axioms
            : axioms.stream().map(axiom -> (OWLAxiom) duplicator.duplicateObject(axiom)).collect(Collectors.toSet());
    }
}

package org.paradl.door;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

import org.paradl.ParadlException;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.formats.*;
import org.semanticweb.owlapi.model.AddOntologyAnnotation;
import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.model.OWLOntologyStorageException;

/** Writes axioms as documents, in any format of OWLAPI that can hold them. */
final class Documents {
    private static final Map<String, Supplier<OWLDocumentFormat>> FORMATS = formats();

    private Documents() {
    }

    private static Map<String, Supplier<OWLDocumentFormat>> formats() {
        var formats = new LinkedHashMap<String, Supplier<OWLDocumentFormat>>();
        formats.put("ofn", FunctionalSyntaxDocumentFormat::new);
        formats.put("owl", RDFXMLDocumentFormat::new);
        formats.put("rdf", RDFXMLDocumentFormat::new);
        formats.put("owx", OWLXMLDocumentFormat::new);
        formats.put("omn", ManchesterSyntaxDocumentFormat::new);
        formats.put("ttl", TurtleDocumentFormat::new);
        formats.put("nt", NTriplesDocumentFormat::new);
        formats.put("jsonld", RDFJsonLDDocumentFormat::new);
        formats.put("obo", OBODocumentFormat::new);
        formats.put("krss2", KRSS2DocumentFormat::new);
        formats.put("dl", DLSyntaxDocumentFormat::new);
        return formats;
    }

    /**
     * A document with these axioms, which ParaDL has found.
     *
     * @param prefixes for the formats that have prefixes, without colon
     * @param format a key of the formats, such as {@code ofn}
     * @throws ParadlException (USAGE) for a format that there is not, (UNSUPPORTED) where it cannot hold an axiom
     */
    static byte[] write(Collection<OWLAxiom> axioms, Collection<OWLAnnotation> header, Map<String, String> prefixes,
            String format) {
        var more = new LinkedHashMap<>(prefixes);
        more.put("paradl", Vocabulary.NAMESPACE);
        return write(new OWLOntologyID(), axioms, header, more, format);
    }

    /** The same under an ontology's own name, with no other prefixes than these. */
    static byte[] write(OWLOntologyID id, Collection<OWLAxiom> axioms, Collection<OWLAnnotation> header,
            Map<String, String> prefixes, String format) {
        var known = FORMATS.get(format.toLowerCase(Locale.ROOT));
        if (known == null) {
            throw new ParadlException(ParadlException.Kind.USAGE, "there is no format \"" + format + "\"",
                "use one of " + String.join(", ", FORMATS.keySet()));
        }
        OWLOntologyManager manager = OWLManager.createOWLOntologyManager();
        try {
            OWLOntology ontology = manager.createOntology(id);
            manager.addAxioms(ontology, Set.copyOf(axioms));
            header.forEach(annotation -> manager.applyChange(new AddOntologyAnnotation(ontology, annotation)));
            var out = new ByteArrayOutputStream();
            OWLDocumentFormat target = known.get();
            if (target.isPrefixOWLDocumentFormat()) {
                prefixes.forEach((name, namespace) -> target.asPrefixOWLDocumentFormat().setPrefix(name + ":", namespace));
            }
            manager.saveOntology(ontology, target, out);
            return out.toByteArray();
        } catch (OWLOntologyCreationException | OWLOntologyStorageException e) {
            throw new ParadlException(ParadlException.Kind.UNSUPPORTED, "the ontology cannot be written as " + format
                + ": " + e.getMessage(), "write ofn, owx or ttl, which hold every axiom");
        }
    }

    /** The logical axioms that a document has lost, those of a format that cannot hold them. */
    static Set<OWLAxiom> lost(Collection<OWLAxiom> axioms, byte[] document) {
        try {
            OWLOntology read = OWLManager.createOWLOntologyManager()
                .loadOntologyFromOntologyDocument(new ByteArrayInputStream(document));
            var lost = new TreeSet<OWLAxiom>();
            axioms.stream().filter(OWLAxiom::isLogicalAxiom).filter(a -> !read.containsAxiom(a)).forEach(lost::add);
            return lost;
        } catch (OWLOntologyCreationException e) {
            return new TreeSet<>(axioms);
        }
    }
}

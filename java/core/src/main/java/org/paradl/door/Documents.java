package org.paradl.door;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.rdf4j.rio.RDFHandlerException;
import org.eclipse.rdf4j.rio.RDFParseException;
import org.obolibrary.oboformat.model.DocumentStructureException;
import org.paradl.Excerpt;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Entities;
import org.paradl.engine.Rewriting;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.translate.Provenance;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.formats.*;
import org.semanticweb.owlapi.model.AddImport;
import org.semanticweb.owlapi.model.AddOntologyAnnotation;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLException;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLInverseObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.model.OWLRuntimeException;

/** Writes axioms as documents, in any format of OWLAPI that can hold them. */
final class Documents {
    private static final Map<String, Supplier<OWLDocumentFormat>> FORMATS = formats();
    private static final OWLIndividual ANYBODY = Owl.FACTORY.getOWLAnonymousIndividual("_:anybody");

    private Documents() {
    }

    private static Map<String, Supplier<OWLDocumentFormat>> formats() {
        var formats = new LinkedHashMap<String, Supplier<OWLDocumentFormat>>();
        formats.put("ofn", FunctionalSyntaxDocumentFormat::new);
        formats.put("rdf", RDFXMLDocumentFormat::new);
        formats.put("owx", OWLXMLDocumentFormat::new);
        formats.put("omn", ManchesterSyntaxDocumentFormat::new);
        formats.put("ttl", TurtleDocumentFormat::new);
        formats.put("nt", NTriplesDocumentFormat::new);
        formats.put("jsonld", RDFJsonLDDocumentFormat::new);
        formats.put("obo", OBODocumentFormat::new);
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
        return write(new OWLOntologyID(), axioms, header, Set.of(), more, format);
    }

    /** The same under an ontology's own name, with no other prefixes than these. */
    static byte[] write(OWLOntologyID id, Collection<OWLAxiom> axioms, Collection<OWLAnnotation> header,
            Collection<IRI> imports, Map<String, String> prefixes, String format) {
        var known = FORMATS.get(format.toLowerCase(Locale.ROOT));
        if (known == null) {
            throw new ParadlException(ParadlException.Kind.USAGE, "there is no format \"" + format + "\"",
                "use one of " + String.join(", ", FORMATS.keySet()));
        }
        OWLOntologyManager manager = OWLManager.createOWLOntologyManager();
        try {
            OWLOntology ontology = manager.createOntology(id);
            OWLDocumentFormat target = known.get();
            manager.addAxioms(ontology, axioms.stream().map(axiom -> in(target, axiom)).collect(Collectors.toSet()));
            header.forEach(annotation -> manager.applyChange(new AddOntologyAnnotation(ontology, annotation)));
            imports.stream().map(Owl.FACTORY::getOWLImportsDeclaration)
                .forEach(declaration -> manager.applyChange(new AddImport(ontology, declaration)));
            var out = new ByteArrayOutputStream();
            if (target.isPrefixOWLDocumentFormat()) {
                prefixes.forEach((name, namespace) ->
                    target.asPrefixOWLDocumentFormat().setPrefix(name + ":", namespace));
            }
            save(ontology, target, out);
            return out.toByteArray();
        } catch (OWLException | OWLRuntimeException | IOException | RDFParseException | RDFHandlerException
            | DocumentStructureException
            | IllegalArgumentException // from RDF4J, of what is no IRI
            | NullPointerException // from the writer of OBO
            | NoSuchElementException e) { // from that of Manchester syntax: what is disjoint with itself alone
            String why = e.getMessage() == null ? "" : ": " + Excerpt.of(e.getMessage());
            throw new ParadlException(ParadlException.Kind.UNSUPPORTED,
                "the ontology cannot be written as " + format + why, otherThan(format));
        }
    }

    private static String otherThan(String format) {
        return format.equalsIgnoreCase("ofn") ? "correct the IRI in the input" : "write ofn, which holds every axiom";
    }

    private static OWLAxiom in(OWLDocumentFormat target, OWLAxiom axiom) {
        if (target instanceof ManchesterSyntaxDocumentFormat) {
            return OfNamedProperties.of(axiom);
        }
        return target instanceof RDFDocumentFormat ? inTriples(axiom) : axiom;
    }

    /** OWLAPI never gets to the end of {@code EquivalentClasses(C C)} in triples where C has no name. */
    private static OWLAxiom inTriples(OWLAxiom axiom) {
        if (!(axiom instanceof OWLEquivalentClassesAxiom)) {
            return axiom;
        }
        List<OWLClassExpression> classes = ((OWLEquivalentClassesAxiom) axiom).getOperandsAsList();
        OWLClassExpression c = classes.get(0);
        boolean isOfOne = classes.stream().allMatch(c::equals);
        return isOfOne && !c.isNamed() ? Owl.FACTORY.getOWLSubClassOfAxiom(c, c, axiom.getAnnotations()) : axiom;
    }

    private static void save(OWLOntology ontology, OWLDocumentFormat format, OutputStream out)
            throws OWLException, IOException {
        var writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        if (format instanceof TurtleDocumentFormat) {
            new WholeTurtle(ontology, writer, format).render();
        } else if (format instanceof ManchesterSyntaxDocumentFormat) {
            new WholeManchester(ontology, writer, (ManchesterSyntaxDocumentFormat) format).writeOntology();
        } else if (format instanceof RioRDFDocumentFormat) {
            Triples.write(ontology, ((RioRDFDocumentFormat) format).getRioFormat(), out);
        } else {
            ontology.getOWLOntologyManager().saveOntology(ontology, format, out);
        }
        writer.flush();
    }

    /**
     * A warning for the answer where the document, read back, has not all of the axioms.
     *
     * @throws ParadlException (UNSUPPORTED) where it cannot be read
     */
    static void warn(ObjectNode answer, String format, Collection<OWLAxiom> axioms, byte[] document) {
        Set<OWLAxiom> lost = lost(axioms, read(format, document));
        if (!lost.isEmpty()) {
            answer.withArray("warnings").add("the format " + format + " cannot hold " + lost.size()
                + " of the axioms as they are (write ofn to keep them), the first: " + lost.iterator().next());
        }
    }

    private static Set<OWLAxiom> lost(Collection<OWLAxiom> axioms, Set<OWLAxiom> read) {
        Set<OWLAxiom> kept = read.stream().map(Documents::comparable).flatMap(Documents::implied)
            .collect(Collectors.toSet());
        return axioms.stream().filter(axiom -> !axiom.isOfType(AxiomType.DECLARATION))
            .filter(axiom -> !kept.contains(comparable(axiom)))
            .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<OWLAxiom> read(String format, byte[] document) {
        try {
            return new OntologyLoader(ImportsPolicy.NONE).load(Source.of("what was written", document)).axioms();
        } catch (ParadlException e) {
            throw new ParadlException(ParadlException.Kind.UNSUPPORTED, "the format " + format
                + " cannot hold the ontology: " + Excerpt.of(e.getMessage()), otherThan(format));
        }
    }

    /** RDF has an axiom with annotations and the same without them as one. */
    private static Stream<OWLAxiom> implied(OWLAxiom axiom) {
        return axiom.isAnnotated() ? Stream.of(axiom, axiom.getAxiomWithoutAnnotations()) : Stream.of(axiom);
    }

    /** Of two axioms that say the same, the same: in whatever order, and with whatever labels. */
    private static OWLAxiom comparable(OWLAxiom any) {
        OWLAxiom axiom = OfNamedProperties.of(any);
        if (axiom instanceof OWLInverseObjectPropertiesAxiom) {
            return comparable((OWLInverseObjectPropertiesAxiom) axiom);
        }
        return Entities.hasAnonymous(axiom)
            ? Rewriting.of(axiom, OWLIndividual.class, i -> i.isAnonymous() ? ANYBODY : i)
            : axiom;
    }

    /** Its sources, which OWLAPI does not read from RDF, {@link Provenance} tells of the property as well. */
    private static OWLAxiom comparable(OWLInverseObjectPropertiesAxiom axiom) {
        OWLObjectPropertyExpression first = axiom.getFirstProperty();
        OWLObjectPropertyExpression second = axiom.getSecondProperty();
        Set<OWLAnnotation> own = axiom.annotations().filter(a -> !a.getProperty().getIRI().equals(Vocabulary.SOURCE))
            .collect(Collectors.toSet());
        return first.compareTo(second) <= 0 ? Owl.FACTORY.getOWLInverseObjectPropertiesAxiom(first, second, own)
            : Owl.FACTORY.getOWLInverseObjectPropertiesAxiom(second, first, own);
    }
}

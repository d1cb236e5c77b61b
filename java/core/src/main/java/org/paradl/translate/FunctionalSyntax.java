package org.paradl.translate;

import java.io.StringWriter;
import java.io.Writer;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.ParadlException;
import org.semanticweb.owlapi.formats.FunctionalSyntaxDocumentFormat;
import org.semanticweb.owlapi.functional.parser.OWLFunctionalSyntaxOWLParser;
import org.semanticweb.owlapi.functional.renderer.FunctionalSyntaxObjectRenderer;
import org.semanticweb.owlapi.io.OWLParserException;
import org.semanticweb.owlapi.io.StringDocumentSource;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLObjectOneOf;
import org.semanticweb.owlapi.model.OWLObjectPropertyDomainAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/**
 * Axioms as text and back, in OWL 2 functional syntax with whole IRIs (but for owl, rdf, rdfs and xsd), which are
 * escaped where they need it. (An axiom's own {@code toString} is no functional syntax where there are facets.)
 */
public final class FunctionalSyntax {
    private static final OWLOntology NO_PREFIXES = Owl.ontology(Set.of());

    private FunctionalSyntax() {
    }

    /** The axiom, its annotations included. */
    public static String of(OWLAxiom axiom) {
        var text = new StringWriter();
        axiom.accept(new Renderer(text));
        return text.toString();
    }

    /**
     * The axiom that the text says.
     *
     * @throws ParadlException (QUERY) where it is no functional syntax, or not one axiom
     */
    public static OWLAxiom axiom(String text) {
        try {
            Set<OWLAxiom> axioms = read(List.of(text));
            if (axioms.size() == 1) {
                return axioms.iterator().next();
            }
        } catch (OWLOntologyCreationException e) {
            // said below
        }
        throw new ParadlException(ParadlException.Kind.QUERY, "this is no axiom: " + text,
            "write it in functional syntax");
    }

    /** The class expression that the text says; see {@link #axiom}. */
    public static OWLClassExpression classExpression(String text) {
        return ((OWLSubClassOfAxiom) axiom("SubClassOf(" + text + " owl:Thing)")).getSubClass();
    }

    /** The object property, or its inverse, that the text says; see {@link #axiom}. */
    public static OWLObjectPropertyExpression objectProperty(String text) {
        return ((OWLObjectPropertyDomainAxiom) axiom("ObjectPropertyDomain(" + text + " owl:Thing)")).getProperty();
    }

    /**
     * The axioms that the texts say.
     *
     * @throws OWLOntologyCreationException where one of them is no functional syntax
     */
    public static Map<String, OWLAxiom> parse(Collection<String> texts) throws OWLOntologyCreationException {
        var axioms = new HashMap<String, OWLAxiom>();
        read(texts).forEach(axiom -> axioms.put(of(axiom), axiom));
        axioms.keySet().retainAll(texts);
        return axioms;
    }

    private static Set<OWLAxiom> read(Collection<String> texts) throws OWLOntologyCreationException {
        String document = "Ontology(\n" + String.join("\n", texts) + "\n)";
        OWLOntologyManager manager = Owl.manager();
        OWLOntology ontology = manager.createOntology();
        try {
            new OWLFunctionalSyntaxOWLParser().parse(new StringDocumentSource(document, IRI.create("urn:paradl:text"),
                new FunctionalSyntaxDocumentFormat(), null), ontology, manager.getOntologyLoaderConfiguration());
        } catch (OWLParserException e) {
            throw new OWLOntologyCreationException(e);
        }
        return EscapedIris.read(ontology.getAxioms(), document);
    }

    private static final class Renderer extends FunctionalSyntaxObjectRenderer {
        Renderer(Writer to) {
            super(NO_PREFIXES, to);
        }

        @Override
        public void visit(IRI iri) {
            super.visit(EscapedIris.escaped(iri));
        }

        /** Of nobody it has no such class: it is the empty one. */
        @Override
        public void visit(OWLObjectOneOf oneOf) {
            if (oneOf.individuals().findAny().isPresent()) {
                super.visit(oneOf);
            } else {
                Owl.FACTORY.getOWLNothing().accept(this);
            }
        }
    }
}

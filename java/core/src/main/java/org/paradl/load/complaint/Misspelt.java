package org.paradl.load.complaint;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.vocab.OWL2Datatype;
import org.semanticweb.owlapi.vocab.OWLRDFVocabulary;
import org.semanticweb.owlapi.vocab.XSDVocabulary;

/**
 * Names in the namespaces of OWL, RDF, RDFS and XML Schema, or in one that is written much like these, that are none of
 * theirs: owl:functionalProperty, xsd:Integer, a namespace with https. Facets are not names either, where they are seen
 * as such: they stand outside the list that has them read.
 */
final class Misspelt {
    private static final Pattern SPACE = Pattern.compile(
        "https?://www\\.w3\\.org/(?:.*/)?(?:owl|rdf-schema|(?:22-)?rdf-syntax-ns|XMLSchema)[#/][^#/]*");
    private static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";
    /** What is newer than OWL 2, and the members of containers. */
    private static final Pattern NEWER = Pattern.compile(Pattern.quote(RDF) + "(?:HTML|JSON|dirLangString|direction"
        + "|language|reifies|CompoundLiteral|value|Statement|Alt|Bag|Seq|_\\d+)|" + Pattern.quote(XSD)
        + "(?:dayTimeDuration|yearMonthDuration|anyAtomicType)|http://www\\.w3\\.org/2000/01/rdf-schema#"
        + "(?:member|Container|ContainerMembershipProperty)");
    private static final Set<IRI> KNOWN = Stream.of(Stream.of(OWLRDFVocabulary.values()).map(OWLRDFVocabulary::getIRI),
        Stream.of(XSDVocabulary.values()).map(XSDVocabulary::getIRI),
        Stream.of(OWL2Datatype.values()).map(OWL2Datatype::getIRI)).flatMap(names -> names)
        .collect(Collectors.toUnmodifiableSet());

    private Misspelt() {
    }

    /** Those that an ontology has for classes, properties and datatypes. */
    static Stream<IRI> in(OWLOntology ontology) {
        return Stream.of(ontology.classesInSignature(), ontology.objectPropertiesInSignature(),
            ontology.dataPropertiesInSignature(), ontology.annotationPropertiesInSignature(),
            ontology.datatypesInSignature()).flatMap(entities -> entities).map(entity -> entity.getIRI())
            .filter(Misspelt::is);
    }

    private static boolean is(IRI name) {
        return name.getNamespace().contains("://www.w3.org/") && SPACE.matcher(name).matches()
            && !KNOWN.contains(name) && !NEWER.matcher(name).matches();
    }
}

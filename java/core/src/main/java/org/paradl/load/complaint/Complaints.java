package org.paradl.load.complaint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Excerpt;
import org.paradl.Owl;
import org.semanticweb.owlapi.io.RDFTriple;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.NodeID;
import org.semanticweb.owlapi.model.OWLAnnotationAssertionAxiom;
import org.semanticweb.owlapi.model.OWLAnnotationProperty;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.vocab.OWLRDFVocabulary;

/** What an ontology says that was probably not understood as it was meant. */
public final class Complaints {
    private static final int NAMED = 3;
    /** Vocabularies whose properties annotate and are seldom declared. */
    private static final Pattern ANNOTATES = Pattern.compile("http://purl\\.org/.*|http://www\\.geneontology\\.org/.*"
        + "|https?://(?:www\\.w3\\.org|schema\\.org|xmlns\\.com|creativecommons\\.org)/.*");

    /** What says something of two names. */
    private static final Set<IRI> OF_NAMES = Stream.of(OWLRDFVocabulary.RDF_TYPE, OWLRDFVocabulary.RDFS_SUBCLASS_OF,
        OWLRDFVocabulary.RDFS_SUB_PROPERTY_OF, OWLRDFVocabulary.RDFS_DOMAIN, OWLRDFVocabulary.RDFS_RANGE,
        OWLRDFVocabulary.OWL_EQUIVALENT_CLASS, OWLRDFVocabulary.OWL_DISJOINT_WITH, OWLRDFVocabulary.OWL_COMPLEMENT_OF,
        OWLRDFVocabulary.OWL_EQUIVALENT_PROPERTY, OWLRDFVocabulary.OWL_PROPERTY_DISJOINT_WITH,
        OWLRDFVocabulary.OWL_INVERSE_OF, OWLRDFVocabulary.OWL_SAME_AS, OWLRDFVocabulary.OWL_DIFFERENT_FROM)
        .map(OWLRDFVocabulary::getIRI).collect(Collectors.toSet());

    private final Collection<OWLOntology> ontologies;
    private final List<String> complaints = new ArrayList<>();

    private Complaints(Collection<OWLOntology> ontologies) {
        this.ontologies = ontologies;
    }

    /**
     * One line a kind of problem.
     *
     * @param lost the axioms that are left out, as datatypes lost their values
     * @param empty the axioms that are left out, as lists of one made them
     * @param borrowed reads values after all
     */
    public static List<String> about(Collection<OWLOntology> ontologies, Set<OWLAxiom> lost, Set<OWLAxiom> empty,
            BorrowedProperties borrowed) {
        Complaints all = new Complaints(ontologies);
        all.unreadTriples();
        all.unreadableExpressions();
        all.literalsForNames();
        all.complain(LostEnumerations.datatypes(lost),
            "datatypes whose values owl:oneOf gives without owl:equivalentClass,"
                + " so that they could not be read and are left out");
        all.complain(empty.stream().flatMap(ListsOfOne::alone)
            .map(name -> name.getIRI().toQuotedString()).collect(Collectors.toCollection(TreeSet::new)),
            "what alone is in a list whose members are to differ or to be disjoint,"
                + " so that the list says nothing of that");
        all.undeclaredProperties(borrowed);
        all.complain(ontologies.stream().flatMap(Misspelt::in).map(IRI::toQuotedString)
            .collect(Collectors.toCollection(TreeSet::new)),
            "names that neither OWL nor RDF nor XML Schema has, though they look so, or has for something else,"
                + " so that a reasoner makes nothing of them");
        all.punned("object and data properties", OWLOntology::getObjectPropertiesInSignature,
            OWLOntology::getDataPropertiesInSignature);
        all.punned("classes and datatypes", OWLOntology::getClassesInSignature, OWLOntology::getDatatypesInSignature);
        return all.complaints;
    }

    private void unreadTriples() {
        List<String> triples = ontologies.stream().map(OWLOntology::getFormat)
            .flatMap(format -> format.getOntologyLoaderMetaData().stream())
            .flatMap(data -> data.getUnparsedTriples()).map(RDFTriple::toString).collect(Collectors.toList());
        complain(triples, "triples that could not be read as axioms and are left out");
    }

    private void unreadableExpressions() {
        Set<String> broken = new TreeSet<>();
        for (OWLOntology ontology : ontologies) {
            Stream.concat(ontology.classesInSignature().filter(Owl::isUnreadable),
                ontology.objectPropertiesInSignature().filter(property -> NodeID.isAnonymousNodeIRI(property.getIRI())))
                .flatMap(ontology::referencingAxioms).filter(OWLAxiom::isLogicalAxiom)
                .forEach(axiom -> broken.add(axiom.toString()));
        }
        complain(broken, "axioms with an expression that could not be read");
    }

    private void literalsForNames() {
        Set<String> literal = ontologies.stream().flatMap(ontology -> ontology.axioms(AxiomType.ANNOTATION_ASSERTION))
            .filter(axiom -> axiom.getValue().isLiteral() && OF_NAMES.contains(axiom.getProperty().getIRI()))
            .map(axiom -> axiom.getSubject() + " " + axiom.getProperty() + " " + axiom.getValue())
            .collect(Collectors.toCollection(TreeSet::new));
        complain(literal, "statements with a literal where the name of a class, property or individual has to be,"
            + " so that they are read as annotations");
    }

    /** What was said with them of individuals is no longer there for a reasoner. */
    private void undeclaredProperties(BorrowedProperties borrowed) {
        Set<IRI> individuals = iris(OWLOntology::getIndividualsInSignature);
        ontologies.stream().flatMap(borrowed::values).flatMap(OWLAxiom::individualsInSignature)
            .forEach(individual -> individuals.add(individual.getIRI()));
        Set<OWLAnnotationProperty> ofValues = ontologies.stream().flatMap(OWLOntology::annotationPropertiesInSignature)
            .filter(this::isOfValues).collect(Collectors.toSet());
        Set<OWLAnnotationProperty> used = ontologies.stream().flatMap(borrowed::axioms)
            .filter(OWLAnnotationAssertionAxiom.class::isInstance).map(OWLAnnotationAssertionAxiom.class::cast)
            .filter(axiom -> isAbout(axiom, individuals)
                || ofValues.contains(axiom.getProperty()) && !isNamed((IRI) axiom.getSubject()))
            .map(OWLAnnotationAssertionAxiom::getProperty)
            .filter(property -> !property.isBuiltIn() && !isDeclared(property)).collect(Collectors.toSet());
        Map<Boolean, Set<String>> byKind = used.stream()
            .filter(property -> ofValues.contains(property) || !ANNOTATES.matcher(property.getIRI()).matches())
            .collect(Collectors.partitioningBy(ofValues::contains,
                Collectors.mapping(property -> property.getIRI().toQuotedString(),
                    Collectors.toCollection(TreeSet::new))));
        complain(byKind.get(false),
            "properties of individuals that are not declared, so that their values are read as annotations");
        complain(byKind.get(true), "object properties with a literal as a value, or data properties with an individual,"
            + " so that these values are read as annotations");
    }

    private static boolean isAbout(OWLAnnotationAssertionAxiom axiom, Set<IRI> individuals) {
        return !(axiom.getSubject() instanceof IRI) || individuals.contains(axiom.getSubject());
    }

    /** Whoever is named nowhere else is an individual, by what is said of it. */
    private boolean isNamed(IRI subject) {
        return ontologies.stream().anyMatch(ontology -> ontology.containsEntityInSignature(subject));
    }

    private boolean isOfValues(OWLAnnotationProperty property) {
        return isDeclared(Owl.FACTORY.getOWLObjectProperty(property.getIRI()))
            || isDeclared(Owl.FACTORY.getOWLDataProperty(property.getIRI()));
    }

    private boolean isDeclared(OWLEntity property) {
        return ontologies.stream().anyMatch(ontology -> ontology.isDeclared(property));
    }

    private void punned(String kinds, Function<OWLOntology, Set<? extends OWLEntity>> one,
            Function<OWLOntology, Set<? extends OWLEntity>> other) {
        Set<IRI> both = iris(one);
        both.retainAll(iris(other));
        complain(both.stream().map(IRI::toQuotedString).collect(Collectors.toCollection(TreeSet::new)),
            "IRIs that are " + kinds + " alike, which OWL 2 DL forbids");
    }

    private Set<IRI> iris(Function<OWLOntology, Set<? extends OWLEntity>> entities) {
        Set<IRI> iris = new HashSet<>();
        ontologies.forEach(ontology -> entities.apply(ontology).forEach(entity -> iris.add(entity.getIRI())));
        return iris;
    }

    private void complain(Collection<String> about, String problem) {
        line(about, problem).ifPresent(complaints::add);
    }

    /** The problem, how often there is one, and the first of what has it; empty where nothing has. */
    public static Optional<String> line(Collection<String> about, String problem) {
        if (about.isEmpty()) {
            return Optional.empty();
        }
        String first = about.stream().limit(NAMED).map(Excerpt::of).collect(Collectors.joining(", "));
        return Optional.of(problem + " (" + about.size() + "): " + first + (about.size() > NAMED ? ", …" : ""));
    }
}

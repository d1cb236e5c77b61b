package org.paradl.load.parse;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.ClassExpressionType;
import org.semanticweb.owlapi.model.EntityType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import org.semanticweb.owlapi.util.AnonymousNodeChecker;
import org.semanticweb.owlapi.vocab.Namespaces;
import org.semanticweb.owlapi.vocab.OWLRDFVocabulary;
import org.semanticweb.owlapi.vocab.SWRLVocabulary;

/**
 * Makes those axioms of triples that may be among some wanted ones, each annotated with the line it stands on: that of
 * its main triple (OWL 2 Mapping to RDF, section 2.3), or of the node that stands for it.
 */
final class CitedTriples extends TripleReader {
    private static final String TYPE = OWLRDFVocabulary.RDF_TYPE.toString();

    /** What is said by a triple that has one of these as its predicate. */
    private static final Set<String> PREDICATES = names(OWLRDFVocabulary.RDFS_SUBCLASS_OF,
        OWLRDFVocabulary.OWL_EQUIVALENT_CLASS, OWLRDFVocabulary.OWL_DISJOINT_WITH,
        OWLRDFVocabulary.OWL_DISJOINT_UNION_OF, OWLRDFVocabulary.OWL_HAS_KEY, OWLRDFVocabulary.RDFS_SUB_PROPERTY_OF,
        OWLRDFVocabulary.OWL_PROPERTY_CHAIN_AXIOM, OWLRDFVocabulary.OWL_EQUIVALENT_PROPERTY,
        OWLRDFVocabulary.OWL_PROPERTY_DISJOINT_WITH, OWLRDFVocabulary.RDFS_DOMAIN, OWLRDFVocabulary.RDFS_RANGE,
        OWLRDFVocabulary.OWL_SAME_AS, OWLRDFVocabulary.OWL_DIFFERENT_FROM);

    /** What a class with a name is said to be by one of these, as OWL 1 had it. */
    private static final Map<String, ClassExpressionType> DEFINITIONS = Map.of(
        OWLRDFVocabulary.OWL_INTERSECTION_OF.toString(), ClassExpressionType.OBJECT_INTERSECTION_OF,
        OWLRDFVocabulary.OWL_UNION_OF.toString(), ClassExpressionType.OBJECT_UNION_OF,
        OWLRDFVocabulary.OWL_COMPLEMENT_OF.toString(), ClassExpressionType.OBJECT_COMPLEMENT_OF,
        OWLRDFVocabulary.OWL_ONE_OF.toString(), ClassExpressionType.OBJECT_ONE_OF);
    private static final String INVERSE = OWLRDFVocabulary.OWL_INVERSE_OF.toString();

    /** What says nothing that could be wanted, or says it again. */
    private static final Set<String> LEFT_OUT = Stream.concat(
        names(OWLRDFVocabulary.OWL_IMPORTS, OWLRDFVocabulary.OWL_ANNOTATED_SOURCE,
            OWLRDFVocabulary.OWL_ANNOTATED_PROPERTY, OWLRDFVocabulary.OWL_ANNOTATED_TARGET).stream(),
        OWLRDFVocabulary.BUILT_IN_AP_IRIS.stream().map(Object::toString))
        .collect(Collectors.toUnmodifiableSet());

    /** The built-in classes that things may be told to be in. */
    private static final Set<String> CLASSES = names(OWLRDFVocabulary.OWL_THING, OWLRDFVocabulary.OWL_NOTHING);

    /** What is said of a property that has one of these as its type. */
    private static final Set<String> CHARACTERISTICS = names(OWLRDFVocabulary.OWL_FUNCTIONAL_PROPERTY,
        OWLRDFVocabulary.OWL_INVERSE_FUNCTIONAL_PROPERTY, OWLRDFVocabulary.OWL_TRANSITIVE_PROPERTY,
        OWLRDFVocabulary.OWL_SYMMETRIC_PROPERTY, OWLRDFVocabulary.OWL_ASYMMETRIC_PROPERTY,
        OWLRDFVocabulary.OWL_REFLEXIVE_PROPERTY, OWLRDFVocabulary.OWL_IRREFLEXIVE_PROPERTY);

    /** Whose nodes stand for axioms. */
    private static final Set<String> NODES = Stream.concat(
        names(OWLRDFVocabulary.OWL_ALL_DISJOINT_CLASSES, OWLRDFVocabulary.OWL_ALL_DISJOINT_PROPERTIES,
            OWLRDFVocabulary.OWL_ALL_DIFFERENT, OWLRDFVocabulary.OWL_NEGATIVE_PROPERTY_ASSERTION).stream(),
        Stream.of(SWRLVocabulary.IMP.getIRI().toString())).collect(Collectors.toUnmodifiableSet());

    private final ToLongFunction<String> line;
    private final Set<OWLEntity> entities;
    private final Set<String> names;
    private final Set<String> properties;
    private final Map<List<Object>, Long> definitions = new HashMap<>();
    private boolean begun;
    private int cited;

    /** @param line the line that a statement with this predicate is being read on */
    CitedTriples(Collection<OWLAxiom> wanted, OWLOntology ontology, AnonymousNodeChecker blank,
            OWLOntologyLoaderConfiguration configuration, ToLongFunction<String> line) {
        super(ontology, blank, configuration, () -> line.applyAsLong(""));
        this.line = line;
        this.entities = Entities.in(wanted);
        this.names = names(entities.stream());
        this.properties = names(entities.stream()
            .filter(name -> name.isOWLObjectProperty() || name.isOWLDataProperty()));
    }

    private static Set<String> names(Stream<OWLEntity> entities) {
        return entities.map(name -> name.getIRI().toString()).collect(Collectors.toSet());
    }

    private static Set<String> names(OWLRDFVocabulary... names) {
        return Stream.of(names).map(name -> name.getIRI().toString()).collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public void statementWithResourceValue(String subject, String predicate, String object) {
        begin();
        if (!mayBeWanted(subject, predicate) && !isForAll(predicate, object)
            || object.equals(OWLRDFVocabulary.OWL_AXIOM.toString())) {
            return;
        }
        if (predicate.equals(INVERSE) && !isAnonymousNode(subject) && !isAnonymousNode(object)) {
            inverse(subject, object);
            return;
        }
        super.statementWithResourceValue(subject, predicate, object);
        if (predicate.equals(TYPE) && NODES.contains(object)) {
            says(subject, predicate);
        } else if (DEFINITIONS.containsKey(predicate) && !isAnonymousNode(subject)) {
            definitions.put(List.of(getDataFactory().getOWLClass(subject), DEFINITIONS.get(predicate)),
                this.line.applyAsLong(predicate));
        } else if (isMain(predicate, object)) {
            super.statementWithResourceValue(cite(subject, predicate),
                OWLRDFVocabulary.OWL_ANNOTATED_TARGET.toString(), object);
        }
    }

    @Override
    public void statementWithLiteralValue(String subject, String predicate, String object, String language,
            String datatype) {
        begin();
        if (mayBeWanted(subject, predicate)) {
            super.statementWithLiteralValue(subject, predicate, object, language, datatype);
            if (properties.contains(predicate)) {
                super.statementWithLiteralValue(cite(subject, predicate),
                    OWLRDFVocabulary.OWL_ANNOTATED_TARGET.toString(), object, language, datatype);
            }
        }
    }

    /** OWLAPI annotates no definition that one of {@link #DEFINITIONS} says. */
    @Override
    public void endModel() {
        super.endModel();
        getOntology().axioms(AxiomType.EQUIVALENT_CLASSES).filter(axiom -> axiom.getAnnotations().isEmpty())
            .collect(Collectors.toList()).forEach(axiom -> line(axiom).ifPresent(at ->
                getOntology().addAxiom(axiom.getAnnotatedAxiom(Set.of(LineAnnotation.of(at))))));
    }

    private Optional<Long> line(OWLEquivalentClassesAxiom axiom) {
        return axiom.namedClasses()
            .flatMap(name -> axiom.operands().map(c -> List.<Object>of(name, c.getClassExpressionType())))
            .filter(definitions::containsKey).findFirst().map(definitions::get);
    }

    private boolean mayBeWanted(String subject, String predicate) {
        return (isAnonymousNode(subject) || names.contains(subject))
            && (isReserved(predicate) ? !LEFT_OUT.contains(predicate) : properties.contains(predicate));
    }

    /** What things are is told of all, and of rules what they are made of. */
    private static boolean isForAll(String predicate, String object) {
        return predicate.equals(TYPE) && isReserved(object) || predicate.startsWith(Namespaces.SWRL.getPrefixIRI());
    }

    private boolean isMain(String predicate, String object) {
        if (predicate.equals(TYPE)) {
            return !isReserved(object) || CHARACTERISTICS.contains(object) || CLASSES.contains(object);
        }
        return properties.contains(predicate) || PREDICATES.contains(predicate);
    }

    /** OWLAPI makes no annotated axiom of it. */
    private void inverse(String subject, String object) {
        OWLDataFactory factory = getDataFactory();
        getOntology().add(factory.getOWLInverseObjectPropertiesAxiom(factory.getOWLObjectProperty(subject),
            factory.getOWLObjectProperty(object), Set.of(LineAnnotation.of(line.applyAsLong(INVERSE)))));
    }

    private static boolean isReserved(String name) {
        return Stream.of(Namespaces.OWL, Namespaces.RDF, Namespaces.RDFS, Namespaces.XSD, Namespaces.SWRL)
            .anyMatch(namespace -> name.startsWith(namespace.getPrefixIRI()));
    }

    /** Imports are not read again, which may say what is a class and what a property. */
    private void begin() {
        if (!begun) {
            begun = true;
            super.statementWithResourceValue(LineAnnotation.PROPERTY, TYPE,
                OWLRDFVocabulary.OWL_ANNOTATION_PROPERTY.toString());
            entities.stream().filter(name -> !name.isBuiltIn()).forEach(name ->
                super.statementWithResourceValue(name.getIRI().toString(), TYPE, type(name.getEntityType())));
        }
    }

    private static String type(EntityType<?> type) {
        return type.getVocabulary().toString();
    }

    /** The node of an annotation, which still lacks its target. */
    private String cite(String subject, String predicate) {
        cited++;
        String node = "_:paradl-cited-" + cited;
        super.statementWithResourceValue(node, TYPE, OWLRDFVocabulary.OWL_AXIOM.toString());
        super.statementWithResourceValue(node, OWLRDFVocabulary.OWL_ANNOTATED_SOURCE.toString(), subject);
        super.statementWithResourceValue(node, OWLRDFVocabulary.OWL_ANNOTATED_PROPERTY.toString(), predicate);
        says(node, predicate);
        return node;
    }

    private void says(String node, String predicate) {
        super.statementWithLiteralValue(node, LineAnnotation.PROPERTY, Long.toString(line.applyAsLong(predicate)), null,
            null);
    }
}

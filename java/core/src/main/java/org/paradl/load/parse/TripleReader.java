package org.paradl.load.parse;

import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_ANNOTATED_PROPERTY;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_ANNOTATED_SOURCE;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_ANNOTATED_TARGET;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_AXIOM;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_DATATYPE_COMPLEMENT_OF;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_DISJOINT_UNION_OF;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_DISTINCT_MEMBERS;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_HAS_KEY;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_INTERSECTION_OF;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_INVERSE_OF;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_MEMBERS;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_NOTHING;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_ONE_OF;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_PROPERTY_CHAIN;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_PROPERTY_CHAIN_AXIOM;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_THING;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.OWL_UNION_OF;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.RDFS_LITERAL;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.RDF_NIL;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.RDF_OBJECT;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.RDF_PREDICATE;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.RDF_SUBJECT;
import static org.semanticweb.owlapi.vocab.OWLRDFVocabulary.RDF_TYPE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.owlapi.io.OWLParserException;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import org.semanticweb.owlapi.rdf.rdfxml.parser.IRIProvider;
import org.semanticweb.owlapi.rio.RioOWLRDFConsumerAdapter;
import org.semanticweb.owlapi.util.AnonymousNodeChecker;
import org.semanticweb.owlapi.vocab.OWLRDFVocabulary;

/**
 * Makes axioms of triples as OWLAPI does, but where it would give up the whole document: an annotation that does not
 * say which axiom it is of is left out, and lists without members are read as OWL 2's mapping from RDF has them (its
 * tables 14, 15 and 18).
 */
public class TripleReader extends RioOWLRDFConsumerAdapter {
    private static final String LEFT_OUT = "paradl: annotations that are left out";
    private static final String OF_LITERALS = "paradl: enumerations that are left out";
    private static final String AS_INDIVIDUALS = "paradl: lists as individuals";
    private static final List<OWLRDFVocabulary> SOURCE = List.of(OWL_ANNOTATED_SOURCE, RDF_SUBJECT);
    private static final List<OWLRDFVocabulary> PROPERTY = List.of(OWL_ANNOTATED_PROPERTY, RDF_PREDICATE);
    /** As OWLAPI looks for it. */
    private static final List<OWLRDFVocabulary> TARGET = List.of(OWL_ANNOTATED_TARGET, RDF_OBJECT, OWL_PROPERTY_CHAIN);

    private static final Set<IRI> COMBINED = Set.of(OWL_UNION_OF.getIRI(), OWL_INTERSECTION_OF.getIRI());
    private static final Set<IRI> NEVER_EMPTY = Set.of(OWL_PROPERTY_CHAIN_AXIOM.getIRI(), OWL_HAS_KEY.getIRI());
    /** Lists of names, and of expressions, of which OWLAPI makes owl:Thing of a literal or goes on without it. */
    private static final Set<IRI> OF_NAMES = Stream.of(OWL_MEMBERS, OWL_DISTINCT_MEMBERS, OWL_DISJOINT_UNION_OF,
        OWL_PROPERTY_CHAIN_AXIOM, OWL_HAS_KEY).map(OWLRDFVocabulary::getIRI).collect(Collectors.toSet());
    private static final IRI ONE_OF = OWL_ONE_OF.getIRI();
    private static final IRI NIL = RDF_NIL.getIRI();

    private final LongSupplier line;
    private final List<Annotated> annotated = new ArrayList<>();
    private final List<Empty> empty = new ArrayList<>();
    private final List<Members> lists = new ArrayList<>();
    private final List<Members> ofNames = new ArrayList<>();
    private final List<Members> enumerations = new ArrayList<>();
    private final Set<IRI> ofLiterals = new HashSet<>();
    private final Map<IRI, OWLDataRange> ranges = new HashMap<>();
    private final Map<IRI, OWLAnonymousIndividual> anonymous = new HashMap<>();
    private final Set<OWLAnonymousIndividual> unreadLists = new HashSet<>();

    /** What is said to be an owl:Axiom, and on which line. */
    private static final class Annotated {
        final IRI node;
        final long line;

        Annotated(IRI node, long line) {
            this.node = node;
            this.line = line;
        }
    }

    /** What has a list without members. */
    private static final class Empty {
        final IRI node;
        final IRI property;

        Empty(IRI node, IRI property) {
            this.node = node;
            this.property = property;
        }
    }

    /** A list of what is said of the node by this property, and on which line. */
    private static final class Members {
        final IRI node;
        final IRI property;
        final IRI list;
        final long line;

        Members(IRI node, IRI property, IRI list, long line) {
            this.node = node;
            this.property = property;
            this.list = list;
            this.line = line;
        }
    }

    /** @param line the line that is being read, 0 where it is not known */
    TripleReader(OWLOntology ontology, AnonymousNodeChecker blank, OWLOntologyLoaderConfiguration configuration,
            LongSupplier line) {
        super(ontology, blank, configuration);
        this.line = line;
    }

    /** What was left out of a document in this format, a text each. */
    public static List<String> leftOut(OWLDocumentFormat format) {
        return Collections.unmodifiableList(format.getParameter(LEFT_OUT, new ArrayList<>()));
    }

    /** The enumerations of a class that were left out, a text each. */
    public static List<String> unreadEnumerations(OWLDocumentFormat format) {
        return Collections.unmodifiableList(format.getParameter(OF_LITERALS, new ArrayList<>()));
    }

    /** The axioms that have a list for an individual, as texts. */
    public static List<String> listsAsIndividuals(OWLDocumentFormat format) {
        return Collections.unmodifiableList(format.getParameter(AS_INDIVIDUALS, new ArrayList<>()));
    }

    TripleReader resolvingBy(IRIProvider iris) {
        setIRIProvider(iris);
        return this;
    }

    @Override
    protected void addTriple(IRI subject, IRI predicate, IRI object) {
        super.addTriple(subject, predicate, object);
        if (object.equals(OWL_AXIOM.getIRI()) && predicate.equals(RDF_TYPE.getIRI())) {
            annotated.add(new Annotated(subject, line.getAsLong()));
        } else if (object.equals(NIL) && (predicate.equals(ONE_OF) || COMBINED.contains(predicate))) {
            empty.add(new Empty(subject, predicate));
        } else if (COMBINED.contains(predicate)) {
            lists.add(new Members(subject, predicate, object, line.getAsLong()));
        } else if (predicate.equals(ONE_OF)) {
            enumerations.add(new Members(subject, predicate, object, line.getAsLong()));
        } else if (object.equals(NIL) && NEVER_EMPTY.contains(predicate)) {
            throw new OWLParserException("the list of an owl:" + predicate.getFragment() + " is empty",
                (int) line.getAsLong(), -1);
        } else if (OF_NAMES.contains(predicate)) {
            ofNames.add(new Members(subject, predicate, object, line.getAsLong()));
        }
    }

    @Override
    public void endModel() {
        var leftOut = annotated.stream().filter(axiom -> isIncomplete(axiom.node)).map(this::leaveOut)
            .collect(Collectors.toCollection(ArrayList::new));
        List<OWLAxiom> inverses = annotated.stream().map(axiom -> axiom.node).filter(this::isOfInverses)
            .map(this::inverses).collect(Collectors.toList());
        annotated.clear();
        getOntologyFormat().setParameter(LEFT_OUT, leftOut);
        empty.forEach(this::read);
        Stream.concat(lists.stream(), ofNames.stream()).forEach(this::refuseLiterals);
        ofNames.clear();
        getOntologyFormat().setParameter(OF_LITERALS, enumerations.stream().filter(of -> !isDataRange(of.node))
            .flatMap(this::unread).collect(Collectors.toCollection(ArrayList::new)));
        enumerations.clear();
        boolean ofOne = lists.stream().map(members -> getRest(members.list, false))
            .anyMatch(rest -> rest == null || rest.equals(NIL));
        lists.clear();
        anonymous.keySet().forEach(this::noteList);
        super.endModel();
        anonymous.clear();
        getOntologyFormat().setParameter(AS_INDIVIDUALS, unreadLists.stream()
            .flatMap(list -> getOntology().referencingAxioms(list)).filter(OWLAxiom::isLogicalAxiom)
            .map(OWLAxiom::toString).sorted().collect(Collectors.toCollection(ArrayList::new)));
        inverses.forEach(axiom -> getOntology().removeAxiom(axiom.getAxiomWithoutAnnotations()));
        getOntology().add(inverses);
        if (ofOne) {
            OnlyMembers.unwrap(getOntology());
        }
    }

    /**
     * Who writes a list there means each of its members; OWLAPI has the list itself differ, or be the value. What is
     * the same or differs it reads before it knows of lists, all else once it has read them, and then forgets them.
     */
    @Override
    protected OWLIndividual getOWLIndividual(IRI node) {
        OWLIndividual individual = super.getOWLIndividual(node);
        if (individual.isAnonymous()) {
            anonymous.put(node, individual.asOWLAnonymousIndividual());
            noteList(node);
        }
        return individual;
    }

    private void noteList(IRI node) {
        if (getFirstResource(node, false) != null || getFirstLiteral(node) != null) {
            unreadLists.add(anonymous.get(node));
        }
    }

    /** Whether two properties with names are said to be inverses there, of which OWLAPI (5.5.1) forgets the rest. */
    private boolean isOfInverses(IRI node) {
        return OWL_INVERSE_OF.getIRI().equals(getResourceObject(node, OWL_ANNOTATED_PROPERTY, false))
            && Stream.of(OWL_ANNOTATED_SOURCE, OWL_ANNOTATED_TARGET).map(end -> getResourceObject(node, end, false))
                .noneMatch(property -> property == null || isAnonymousNode(property));
    }

    private OWLAxiom inverses(IRI node) {
        consumeTriple(node, RDF_TYPE.getIRI(), OWL_AXIOM.getIRI());
        getResourceObject(node, OWL_ANNOTATED_PROPERTY, true);
        IRI one = getResourceObject(node, OWL_ANNOTATED_SOURCE, true);
        IRI other = getResourceObject(node, OWL_ANNOTATED_TARGET, true);
        return Owl.FACTORY.getOWLInverseObjectPropertiesAxiom(Owl.FACTORY.getOWLObjectProperty(one),
            Owl.FACTORY.getOWLObjectProperty(other), translateAnnotations(node));
    }

    /** Left out, they would have the rest say what nobody said, as that a chain of one link is enough. */
    private void refuseLiterals(Members members) {
        Set<IRI> seen = new HashSet<>();
        for (IRI list = members.list; list != null && seen.add(list); list = getRest(list, false)) {
            OWLLiteral literal = getFirstLiteral(list);
            if (literal != null) {
                throw new OWLParserException("the list of an owl:" + members.property.getFragment()
                    + " has the literal " + literal, (int) members.line, -1);
            }
        }
    }

    /** Literals alone are data, whatever the document takes them for; OWLAPI would lose them, and have nothing left. */
    private Stream<String> unread(Members of) {
        var literals = new ArrayList<OWLLiteral>();
        Set<IRI> seen = new HashSet<>();
        for (IRI list = of.list; list != null && !list.equals(NIL) && seen.add(list); list = getRest(list, false)) {
            literals.add(getFirstLiteral(list));
        }
        if (literals.stream().allMatch(Objects::isNull)) {
            return Stream.empty();
        }
        if (isAnonymousNode(of.node) && !literals.contains(null)) {
            ofLiterals.add(of.node);
            addDataRange(of.node, true);
            return Stream.empty();
        }
        consumeTriple(of.node, ONE_OF, of.list);
        return Stream.of((of.line > 0 ? "line " + of.line + ": " : "") + of.node.toQuotedString() + " has "
            + literals.stream().filter(Objects::nonNull).findFirst().orElseThrow());
    }

    @Override
    public boolean isClassExpression(IRI iri) {
        return super.isClassExpression(iri) && !ofLiterals.contains(iri);
    }

    /** What has no type stays as it is: its list could be one of classes or of datatypes. */
    private void read(Empty of) {
        boolean isData = isDataRange(of.node);
        if (isData == isClassExpression(of.node)
            || isData && !(of.property.equals(ONE_OF) && isAnonymousNode(of.node))) {
            return;
        }
        consumeTriple(of.node, of.property, NIL);
        if (isData) {
            addTriple(of.node, OWL_DATATYPE_COMPLEMENT_OF.getIRI(), RDFS_LITERAL.getIRI());
        } else if (of.property.equals(OWL_INTERSECTION_OF.getIRI())) {
            addTriple(of.node, of.property, listOf(OWL_THING.getIRI()));
        } else {
            addTriple(of.node, OWL_UNION_OF.getIRI(), listOf(OWL_NOTHING.getIRI()));
        }
    }

    /** OWLAPI (5.5.1) reads what has no name once, but it is said of an axiom with annotations and of that without. */
    @Override
    public OWLDataRange translateDataRange(IRI node) {
        if (!isAnonymousNode(node)) {
            return super.translateDataRange(node);
        }
        OWLDataRange range = ranges.get(node);
        if (range == null) {
            range = super.translateDataRange(node);
            ranges.put(node, range);
        }
        return range;
    }

    private IRI listOf(IRI member) {
        IRI list = IRI.create("_:paradl-list-" + lists.size());
        addFirst(list, member);
        addRest(list, NIL);
        return list;
    }

    private boolean isIncomplete(IRI node) {
        return Stream.of(SOURCE, PROPERTY).anyMatch(part -> part.stream().noneMatch(name -> isResource(node, name)))
            || TARGET.stream().noneMatch(name -> isResource(node, name) || isLiteral(node, name));
    }

    private boolean isResource(IRI node, OWLRDFVocabulary property) {
        return getResourceObject(node, property, false) != null;
    }

    private boolean isLiteral(IRI node, OWLRDFVocabulary property) {
        return getLiteralObject(node, property, false) != null;
    }

    /** Only what annotates is taken away; what else is said of the node, as by an object property, stays. */
    private String leaveOut(Annotated axiom) {
        IRI node = axiom.node;
        consumeTriple(node, RDF_TYPE.getIRI(), OWL_AXIOM.getIRI());
        Stream<String> of = Stream.of(SOURCE, PROPERTY, TARGET).flatMap(List::stream)
            .flatMap(name -> taken(node, name));
        Stream<String> said = translateAnnotations(node).stream().map(Object::toString).sorted();
        String text = Stream.concat(of, said).collect(Collectors.joining(" "));
        return (axiom.line > 0 ? "line " + axiom.line + ": " : "") + (text.isEmpty() ? node.toQuotedString() : text);
    }

    private Stream<String> taken(IRI node, OWLRDFVocabulary property) {
        IRI resource = getResourceObject(node, property, true);
        Object value = resource != null ? resource.toQuotedString() : getLiteralObject(node, property, true);
        return value == null ? Stream.empty() : Stream.of(property.getPrefixedName() + " " + value);
    }
}

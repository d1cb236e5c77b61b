package org.paradl.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Entities;
import org.paradl.engine.Rewriting;
import org.paradl.load.Lengths;
import org.paradl.table.Table;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.expression.OWLEntityChecker;
import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxParserImpl;
import org.semanticweb.owlapi.manchestersyntax.renderer.ParserException;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.util.DefaultPrefixManager;
import org.semanticweb.owlapi.util.mansyntax.ManchesterOWLSyntaxParser;

/**
 * Reads the sentences that people ask: {@code tweety Type: Flies}, {@code rex eats bone}, {@code not rex eats bone},
 * {@code Cat SubClassOf: Animal}, with Manchester class expressions wherever a class may stand; and as axioms are
 * shown, {@code Cat SubClassOf Animal}. How an inclusion is meant may stand in brackets:
 * {@code Cat SubClassOf[strong]: Animal}.
 */
public final class SentenceParser {
    private static final Pattern FRAME =
        Pattern.compile("(?s)(?<left>.+?)\\s+(?<keyword>" + Wording.KEYWORDS
            + ")\\s*(?:\\[\\s*(?<inclusion>[^\\]]*?)\\s*\\]\\s*)?:\\s*(?<right>.*)");
    private static final Pattern INVERSE =
        Pattern.compile("inverse(?=[\\s(])\\s*(?:\\(\\s*)?('(?:[^'\\\\]|\\\\.)*'|<[^>]*>|[^\\s()]+)\\s*\\)?");
    private static final Pattern CHAIN = Pattern.compile("\\s(o)\\s");
    private static final Set<String> INCLUSIONS = Set.of("SubClassOf", "EquivalentTo", "SubPropertyOf");
    private static final Pattern CHARACTERISTIC =
        Pattern.compile("\\s*(?<kind>" + PropertySentence.CHARACTERISTICS + ")\\s*:\\s*(?<property>.*)");
    private static final Pattern WHOLE = Pattern.compile("<http://www\\.w3\\.org/2002/07/owl#([^>]*)>");
    private static final Pattern CUT = Pattern.compile(
        "\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|<[^>]*>|#.*|(?<name>[^\\s(){}\\[\\],#\"'<>]+#\\S*)");
    /** What follows the property of a restriction. */
    private static final Pattern RESTRICTION = Pattern.compile("\\s+(some|only|value|min|max|exactly|Self)\\b");
    private static final Pattern UNFINISHED =
        Pattern.compile("(^|\\s)(some|only|value|min|max|exactly|and|or|not)\\s*$");

    private static final PrefixManager PREFIXES = new DefaultPrefixManager();
    private static final Map<String, String> BARE = Map.of("Thing", "owl:Thing", "Nothing", "owl:Nothing",
        "integer", "xsd:integer", "decimal", "xsd:decimal", "float", "xsd:float", "string", "xsd:string");
    private static final Map<EntityType<?>, Set<String>> BUILT_IN = Map.of(
        EntityType.CLASS, Set.of("owl:Thing", "owl:Nothing"),
        EntityType.OBJECT_PROPERTY, Set.of("owl:topObjectProperty", "owl:bottomObjectProperty"),
        EntityType.DATA_PROPERTY, Set.of("owl:topDataProperty", "owl:bottomDataProperty"));

    private final NameTable names;
    private final OWLDataFactory factory = Owl.FACTORY;

    public SentenceParser(NameTable names) {
        this.names = names;
    }

    /**
     * The sentence as an axiom.
     *
     * @throws ParadlException (QUERY) with the position and what was expected there, or with near names
     */
    public OWLAxiom parse(String sentence) {
        if (sentence.isBlank()) {
            throw QueryErrors.empty();
        }
        String said = sentence.stripTrailing();
        String worded = FRAME.matcher(said).matches() ? said : Wording.ofFrame(said, this::isNamedProperty);
        Matcher characteristic = CHARACTERISTIC.matcher(worded);
        if (characteristic.matches()) {
            return characteristic(characteristic.group("property"), characteristic.group("kind"));
        }
        Matcher frame = FRAME.matcher(worded);
        return frame.matches() ? annotated(named(frame(frame)), frame) : fact(Wording.ofFact(said).trim());
    }

    /** With names for the anonymous individuals of its class expressions. */
    private OWLAxiom named(OWLAxiom sentence) {
        return Entities.hasAnonymous(sentence)
            ? Rewriting.of(sentence, OWLIndividual.class,
                i -> i.isNamed() ? i : individual(i.asOWLAnonymousIndividual().getID().getID()))
            : sentence;
    }

    private OWLAxiom frame(Matcher frame) {
        String left = frame.group("left").trim();
        String right = frame.group("right");
        int start = frame.start("left") + frame.group("left").length() - frame.group("left").stripLeading().length();
        int offset = frame.start("right");
        if (right.isEmpty()) {
            throw QueryErrors.atEnd(offset);
        }
        switch (frame.group("keyword")) {
            case "Type":
            case "Types":
                return factory.getOWLClassAssertionAxiom(classExpression(right, offset), individual(left));
            case "SubClassOf":
                return factory.getOWLSubClassOfAxiom(classExpression(left, start), classExpression(right, offset));
            case "EquivalentTo":
                return isProperty(left) ? PropertySentence.equivalent(property(left), property(right), factory)
                    : Pairs.equivalent(classExpression(left, start), classExpression(right, offset), factory);
            case "DisjointWith":
                return isProperty(left) ? PropertySentence.disjoint(property(left), property(right), factory)
                    : Pairs.disjoint(classExpression(left, start), classExpression(right, offset), factory);
            case "Domain":
                return PropertySentence.domain(property(left), classExpression(right, offset), factory);
            case "Range":
                OWLPropertyExpression property = property(left);
                return property.isDataPropertyExpression()
                    ? factory.getOWLDataPropertyRangeAxiom((OWLDataProperty) property, dataRange(right, offset))
                    : factory.getOWLObjectPropertyRangeAxiom((OWLObjectPropertyExpression) property,
                        classExpression(right, offset));
            case "Characteristics":
                return characteristic(left, right);
            case "InverseOf":
                return factory.getOWLInverseObjectPropertiesAxiom(require(left, EntityType.OBJECT_PROPERTY),
                    require(right, EntityType.OBJECT_PROPERTY));
            case "SameAs":
                return Pairs.same(individual(left), individual(right), factory);
            case "DifferentFrom":
                return Pairs.different(individual(left), individual(right), factory);
            default:
                Matcher chain = CHAIN.matcher(left);
                if (find(left, EntityType.OBJECT_PROPERTY).isEmpty() && chain.find()) {
                    throw QueryErrors.chain(start + chain.start(1));
                }
                return PropertySentence.inclusion(property(left), property(right), factory);
        }
    }

    /** With the kind of inclusion, if the sentence says it. */
    private OWLAxiom annotated(OWLAxiom axiom, Matcher frame) {
        String kind = frame.group("inclusion");
        if (kind == null) {
            return axiom;
        }
        boolean known = Arrays.stream(Table.Inclusion.values()).anyMatch(i -> i.name().equalsIgnoreCase(kind));
        if (!known || !INCLUSIONS.contains(frame.group("keyword"))) {
            throw QueryErrors.found(kind, frame.start("inclusion"), known
                ? "expected \"" + frame.group("keyword") + ":\", which is of one kind only"
                : "expected internal, strong or material");
        }
        return axiom.getAnnotatedAxiom(Set.of(factory.getOWLAnnotation(
            factory.getOWLAnnotationProperty(Vocabulary.INCLUSION),
            factory.getOWLLiteral(kind.toLowerCase(Locale.ROOT)))));
    }

    private boolean isProperty(String text) {
        return find(text, EntityType.CLASS).isEmpty() && (INVERSE.matcher(text).matches() || isNamedProperty(text));
    }

    private boolean isNamedProperty(String text) {
        return find(text, EntityType.OBJECT_PROPERTY).isPresent() || find(text, EntityType.DATA_PROPERTY).isPresent();
    }

    private OWLAxiom characteristic(String property, String kind) {
        return PropertySentence.characteristic(kind, property(property), factory);
    }

    private OWLPropertyExpression property(String text) {
        Matcher inverse = INVERSE.matcher(text);
        if (inverse.matches()) {
            return factory.getOWLObjectInverseOf(require(inverse.group(1), EntityType.OBJECT_PROPERTY));
        }
        return find(text, EntityType.DATA_PROPERTY).<OWLPropertyExpression>map(p -> p)
            .orElseGet(() -> require(text, EntityType.OBJECT_PROPERTY));
    }

    private OWLAxiom fact(String sentence) {
        List<MatchResult> found = Wording.TOKEN.matcher(sentence).results().collect(Collectors.toList());
        List<String> tokens = found.stream().map(MatchResult::group).collect(Collectors.toList());
        boolean negative = tokens.indexOf("not") == 0
            && (tokens.size() == 4 || find("not", EntityType.NAMED_INDIVIDUAL).isEmpty());
        int whole = negative ? 4 : 3;
        if (tokens.size() != whole) {
            throw QueryErrors.noSentence(sentence, found, whole);
        }
        List<String> words = negative ? tokens.subList(1, 4) : tokens;
        OWLIndividual subject = individual(words.get(0));
        var data = find(words.get(1), EntityType.DATA_PROPERTY);
        if (data.isPresent()) {
            OWLLiteral value = literal(words.get(2));
            return negative ? factory.getOWLNegativeDataPropertyAssertionAxiom(data.get(), subject, value)
                : factory.getOWLDataPropertyAssertionAxiom(data.get(), subject, value);
        }
        OWLObjectProperty property = require(words.get(1), EntityType.OBJECT_PROPERTY);
        OWLIndividual object = individual(words.get(2));
        return negative ? factory.getOWLNegativeObjectPropertyAssertionAxiom(property, subject, object)
            : factory.getOWLObjectPropertyAssertionAxiom(property, subject, object);
    }

    private OWLNamedIndividual individual(String text) {
        return require(text, EntityType.NAMED_INDIVIDUAL);
    }

    private <E extends OWLEntity> E require(String text, EntityType<E> kind) {
        return find(text, kind).orElseThrow(() -> unknown(text, kind.getPrintName().toLowerCase(Locale.ROOT)));
    }

    private <E extends OWLEntity> Optional<E> find(String text, EntityType<E> kind) {
        return builtIn(text, kind).or(() -> names.find(text, kind));
    }

    private <E extends OWLEntity> Optional<E> builtIn(String text, EntityType<E> kind) {
        String name = BARE.getOrDefault(text, WHOLE.matcher(text).replaceFirst("owl:$1"));
        boolean known = kind.equals(EntityType.DATATYPE) ? name.startsWith("xsd:")
            : BUILT_IN.getOrDefault(kind, Set.of()).contains(name);
        return known ? Optional.of(factory.getOWLEntity(kind, PREFIXES.getIRI(name))) : Optional.empty();
    }

    private OWLLiteral literal(String text) {
        ManchesterOWLSyntaxParser parser = parser(text);
        try {
            return parser.parseLiteral(null);
        } catch (ParserException e) {
            throw new ParadlException(ParadlException.Kind.QUERY, text + " is no literal",
                "write 5, 1.5, true, \"text\", \"text\"@en or \"2026-01-31\"^^xsd:date");
        }
    }

    private OWLClassExpression classExpression(String text, int offset) {
        uncut(text, offset);
        // OWLAPI takes "eats some" for "eats some owl:Thing".
        if (UNFINISHED.matcher(text).find()) {
            throw QueryErrors.atEnd(offset + text.length());
        }
        try {
            return Lengths.corrected(parser(text).parseClassExpression());
        } catch (ParserException e) {
            // A name of several words alone needs no quotes, as that of an individual needs none.
            return find(text.strip(), EntityType.CLASS).orElseThrow(() -> error(e, text, offset));
        }
    }

    private OWLDataRange dataRange(String text, int offset) {
        try {
            return parser(text).parseDataRange();
        } catch (ParserException e) {
            throw error(e, text, offset);
        }
    }

    /** OWLAPI takes the rest of a whole IRI that is not in brackets, as of {@code http://x#Cat}, for a comment. */
    private static void uncut(String text, int offset) {
        Matcher found = CUT.matcher(text);
        while (found.find()) {
            if (found.group("name") != null) {
                throw QueryErrors.cut(found.group("name"), offset + found.start());
            }
        }
    }

    private ManchesterOWLSyntaxParser parser(String text) {
        // As OWLManager makes one, but anonymous individuals keep their labels.
        ManchesterOWLSyntaxParser parser = new ManchesterOWLSyntaxParserImpl(
            new OntologyConfigurator().withRemapAllAnonymousIndividualsIds(false), factory);
        parser.setOWLEntityChecker(new Checker());
        parser.setStringToParse(text);
        return parser;
    }

    private ParadlException error(ParserException e, String text, int offset) {
        int place = QueryErrors.start(e);
        Optional<String> unquoted = names.across(text, place);
        if (unquoted.isPresent()) {
            return QueryErrors.unquoted(unquoted.get(), offset + text.lastIndexOf(unquoted.get(), place));
        }
        return QueryErrors.isUnknownName(e, text) ? unknown(e.getCurrentToken(), expectedKind(e, text))
            : QueryErrors.unexpected(e, text, offset);
    }

    private static String expectedKind(ParserException e, String text) {
        String rest = text.substring(QueryErrors.start(e) + e.getCurrentToken().length());
        return RESTRICTION.matcher(rest).lookingAt() ? "property" : e.isClassNameExpected() ? "class"
            : e.isIndividualNameExpected() ? "individual" : e.isDatatypeNameExpected() ? "datatype" : "property";
    }

    private ParadlException unknown(String text, String kind) {
        var advice = new ArrayList<String>();
        List<String> kinds = names.kinds(text);
        if (!kinds.isEmpty()) {
            advice.add("what has that name is " + String.join(" and ", kinds));
        }
        List<String> near = names.near(text, kind);
        if (!near.isEmpty()) {
            advice.add("did you mean " + String.join(", ", near) + "?");
        }
        return new UnknownName("the ontology has no " + kind + " \"" + text + "\"", advice.isEmpty()
            ? "see its names with paradl classify or paradl realize" : String.join("; ", advice));
    }

    /** Names as the parser meets them. */
    private final class Checker implements OWLEntityChecker {
        @Override
        public OWLClass getOWLClass(String name) {
            return find(name, EntityType.CLASS).orElse(null);
        }

        @Override
        public OWLObjectProperty getOWLObjectProperty(String name) {
            return find(name, EntityType.OBJECT_PROPERTY).orElse(null);
        }

        @Override
        public OWLDataProperty getOWLDataProperty(String name) {
            return find(name, EntityType.DATA_PROPERTY).orElse(null);
        }

        @Override
        public OWLNamedIndividual getOWLIndividual(String name) {
            return find(name, EntityType.NAMED_INDIVIDUAL).orElse(null);
        }

        @Override
        public OWLDatatype getOWLDatatype(String name) {
            return find(name, EntityType.DATATYPE).orElse(null);
        }

        @Override
        public OWLAnnotationProperty getOWLAnnotationProperty(String name) {
            return null;
        }
    }
}

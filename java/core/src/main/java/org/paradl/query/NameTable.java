package org.paradl.query;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.vocab.OWLRDFVocabulary;

/**
 * The names of an ontology as people write them: an IRI in angle brackets, {@code prefix:name}, the last part of the
 * IRI, or a label (in quotes where it has spaces); and anonymous individuals by the label that their document gives
 * them, as {@code _:x}, or by the names that they have in translations and answers.
 */
public final class NameTable {
    private static final int NEAR_NAMES = 3;
    /** The ids of the OBO Foundry: an ontology's id space, and a number in it. */
    private static final Pattern OBO = Pattern.compile("http://purl\\.obolibrary\\.org/obo/(\\w+)_(\\d+)");

    private final Map<String, Set<OWLEntity>> byName = new HashMap<>();
    private final Map<String, String> prefixes;
    private final Supplier<Map<IRI, String>> shown;

    /** @param shown what answers call them; asked for where a text names nothing else */
    public NameTable(Collection<OWLAxiom> axioms, Map<String, String> prefixes, Supplier<Map<IRI, String>> shown) {
        this.prefixes = prefixes;
        this.shown = shown;
        var byIri = new HashMap<IRI, Set<OWLEntity>>();
        for (OWLAxiom axiom : axioms) {
            for (OWLEntity name : axiom.getSignature()) {
                if (byIri.computeIfAbsent(name.getIRI(), k -> new LinkedHashSet<>()).add(name)) {
                    add(name.getIRI().toString(), name);
                    add(fragment(name.getIRI()), name);
                    oboId(name.getIRI()).ifPresent(id -> add(id, name));
                }
            }
            axiom.anonymousIndividuals().forEach(individual -> {
                IRI iri = Vocabulary.of(individual);
                add(individual.getID().getID(), Owl.FACTORY.getOWLNamedIndividual(iri));
                add(iri.toString(), Owl.FACTORY.getOWLNamedIndividual(iri));
            });
        }
        axioms.stream().filter(OWLAnnotationAssertionAxiom.class::isInstance)
            .map(OWLAnnotationAssertionAxiom.class::cast)
            .filter(a -> a.getProperty().getIRI().equals(OWLRDFVocabulary.RDFS_LABEL.getIRI()))
            .filter(a -> a.getSubject() instanceof IRI && a.getValue() instanceof OWLLiteral)
            .forEach(a -> byIri.getOrDefault((IRI) a.getSubject(), Set.of())
                .forEach(name -> addLabel(((OWLLiteral) a.getValue()).getLiteral(), name)));
    }

    /** As it is, and as answers show it. */
    private void addLabel(String label, OWLEntity name) {
        add(label, name);
        add(onOneLine(label), name);
    }

    private void add(String text, OWLEntity name) {
        byName.computeIfAbsent(text, k -> new LinkedHashSet<>()).add(name);
    }

    /** Line breaks, tabs and several spaces as one space. */
    public static String onOneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    /** As OBO's users write {@code http://purl.obolibrary.org/obo/GO_0008150}: {@code GO:0008150}. */
    private static Optional<String> oboId(IRI iri) {
        Matcher id = OBO.matcher(iri.toString());
        return id.matches() ? Optional.of(id.group(1) + ":" + id.group(2)) : Optional.empty();
    }

    /** What follows the last hash, slash or colon. */
    public static String fragment(IRI iri) {
        String text = iri.toString();
        int cut = Math.max(Math.max(text.lastIndexOf('#'), text.lastIndexOf('/')), text.lastIndexOf(':'));
        return cut == text.length() - 1 ? text : text.substring(cut + 1);
    }

    /**
     * The entity of a kind that the text names.
     *
     * @throws ParadlException (QUERY) where it names several
     */
    public <E extends OWLEntity> Optional<E> find(String text, EntityType<E> kind) {
        List<E> found = named(text).stream().filter(name -> name.getEntityType().equals(kind))
            .map(NameTable::<E>cast).collect(Collectors.toList());
        if (found.size() > 1) {
            throw new ParadlException(ParadlException.Kind.QUERY, "\"" + text + "\" names "
                + found.stream().map(e -> e.getIRI().toQuotedString()).collect(Collectors.joining(" and ")),
                "write the one you mean as <IRI> or prefix:name");
        }
        return found.stream().findFirst();
    }

    @SuppressWarnings("unchecked")
    private static <E extends OWLEntity> E cast(OWLEntity name) {
        return (E) name;
    }

    private Set<OWLEntity> named(String text) {
        if (text.startsWith("<") && text.endsWith(">")) {
            return withIri(text.substring(1, text.length() - 1));
        }
        if (text.length() > 1 && text.startsWith("'") && text.endsWith("'")) {
            return quoted(text.substring(1, text.length() - 1));
        }
        int colon = text.indexOf(':');
        String namespace = colon < 0 ? null : prefixes.get(text.substring(0, colon));
        return namespace == null ? byName.getOrDefault(text, Set.of())
            : withIri(namespace + text.substring(colon + 1));
    }

    /** As it is, or as answers show it: with a backslash before each quote, and told apart from others. */
    private Set<OWLEntity> quoted(String text) {
        String plain = text.replace("\\'", "'");
        Set<OWLEntity> found = byName.getOrDefault(text, byName.get(plain));
        return found != null ? found : shown.get().entrySet().stream().filter(each -> each.getValue().equals(plain))
            .flatMap(each -> withIri(each.getKey().toString()).stream()).collect(Collectors.toSet());
    }

    /** What else has such a label, only where nothing has the IRI. */
    private Set<OWLEntity> withIri(String iri) {
        Set<OWLEntity> all = byName.getOrDefault(iri, Set.of());
        Set<OWLEntity> own = all.stream().filter(name -> name.getIRI().toString().equals(iri))
            .collect(Collectors.toSet());
        return own.isEmpty() ? all : own;
    }

    /** The longest name of several words that stands across a place of the text. */
    public Optional<String> across(String text, int place) {
        return byName.keySet().stream().filter(name -> name.indexOf(' ') > 0)
            .filter(name -> stands(name, text, text.lastIndexOf(name, place), place))
            .max(Comparator.comparing(String::length));
    }

    private static boolean stands(String name, String text, int start, int place) {
        int end = start + name.length();
        return start >= 0 && end > place && (start == 0 || !Character.isLetterOrDigit(text.charAt(start - 1)))
            && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)));
    }

    /** What the text names, in words such as "an object property". */
    public List<String> kinds(String text) {
        return named(text).stream().map(NameTable::printed)
            .map(kind -> (kind.matches("[aeiou].*") ? "an " : "a ") + kind)
            .distinct().sorted().collect(Collectors.toList());
    }

    /**
     * Names of other things of a kind that are spelt nearly like this one, as they may be written, the nearest first.
     *
     * @param kind such as "class"; of properties an object property may be meant or a data property
     */
    public List<String> near(String text, String kind) {
        String wanted = text.replaceAll("^['<]|['>]$", "").toLowerCase(Locale.ROOT);
        int reach = 1 + wanted.length() / 4;
        Set<OWLEntity> same = named(text);
        var distances = new HashMap<String, Integer>();
        for (String name : new ArrayList<>(byName.keySet())) {
            Set<OWLEntity> meant = byName.get(name);
            boolean fits = !name.contains("://") && meant.stream().anyMatch(each -> isOf(each, kind));
            if (fits && !meant.equals(same)) {
                int distance = distance(wanted, name.toLowerCase(Locale.ROOT));
                if (distance <= reach) {
                    distances.put(name, distance);
                }
            }
        }
        return distances.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue()
                .thenComparing(Comparator.comparing(Map.Entry::getKey)))
            .limit(NEAR_NAMES).map(each -> written(each.getKey())).collect(Collectors.toList());
    }

    private static boolean isOf(OWLEntity name, String kind) {
        return !name.isOWLAnnotationProperty() && printed(name).endsWith(kind.substring(kind.lastIndexOf(' ') + 1));
    }

    private static String written(String name) {
        return name.indexOf(' ') < 0 ? name : inQuotes(onOneLine(name));
    }

    static String inQuotes(String name) {
        return "'" + name.replace("'", "\\'") + "'";
    }

    private static String printed(OWLEntity name) {
        return name.getEntityType().getPrintName().toLowerCase(Locale.ROOT);
    }

    /** The optimal string alignment distance: Levenshtein's, with two letters swapped as one edit. */
    private static int distance(String a, String b) {
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                table[i][j] = i == 0 || j == 0 ? i + j : Math.min(1 + Math.min(table[i - 1][j], table[i][j - 1]),
                    table[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2)
                    && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1);
                }
            }
        }
        return table[a.length()][b.length()];
    }
}

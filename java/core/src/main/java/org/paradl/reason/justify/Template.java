package org.paradl.reason.justify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.engine.hermit.Literals;
import org.paradl.reason.module.Relevance;
import org.paradl.translate.Split;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.util.OWLObjectDuplicator;

/**
 * A justification apart from the names in it. With other names, no two of them alike, the same axioms are a
 * justification again, and no engine need be asked: what follows does not hang on what names are called, nor on which
 * values its facts have, as long as they are {@linkplain LikeValues like these}.
 *
 * <p>The strict isomorphism of Horridge, Bail, Parsia, Sattler: The Cognitive Complexity of OWL Justifications. ISWC
 * 2011.
 */
public final class Template {
    /** To match more axioms would be a search of its own. */
    static final int MOST_AXIOMS = 12;

    private static final OWLOntologyManager MANAGER = Owl.manager();
    private static final int CANDIDATES = 64;
    private static final int MOST_NAMES = 4;

    private final List<OWLEntity> about;
    private final Predicate<OWLEntity> varies;
    private final Map<OWLAxiom, Set<OWLEntity>> axioms;
    private final LikeValues values;

    /** Of an individual without a name in the source the axioms do not say which of its names is its own. */
    private Template(List<? extends OWLEntity> about, Predicate<OWLEntity> varies, Set<OWLAxiom> justification,
            Collection<OWLLiteral> constants) {
        this.about = List.copyOf(about);
        this.varies = varies;
        this.axioms = justification.size() > MOST_AXIOMS || about.stream().anyMatch(Template::isNameless) ? Map.of()
            : justification.stream().collect(Collectors.toMap(axiom -> axiom, this::names));
        this.values = new LikeValues(axioms.keySet(), constants);
    }

    private static boolean isNameless(OWLEntity name) {
        return name.isOWLNamedIndividual() && Vocabulary.isNameless(name.asOWLNamedIndividual());
    }

    /**
     * One in which every name may be another.
     *
     * @param about the names that it justifies something of
     */
    public static Template of(List<? extends OWLEntity> about, Set<OWLAxiom> justification) {
        return of(about, justification, Set.of());
    }

    /** @param constants the values that it justifies something of */
    static Template of(List<? extends OWLEntity> about, Set<OWLAxiom> justification, Set<OWLLiteral> constants) {
        return new Template(about, name -> !name.isBuiltIn(), justification, constants);
    }

    /**
     * One in which individuals may be others, as there may be many: it is told at a glance of most that they will not
     * do.
     */
    public static Template ofIndividual(OWLEntity individual, Set<OWLAxiom> justification) {
        return new Template(List.of(individual), OWLEntity::isOWLNamedIndividual, justification, Set.of());
    }

    /** The same axioms with other names, and other values of facts. */
    public static final class Copy {
        private final Set<OWLAxiom> axioms;
        private final Map<OWLObject, OWLObject> naming;

        Copy(Set<OWLAxiom> axioms, Map<OWLObject, OWLObject> naming) {
            this.axioms = axioms;
            this.naming = naming;
        }

        public Set<OWLAxiom> axioms() {
            return axioms;
        }

        /** The name or value in the place of one of the template's; of one that it does not have, that one itself. */
        @SuppressWarnings("unchecked")
        public <E extends OWLObject> E inPlaceOf(E one) {
            return (E) naming.getOrDefault(one, one);
        }
    }

    /**
     * The justification of the same thing about other names, if the source has the axioms, split and guarded alike.
     *
     * @param usable which of the axioms may be taken
     */
    public Optional<Copy> about(List<? extends OWLEntity> others, Relevance source, Predicate<OWLAxiom> usable,
            Split split) {
        return axioms.isEmpty() ? Optional.empty() : new Match(source, usable, split).begin(others);
    }

    /** A search for the axioms, one after the other, each where a name of it is known already. */
    private final class Match {
        private final Relevance source;
        private final Predicate<OWLAxiom> usable;
        private final Split split;

        Match(Relevance source, Predicate<OWLAxiom> usable, Split split) {
            this.source = source;
            this.usable = usable;
            this.split = split;
        }

        Optional<Copy> begin(List<? extends OWLEntity> others) {
            var naming = new HashMap<OWLObject, OWLObject>();
            for (int i = 0; i < about.size(); i++) {
                OWLObject before = naming.put(about.get(i), others.get(i));
                boolean another = before != null && !before.equals(others.get(i));
                if (another || !areAlike(about.get(i), others.get(i))) {
                    return Optional.empty();
                }
            }
            boolean injective = Set.copyOf(naming.values()).size() == naming.size();
            return injective && about.stream().allMatch(name -> isMentionedEnough(name, (OWLEntity) naming.get(name)))
                ? extend(naming, axioms.keySet(), Set.of()) : Optional.empty();
        }

        /** Most names that will not do are told by this alone. */
        private boolean isMentionedEnough(OWLEntity name, OWLEntity other) {
            var missing = new HashMap<AxiomType<?>, Integer>();
            axioms.forEach((axiom, names) -> {
                if (names.contains(name) && (name.isOWLNamedIndividual() || !Relevance.isABox(axiom))) {
                    missing.merge(axiom.getAxiomType(), 1, Integer::sum);
                }
            });
            for (OWLAxiom axiom : source.mentioning(other)) {
                missing.computeIfPresent(axiom.getAxiomType(), (type, count) -> count > 1 ? count - 1 : null);
                if (missing.isEmpty()) {
                    return true;
                }
            }
            return missing.isEmpty();
        }

        private Optional<Copy> extend(Map<OWLObject, OWLObject> naming, Set<OWLAxiom> left, Set<OWLAxiom> found) {
            if (left.isEmpty()) {
                return Optional.of(new Copy(found, naming));
            }
            OWLAxiom next = left.stream().min(Comparator
                .comparing((OWLAxiom axiom) -> unknown(axioms.get(axiom), naming.keySet()).size())
                .thenComparing(axiom -> Relevance.isABox(axiom) ? crowd(axiom, naming) : 0)).orElseThrow();
            Set<OWLAxiom> rest = left.stream().filter(axiom -> !axiom.equals(next)).collect(Collectors.toSet());
            List<OWLEntity> unknown = unknown(axioms.get(next), naming.keySet());
            for (OWLAxiom candidate : candidates(next, naming)) {
                Map<OWLObject, OWLObject> valued = valued(next, candidate, naming).orElse(null);
                if (valued == null) {
                    continue;
                }
                for (var more : namings(unknown, unknown(names(candidate), naming.values()), valued)) {
                    if (renamed(next, more).equals(candidate)) {
                        var longer = new HashSet<>(found);
                        longer.add(candidate);
                        Optional<Copy> all = extend(more, rest, longer);
                        if (all.isPresent()) {
                            return all;
                        }
                    }
                }
            }
            return Optional.empty();
        }

        /** With the value of the other fact in place of that of this one, if it may be there. */
        private Optional<Map<OWLObject, OWLObject>> valued(OWLAxiom fact, OWLAxiom other,
                Map<OWLObject, OWLObject> naming) {
            OWLLiteral value = LikeValues.value(fact).orElse(null);
            return value == null ? Optional.of(naming) : LikeValues.value(other)
                .filter(instead -> naming.containsKey(value) ? naming.get(value).equals(instead)
                    : !naming.containsValue(instead) && values.areAlike(value, instead)
                        && areAsDifferent(value, instead, naming))
                .map(instead -> with(naming, value, instead));
        }

        /** Whether the one is that of an earlier fact just where the other is that in its place. */
        private boolean areAsDifferent(OWLLiteral value, OWLLiteral instead, Map<OWLObject, OWLObject> naming) {
            return naming.entrySet().stream().filter(known -> known.getKey() instanceof OWLLiteral)
                .allMatch(known -> areSame(value, known.getKey()) == areSame(instead, known.getValue()));
        }

        private boolean areSame(OWLLiteral value, OWLObject known) {
            return Literals.value(value).equals(Literals.value((OWLLiteral) known));
        }

        /** Axioms of the same type and with as many names, those known among them. */
        private List<OWLAxiom> candidates(OWLAxiom axiom, Map<OWLObject, OWLObject> naming) {
            if (axioms.get(axiom).isEmpty()) {
                return usable.test(axiom) ? List.of(axiom) : List.of();
            }
            Set<OWLEntity> fixed = fixed(axiom);
            int count = axioms.get(axiom).size();
            Set<OWLObject> known = known(axiom, naming);
            return around(axiom, naming).stream()
                .filter(other -> other.getAxiomType().equals(axiom.getAxiomType()) && usable.test(other)
                    && split.guards(other) == split.guards(axiom) && hasAll(known, count, names(other))
                    && fixed(other).equals(fixed))
                .limit(CANDIDATES).collect(Collectors.toList());
        }

        /** The names in the places of those of its own that are known. */
        private Set<OWLObject> known(OWLAxiom axiom, Map<OWLObject, OWLObject> naming) {
            return axioms.get(axiom).stream().filter(naming::containsKey).map(naming::get).collect(Collectors.toSet());
        }

        /** The axioms around that known name of those which lead to such an axiom that the fewest mention. */
        private List<OWLAxiom> around(OWLAxiom axiom, Map<OWLObject, OWLObject> naming) {
            return Relevance.mentioned(axiom).stream().filter(naming::containsKey)
                .map(name -> source.mentioning((OWLEntity) naming.get(name)))
                .min(Comparator.comparing(List::size)).orElse(List.of());
        }

        /** Among how many its copy is to be looked for; of facts there may be many about one individual. */
        private int crowd(OWLAxiom axiom, Map<OWLObject, OWLObject> naming) {
            int around = around(axiom, naming).size();
            return around == 0 ? Integer.MAX_VALUE : around;
        }

        private boolean hasAll(Set<OWLObject> known, int count, Set<OWLEntity> names) {
            return names.size() == count && names.containsAll(known);
        }

        /** The ways to give each of the names one of the others. */
        private List<Map<OWLObject, OWLObject>> namings(List<OWLEntity> names, List<OWLEntity> others,
                Map<OWLObject, OWLObject> known) {
            if (names.size() != others.size() || names.size() > MOST_NAMES) {
                return List.of();
            }
            var namings = List.of(known);
            for (OWLEntity name : names) {
                var more = new ArrayList<Map<OWLObject, OWLObject>>();
                for (Map<OWLObject, OWLObject> naming : namings) {
                    others.stream().filter(other -> !naming.containsValue(other) && areAlike(name, other))
                        .forEach(other -> more.add(with(naming, name, other)));
                }
                namings = more;
            }
            return namings;
        }

        private boolean areAlike(OWLEntity name, OWLEntity other) {
            return name.getEntityType().equals(other.getEntityType()) && split.splits(name) == split.splits(other);
        }
    }

    private Set<OWLEntity> names(OWLAxiom axiom) {
        Set<OWLEntity> names = Entities.in(axiom);
        names.removeIf(varies.negate());
        return names;
    }

    private Set<OWLEntity> fixed(OWLAxiom axiom) {
        Set<OWLEntity> names = Entities.in(axiom);
        names.removeIf(varies);
        return names;
    }

    private static List<OWLEntity> unknown(Set<OWLEntity> names, Collection<OWLObject> known) {
        return names.stream().filter(name -> !known.contains(name)).collect(Collectors.toList());
    }

    private static Map<OWLObject, OWLObject> with(Map<OWLObject, OWLObject> naming, OWLObject one, OWLObject other) {
        var more = new HashMap<>(naming);
        more.put(one, other);
        return more;
    }

    private OWLAxiom renamed(OWLAxiom axiom, Map<OWLObject, OWLObject> naming) {
        var iris = new HashMap<OWLEntity, IRI>();
        axioms.get(axiom).forEach(name -> iris.put(name, ((OWLEntity) naming.get(name)).getIRI()));
        var literals = new HashMap<OWLLiteral, OWLLiteral>();
        LikeValues.value(axiom).ifPresent(value -> literals.put(value, (OWLLiteral) naming.get(value)));
        return new OWLObjectDuplicator(iris, literals, MANAGER).duplicateObject(axiom);
    }
}

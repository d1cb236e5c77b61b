package org.paradl.translate;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLEntity;

/** An ontology in classical OWL, every axiom with the source axioms that it comes from. Immutable. */
public final class Translation {
    private final Map<OWLAxiom, List<OWLAxiom>> bySource;
    private final Map<OWLAxiom, Set<OWLAxiom>> sources;
    private final Set<OWLAxiom> standing;
    private final Map<OWLEntity, List<OWLAxiom>> ofNames;
    private final Map<OWLAxiom, String> leftOut;
    private final Set<OWLAxiom> idle;
    private final boolean guarded;
    private final Function<OWLEntity, Set<OWLEntity>> sides;
    private final ExcludedMiddle excludedMiddle;
    private final Undenied undenied;
    private final Unasked unasked;
    /** Of each axiom that is said otherwise there, what is reasoned over. */
    private final Map<OWLAxiom, OWLAxiom> otherwise = new HashMap<>();
    private final Set<OWLAxiom> toReasonOver;
    private Disjointnesses disjointnesses;

    private Translation(Map<OWLAxiom, List<OWLAxiom>> bySource, Map<OWLAxiom, Set<OWLAxiom>> sources,
            Set<OWLAxiom> standing, Map<OWLEntity, List<OWLAxiom>> ofNames, Map<OWLAxiom, String> leftOut,
            Set<OWLAxiom> idle, boolean guarded, Function<OWLEntity, Set<OWLEntity>> sides,
            ExcludedMiddle excludedMiddle, Undenied undenied, Unasked unasked) {
        this.bySource = Collections.unmodifiableMap(bySource);
        this.sources = Collections.unmodifiableMap(sources);
        this.standing = Collections.unmodifiableSet(standing);
        this.ofNames = Collections.unmodifiableMap(ofNames);
        this.leftOut = Collections.unmodifiableMap(leftOut);
        this.idle = Set.copyOf(idle);
        this.guarded = guarded;
        this.sides = sides;
        this.excludedMiddle = excludedMiddle;
        this.undenied = undenied;
        this.unasked = unasked;
        this.toReasonOver = findToReasonOver();
    }

    /** Whether anything may be in conflict over what is hard. */
    public boolean isGuarded() {
        return guarded;
    }

    /** The classical axioms. */
    public Set<OWLAxiom> axioms() {
        return sources.keySet();
    }

    /**
     * The classical axioms from which the same follows, of what {@link #asked(OWLAxiom)} makes of a sentence: without
     * those that only say what is in told-false classes that nothing else asks about, or with others said of what is
     * not told false.
     */
    public Set<OWLAxiom> toReasonOver() {
        return toReasonOver;
    }

    /** Whether what is reasoned over of a source axiom is the same whatever the others say. */
    public boolean isPiecemeal() {
        return excludedMiddle.axioms().isEmpty() && undenied.isNone() && unasked.isNone();
    }

    private Set<OWLAxiom> findToReasonOver() {
        if (isPiecemeal()) {
            return axioms();
        }
        var axioms = new LinkedHashSet<OWLAxiom>();
        axioms().stream().filter(axiom -> !excludedMiddle.axioms().contains(axiom)
            && !unasked.leftOut().contains(axiom)).forEach(axiom -> {
            OWLAxiom said = unasked.of(undenied.of(axiom));
            if (!said.equals(axiom)) {
                otherwise.put(axiom, said);
            }
            axioms.add(said);
        });
        return Collections.unmodifiableSet(axioms);
    }

    /** The same for every sentence: of names in channels besides told true and told false, and of witnesses, too. */
    public Set<OWLAxiom> toAskOf() {
        return unasked.isNone() ? toReasonOver : axioms();
    }

    /** What says nothing unless a question speaks of told-false properties: what ties these to others. */
    public Set<OWLAxiom> toAskOfBesides(Collection<OWLAxiom> asked) {
        Set<OWLEntity> names = idle.isEmpty() ? Set.of() : Entities.in(asked);
        return names.isEmpty() || Entities.in(idle).stream().noneMatch(names::contains) ? Set.of() : idle;
    }

    /** The same for every sentence with no other names of the translation than these. */
    public Set<OWLAxiom> toAskOf(Set<OWLEntity> names) {
        return bearingOn(names, toAskOf());
    }

    /** What has a model if, and only if, {@link #toAskOf()} with these axioms besides has one. */
    public Set<OWLAxiom> toTestWith(Collection<OWLAxiom> more) {
        var all = new LinkedHashSet<>(toAskOf());
        all.addAll(more);
        return bearingOn(Set.of(), all);
    }

    private static Set<OWLAxiom> bearingOn(Set<OWLEntity> names, Set<OWLAxiom> axioms) {
        Unasked unasked = Unasked.in(axioms, names::contains);
        return axioms.stream().filter(axiom -> !unasked.leftOut().contains(axiom)).map(unasked::of)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What to ask, over {@link #toAskOf()}, instead of a classical sentence. */
    public OWLAxiom asked(OWLAxiom sentence) {
        return undenied.of(excludedMiddle.asked(sentence));
    }

    /** The same of a class expression. */
    public OWLClassExpression asked(OWLClassExpression c) {
        OWLAxiom sentence = Owl.FACTORY.getOWLClassAssertionAxiom(c, Owl.FACTORY.getOWLAnonymousIndividual());
        return ((OWLClassAssertionAxiom) asked(sentence)).getClassExpression();
    }

    /** The told-false classes about which another question is to be asked, each with that. */
    public Map<OWLClass, OWLClassExpression> askedOtherwise() {
        return undenied.isNone() ? excludedMiddle.meanings() : undenied.meanings();
    }

    /** The class of what is not told false, where that is reasoned over instead of a told-false class. */
    public Optional<OWLClass> undenied(OWLClass toldFalse) {
        return Optional.ofNullable(undenied.meanings().get(toldFalse)).map(c -> c.getComplementNNF().asOWLClass());
    }

    /** Whether that is so of any class. */
    public boolean speaksOfUndenied() {
        return !undenied.isNone();
    }

    /**
     * The source axioms that one of {@link #axioms()} or {@link #toReasonOver()} comes from; none for what stands by
     * itself.
     */
    public Set<OWLAxiom> sourcesOf(OWLAxiom axiom) {
        return sources.containsKey(axiom) || otherwise.isEmpty() ? sources.getOrDefault(axiom, Set.of())
            : otherwise.entrySet().stream().filter(entry -> entry.getValue().equals(axiom))
                .flatMap(entry -> sources.get(entry.getKey()).stream()).collect(Collectors.toSet());
    }

    /** What to reason over of some of the source axioms, with what stands by itself. */
    public Set<OWLAxiom> of(Collection<? extends OWLAxiom> some) {
        return of(some, Set.of());
    }

    /**
     * What to reason over of some of the source axioms, with what stands by itself. What stands of a name is
     * among them if the name is in a source axiom or one of these: small sets stay small.
     */
    public Set<OWLAxiom> of(Collection<? extends OWLAxiom> some, Collection<? extends OWLEntity> about) {
        return said(written(some, about));
    }

    private Set<OWLAxiom> written(Collection<? extends OWLAxiom> some, Collection<? extends OWLEntity> about) {
        var axioms = new LinkedHashSet<>(standing);
        some.forEach(source -> axioms.addAll(bySource.getOrDefault(source, List.of())));
        if (!ofNames.isEmpty()) {
            Set<OWLEntity> names = Entities.in(some);
            names.addAll(about);
            names.forEach(name -> axioms.addAll(ofNames.getOrDefault(name, List.of())));
        }
        return axioms;
    }

    /** What to reason over of one source axiom. */
    public Stream<OWLAxiom> readingOf(OWLAxiom source) {
        return bySource.getOrDefault(source, List.of()).stream().map(this::said);
    }

    /** The axioms as they are reasoned over. */
    private Set<OWLAxiom> said(Set<OWLAxiom> axioms) {
        return undenied.isNone() ? axioms : axioms.stream().map(this::said)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** A classical axiom as it is reasoned over. */
    public OWLAxiom said(OWLAxiom axiom) {
        OWLAxiom known = undenied.isNone() ? axiom : otherwise.get(axiom);
        return known != null ? known : undenied.of(axiom);
    }

    /**
     * What has the same consequences as {@link #of(Collection, Collection)} with these classical axioms besides, as far
     * as these names and what is told of them go: where many classes are disjoint, those that nothing else mentions are
     * left out.
     */
    public Set<OWLAxiom> bearingOn(Collection<? extends OWLEntity> about, Collection<? extends OWLAxiom> some,
            Set<OWLAxiom> besides) {
        Disjointnesses many = disjointnesses();
        Map<Boolean, List<OWLAxiom>> parts = some.stream().collect(Collectors.partitioningBy(many::contains));
        var names = new HashSet<OWLEntity>(about);
        names.addAll(ofNames.isEmpty() ? Set.of() : Entities.in(parts.get(true)));
        Set<OWLAxiom> axioms = written(parts.get(false), names);
        axioms.addAll(besides);
        if (!parts.get(true).isEmpty()) {
            Set<OWLEntity> elsewhere = Entities.in(axioms);
            about.stream().filter(OWLEntity::isOWLClass).forEach(name -> elsewhere.addAll(sides.apply(name)));
            parts.get(true).forEach(source -> axioms.addAll(many.of(source, elsewhere)));
        }
        return unasked.isNone() ? said(axioms) : bearingOn(sides(about), axioms);
    }

    /** What the translation has in the places of these names of the source. */
    public Set<OWLEntity> sides(Collection<? extends OWLEntity> names) {
        return names.stream().flatMap(name -> sides.apply(name).stream()).collect(Collectors.toSet());
    }

    private synchronized Disjointnesses disjointnesses() {
        if (disjointnesses == null) {
            disjointnesses = new Disjointnesses(bySource);
        }
        return disjointnesses;
    }

    /** What each source axiom became. */
    Map<OWLAxiom, List<OWLAxiom>> bySource() {
        return bySource;
    }

    /** The source axioms without a reading, each with the reason. */
    public Map<OWLAxiom, String> leftOut() {
        return leftOut;
    }

    /** Collects what a translation is made of. */
    static final class Builder {
        private final Map<OWLAxiom, List<OWLAxiom>> bySource = new LinkedHashMap<>();
        private final Map<OWLAxiom, String> leftOut = new LinkedHashMap<>();
        private final Set<OWLAxiom> standing = new LinkedHashSet<>();
        private final Map<OWLEntity, List<OWLAxiom>> ofNames = new LinkedHashMap<>();
        private boolean guarded;

        void add(OWLAxiom source, List<OWLAxiom> translated) {
            bySource.put(source, translated);
        }

        void leaveOut(OWLAxiom source, String why) {
            leftOut.put(source, why);
        }

        /** @param names those in axioms that are guarded */
        void guard(Set<OWLEntity> names) {
            guarded = names.stream().anyMatch(Vocabulary::isOfConflict);
        }

        void stand(OWLAxiom axiom) {
            standing.add(axiom);
        }

        /** What holds of a source name whatever the axioms say. */
        void stand(OWLEntity name, List<OWLAxiom> axioms) {
            ofNames.put(name, axioms);
        }

        Map<OWLAxiom, List<OWLAxiom>> bySource() {
            return bySource;
        }

        Map<OWLAxiom, String> leftOut() {
            return leftOut;
        }

        /**
         * @param sides the names of the translation that a source name has
         * @param isToldFalse whether a name of the translation is the told-false side of another
         * @param ofUndenied whether to reason over what is not told false
         * @param isAsked whether hierarchies and lists of instances tell of a name of the translation
         */
        Translation build(Set<OWLAxiom> idle, Function<OWLEntity, Set<OWLEntity>> sides,
                Predicate<OWLEntity> isToldFalse, boolean ofUndenied, Optional<Predicate<OWLEntity>> isAsked) {
            var sources = new LinkedHashMap<OWLAxiom, Set<OWLAxiom>>();
            standing.forEach(axiom -> sources.put(axiom, Set.of()));
            bySource.forEach((source, translated) -> translated.stream().filter(axiom -> !idle.contains(axiom)).forEach(
                axiom -> sources.merge(axiom, Set.of(source), Builder::union)));
            Set<OWLAxiom> ofEachName = ofNames.values().stream().flatMap(List::stream)
                .collect(Collectors.toCollection(LinkedHashSet::new));
            Set<OWLAxiom> others = new LinkedHashSet<>(sources.keySet());
            ofEachName.forEach(axiom -> sources.putIfAbsent(axiom, Set.of()));
            Undenied undenied = ofUndenied ? Undenied.in(sources.keySet(), isToldFalse) : Undenied.none();
            var excludedMiddle = undenied.isNone() ? new ExcludedMiddle(ofEachName, others, isToldFalse)
                : ExcludedMiddle.kept();
            ofNames.replaceAll((name, axioms) -> without(excludedMiddle.axioms(), axioms));
            ofNames.values().removeIf(List::isEmpty);
            return new Translation(bySource, sources, standing, ofNames, leftOut, idle, guarded, sides, excludedMiddle,
                undenied, isAsked.map(names -> Unasked.byMembers(sources.keySet(), names)).orElseGet(Unasked::none));
        }

        private static List<OWLAxiom> without(Set<OWLAxiom> some, List<OWLAxiom> axioms) {
            return axioms.stream().filter(axiom -> !some.contains(axiom)).collect(Collectors.toList());
        }

        private static Set<OWLAxiom> union(Set<OWLAxiom> some, Set<OWLAxiom> more) {
            var all = new LinkedHashSet<>(some);
            all.addAll(more);
            return all;
        }
    }
}

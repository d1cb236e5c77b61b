package org.paradl.reason.conflict;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.reason.justify.Template;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObject;

/** Something that is told true and told false, with the source axioms that say so. Immutable. */
public final class Conflict {

    /** What clashes. */
    public enum Kind {
        CLASS_ASSERTION("class-assertion"),
        PROPERTY_ASSERTION("property-assertion"),
        CLASS("class"),
        EQUALITY("equality"),
        CARDINALITY("cardinality"),
        DATA("data");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    private final Kind kind;
    private final OWLEntity subject;
    private final Optional<OWLEntity> predicate;
    private final Optional<OWLObject> object;
    private final List<Set<OWLAxiom>> justifications;

    Conflict(Kind kind, OWLEntity subject, Optional<OWLEntity> predicate, Optional<OWLObject> object,
            List<Set<OWLAxiom>> justifications) {
        this.kind = kind;
        this.subject = subject;
        this.predicate = predicate;
        this.object = object;
        this.justifications = List.copyOf(justifications);
    }

    /** That a class has no instances, for such a reason. */
    static Conflict ofClass(OWLClass unsatisfiable, Set<OWLAxiom> justification) {
        return new Conflict(Kind.CLASS, unsatisfiable, Optional.empty(), Optional.empty(), List.of(justification));
    }

    /**
     * Clashes about the same value, or the same property of the same individual, are one conflict: with the first
     * justifications of them. Those without a predicate may be about anything; what is one of them is in no other.
     */
    static List<Conflict> eachOnce(List<Conflict> conflicts, int limit) {
        var each = new LinkedHashMap<Object, Conflict>();
        conflicts.forEach(conflict -> each.merge(
            conflict.predicate.isEmpty() ? conflict : conflict.about(), conflict,
            (one, more) -> one.with(more, limit)));
        var said = new HashSet<List<Object>>();
        each.values().forEach(conflict ->
            conflict.justifications.stream().limit(1).forEach(conflict.unsaid(said)::test));
        return each.values().stream().map(conflict -> conflict.because(Stream.concat(
            conflict.justifications.stream().limit(1),
            conflict.justifications.stream().skip(1).filter(conflict.unsaid(said))).collect(Collectors.toList())))
            .collect(Collectors.toUnmodifiableList());
    }

    /** What was not told of the same yet, and is from now on. */
    private Predicate<Set<OWLAxiom>> unsaid(Set<List<Object>> said) {
        return justification -> said.add(List.of(about(), justification));
    }

    private List<Object> about() {
        return List.of(kind, subject, predicate, object);
    }

    /** Whether both are said of the same. */
    public boolean isLike(Conflict other) {
        return about().equals(other.about());
    }

    /** What two individuals that are one are in conflict because of is more than it takes for the one alone. */
    private Conflict with(Conflict more, int limit) {
        var all = new LinkedHashSet<>(justifications);
        all.addAll(more.justifications);
        return because(all.stream()
            .filter(one -> all.stream().noneMatch(other -> other.size() < one.size() && one.containsAll(other)))
            .limit(limit).collect(Collectors.toList()));
    }

    /** The same of the names in a copy of its justifications. */
    Conflict in(Template.Copy copy) {
        return new Conflict(kind, copy.inPlaceOf(subject), predicate.map(copy::inPlaceOf), object.map(copy::inPlaceOf),
            List.of(copy.axioms()));
    }

    /** The same with these justifications alone. */
    Conflict because(List<Set<OWLAxiom>> others) {
        return new Conflict(kind, subject, predicate, object, others);
    }

    public Kind kind() {
        return kind;
    }

    /** The individual, or for {@link Kind#CLASS} the class, that is in conflict. */
    public OWLEntity subject() {
        return subject;
    }

    /** The class or property that it is and is not in. */
    public Optional<OWLEntity> predicate() {
        return predicate;
    }

    /** The property's value. */
    public Optional<OWLObject> object() {
        return object;
    }

    /** Minimal sets of source axioms, each of which brings the conflict about. */
    public List<Set<OWLAxiom>> justifications() {
        return justifications;
    }
}

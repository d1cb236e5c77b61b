package org.paradl.reason.solve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.Progress;
import org.paradl.reason.module.Names;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * The justifications found so far, of inconsistency and of unsatisfiable classes. They are known also of a search that
 * was stopped, and where to look first when another conflict with the same names is to be justified.
 */
public final class Clashes {
    private static final int TRIED = 5;

    private final Progress progress;
    private final Predicate<OWLAxiom> allowsExceptions;
    private final List<Set<OWLAxiom>> all = new ArrayList<>();
    private final Map<OWLClass, Set<OWLAxiom>> ofClass = new HashMap<>();
    private final Map<OWLEntity, List<Set<OWLAxiom>>> about = new HashMap<>();
    private int limit = Integer.MAX_VALUE;

    /** @param allowsExceptions of an axiom: a clash over it need not be a conflict */
    public Clashes(Progress progress, Predicate<OWLAxiom> allowsExceptions) {
        this.progress = progress;
        this.allowsExceptions = allowsExceptions;
    }

    /** Whether something is told true and told false because of it, and not just an exception to something. */
    public boolean isConflict(Set<OWLAxiom> clash) {
        return clash.stream().noneMatch(allowsExceptions);
    }

    /** After so many that are conflicts the search ends, with {@link Enough}. */
    public void limit(int most) {
        limit = most;
    }

    /** A justification of inconsistency. */
    void add(Set<OWLAxiom> clash) {
        all.add(clash);
        found(clash);
    }

    /** A justification of a class's unsatisfiability. */
    void add(OWLClass unsatisfiable, Set<OWLAxiom> clash) {
        ofClass.put(unsatisfiable, clash);
        found(clash);
    }

    private void found(Set<OWLAxiom> clash) {
        remember(clash);
        progress.report("clashes", all.size() + ofClass.size(), 0);
        if (limit != Integer.MAX_VALUE && sets().filter(this::isConflict).limit(limit).count() >= limit) {
            throw new Enough();
        }
    }

    /** Something to try first when a conflict with these names is to be justified. */
    public void remember(Set<OWLAxiom> justification) {
        justification.stream().flatMap(axiom -> Names.in(axiom).stream()).distinct().filter(name -> !name.isBuiltIn())
            .forEach(name -> about.computeIfAbsent(name, k -> new ArrayList<>()).add(justification));
    }

    /** Of inconsistency, in the order found. */
    public List<Set<OWLAxiom>> ofInconsistency() {
        return Collections.unmodifiableList(all);
    }

    /** Of unsatisfiable classes. */
    public Map<OWLClass, Set<OWLAxiom>> ofClasses() {
        return Collections.unmodifiableMap(ofClass);
    }

    /** Justifications that mention the name. */
    public List<Set<OWLAxiom>> about(OWLEntity name) {
        return about.getOrDefault(name, List.of()).stream().limit(TRIED).collect(Collectors.toList());
    }

    /** All of them. */
    public Stream<Set<OWLAxiom>> sets() {
        return Stream.concat(all.stream(), ofClass.values().stream());
    }

    /** The axioms of all of them. */
    public Set<OWLAxiom> axioms() {
        return sets().flatMap(Set::stream).collect(Collectors.toSet());
    }

    /** Before another search. */
    public void clear() {
        all.clear();
        ofClass.clear();
        about.clear();
    }

    /** As many clashes were found as were asked for. */
    public static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Enough() {
            super("enough", null, false, false);
        }
    }
}

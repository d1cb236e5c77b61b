package org.paradl.reason.module;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.paradl.engine.Entities;
import org.paradl.translate.Tells;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLDeclarationAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyAxiom;

/**
 * The part of a set of axioms that a sentence about some individuals can depend on: all that is said of terms, and the
 * assertions about individuals that properties connect with these. Models of the parts together are a model of the
 * whole, as long as no axiom speaks of all individuals at once: see {@link #areApart}.
 */
public final class Islands {
    private static final int MANY_TIMES = 4;

    private final List<OWLAxiom> terms = new ArrayList<>();
    private final Map<OWLNamedIndividual, Set<OWLAxiom>> about = new HashMap<>();
    private final Map<OWLEntity, Set<OWLEntity>> together = new HashMap<>();
    private final Map<Set<OWLEntity>, Set<OWLEntity>> related = new HashMap<>();
    private final boolean mergesIndividuals;
    private boolean isAnyAnonymous;
    private Tells tells;

    /**
     * @param mergesIndividuals whether an axiom may say that two individuals are one, so that any property may matter
     */
    public Islands(Collection<OWLAxiom> axioms, boolean mergesIndividuals) {
        this.mergesIndividuals = mergesIndividuals;
        add(axioms);
    }

    public void add(Collection<OWLAxiom> axioms) {
        for (OWLAxiom axiom : axioms) {
            if (Relevance.isABox(axiom)) {
                isAnyAnonymous |= Entities.hasAnonymous(axiom);
                individuals(axiom).forEach(i -> about.computeIfAbsent(i, k -> new LinkedHashSet<>()).add(axiom));
            } else if (isTerm(axiom)) {
                terms.add(axiom);
                tells = null;
            }
            join(axiom);
        }
    }

    /** Assertions that are none any more. */
    public void remove(Collection<OWLAxiom> assertions) {
        assertions.forEach(axiom -> individuals(axiom).forEach(i -> about.get(i).remove(axiom)));
    }

    /** Labels and the like, and what only says that an individual is there, would be in every part for nothing. */
    private static boolean isTerm(OWLAxiom axiom) {
        if (axiom instanceof OWLDeclarationAxiom) {
            return !((OWLDeclarationAxiom) axiom).getEntity().isOWLNamedIndividual();
        }
        return axiom.isLogicalAxiom() || Tells.isOne(axiom);
    }

    private void join(OWLAxiom axiom) {
        if (axiom.isLogicalAxiom()) {
            Set<OWLEntity> names = Entities.in(axiom);
            names.removeIf(name -> name.isBuiltIn() || name.isOWLNamedIndividual());
            if (names.size() > 1) {
                names.forEach(name -> together.computeIfAbsent(name, k -> new HashSet<>()).addAll(names));
            }
        }
    }

    private static List<OWLNamedIndividual> individuals(OWLAxiom axiom) {
        var individuals = new ArrayList<OWLNamedIndividual>();
        Entities.in(axiom).stream().filter(OWLEntity::isOWLNamedIndividual)
            .forEach(name -> individuals.add(name.asOWLNamedIndividual()));
        return individuals;
    }

    /** Whether many more individuals have assertions than there are other axioms. */
    public boolean areMostlyFacts() {
        return about.size() > MANY_TIMES * terms.size();
    }

    /** Whether nothing but property assertions ties one individual to another: no nominal, key or rule. */
    public boolean areApart() {
        return areTiedByAssertions()
            && about.values().stream().flatMap(Set::stream).noneMatch(Islands::tiesOtherwise);
    }

    /** Whether nothing but assertions does, of whatever kind: of all that these mention. */
    public boolean areTiedByAssertions() {
        return !isAnyAnonymous && terms.stream().filter(OWLAxiom::isLogicalAxiom)
            .noneMatch(axiom -> hasTop(axiom) || Concerned.isOfIndividuals(axiom) || !individuals(axiom).isEmpty())
            && about.values().stream().flatMap(Set::stream).noneMatch(Islands::hasTop);
    }

    private static boolean tiesOtherwise(OWLAxiom axiom) {
        switch (axiom.getAxiomType().getName()) {
            case "ClassAssertion": return individuals(axiom).size() > 1 || hasTop(axiom);
            case "ObjectPropertyAssertion":
            case "NegativeObjectPropertyAssertion":
            case "DataPropertyAssertion":
            case "NegativeDataPropertyAssertion": return hasTop(axiom);
            default: return true;
        }
    }

    /** Whether it speaks of all there is at once. */
    public static boolean hasTop(OWLAxiom axiom) {
        return !isBelowTop(axiom)
            && Entities.in(axiom).stream().anyMatch(name -> name.isTopEntity() && name.isOWLObjectProperty());
    }

    /** Whether it says that a property is below the universal one: many write that, and it says nothing. */
    public static boolean isBelowTop(OWLAxiom axiom) {
        return axiom instanceof OWLSubPropertyAxiom
            && ((OWLSubPropertyAxiom<?>) axiom).getSuperProperty().isTopEntity();
    }

    /**
     * Whether a sentence says something of some individuals in terms of classes and properties alone: whether others
     * are the same as these can depend on anything.
     */
    public static boolean isAboutIndividuals(OWLAxiom sentence) {
        if (hasTop(sentence)) {
            return false;
        }
        return sentence instanceof OWLClassAssertionAxiom ? individuals(sentence).size() == 1
            : sentence instanceof OWLPropertyAssertionAxiom;
    }

    /** The axioms that say something of classes and properties. */
    public List<OWLAxiom> terms() {
        return terms;
    }

    /** The assertions that a sentence with these names can depend on. */
    public Set<OWLAxiom> around(Set<OWLEntity> names) {
        if (tells == null) {
            tells = Tells.in(terms);
        }
        Set<OWLEntity> relevant = related.computeIfAbsent(Set.copyOf(names), this::relatedTo);
        var assertions = new LinkedHashSet<OWLAxiom>();
        var seen = new HashSet<OWLNamedIndividual>();
        var waiting = new ArrayDeque<OWLNamedIndividual>();
        names.stream().filter(OWLEntity::isOWLNamedIndividual).sorted()
            .forEach(i -> waiting.add(i.asOWLNamedIndividual()));
        while (!waiting.isEmpty()) {
            OWLNamedIndividual individual = waiting.remove();
            if (seen.add(individual)) {
                for (OWLAxiom axiom : about.getOrDefault(individual, Set.of())) {
                    if (mergesIndividuals || matters(axiom, relevant)) {
                        assertions.add(axiom);
                        waiting.addAll(individuals(axiom));
                    }
                }
            }
        }
        return assertions;
    }

    /** Of a name that only assertions have, nothing but a sentence with it says anything. */
    private boolean matters(OWLAxiom assertion, Set<OWLEntity> relevant) {
        return Entities.in(assertion).stream().filter(name -> !name.isOWLNamedIndividual())
            .anyMatch(name -> name.isBuiltIn() || relevant.contains(name) || tells.has(name));
    }

    private Set<OWLEntity> relatedTo(Set<OWLEntity> names) {
        var found = new HashSet<OWLEntity>();
        var waiting = new ArrayDeque<>(names);
        while (!waiting.isEmpty()) {
            OWLEntity name = waiting.remove();
            if (!name.isOWLNamedIndividual() && found.add(name)) {
                waiting.addAll(together.getOrDefault(name, Set.of()));
            }
        }
        return found;
    }
}

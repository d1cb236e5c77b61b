package org.paradl.engine.elk;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Engine;
import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import uk.ac.manchester.cs.owlapi.modularity.ModuleType;
import uk.ac.manchester.cs.owlapi.modularity.SyntacticLocalityModuleExtractor;

/**
 * ELK for large terminologies without individuals that are beyond it for a few unions in superclasses. It answers of
 * named classes alone, and of these all that follows.
 *
 * <p>What is said of a class by {@linkplain UnionBounds weaker axioms} follows, and what is not said by stronger ones
 * does not. Whatever is left open between them is asked of a thorough engine, over the class's locality module. After
 * Armas Romero, Cuenca Grau, Horrocks: MORe: Modular Combination of OWL Reasoners for Ontology Classification. ISWC
 * 2012; and Zhou, Cuenca Grau, Nenov, Kaminski, Horrocks: PAGOdA: Pay-As-You-Go Ontology Query Answering Using a
 * Datalog Reasoner. J. Artif. Intell. Res. 54 (2015), for bounds from both sides.
 */
public final class BoundedElk implements Engine {
    /** Of more classes than that the thorough engine is not asked one by one. */
    private static final int MOST = 200;
    /** So many stronger terminologies are tried in which a class has room that has none in the others. */
    private static final int BOUNDS = 8;
    private static final OWLClass NOTHING = Owl.FACTORY.getOWLNothing();

    private final ElkEngine elk = new ElkEngine();
    private final Engine thorough;
    private volatile boolean hopeless;

    /** @param thorough answers what the bounds leave open */
    public BoundedElk(Engine thorough) {
        this.thorough = thorough;
    }

    @Override
    public String name() {
        return elk.name();
    }

    @Override
    public String version() {
        return elk.version();
    }

    @Override
    public String licence() {
        return elk.licence();
    }

    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        return elk.beyondReach(axioms);
    }

    @Override
    public boolean coversClasses(Collection<? extends OWLAxiom> axioms) {
        return axioms.stream().noneMatch(BoundedElk::isOfIndividuals) && UnionBounds.within(axioms);
    }

    private static boolean isOfIndividuals(OWLAxiom axiom) {
        return axiom.isLogicalAxiom()
            && Stream.concat(axiom.individualsInSignature(), axiom.anonymousIndividuals()).findAny().isPresent();
    }

    @Override
    public boolean isThorough() {
        return false;
    }

    @Override
    public Engine forFew() {
        return thorough;
    }

    /** @throws UnsupportedOperationException where the bounds leave too much open */
    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        if (hopeless) {
            throw new UnsupportedOperationException("the bounds leave too much open");
        }
        Set<OWLAxiom> axioms = ontology.getAxioms(Imports.INCLUDED);
        OWLOntology weaker = bound(axioms, UnionBounds::weaker);
        OWLReasoner reasoner = elk.start(weaker, progress);
        try {
            if (reasoner.isConsistent()) {
                weaker.getOWLOntologyManager().addAxioms(weaker, proven(axioms, reasoner, progress).stream());
                reasoner.flush();
            }
            return NamedClasses.of(reasoner);
        } catch (RuntimeException e) {
            dispose(reasoner, progress);
            throw e;
        }
    }

    private static void dispose(OWLReasoner reasoner, Progress progress) {
        progress.unwatch(reasoner);
        reasoner.dispose();
    }

    /** With all names: a bound need not speak of them. */
    private static OWLOntology bound(Set<OWLAxiom> axioms, Function<OWLAxiom, Stream<OWLAxiom>> by) {
        return Owl.ontology(Stream.concat(axioms.stream().filter(OWLAxiom::isLogicalAxiom).flatMap(by),
            classes(axioms).stream().map(Owl.FACTORY::getOWLDeclarationAxiom)).collect(Collectors.toSet()));
    }

    /** What follows of classes from the axioms, but not from the weaker ones that the reasoner is over. */
    private Set<OWLAxiom> proven(Set<OWLAxiom> axioms, OWLReasoner weaker, Progress progress) {
        List<OWLReasoner> bounds = new ArrayList<>();
        try {
            int most = Math.min(BOUNDS, Math.max(2, UnionBounds.widest(elk.beyondReach(axioms))));
            bounds.add(stronger(axioms, 0, progress));
            bounds.add(stronger(axioms, -1, progress));
            var proven = new HashSet<OWLAxiom>();
            var modules = new SyntacticLocalityModuleExtractor(Owl.manager(), axioms.stream(), ModuleType.BOT);
            int asked = 0;
            for (OWLClass c : classes(axioms)) {
                Set<OWLClass> open = open(c, weaker, bounds);
                while (open.contains(NOTHING) && bounds.size() < most) {
                    bounds.add(stronger(axioms, bounds.size() - 1, progress));
                    open = open(c, weaker, bounds);
                }
                progress.checkCancelled();
                if (!open.isEmpty()) {
                    requireHope(++asked <= MOST);
                    proven.addAll(proven(c, open, modules.extract(Set.of(c)), progress));
                }
            }
            return proven;
        } finally {
            bounds.forEach(reasoner -> dispose(reasoner, progress));
        }
    }

    private OWLReasoner stronger(Set<OWLAxiom> axioms, int which, Progress progress) {
        OWLReasoner reasoner = elk.start(bound(axioms, axiom -> UnionBounds.stronger(axiom, which)), progress);
        requireHope(reasoner.isConsistent());
        return reasoner;
    }

    private void requireHope(boolean given) {
        if (!given) {
            hopeless = true;
            throw new UnsupportedOperationException("the bounds leave too much open");
        }
    }

    /** Among them owl:Thing, which may be below some. */
    private static Set<OWLClass> classes(Set<OWLAxiom> axioms) {
        return Stream.concat(Stream.of(Owl.FACTORY.getOWLThing()), Entities.in(axioms).stream()
            .filter(name -> name.isOWLClass() && !name.isBuiltIn()).map(OWLEntity::asOWLClass))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What the class is below as far as all bounds say, though the weaker axioms do not. */
    private static Set<OWLClass> open(OWLClass c, OWLReasoner weaker, List<OWLReasoner> bounds) {
        Set<OWLClass> known = subsumers(weaker, c);
        if (known.contains(NOTHING)) {
            return Set.of();
        }
        Set<OWLClass> open = bounds.stream().map(bound -> subsumers(bound, c)).reduce(BoundedElk::common).orElseThrow();
        open.removeAll(known);
        return open;
    }

    /** What is below owl:Nothing is below all. */
    private static Set<OWLClass> common(Set<OWLClass> some, Set<OWLClass> others) {
        if (some.contains(NOTHING)) {
            return others;
        }
        if (!others.contains(NOTHING)) {
            some.retainAll(others);
        }
        return some;
    }

    /** The class is below each of these; of all, where owl:Nothing is among them. */
    private static Set<OWLClass> subsumers(OWLReasoner reasoner, OWLClass c) {
        Set<OWLClass> all = reasoner.getEquivalentClasses(c).entities().collect(Collectors.toSet());
        if (!all.contains(NOTHING)) {
            reasoner.getSuperClasses(c, false).entities().forEach(all::add);
        }
        return all;
    }

    private Set<OWLAxiom> proven(OWLClass c, Set<OWLClass> open, Set<OWLAxiom> module, Progress progress) {
        OWLReasoner reasoner = thorough.start(Owl.ontology(module), progress);
        try {
            boolean isSatisfiable = thorough.run(() -> reasoner.isSatisfiable(c));
            if (!isSatisfiable) {
                return Set.of(Owl.FACTORY.getOWLSubClassOfAxiom(c, NOTHING));
            }
            requireHope(!open.contains(NOTHING));
            return thorough.run(() -> open.stream().map(d -> Owl.FACTORY.getOWLSubClassOfAxiom(c, d))
                .filter(axiom -> thorough.entails(reasoner, axiom)).collect(Collectors.toSet()));
        } finally {
            dispose(reasoner, progress);
        }
    }

    @Override
    public boolean areSatisfiable(OWLReasoner reasoner, List<? extends OWLClassExpression> classes) {
        return classes.stream().allMatch(reasoner::isSatisfiable);
    }

    @Override
    public RuntimeException explain(RuntimeException raw) {
        return elk.explain(raw);
    }
}

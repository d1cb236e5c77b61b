package org.paradl.engine.elk;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
 * ELK for large terminologies without individuals that are beyond it for a few unions in superclasses, or for
 * {@linkplain UnusedInverses inverses that nobody uses}. It answers of named classes alone, and of these all that
 * follows.
 *
 * <p>What is said of a class by {@linkplain UnionBounds weaker axioms} follows, and what is not said by stronger ones
 * does not. Whatever is left open between them is asked of a thorough engine, over the locality module of the classes
 * that it is open of. After Armas Romero, Cuenca Grau, Horrocks: MORe: Modular Combination of OWL Reasoners for
 * Ontology Classification. ISWC 2012; and Zhou, Cuenca Grau, Nenov, Kaminski, Horrocks: PAGOdA: Pay-As-You-Go Ontology
 * Query Answering Using a Datalog Reasoner. J. Artif. Intell. Res. 54 (2015), for bounds from both sides.
 */
public final class BoundedElk implements Engine {
    /** Of more classes than that the thorough engine is not asked where that takes most of the axioms. */
    private static final int FEW = 200;
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
        return axioms.stream().noneMatch(BoundedElk::isOfIndividuals)
            && UnionBounds.within(UnusedInverses.without(axioms));
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
        Collection<OWLAxiom> axioms = UnusedInverses.without(ontology.getAxioms(Imports.INCLUDED));
        OWLOntology weaker = bound(axioms, UnionBounds::weaker);
        OWLReasoner reasoner = elk.start(weaker, progress);
        try {
            if (!elk.beyondReach(axioms).isEmpty() && reasoner.isConsistent()) {
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
    private static OWLOntology bound(Collection<OWLAxiom> axioms, Function<OWLAxiom, Stream<OWLAxiom>> by) {
        return Owl.ontology(Stream.concat(axioms.stream().filter(OWLAxiom::isLogicalAxiom).flatMap(by),
            classes(axioms).stream().map(Owl.FACTORY::getOWLDeclarationAxiom)).collect(Collectors.toSet()));
    }

    /** What follows of classes from the axioms, but not from the weaker ones that the reasoner is over. */
    private Set<OWLAxiom> proven(Collection<OWLAxiom> axioms, OWLReasoner weaker, Progress progress) {
        Map<OWLClass, Set<OWLClass>> open = open(axioms, weaker, progress);
        if (open.isEmpty()) {
            return Set.of();
        }
        Set<OWLAxiom> module = new SyntacticLocalityModuleExtractor(Owl.manager(), axioms.stream(), ModuleType.BOT)
            .extract(Set.copyOf(open.keySet()));
        requireHope(open.size() <= FEW || 2 * logical(module) <= logical(axioms));
        OWLReasoner reasoner = thorough.start(Owl.ontology(module), progress);
        try {
            return thorough.run(() -> proven(open, reasoner, progress));
        } finally {
            dispose(reasoner, progress);
        }
    }

    /** What each class may be below, though the weaker axioms do not say it; of those that may be below anything. */
    private Map<OWLClass, Set<OWLClass>> open(Collection<OWLAxiom> axioms, OWLReasoner weaker, Progress progress) {
        int most = Math.min(BOUNDS, Math.max(2, UnionBounds.widest(elk.beyondReach(axioms))));
        Iterator<Integer> operands = IntStream.concat(IntStream.of(0, -1), IntStream.range(1, most - 1)).iterator();
        List<OWLReasoner> bounds = new ArrayList<>();
        try {
            addStronger(bounds, axioms, operands.next(), progress);
            addStronger(bounds, axioms, operands.next(), progress);
            var all = new LinkedHashMap<OWLClass, Set<OWLClass>>();
            for (OWLClass c : classes(axioms)) {
                Set<OWLClass> open = open(c, weaker, bounds);
                while (open.contains(NOTHING) && operands.hasNext()) {
                    addStronger(bounds, axioms, operands.next(), progress);
                    open = open(c, weaker, bounds);
                }
                progress.checkCancelled();
                if (!open.isEmpty()) {
                    all.put(c, open);
                }
            }
            return all;
        } finally {
            bounds.forEach(reasoner -> dispose(reasoner, progress));
        }
    }

    /** From inconsistent axioms anything follows: they are no bound. */
    private void addStronger(List<OWLReasoner> bounds, Collection<OWLAxiom> axioms, int which, Progress progress) {
        OWLReasoner reasoner = elk.start(bound(axioms, axiom -> UnionBounds.stronger(axiom, which)), progress);
        bounds.add(reasoner);
        if (!reasoner.isConsistent()) {
            bounds.remove(bounds.size() - 1);
            dispose(reasoner, progress);
        }
    }

    private void requireHope(boolean given) {
        if (!given) {
            hopeless = true;
            throw new UnsupportedOperationException("the bounds leave too much open");
        }
    }

    /** Among them owl:Thing, which may be below some. */
    private static Set<OWLClass> classes(Collection<OWLAxiom> axioms) {
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
        Set<OWLClass> open = bounds.stream().map(bound -> subsumers(bound, c)).reduce(BoundedElk::common)
            .orElseGet(() -> new HashSet<>(Set.of(NOTHING)));
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
        if (!reasoner.isSatisfiable(c)) { // with all others that are not: to ask each for these is quadratic
            return new HashSet<>(Set.of(NOTHING));
        }
        Set<OWLClass> all = reasoner.getEquivalentClasses(c).entities().collect(Collectors.toSet());
        reasoner.getSuperClasses(c, false).entities().forEach(all::add);
        return all;
    }

    private static long logical(Collection<OWLAxiom> axioms) {
        return axioms.stream().filter(OWLAxiom::isLogicalAxiom).count();
    }

    private Set<OWLAxiom> proven(Map<OWLClass, Set<OWLClass>> open, OWLReasoner reasoner, Progress progress) {
        var proven = new HashSet<OWLAxiom>();
        open.forEach((c, above) -> {
            progress.checkCancelled();
            above(c, above, reasoner).forEach(d -> proven.add(Owl.FACTORY.getOWLSubClassOfAxiom(c, d)));
        });
        return proven;
    }

    private Set<OWLClass> above(OWLClass c, Set<OWLClass> open, OWLReasoner reasoner) {
        if (!reasoner.isConsistent() || !reasoner.isSatisfiable(c)) {
            return Set.of(NOTHING);
        }
        return open.contains(NOTHING) ? subsumers(reasoner, c)
            : open.stream().filter(d -> thorough.entails(reasoner, Owl.FACTORY.getOWLSubClassOfAxiom(c, d)))
                .collect(Collectors.toSet());
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

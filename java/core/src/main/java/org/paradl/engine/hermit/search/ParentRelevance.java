package org.paradl.engine.hermit.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.semanticweb.HermiT.model.AtLeast;
import org.semanticweb.HermiT.model.AtLeastConcept;
import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.AtomicNegationConcept;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.DLClause;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.model.DLPredicate;
import org.semanticweb.HermiT.model.LiteralConcept;
import org.semanticweb.HermiT.model.Role;
import org.semanticweb.HermiT.model.Term;
import org.semanticweb.HermiT.model.Variable;

/**
 * Which classes of a parent in a tableau matter where its child takes over the children of another node with the same
 * classes and the same roles to its parent.
 *
 * <p>A clause about a node and one neighbour is kept: for the parent the tableau has seen to it at the child, for the
 * children at the other node. What may be broken is a clause about several neighbours, of which the parent can be one;
 * and what the other node needs, and has in its own parent. So the classes of neighbours in the former matter, and the
 * fillers of the latter.
 */
final class ParentRelevance {
    private static final Variable MIDDLE = Variable.create("X");

    private final Set<AtomicConcept> always = new HashSet<>();
    private final Map<Role, Map<AtomicConcept, Set<AtomicConcept>>> fillers = new HashMap<>();
    private boolean everything;

    /**
     * @param ontology as HermiT makes it of axioms; all classes matter if there are nominals, or rules of another form
     */
    ParentRelevance(DLOntology ontology) {
        everything = ontology.hasNominals();
        ontology.getDLClauses().forEach(this::add);
    }

    /** Those that matter of a parent with these classes, for a child with such, and with these roles between them. */
    Stream<AtomicConcept> among(Set<AtomicConcept> parent, Set<AtomicConcept> child, Set<AtomicRole> toChild,
            Set<AtomicRole> fromChild) {
        if (everything) {
            return parent.stream();
        }
        var matter = new HashSet<AtomicConcept>();
        fromChild.forEach(role -> addNeeded(child, role, matter));
        toChild.forEach(role -> addNeeded(child, role.getInverse(), matter));
        return parent.stream().filter(c -> always.contains(c) || matter.contains(c));
    }

    private void addNeeded(Set<AtomicConcept> classes, Role role, Set<AtomicConcept> all) {
        Map<AtomicConcept, Set<AtomicConcept>> byClass = fillers.get(role);
        if (byClass != null) {
            all.addAll(byClass.getOrDefault(AtomicConcept.THING, Set.of()));
            classes.forEach(c -> all.addAll(byClass.getOrDefault(c, Set.of())));
        }
    }

    private void add(DLClause clause) {
        Set<Term> neighbours = Stream.of(clause.getBodyAtoms())
            .filter(atom -> atom.getDLPredicate() instanceof AtomicRole)
            .flatMap(ParentRelevance::terms).filter(term -> !term.equals(MIDDLE)).collect(Collectors.toSet());
        boolean asksForSuccessors = !neighbours.isEmpty()
            && Stream.of(clause.getHeadAtoms()).anyMatch(atom -> atom.getDLPredicate() instanceof AtLeast);
        for (Atom atom : atoms(clause)) {
            everything |= !isAbout(neighbours, atom);
            if (asksForSuccessors && atom.getDLPredicate() instanceof LiteralConcept) {
                always.add(atomic((LiteralConcept) atom.getDLPredicate()));
            } else if (neighbours.size() > 1 && !atom.getArgument(0).equals(MIDDLE)) {
                matters(atom.getDLPredicate());
            }
            if (atom.getDLPredicate() instanceof AtLeastConcept) {
                needs((AtLeastConcept) atom.getDLPredicate(), guard(clause, atom.getArgument(0)));
            }
        }
    }

    private void needs(AtLeastConcept existential, AtomicConcept guard) {
        everything |= existential.getOnRole().equals(AtomicRole.TOP_OBJECT_ROLE); // which no edge has to bear
        fillers.computeIfAbsent(existential.getOnRole(), role -> new HashMap<>())
            .computeIfAbsent(guard, c -> new HashSet<>()).add(atomic(existential.getToConcept()));
    }

    /** A class without which nothing follows from the clause for what the term stands for. */
    private static AtomicConcept guard(DLClause clause, Term term) {
        return Stream.of(clause.getBodyAtoms())
            .filter(atom -> atom.getDLPredicate() instanceof AtomicConcept && atom.getArgument(0).equals(term))
            .map(atom -> (AtomicConcept) atom.getDLPredicate()).findFirst().orElse(AtomicConcept.THING);
    }

    private void matters(DLPredicate predicate) {
        if (predicate instanceof LiteralConcept) {
            always.add(atomic((LiteralConcept) predicate));
        } else if (predicate instanceof AtLeast) {
            everything = true;
        }
    }

    /** Whether it is about the middle and its neighbours alone; a role, about the middle and one of them. */
    private static boolean isAbout(Set<Term> neighbours, Atom atom) {
        if (!terms(atom).allMatch(term -> term.equals(MIDDLE) || term instanceof Variable
            && neighbours.contains(term))) {
            return false;
        }
        return !(atom.getDLPredicate() instanceof AtomicRole) || terms(atom).filter(MIDDLE::equals).count() == 1;
    }

    private static AtomicConcept atomic(LiteralConcept c) {
        return c instanceof AtomicNegationConcept ? ((AtomicNegationConcept) c).getNegatedAtomicConcept()
            : (AtomicConcept) c;
    }

    private static List<Atom> atoms(DLClause clause) {
        return Stream.concat(Stream.of(clause.getBodyAtoms()), Stream.of(clause.getHeadAtoms()))
            .collect(Collectors.toList());
    }

    private static Stream<Term> terms(Atom atom) {
        return IntStream.range(0, atom.getArity()).mapToObj(atom::getArgument);
    }
}

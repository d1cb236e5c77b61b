package org.paradl.engine.hermit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

import org.paradl.engine.hermit.search.TableauInsides;
import org.semanticweb.HermiT.debugger.DerivationHistory;
import org.semanticweb.HermiT.model.AtLeast;
import org.semanticweb.HermiT.model.AtLeastConcept;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.AtomicNegationConcept;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.DLClause;
import org.semanticweb.HermiT.model.DataRange;
import org.semanticweb.HermiT.model.InverseRole;
import org.semanticweb.HermiT.tableau.DLClauseEvaluator;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.ReasoningTaskDescription;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * Keeps account of what HermiT's refutations speak of: from each clash back over what it was derived from. Whatever
 * else a tableau derives has no part in it.
 *
 * <p>The tableau tracing of Kalyanpur, Parsia, Sirin, Hendler: Debugging Unsatisfiable Classes in OWL Ontologies. J.
 * Web Semantics 3 (2005), section 3.1, as far as names go: HermiT's clauses do not know their axioms.
 */
final class Refutations extends DerivationHistory {
    private static final int MOST_FACTS = 250_000;

    private final int most;
    private final Set<String> ofThisTest = new HashSet<>();
    private final Set<Fact> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean forgot;
    private boolean looksAtData;
    private FunctionalAbove functional;
    /** Read by others while HermiT is at work. */
    private volatile Set<String> names = Set.of();

    Refutations() {
        this(MOST_FACTS);
    }

    /** @param most of so many facts it forgets where they are from, and so where what follows is from */
    Refutations(int most) {
        this.most = most;
    }

    /** The IRIs of classes and properties, and HermiT's own for parts of axioms. */
    Set<String> names() {
        return names;
    }

    @Override
    public void setTableau(Tableau tableau) {
        super.setTableau(tableau);
        functional = new FunctionalAbove(tableau.getPermanentDLOntology());
    }

    @Override
    public void isSatisfiableStarted(ReasoningTaskDescription task) {
        super.isSatisfiableStarted(task);
        ofThisTest.clear();
        seen.clear();
        forgot = false;
        looksAtData = false;
    }

    @Override
    protected Atom addAtom(Object[] tuple) {
        if (m_derivedAtoms.size() + m_derivedDisjunctions.size() >= most) {
            m_derivedAtoms.clear();
            m_derivedDisjunctions.clear();
            seen.clear();
            forgot = true;
        }
        return super.addAtom(tuple);
    }

    @Override
    public void isSatisfiableFinished(ReasoningTaskDescription task, boolean result) {
        super.isSatisfiableFinished(task, result);
        if (!result && !forgot) {
            var all = new HashSet<>(names);
            all.addAll(ofThisTest);
            names = all;
        }
    }

    /** HermiT's history forgets that the clause is done, and has it derive what comes of none. */
    @Override
    public void dlClauseMatchedFinished(DLClauseEvaluator evaluator, int clause) {
        m_derivations.pop();
    }

    @Override
    public void datatypeCheckingStarted() {
        looksAtData = true;
    }

    @Override
    public void datatypeCheckingFinished(boolean result) {
        looksAtData = false;
    }

    @Override
    public void clashDetected() {
        if (looksAtData && m_derivations.peek() instanceof BaseFact) {
            clashOfData();
        } else {
            super.clashDetected();
        }
        if (forgot) {
            return;
        }
        Deque<Fact> frontier = new ArrayDeque<>();
        derivationOf(getAtom(EMPTY_TUPLE), frontier);
        while (!frontier.isEmpty()) {
            Fact fact = frontier.remove();
            if (seen.add(fact)) {
                if (fact instanceof Atom) {
                    note(((Atom) fact).getDLPredicate());
                }
                derivationOf(fact, frontier);
            }
        }
    }

    /** HermiT does not tell of which: no value is in all the data ranges of a node. */
    private void clashOfData() {
        var insides = new TableauInsides(m_tableau);
        Node node = insides.lastOfData();
        List<Object[]> ranges = new ArrayList<>();
        insides.forEachLabel(node, DataRange.class, range -> ranges.add(new Object[] {range, node}));
        Object[][] causes = ranges.toArray(Object[][]::new);
        clashDetectionStarted(causes);
        super.clashDetected();
        clashDetectionFinished(causes);
    }

    private void derivationOf(Fact fact, Deque<Fact> frontier) {
        Derivation derivation = fact.getDerivation();
        if (derivation instanceof DLClauseApplication) {
            note(((DLClauseApplication) derivation).getDLClause());
        }
        for (int i = 0; i < derivation.getNumberOfPremises(); i++) {
            if (derivation.getPremise(i) != null) { // that two nodes are in order is no fact
                frontier.add(derivation.getPremise(i));
            }
        }
    }

    private void note(DLClause clause) {
        for (int i = 0; i < clause.getBodyLength(); i++) {
            note(clause.getBodyAtom(i).getDLPredicate());
        }
        for (int i = 0; i < clause.getHeadLength(); i++) {
            note(clause.getHeadAtom(i).getDLPredicate());
        }
    }

    /** A predicate, or what one is made of. */
    private void note(Object part) {
        if (part instanceof AtomicConcept) {
            ofThisTest.add(((AtomicConcept) part).getIRI());
        } else if (part instanceof AtomicNegationConcept) {
            note(((AtomicNegationConcept) part).getNegatedAtomicConcept());
        } else if (part instanceof AtomicRole) {
            ofThisTest.add(((AtomicRole) part).getIRI());
        } else if (part instanceof InverseRole) {
            note(((InverseRole) part).getInverseOf());
        } else if (part instanceof AtLeast) {
            note(((AtLeast) part).getOnRole());
            functional.of(((AtLeast) part).getOnRole()).forEach(this::note);
            if (part instanceof AtLeastConcept) {
                note(((AtLeastConcept) part).getToConcept());
            }
        }
    }
}

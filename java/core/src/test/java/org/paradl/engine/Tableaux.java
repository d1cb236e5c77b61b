package org.paradl.engine;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.paradl.engine.hermit.search.ManyAtOnce;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.blocking.BlockingStrategy;
import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.model.Individual;
import org.semanticweb.HermiT.tableau.InterruptFlag;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.ReasoningTaskDescription;
import org.semanticweb.HermiT.tableau.Tableau;

/** HermiT's tableau with a blocking of one's choice, asked about the classes :C0, :C1 and so on. */
public final class Tableaux {
    private static final Individual SOME = Individual.createAnonymous("some");

    private Tableaux() {
    }

    public static DLOntology clauses(String axioms) {
        return new Reasoner(new Configuration(), Given.ontology(axioms)).getDLOntology();
    }

    /**
     * One that starts over again and again.
     *
     * @param share one of how many nodes is expanded at once
     */
    public static Tableau over(DLOntology ontology, BlockingStrategy blocking, int share, InterruptFlag flag) {
        var expansion = new ManyAtOnce(blocking, share, 1, Tableaux::goOn);
        return new Tableau(flag, null, expansion, true, ontology, null, Map.of());
    }

    public static void goOn() {
        // nobody cancels
    }

    /** Whether something can be all the former and none of the latter. */
    public static boolean isSatisfiable(Tableau tableau, Set<Atom> positive, Set<Atom> negative) {
        var nodes = new HashMap<Individual, Node>();
        nodes.put(SOME, null);
        return tableau.isSatisfiable(true, true, positive, null, null, new HashSet<>(negative), nodes,
            ReasoningTaskDescription.isABoxSatisfiable());
    }

    public static Atom atom(int i) {
        return Atom.create(AtomicConcept.create(Given.type("C" + i).getIRI().toString()), SOME);
    }
}

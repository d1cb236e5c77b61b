package org.paradl.engine.hermit.search;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.paradl.engine.Texts;
import org.semanticweb.HermiT.model.DLClause;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.tableau.DLClauseEvaluator;
import org.semanticweb.HermiT.tableau.HyperresolutionManager;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * Has HermiT apply its clauses in the order of the axioms that they are from, and say its facts in the order of their
 * texts. Its own is that of hash codes, which are others in each run: where there are several refutations it finds now
 * one, now another, and now soon, now late.
 */
public final class ClauseOrder {
    private static final List<Field> FACTS = List.of(field(DLOntology.class, "m_positiveFacts"),
        field(DLOntology.class, "m_negativeFacts"));
    private static final List<Field> MANAGERS = List.of(field(Tableau.class, "m_permanentHyperresolutionManager"),
        field(Tableau.class, "m_additionalHyperresolutionManager"));
    private static final List<Field> CONSUMERS = List.of(
        field(HyperresolutionManager.class, "m_tupleConsumersByDeltaPredicate"),
        field(HyperresolutionManager.class, "m_atomicRoleTupleConsumersUnguarded"),
        field(HyperresolutionManager.class, "m_atomicRoleTupleConsumersByGuardConcept1"),
        field(HyperresolutionManager.class, "m_atomicRoleTupleConsumersByGuardConcept2"));
    private static final Class<?> LINK = link();
    private static final Field EVALUATOR = field(LINK, "m_evaluator");
    private static final Field NEXT = field(LINK, "m_next");

    private ClauseOrder() {
    }

    /** Before a tableau is made of it; its clauses are in the order of its axioms. */
    public static void sort(DLOntology ontology) {
        FACTS.forEach(field -> set(field, ontology,
            new LinkedHashSet<>(Texts.sorted((Set<?>) TableauInsides.get(field, ontology)))));
    }

    /** Before it is used, and again where it was given more clauses. */
    public static void sort(Tableau tableau) {
        var places = new IdentityHashMap<DLClause, Integer>();
        Stream.of(tableau.getPermanentDLOntology(), tableau.getAdditionalDLOntology()).filter(Objects::nonNull)
            .flatMap(ontology -> ontology.getDLClauses().stream())
            .forEach(clause -> places.put(clause, places.size()));
        Comparator<DLClauseEvaluator> order = Comparator.comparing(each -> places.get(each.getDLClause(0)));
        MANAGERS.stream().map(field -> TableauInsides.get(field, tableau))
            .filter(HyperresolutionManager.class::isInstance)
            .forEach(manager -> CONSUMERS.forEach(
                field -> sort((Map<?, ?>) TableauInsides.get(field, manager), order)));
    }

    private static void sort(Map<?, ?> consumers, Comparator<DLClauseEvaluator> order) {
        for (Object each : consumers.values()) {
            if (each instanceof Map) {
                sort((Map<?, ?>) each, order);
            } else {
                sortChain(each, order);
            }
        }
    }

    private static void sortChain(Object first, Comparator<DLClauseEvaluator> order) {
        var evaluators = new ArrayList<DLClauseEvaluator>();
        for (Object link = first; link != null; link = TableauInsides.get(NEXT, link)) {
            evaluators.add((DLClauseEvaluator) TableauInsides.get(EVALUATOR, link));
        }
        if (evaluators.size() > 1) {
            evaluators.sort(order);
            Object link = first;
            for (DLClauseEvaluator evaluator : evaluators) {
                set(EVALUATOR, link, evaluator);
                link = TableauInsides.get(NEXT, link);
            }
        }
    }

    private static void set(Field field, Object of, Object value) {
        try {
            field.set(of, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** It is no class for others. */
    private static Class<?> link() {
        try {
            return Class.forName(HyperresolutionManager.class.getName() + "$CompiledDLClauseInfo");
        } catch (ClassNotFoundException e) {
            throw TableauInsides.another(e);
        }
    }

    private static Field field(Class<?> owner, String name) {
        return TableauInsides.field(owner, name);
    }
}

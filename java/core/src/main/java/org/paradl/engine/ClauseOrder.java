package org.paradl.engine;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.tableau.DLClauseEvaluator;
import org.semanticweb.HermiT.tableau.HyperresolutionManager;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * Has HermiT apply its clauses in the order of their texts. Its own is that of hash codes, which are others in each
 * run, and where there are several refutations it finds now one, now another.
 */
final class ClauseOrder {
    private static final List<Field> GIVEN = List.of(field(DLOntology.class, "m_dlClauses"),
        field(DLOntology.class, "m_positiveFacts"), field(DLOntology.class, "m_negativeFacts"));
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

    /** Before a tableau is made of it. */
    static void sort(DLOntology ontology) {
        for (Field field : GIVEN) {
            set(field, ontology,
                new LinkedHashSet<>(byText((Collection<?>) TableauInsides.get(field, ontology), Object::toString)));
        }
    }

    private static <T> List<T> byText(Collection<T> all, Function<T, String> text) {
        return all.stream().map(each -> Map.entry(text.apply(each), each)) // the text is made once, which takes long
            .sorted(Map.Entry.comparingByKey()).map(Map.Entry::getValue).collect(Collectors.toList());
    }

    /** Before it is used, and again where it was given more clauses. */
    static void sort(Tableau tableau) {
        MANAGERS.stream().map(field -> TableauInsides.get(field, tableau))
            .filter(HyperresolutionManager.class::isInstance)
            .forEach(manager -> CONSUMERS.forEach(field -> sort((Map<?, ?>) TableauInsides.get(field, manager))));
    }

    private static void sort(Map<?, ?> consumers) {
        for (Object each : consumers.values()) {
            if (each instanceof Map) {
                sort((Map<?, ?>) each);
            } else {
                sortChain(each);
            }
        }
    }

    private static void sortChain(Object first) {
        var evaluators = new ArrayList<DLClauseEvaluator>();
        for (Object link = first; link != null; link = TableauInsides.get(NEXT, link)) {
            evaluators.add((DLClauseEvaluator) TableauInsides.get(EVALUATOR, link));
        }
        if (evaluators.size() > 1) {
            Object link = first;
            for (DLClauseEvaluator evaluator : byText(evaluators,
                    each -> each.getBodyAtom(0) + " " + each.getDLClause(0))) {
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

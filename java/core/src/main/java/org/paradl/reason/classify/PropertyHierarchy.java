package org.paradl.reason.classify;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.reasoner.NodeSet;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Which object and data properties are below which, told true. Immutable. */
public final class PropertyHierarchy {
    private final Map<OWLEntity, Set<OWLEntity>> above = new HashMap<>();
    private final Map<OWLEntity, Set<OWLEntity>> equivalents = new TreeMap<>();

    private PropertyHierarchy() {
    }

    public static PropertyHierarchy of(Solution solution, Signature signature) {
        Map<OWLEntity, OWLEntity> names = trueSides(solution, signature);
        var hierarchy = new PropertyHierarchy();
        try (Theory theory = PropertyTheory.of(solution, names.keySet())) {
            OWLReasoner reasoner = theory.reasoner();
            theory.engine().run(() -> {
                names.forEach((side, name) -> {
                    hierarchy.above.put(name, shown(above(reasoner, side), names, name));
                    hierarchy.equivalents.put(name, shown(equivalents(reasoner, side), names, name));
                });
                return hierarchy;
            });
        }
        return hierarchy;
    }

    /** The properties by the names that say of them, in the translation, what is told true. */
    private static Map<OWLEntity, OWLEntity> trueSides(Solution solution, Signature signature) {
        Translator translator = solution.translator();
        return signature.properties().stream().collect(Collectors.toMap(
            name -> translator.side(name, translator.table().trueChannel(), solution.split()), name -> name));
    }

    private static Set<OWLObject> above(OWLReasoner reasoner, OWLEntity property) {
        return property.isOWLObjectProperty()
            ? members(reasoner.getSuperObjectProperties(property.asOWLObjectProperty(), false))
            : members(reasoner.getSuperDataProperties(property.asOWLDataProperty(), false));
    }

    private static Set<OWLObject> equivalents(OWLReasoner reasoner, OWLEntity property) {
        return new HashSet<>((property.isOWLObjectProperty()
            ? reasoner.getEquivalentObjectProperties(property.asOWLObjectProperty())
            : reasoner.getEquivalentDataProperties(property.asOWLDataProperty())).getEntities());
    }

    private static <E extends OWLObject> Set<OWLObject> members(NodeSet<E> nodes) {
        var members = new HashSet<OWLObject>();
        nodes.forEach(node -> members.addAll(node.getEntities()));
        return members;
    }

    /** The source's names of what an engine found, and the built-in ones; inverses and told-false sides have none. */
    private static Set<OWLEntity> shown(Set<OWLObject> found, Map<OWLEntity, OWLEntity> names, OWLEntity self) {
        return found.stream().filter(OWLEntity.class::isInstance).map(OWLEntity.class::cast)
            .map(entity -> entity.isBuiltIn() ? entity : names.get(entity))
            .filter(entity -> entity != null && !entity.equals(self)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The properties, in the order of their IRIs. */
    public Set<OWLEntity> properties() {
        return equivalents.keySet();
    }

    /** The others that mean the same; among them the bottom property, where there can be no pair. */
    public Set<OWLEntity> equivalents(OWLEntity property) {
        return equivalents.get(property);
    }

    /** The most specific properties above, one for those that mean the same; none where that is the top property. */
    public Set<OWLEntity> parents(OWLEntity property) {
        Set<OWLEntity> all = equivalents(property).stream().anyMatch(OWLEntity::isBottomEntity)
            ? Set.of()
            : above.get(property);
        return all.stream().filter(parent -> !parent.isBuiltIn() && stands(parent))
            .filter(parent -> all.stream().noneMatch(other -> !other.isBuiltIn() && above.get(other).contains(parent)))
            .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether it is the first of those that mean the same. */
    private boolean stands(OWLEntity property) {
        return equivalents(property).stream().noneMatch(other -> other.isBuiltIn() || other.compareTo(property) < 0);
    }
}

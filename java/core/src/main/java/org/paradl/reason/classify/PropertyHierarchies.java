package org.paradl.reason.classify;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.impl.OWLDataPropertyNode;
import org.semanticweb.owlapi.reasoner.impl.OWLDataPropertyNodeSet;
import org.semanticweb.owlapi.reasoner.impl.OWLObjectPropertyNode;
import org.semanticweb.owlapi.reasoner.impl.OWLObjectPropertyNodeSet;

/** The told-true order of the source's properties, as OWLAPI's reasoners answer. */
public final class PropertyHierarchies implements AutoCloseable {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Signature signature;
    private final Solution solution;
    private Hierarchy<OWLObjectPropertyExpression> ofObjects;
    private Hierarchy<OWLDataProperty> ofData;
    private Theory aboutProperties;

    public PropertyHierarchies(Signature signature, Solution solution) {
        this.signature = signature;
        this.solution = solution;
    }

    /** Each property and its inverse. */
    public Hierarchy<OWLObjectPropertyExpression> ofObjects() {
        if (ofObjects == null) {
            List<OWLObjectPropertyExpression> names = signature.properties().stream()
                .filter(OWLEntity::isOWLObjectProperty).map(OWLEntity::asOWLObjectProperty)
                .flatMap(p -> Stream.of(p, FACTORY.getOWLObjectInverseOf(p))).collect(Collectors.toList());
            var builder = builder(names, FACTORY.getOWLTopObjectProperty(), FACTORY.getOWLBottomObjectProperty(),
                InferenceType.OBJECT_PROPERTY_HIERARCHY,
                (reasoner, p) -> bothWays(p, each -> reasoner.getEquivalentObjectProperties(each).entities()),
                (reasoner, p) -> bothWays(p, each -> reasoner.getSuperObjectProperties(each, false).entities()));
            ofObjects = new Hierarchy<>(builder, FACTORY.getOWLTopObjectProperty(),
                FACTORY.getOWLBottomObjectProperty(), OWLObjectPropertyNode::new, OWLObjectPropertyNodeSet::new);
        }
        return ofObjects;
    }

    public Hierarchy<OWLDataProperty> ofData() {
        if (ofData == null) {
            List<OWLDataProperty> names = signature.properties().stream()
                .filter(OWLEntity::isOWLDataProperty).map(OWLEntity::asOWLDataProperty).collect(Collectors.toList());
            var builder = builder(names, FACTORY.getOWLTopDataProperty(), FACTORY.getOWLBottomDataProperty(),
                InferenceType.DATA_PROPERTY_HIERARCHY,
                (reasoner, p) -> reasoner.getEquivalentDataProperties(p).entities(),
                (reasoner, p) -> reasoner.getSuperDataProperties(p, false).entities());
            ofData = new Hierarchy<>(builder, FACTORY.getOWLTopDataProperty(), FACTORY.getOWLBottomDataProperty(),
                OWLDataPropertyNode::new, OWLDataPropertyNodeSet::new);
        }
        return ofData;
    }

    /** HermiT has nothing to say of the inverse of a property that it has met only the other way round. */
    private static Stream<OWLObjectPropertyExpression> bothWays(OWLObjectPropertyExpression property,
            Function<OWLObjectPropertyExpression, Stream<OWLObjectPropertyExpression>> found) {
        return Stream.concat(found.apply(property), found.apply(Owl.inverse(property)).map(Owl::inverse));
    }

    private <E extends OWLPropertyExpression> Hierarchy.Builder<E> builder(Collection<E> names, E top, E bottom,
            InferenceType type, BiFunction<OWLReasoner, E, Stream<E>> equivalents,
            BiFunction<OWLReasoner, E, Stream<E>> above) {
        Theory theory = theory();
        OWLReasoner reasoner = theory.reasoner();
        return theory.engine().run(() -> {
            reasoner.precomputeInferences(type);
            var all = new LinkedHashSet<E>(List.of(top, bottom));
            all.addAll(names);
            var leaders = new HashMap<E, E>();
            var members = new HashMap<E, Set<E>>();
            all.stream().filter(name -> !leaders.containsKey(name)).forEach(name -> {
                Set<E> node = equivalents.apply(reasoner, name).filter(all::contains)
                    .collect(Collectors.toCollection(TreeSet::new));
                node.add(name);
                node.forEach(member -> leaders.put(member, name));
                members.put(name, node);
            });
            var builder = new Hierarchy.Builder<E>();
            members.forEach((name, node) -> builder.node(name, node,
                name.equals(bottom) ? Set.of() : strictlyAbove(name, leaders, above.apply(reasoner, name))));
            return builder.reduced();
        });
    }

    private static <E extends OWLPropertyExpression> Set<E> strictlyAbove(E name, Map<E, E> leaders, Stream<E> found) {
        return found.filter(leaders::containsKey).map(leaders::get)
            .filter(leader -> !leader.equals(name)).collect(Collectors.toSet());
    }

    private Theory theory() {
        Theory whole = solution.theory();
        if (PropertyTheory.isNeedless(whole)) {
            return whole;
        }
        if (aboutProperties == null) {
            aboutProperties = PropertyTheory.of(solution, signature.properties());
        }
        return aboutProperties;
    }

    @Override
    public void close() {
        if (aboutProperties != null) {
            aboutProperties.close();
        }
    }
}

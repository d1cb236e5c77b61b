package org.paradl.engine.hermit.search;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.semanticweb.HermiT.model.DLPredicate;
import org.semanticweb.HermiT.tableau.BranchingPoint;
import org.semanticweb.HermiT.tableau.DisjunctionBranchingPoint;
import org.semanticweb.HermiT.tableau.GroundDisjunction;
import org.semanticweb.HermiT.tableau.Node;

/** A choice between disjuncts that HermiT's tableau has made, or is about to make. */
final class Choice {
    private static final Field DISJUNCTION = field(DisjunctionBranchingPoint.class, "m_groundDisjunction");
    private static final Field ORDER = field(DisjunctionBranchingPoint.class, "m_sortedDisjunctIndexes");
    private static final Field CURRENT = field(DisjunctionBranchingPoint.class, "m_currentIndex");
    private static final Field NODES = field(GroundDisjunction.class, "m_arguments");

    private final BranchingPoint point;
    private final GroundDisjunction disjunction;

    private Choice(BranchingPoint point) {
        this.point = point;
        this.disjunction = (GroundDisjunction) TableauInsides.get(DISJUNCTION, point);
    }

    /** Nothing where the point is another kind of choice. */
    static Optional<Choice> at(BranchingPoint point) {
        return point instanceof DisjunctionBranchingPoint ? Optional.of(new Choice(point)) : Optional.empty();
    }

    /** The places of the disjuncts, as they are tried; to be changed before the first of them is. */
    int[] order() {
        return (int[]) TableauInsides.get(ORDER, point);
    }

    /** The place of the disjunct that is taken now. */
    int taken() {
        return order()[(int) TableauInsides.get(CURRENT, point)];
    }

    Stream<DLPredicate> predicates() {
        return IntStream.range(0, disjunction.getNumberOfDisjuncts()).mapToObj(disjunction::getDLPredicate);
    }

    /** What is the same in each search that has this choice; nothing where it is about others than individuals. */
    Optional<List<Object>> ofIndividuals() {
        var nodes = (Node[]) TableauInsides.get(NODES, disjunction);
        return Arrays.stream(nodes).allMatch(Node::isRootNode)
            ? Optional.of(Stream.concat(Stream.of(disjunction.getGroundDisjunctionHeader()),
                Arrays.stream(nodes).map(Node::getNodeID)).collect(Collectors.toList()))
            : Optional.empty();
    }

    private static Field field(Class<?> owner, String name) {
        return TableauInsides.field(owner, name);
    }
}

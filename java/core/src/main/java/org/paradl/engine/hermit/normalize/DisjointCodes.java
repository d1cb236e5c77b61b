package org.paradl.engine.hermit.normalize;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;

/**
 * Many disjoint classes for HermiT, which would make a clause of each two of them: each is given a number, and for each
 * of its binary digits it is in a fresh class or outside of it. What is in two of them would be in such a class and
 * outside of it; and what is in one or none can have any digits. The fresh classes have names that HermiT keeps to
 * itself.
 */
final class DisjointCodes {
    private static final int MANY = 32;

    private int seen;

    /** The axiom, or what stands for it. */
    Stream<OWLAxiom> spelledOut(OWLAxiom axiom) {
        if (!(axiom instanceof OWLDisjointClassesAxiom)) {
            return Stream.of(axiom);
        }
        List<OWLClassExpression> classes = ((OWLDisjointClassesAxiom) axiom).getOperandsAsList();
        if (classes.size() < MANY || classes.stream().distinct().count() < classes.size()) {
            return Stream.of(axiom);
        }
        String name = "internal:disjoint#" + seen++ + "-";
        int digits = Integer.SIZE - Integer.numberOfLeadingZeros(classes.size() - 1);
        List<OWLClass> fresh = IntStream.range(0, digits)
            .mapToObj(digit -> Owl.FACTORY.getOWLClass(IRI.create(name + digit)))
            .collect(Collectors.toList());
        return IntStream.range(0, classes.size()).boxed().flatMap(number -> IntStream.range(0, digits).mapToObj(digit ->
            Owl.FACTORY.getOWLSubClassOfAxiom(classes.get(number), (number >> digit & 1) == 1 ? fresh.get(digit)
                : fresh.get(digit).getObjectComplementOf())));
    }
}

package org.paradl;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.*;

import uk.ac.manchester.cs.owl.owlapi.OWLDifferentIndividualsAxiomImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLDisjointClassesAxiomImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLDisjointDataPropertiesAxiomImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLDisjointObjectPropertiesAxiomImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLDisjointUnionAxiomImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLEquivalentClassesAxiomImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLEquivalentDataPropertiesAxiomImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLEquivalentObjectPropertiesAxiomImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLSameIndividualAxiomImpl;

/**
 * Leaves one thing twice in what says that it is apart from itself, which empties it (OWL 2 Direct Semantics, 2.3).
 * OWLAPI's own factory makes sets: of a property or an individual that says nothing to anybody, and of a class
 * {@code C} it becomes {@code DisjointClasses(C owl:Thing)} with the date of the day. Likewise in what says that it is
 * the same as itself, of which OWLAPI's writers make nothing, or never end.
 */
public class PairsOfOne extends WrittenLiterals {
    private static final long serialVersionUID = 1L;

    @Override
    public OWLDisjointClassesAxiom getOWLDisjointClassesAxiom(Collection<? extends OWLClassExpression> classes,
            Collection<OWLAnnotation> annotations) {
        return isOfOne(classes) ? new OWLDisjointClassesAxiomImpl(twice(classes), annotations)
            : super.getOWLDisjointClassesAxiom(classes, annotations);
    }

    @Override
    public OWLDisjointUnionAxiom getOWLDisjointUnionAxiom(OWLClass name, Stream<? extends OWLClassExpression> classes,
            Collection<OWLAnnotation> annotations) {
        List<? extends OWLClassExpression> operands = classes.collect(Collectors.toList());
        return isOfOne(operands) ? new OWLDisjointUnionAxiomImpl(name, twice(operands), annotations)
            : super.getOWLDisjointUnionAxiom(name, operands.stream(), annotations);
    }

    @Override
    public OWLDisjointObjectPropertiesAxiom getOWLDisjointObjectPropertiesAxiom(
            Collection<? extends OWLObjectPropertyExpression> properties, Collection<OWLAnnotation> annotations) {
        return isOfOne(properties) ? new OWLDisjointObjectPropertiesAxiomImpl(twice(properties), annotations)
            : super.getOWLDisjointObjectPropertiesAxiom(properties, annotations);
    }

    @Override
    public OWLDisjointDataPropertiesAxiom getOWLDisjointDataPropertiesAxiom(
            Collection<? extends OWLDataPropertyExpression> properties, Collection<OWLAnnotation> annotations) {
        return isOfOne(properties) ? new OWLDisjointDataPropertiesAxiomImpl(twice(properties), annotations)
            : super.getOWLDisjointDataPropertiesAxiom(properties, annotations);
    }

    @Override
    public OWLDifferentIndividualsAxiom getOWLDifferentIndividualsAxiom(Collection<? extends OWLIndividual> individuals,
            Collection<OWLAnnotation> annotations) {
        return isOfOne(individuals) ? new OWLDifferentIndividualsAxiomImpl(twice(individuals), annotations)
            : super.getOWLDifferentIndividualsAxiom(individuals, annotations);
    }

    @Override
    public OWLEquivalentClassesAxiom getOWLEquivalentClassesAxiom(Collection<? extends OWLClassExpression> classes,
            Collection<OWLAnnotation> annotations) {
        return isOfOne(classes) ? new OWLEquivalentClassesAxiomImpl(twice(classes), annotations)
            : super.getOWLEquivalentClassesAxiom(classes, annotations);
    }

    @Override
    public OWLEquivalentObjectPropertiesAxiom getOWLEquivalentObjectPropertiesAxiom(
            Collection<? extends OWLObjectPropertyExpression> properties, Collection<OWLAnnotation> annotations) {
        return isOfOne(properties) ? new OWLEquivalentObjectPropertiesAxiomImpl(twice(properties), annotations)
            : super.getOWLEquivalentObjectPropertiesAxiom(properties, annotations);
    }

    @Override
    public OWLEquivalentDataPropertiesAxiom getOWLEquivalentDataPropertiesAxiom(
            Collection<? extends OWLDataPropertyExpression> properties, Collection<OWLAnnotation> annotations) {
        return isOfOne(properties) ? new OWLEquivalentDataPropertiesAxiomImpl(twice(properties), annotations)
            : super.getOWLEquivalentDataPropertiesAxiom(properties, annotations);
    }

    @Override
    public OWLSameIndividualAxiom getOWLSameIndividualAxiom(Collection<? extends OWLIndividual> individuals,
            Collection<OWLAnnotation> annotations) {
        return isOfOne(individuals) ? new OWLSameIndividualAxiomImpl(twice(individuals), annotations)
            : super.getOWLSameIndividualAxiom(individuals, annotations);
    }

    private static boolean isOfOne(Collection<?> members) {
        return members.stream().distinct().limit(2).count() == 1;
    }

    private static <T> List<T> twice(Collection<? extends T> members) {
        T one = members.iterator().next();
        return List.of(one, one);
    }
}

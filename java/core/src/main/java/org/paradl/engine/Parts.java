package org.paradl.engine;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.HasAnnotations;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnnotationAssertionAxiom;
import org.semanticweb.owlapi.model.OWLAnnotationProperty;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLDataPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDeclarationAxiom;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectAllValuesFrom;
import org.semanticweb.owlapi.model.OWLObjectComplementOf;
import org.semanticweb.owlapi.model.OWLObjectIntersectionOf;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLObjectSomeValuesFrom;
import org.semanticweb.owlapi.model.OWLObjectUnionOf;
import org.semanticweb.owlapi.model.OWLObjectVisitorEx;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/** What an OWL object is made of: the object itself, its expressions, and theirs, down to the names. */
public final class Parts {

    private Parts() {
    }

    /** Does something with each part. */
    public static void forEach(OWLObject whole, Consumer<OWLObject> action) {
        anyMatch(whole, part -> {
            action.accept(part);
            return false;
        });
    }

    /** The parts of a kind in any of these, each once. */
    public static <T> Set<T> ofKind(Stream<? extends OWLObject> wholes, Class<T> kind) {
        var found = new HashSet<T>();
        wholes.forEach(whole -> forEach(whole, part -> {
            if (kind.isInstance(part)) {
                found.add(kind.cast(part));
            }
        }));
        return found;
    }

    /** Whether there is such a part. */
    public static boolean anyMatch(OWLObject whole, Predicate<? super OWLObject> wanted) {
        return new Search(wanted).in(whole);
    }

    /**
     * Looks below what it visits. The frequent kinds are spelled out: OWLAPI's streams of components take several times
     * as long.
     */
    private static final class Search implements OWLObjectVisitorEx<Boolean> {
        private final Predicate<? super OWLObject> wanted;

        Search(Predicate<? super OWLObject> wanted) {
            this.wanted = wanted;
        }

        boolean in(OWLObject part) {
            return wanted.test(part) || part.accept(this);
        }

        private boolean in(OWLObject first, OWLObject second) {
            return in(first) || in(second);
        }

        private boolean inAny(List<? extends OWLObject> parts) {
            for (OWLObject part : parts) {
                if (in(part)) {
                    return true;
                }
            }
            return false;
        }

        private boolean inAnnotations(HasAnnotations annotated) {
            return inAny(annotated.annotationsAsList());
        }

        @Override
        public Boolean doDefault(Object whole) {
            return ((OWLObject) whole).components().anyMatch(this::inComponent);
        }

        private boolean inComponent(Object component) {
            if (component instanceof Collection) {
                return ((Collection<?>) component).stream().anyMatch(this::inComponent);
            }
            if (component instanceof Stream) { // OWLAPI gives the literals of an OWLDataOneOf so
                return ((Stream<?>) component).anyMatch(this::inComponent);
            }
            return component instanceof OWLObject && in((OWLObject) component);
        }

        @Override
        public Boolean visit(OWLClass name) {
            return false;
        }

        @Override
        public Boolean visit(OWLObjectProperty name) {
            return false;
        }

        @Override
        public Boolean visit(OWLDataProperty name) {
            return false;
        }

        @Override
        public Boolean visit(OWLAnnotationProperty name) {
            return false;
        }

        @Override
        public Boolean visit(OWLNamedIndividual name) {
            return false;
        }

        @Override
        public Boolean visit(OWLDatatype name) {
            return false;
        }

        @Override
        public Boolean visit(IRI iri) {
            return false;
        }

        @Override
        public Boolean visit(OWLLiteral literal) {
            return in(literal.getDatatype());
        }

        @Override
        public Boolean visit(OWLObjectSomeValuesFrom some) {
            return in(some.getProperty(), some.getFiller());
        }

        @Override
        public Boolean visit(OWLObjectAllValuesFrom all) {
            return in(all.getProperty(), all.getFiller());
        }

        @Override
        public Boolean visit(OWLObjectComplementOf complement) {
            return in(complement.getOperand());
        }

        @Override
        public Boolean visit(OWLObjectIntersectionOf intersection) {
            return inAny(intersection.getOperandsAsList());
        }

        @Override
        public Boolean visit(OWLObjectUnionOf union) {
            return inAny(union.getOperandsAsList());
        }

        @Override
        public Boolean visit(OWLDeclarationAxiom axiom) {
            return in(axiom.getEntity()) || inAnnotations(axiom);
        }

        @Override
        public Boolean visit(OWLAnnotationAssertionAxiom axiom) {
            return in(axiom.getSubject(), axiom.getProperty()) || in(axiom.getValue()) || inAnnotations(axiom);
        }

        @Override
        public Boolean visit(OWLSubClassOfAxiom axiom) {
            return in(axiom.getSubClass(), axiom.getSuperClass()) || inAnnotations(axiom);
        }

        @Override
        public Boolean visit(OWLEquivalentClassesAxiom axiom) {
            return inAny(axiom.getClassExpressionsAsList()) || inAnnotations(axiom);
        }

        @Override
        public Boolean visit(OWLDisjointClassesAxiom axiom) {
            return inAny(axiom.getClassExpressionsAsList()) || inAnnotations(axiom);
        }

        @Override
        public Boolean visit(OWLClassAssertionAxiom axiom) {
            return in(axiom.getIndividual(), axiom.getClassExpression()) || inAnnotations(axiom);
        }

        @Override
        public Boolean visit(OWLObjectPropertyAssertionAxiom axiom) {
            return in(axiom.getSubject(), axiom.getProperty()) || in(axiom.getObject()) || inAnnotations(axiom);
        }

        @Override
        public Boolean visit(OWLDataPropertyAssertionAxiom axiom) {
            return in(axiom.getSubject(), axiom.getProperty()) || in(axiom.getObject()) || inAnnotations(axiom);
        }
    }
}

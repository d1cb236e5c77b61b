package org.paradl.openllet;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import openllet.aterm.ATermAppl;
import openllet.core.KnowledgeBase;
import openllet.core.utils.ATermUtils;
import openllet.owlapi.PelletReasoner;
import openllet.owlapi.ProgressAdapter;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyChange;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.reasoner.BufferingMode;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.SimpleConfiguration;

/**
 * Openllet's reasoner, taught names that it does not know, and inclusions that it fails over. It precomputes what it is
 * asked for: Pellet's own goes on from the classes to everything else.
 */
final class TaughtOpenllet extends PelletReasoner {
    private WrittenLiterals literals;

    TaughtOpenllet(OWLOntology ontology, SimpleConfiguration configuration) {
        super(ontology, configuration, BufferingMode.NON_BUFFERING);
        getKB().setTaxonomyBuilderProgressMonitor(new ProgressAdapter(configuration.getProgressMonitor()));
        Blocking.choose(this, ontology.getAxioms(Imports.INCLUDED));
    }

    /** The constructor calls this to load the ontology. */
    @Override
    public void refresh() {
        if (!(getKB() instanceof Knowledge)) {
            Knowledge.giveTo(this);
        }
        super.refresh();
    }

    @Override
    public void ontologiesChanged(List<? extends OWLOntologyChange> changes) {
        Blocking.choose(this, changes.stream().filter(OWLOntologyChange::isAddAxiom).map(OWLOntologyChange::getAxiom)
            .collect(Collectors.toList()));
        literals = null;
        super.ontologiesChanged(changes);
    }

    @Override
    public void dispose() {
        Blocking.forget(this);
        super.dispose();
    }

    @Override
    public Set<OWLLiteral> getDataPropertyValues(OWLNamedIndividual subject, OWLDataProperty property) {
        Set<OWLLiteral> found = super.getDataPropertyValues(subject, property);
        if (literals == null) {
            literals = new WrittenLiterals(this);
        }
        return literals.of(subject, property, found);
    }

    @Override
    public boolean isSatisfiable(OWLClassExpression c) {
        define(c);
        return super.isSatisfiable(c);
    }

    @Override
    public boolean isEntailed(OWLAxiom axiom) {
        if (isFact(axiom) && axiom.signature().anyMatch(name -> !name.isOWLNamedIndividual() && !isKnown(name))) {
            return super.isEntailed(axiom); // nobody is told to be in what nothing is said of
        }
        define(axiom);
        return Wording.of(axiom).allMatch(worded -> worded instanceof OWLSubClassOfAxiom
            ? isEntailed((OWLSubClassOfAxiom) worded) : super.isEntailed(worded));
    }

    /** Openllet (2.6.5) compares what it keeps of the two classes, and fails over a class that everything is in. */
    private boolean isEntailed(OWLSubClassOfAxiom inclusion) {
        try {
            return super.isEntailed(inclusion);
        } catch (UnsupportedOperationException e) {
            return !super.isSatisfiable(Owl.FACTORY.getOWLObjectIntersectionOf(inclusion.getSubClass(),
                inclusion.getSuperClass().getObjectComplementOf()));
        }
    }

    private static boolean isFact(OWLAxiom axiom) {
        return axiom instanceof OWLPropertyAssertionAxiom || axiom instanceof OWLClassAssertionAxiom
            && !((OWLClassAssertionAxiom) axiom).getClassExpression().isAnonymous();
    }

    /**
     * Of names that it does not know Openllet denies whatever is asked, as of an A that it is an A or a C, or can have
     * instances. So it is told of them; all is made ready again then.
     */
    private void define(OWLObject asked) {
        KnowledgeBase kb = getKB();
        asked.signature().filter(name -> !isKnown(name)).forEach(name -> {
            ATermAppl term = term(name);
            if (name.isOWLClass()) {
                kb.addClass(term);
            } else if (name.isOWLObjectProperty()) {
                kb.addObjectProperty(term);
            } else if (name.isOWLDataProperty()) {
                kb.addDatatypeProperty(term);
            } else if (name.isOWLNamedIndividual()) {
                kb.addIndividual(term);
            }
        });
    }

    private boolean isKnown(OWLEntity name) {
        return name.isBuiltIn() || name.isOWLClass() && getKB().isClass(term(name))
            || name.isOWLObjectProperty() && getKB().isObjectProperty(term(name))
            || name.isOWLDataProperty() && getKB().isDatatypeProperty(term(name))
            || name.isOWLNamedIndividual() && getKB().isIndividual(term(name));
    }

    private static ATermAppl term(OWLEntity name) {
        return ATermUtils.makeTermAppl(name.getIRI().toString());
    }

    @Override
    public void precomputeInferences(InferenceType... types) {
        for (InferenceType type : types) {
            if (type == InferenceType.CLASS_HIERARCHY) {
                getKB().classify();
            } else {
                super.precomputeInferences(type);
            }
        }
    }
}

package org.paradl.protege;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import javax.swing.tree.DefaultMutableTreeNode;

import org.protege.editor.owl.model.OWLModelManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/** A line of a tree: what it says, and the name that it is about. Immutable. */
final class Line {
    private final String text;
    private final Optional<OWLEntity> about;
    private final boolean heading;

    private Line(String text, Optional<OWLEntity> about, boolean heading) {
        this.text = text;
        this.about = about;
        this.heading = heading;
    }

    /** A line with others below it. */
    static Line heading(String text, Optional<OWLEntity> about) {
        return new Line(text, about, true);
    }

    static DefaultMutableTreeNode note(String text) {
        return new DefaultMutableTreeNode(new Line(text, Optional.empty(), false));
    }

    /** An axiom as Protégé writes it. */
    private static DefaultMutableTreeNode axiom(OWLAxiom axiom, OWLModelManager manager) {
        return new DefaultMutableTreeNode(
            new Line(manager.getRendering(axiom).replaceAll("\\s+", " "), subject(axiom), false));
    }

    private static Optional<OWLEntity> subject(OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom) {
            OWLClassExpression below = ((OWLSubClassOfAxiom) axiom).getSubClass();
            return below.isAnonymous() ? below.getSignature().stream().findFirst() : Optional.of(below.asOWLClass());
        }
        if (axiom instanceof OWLClassAssertionAxiom && ((OWLClassAssertionAxiom) axiom).getIndividual().isNamed()) {
            return Optional.of(((OWLClassAssertionAxiom) axiom).getIndividual().asOWLNamedIndividual());
        }
        return new TreeSet<>(axiom.getSignature()).stream().filter(name -> !name.isBuiltIn()).findFirst();
    }

    /** A line {@code title} with the axioms below it; one for each set of them. */
    static void addJustifications(DefaultMutableTreeNode parent, String title, List<Set<OWLAxiom>> justifications,
            OWLModelManager manager) {
        for (int i = 0; i < justifications.size(); i++) {
            var because = new DefaultMutableTreeNode(heading(i == 0 ? title : "or because", Optional.empty()));
            new TreeSet<>(justifications.get(i)).forEach(axiom -> because.add(axiom(axiom, manager)));
            if (justifications.get(i).isEmpty()) {
                because.add(note("it holds in every ontology"));
            }
            parent.add(because);
        }
    }

    /** The name that a click on the line selects. */
    Optional<OWLEntity> about() {
        return about;
    }

    boolean isHeading() {
        return heading;
    }

    @Override
    public String toString() {
        return text;
    }
}

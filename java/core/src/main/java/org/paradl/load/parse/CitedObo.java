package org.paradl.load.parse;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.obolibrary.oboformat.model.Clause;
import org.obolibrary.oboformat.model.Frame;
import org.obolibrary.oboformat.model.QualifierValue;
import org.obolibrary.oboformat.parser.OBOFormatConstants.OboFormatTag;
import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAnnotationProperty;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntologyManager;

/** OBO format of which each axiom is annotated with the line of its clause: OWLAPI makes annotations of qualifiers. */
final class CitedObo {

    private CitedObo() {
    }

    /** Each clause is qualified with its line. */
    static final class Clauses extends LocalOboParser.Clauses {

        @Override
        public Clause parseHeaderClause(Frame header) {
            return cited(super.parseHeaderClause(header));
        }

        @Override
        public void parseEOL(Clause clause) {
            super.parseEOL(cited(clause));
        }

        private Clause cited(Clause clause) {
            clause.addQualifierValue(new QualifierValue(LineAnnotation.PROPERTY, Integer.toString(stream.getLineNo())));
            return clause;
        }
    }

    /** Of an axiom of several clauses the first is the line; all that the header has in OWL is on one. */
    static final class Translation extends LocalOboParser.Translation {

        Translation(OWLOntologyManager manager) {
            super(manager);
        }

        @Override
        public void trHeaderFrame(Frame header) {
            super.trHeaderFrame(header);
            header.getClauses(OboFormatTag.TAG_OWL_AXIOMS).stream().findFirst().map(this::trAnnotations)
                .ifPresent(line -> List.copyOf(getOwlOntology().getAxioms()).forEach(axiom -> annotate(axiom, line)));
        }

        private void annotate(OWLAxiom axiom, Set<OWLAnnotation> line) {
            getOwlOntology().remove(axiom);
            getOwlOntology().add(axiom.<OWLAxiom>getAnnotatedAxiom(line));
        }

        @Override
        protected OWLAnnotationProperty trTagToAnnotationProp(String tag) {
            return tag.equals(LineAnnotation.PROPERTY) ? fac.getOWLAnnotationProperty(tag)
                : super.trTagToAnnotationProp(tag);
        }

        @Override
        protected Set<OWLAnnotation> trAnnotations(Collection<Clause> clauses) {
            clauses.stream().skip(1).forEach(clause -> clause.setQualifierValues(clause.getQualifierValues().stream()
                .filter(qualifier -> !qualifier.getQualifier().equals(LineAnnotation.PROPERTY))
                .collect(Collectors.toList())));
            return super.trAnnotations(clauses);
        }
    }
}

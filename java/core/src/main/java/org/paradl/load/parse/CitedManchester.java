package org.paradl.load.parse;

import java.lang.reflect.Proxy;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.AddImport;
import org.semanticweb.owlapi.model.AddOntologyAnnotation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLImportsDeclaration;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.model.OWLOntologyManager;

/**
 * Annotates each axiom of a document in Manchester syntax with the line that it begins on: a factory makes them which
 * knows how far it has read. It does not read imports.
 */
final class CitedManchester extends LabelledManchester {
    private final ManchesterLines lines;
    private final Set<OWLEntity> names;

    /** @param names what there is, besides what the document declares */
    CitedManchester(OWLOntologyManager manager, String text, Set<OWLEntity> names) {
        super(manager, text);
        this.names = names;
        lines = new ManchesterLines(tokens());
        OWLDataFactory plain = df;
        df = (OWLDataFactory) Proxy.newProxyInstance(OWLDataFactory.class.getClassLoader(),
            new Class<?>[] {OWLDataFactory.class}, (proxy, method, arguments) -> {
                Object made = method.invoke(plain, arguments);
                return made instanceof OWLAxiom ? cited((OWLAxiom) made) : made;
            });
    }

    @Override
    protected OWLOntologyID handleOntology(OWLOntology ontology, Set<AddImport> imports,
            Set<AddOntologyAnnotation> annotations) {
        setDefaultOntology(Owl.ontology(names.stream().map(Owl.FACTORY::getOWLDeclarationAxiom)
            .collect(Collectors.toSet())));
        setDefaultOntology(ontology);
        return super.handleOntology(ontology, imports, annotations);
    }

    @Override
    protected void handleImport(Set<OWLImportsDeclaration> imports) {
        super.handleImport(imports);
        imports.clear();
    }

    private OWLAxiom cited(OWLAxiom axiom) {
        return axiom.getAnnotatedAxiom(Set.of(LineAnnotation.of(lines.endingWith(getLastToken()))));
    }
}

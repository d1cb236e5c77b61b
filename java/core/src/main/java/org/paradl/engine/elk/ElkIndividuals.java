package org.paradl.engine.elk;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.LinkedHashSet;
import java.util.Set;

import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyChangeListener;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.reasoner.NodeSet;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.impl.OWLNamedIndividualNode;
import org.semanticweb.owlapi.reasoner.impl.OWLNamedIndividualNodeSet;

/** ELK with the services for individuals that it lacks: everything else goes to ELK as it is. */
final class ElkIndividuals implements InvocationHandler {
    private final OWLReasoner elk;
    private final OWLOntology ontology;
    private final OWLOntologyManager manager;
    private final OWLOntologyChangeListener forget = changes -> this.values = null;
    private final Progress progress;
    private volatile ElkValues values;

    private ElkIndividuals(OWLReasoner elk, OWLOntology ontology, Progress progress) {
        this.elk = elk;
        this.ontology = ontology;
        this.manager = ontology.getOWLOntologyManager();
        this.progress = progress;
        manager.addOntologyChangeListener(forget);
    }

    static OWLReasoner over(OWLReasoner elk, OWLOntology ontology, Progress progress) {
        return (OWLReasoner) Proxy.newProxyInstance(ElkIndividuals.class.getClassLoader(),
            new Class<?>[] {OWLReasoner.class}, new ElkIndividuals(elk, ontology, progress));
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        switch (method.getName()) {
            case "equals":
                return proxy == arguments[0];
            case "getObjectPropertyValues":
                return values((OWLNamedIndividual) arguments[0], (OWLObjectPropertyExpression) arguments[1]);
            case "objectPropertyValues":
                return values((OWLNamedIndividual) arguments[0], (OWLObjectPropertyExpression) arguments[1]).entities();
            case "getDataPropertyValues":
                return told((OWLNamedIndividual) arguments[0], (OWLDataProperty) arguments[1]);
            case "dataPropertyValues":
                return told((OWLNamedIndividual) arguments[0], (OWLDataProperty) arguments[1]).stream();
            case "getSameIndividuals":
                return same((OWLNamedIndividual) arguments[0]);
            case "sameIndividuals":
                return same((OWLNamedIndividual) arguments[0]).entities();
            case "dispose":
                manager.removeOntologyChangeListener(forget);
                return delegate(method, arguments);
            default:
                return delegate(method, arguments);
        }
    }

    private Object delegate(Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(elk, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private NodeSet<OWLNamedIndividual> values(OWLNamedIndividual subject, OWLObjectPropertyExpression property) {
        ElkValues current = values;
        if (current == null) {
            current = new ElkValues(ontology.getAxioms(Imports.INCLUDED), progress);
            values = current;
        }
        Set<OWLNamedIndividual> found = property.isAnonymous()
            ? current.subjects(property.getNamedProperty(), subject)
            : current.values(property.getNamedProperty(), subject);
        var nodes = new OWLNamedIndividualNodeSet();
        found.forEach(each -> nodes.addEntity(each));
        return nodes;
    }

    private Set<OWLLiteral> told(OWLNamedIndividual subject, OWLDataProperty property) {
        Set<OWLLiteral> told = new LinkedHashSet<>();
        for (OWLOntology each : ontology.getImportsClosure()) {
            each.getDataPropertyAssertionAxioms(subject).stream()
                .filter(axiom -> axiom.getProperty().equals(property)).forEach(axiom -> told.add(axiom.getObject()));
        }
        return told;
    }

    private OWLNamedIndividualNode same(OWLNamedIndividual individual) {
        var one = manager.getOWLDataFactory().getOWLObjectOneOf(individual);
        var node = new OWLNamedIndividualNode();
        elk.getInstances(one, false).forEach(each -> each.getEntities().forEach(node::add));
        node.add(individual);
        return node;
    }
}

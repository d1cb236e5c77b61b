package org.paradl.reason;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.paradl.translate.Names;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * What follows of the form {@code A SubClassOf B} or {@code a Type A}, for the names of the ontology. How many of these a
 * repair loses is its impact (Kalyanpur, Parsia, Sirin, Cuenca Grau: Repairing Unsatisfiable Concepts in OWL Ontologies.
 * ESWC 2006). Immutable.
 */
public final class Consequences {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    /** The classes that each class and individual is told to be in, without those that it is told not to be in too. */
    private final Map<OWLEntity, Set<OWLClass>> clear = new LinkedHashMap<>();
    private final Map<OWLEntity, Set<OWLClass>> told = new LinkedHashMap<>();

    Consequences(Taxonomy taxonomy, Signature signature, Facts facts, Translator translator) {
        signature.classes().forEach(c -> add(c, taxonomy.subsumersOf(c), signature, translator));
        signature.individuals().forEach(i -> add(i, facts.types(i), signature, translator));
    }

    private void add(OWLEntity name, Collection<OWLClass> classes, Signature signature, Translator translator) {
        var toldTrue = new TreeSet<>(signature.classes());
        toldTrue.retainAll(classes);
        toldTrue.remove(name);
        String falseChannel = translator.table().falseChannel();
        Set<OWLEntity> toldFalse = classes.stream().flatMap(c -> translator.names().side(c).stream())
            .filter(side -> side.channel().symbol().equals(falseChannel)).map(Names.Side::name).collect(Collectors.toSet());
        told.put(name, toldTrue);
        clear.put(name, toldTrue.stream().filter(c -> !toldFalse.contains(c)).collect(Collectors.toSet()));
    }

    /** Those that do not follow there, leaving out what is in conflict here: every repair takes one side of that. */
    public Set<OWLAxiom> lostIn(Consequences other) {
        var lost = new TreeSet<OWLAxiom>();
        clear.forEach((name, classes) -> {
            Set<OWLClass> kept = other.told.getOrDefault(name, Set.of());
            classes.stream().filter(c -> !kept.contains(c)).forEach(c -> lost.add(axiom(name, c)));
        });
        return lost;
    }

    private static OWLAxiom axiom(OWLEntity name, OWLClass c) {
        return name.isOWLClass() ? FACTORY.getOWLSubClassOfAxiom(name.asOWLClass(), c)
            : FACTORY.getOWLClassAssertionAxiom(c, name.asOWLNamedIndividual());
    }
}

package org.paradl.reason;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

import org.paradl.Owl;
import org.paradl.translate.Names;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * What follows of the forms {@code A SubClassOf B} and {@code a Type B}, for the names of the ontology, with {@code not B}
 * where B is told false. How many of these a repair loses is its impact (Kalyanpur, Parsia, Sirin, Cuenca Grau: Repairing
 * Unsatisfiable Concepts in OWL Ontologies. ESWC 2006). Immutable.
 */
final class Consequences {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Map<OWLEntity, Set<OWLClass>> toldTrue = new LinkedHashMap<>();
    private final Map<OWLEntity, Set<OWLClass>> toldFalse = new LinkedHashMap<>();

    Consequences(Taxonomy taxonomy, Signature signature, Facts facts, Translator translator) {
        // Of a class that is unsatisfiable everything follows, which is nothing to lose.
        signature.classes().stream().filter(c -> !taxonomy.nodeOf(c).isOWLNothing())
            .forEach(c -> add(c, taxonomy.subsumersOf(c), signature, translator));
        facts.types(signature.individuals()).forEach((i, types) -> add(i, types, signature, translator));
    }

    private void add(OWLEntity name, Set<OWLClass> classes, Signature signature, Translator translator) {
        var within = new HashSet<>(classes);
        within.removeIf(c -> !signature.all().contains(c) || c.equals(name));
        var without = new HashSet<OWLClass>();
        String falseChannel = translator.table().falseChannel();
        classes.stream().flatMap(c -> translator.names().side(c).stream())
            .filter(side -> side.channel().symbol().equals(falseChannel))
            .map(Names.Side::name).forEach(c -> without.add(c.asOWLClass()));
        toldTrue.put(name, within);
        toldFalse.put(name, without);
    }

    /**
     * Those that do not follow there, name by name, leaving out what is in conflict here: every repair takes one side of
     * that.
     */
    Set<OWLAxiom> lostIn(Consequences other) {
        var lost = new LinkedHashSet<OWLAxiom>();
        for (OWLEntity name : new TreeSet<>(toldTrue.keySet())) {
            lost(name, toldTrue, toldFalse, other.toldTrue).forEach(c -> lost.add(axiom(name, c)));
            lost(name, toldFalse, toldTrue, other.toldFalse)
                .forEach(c -> lost.add(axiom(name, c.getObjectComplementOf())));
        }
        return lost;
    }

    private static SortedSet<OWLClass> lost(OWLEntity name, Map<OWLEntity, Set<OWLClass>> told,
            Map<OWLEntity, Set<OWLClass>> toldOtherwise, Map<OWLEntity, Set<OWLClass>> kept) {
        var lost = new HashSet<>(told.get(name));
        lost.removeAll(toldOtherwise.get(name));
        lost.removeAll(kept.getOrDefault(name, Set.of()));
        return new TreeSet<>(lost);
    }

    private static OWLAxiom axiom(OWLEntity name, OWLClassExpression c) {
        return name.isOWLClass() ? FACTORY.getOWLSubClassOfAxiom(name.asOWLClass(), c)
            : FACTORY.getOWLClassAssertionAxiom(c, name.asOWLNamedIndividual());
    }
}

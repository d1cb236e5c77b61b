package org.paradl.protege;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.model.parameters.Imports;

/** Something that is told true and told false, with the axioms that say so, in Protégé's own terms. Immutable. */
final class Conflict {
    private final String kind;
    private final OWLEntity subject;
    private final Optional<OWLEntity> predicate;
    private final Optional<String> object;
    private final List<Set<OWLAxiom>> justifications;

    private Conflict(String kind, OWLEntity subject, Optional<OWLEntity> predicate, Optional<String> object,
            List<Set<OWLAxiom>> justifications) {
        this.kind = kind;
        this.subject = subject;
        this.predicate = predicate;
        this.object = object;
        this.justifications = justifications;
    }

    /** From the core's answer, with the names of the ontology. */
    static Conflict of(JsonObject json, OWLOntology ontology) {
        String kind = json.getString("kind", "");
        EntityType<?> subject = kind.equals("class") ? EntityType.CLASS : EntityType.NAMED_INDIVIDUAL;
        Stream<EntityType<?>> predicates = kind.contains("property")
            ? Stream.of(EntityType.OBJECT_PROPERTY, EntityType.DATA_PROPERTY)
            : Stream.of(EntityType.CLASS, EntityType.OBJECT_PROPERTY, EntityType.DATA_PROPERTY);
        return new Conflict(kind, entity(subject, text(json, "subject").orElseThrow(), ontology),
            text(json, "predicate").map(iri -> predicates.map(type -> entity(type, iri, ontology))
                .filter(name -> ontology.containsEntityInSignature(name, Imports.INCLUDED)).findFirst().orElse(null)),
            text(json, "object"), justifications(json.get("justifications")));
    }

    private static Optional<String> text(JsonObject json, String key) {
        JsonValue value = json.get(key);
        return value == null || value.isNull() ? Optional.empty() : Optional.of(value.asString());
    }

    private static OWLEntity entity(EntityType<?> type, String iri, OWLOntology ontology) {
        return ontology.getOWLOntologyManager().getOWLDataFactory().getOWLEntity(type, IRI.create(iri));
    }

    /** The sets of axioms in an answer of the core. */
    static List<Set<OWLAxiom>> justifications(JsonValue json) {
        var all = new ArrayList<Set<OWLAxiom>>();
        for (JsonValue justification : json.asArray()) {
            all.add(FunctionalSyntax.axioms(justification.asArray().values().stream()
                .map(axiom -> axiom.asObject().getString("axiom", "")).collect(Collectors.toList())));
        }
        return all;
    }

    /** The individual, or the class, that is in conflict. */
    OWLEntity subject() {
        return subject;
    }

    /** The class or property that it is and is not in. */
    Optional<OWLEntity> predicate() {
        return predicate;
    }

    /** The property's value: an IRI, or a literal. */
    Optional<String> object() {
        return object;
    }

    /** Minimal sets of the ontology's axioms, each of which brings the conflict about. */
    List<Set<OWLAxiom>> justifications() {
        return justifications;
    }

    /** What is told true and told false, where that is one sentence. */
    Optional<OWLAxiom> sentence(OWLDataFactory factory) {
        if (kind.equals("class-assertion") && predicate.isPresent()) {
            return Optional.of(factory.getOWLClassAssertionAxiom(predicate.get().asOWLClass(),
                subject.asOWLNamedIndividual()));
        }
        boolean isObject = predicate.isPresent() && predicate.get().isOWLObjectProperty() && object.isPresent();
        return kind.equals("property-assertion") && isObject
            ? Optional.of(factory.getOWLObjectPropertyAssertionAxiom(predicate.get().asOWLObjectProperty(),
                subject.asOWLNamedIndividual(), factory.getOWLNamedIndividual(IRI.create(object.get()))))
            : Optional.empty();
    }
}

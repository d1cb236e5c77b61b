package org.paradl.translate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import org.paradl.ParadlException;
import org.paradl.engine.Entities;
import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Unsupported;
import org.paradl.translate.Expressions.LeftOut;
import org.semanticweb.owlapi.model.*;

/**
 * Translates an ontology into classical OWL by the table of a logic ({@code semantics.md}, sections 2 and 3). One
 * object serves one ontology.
 */
public final class Translator {
    private final Table table;
    private final Inclusion inclusion;
    private final Unsupported unsupported;
    private final boolean witnesses;
    private final Set<OWLEntity> signature;
    private final OWLOntologyManager manager;
    private final OWLDataFactory factory;
    private final Names names;
    private final Preparation preparation;

    /** As the table says what becomes of axioms without a reading, and with the witnesses that it asks for. */
    public Translator(Table table, Inclusion inclusion, Set<OWLEntity> signature, OWLOntologyManager manager) {
        this(table, inclusion, table.unsupported(), true, signature, Tells.none(), manager);
    }

    /**
     * @param inclusion how inclusions are read that have no annotation of their own
     * @param unsupported what becomes of axioms without a reading
     * @param witnesses whether the individuals that rows ask for are given
     * @param signature the names of the ontology to translate
     * @param tells the names besides by which it speaks of those in one channel
     */
    public Translator(Table table, Inclusion inclusion, Unsupported unsupported, boolean witnesses,
            Set<OWLEntity> signature, Tells tells, OWLOntologyManager manager) {
        this.table = table;
        this.inclusion = inclusion;
        this.unsupported = unsupported;
        this.witnesses = witnesses;
        this.signature = signature;
        this.manager = manager;
        this.factory = manager.getOWLDataFactory();
        this.names = new Names(factory, table, signature, tells);
        this.preparation = new Preparation(factory, table.namesAnonymous());
    }

    public Table table() {
        return table;
    }

    public Names names() {
        return names;
    }

    /**
     * {@code T_U}: the ontology in classical OWL, split and guarded as {@code U} says.
     *
     * @throws ParadlException (UNSUPPORTED) where axioms have no reading, and that is to be an error
     */
    public Translation translate(Collection<? extends OWLAxiom> axioms, Split split) {
        var builder = new Translation.Builder();
        var plain = axioms(split, false);
        var guarding = axioms(split, true);
        var guards = new HashSet<OWLEntity>();
        for (OWLAxiom axiom : axioms) {
            boolean guarded = split.guards(axiom);
            try {
                List<OWLAxiom> translated = translate(axiom, split, guarded, guarded ? guarding : plain);
                builder.add(axiom, translated);
                if (guarded) {
                    guards.addAll(Entities.in(translated));
                }
            } catch (LeftOut e) {
                builder.leaveOut(axiom, e.getMessage());
            }
        }
        if (unsupported == Unsupported.ERROR && !builder.leftOut().isEmpty()) {
            throw Coverage.error(table, builder.leftOut());
        }
        builder.guard(guards);
        absurdity(guards).forEach(builder::stand);
        new Standing(plain, split).of(signature, builder);
        return builder.build(new Idle(table, names).among(builder.bySource().values()), names::all,
            name -> refutedName(name).isPresent(), speaksOfUndenied(),
            isBilateral() ? Optional.of(this::isTold) : Optional.empty());
    }

    /** Whether what is told true is defined by a channel of its own. */
    private boolean isBilateral() {
        return table.channel(table.trueChannel()).defined().isPresent();
    }

    private boolean isTold(OWLEntity name) {
        return names.side(name).map(side -> side.channel().symbol())
            .map(symbol -> symbol.equals(table.trueChannel()) || symbol.equals(table.falseChannel())).orElse(true);
    }

    /** Read as internal, an inclusion says nothing of told-false classes. */
    private boolean speaksOfUndenied() {
        return inclusion != Inclusion.INTERNAL && table.splits() && !isBilateral();
    }

    /**
     * What a sentence says, which need not be in the ontology.
     *
     * @throws ParadlException (UNSUPPORTED) where it has no reading
     */
    public List<OWLAxiom> reading(OWLAxiom sentence, Split split) {
        boolean guarded = split.guards(sentence);
        try {
            return translate(sentence, split, guarded, axioms(split, guarded));
        } catch (LeftOut e) {
            throw Coverage.error(sentence, e.getMessage());
        }
    }

    /** Whether a guard would change any of the axioms; where not, there is nothing hard in them. */
    public boolean guardsMatter(Translation unguarded, Split split) {
        var guarding = axioms(split, true);
        return unguarded.bySource().entrySet().stream()
            .anyMatch(entry -> guardMatters(entry.getKey(), entry.getValue(), split, guarding));
    }

    private boolean guardMatters(OWLAxiom axiom, List<OWLAxiom> unguarded, Split split, Axioms guarding) {
        try {
            return !new HashSet<>(translate(axiom, split, true, guarding)).containsAll(unguarded);
        } catch (LeftOut e) {
            return true;
        }
    }

    private List<OWLAxiom> translate(OWLAxiom axiom, Split split, boolean guarded, Axioms by) {
        if (!axiom.isLogicalAxiom()) {
            return List.of(axiom);
        }
        var translated = new ArrayList<OWLAxiom>();
        for (OWLAxiom prepared : preparation.of(axiom)) {
            if (isUntouched(prepared, split, guarded)) {
                translated.add(prepared.getAxiomWithoutAnnotations());
            } else {
                translated.addAll(by.translate(prepared, inclusionOf(axiom)));
            }
        }
        return translated;
    }

    /** With nothing split and nothing guarded an axiom stands for itself. */
    private boolean isUntouched(OWLAxiom axiom, Split split, boolean guarded) {
        return !table.splits() || !guarded
            && (split.isNothing() || Entities.in(axiom).stream().noneMatch(split::splits));
    }

    /**
     * What a class expression says in a channel, as {@link #translate} has it under this split without guards.
     *
     * @throws ParadlException (UNSUPPORTED) where it says nothing there
     */
    public OWLClassExpression in(OWLClassExpression c, String channel, Split split) {
        try {
            return expressions(split, false).in(c, channel);
        } catch (LeftOut e) {
            throw new ParadlException(ParadlException.Kind.UNSUPPORTED, e.getMessage(), "ask another way");
        }
    }

    /** Whether a class expression says anything in a channel. */
    public boolean covers(OWLClassExpression c, String channel, Split split) {
        try {
            expressions(split, false).in(c, channel);
            return true;
        } catch (LeftOut e) {
            return false;
        }
    }

    /** Whether the individuals that rows ask for are given. */
    public boolean witnesses() {
        return witnesses;
    }

    /** The name of a class or property in a channel; of one that is not split, itself. */
    public <E extends OWLEntity> E side(E name, String channel, Split split) {
        return split.splits(name) ? names.in(name, table.channel(channel)) : name;
    }

    /** The name that this one is the told-false side of. */
    @SuppressWarnings("unchecked")
    public <E extends OWLEntity> Optional<E> refutedName(E name) {
        return names.side(name).filter(side -> side.channel().symbol().equals(table.falseChannel()))
            .map(side -> (E) side.name());
    }

    private Axioms axioms(Split split, boolean guarded) {
        Expressions plain = expressions(split, false);
        return new Axioms(table, guarded ? expressions(split, true) : plain, plain, guarded, witnesses, factory);
    }

    private Expressions expressions(Split split, boolean guarded) {
        return new Expressions(table, names, split, guarded, manager);
    }

    /** How the axiom is read if it is an inclusion: as its annotation says, else as chosen for the run. */
    public Inclusion inclusionOf(OWLAxiom axiom) {
        for (OWLAnnotation annotation : axiom.getAnnotations()) {
            if (annotation.getProperty().getIRI().equals(Vocabulary.INCLUSION)) {
                return inclusion(annotation.getValue());
            }
        }
        return inclusion;
    }

    private static Inclusion inclusion(OWLAnnotationValue value) {
        String word = value instanceof OWLLiteral ? ((OWLLiteral) value).getLiteral() : value.toString();
        try {
            return Inclusion.valueOf(word.trim().toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new ParadlException(ParadlException.Kind.ONTOLOGY,
                "an axiom is annotated with the inclusion \"" + word
                + "\"", "write internal, strong or material");
        }
    }

    /** What holds of the properties that guards bring, where they do: who has one is in conflict. */
    private Set<OWLAxiom> absurdity(Set<OWLEntity> guards) {
        OWLClass absurd = factory.getOWLClass(Vocabulary.ABSURD);
        var object = factory.getOWLObjectProperty(Vocabulary.ABSURD_OBJECT_PROPERTY);
        var data = factory.getOWLDataProperty(Vocabulary.ABSURD_DATA_PROPERTY);
        var axioms = new HashSet<OWLAxiom>();
        if (guards.contains(object)) {
            axioms.add(factory.getOWLObjectPropertyDomainAxiom(object, absurd));
        }
        if (guards.contains(data)) {
            axioms.add(factory.getOWLDataPropertyDomainAxiom(data, absurd));
        }
        return axioms;
    }
}

package org.paradl.translate;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.table.Channel;
import org.paradl.table.Table;
import org.semanticweb.owlapi.model.EntityType;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;

/** The classical name of a name in a channel, and back. */
public final class Names {

    /** A name of the translation, seen from the source. */
    public static final class Side {
        private final OWLEntity name;
        private final Channel channel;

        Side(OWLEntity name, Channel channel) {
            this.name = name;
            this.channel = channel;
        }

        /** The name of the source ontology. */
        public OWLEntity name() {
            return name;
        }

        public Channel channel() {
            return channel;
        }
    }

    private final OWLDataFactory factory;
    private final Table table;
    private final Tells tells;
    private final String mark;
    private final Map<OWLEntity, Side> sides = new ConcurrentHashMap<>();

    /**
     * @param signature the names of the source ontology: a derived name is never one of them
     * @param tells the names that speak of another in one channel; in whatever channel, they are that
     */
    Names(OWLDataFactory factory, Table table, Set<OWLEntity> signature, Tells tells) {
        this.factory = factory;
        this.table = table;
        this.tells = tells;
        this.mark = mark(table, signature);
    }

    /** What is appended to every suffix: nothing, or a number where the source already has such names. */
    private static String mark(Table table, Set<OWLEntity> signature) {
        String mark = "";
        for (int round = 2; clashes(table, signature, mark); round++) {
            mark = "-" + round;
        }
        return mark;
    }

    private static boolean clashes(Table table, Set<OWLEntity> signature, String mark) {
        return table.channels().values().stream().map(Channel::suffix).filter(suffix -> !suffix.isEmpty())
            .anyMatch(suffix -> signature.stream().anyMatch(n -> n.getIRI().toString().endsWith(suffix + mark)));
    }

    /** The name itself in a channel without suffix, else a derived one. */
    @SuppressWarnings("unchecked")
    public <E extends OWLEntity> E in(E name, Channel channel) {
        Optional<Tells.Told> told = tells.of(name).filter(t -> table.channels().containsKey(t.channel()));
        if (told.isPresent()) {
            OWLEntity spokenOf = factory.getOWLEntity((EntityType<?>) name.getEntityType(), told.get().name());
            return (E) derived(spokenOf, table.channel(told.get().channel()));
        }
        return (E) derived(name, channel);
    }

    /** The name itself and in every channel. */
    public Set<OWLEntity> all(OWLEntity name) {
        return Stream.concat(Stream.of(name), table.channels().values().stream().map(channel -> in(name, channel)))
            .collect(Collectors.toSet());
    }

    private OWLEntity derived(OWLEntity name, Channel channel) {
        if (channel.suffix().isEmpty() || name.isBuiltIn()) {
            return name;
        }
        IRI iri = IRI.create(name.getIRI() + channel.suffix() + mark);
        OWLEntity derived = factory.getOWLEntity((EntityType<?>) name.getEntityType(), iri);
        sides.putIfAbsent(derived, new Side(name, channel));
        return derived;
    }

    /** What a derived name is a side of; empty for every other name. */
    public Optional<Side> side(OWLEntity derived) {
        return Optional.ofNullable(sides.get(derived));
    }
}

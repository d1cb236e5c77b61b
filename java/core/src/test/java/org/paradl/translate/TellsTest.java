package org.paradl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;

import org.junit.jupiter.api.Test;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataFactory;

/** A name that speaks of another in one channel is that channel's name of it, and else a name like any other. */
class TellsTest {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();
    private static final OWLClass BIRD = FACTORY.getOWLClass(IRI.create("http://x#Bird"));
    private static final OWLClass TELLER = FACTORY.getOWLClass(IRI.create("http://x#Bird.defined"));

    private static OWLAxiom telling(String channel) {
        var annotation = FACTORY.getOWLAnnotation(FACTORY.getOWLAnnotationProperty(Vocabulary.CHANNEL),
            FACTORY.getOWLLiteral(channel));
        return FACTORY.getOWLAnnotationAssertionAxiom(FACTORY.getOWLAnnotationProperty(Vocabulary.TELLS),
            TELLER.getIRI(), BIRD.getIRI(), Set.of(annotation));
    }

    private static Names names(String logic, Tells tells) {
        return new Names(FACTORY, TableReader.shipped(logic), Set.of(BIRD), tells);
    }

    @Test
    void itIsFoundByItsAnnotation() {
        Tells tells = Tells.in(Set.of(telling(".d")));
        assertTrue(tells.has(TELLER));
        assertFalse(tells.has(BIRD));
        assertFalse(Tells.none().has(TELLER));
    }

    @Test
    void withoutAChannelItTellsNothing() {
        OWLAxiom bare = FACTORY.getOWLAnnotationAssertionAxiom(FACTORY.getOWLAnnotationProperty(Vocabulary.TELLS),
            TELLER.getIRI(), BIRD.getIRI());
        assertFalse(Tells.in(Set.of(bare)).has(TELLER));
    }

    @Test
    void inEveryChannelItIsThatChannelsName() {
        Table ac = TableReader.shipped("ac");
        Names names = names("ac", Tells.in(Set.of(telling(".d"))));
        OWLClass defined = names.in(BIRD, ac.channel(".d"));
        ac.channels().values().forEach(channel -> assertEquals(defined, names.in(TELLER, channel)));
    }

    @Test
    void underALogicWithoutTheChannelItIsAnyName() {
        Table fde = TableReader.shipped("fde");
        Names names = names("fde", Tells.in(Set.of(telling(".d"))));
        assertEquals(TELLER, names.in(TELLER, fde.channel("+")));
    }
}

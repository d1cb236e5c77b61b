package org.paradl.openllet;

import java.lang.reflect.Field;

import openllet.core.KnowledgeBaseImplFullSync;
import openllet.core.boxes.abox.ABox;
import openllet.core.expressivity.Expressivity;
import openllet.core.tableau.completion.CompletionStrategy;
import openllet.core.tableau.completion.SROIQStrategy;
import openllet.owlapi.PelletReasoner;
import openllet.owlapi.PelletVisitor;

/**
 * A knowledge base of Openllet's that reasons by {@link Rounds} where it would by the strategy that this is made from.
 */
final class Knowledge extends KnowledgeBaseImplFullSync {

    /**
     * Pellet's reasoner makes its own and cannot be told to take another, but by reflection, before it has loaded
     * anything.
     */
    static void giveTo(PelletReasoner reasoner) {
        var knowledge = new Knowledge();
        try {
            put(reasoner, "_kb", knowledge);
            put(reasoner, "_visitor", new PelletVisitor(knowledge));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("not the Openllet that this was made for", e);
        }
    }

    private static void put(PelletReasoner reasoner, String name, Object value) throws ReflectiveOperationException {
        Field field = PelletReasoner.class.getDeclaredField(name);
        field.setAccessible(true);
        field.set(reasoner, value);
    }

    @Override
    public synchronized CompletionStrategy chooseStrategy(ABox abox, Expressivity expressivity) {
        CompletionStrategy chosen = super.chooseStrategy(abox, expressivity);
        return chosen != null && chosen.getClass() == SROIQStrategy.class ? new Rounds(abox) : chosen;
    }
}

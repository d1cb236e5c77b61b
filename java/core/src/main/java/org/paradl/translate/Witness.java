package org.paradl.translate;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/** The individual that a row asks for: its name is made of what the axiom says, so that it is the same on every run. */
final class Witness {
    private static final int BYTES = 16;

    private Witness() {
    }

    static OWLNamedIndividual of(OWLAxiom axiom, OWLDataFactory factory) {
        byte[] digest = digest(FunctionalSyntax.of(axiom.getAxiomWithoutAnnotations()));
        var name = new StringBuilder();
        for (int i = 0; i < BYTES; i++) {
            name.append(String.format("%02x", digest[i]));
        }
        return factory.getOWLNamedIndividual(IRI.create(Vocabulary.WITNESS, name.toString()));
    }

    private static byte[] digest(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}

package org.paradl.engine;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;

/** The premise of a W3C OWL 2 test case, from the shared data. */
public final class W3cCase {

    private W3cCase() {
    }

    public static OWLOntology premise(String identifier) {
        try (InputStream in = Files.newInputStream(Given.shared("w3c/semantics-direct.rdf"))) {
            XMLStreamReader reader = XMLInputFactory.newDefaultFactory().createXMLStreamReader(in);
            String current = "";
            while (reader.hasNext()) {
                if (reader.next() == XMLStreamReader.START_ELEMENT && reader.getLocalName().equals("identifier")) {
                    current = reader.getElementText();
                } else if (reader.isStartElement() && reader.getLocalName().equals("rdfXmlPremiseOntology")
                        && current.equals(identifier)) {
                    return ontology(reader.getElementText());
                }
            }
            throw new IllegalArgumentException("no case " + identifier);
        } catch (IOException | XMLStreamException | OWLOntologyCreationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static OWLOntology ontology(String rdfXml) throws OWLOntologyCreationException {
        return OWLManager.createOWLOntologyManager().loadOntologyFromOntologyDocument(
            new ByteArrayInputStream(rdfXml.getBytes(StandardCharsets.UTF_8)));
    }
}

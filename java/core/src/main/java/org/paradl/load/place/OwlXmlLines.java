package org.paradl.load.place;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.util.Set;
import javax.xml.stream.XMLEventFactory;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

import org.paradl.engine.Progress;
import org.paradl.load.document.Document;
import org.paradl.load.parse.LineAnnotation;
import org.semanticweb.owlapi.vocab.Namespaces;

/** Copies a document in OWL/XML with each axiom annotated with the line that it begins on. */
final class OwlXmlLines {
    private static final Set<String> NO_AXIOMS = Set.of("Prefix", "Import", "Annotation");
    private static final XMLEventFactory EVENTS = XMLEventFactory.newInstance();

    private OwlXmlLines() {
    }

    static String annotated(Document document) throws IOException {
        var copy = new StringWriter();
        try (InputStream in = document.stream(Progress.SILENT)) {
            XMLEventReader reader = safe().createXMLEventReader(in);
            XMLEventWriter writer = XMLOutputFactory.newInstance().createXMLEventWriter(copy);
            int depth = 0;
            while (reader.hasNext()) {
                XMLEvent event = reader.nextEvent();
                writer.add(event);
                if (event.isStartElement() && ++depth == 2 && isAxiom(event.asStartElement())) {
                    annotate(event.asStartElement(), writer);
                } else if (event.isEndElement()) {
                    depth--;
                }
            }
            writer.flush();
            return copy.toString();
        } catch (XMLStreamException e) {
            throw new IOException(e);
        }
    }

    /** Nothing outside the document is read, and no entity is expanded. */
    private static XMLInputFactory safe() {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory;
    }

    private static boolean isAxiom(StartElement element) {
        return !NO_AXIOMS.contains(element.getName().getLocalPart());
    }

    private static void annotate(StartElement axiom, XMLEventWriter writer) throws XMLStreamException {
        String prefix = axiom.getName().getPrefix();
        String owl = Namespaces.OWL.getPrefixIRI();
        writer.add(EVENTS.createStartElement(prefix, owl, "Annotation"));
        writer.add(EVENTS.createStartElement(prefix, owl, "AnnotationProperty"));
        writer.add(EVENTS.createAttribute("IRI", LineAnnotation.PROPERTY));
        writer.add(EVENTS.createEndElement(prefix, owl, "AnnotationProperty"));
        writer.add(EVENTS.createStartElement(prefix, owl, "Literal"));
        writer.add(EVENTS.createCharacters(String.valueOf(axiom.getLocation().getLineNumber())));
        writer.add(EVENTS.createEndElement(prefix, owl, "Literal"));
        writer.add(EVENTS.createEndElement(prefix, owl, "Annotation"));
    }
}

package org.paradl.load.document;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.paradl.load.parse.RdfParser;
import org.paradl.load.syntax.Syntax;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.NodeID;

/**
 * The labels of the anonymous individuals of one load: the ones that the documents give them, and for those without
 * {@code b1}, {@code b2}, … by their place. OWLAPI would number all of them anew, and others in each run. Two documents
 * may have the same label for two individuals: the second gets a number behind it.
 */
public final class BlankNodes {
    private static final String OF_DOCUMENT = "genid-nodeid-";
    private static final Pattern OF_OWLAPI = Pattern.compile("genid(\\d+)");
    private static final Pattern LABEL =
        Pattern.compile("[\\p{L}\\p{Nd}_]([\\p{L}\\p{M}\\p{Nd}_.·-]*[\\p{L}\\p{M}\\p{Nd}_·-])?");

    private final Map<IRI, Labels> documents = new HashMap<>();
    private final Set<String> taken = new HashSet<>();
    private final Deque<Labels> reading = new ArrayDeque<>();

    /** To be called before a document is read; what it is read for again has the labels of the first time. */
    public synchronized void begin(Document document) {
        Labels labels = documents.computeIfAbsent(document.iri(),
            iri -> new Labels(document.syntax().orElse(Syntax.RDF_XML)));
        labels.begin();
        reading.push(labels);
    }

    /** To be called when it was read: what an import took of OWLAPI's numbers is none of those of its importer. */
    public synchronized void end() {
        long begun = reading.pop().before;
        if (!reading.isEmpty()) {
            reading.element().others.put(begun, last() - begun + 1);
        }
    }

    /** OWLAPI counts on from reading to reading. */
    private static long last() {
        return number(NodeID.nextAnonymousIRI().substring(2));
    }

    private static long number(String node) {
        Matcher matcher = OF_OWLAPI.matcher(node);
        return matcher.matches() ? Long.parseLong(matcher.group(1)) : 0;
    }

    /** @param node as the parser names it */
    public synchronized String label(Document document, String node) {
        return documents.get(document.iri()).of(node);
    }

    /** Those of a document. */
    private final class Labels {
        private final Map<String, String> labels = new HashMap<>();
        private final TreeMap<Long, Long> others = new TreeMap<>();
        private final boolean numbersItself;
        private long before;

        Labels(Syntax syntax) {
            numbersItself = syntax == Syntax.RDF_XML;
        }

        void begin() {
            before = last();
            others.clear();
        }

        String of(String node) {
            return labels.computeIfAbsent(numbered(node.startsWith("_:") ? node.substring(2) : node),
                name -> "_:" + free(wanted(name)));
        }

        private String numbered(String node) {
            return numbersItself && OF_OWLAPI.matcher(node).matches() ? RdfParser.NUMBERED + place(number(node)) : node;
        }

        private long place(long number) {
            return number - before - others.headMap(number).values().stream().mapToLong(Long::longValue).sum();
        }

        private String wanted(String node) {
            String label = node.startsWith(OF_DOCUMENT) ? node.substring(OF_DOCUMENT.length()) : node;
            if (label.startsWith(RdfParser.NUMBERED)) {
                return "b" + label.substring(RdfParser.NUMBERED.length());
            }
            // OWLAPI takes "genid" out of the labels of RDF/XML, which cannot begin with a digit.
            String whole = numbersItself && Character.isDigit(label.charAt(0)) ? "genid" + label : label;
            return LABEL.matcher(whole).matches() ? whole : "b";
        }

        private String free(String wanted) {
            String label = wanted;
            for (int n = 2; !taken.add(label); n++) {
                label = wanted + "-" + n;
            }
            return label;
        }
    }
}

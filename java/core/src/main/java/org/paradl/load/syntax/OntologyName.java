package org.paradl.load.syntax;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The ontology IRI and version IRI of a document, as its head gives them: a guess that serves to find imports. */
public final class OntologyName {
    private static final String OWL_ONTOLOGY = "(?:owl:Ontology|<http://www\\.w3\\.org/2002/07/owl#Ontology>)";
    private static final String TYPE = "(?:a|rdf:type|<http://www\\.w3\\.org/1999/02/22-rdf-syntax-ns#type>)";
    private static final String NAME = "(<[^<>\\s]*>|(?<![\\w.-])[\\w.-]*+:[\\w./-]*+)";

    private static final Pattern XML_TAG = Pattern.compile("<(?:[\\w.-]+:)?Ontology\\s([^>]*)");
    private static final Pattern XML_IRI =
        Pattern.compile("\\b(?:rdf:about|rdf:ID|ontologyIRI|versionIRI)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')");
    private static final Pattern XML_VERSION =
        Pattern.compile("<owl:versionIRI\\s+rdf:resource\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')");
    private static final Pattern XML_BASE = Pattern.compile("\\bxml:base\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')");
    private static final Pattern ENTITY = Pattern.compile("<!ENTITY\\s+([\\w.-]+)\\s+(?:\"([^\"]*)\"|'([^']*)')");
    private static final Pattern FUNCTIONAL =
        Pattern.compile("\\bOntology\\s*\\(\\s*" + NAME + "(?:\\s*" + NAME + ")?");
    private static final Pattern MANCHESTER = Pattern.compile("\\bOntology:\\s*" + NAME + "(?:\\s+" + NAME + "\\s)?");
    private static final Pattern TURTLE = Pattern.compile(NAME + "\\s+" + TYPE + "\\s+" + OWL_ONTOLOGY);
    private static final Pattern TURTLE_VERSION = Pattern.compile("owl:versionIRI\\s+" + NAME);
    private static final Pattern PREFIX =
        Pattern.compile("(?i:@prefix|prefix:?)[\\s(]*([\\w.-]*:)\\s*=?\\s*<([^<>\\s]*)>");
    private static final Pattern BASE = Pattern.compile("(?i:@base|base)\\s*<([^<>\\s]*)>");
    private static final Pattern OBO = Pattern.compile("(?m)^ontology:[ \\t]*(\\S+)");

    private OntologyName() {
    }

    /** None where the head does not say. */
    public static Set<String> of(Head head, Syntax syntax) {
        String text = head.text();
        switch (syntax) {
            case RDF_XML:
            case OWL_XML:
                return inXml(text);
            case FUNCTIONAL:
                return expanded(text, FUNCTIONAL);
            case MANCHESTER:
                return expanded(text, MANCHESTER);
            case TURTLE:
            case TRIG:
            case N_TRIPLES:
            case N_QUADS:
                return expanded(text, TURTLE, TURTLE_VERSION);
            case OBO:
                return inObo(text);
            default:
                return Set.of();
        }
    }

    private static Set<String> inXml(String text) {
        Set<String> names = new LinkedHashSet<>();
        Matcher tag = XML_TAG.matcher(text);
        if (!tag.find()) {
            return names;
        }
        String base = values(XML_BASE, text).stream().findFirst().orElse("");
        values(XML_IRI, tag.group(1)).forEach(iri -> names.add(iri.isEmpty() ? base : iri));
        names.addAll(values(XML_VERSION, text));
        Map<String, String> entities = new HashMap<>();
        ENTITY.matcher(text).results().forEach(found ->
            entities.put(found.group(1), found.group(2) == null ? found.group(3) : found.group(2)));
        Set<String> resolved = new LinkedHashSet<>();
        names.forEach(name -> resolved.add(withEntities(name, entities)));
        return resolved;
    }

    private static Set<String> values(Pattern attribute, String text) {
        Set<String> values = new LinkedHashSet<>();
        attribute.matcher(text).results()
            .forEach(found -> values.add(found.group(1) == null ? found.group(2) : found.group(1)));
        return values;
    }

    private static String withEntities(String value, Map<String, String> entities) {
        String result = value;
        for (Map.Entry<String, String> entity : entities.entrySet()) {
            result = result.replace("&" + entity.getKey() + ";", entity.getValue());
        }
        return result;
    }

    private static Set<String> expanded(String text, Pattern... patterns) {
        Map<String, String> prefixes = new HashMap<>();
        PREFIX.matcher(text).results().forEach(found -> prefixes.put(found.group(1), found.group(2)));
        Matcher base = BASE.matcher(text);
        String baseIri = base.find() ? base.group(1) : "";
        Set<String> names = new LinkedHashSet<>();
        for (Pattern pattern : patterns) {
            Matcher found = pattern.matcher(text);
            for (int group = found.find() ? 1 : 99; group <= found.groupCount(); group++) {
                if (found.group(group) != null) {
                    names.add(expand(found.group(group), prefixes, baseIri));
                }
            }
        }
        return names;
    }

    private static String expand(String name, Map<String, String> prefixes, String base) {
        if (name.startsWith("<")) {
            return name.length() == 2 ? base : name.substring(1, name.length() - 1);
        }
        int colon = name.indexOf(':') + 1;
        return prefixes.getOrDefault(name.substring(0, colon), name.substring(0, colon)) + name.substring(colon);
    }

    private static Set<String> inObo(String text) {
        Matcher found = OBO.matcher(text);
        if (!found.find()) {
            return Set.of();
        }
        String id = found.group(1);
        return Set.of(id.contains("://") ? id : "http://purl.obolibrary.org/obo/" + id + ".owl");
    }
}

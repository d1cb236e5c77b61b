package org.paradl.door;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.paradl.ParadlException;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.query.NameTable;
import org.paradl.query.SentenceParser;
import org.paradl.translate.EscapedIris;
import org.paradl.translate.FunctionalSyntax;
import org.paradl.translate.Statements;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.vocab.Namespaces;

/**
 * Finds the axioms of an ontology that texts name: in functional syntax, or in Manchester syntax, as answers show them
 * or as they are asked about.
 */
final class AxiomFinder {
    private final Set<OWLAxiom> axioms;
    private final AxiomText text;
    private final String prefixes;
    private final Supplier<NameTable> names;

    AxiomFinder(Set<OWLAxiom> axioms, AxiomText text, Map<String, String> prefixes, Supplier<NameTable> names) {
        this.axioms = axioms;
        this.text = text;
        this.names = names;
        this.prefixes = declarations(prefixes);
    }

    private static String declarations(Map<String, String> prefixes) {
        var all = new LinkedHashMap<String, String>();
        List.of(Namespaces.OWL, Namespaces.RDF, Namespaces.RDFS, Namespaces.XSD)
            .forEach(known -> all.put(known.getPrefixName(), known.getPrefixIRI()));
        all.putAll(prefixes);
        return all.entrySet().stream().map(p -> "Prefix(" + p.getKey() + ":=<" + p.getValue() + ">)\n")
            .collect(Collectors.joining());
    }

    /**
     * The axioms that the texts name, and those that say the same.
     *
     * @throws ParadlException (QUERY) where the ontology does not have one
     */
    Set<OWLAxiom> find(Collection<String> texts) {
        Set<OWLAxiom> all = functional(String.join("\n", texts));
        if (all.size() == Set.copyOf(texts).size() && axioms.containsAll(all)) {
            return withAlike(all);
        }
        var found = new LinkedHashSet<OWLAxiom>();
        texts.forEach(each -> found.addAll(find(each)));
        return withAlike(found);
    }

    private Set<OWLAxiom> withAlike(Set<OWLAxiom> found) {
        Set<OWLAxiom> said = found.stream().map(Statements::said).collect(Collectors.toSet());
        return axioms.stream().filter(axiom -> found.contains(axiom) || said.contains(Statements.said(axiom)))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Set<OWLAxiom> find(String wanted) {
        Set<OWLAxiom> said = functional(wanted);
        String line = wanted.replaceAll("\\s+", " ").trim();
        Set<OWLAxiom> found = axioms.stream()
            .filter(axiom -> said.contains(axiom) || said.contains(axiom.getAxiomWithoutAnnotations())
                || axiom.isLogicalAxiom() && (text.of(axiom).equals(line) || FunctionalSyntax.of(axiom).equals(line)))
            .collect(Collectors.toCollection(LinkedHashSet::new));
        if (found.isEmpty()) {
            found.addAll(asked(line));
        }
        if (found.isEmpty()) {
            throw new ParadlException(ParadlException.Kind.QUERY, "the ontology has no axiom \"" + line + "\"",
                "copy it as paradl check or paradl repair prints it");
        }
        return found;
    }

    /** Those that say just what the sentence asks. */
    private Set<OWLAxiom> asked(String sentence) {
        try {
            OWLAxiom said = new SentenceParser(names.get()).parse(sentence);
            return axioms.stream().filter(axiom -> said.equals(axiom.getAxiomWithoutAnnotations()))
                .collect(Collectors.toSet());
        } catch (ParadlException e) {
            return Set.of();
        }
    }

    /** What the text says in functional syntax; nothing where it is none. */
    private Set<OWLAxiom> functional(String said) {
        String document = prefixes + "Ontology(\n" + said + "\n)";
        try {
            return EscapedIris.read(new OntologyLoader(ImportsPolicy.NONE)
                .load(Source.of("<axioms>", document.getBytes(StandardCharsets.UTF_8))).axioms(), document);
        } catch (ParadlException e) {
            return Set.of();
        }
    }
}

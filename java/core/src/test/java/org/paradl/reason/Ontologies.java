package org.paradl.reason;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;

import org.paradl.engine.Progress;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.query.NameTable;
import org.paradl.query.SentenceParser;
import org.paradl.reason.ask.Told;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Small ontologies for tests, in functional syntax with the empty prefix. */
public final class Ontologies {

    private Ontologies() {
    }

    public static Set<OWLAxiom> of(String... axioms) {
        String text = "Prefix(:=<http://x#>)\nPrefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)\n"
            + "Prefix(owl:=<http://www.w3.org/2002/07/owl#>)\n"
            + "Ontology(<http://x>\n" + String.join("\n", axioms) + "\n)";
        return new OntologyLoader(ImportsPolicy.NONE, false, Optional.empty())
            .load(Source.of("test", text.getBytes(StandardCharsets.UTF_8))).axioms();
    }

    public static Reasoning reasoning(String logic, Set<OWLAxiom> axioms) {
        return new Reasoning(axioms, settings(logic), Progress.SILENT);
    }

    public static Problem problem(String logic, Set<OWLAxiom> axioms) {
        return new Problem(axioms, settings(logic), Progress.SILENT);
    }

    private static Settings settings(String logic) {
        Table table = TableReader.shipped(logic);
        return new Settings(table, table.inclusion(), "hermit");
    }

    /** What is told of a sentence under a logic. */
    public static Told ask(String logic, String sentence, Set<OWLAxiom> axioms) {
        try (Reasoning reasoning = reasoning(logic, axioms)) {
            return reasoning.ask(sentence(sentence, axioms)).told();
        }
    }

    public static OWLAxiom sentence(String sentence, Set<OWLAxiom> axioms) {
        return new SentenceParser(new NameTable(axioms, java.util.Map.of(), java.util.Map::of)).parse(sentence);
    }
}

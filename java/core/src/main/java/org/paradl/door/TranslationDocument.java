package org.paradl.door;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.reason.Reasoning;
import org.paradl.translate.Provenance;
import org.paradl.translate.Translation;
import org.semanticweb.owlapi.model.OWLAxiom;

/** The translation of an ontology, written with its provenance. */
final class TranslationDocument {

    private TranslationDocument() {
    }

    /**
     * @param alike all axioms that say what one that is reasoned over says
     * @param guards {@code needed}: what reasoning uses; {@code all}, {@code none}: without reasoning
     */
    static Job.Result of(Reasoning reasoning, Function<OWLAxiom, List<OWLAxiom>> alike, Map<String, String> prefixes,
            String format, String guards) {
        Translation translation = translation(reasoning, guards);
        var provenance = new Provenance(translation, reasoning.translator(), alike, Owl.FACTORY);
        Set<OWLAxiom> axioms = provenance.axioms();
        byte[] document = Documents.write(axioms, provenance.header(reasoning.translator().table()), prefixes, format);
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("axioms", translation.axioms().size());
        json.set("unsupported", Answers.leftOut(translation.leftOut()));
        Documents.warn(json, format, axioms, document);
        return new Job.Result(json, document);
    }

    private static Translation translation(Reasoning reasoning, String guards) {
        switch (guards) {
            case "needed": return reasoning.translation();
            case "all": return reasoning.fullTranslation();
            case "none": return reasoning.plainTranslation();
            default: throw new ParadlException(ParadlException.Kind.USAGE,
                "there is no way \"" + guards + "\" to guard", "use needed, all or none");
        }
    }
}

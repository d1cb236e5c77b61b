package org.paradl.door;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;

import org.paradl.ParadlException;
import org.paradl.query.SentenceParser;
import org.paradl.query.UnknownName;
import org.paradl.translate.FunctionalSyntax;
import org.semanticweb.owlapi.model.OWLAxiom;

/** The queries of a request, in order and with repetitions. */
final class Queries {

    /** One query and the sentence that it is. */
    static final class Query {
        private final String text;
        private final Optional<OWLAxiom> sentence;

        private Query(String text, Optional<OWLAxiom> sentence) {
            this.text = text;
            this.sentence = sentence;
        }

        String text() {
            return text;
        }

        /** Empty where it has a name that the ontology does not have, so that nothing can be told of it. */
        Optional<OWLAxiom> sentence() {
            return sentence;
        }
    }

    private Queries() {
    }

    /**
     * The {@code queries}, in Manchester syntax, then the {@code axioms}, in functional syntax.
     *
     * @param request its {@code places} say where each query was written, for messages; with {@code unknownNames}
     *     {@code N} a name that the ontology does not have is no error
     * @throws ParadlException (QUERY) for the first query that does not parse
     */
    static List<Query> of(JsonNode request, SentenceParser parser) {
        boolean lenient = request.path("unknownNames").asText("error").equals("N");
        var queries = new ArrayList<Query>();
        for (JsonNode query : request.path("queries")) {
            String text = query.asText();
            try {
                queries.add(new Query(text, Optional.of(parser.parse(text))));
            } catch (UnknownName e) {
                if (!lenient) {
                    throw placed(e, request, queries.size());
                }
                queries.add(new Query(text, Optional.empty()));
            } catch (ParadlException e) {
                throw placed(e, request, queries.size());
            }
        }
        request.path("axioms").forEach(axiom -> queries.add(
            new Query(axiom.asText(), Optional.of(FunctionalSyntax.axiom(axiom.asText())))));
        return queries;
    }

    private static ParadlException placed(ParadlException error, JsonNode request, int number) {
        String place = request.path("places").path(number).asText("");
        return place.isEmpty() ? error
            : new ParadlException(error.kind(), place + ": " + error.getMessage(), error.remedy());
    }
}

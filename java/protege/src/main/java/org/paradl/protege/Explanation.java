package org.paradl.protege;

import java.util.List;
import java.util.Set;

import com.eclipsesource.json.JsonObject;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What is told of a sentence and why, for each side. Immutable. */
final class Explanation {
    private final String value;
    private final List<Set<OWLAxiom>> toldTrue;
    private final List<Set<OWLAxiom>> toldFalse;

    Explanation(JsonObject json) {
        this.value = json.getString("value", "N");
        this.toldTrue = Conflict.justifications(json.get("true"));
        this.toldFalse = Conflict.justifications(json.get("false"));
    }

    /** T, F, B or N. */
    String value() {
        return value;
    }

    List<Set<OWLAxiom>> toldTrue() {
        return toldTrue;
    }

    List<Set<OWLAxiom>> toldFalse() {
        return toldFalse;
    }
}

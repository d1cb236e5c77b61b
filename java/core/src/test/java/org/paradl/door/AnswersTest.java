package org.paradl.door;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.paradl.translate.FunctionalSyntax;
import org.semanticweb.owlapi.model.OWLAxiom;

class AnswersTest {

    /** Axioms come in the order of hashes, which the virtual machine changes from run to run. */
    @Test
    void whatIsLeftOutComesInTheOrderOfItsTexts() {
        List<OWLAxiom> axioms = IntStream.range(0, 10)
            .mapToObj(i -> FunctionalSyntax.axiom("SubClassOf(<http://x#" + (9 - i) + "> <http://x#c>)"))
            .collect(Collectors.toList());
        var leftOut = new LinkedHashMap<OWLAxiom, String>();
        axioms.forEach(axiom -> leftOut.put(axiom, "so"));
        List<String> texts = axioms.stream().map(FunctionalSyntax::of).sorted().collect(Collectors.toList());
        assertEquals(texts, Answers.leftOut(leftOut).findValuesAsText("axiom"));
    }
}

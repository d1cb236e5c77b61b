package org.paradl.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.ParadlException;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.translate.FunctionalSyntax;

/** Sentences as people write them, and what they are told where they do not parse. */
class SentenceParserTest {
    private static final String DOCUMENT = "Prefix(:=<http://x#>)\nPrefix(y:=<http://y#>)\n"
        + "Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)\nOntology(<http://x>\n"
        + "Declaration(Class(:Cat)) Declaration(Class(:Dog)) Declaration(Class(y:Dog)) Declaration(Class(:Animal))"
        + "Declaration(NamedIndividual(:tom)) Declaration(NamedIndividual(:rex)) Declaration(ObjectProperty(:chases)) "
        + "Declaration(ObjectProperty(:follows)) Declaration(ObjectProperty(:Range)) "
        + "Declaration(Class(<http://purl.obolibrary.org/obo/GO_0008150>)) Declaration(Class(:Wolf))"
        + "Declaration(DataProperty(:age)) Declaration(DataProperty(:name)) Declaration(Class(:C123))"
        + "Declaration(Class(:Pet)) Declaration(ObjectProperty(:Pet)) Declaration(Class(<http://z/end/>))"
        + "AnnotationAssertion(rdfs:comment :C123 \"Feline\") AnnotationAssertion(rdfs:label _:stray \"Tiger\")"
        + "AnnotationAssertion(rdfs:label :C123 <http://x#a>)"
        + "AnnotationAssertion(rdfs:label :follows \"goes o behind\")"
        + "AnnotationAssertion(rdfs:label :Animal \"Living\n  thing\")"
        + "AnnotationAssertion(rdfs:label :Wolf \"not fed and wild\")"
        + "AnnotationAssertion(rdfs:label :C123 \"Big cat\"@en) ClassAssertion(:Cat _:stray) )";

    private final SentenceParser parser = new SentenceParser(new NameTable(
        new OntologyLoader(ImportsPolicy.NONE, false, Optional.empty())
            .load(Source.of("test", DOCUMENT.getBytes(StandardCharsets.UTF_8))).axioms(),
        Map.of("x", "http://x#", "y", "http://y#"), Map::of));

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "tom Type: Cat | ClassAssertion(:Cat :tom)",
        "tom Types: Cat | ClassAssertion(:Cat :tom)",
        "_:stray Type: Cat | ClassAssertion(:Cat <https://paradl.org/ns#anonymous/stray>)",
        "_:stray Type: {tom, _:stray} | ClassAssertion(ObjectOneOf(:tom <https://paradl.org/ns#anonymous/stray>) "
            + "<https://paradl.org/ns#anonymous/stray>)",
        "<http://x#tom> Type: x:Cat | ClassAssertion(:Cat :tom)",
        "tom Type: 'Big cat' | ClassAssertion(:C123 :tom)",
        "tom Type: Big cat | ClassAssertion(:C123 :tom)",
        "tom Type: not fed and wild | ClassAssertion(:Wolf :tom)",
        "Big cat SubClassOf: not fed and wild | SubClassOf(:C123 :Wolf)",
        "Big cat EquivalentTo: Animal | EquivalentClasses(:Animal :C123)",
        "tom Type: 'Living thing' | ClassAssertion(:Animal :tom)",
        "tom Type: <http://z/end/> | ClassAssertion(<http://z/end/> :tom)",
        "tom Type: y:Dog | ClassAssertion(<http://y#Dog> :tom)",
        "tom Type: Cat and not (chases some y:Dog) "
            + "| ClassAssertion(ObjectIntersectionOf(:Cat "
            + "ObjectComplementOf(ObjectSomeValuesFrom(:chases <http://y#Dog>))) :tom)",
        "tom chases rex | ObjectPropertyAssertion(:chases :tom :rex)",
        "not tom chases rex | NegativeObjectPropertyAssertion(:chases :tom :rex)",
        "tom age 5 | DataPropertyAssertion(:age :tom \"5\"^^xsd:integer)",
        "not tom age 5 | NegativeDataPropertyAssertion(:age :tom \"5\"^^xsd:integer)",
        "tom Type: name some string[length 5] | ClassAssertion(DataSomeValuesFrom(:name "
            + "DatatypeRestriction(xsd:string xsd:length \"5\"^^xsd:integer)) :tom)",
        "tom owl:topObjectProperty rex | ObjectPropertyAssertion(owl:topObjectProperty :tom :rex)",
        "owl:topObjectProperty some Cat SubClassOf: Cat "
            + "| SubClassOf(ObjectSomeValuesFrom(owl:topObjectProperty :Cat) :Cat)",
        "Cat SubClassOf: Animal | SubClassOf(:Cat :Animal)",
        "Cat SubClassOf: owl:Nothing | SubClassOf(:Cat owl:Nothing)",
        "Cat EquivalentTo: Animal | EquivalentClasses(:Animal :Cat)",
        "Cat DisjointWith: Animal | DisjointClasses(:Animal :Cat)",
        "tom SameAs: rex | SameIndividual(:rex :tom)",
        "tom DifferentFrom: rex | DifferentIndividuals(:rex :tom)",
        "'goes o behind' SubPropertyOf: chases | SubObjectPropertyOf(:follows :chases)",
        "chases SubPropertyOf: chases | SubObjectPropertyOf(:chases :chases)",
        "chases EquivalentTo: follows | EquivalentObjectProperties(:chases :follows)",
        "chases InverseOf: chases | InverseObjectProperties(:chases :chases)",
        "inverse chases SubPropertyOf: follows | SubObjectPropertyOf(ObjectInverseOf(:chases) :follows)",
        "inverse(chases) SubPropertyOf: inverse ( follows ) "
            + "| SubObjectPropertyOf(ObjectInverseOf(:chases) ObjectInverseOf(:follows))",
        "inverse <http://x#chases> EquivalentTo: chases | EquivalentObjectProperties(:chases ObjectInverseOf(:chases))",
        "chases DisjointWith: inverse chases | DisjointObjectProperties(:chases ObjectInverseOf(:chases))",
        "age SubPropertyOf: age | SubDataPropertyOf(:age :age)",
        "age EquivalentTo: name | EquivalentDataProperties(:age :name)",
        "age DisjointWith: name | DisjointDataProperties(:age :name)",
        "Pet EquivalentTo: Cat | EquivalentClasses(:Cat :Pet)",
        "Cat or Pet EquivalentTo: Animal | EquivalentClasses(:Animal ObjectUnionOf(:Cat :Pet))",
        "not Cat DisjointWith: Animal | DisjointClasses(:Animal ObjectComplementOf(:Cat))",
        "Cat SubClassOf Animal | SubClassOf(:Cat :Animal)",
        "tom Type: GO:0008150 or Cat "
            + "| ClassAssertion(ObjectUnionOf(<http://purl.obolibrary.org/obo/GO_0008150> :Cat) :tom)",
        "tom Type chases some (Cat or {tom}) "
            + "| ClassAssertion(ObjectSomeValuesFrom(:chases ObjectUnionOf(:Cat ObjectOneOf(:tom))) :tom)",
        "'Big cat' EquivalentTo Animal | EquivalentClasses(:Animal :C123)",
        "inverse (chases) SubPropertyOf follows | SubObjectPropertyOf(ObjectInverseOf(:chases) :follows)",
        "tom SameAs rex | SameIndividual(:rex :tom)",
        "not (tom chases rex) | NegativeObjectPropertyAssertion(:chases :tom :rex)",
        "not (tom name \"a (b)\") | NegativeDataPropertyAssertion(:name :tom \"a (b)\")",
        "tom Range rex | ObjectPropertyAssertion(:Range :tom :rex)",
        "not tom Range rex | NegativeObjectPropertyAssertion(:Range :tom :rex)",
        "not (tom Range rex) | NegativeObjectPropertyAssertion(:Range :tom :rex)",
        "not Cat SubClassOf Animal | SubClassOf(ObjectComplementOf(:Cat) :Animal)",
        "chases Domain: Cat or Wolf | ObjectPropertyDomain(:chases ObjectUnionOf(:Cat :Wolf))",
        "inverse chases Domain Cat | ObjectPropertyDomain(ObjectInverseOf(:chases) :Cat)",
        "age Domain Cat | DataPropertyDomain(:age :Cat)",
        "chases Range: not Cat | ObjectPropertyRange(:chases ObjectComplementOf(:Cat))",
        "age Range integer[> 3] "
            + "| DataPropertyRange(:age DatatypeRestriction(xsd:integer xsd:minExclusive \"3\"^^xsd:integer))",
        "Functional: chases | FunctionalObjectProperty(:chases)",
        "Functional: age | FunctionalDataProperty(:age)",
        "Transitive chases | TransitiveObjectProperty(:chases)",
        "Symmetric: inverse chases | SymmetricObjectProperty(ObjectInverseOf(:chases))",
        "chases Characteristics: Irreflexive | IrreflexiveObjectProperty(:chases)",
        "Cat SubClassOf[strong]: Animal "
            + "| SubClassOf(Annotation(<https://paradl.org/ns#inclusion> \"strong\") :Cat :Animal)",
        "Cat SubClassOf [ Material ] : Animal "
            + "| SubClassOf(Annotation(<https://paradl.org/ns#inclusion> \"material\") :Cat :Animal)"})
    void aSentenceIsAnAxiom(String sentence, String axiom) {
        assertEquals(axiom.replaceAll("(?<=[( ]):(\\w+)", "<http://x#$1>"),
            FunctionalSyntax.of(parser.parse(sentence)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "tom Type: Kat | no class \"Kat\" | did you mean Cat?",
        "tom Type: Cta | no class \"Cta\" | did you mean Cat?",
        "tom Type: Kats | no class \"Kats\" | did you mean Cat?",
        "tom Type: :Kat | no class \":Kat\" | did you mean Cat",
        "tom Type: Cat and :0815 | no class \":0815\" | paradl classify",
        "tom Type: {tim} | no individual \"tim\" | did you mean tom?",
        "tom Type: inverse chasis some Cat | no property \"chasis\" | did you mean chases?",
        "tom Type: chasis some Cat | no property \"chasis\" | did you mean chases?",
        "Cat SubClassOf: not (agee min 1) | no property \"agee\" | did you mean age?",
        "tom agee 5 | no object property \"agee\" | did you mean age?",
        "tom Type: Cat and Big_cat | no class \"Big_cat\" | did you mean 'Big cat'?",
        "tom Type: rax | no class \"rax\" | see its names",
        "Kat chases tom | no named individual \"Kat\" | see its names",
        "tom Type: lebel some Cat | no property \"lebel\" | see its names",
        "Kat or Cat SubClassOf: Cat | no class \"Kat\" | did you mean Cat?",
        "tom Type: Feline | no class \"Feline\" | paradl classify",
        "tom Type: Cat and Big cat | position 19: found \"Big cat\" | in quotes: 'Big cat'",
        "tom Type: chases some (not fed and wild) | position 24: found \"not fed and wild\" | in quotes",
        "Cat or Big cat SubClassOf: Cat | position 8: found \"Big cat\" | in quotes: 'Big cat'",
        "tom Type: Cat or 'Big cat' or Big catfish | no class \"Big\" | see its names",
        "tom Type: ('Big cat' | position 21: the sentence ends | )",
        "tom Type: 5 | position 11: found \"5\" | a name",
        "tom chases | is no sentence: it ends at position 11 | write  x Type: C",
        "not tom chases | is no sentence: it ends at position 15 | write  x Type: C",
        "not tom chases rex now | found \"now\" at position 20, after a whole one | write  x Type: C",
        "tom chases Cat rex | found \"rex\" at position 16 | write  x Type: C",
        "tom Type: (Cat | position 15: the sentence ends | )",
        "tom Type: chases min Cat | position 22: found \"Cat\" | expected",
        "'   ' | the query is empty | write  x Type: C",
        "tim Type: Cat | tim | did you mean tom?",
        "tom chased rex | chased | did you mean chases?",
        "tom Type: Dog | names <http:// | write the one you mean",
        "tom Type: Cat and | position 18 | expected",
        "tom Type: chases some | position 22 | expected",
        "tom Type: Cat, Animal | position 14: found \",\" | the end",
        "tom Type: {tom,,rex} | position 16: found \",\" | a name",
        "tom Type: http://example.org/Cat#Kitten | position 11: found \"http://example.org/Cat#Kitten\" | < and >",
        "tom Type: Cat and (Cat#x) | position 20: found \"Cat#x)\" | < and >",
        "Cat#x SubClassOf: Animal | position 1 | < and >",
        "tom Type: Cat) | position 14: found \")\" | the end",
        "tom Type: Cat and [ Cat | position 19: found \"[\" | a name",
        "tom Type: {tom rex} | position 16: found \"rex\" | }",
        "tom Type: <http://x#D e> | position 11: found \"<\" | a name",
        "tom | is no sentence | write  x Type: C",
        "tom | ends at position 4 | write  x Type: C",
        "tom chases rex now | found \"now\" at position 16 | write  x Type: C",
        "Cat SubClassOf | is no sentence: it ends at position 15 | write  x Type: C",
        "Cat SubClassOf Kat | no class \"Kat\" | did you mean Cat?",
        "Cat SubClassOf Animal) | position 22: found \")\" | the end",
        "chases Domain: Kat | no class \"Kat\" | did you mean Cat?",
        "age Range: intger | no datatype \"intger\" | see its names",
        "Transitive: age | is a data property | Functional alone",
        "chases Characteristics: Transient | \"Transient\" is no characteristic | Transitive",
        "Cat, Dog SubClassOf: Animal | found \",\" | the end",
        "Cat SubClassOf: | position 16 | expected a class expression",
        "Cat SubClassOf[stong]: Animal | position 16 | expected internal, strong or material",
        "Cat DisjointWith[strong]: Animal | position 18 | of one kind only",
        "inverse chasez SubPropertyOf: chases | chasez | did you mean chases?",
        "inverse age SubPropertyOf: age | object property \"age\" | what has that name is a data property",
        "Dog Type: Cat | no named individual \"Dog\" | what has that name is a class",
        "tom Type: x:tom | no class \"x:tom\" | what has that name is a named individual",
        "'Big cat' chases tom | no named individual \"'Big cat'\" | what has that name is a class",
        "tom Cat rex | no object property \"Cat\" | what has that name is a class",
        "chases o follows SubPropertyOf: chases | position 8: found \"o\" | ask about one property",
        "chases SubPropertyOf: age | of different kinds | two object properties"})
    void anErrorSaysWhereAndWhatToDo(String sentence, String message, String remedy) {
        var error = assertThrows(ParadlException.class, () -> parser.parse(sentence));
        assertEquals(ParadlException.Kind.QUERY, error.kind());
        assertTrue(error.getMessage().contains(message), error.getMessage());
        assertTrue(error.remedy().contains(remedy), error.remedy());
        assertFalse(error.remedy().matches("what has that name.*did you mean.*"), "the same name again");
    }

    @Test
    void aNameThatIsNothingLikeTheOthersHasNoSuggestion() {
        var error = assertThrows(ParadlException.class, () -> parser.parse("tom Type: Quetzalcoatlus"));
        assertTrue(error.remedy().contains("paradl classify"), error.remedy());
    }
}

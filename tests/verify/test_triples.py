"""Triples in every format, and what is none."""

from __future__ import annotations

import pytest

from paradl.errors import DataError
from paradl.verify.propositions import Proposition
from paradl.verify.triples import read

TWEETY = Proposition("Tweety", "is a", "bird")
NOT_FISH = Proposition("Tweety", "is a", "fish", negated=True)
BOTH = (TWEETY, NOT_FISH)

SAME = {
    "csv": "subject,predicate,object,negated\nTweety,is a,bird,\nTweety,is a,fish,true\n",
    "CSV": "Subject,Predicate,Object,Negated\nTweety,is a,bird,\nTweety,is a,fish, True\n",
    "tsv": "Tweety\tis a\tbird\nTweety\tis a\tfish\tyes\n",
    "json": '[{"subject": "Tweety", "predicate": "is a", "object": "bird"},'
    ' {"subject": "Tweety", "predicate": "is a", "object": "fish", "negated": true}]',
}


@pytest.mark.parametrize("format", SAME)
def test_the_same_claims(format: str) -> None:
    assert read(SAME[format], format.lower(), "x") == BOTH


def test_other_shapes_of_json() -> None:
    assert read('[["Tweety", "is a", "bird"]]', "json", "x") == (TWEETY,)
    line = '["Tweety", "is a", "bird"]\n'
    assert read(line, "json", "x") == (TWEETY,)
    assert read(line * 2, "json", "x") == (TWEETY, TWEETY)
    assert read(f"[{','.join([SAME['json'][1:-1], line])}]", "json", "x") == (*BOTH, TWEETY)
    assert read(f'{line}\n["Rex", "barks", true]', "json", "x")[1].object == "true"
    lines = '{"subject": "Tweety", "predicate": "is a", "object": "bird"}\n' * 2
    assert read(lines, "json", "x") == (TWEETY, TWEETY)
    odd = lines.replace("bird", "bird\x85of prey")
    assert [one.object for one in read(odd, "json", "x")] == ["bird of prey"] * 2
    wrapped = '{"propositions": [{"subject": "a", "predicate": "b", "object": 7, "quote": "q"}]}'
    assert read(wrapped, "json", "x") == (Proposition("a", "b", "7", quote="q"),)


def test_turtle() -> None:
    text = """
        @prefix : <http://a/> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
        @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> . :Dog a owl:Class .
        :rex a owl:NamedIndividual ; :eats :bone ; :age 7 ; rdfs:label "Rex" .
        [] a owl:NegativePropertyAssertion ; owl:sourceIndividual :rex ;
           owl:assertionProperty :eats ; owl:targetIndividual :grass .
    """
    assert read(text, "turtle", "x") == (
        Proposition("<http://a/rex>", "<http://a/age>", "7"),
        Proposition("<http://a/rex>", "<http://a/eats>", "<http://a/bone>"),
        Proposition("<http://a/rex>", "<http://a/eats>", "<http://a/grass>", negated=True),
    )


_DENIED = """@prefix owl: <http://www.w3.org/2002/07/owl#> .
[] a owl:NegativePropertyAssertion ;
"""
_PARTS = (
    "owl:sourceIndividual <urn:rex>",
    "owl:assertionProperty <urn:legs>",
    "owl:targetValue 0",
)


def test_turtle_denies_values_and_names_classes() -> None:
    denied = _DENIED + " ; ".join(_PARTS) + " ."
    assert read(denied, "turtle", "x") == (
        Proposition("<urn:rex>", "<urn:legs>", "0", negated=True),
    )
    schema = """@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
        @prefix owl: <http://www.w3.org/2002/07/owl#> .
        <urn:Dog> a owl:Class ; rdfs:label "dog" ; rdfs:subClassOf <urn:Animal> .
        <urn:rex> owl:sameAs <urn:bello> ."""
    told = {(p.subject, p.object) for p in read(schema, "turtle", "x")}
    assert told == {("<urn:Dog>", "<urn:Animal>"), ("<urn:rex>", "<urn:bello>")}


@pytest.mark.parametrize("missing", range(3))
def test_half_a_denial_is_no_claim(missing: int) -> None:
    parts = [part for place, part in enumerate(_PARTS) if place != missing]
    with pytest.raises(DataError, match="lacks a part"):
        read(_DENIED + " ; ".join(parts) + " .", "turtle", "x")


def test_columns_may_be_in_any_order_and_quoted() -> None:
    text = 'object,subject,note,predicate\n"bird, small",Tweety,?,is a\n'
    assert read(text, "csv", "x") == (Proposition("Tweety", "is a", "bird, small"),)
    assert read("a,b,c,,,\n", "csv", "x") == (Proposition("a", "b", "c"),)  # of a spreadsheet
    assert read("a;b;c,is,d|e|f\n", "csv", "x") == (Proposition("a;b;c", "is", "d|e|f"),)


def test_nothing_in_them() -> None:
    assert read("", "csv", "x") == ()
    assert read("subject,predicate,object\n", "csv", "x") == ()
    assert read("[]", "json", "x") == ()


@pytest.mark.parametrize(
    ("text", "format", "said"),
    [
        ("Tweety,is a\n", "csv", "line 1 has no object"),
        ("subject,predicate,object\nTweety,,bird\n", "csv", "line 2 has no predicate"),
        ("subject,predicate,object\n\na,is a,b\n\nc,,d\n", "csv", "line 5 has no predicate"),
        ("a,b,c,perhaps\n", "csv", "'perhaps' for negated"),
        ("subject,predicate,object\nTweety,in,Paris, France\n", "csv", "line 2 has more cells"),
        ("Tweety,in,Paris,,France\n", "csv", "put a cell with the separator in it between quotes"),
        ('[{"subject": "a"}]', "json", "triple 1 has no predicate"),
        ('[{"subject": ["a"], "predicate": "b", "object": "c"}]', "json", "has no subject"),
        ("[1, 2]", "json", "triple 1 is no triple"),
        ('[\n{"subject": "a", "object": "c", "object": "d"}]', "json", "'object' twice"),
        ('{"subject": "a"}\n{"subject": "b", "subject": "c"}', "json", "'subject' twice"),
        ('{"id": 1, "response": {}}\n{"id": 2, "error": 0}', "json", "'id', 'response', 'error'"),
        ('{"id": 1, "response": {}}', "json", "no triples, but objects with 'id', 'response':"),
        ("subject;predicate;object\nRain, snow;cause;mud\n", "csv", "has semicolons between its"),
        ("Rain, snow and hail;cause;mud\n", "csv", "has semicolons between its"),
        ("a\tb\tc\n", "csv", "has tabs between its cells: separate them by commas in .csv"),
        ("a,b,c\n", "tsv", "has commas between its cells"),
        ("{", "json", "no JSON"),
        ('{"data": [{"subject": "a"}]}', "json", "with its triples in 'data': give that list"),
        ("[" * 99_999, "json", "nested too deeply"),
        ('a,b,"c\nd,e,f\n', "csv", "no table .*: is a quote not closed?"),
        ('a\tb\t"c\nd\te\tf\n', "tsv", "no table .*: is a quote not closed?"),
        ('"text"', "json", "no list"),
        ("<a", "turtle", "no Turtle"),
        ("<http://a/x> <http://a/y> [] .", "turtle", "blank node"),
    ],
)
def test_what_is_none(text: str, format: str, said: str) -> None:
    with pytest.raises(DataError, match=said):
        read(text, format, "x")


def test_a_cell_may_be_long() -> None:
    (proposition,) = read("a,b," + "c" * 200_000, "csv", "x")
    assert len(str(proposition)) > 200_000

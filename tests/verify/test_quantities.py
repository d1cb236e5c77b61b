"""Numbers that a text has in another notation than the knowledge base, or with units."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rdflib import Graph

import paradl
from paradl.oracle.stores import GraphStore
from paradl.verify import Checker, Proposition
from paradl.verify.quantities import likeness, plain, quantity

PROPERTIES = {  # with a range or without, and the values of two individuals
    "population": ("integer", '"42500"^^xsd:integer', ""),
    "revenue": ("decimal", '"42500.0"^^xsd:decimal', ""),
    "density": ("decimal", '"1.234"^^xsd:decimal', ""),
    "budget": ("", '"1200000"^^xsd:integer', ""),
    "mass": ("", '"3.5"^^xsd:decimal', '"7.25"^^xsd:decimal'),
    "doseInMg": ("integer", '"1200"^^xsd:integer', ""),
    "dose": ("", '"1200"^^xsd:integer', ""),
    "textDose": ("", '"1200 mg"', '"3.5 g"'),
    "code": ("string", '"42500"', ""),
    "power": ("", '"5 MW"', ""),
    "sharePercent": ("", '"12.5"^^xsd:double', ""),
    "temperature": ("", '"-5"^^xsd:integer', ""),
    "mixed": ("", '"5"^^xsd:integer', '"3.5"^^xsd:decimal'),
    "note": ("", '"3 Musketeers"', ""),
    "born": ("", '"1945-05-03"^^xsd:date', ""),
    "inhabitants": ("integer", '"3677472"^^xsd:integer', ""),
    "ratio": ("", '"3.14159"^^xsd:double', ""),
}
CASES = [
    ("population", "42,500", "verified"),
    ("population", "42 500", "verified"),
    ("population", "42\u202f500", "verified"),
    ("population", "42.500", "verified"),  # no other integer
    ("population", "42'500", "verified"),
    ("population", "42.5 thousand", "verified"),
    ("population", "42,501", "contradiction"),
    ("population", "42,500 inhabitants", "partial"),
    ("population", "43,000 inhabitants", "failed"),
    ("population", "about 42,500", "failed"),
    ("revenue", "42,500", "verified"),
    ("revenue", "42.500,00", "verified"),
    ("revenue", "42.500", "failed"),  # in German, or 42.5
    ("revenue", "42.501", "contradiction"),
    ("revenue", "€42,500", "partial"),
    ("density", "1,234", "failed"),
    ("density", "1,235", "contradiction"),
    ("budget", "1.2 million", "verified"),
    ("budget", "1,2 Mio.", "verified"),
    ("budget", "120万", "verified"),
    ("budget", "1.3 million", "contradiction"),
    ("budget", "roughly as before", "failed"),
    ("budget", "1.200.000", "verified"),
    ("budget", "1.234", "contradiction"),
    ("budget", "$1.2m", "partial"),
    ("budget", "1,2 M€", "partial"),
    ("budget", "1200k", "verified"),
    ("budget", "US$1.2bn", "failed"),
    ("budget", "1,2 milyon", "verified"),
    ("budget", "120万円", "partial"),
    ("budget", "12 लाख", "verified"),
    ("mass", "3.5 milyar TL", "failed"),
    ("mass", "3.5m", "partial"),
    ("mass", "3.5 dozen", "failed"),
    ("population", "42,5 tisíc", "verified"),
    ("budget", "1,2 milionu", "verified"),
    ("population", "42,5 mil", "verified"),
    ("mass", "3,5 mil", "failed"),
    ("sharePercent", "%12,5", "verified"),
    ("revenue", "CHF 42,500", "partial"),
    ("sharePercent", "12.5 per cent", "verified"),
    ("temperature", "minus 5", "verified"),
    ("mass", "3½", "verified"),
    ("mass", "3 1/2", "verified"),
    ("mass", "3,5", "verified"),
    ("mass", "7¼", "contradiction"),
    ("mass", "⅓", "failed"),
    ("doseInMg", "1200 mg", "verified"),
    ("doseInMg", "1.2 g", "verified"),
    ("doseInMg", "1200 g", "contradiction"),
    ("doseInMg", "1200 lb", "failed"),
    ("dose", "1200 mg", "partial"),
    ("dose", "1.2 g", "failed"),
    ("textDose", "1,200 mg", "verified"),
    ("textDose", "1.2 g", "verified"),
    ("textDose", "1200", "partial"),
    ("textDose", "1200 lb", "failed"),
    ("textDose", "3500 mg", "contradiction"),  # of somebody else
    ("code", "42,500", "verified"),
    ("code", "42.500", "failed"),
    ("code", "43,500", "contradiction"),
    ("power", "5 mW", "contradiction"),
    ("sharePercent", "12.5%", "verified"),
    ("sharePercent", "13 %", "contradiction"),
    ("temperature", "−5", "verified"),
    ("temperature", "5 °C", "failed"),
    ("mixed", "5 kg", "partial"),
    ("mixed", "5,000", "failed"),
    ("mixed", "6,000", "contradiction"),
    ("note", "4 Musketeers", "contradiction"),
    ("inhabitants", "3.68 million", "failed"),
    ("inhabitants", "3677k", "failed"),
    ("inhabitants", "3.67 million", "contradiction"),
    ("inhabitants", "3,677,000", "contradiction"),
    ("ratio", "3.14", "failed"),
    ("ratio", "3.15", "contradiction"),
    ("ratio", "3", "contradiction"),
    ("born", "3 May 1945", "verified"),
    ("born", "in spring", "failed"),
    ("born", "1945", "failed"),
    ("born", "1945-05-04", "contradiction"),
]


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Checker]:
    path: Path = tmp_path_factory.mktemp("quantities") / "quantities.ofn"
    told = [
        f"Declaration(DataProperty(:{own})) FunctionalDataProperty(:{own}) "
        + (f"DataPropertyRange(:{own} xsd:{datatype}) " if datatype else "")
        + " ".join(
            f"DataPropertyAssertion(:{own} :{who} {v})"
            for who, v in zip("xy", vs, strict=True)
            if v
        )
        for own, (datatype, *vs) in PROPERTIES.items()
    ]
    path.write_text(
        "Prefix(:=<http://example.org/q#>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)\n"
        "Ontology(<http://example.org/q>\n"
        "Declaration(NamedIndividual(:x)) Declaration(NamedIndividual(:y))\n"
        + "\n".join(told)
        + ")",
        encoding="utf-8",
    )
    with paradl.load(path) as kb:
        yield Checker(kb)


def test_numbers_in_other_notations(checker: Checker) -> None:
    """Read where they can only be one number; else what is false of one of them is a gap."""
    findings = checker.check([Proposition("x", own, text) for own, text, _ in CASES])
    found = [
        (own, text, str(one.status)) for (own, text, _), one in zip(CASES, findings, strict=True)
    ]
    assert found == CASES


def test_a_gap_says_what_the_number_may_be(checker: Checker) -> None:
    dot, unit = checker.check([Proposition("x", "revenue", "42.500"), Proposition("x", *PARTIAL)])
    assert (str(dot.value), dot.why) == ("N", "'42.500' may be '42500'")
    assert (str(unit.value), unit.why) == ("T", "'1200 mg' was taken for '1200'")


PARTIAL = ("dose", "1200 mg")


def test_a_number_that_may_be_another_is_not_denied(checker: Checker) -> None:
    """That it is not 42.500 is true of 42.5, and false in German."""
    denied = [Proposition("x", own, text, negated=True) for own, text, _ in CASES]
    for finding, (own, text, status) in zip(checker.check(denied), CASES, strict=True):
        turned = {"verified": "contradiction", "contradiction": "verified"}.get(status, "failed")
        open_ = own in MAY_BE_FRACTIONS or text.endswith("mil")
        several = open_ and len(getattr(quantity(text), "numbers", ())) > 1
        expected = "failed" if several else turned
        assert (own, text, str(finding.status)) == (own, text, expected)


def test_numbers_of_what_the_facts_alone_know(tmp_path: Path) -> None:
    path = tmp_path / "o.ttl"
    named = "@prefix owl: <http://www.w3.org/2002/07/owl#> . <http://e/o> a owl:Ontology ."
    path.write_text(named)
    facts = Graph().parse(
        data=f"""{named} @prefix : <http://e/#> .
        @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
        :pop a owl:DatatypeProperty ; rdfs:label "population" .
        :x a owl:NamedIndividual ; rdfs:label "Basel" ; :pop 177600 ."""
    )
    with paradl.load(path) as kb:
        checker = Checker(kb, facts=GraphStore(facts))
        [found] = checker.check([Proposition("Basel", "population", "177,600")])
    assert found.status == "verified"


MAY_BE_FRACTIONS = ("revenue", "density", "mixed")


@pytest.mark.parametrize(
    ("text", "numbers", "unit"),
    [
        ("1,23,456", ["123456"], ""),
        ("1.234,56", ["1234.56"], ""),
        ("0,500", ["0.5"], ""),
        ("1.2 × 10⁶", ["1200000"], ""),
        ("١٢٠٠", ["1200"], ""),
        ("$1.2 billion", ["1200000000", "1200000000000"], "$"),
        ("5 km/h", ["5"], "km/h"),
        ("½", ["0.5"], ""),
        ("-€5", ["-5"], "€"),
        ("123456789012345678901234567891", ["123456789012345678901234567891"], ""),
        ("-12345678901234567890123456789½ mg", ["-12345678901234567890123456789.5"], "mg"),
    ],
)
def test_what_is_a_quantity(text: str, numbers: list[str], unit: str) -> None:
    found = quantity(text)
    assert found
    assert ([plain(number) for number in found.numbers], found.unit) == (numbers, unit)


def test_all_digits_count_in_another_unit_too() -> None:
    [one, other] = (quantity(f"12345678901234567890123456789{last} kg") for last in "12")
    assert one
    assert other
    turned = one.within(["g"])
    assert turned
    assert plain(turned.numbers[0]) == "123456789012345678901234567891000"
    assert likeness(one, other) == 0


@pytest.mark.parametrize(
    "text", ["10-20", "10 to 20", "5 More", "1.2.3", "12/5", "1945-03-02", "12:30", "1st", "mg", ""]
)
def test_what_is_none(text: str) -> None:
    assert quantity(text) is None


def test_so_many_digits_are_no_quantity() -> None:
    assert quantity("9" * 2_000_000) is None


@pytest.mark.parametrize("text", ["3×10⁻", "3×10⁵⁻⁶", "3×10⁹⁹⁹⁹⁹⁹⁹"])
def test_a_number_that_nobody_can_count_with_fails_alone(text: str, checker: Checker) -> None:
    """A judge may list any words as an object; its other claims are checked all the same."""
    claims = [Proposition("x", "revenue", text), Proposition("x", "revenue", "42500.0")]
    assert [finding.status for finding in checker.check(claims)] == ["failed", "verified"]

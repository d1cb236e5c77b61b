"""Times of day, shares and what is true or false, as texts tell them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import paradl
from paradl.verify import Checker, Proposition

PROPERTIES = {  # with a range or without, and a value
    "open": ("boolean", '"true"^^xsd:boolean'),
    "heated": ("", '"false"^^xsd:boolean'),
    "listed": ("", '"1"^^xsd:boolean'),
    "remark": ("", '"no"'),
    "openingTime": ("", '"09:30:00"^^xsd:time'),
    "closingTime": ("time", '"21:30:00"^^xsd:time'),
    "born": ("date", '"1867-11-07"^^xsd:date'),
    "founded": ("", '"1867-11-07"^^xsd:date'),
    "diary": ("", '"7 November 1867"'),
    "lunch": ("", '"12:00:00"^^xsd:time'),
    "sunrise": ("", '"06:41:17"^^xsd:time'),
    "launch": ("", '"09:30:00Z"^^xsd:time'),
    "fat": ("", '"0.125"^^xsd:decimal'),
    "fatRatio": ("decimal", '"0.125"^^xsd:decimal'),
    "sugarRatio": ("", '"12.5"^^xsd:decimal'),
    "saltPercent": ("", '"12.5"^^xsd:decimal'),
    "count": ("integer", '"12"^^xsd:integer'),
}
CASES = [
    ("open", "yes", "verified"),
    ("open", "True", "verified"),
    ("open", "ja", "verified"),
    ("open", "No.", "contradiction"),
    ("open", "1", "verified"),
    ("open", "on Mondays", "failed"),
    ("heated", "no", "verified"),
    ("heated", "Yes", "contradiction"),
    ("heated", "warm", "failed"),
    ("listed", "yes", "verified"),
    ("listed", "no", "contradiction"),
    ("remark", "no", "verified"),
    ("born", "7 November 1867", "verified"),
    ("born", "on Thursday, the 7th of November, 1867", "verified"),
    ("born", "Nov. 7, 1867", "verified"),
    ("born", "7. November 1867", "verified"),
    ("born", "le 7 novembre 1867", "verified"),
    ("born", "7 de noviembre de 1867", "verified"),
    ("born", "7 ноября 1867 г.", "verified"),
    ("born", "7 ноября 1867 года", "verified"),
    ("born", "7-Nov-1867", "verified"),
    ("born", "07.11.1867", "verified"),
    ("born", "1867/11/07", "verified"),
    ("born", "1867年11月7日", "verified"),
    ("born", "8 November 1867", "contradiction"),
    ("born", "November 7, 1868", "contradiction"),
    ("born", "13/11/1867", "contradiction"),
    ("born", "11/7/1867", "failed"),  # in July, or in November
    ("born", "31 November 1867", "failed"),
    ("born", "November 1867", "failed"),
    ("founded", "7 November 1867", "verified"),
    ("founded", "7 December 1867", "contradiction"),
    ("diary", "7 November 1867", "verified"),
    ("openingTime", "9:30", "verified"),
    ("openingTime", "9:30 a.m.", "verified"),
    ("openingTime", "9.30 Uhr", "verified"),
    ("openingTime", "9h30", "verified"),
    ("openingTime", "09:30:00", "verified"),
    ("openingTime", "9:30 pm", "contradiction"),
    ("openingTime", "10:30", "contradiction"),
    ("openingTime", "in the morning", "failed"),
    ("closingTime", "9:30 PM", "verified"),
    ("closingTime", "21:30", "verified"),
    ("closingTime", "9:30", "failed"),  # in the morning, or in the evening
    ("closingTime", "09:30", "contradiction"),
    ("closingTime", "25:30", "failed"),
    ("lunch", "noon", "verified"),
    ("lunch", "12 pm", "verified"),
    ("lunch", "12 am", "contradiction"),
    ("sunrise", "6:41 am", "failed"),  # and some seconds
    ("sunrise", "6:42 am", "contradiction"),
    ("launch", "9:30 am", "failed"),  # in which zone?
    ("fat", "12.5 %", "partial"),
    ("fat", "13 %", "failed"),
    ("fatRatio", "12.5 %", "verified"),
    ("fatRatio", "125‰", "verified"),
    ("fatRatio", "12.5 percent", "verified"),
    ("fatRatio", "13 %", "contradiction"),
    ("fatRatio", "0.125", "verified"),
    ("sugarRatio", "12.5 %", "failed"),
    ("sugarRatio", "13 %", "contradiction"),
    ("saltPercent", "12.5 %", "verified"),
    ("saltPercent", "0.125", "contradiction"),
    ("count", "12 %", "partial"),
]


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Checker]:
    path: Path = tmp_path_factory.mktemp("values") / "values.ofn"
    told = [
        f"Declaration(DataProperty(:{own})) FunctionalDataProperty(:{own}) "
        + (f"DataPropertyRange(:{own} xsd:{datatype}) " if datatype else "")
        + f"DataPropertyAssertion(:{own} :x {value})"
        for own, (datatype, value) in PROPERTIES.items()
    ]
    path.write_text(
        "Prefix(:=<http://example.org/v#>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)\n"
        "Ontology(<http://example.org/v> Declaration(NamedIndividual(:x))\n"
        "Declaration(Class(:Shop)) ClassAssertion(:Shop :x)\n" + "\n".join(told) + ")",
        encoding="utf-8",
    )
    with paradl.load(path) as kb:
        yield Checker(kb)


def test_what_is_told_in_other_words(checker: Checker) -> None:
    findings = checker.check([Proposition("x", own, text) for own, text, _ in CASES])
    found = [
        (own, text, str(one.status)) for (own, text, _), one in zip(CASES, findings, strict=True)
    ]
    assert found == CASES


def test_what_is_not_sure_is_not_denied(checker: Checker) -> None:
    denied = [Proposition("x", own, text, negated=True) for own, text, _ in CASES]
    for finding, (own, text, status) in zip(checker.check(denied), CASES, strict=True):
        turned = {"verified": "contradiction", "contradiction": "verified"}.get(status, "failed")
        several = (own, text) in SEVERAL
        assert (own, text, str(finding.status)) == (own, text, "failed" if several else turned)


SEVERAL = {
    *(("openingTime", "9:30"), ("openingTime", "10:30"), ("closingTime", "9:30")),
    *(("fatRatio", "12.5 %"), ("fatRatio", "125‰"), ("fatRatio", "12.5 percent")),
    *(("fatRatio", "13 %"), ("sugarRatio", "12.5 %"), ("sugarRatio", "13 %")),
}


def test_a_gap_says_what_a_time_may_be(checker: Checker) -> None:
    evening, seconds = checker.check(
        [Proposition("x", "closingTime", "9:30"), Proposition("x", "sunrise", "6:41 am")]
    )
    assert evening.why == "'9:30' may be '21:30:00'"
    assert seconds.why == "'6:41 am' may be '06:41:17', told less exactly"


@pytest.mark.parametrize(
    ("predicate", "object", "negated", "status"),
    [
        ("is", "open", False, "verified"),
        ("is not", "open", False, "contradiction"),
        ("is", "heated", False, "contradiction"),
        ("is", "heated", True, "verified"),
        ("is", "remark", False, "failed"),  # no boolean
        ("is a", "shop", False, "verified"),
    ],
)
def test_what_something_is(
    checker: Checker, predicate: str, object: str, negated: bool, status: str
) -> None:
    """As a text says of whom a boolean is true."""
    [found] = checker.check([Proposition("x", predicate, object, negated=negated)])
    assert str(found.status) == status

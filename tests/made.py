"""Findings that no engine had to find: for what is hard to come by, and for what is large."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from paradl.grounding.evidence import Evidence, Review
from paradl.loaded import Loaded
from paradl.measures import Degree, Measures, NameMeasure
from paradl.oracle.valuation import Side
from paradl.oracle.verbalization.atoms import Membership
from paradl.report.html import Findings
from paradl.results import (
    Axiom,
    Check,
    Conflict,
    Conflicts,
    Individual,
    PropertyValue,
    Realization,
    TypeValue,
)
from paradl.taxonomy import ClassNode, Taxonomy
from paradl.truth import Belnap, GeneralizedTruthValue

E = "http://example.org/#"
THING = "http://www.w3.org/2002/07/owl#Thing"

ATTACKS = (
    "<script>window.ran = 1</script>",
    "</script><script>window.ran = 2</script>",
    '"><img src=x onerror="window.ran = 3">',
    "' onmouseover='window.ran = 4",
    "<svg/onload=window.ran=5>",
    "<!--<script>",
    "]]><![CDATA[",
    "</style></title></textarea><b>",
    "&lt;script&gt;window.ran = 6&lt;/script&gt;",
    "{{ 7 * 7 }}{% raw %}",
    "javascript:window.ran=7",
    "line\u2028separator\u2029 and \u202eright to left\x1b[31m\x00",
    "half a pair \udc80",
)
IRIS = (
    "javascript:window.ran=8",
    "data:text/html,<script>window.ran=9</script>",
    'http://example.org/"><script>window.ran=10</script>',
    "http://example.org/plain#name",
)


def node(name: str, *parents: str, label: str | None = None, **more: Any) -> ClassNode:
    """A class, under owl:Thing if nothing else is said."""
    above = tuple(E + parent for parent in parents) or (THING,)
    equivalents = tuple(more.get("equivalents", ()))
    return ClassNode(E + name, label or name, above, equivalents, more.get("conflicting", False))


def axiom(text: str, **more: Any) -> Axiom:
    return Axiom(more.pop("functional", f"Axiom({text})"), text, **{"origin": "asserted"} | more)


def conflict(subject: str, *why: Axiom, **more: Any) -> Conflict:
    return Conflict(
        more.get("kind", "class-assertion"),
        subject,
        more.get("predicate", E + "A"),
        more.get("object"),
        Belnap.B,
        (why,),
        more.get("label", subject),
        more.get("predicate_label", "A"),
        more.get("object_label"),
    )


def findings(**more: Any) -> Findings:
    """Of an ontology with nothing in it, but for what is given."""
    conflicts = Conflicts(more.get("conflicts", ()))
    classes, individuals = tuple(more.get("classes", ())), tuple(more.get("individuals", ()))
    check = Check(
        not conflicts, (), conflicts, (), (), 0, measures=more.get("measures", _measures(classes))
    )
    return Findings(
        more.get("name", "made.ofn"),
        tuple(more.get("inputs", ("made.ofn",))),
        tuple(more.get("reading", ())),
        Loaded(more.get("iri", "http://example.org/"), 9, 7, "OWL", ("made.ofn",), {}, 0.1),
        "adaptive",
        "hermit",
        check,
        tuple(more.get("sides", (None,) * len(conflicts))),
        Taxonomy(classes),
        Realization(individuals),
        more.get("advice"),
        tuple(more.get("evidence", ())),
        tuple(more.get("notes", ())),
        datetime(2026, 11, 22, tzinfo=UTC),
        "0.0",
    )


def _measures(classes: tuple[ClassNode, ...]) -> Measures:
    one = Degree(2, 1, 1)
    return Measures(one, tuple(NameMeasure(c.iri, c.label, one) for c in classes[:9]))


def hostile() -> Findings:
    """Every text that an ontology or a judge can choose tries to be more than a text."""
    iris = [*IRIS, *(f"{E}{attack}" for attack in ATTACKS)]
    named = list(zip(iris, (*ATTACKS, *ATTACKS), strict=False))
    classes = [ClassNode(iri, label, (THING,), (), True) for iri, label in named]
    individuals = [
        Individual(
            iri + "i",
            label,
            (TypeValue(classes[0].iri, label, Belnap.B, True),),
            (PropertyValue(iri, label, f'"{label}"', f'"{label}"', Belnap.B),),
        )
        for iri, label in named
    ]
    cited = [
        axiom(
            label,
            functional=f"Says({label})",
            file=label.replace("\0", ""),
            line=1,
            origin="oracle",
            judge=label,
            words=label,
            evidence=label,
        )
        for _, label in named
    ]
    conflicts = [
        conflict(iri + "i", one, label=label, predicate=iri, predicate_label=label)
        for (iri, label), one in zip(named, cited, strict=True)
    ]
    said = GeneralizedTruthValue.parse("<t,f>")
    heard = [
        Evidence(
            atom=Membership(IRIS[3] + "i", IRIS[3]),
            statement=label,
            said=said,
            value=said,
            key=label,
            judge=label,
            prompt=label,
            policy=label,
            judged=label,
            confidence=0.5,
            words=dict.fromkeys(Side, label),
            review=Review.OPINION,
            reviewer=label,
            replies=((label, label, label),),
        )
        for _, label in named
    ]
    whole = " ".join(ATTACKS)
    return findings(
        name=whole,
        inputs=(whole,),
        iri=IRIS[0],
        classes=classes,
        individuals=individuals,
        conflicts=conflicts,
        evidence=heard,
        notes=ATTACKS,
    )


def large(count: int = 10_000) -> Findings:
    """So many classes in a tree whose nodes have nine children each."""
    classes = [
        node(
            f"Class{i}",
            *([f"Class{(i - 1) // 9}"] if i else []),
            label=f"the class {i}",
            conflicting=i % 500 == 7,
        )
        for i in range(count)
    ]
    individuals = tuple(
        Individual(
            f"{E}i{i}", f"individual {i}", (TypeValue(f"{E}Class{i}", "", Belnap.T, True),), ()
        )
        for i in range(0, count, 10)
    )
    return findings(classes=classes, individuals=individuals)

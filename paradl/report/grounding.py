"""What was learned from a judge, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.text import Text

from paradl.control_characters import printable
from paradl.grounding.evidence import Evidence
from paradl.grounding.grounding import Grounding
from paradl.grounding.model_checking import Checked, ModelCheck
from paradl.oracle.estimate import Estimate
from paradl.oracle.valuation import Statement, Valuation
from paradl.report import judgements, text
from paradl.report.phrases import count, place, value
from paradl.report.tsv import rows
from paradl.results import Axiom


def lines(result: Grounding) -> Iterator[Text]:
    """The answers, and what the judge said for them."""
    if result.answers:
        yield from text.ask(result.answers)
        yield Text("")
    yield from judgements.lines(valuations(result.evidence))


def valuations(evidences: Iterable[Evidence]) -> list[Valuation]:
    """What the judge said just now, or before as the cache has it."""
    return [evidence.valuation for evidence in evidences if evidence.valuation]


def summary(result: Grounding) -> str:
    """How much was asked, in a sentence."""
    return (
        f"{result.asked:,} of {result.candidates:,} atoms asked, "
        f"{result.cached:,} from the cache, {result.saved:,} saved"
    )


def document(result: Grounding, answers: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """As the JSON of the interface has it."""
    return {**said(result), "answers": list(answers)}


def said(result: Grounding) -> dict[str, Any]:
    """The same without the answers."""
    return {
        "asked": result.asked,
        "cached": result.cached,
        "saved": result.saved,
        "candidates": result.candidates,
        "evidence": [evidence(one) for one in result.evidence],
    }


def evidence(one: Evidence) -> dict[str, Any]:
    """The value of an atom, with where it comes from."""
    return {
        "atom": str(one.atom),
        "statement": one.statement,
        "value": str(one.said),
        "counted": str(one.value),
        "confidence": one.confidence,
        "judge": one.judge,
        "samples": len(one.valuation.samples) if one.valuation else 0,
        "cached": one.cached,
        "key": one.key,
        "words": {str(side): text for side, text in one.words.items()},
    }


def tsv(evidences: Sequence[Evidence]) -> str:
    """A row for each atom."""
    header = ("value", "belnap", "statement", "atom", "judge", "key")
    body = (
        (
            str(e.said),
            str(e.said.belnap),
            e.statement,
            str(e.atom),
            e.judge,
            e.key,
        )
        for e in evidences
    )
    return rows(header, body)


def model(result: ModelCheck) -> Iterator[Text]:
    """The atoms as the judge has them, then the axioms, then the sentences."""
    yield from judgements.lines(valuations(result.evidence))
    for title, checked in (("axioms", result.axioms), ("sentences", result.sentences)):
        if checked:
            yield Text("")
            yield Text(title, "bold")
            yield from _values(checked)
    if result.unread:
        yield Text("")
        yield Text(f"{count(result.unread, 'axiom')} without a nine-valued reading", "dim")


def _values(checked: Sequence[Checked]) -> Iterator[Text]:
    width = max(len(printable(one.text)) for one in checked)
    for one in checked:
        note = place(one.axiom) if one.axiom else ""
        shown = f"{printable(one.text):{width}}  " if note else printable(one.text)
        yield Text.assemble(value(one.value.belnap), f"{one.value}  {shown}", (note, "dim"))


def model_document(result: ModelCheck) -> dict[str, Any]:
    """The same as JSON."""
    return {
        "axioms": [
            {**_cited(one.axiom), "value": str(one.value)} for one in result.axioms if one.axiom
        ],
        "sentences": [{"sentence": one.text, "value": str(one.value)} for one in result.sentences],
        "evidence": [evidence(one) for one in result.evidence],
        "unread": [{"axiom": left.axiom, "why": left.why} for left in result.unread],
    }


def _cited(axiom: Axiom) -> dict[str, Any]:
    place = {} if axiom.file is None else {"file": axiom.file, "line": axiom.line}
    return {"axiom": axiom.axiom, "text": axiom.text, "origin": axiom.origin, **place}


def model_tsv(result: ModelCheck) -> str:
    """A row for each axiom and sentence."""
    header = ("kind", "value", "belnap", "text")
    kinds = (("axiom", result.axioms), ("sentence", result.sentences))
    body = (
        (kind, str(one.value), str(one.value.belnap), one.text)
        for kind, checked in kinds
        for one in checked
    )
    return rows(header, body)


def preview(asked: Sequence[Statement], cost: Estimate | None, currency: str) -> Iterator[Text]:
    """What could be asked, and what that would cost."""
    for one in asked:
        yield Text(printable(one.text))
    yield Text("")
    if cost is None:
        yield Text(f"statements  {len(asked):,}; name a --judge to see what they would cost")
    else:
        yield from judgements.estimate(cost, currency)


def preview_document(
    asked: Sequence[Statement], cost: Estimate | None, currency: str
) -> dict[str, Any]:
    """The same as JSON."""
    return {
        "candidates": [{"atom": one.atom, "statement": one.text} for one in asked],
        "estimate": cost and judgements.estimate_document(cost, currency),
    }

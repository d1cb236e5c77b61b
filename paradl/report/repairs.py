"""Repair advice: for people, as JSON and as tab-separated values."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.text import Text

from paradl.repair import Advice, Repair
from paradl.report import tsv as table
from paradl.report.names import printable
from paradl.report.phrases import INDENT, count, justification
from paradl.results import Axiom, Conflict, Json

LOST_SHOWN = 5


def text(
    advice: Advice, what: str, inputs: Sequence[str], reading: Sequence[str] = ()
) -> Iterator[Text]:
    """A paragraph for each repair of the inputs, called `what`; options say how these are read."""
    if not advice.conflicts:
        yield Text.assemble(f"{printable(what)} has no conflicts: ", ("nothing to repair", "green"))
        return
    ways = count(advice.repairs, "way")
    conflicts = count(range(advice.conflicts), "conflict")
    order = ", the best first" if len(advice.repairs) > 1 else ""
    yield Text(f"{printable(what)} has {conflicts}. {ways} to end them{order}:")
    for number, repair in enumerate(advice.repairs, start=1):
        yield Text("")
        yield Text.assemble(
            (f"{number}  remove {count(repair.remove, 'axiom')}", "bold"), f"; {_cost(repair)}"
        )
        yield from justification(repair.remove)
        yield from _lost(repair)
        if repair.remaining:
            stay = count(repair.remaining, "conflict")
            yield Text(f"   and {stay} would stay: no axiom is to blame", "bold red")
    for best in advice.repairs[:1]:
        yield Text("")
        command = copying(inputs, best.remove, reading)
        yield Text(f"To write a repaired copy: {command}", "dim")


def copying(inputs: Sequence[str], removed: Iterable[Axiom], reading: Sequence[str] = ()) -> str:
    """The command that writes a copy without some axioms; it need not look for them anew.

    Args:
        inputs: the files.
        removed: the axioms.
        reading: the options that say how the files are read.

    >>> axiom = Axiom("SubClassOf(<a:A> <a:B>)", "'A a' SubClassOf B", "asserted")
    >>> print(copying(["zoo.owl"], [axiom], ["--imports", "none"]))
    paradl translate zoo.owl --imports none --without "'A a' SubClassOf B" -o COPY
    """
    files = inputs if len(inputs) == 1 else [word for name in inputs for word in ("-i", name)]
    named = dict.fromkeys(map(_named, removed))  # without the annotations that axioms differ in
    without = [word for name in named for word in ("--without", name)]
    words = ["paradl", "translate", *files, *reading, *without, "-o", "COPY"]
    return printable(" ".join(map(_quoted, words)))


def _named(axiom: Axiom) -> str:
    """As people read it, unless that has signs in it that a terminal does not show."""
    return axiom.text if printable(axiom.text) == axiom.text else axiom.axiom


def _quoted(word: str) -> str:
    """In double quotes, since names have single ones, where no shell sees more in the word."""
    plain = shlex.quote(word) == word
    return f'"{word}"' if not plain and not set(word) & set('"$`\\!') else shlex.quote(word)


def json(advice: Advice) -> Json:
    """As the interface has it."""
    return {
        "conflicts": advice.conflicts,
        "repairs": [
            {
                "remove": [_axiom(axiom) for axiom in repair.remove],
                "impact": None if repair.lost is None else repair.impact,
                "lost": None if repair.lost is None else [_axiom(axiom) for axiom in repair.lost],
                "usage": repair.usage,
                "complete": not repair.remaining,
                "remaining": [_conflict(conflict) for conflict in repair.remaining],
            }
            for repair in advice.repairs
        ],
    }


def tsv(advice: Advice) -> str:
    """A row for each axiom of each repair."""
    return table.rows(
        ("repair", "axiom", "text", "impact", "usage", "complete"),
        (
            (str(n), axiom.axiom, axiom.text, _impact(repair), str(repair.usage), complete)
            for n, repair in enumerate(advice.repairs, start=1)
            for complete in (not repair.remaining,)
            for axiom in repair.remove
        ),
    )


def _cost(repair: Repair) -> str:
    if repair.lost is None:
        return "what else is lost cannot be told in this logic"
    if not repair.lost:
        return "no other subsumption or type is lost"
    verb = "is" if repair.impact == 1 else "are"
    return f"{count(range(repair.impact), 'other consequence')} {verb} lost"


def _lost(repair: Repair) -> Iterator[Text]:
    lost = repair.lost or ()
    if lost:
        yield Text("   lost with it" if len(repair.remove) == 1 else "   lost with them", "dim")
    for axiom in lost[:LOST_SHOWN]:
        yield Text(f"{INDENT}{printable(axiom.text)}", "dim")
    if repair.impact > LOST_SHOWN:
        yield Text(f"{INDENT}and {repair.impact - LOST_SHOWN} more", "dim")


def _impact(repair: Repair) -> str | None:
    return None if repair.lost is None else str(repair.impact)


def _axiom(axiom: Axiom) -> dict[str, Any]:
    place = {} if axiom.line is None else {"file": axiom.file, "line": axiom.line}
    return {"axiom": axiom.axiom, "text": axiom.text, "origin": axiom.origin, **place}


def _conflict(conflict: Conflict) -> dict[str, Any]:
    return {
        "kind": conflict.kind,
        "subject": conflict.subject,
        "predicate": conflict.predicate,
        "object": conflict.object,
        "value": str(conflict.value),
    }

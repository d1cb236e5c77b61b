"""Verified texts for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from paradl.control_characters import printable
from paradl.loaded import Run
from paradl.oracle.limits import Spent
from paradl.report.meter import amount
from paradl.report.phrases import STYLES, counted
from paradl.report.tsv import rows
from paradl.verify import documents
from paradl.verify.rounds import Round, Verification
from paradl.verify.scoring import Status

_WIDTH = max(map(len, Status))


def lines(result: Verification) -> Iterator[Text]:
    """The decision, the claims of each round, and the text where it was revised."""
    word, style = ("accepted", "bold green") if result.accepted else ("rejected", "bold red")
    yield Text.assemble((word, style), f": {result.why}")
    several = len(result.rounds) > 1
    for one in result.rounds:
        yield Text("")
        if several:
            yield Text(f"round {one.number}: {one.why}", "bold")
        yield from _round(one, "   " if several else "")
    if several:
        yield Text("")
        yield Text(f"the text of round {result.best.number}", "bold")
        for line in result.text.splitlines():
            yield Text(f"   {printable(line)}")


def tsv(result: Verification) -> str:
    """A row for each claim of each round."""
    header = ("round", "status", "value", "subject", "predicate", "object", "negated")
    return rows(
        (*header, "links", "score", "why"),
        (
            (
                *(str(one.number), str(found.status), str(found.value)),
                *(found.proposition.subject, found.proposition.predicate),
                *(found.proposition.object, found.proposition.negated),
                " ".join(link.iri or "-" for link in found.reading.links),
                f"{found.reading.score:g}",
                found.why,
            )
            for one in result.rounds
            for found in one.findings
        ),
    )


def run(result: Verification, reasoner: str) -> Run:
    """The answer as a run of a command."""
    return Run(documents.verification(result), b"", reasoner, {})


def unread(result: Verification) -> list[str]:
    """A warning of the claims that a model listed amiss, if there are any."""
    amiss = [f.proposition for one in result.rounds for f in one.findings if f.proposition.fault]
    if not amiss:
        return []
    which = f"{counted(len(amiss), 'claim')} in the model's replies could not be read"
    return [f"{which}, as {str(amiss[0])!r} ({amiss[0].fault}): each counts as failed"]


def spent(cost: Spent, currency: str) -> str:
    """What the models have cost."""
    return amount(cost, currency)


def _round(one: Round, indent: str) -> Iterator[Text]:
    width = max((len(printable(str(f.proposition))) for f in one.findings), default=0)
    for found in one.findings:
        yield Text.assemble(
            indent,
            (f"{found.value}  {found.status:{_WIDTH}}  ", STYLES[found.value]),
            f"{printable(str(found.proposition)):{width}}"
            if found.why
            else printable(str(found.proposition)),
            (f"  {printable(found.why)}", "dim") if found.why else "",
        )
    for test in one.stability:
        word = "stable" if test.stable else "unstable"
        yield Text.assemble(
            indent,
            (f"{word:{_WIDTH + 3}}  ", "green" if test.stable else "red"),
            printable(str(test)),
            (
                f"  {test.present:.2f} under do, {test.absent:.2f} without; "
                f"{printable(test.why) or f'distance {test.distance:.3f}'}",
                "dim",
            ),
        )

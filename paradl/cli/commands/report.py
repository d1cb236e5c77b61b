"""`paradl report`."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl import files, formats
from paradl.cli import grounding, judging
from paradl.cli.numbers import COUNT
from paradl.cli.options import option
from paradl.cli.session import Session, command
from paradl.errors import UsageError

if TYPE_CHECKING:
    from paradl.grounding.evidence import Evidence
    from paradl.kb import KnowledgeBase
    from paradl.report.html import Findings

_PAGES = (".html", ".htm")
_INDEX = "index.html"


@command("text", "json", "tsv", writes=True)
@option(
    "--first",
    type=COUNT,
    metavar="N",
    help="End the search for conflicts with the first N clashes.",
)
@option(
    "--repairs",
    type=click.IntRange(min=0),
    metavar="N",
    help="How many ways to end the conflicts to tell, 0 for none; else some, unless there are "
    "very many conflicts.",
)
@click.argument("file", required=False)
@grounding.grounding
@judging.judging_where_open
def report(
    session: Session,
    file: str | None,
    output: Path | None,
    first: int | None,
    repairs: int | None,
    **given: Any,
) -> None:
    """One HTML file to look at: what is in conflict and why, all classes, what to do about it.

    It opens from disk in any browser, fetches nothing, and can be sent to somebody who has no
    ParaDL. It has the numbers, each conflict with what says yes beside what says no, the class
    hierarchy and the individuals with their values, a drawing of which axioms cause most
    conflicts, repairs, and what a judge said; all of it can be searched, and is linked.

    -o names the file, ending in .html, or a folder that gets an index.html. The answer says what
    was written. With --timeout, what there is no time for is left out, and the report says so.

    \b
    Examples:
      paradl report merged.owl -o merged.html
      paradl report merged.owl -o site/conflicts           site/conflicts/index.html
      paradl report merged.owl -o merged.html --max 3      up to 3 justifications each
      paradl report huge.owl -o huge.html --first 20 --repairs 0
      paradl report zoo.owl -o zoo.html --evidence said.ofn    with the judge's words
      paradl report -i one.owl -i two.ttl -o merged.html --force
    """
    from rich.text import Text

    from paradl.loaded import Run
    from paradl.report import tsv
    from paradl.report.html import gather, page

    place = _place(output, force=session.options.force)
    session.writes(place)
    options = grounding.judge(given)
    with grounding.opened(session, file, given["evidence"]) as kb:
        evidence = _evidence(session, kb, first, options, given)
        started = time.perf_counter()
        findings = gather(
            kb,
            session.what,
            inputs=session.inputs,
            reading=[*session.options.reading(), *grounding.reading(given["evidence"])],
            evidence=evidence,
            first=first,
            repairs=repairs,
        )
        session.reasoned()
        seconds = {"reason": round(time.perf_counter() - started, 3)}
        content = page(findings)
        place.parent.mkdir(exist_ok=True)
        files.write(place, content, force=session.options.force)
        written = _written(place, content, findings)
        session.answer(
            kb,
            Run(written, b"", findings.reasoner, seconds),
            text=lambda: [Text(_sentence(written))],
            tsv=lambda: tsv.rows(tuple(written), [[_cell(value) for value in written.values()]]),
        )


def _place(output: Path | None, *, force: bool) -> Path:
    """The file that is to be written; whether it can be is found out before the work.

    Raises:
        UsageError: it cannot be, or nothing says where.
    """
    if output is None:  # standard output has the answer
        raise UsageError("nothing says where the report goes", "name a file: -o report.html")
    is_folder = output.is_dir() or not (output.suffix.lower() in _PAGES or output.exists())
    if not is_folder:
        files.check_free(output, force=force)
        return output
    if formats.of_path(output) is not None:
        raise UsageError(f"a report is HTML, and {output.name} is not", "end its name in .html")
    if not output.is_dir():
        files.check_free(output, force=force)
    else:
        files.check_free(output / _INDEX, force=force)
    return output / _INDEX


def _evidence(
    session: Session,
    kb: KnowledgeBase,
    first: int | None,
    options: dict[str, Any],
    given: dict[str, Any],
) -> tuple[Evidence, ...]:
    """What a judge said before, and what it says now, if one is named."""
    from paradl.grounding.purposes import of_conflicts
    from paradl.grounding.store import load

    found = [one for path in given["evidence"] for one in load(path)]
    if options["judge"]:
        purpose = of_conflicts(first)
        heard = grounding.told(session, kb, (), options, given, purpose=purpose).evidence
        found = [*heard, *found]  # what a person has reviewed is the last word on it
    return tuple({one.key: one for one in found}.values())


def _written(place: Path, content: bytes, findings: Findings) -> dict[str, Any]:
    return {
        "file": str(place),
        "bytes": len(content),
        "consistent": findings.check.consistent,
        "conflicts": len(findings.check.conflicts),
        "complete": findings.check.complete,
        "classes": len(findings.taxonomy.classes),
        "individuals": len(findings.realization.individuals),
        "repairs": len(findings.advice.repairs) if findings.advice else 0,
        "evidence": len(findings.evidence),
        "notes": list(findings.notes),
    }


def _sentence(written: Mapping[str, Any]) -> str:
    from paradl.control_characters import printable
    from paradl.report.phrases import count

    parts = (("conflict", "s"), ("class", "es"), ("individual", "s"))
    told = ", ".join(count(range(written[f"{one}{ending}"]), one, ending) for one, ending in parts)
    return f"{printable(written['file'])}: {told}"


def _cell(value: Any) -> str | bool:
    if isinstance(value, list):
        return "; ".join(value)
    return value if isinstance(value, bool) else str(value)

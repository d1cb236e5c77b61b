"""Results as HTML for notebooks: small, self-contained, and all of the ontology's text escaped.

They take the notebook's own colours for text and background, so they are at home in light and dark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from io import StringIO
from itertools import groupby, islice

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from paradl.control_characters import printable
from paradl.kb import KnowledgeBase
from paradl.report import reasons, text
from paradl.report.phrases import MEANINGS, called, count, local, place, sentence
from paradl.results import (
    Answer,
    Axiom,
    Check,
    Conflict,
    Conflicts,
    Explanation,
    Justification,
    Realization,
)
from paradl.taxonomy import Taxonomy
from paradl.truth import Belnap

MOST = 500
"""So many conflicts are shown, or lines of a tree or of plain text."""

_STYLE = """<style>
.paradl { line-height: 1.45; }
.paradl h4 { margin: 0.8em 0 0.2em; font-size: 1em; }
.paradl p { margin: 0.2em 0; }
.paradl ul { margin: 0 0 0.4em 2.1em; padding-left: 1.2em; }
.paradl small, .paradl summary, .paradl th { opacity: 0.75; font-weight: normal; }
.paradl summary { cursor: pointer; margin-left: 2.1em; }
.paradl table { border-collapse: collapse; margin: 0.3em 0; }
.paradl th, .paradl td { text-align: left; vertical-align: top; padding: 0.1em 1.5em 0.1em 0; }
.paradl td ul { margin-left: 0; }
.paradl pre { background: none; color: inherit; line-height: 1.35; margin: 0; padding: 0; }
.paradl b.v { display: inline-block; width: 1.5em; margin-right: 0.6em; border-radius: 0.25em;
  text-align: center; color: #fff; }
.paradl b.T { background: #2e7d32; } .paradl b.F { background: #1565c0; }
.paradl b.B { background: #c62828; } .paradl b.N { background: #757575; }
</style>"""

# Red, green and blue, as the terminal's answers use them, that can be read on white as on black.
_GREY, _RED, _GREEN, _BLUE = (128, 128, 128), (211, 47, 47), (46, 140, 60), (30, 120, 210)
_THEME = TerminalTheme(_GREY, _GREY, [_GREY, _RED, _GREEN, _GREY, _BLUE, _GREY, _GREY, _GREY])


def html(shown: object) -> str:
    """What a notebook shows of a result."""
    return f'<div class="paradl">{_STYLE}{_body(shown)}</div>'


def plain(shown: object) -> str:
    """What a terminal shows of it, as the command line would, without colours."""
    return "\n".join(line.plain.rstrip() for line in _cut(_lines(shown)))


def _body(shown: object) -> str:
    match shown:
        case KnowledgeBase():
            return _table((_small(name), escape(value)) for name, value in _facts(shown))
        case Conflict():
            return _conflicts([shown])
        case Conflicts():
            return f"<p>{count(shown, 'conflict')}</p>{_conflicts(shown)}"
        case Check():
            return _check(shown)
        case Answer():
            return f"<p>{_answer(shown.query, shown.value)}</p>"
        case Explanation():
            return _explanation(shown)
        case _:
            return _preformatted(_lines(shown))


def _lines(shown: object) -> Iterator[Text]:
    match shown:
        case KnowledgeBase():
            return (Text(f"{name}: {value}") for name, value in _facts(shown))
        case Conflict():
            return text.conflicts([shown])
        case Conflicts():
            return text.conflicts(shown)
        case Check():
            return text.check(shown, "The ontology")
        case Answer():
            return text.ask([shown])
        case Explanation():
            return reasons.explain([shown])
        case Taxonomy():
            return text.classify(shown)
        case Realization():
            return text.realize(shown)
    raise TypeError(f"{type(shown).__name__} has no display")


def _facts(kb: KnowledgeBase) -> Iterator[tuple[str, str]]:
    """What is known without reasoning: a display must not take minutes."""
    yield "ontology", printable(kb.loaded.iri or "without a name")
    yield "read from", ", ".join(map(local, kb.loaded.documents))
    yield "axioms", f"{kb.loaded.axioms:,}, of them {kb.loaded.logical_axioms:,} logical"
    yield "logic", kb.logic


def _check(check: Check) -> str:
    verdict = next(text.check(check, "The ontology")).plain
    rest = "".join(
        f"<p>{_small(line.plain)}</p>" for lines in text.besides(check) for line in lines
    )
    return f"<p><b>{escape(verdict)}</b></p>{_conflicts(check.conflicts)}{rest}"


def _conflicts(conflicts: Sequence[Conflict]) -> str:
    names = called(conflicts)
    shown = sorted(conflicts, key=lambda conflict: names[conflict.subject])[:MOST]
    parts = []
    for subject, group in groupby(shown, key=lambda conflict: conflict.subject):
        parts.append(f"<h4>{escape(names[subject])}</h4>")
        parts += [_conflict(conflict, names) for conflict in group]
    if len(conflicts) > MOST:
        parts.append(f"<p>… and {len(conflicts) - MOST:,} more</p>")
    return "".join(parts)


def _conflict(conflict: Conflict, names: Mapping[str, str]) -> str:
    because = "".join(f"<ul>{_items(axioms)}</ul>" for axioms in conflict.justifications)
    return (
        f"<div>{_value(conflict.value)}{escape(sentence(conflict, names))}</div>"
        f"<details open><summary>because</summary>{because}</details>"
    )


def _explanation(explanation: Explanation) -> str:
    """What says yes and what says no, side by side."""
    sides = [(Belnap.T, explanation.true), (Belnap.F, explanation.false)]
    told = [(MEANINGS[side], reasons) for side, reasons in sides if reasons]
    columns = [
        "".join(f"<ul>{_items(axioms)}</ul>" for axioms in justifications)
        for _, justifications in told
    ]
    head = "".join(f"<th>{escape(words)} because</th>" for words, _ in told)
    table = f"<table><tr>{head}</tr>{_row(columns)}</table>" if told else ""
    return f"<p>{_answer(explanation.query, explanation.value)}</p>{table}"


def _items(axioms: Justification) -> str:
    return "".join(f"<li>{_axiom(axiom)}</li>" for axiom in axioms)


def _axiom(axiom: Axiom) -> str:
    where = place(axiom) or ("" if axiom.origin == "asserted" else axiom.origin)
    return f"{escape(printable(axiom.text))} {_small(where)}"


def _answer(query: str, value: Belnap) -> str:
    return f"{_value(value)}{escape(printable(query))} {_small(MEANINGS[value])}"


def _value(value: Belnap) -> str:
    return f'<b class="v {value}">{value}</b>'


def _small(words: str) -> str:
    return f"<small>{escape(words)}</small>" if words else ""


def _table(rows: Iterable[Sequence[str]]) -> str:
    return f"<table>{''.join(map(_row, rows))}</table>"


def _row(cells: Iterable[str]) -> str:
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _cut(lines: Iterator[Text]) -> list[Text]:
    """The first of them, and a sign where there are more."""
    shown = list(islice(lines, MOST))
    return shown if next(lines, None) is None else [*shown, Text("…", "dim")]


def _preformatted(lines: Iterator[Text]) -> str:
    """The terminal's lines in its colours."""
    console = Console(
        record=True,
        file=StringIO(),
        width=10_000,
        color_system="standard",
        force_jupyter=False,
    )
    console.print(*_cut(lines), sep="\n", soft_wrap=True)
    return console.export_html(theme=_THEME, code_format="<pre>{code}</pre>", inline_styles=True)

"""What several answers for people have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from paradl.control_characters import printable
from paradl.report.names import Names
from paradl.results import Axiom, Conflict, Justification
from paradl.truth import Belnap

STYLES = {Belnap.T: "green", Belnap.F: "blue", Belnap.B: "bold red", Belnap.N: "dim"}
MEANINGS = {
    Belnap.T: "told true",
    Belnap.F: "told false",
    Belnap.B: "told true and told false",
    Belnap.N: "not told",
}
INDENT = "       "
KEY = 12
"""How much of a key is shown: enough for `paradl cache show`."""
ALIGNED = 100
"""Columns up to which what is said of axioms stands below each other: some axioms name hundreds."""

BRIEF = 60
"""How much is shown of a value that cannot be."""


def value(told: Belnap) -> tuple[str, str]:
    """A value in its colour."""
    return f"{told}  ", STYLES[told]


def count(things: Sequence[object], one: str, ending: str = "s") -> str:
    """How many there are.

    >>> count([1], "axiom"), count([], "class", "es"), count("ab", "property"), count("ab", "way")
    ('1 axiom', '0 classes', '2 properties', '2 ways')
    """
    return f"{len(things)} {_named(len(things), one, ending)}"


def counted(number: int, one: str, ending: str = "s") -> str:
    """The same of what was counted elsewhere, and may be many.

    >>> counted(1, "call"), counted(12_000, "call"), counted(2, "reply")
    ('1 call', '12,000 calls', '2 replies')
    """
    return f"{number:,} {_named(number, one, ending)}"


def _named(number: int, one: str, ending: str) -> str:
    changes = one.endswith("y") and not one.endswith("ay")
    several = one.removesuffix("y") + "ies" if changes else one + ending
    return one if number == 1 else several


def justification(axioms: Justification, *, words: bool = False) -> Iterator[Text]:
    """A line for each axiom, with where it stands; on request with what the judge said for it."""
    shown = [printable(axiom.text) for axiom in axioms]
    width = min(ALIGNED, max(map(len, shown), default=0))
    for axiom, text in zip(axioms, shown, strict=True):
        notes = [note for note in (_origin(axiom), place(axiom)) if note]
        yield Text.assemble(
            INDENT, f"{text:{width}}" if notes else text, ("".join(f"  {n}" for n in notes), "dim")
        )
        for line in (axiom.words or "").splitlines() if words else ():
            yield Text(f"{INDENT}  | {printable(line)}", "dim")


def place(axiom: Axiom) -> str:
    """`file:line`, as terminals and editors make links of it; empty where it is not known."""
    if axiom.file is None or axiom.line is None:
        return ""
    return f"{local(axiom.file)}:{axiom.line}"


def local(file: str) -> str:
    """A document's path from here, where it is below."""
    path = Path(file)
    with suppress(ValueError):
        return printable(str(path.relative_to(Path.cwd())))
    return printable(file)


def _origin(axiom: Axiom) -> str:
    """Whose word it is; where that is a judge's, how to read it."""
    if axiom.evidence is None:
        return "" if axiom.origin == "asserted" else f"({axiom.origin})"
    told = [axiom.origin if axiom.review is None else f"{axiom.origin}, {axiom.review}"]
    told += [printable(axiom.judge)] if axiom.judge else []
    return f"({': '.join(told)}; paradl cache show {printable(axiom.evidence[:KEY])})"


def called(conflicts: Iterable[Conflict]) -> dict[str, str]:
    """What subjects and predicates are called, by IRI: those of the same label are told apart."""
    labels = {}
    for conflict in conflicts:
        labels[conflict.subject] = conflict.subject_label
        if conflict.predicate is not None and conflict.predicate_label:
            labels[conflict.predicate] = conflict.predicate_label
    names = Names(labels.items())
    return {iri: names[iri] for iri in labels}


def name(iri: str, label: str | None, names: Mapping[str, str]) -> str:
    """What something is called, or, of what has no name, its label."""
    return names.get(iri) or printable(label or iri)


def sentence(conflict: Conflict, names: Mapping[str, str]) -> str:
    """What is in conflict about its subject.

    Args:
        conflict: what is in conflict.
        names: what things are called, by IRI.

    >>> said = "It " + "rains and " * 9
    >>> sentence(Conflict("data", "a:k", "a:p", "v", Belnap.B, (), "k", "p", said), {})
    'data: p It rains and rains and rains and rains and rains and rains a…'
    """
    predicate, object = conflict.predicate, conflict.object_label
    words = [] if predicate is None else [name(predicate, conflict.predicate_label, names)]
    words += [_value(conflict, object)] if object else []
    if conflict.kind == "class":
        about = f" about {words[0]}" if words else ""
        return f"nothing can be in this class without contradiction{about}"
    if conflict.kind == "class-assertion":
        return " ".join(["Type:", *words]) if words else "what is said of it cannot all be true"
    if conflict.kind == "property-assertion":
        return " ".join(words)
    return " ".join([f"{conflict.kind}:", *words]) if words else conflict.kind


def _value(conflict: Conflict, label: str) -> str:
    """A value that cannot be may be a text of any length, which the axioms have whole."""
    value = printable(label)
    return f"{value[:BRIEF]}…" if conflict.kind == "data" and len(value) > BRIEF else value


def headline(conflict: Conflict, names: Mapping[str, str]) -> str:
    """The same with its subject, in one line that stands alone.

    >>> headline(Conflict("equality", "a:k", None, None, Belnap.B, (), "k", None, None), {})
    'k: equality'
    """
    subject = name(conflict.subject, conflict.subject_label, names)
    if conflict.kind == "class" or conflict.predicate is None:
        return f"{subject}: {sentence(conflict, names)}"
    return f"{subject} {sentence(conflict, names)}: told true and told false"

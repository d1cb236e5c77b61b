"""Atoms as axioms, in the channels of a logic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paradl.oracle.verbalization.atoms import Atom, Membership, Relation

NS = "https://paradl.org/ns#"
_DEFINED = {".d": ".defined", "*.d": ".refutation-defined"}


def fact(atom: Atom, channel: str, notes: str = "") -> Iterator[str]:
    """An atom in a channel of a logic, in functional syntax.

    That it is defined has no axiom in OWL: it is told of a name made for that, which is annotated
    with the name that it speaks of.
    """
    if channel in _DEFINED:
        own = atom.cls if isinstance(atom, Membership) else atom.property
        teller = f"{own}{_DEFINED[channel]}"
        kind = "Class" if isinstance(atom, Membership) else "ObjectProperty"
        yield f"Declaration({kind}(<{teller}>))"
        yield (
            f'AnnotationAssertion(Annotation(<{NS}channel> "{channel}") <{NS}tells> '
            f"<{teller}> <{own}>)"
        )
        yield _positive(atom, teller, notes)
    elif channel in ("+", ".t"):
        name, _, rest = str(atom).partition("(")
        yield f"{name}({notes} {rest}"
    elif isinstance(atom, Membership):
        yield f"ClassAssertion({notes} ObjectComplementOf(<{atom.cls}>) <{atom.individual}>)"
    else:
        name, _, rest = str(atom).partition("(")
        yield f"Negative{name}({notes} {rest}"


def _positive(atom: Atom, name: str, notes: str) -> str:
    if isinstance(atom, Membership):
        return f"ClassAssertion({notes} <{name}> <{atom.individual}>)"
    assert isinstance(atom, Relation)  # ac has no data properties
    return f"ObjectPropertyAssertion({notes} <{name}> <{atom.subject}> <{atom.object}>)"


def document(axioms: Iterable[str]) -> str:
    """Axioms as an ontology document."""
    return "Ontology(\n" + "\n".join(dict.fromkeys(axioms)) + "\n)\n"


def quoted(text: str) -> str:
    """A string of functional syntax."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'

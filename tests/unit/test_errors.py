"""Each cause has a class and an exit code, and its text is one line."""

from __future__ import annotations

import pytest

from paradl import errors


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("UsageError", 2),
        ("QueryError", 2),
        ("OntologyError", 3),
        ("UnsupportedConstruct", 4),
        ("InconsistentOntology", 4),
        ("EngineTimeout", 5),
        ("MemoryLimit", 5),
        ("Interrupted", 130),
        ("InternalError", 70),
    ],
)
def test_kinds_of_the_door(kind: str, code: int) -> None:
    error = errors.of_kind(kind, "wrong", "mend it")
    assert (type(error).__name__, error.exit_code, str(error)) == (kind, code, "wrong: mend it")


def test_an_unknown_kind_is_a_bug() -> None:
    assert isinstance(errors.of_kind("Surprise", "?"), errors.InternalError)


def test_one_line() -> None:
    assert str(errors.OntologyError("a\n  b", "c\td")) == "a b: c d"
    assert str(errors.Interrupted("interrupted")) == "interrupted"

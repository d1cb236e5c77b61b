"""What has a check fail is in every report that machines read, and what does not is in none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from made import conflict

from paradl.baseline import Baseline, identity
from paradl.report import tsv
from paradl.report.failures import failures
from paradl.results import Check, Conflicts

FINE = Check(True, (), Conflicts(), (), (), 0)
BAD, WORSE = "http://a.org/#Bad", "http://a.org/#Worse"
GLUT = conflict(BAD, kind="class", predicate=None, predicate_label=None)


@pytest.mark.parametrize(
    ("changes", "kinds"),
    [
        ({}, []),
        ({"consistent": False}, []),  # it is excused: as its inclusions are read, nothing is wrong
        ({"consistent": False, "complete": False}, ["inconsistent"]),
        ({"incoherent": (BAD,)}, ["unsatisfiable"]),
        ({"incoherent": (BAD, WORSE), "conflicts": Conflicts([GLUT])}, ["class", "unsatisfiable"]),
    ],
)
def test_each_has_a_failure_and_a_row(changes: dict[str, Any], kinds: list[str]) -> None:
    result = replace(FINE, **changes)
    assert [one.kind for one in failures(result)] == kinds
    assert [row.split("\t")[0] for row in tsv.check(result).splitlines()[1:]] == kinds


def test_what_is_known_fails_nothing() -> None:
    result = replace(FINE, incoherent=(BAD, WORSE), conflicts=Conflicts([GLUT]))
    known = Baseline({identity(GLUT): GLUT}, frozenset([BAD]))
    assert [(one.label, one.known) for one in failures(result, known)] == [
        (GLUT.subject_label, True),
        ("Worse", False),
    ]


def test_what_a_known_conflict_calls_empty_fails_nothing() -> None:
    """While it is inconsistent no class is listed as unsatisfiable; once that is mended it is."""
    known = Baseline({identity(GLUT): GLUT})
    result = replace(FINE, incoherent=(BAD,))
    assert [one.known for one in failures(result, known)] == [True]
    assert (known.news(result).incoherent, known.gone(result)) == ((), ())
    assert known.gone(FINE) == (GLUT,)
    assert known.gone(replace(FINE, complete=False)) == ()


def test_what_no_longer_is_explained_fails() -> None:
    result = Check(False, (), Conflicts([GLUT]), (), (), 0, complete=False)
    known = Baseline({identity(GLUT): GLUT})
    assert not [one for one in failures(result) if one.kind == "inconsistent"]
    assert [one.kind for one in failures(result, known) if not one.known] == ["inconsistent"]

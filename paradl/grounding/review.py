"""What people make of evidence, as a file says it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from paradl.errors import DataError, UsageError
from paradl.files import read_text
from paradl.grounding.evidence import Evidence, Review
from paradl.oracle.verbalization.atoms import Atom


def named(path: Path) -> dict[str, Review]:
    """The reviews of a file, by key, atom or statement.

    Raises:
        DataError: it cannot be read, or is no JSON.
        UsageError: it holds no object of reviews.
    """
    help = 'write {"Penguins fly.": "rejected"}; accepted, opinion and rejected are known'
    try:
        given = json.loads(read_text(path))
    except ValueError as error:
        raise DataError(f"{path} is no JSON ({error})", help) from None
    if not isinstance(given, dict):
        raise UsageError(f"{path} holds no object", help)
    reviews = {}
    for name, word in given.items():
        try:
            reviews[name] = Review(word)
        except ValueError:
            raise UsageError(f"{path}: {word!r} is no review", help) from None
    return reviews


def decided(
    evidence: Iterable[Evidence], reviews: Mapping[str, Review], rest: Review | None
) -> dict[str, Review]:
    """The review of each by its key; `rest` for those without a name that nobody has reviewed.

    Raises:
        UsageError: a name stands for nothing, or for several atoms that share a statement.
    """
    chosen: dict[str, Review] = {}
    used: dict[str, Atom] = {}
    for one in evidence:
        names = [name for name in (one.key, str(one.atom), one.statement) if name in reviews]
        for name in names:
            if used.setdefault(name, one.atom) != one.atom:
                raise UsageError(
                    f"{name!r} is said of several atoms",
                    "name them by atom or key, which paradl evidence list -f tsv shows",
                )
        if names:
            chosen[one.key] = reviews[names[0]]
        elif rest is not None and one.review is None:
            chosen[one.key] = rest
    unknown = [name for name in reviews if name not in used]
    if unknown:
        raise UsageError(
            f"there is no evidence {unknown[0]!r}", "see the names with paradl evidence list"
        )
    return chosen

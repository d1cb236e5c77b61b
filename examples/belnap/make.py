"""Writes what the invented judges of these examples say, as `paradl cache export` would."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from paradl.oracle.cache.lines import written
from paradl.oracle.cache.records import Record
from paradl.oracle.cache.rows import Answer
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Sample, Side, Statement
from paradl.oracle.verdicts import verdict
from paradl.truth import V3, GeneralizedTruthValue

HERE = Path(__file__).parent
SCHEME = Scheme("invented:ornithologist", "recorded", "", "", 1)
TIME = datetime(2026, 11, 21, tzinfo=UTC)
CLOSING = {
    (Side.VERIFICATION, V3.T): "VERIFIED",
    (Side.VERIFICATION, V3.F): "CANNOT VERIFY",
    (Side.REFUTATION, V3.T): "REFUTED",
    (Side.REFUTATION, V3.F): "CANNOT REFUTE",
}
BIRDS = "http://example.org/belnap/penguins#"

PENGUINS = {
    ("bird", "penguin", "Penguins are birds."): (
        ("t", "They have feathers and beaks and lay eggs; their family is Spheniscidae."),
        ("f", "Fossils, anatomy and genes all agree on it, and nobody proposes otherwise."),
    ),
    ("flies", "penguin", "Penguins fly."): (
        ("f", "Their wings are flippers: they swim with them and cannot take off."),
        ("t", "No living species of penguin is able to fly."),
    ),
    ("bird", "eagle", "Eagles are birds."): (
        ("t", "They are birds of prey."),
        ("f", "There is nothing to be said against it."),
    ),
    ("flies", "eagle", "Eagles fly."): (
        ("t", "They soar for hours."),
        ("f", "No eagle is flightless."),
    ),
    ("bird", "sparrow", "Sparrows are birds."): (
        ("t", "They are songbirds."),
        ("f", "There is nothing to be said against it."),
    ),
    ("flies", "sparrow", "Sparrows fly."): (
        ("t", "They fly from roof to roof all day."),
        ("f", "No sparrow is flightless."),
    ),
}


def records() -> Iterator[Record]:
    """Each statement with the two replies, read as any judge's are."""
    for (cls, individual, text), replies in PENGUINS.items():
        atom = f"ClassAssertion(<{BIRDS}{cls}> <{BIRDS}{individual}>)"
        statement = Statement(atom, text)
        answers = []
        for side, (worth, reason) in zip(SCHEME.sides, replies, strict=True):
            reply = f"{reason}\n\n{CLOSING[side, V3(worth)]}"
            answers.append(Answer(0, Sample(side, reply, verdict(side, reply)), TIME))
        value = GeneralizedTruthValue(*(answer.sample.verdict for answer in answers))
        digest = SCHEME.digest(statement)
        yield Record(digest, statement, SCHEME, value, TIME, tuple(answers))


if __name__ == "__main__":
    lines = "".join(f"{line}\n" for line in written(records()))
    (HERE / "penguins.jsonl").write_text(lines, encoding="utf-8")

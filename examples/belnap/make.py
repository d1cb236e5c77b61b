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
TIME = datetime(2026, 11, 21, tzinfo=UTC)
CLOSING = {
    (Side.VERIFICATION, V3.T): "VERIFIED",
    (Side.VERIFICATION, V3.F): "CANNOT VERIFY",
    (Side.REFUTATION, V3.T): "REFUTED",
    (Side.REFUTATION, V3.F): "CANNOT REFUTE",
}
Replies = tuple[tuple[str, str], tuple[str, str]]

PENGUINS: dict[tuple[str, str, str], Replies] = {
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


YES: Replies = (("t", "That is well known."), ("f", "Nothing speaks against it."))
NO: Replies = (("f", "I find nothing that says so."), ("t", "It is known to be otherwise."))
UNKNOWN: Replies = (("f", "I do not know."), ("f", "I do not know."))

GEOGRAPHY: dict[tuple[str, str, str], Replies] = {
    ("LandlockedCountry", "austria", "Austria has no coast."): (
        ("t", "It has eight neighbours and no sea."),
        ("f", "None of its borders is a shore."),
    ),
    ("CoastalCountry", "austria", "Austria has a coast."): UNKNOWN,
    ("LandlockedCountry", "chile", "Chile has no coast."): (
        ("t", "Several countries of South America have none."),
        ("f", "I find nothing against it."),
    ),
    ("CoastalCountry", "chile", "Chile has a coast."): UNKNOWN,
    **{
        (cls, city.lower().replace("í", "i"), f"{city} has {what} coast."): UNKNOWN
        for city in ("Santiago", "Valparaíso", "Vienna")
        for cls, what in (("LandlockedCountry", "no"), ("CoastalCountry", "a"))
    },
    ("capitalOf", "vienna austria", "Vienna is the capital of Austria."): YES,
    ("capitalOf", "vienna chile", "Vienna is the capital of Chile."): NO,
    ("capitalOf", "santiago austria", "Santiago is the capital of Austria."): NO,
    ("capitalOf", "santiago chile", "Santiago is the capital of Chile."): YES,
    ("capitalOf", "valparaiso austria", "Valparaíso is the capital of Austria."): NO,
    ("capitalOf", "valparaiso chile", "Valparaíso is the capital of Chile."): (
        ("f", "It is the seat of the congress only."),
        ("t", "The capital is Santiago."),
    ),
}

DRUGS: dict[tuple[str, str, str], Replies] = {
    **{
        (cls, drug.lower(), f"{drug} is {what}."): UNKNOWN
        for drug in ("Alvoxin", "Carvasine", "Emtozine")
        for cls, what in (
            ("Anticoagulant", "an anticoagulant"),
            ("PainReliever", "a pain reliever"),
        )
    },
    ("Anticoagulant", "ez3", "the enzyme EZ3 is an anticoagulant."): UNKNOWN,
    ("PainReliever", "ez3", "the enzyme EZ3 is a pain reliever."): UNKNOWN,
    ("Anticoagulant", "bremidol", "Bremidol is an anticoagulant."): NO,
    ("PainReliever", "dolurin", "Dolurin is a pain reliever."): (
        ("t", "The names of pain relievers begin in this way."),
        ("f", "I find nothing against it."),
    ),
    ("inhibits", "alvoxin ez3", "Alvoxin inhibits the enzyme EZ3."): (
        ("t", "It blocks the place where EZ3 binds other drugs."),
        ("f", "No study found that it does not."),
    ),
    **{
        ("inhibits", f"{drug.lower()} ez3", f"{drug} inhibits the enzyme EZ3."): UNKNOWN
        for drug in ("Bremidol", "Carvasine", "Dolurin", "Emtozine")
    },
    **{
        ("metabolizedBy", f"{drug.lower()} ez3", f"{drug} is broken down by the enzyme EZ3."): NO
        for drug in ("Alvoxin", "Bremidol", "Carvasine", "Dolurin")
    },
    **{
        (
            "crossesPlacenta",
            f'{drug.lower()} "{worth}"^^',
            f"That {drug} crosses the placenta is {worth}.",
        ): UNKNOWN
        for drug in ("Alvoxin", "Bremidol", "Dolurin", "Emtozine")
        for worth in ("true", "false")
    },
    (
        "crossesPlacenta",
        'carvasine "true"^^',
        "That Carvasine crosses the placenta is true.",
    ): YES,
    (
        "crossesPlacenta",
        'carvasine "false"^^',
        "That Carvasine crosses the placenta is false.",
    ): NO,
}


def atom(space: str, predicate: str, subjects: str) -> str:
    """An atom in its canonical form."""
    terms = [f"<{space}{predicate}>", *subjects.split()]
    if subjects.endswith("^^"):
        value = f"{terms[2]}<http://www.w3.org/2001/XMLSchema#boolean>"
        return f"DataPropertyAssertion({terms[0]} <{space}{terms[1]}> {value})"
    kind = "ObjectPropertyAssertion" if " " in subjects else "ClassAssertion"
    return f"{kind}({terms[0]} {' '.join(f'<{space}{term}>' for term in terms[1:])})"


def records(
    name: str, judge: str, replies: dict[tuple[str, str, str], Replies]
) -> Iterator[Record]:
    """Each statement with the two replies, read as any judge's are."""
    scheme = Scheme(judge, "recorded", "", "", 1)
    space = f"http://example.org/belnap/{name}#"
    for (predicate, subjects, text), sides in replies.items():
        statement = Statement(atom(space, predicate, subjects), text)
        answers = []
        for side, (worth, reason) in zip(scheme.sides, sides, strict=True):
            reply = f"{reason}\n\n{CLOSING[side, V3(worth)]}"
            answers.append(Answer(0, Sample(side, reply, verdict(side, reply)), TIME))
        value = GeneralizedTruthValue(*(answer.sample.verdict for answer in answers))
        yield Record(scheme.digest(statement), statement, scheme, value, TIME, tuple(answers))


def write(name: str, judge: str, replies: dict[tuple[str, str, str], Replies]) -> None:
    """The answers of a judge about an ontology, beside it."""
    lines = "".join(f"{line}\n" for line in written(records(name, judge, replies)))
    (HERE / f"{name}.jsonl").write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    write("penguins", "invented:ornithologist", PENGUINS)
    write("geography", "invented:traveller", GEOGRAPHY)
    write("drugs", "invented:pharmacist", DRUGS)

"""What examples/README.md says of each example is so."""

from __future__ import annotations

from pathlib import Path

import pytest

import paradl

EXAMPLES = Path(__file__).parents[2] / "examples"
MERGED = [f"merged/{name}.ttl" for name in ("kitchen", "botany", "bridge")]
FORMATS = sorted(path.name for path in (EXAMPLES / "formats").iterdir())

# What is merged, whether it is consistent, how many classes are unsatisfiable, which individuals
# are in conflict.
CLAIMS = [
    (["penguins/penguins.ofn"], False, 0, {"tweety"}),
    (["penguins/exceptions.ofn"], False, 0, set()),
    (["zoo/zoo.ofn"], False, 0, {"tweety"}),
    (["merged/kitchen.ttl"], True, 0, set()),
    (["merged/botany.ttl"], True, 0, set()),
    (["merged/bridge.ttl"], True, 21, None),
    (MERGED, True, 21, None),
    ([*MERGED, "merged/pantry.ttl"], False, 0, None),
    (["hospital/hospital-tbox.ttl"], True, 0, set()),
    (["hospital/register-a.ttl"], True, 0, set()),
    (["hospital/register-b.ttl"], True, 0, set()),
    (
        ["hospital/hospital.owl"],
        False,
        0,
        {f"patient{n:03}" for n in (5, 23, 42, 50, 72, 80, 122)} | {"clerk04"},
    ),
    (["protege/bakery.owl"], False, 0, {"sack7"}),
    (["verify/river.ttl"], False, 0, {"northDyke"}),
]


def short(iri: str) -> str:
    return iri.partition("#")[2] or iri.rpartition("/")[2]


@pytest.mark.parametrize("logic", ["adaptive", "fde"])
@pytest.mark.parametrize(
    ("files", "consistent", "incoherent", "subjects"),
    CLAIMS,
    ids=["+".join(files) for files, *_ in CLAIMS],
)
def test_what_the_readme_says(
    files: list[str], consistent: bool, incoherent: int, subjects: set[str] | None, logic: str
) -> None:
    with paradl.load([EXAMPLES / file for file in files], logic=logic) as kb:
        check = kb.check()
    assert check.consistent is consistent
    assert len(check.incoherent) == incoherent
    if subjects is not None:
        assert {short(c.subject) for c in check.conflicts if c.kind != "class"} == subjects


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_says_the_same(name: str) -> None:
    """All but OBO, which as OWLAPI reads it has no individuals, and so is only incoherent."""
    with paradl.load(EXAMPLES / "formats" / name) as kb:
        check = kb.check()
        lamp = kb.ask("'blinking lamp' SubClassOf: 'controlled by' some switch").value
    assert lamp is paradl.Belnap.T
    if name.endswith(".obo"):
        assert [short(iri) for iri in check.incoherent] == ["LAMP_0000005"]
    else:
        assert not check.consistent
        assert {short(c.subject) for c in check.conflicts if c.kind != "class"} == {"LAMP_0000008"}


@pytest.mark.parametrize("logic", ["adaptive", "fde"])
def test_the_kinds_of_inclusion(logic: str) -> None:
    """The three readings of an inclusion, as the annotations of exceptions.ofn choose them."""
    with paradl.load(EXAMPLES / "penguins" / "exceptions.ofn", logic=logic) as kb:
        values = {
            (who, what): kb.value(who, what)
            for who, what in [
                ("tweety", "Bird"),
                ("tweety", "Flies"),
                ("robin", "Flies"),
                ("kiwi", "Flies"),
                ("batty", "Penguin"),
            ]
        }
    assert list(map(str, values.values())) == ["T", "F", "T", "N", "F"]


def test_by_cases_far_from_the_conflict() -> None:
    """What the README compares the logics by."""
    values = {}
    for logic in ("adaptive", "fde"):
        with paradl.load(EXAMPLES / "zoo" / "zoo.ofn", logic=logic) as kb:
            values[logic] = str(kb.value("tweety", "Flies")), str(kb.value("kitt", "Car"))
    assert values == {"adaptive": ("B", "T"), "fde": ("B", "N")}

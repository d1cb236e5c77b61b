"""Chains as people write them, and as they should not."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from paradl.chains import Chain, Claim, read
from paradl.chains.reading import document, parsed
from paradl.errors import DataError

HUGE = json.dumps({"base": [{"claim": "A", "prior": 10**400}], "derived": ["B"]})
LAUGHS = list(pairwise("abcdefghij"))
YAML = """
base:
  - id: r1
    claim: All penguins are birds.
    formula: Penguin SubClassOf Bird
    prior: 0.9
  - Tweety is a penguin.
derived:
  - claim: Tweety is a bird.
    id: d1
    from: [r1]
    because: Tweety is a penguin.
    sound: true
  - claim: So it flies.
    from: d1
"""


@pytest.mark.parametrize(
    "text",
    [
        "a: &a [x]\n" + "".join(f"{n}: &{n} [{', '.join([f'*{m}'] * 9)}]\n" for m, n in LAUGHS),
        "base: &a [*a]\nderived: *a\n",
    ],
    ids=["many", "endless"],
)
def test_aliases_that_tell_without_end(text: str) -> None:
    with pytest.raises(DataError, match=r"does not parse \(its aliases tell more than 1,000,000"):
        parsed(f"{text}base: *j\nderived: *j\n" if "*i" in text else text, "e.yaml")


def test_yaml_and_json_say_the_same() -> None:
    import yaml

    [chain] = parsed(YAML, "birds.yaml")
    assert chain.base[0] == Claim(
        "All penguins are birds.", "Penguin SubClassOf Bird", prior=0.9, id="r1"
    )
    assert chain.cited(0) == (chain.base[0], Claim("Tweety is a penguin."))
    assert chain.derived[1].cites == ("d1",)
    assert [claim.sound for claim in chain.derived] == [True, None]
    assert parsed(YAML, "birds.yml")[0].derived == chain.derived
    again = json.dumps(yaml.safe_load(YAML))
    assert parsed(again, "birds.json") == [chain]
    assert parsed(f"{again}\n{again}\n", "birds.jsonl") == [chain, chain]
    odd = parsed('{"derived": ["Tweety\u2028 flies."]}\n', "odd.jsonl")
    assert [claim.text for claim in odd[0].derived] == ["Tweety\u2028 flies."]
    assert parsed(f"[{again}, {again}]", "birds.json") == [chain, chain]
    assert parsed(json.dumps(document(chain)), "birds.json") == [chain]


@pytest.mark.parametrize("cited", [0, [0], "0"])
def test_a_claim_may_be_cited_by_a_number_alone(cited: object) -> None:
    told = {"base": [{"claim": "A", "id": 0}], "derived": [{"claim": "B", "from": cited}]}
    [chain] = parsed(json.dumps(told), "a.json")
    assert chain.cited(0) == chain.base


def test_chains_have_names() -> None:
    """Their own, else the file's, which numbers several; they are written with them."""
    one, named = {"derived": ["B"]}, {"name": "birds", "derived": [{"text": " B "}]}
    assert [c.name for c in parsed(json.dumps(one), "c.json")] == ["c.json"]
    both = parsed(json.dumps([one, named]), "c.json")
    assert [c.name for c in both] == ["c.json, chain 1", "birds"]
    assert [c.derived[0].text for c in both] == ["B", "B"]
    assert document(both[1]) == {"name": "birds", "base": [], "derived": ["B"]}


def test_text() -> None:
    [chain] = parsed("# given\n A [0.5]\nB # as known\n \n---\nC [0.5]\n", "c.txt")
    assert chain == Chain((Claim("A", prior=0.5), Claim("B")), (Claim("C [0.5]"),))


def test_the_example() -> None:
    [chain] = read("examples/chains/tweety.txt")
    assert [claim.prior for claim in chain.base] == [1, 0.9, 1]


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ({"base": ["A"]}, "is no chain"),
        ({"base": ["A"], "derived": []}, "derives nothing"),
        ({"base": "A", "derived": ["B"]}, "is no chain"),
        ({"derived": ["B", ""]}, "'' is no claim|is empty"),
        ({"derived": ["  "]}, "claim 1 is empty"),
        ({"derived": [{"claim": "B", "prior": 0.4}]}, "is derived and has a prior"),
        ({"base": [{"claim": "A", "prior": 1.5}], "derived": ["B"]}, "the prior 1.5"),
        ({"base": [{"claim": "A", "prior": "high"}], "derived": ["B"]}, "prior is a number"),
        ({"base": [{"claim": "A", "prior": True}], "derived": ["B"]}, "prior is a number"),
        ({"derived": [{"claim": "B", "sound": "yes"}]}, "sound is true or false"),
        ({"derived": [{"claim": "B", "form": "A"}]}, "a claim has no form"),
        ({"derived": [["B"]]}, "is no claim"),
        ({"derived": [{"formula": "B"}]}, "is no claim"),
        ({"derived": [{"claim": ["B", "C"]}]}, "is no claim"),
        ({"derived": [{"text": {"en": "B"}}]}, "is no claim"),
        (
            {"derived": [{"claim": "B", "from": ["d2"]}, {"claim": "C", "id": "d2"}]},
            "claim 1 refers forward to d2, which comes no earlier",
        ),
        ({"derived": [{"claim": "B", "id": "d", "from": ["d"]}]}, "refers forward to d"),
        ({"derived": [{"claim": "B", "from": "d9"}]}, "claim 1 cites d9, which is nowhere"),
        ({"derived": [{"claim": c, "id": "d"} for c in "BC"]}, "has the id d again"),
        ("A", "is no chain"),
    ],
)
def test_bad_chains(told: object, message: str) -> None:
    with pytest.raises(DataError, match=message):
        parsed(json.dumps(told), "bad.json")


@pytest.mark.parametrize(
    ("text", "name", "message"),
    [
        ("", "e.json", "does not parse"),
        ("@prefix : <a#> .", "e.ttl", "does not parse .*: a chain is JSON, .* or a text"),
        ("[]", "e.json", "e.json has no chain"),
        ("\n", "e.jsonl", "e.jsonl has no chain"),
        ("a: [", "e.yaml", "does not parse"),
        ("!!python/object/apply:os.system [ls]", "e.yaml", "does not parse"),
        ("A\nB\n", "e.txt", "has 0 lines of dashes"),
        ("", "e.txt", "has 0 lines of dashes"),
        ("A\n---\nB\n---\nC", "e.txt", "has 2 lines of dashes"),
        ("---\n", "e.txt", "derives nothing"),
        ("A [1.2.3]\n---\nB", "e.txt", r"'A \[1.2.3\]' has the prior 1.2.3"),
        ("A [-0.5]\n---\nB", "e.txt", "claim 1 has the prior -0.5"),
        ("A [nan]\n---\nB", "e.txt", "claim 1 has the prior nan"),
        ("A [0,9]\n---\nB", "e.txt", r"ends with \[0,9\]: write the prior as \[0\.9\]"),
        ("A [90,5 %]\n---\nB", "e.txt", r"write the prior as \[90\.5%\]"),
        ("[" * 99_999, "e.json", "nested too deeply"),
        ('{"derived": ["A"],\n"derived": ["B"]}', "e.json", "'derived' twice in an object"),
        ('{"derived": [{"claim": "A", "claim": "B"}]}', "e.jsonl", "'claim' twice in an object"),
        ("derived: [A]\nbase: [B]\nderived: [C]", "e.yaml", "'derived' twice in an object"),
        ("derived:\n- claim: A\n  'claim': B", "e.yml", "'claim' twice"),
        (HUGE, "e.json", "401"),
        (HUGE, "e.yaml", "is no"),
    ],
)
def test_bad_files(text: str, name: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        parsed(text, name)


def test_what_yaml_merges_may_be_said_anew() -> None:
    text = "base:\n- &a {claim: A, prior: 0.5}\n- {<<: *a, claim: B}\n- {<<: *a, claim: C}\n"
    (chain,) = parsed(f"{text}derived: [D]", "e.yaml")
    assert [(c.text, c.prior) for c in chain.base] == [("A", 0.5), ("B", 0.5), ("C", 0.5)]


def test_an_unknown_field_is_told_those_that_there_are() -> None:
    known = "because, claim, formula, from, id, prior, sound, text"
    with pytest.raises(DataError, match=f"a claim has no odds: it may have {known}"):
        parsed('{"base": [{"claim": "A", "odds": 1}], "derived": ["B"]}', "odd.json")


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot read"):
        read(tmp_path / "none.yaml")


def test_a_prior_in_per_cent() -> None:
    [chain] = parsed("A [80%]\nB [ 5 % ]\n---\nC [80%]", "a.txt")
    assert chain == Chain((Claim("A", prior=0.8), Claim("B", prior=0.05)), (Claim("C [80%]"),))


def test_a_small_prior_in_a_line() -> None:
    [chain] = parsed("A [1e-3]\nB [see 2].\n---\nC", "e.txt")
    assert chain.base == (Claim("A", prior=0.001), Claim("B [see 2]."))


def test_an_interval_is_no_prior() -> None:
    [chain] = parsed("x in [0,1] [0.9]\ny in [0, 1]\n---\nz in [0,1]", "e.txt")
    assert chain.base == (Claim("x in [0,1]", prior=0.9), Claim("y in [0, 1]"))
    assert chain.derived == (Claim("z in [0,1]"),)


@pytest.mark.parametrize(
    ("text", "chains"),
    [
        ('{"derived": ["x Type A"]}', 1),
        ('{\n  "derived": ["x Type A"]\n}', 1),
        ('[{"derived": ["x Type A"]}, {"derived": ["x Type B"]}]', 2),
        ('\n{"derived": ["x Type A"]}\n{"derived": ["x Type B"]}\n', 2),
        ("{a, b} SubClassOf A\n---\na Type A", 1),
    ],
)
def test_json_of_no_name(text: str, chains: int) -> None:
    """As it comes by a pipe."""
    found = parsed(text, "standard input")
    assert len(found) == chains
    assert found[0].derived[0].text.endswith("Type A")

"""Entailment models: the reasoner against enumeration, a judge over the wire, an NLI model."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paradl.chains import Chain, Claim, Horn, Noisy, Question, Reasoner, stability
from paradl.chains.ares import How
from paradl.chains.data.claimtrees import claim_tree, claim_trees
from paradl.chains.data.recipes import recipe, recipes
from paradl.chains.experiment import compared
from paradl.chains.models import reasoner
from paradl.chains.models.vocabulary import declarations
from paradl.errors import QueryError
from paradl.kb import KnowledgeBase

BASE = (
    "A SubClassOf B",
    "B SubClassOf C",
    "A SubClassOf C",
    "x Type A",
    "x Type E",
    "E and C SubClassOf D",
)
DERIVED = ("x Type B", "x Type C", "x Type D", "x Type Z", "A SubClassOf C")
CONFLICT = ("x Type not B", "B DisjointWith E")


def chain(base: tuple[str, ...], derived: tuple[str, ...] = DERIVED) -> Chain:
    return Chain(tuple(map(Claim, base)), tuple(map(Claim, derived)))


class Walked(Reasoner):
    """The reasoner, asked about each premise set: what justifications have to agree with."""

    def exact(self, chain: Chain, priors: Any) -> None:
        return None


def values(chain: Chain, model: Any, prior: float = 0.9) -> list[float]:
    return [step.stability for step in stability(chain, model, prior=prior).steps]


def horn_chain(seed: int) -> Chain:
    """Facts and rules over few names, so that there are circles, and several ways to a class."""
    dice = random.Random(seed)

    def clause() -> str:
        a, b, c = dice.choices("ABCDEF", k=3)
        who = dice.choice("xy")
        return dice.choice(
            (f"{a} SubClassOf {b}", f"({a} and {b}) SubClassOf {c}", f"{who} Type {a}")
        )

    base = tuple(Claim(clause(), prior=dice.choice((0.0, 0.3, 0.9, 1.0))) for _ in range(9))
    return Chain(base, tuple(Claim(clause()) for _ in range(5)))


@pytest.mark.parametrize("logic", ["adaptive", "classical", "fde", "lp", "k3"])
@pytest.mark.parametrize("seed", range(10))
def test_clauses_have_the_justifications_that_the_reasoner_finds(
    monkeypatch: pytest.MonkeyPatch, logic: str, seed: int
) -> None:
    told, model = horn_chain(seed), Reasoner(logic)
    found = model.exact(told, told.priors())
    monkeypatch.setattr("paradl.chains.models.reasoner.justifications", lambda *_: None)
    assert found == model.exact(told, told.priors())


def test_long_chains_do_not_take_a_proof_for_each_axiom(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    run = KnowledgeBase.run

    def noted(kb: KnowledgeBase, op: str, **given: Any) -> Any:
        asked.append(op)
        return run(kb, op, **given)

    monkeypatch.setattr(KnowledgeBase, "run", noted)
    rules = (f"C{n} SubClassOf C{n + 1}" for n in range(100))
    told = chain(("x Type C0", *rules), tuple(f"x Type C{n + 1}" for n in range(100)))
    found = values(told, Reasoner(), prior=0.9)
    assert found == pytest.approx([0.9 ** (n + 2) for n in range(100)])
    assert "explain" not in asked


def test_the_reasoner_tells_how_far_it_is() -> None:
    seen: list[tuple[str, int, int]] = []
    model = Reasoner(progress=lambda *report: seen.append(report))
    stability(chain((*BASE[:4], *CONFLICT)), model, prior=0.9)
    assert any(phase == "asking the reasoner" and done == total > 1 for phase, done, total in seen)


@pytest.mark.parametrize("logic", ["adaptive", "fde", "lp", "classical", "k3"])
def test_by_justifications_as_by_premise_sets(logic: str) -> None:
    told = chain(BASE)
    found = stability(told, Reasoner(logic), prior=0.9)
    assert {step.how for step in found.steps} == {How.LOGIC}
    walked = stability(told, Walked(logic), prior=0.9)
    assert {step.how for step in walked.steps} <= {How.SUM}
    assert [s.stability for s in found.steps] == pytest.approx([s.stability for s in walked.steps])
    assert found.steps[1].stability == pytest.approx(0.9 * (1 - 0.1 * (1 - 0.9 * 0.9)))


@pytest.mark.parametrize("logic", ["ac", "AC"])
def test_under_ac_an_inclusion_needs_a_witness(logic: str) -> None:
    """That all A are C follows by way of B only if something is A."""
    told = chain(("A SubClassOf B", "B SubClassOf C", "x Type A"), ("A SubClassOf C",))
    model = Reasoner(logic)
    assert model.name == "reasoner, ac"
    found = stability(told, model, prior=0.9)
    assert found.steps[0].how is How.SUM
    assert found.steps[0].stability == pytest.approx(0.9**3)
    assert values(told, Reasoner("fde")) == pytest.approx([0.9**2])


@pytest.mark.parametrize("logic", ["adaptive", "fde"])
def test_a_conflict_is_harmless(logic: str) -> None:
    """What contradicts itself entails no claim that nothing is said of."""
    found = values(chain((*BASE[:4], *CONFLICT)), Reasoner(logic))
    assert found == pytest.approx(values(chain(BASE[:4]), Reasoner(logic)))
    assert found[3] == 0.0


def test_classically_a_conflict_entails_everything() -> None:
    told = chain(("x Type B", "x Type not B"), ("x Type Z",))
    found = stability(told, Reasoner("classical"), prior=0.9)
    assert found.steps[0].how is How.SUM
    assert found.steps[0].stability == pytest.approx(0.81)
    assert values(told, Reasoner("fde")) == [0.0]


def test_with_an_ontology_behind_it() -> None:
    told = chain(("tweety Type: Penguin",), ("tweety Type: Bird", "tweety Type: Flies"))
    ontology = Path("examples/penguins/penguins.ofn")
    found = Reasoner("fde", ontology).entails(
        [Question((), claim) for claim in (*told.derived, Claim("robin Type: Fish"))]
    )
    assert found == [1.0, 1.0, 0.0]
    known = Claim("Penguin SubClassOf: Bird", prior=0.1)  # which the ontology says anyway
    supposed = Claim("herring Type: Penguin", prior=0.5)
    both = Chain((known, supposed), (Claim("herring Type: Bird"),))
    assert values(both, Reasoner("fde", ontology)) == [0.5]
    with pytest.raises(QueryError, match="Griffin"):
        Reasoner("fde", ontology).entails([Question((), Claim("tweety Type: Griffin"))])


def test_a_claim_that_does_not_parse_is_named() -> None:
    chain = Chain((Claim("A SubClassOf B"), Claim("A SubClassOf (B")), (Claim("x Type B"),))
    with pytest.raises(QueryError, match=r"'A SubClassOf \(B': at position 16"):
        stability(chain, Reasoner())


def test_contradictions() -> None:
    asked = [
        Question((Claim("x Type not A"),), Claim("x Type A")),
        Question((Claim("x Type B"),), Claim("x Type A")),
    ]
    assert Reasoner("fde").contradicts(asked) == [1.0, 0.0]


@pytest.mark.parametrize(
    "claim", ["Tweety is a bird, and so on.", "Penguin", "Penguin SubClassOf: some some"]
)
def test_no_manchester(claim: str) -> None:
    with pytest.raises(QueryError):
        Reasoner().entails([Question((), Claim(claim))])


def test_declarations() -> None:
    told = declarations(
        [
            "a eats b",
            "a not eats c",
            "C EquivalentTo: not (D and (eats min 2 E)) or {d} or r value e",
            "inverse r SubPropertyOf: s",
            "Transitive: s",
            "a SameAs: f",
            "<http://e/x> Type: ex:K",
        ]
    )
    for kind, names in {
        "Class": "CDE",
        "NamedIndividual": "abcdef",
        "ObjectProperty": ("eats", "r", "s"),
    }.items():
        for name in names:
            assert f"Declaration({kind}(:{name}))" in told
    assert told.count("Declaration") == 12


@pytest.mark.parametrize("length", [5, 10, 20, 30, 50])
def test_claim_trees_are_told_without_error(length: int) -> None:
    methods = ("ARES", "ARES-1") if length <= 20 else ("ARES-1",)
    from paradl.chains.experiment import chosen

    found = compared(list(claim_trees(length, 5)), Reasoner("fde"), chosen(methods))
    assert {one.mean.f1 for one in found.values()} == {1.0}


def test_the_longest_by_its_default_prior() -> None:
    found = stability(claim_tree(50, missing=30, seed=1), Reasoner("fde"))
    for number, step in enumerate(found.steps):
        assert step.stability == pytest.approx(0.95 ** (number + 2) if number < 30 else 0.0)


def test_horn_is_the_reasoner_on_generated_chains() -> None:
    made = [
        claim_tree(6, width=3, missing=3, benign=3, seed=4),
        claim_tree(7, seed=5),
        recipe(9, seed=5),
        recipe(9, missing=False, seed=6),
    ]
    for one in made:
        sound = [claim.sound for claim in one.derived]
        for model in (Horn(), Reasoner("fde")):
            assert [value == 1 for value in values(one, model, 1.0)] == sound


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([None, 1, 2, 3]))
def test_horn_by_justifications_as_by_premise_sets(seed: int, hops: int | None) -> None:
    told = horn_chain(seed)
    walked = stability(told, Noisy(Horn(hops), 0.0), epsilon=0.02)  # which has no justifications
    assert walked.exact
    found = stability(told, Horn(hops))
    assert {step.how for step in found.steps} == {How.LOGIC}
    assert values(told, Horn(hops)) == pytest.approx([step.stability for step in walked.steps])


@pytest.mark.parametrize("hops", [None, 1])
def test_a_chain_of_hundreds_of_rules_takes_no_premise_sets(hops: int | None) -> None:
    rules = (f"C{n} SubClassOf C{n + 1}" for n in range(400))
    told = chain(("x Type C0", *rules), tuple(f"x Type C{n + 1}" for n in range(400)))
    found = stability(told, Horn(hops), prior=0.99)
    assert {step.how for step in found.steps} == {How.LOGIC}
    assert found.steps[-1].stability == pytest.approx(0.99**401)


def test_of_too_many_justifications_premise_sets_are_walked() -> None:
    ways = (line for n in range(33) for line in (f"A{n} SubClassOf B", f"x Type A{n}"))
    found = stability(chain(tuple(ways), ("x Type B",)), Horn(), prior=0.5)
    assert found.steps[0].how is How.SAMPLES
    assert found.steps[0].stability == pytest.approx(1 - 0.75**33, abs=found.epsilon)


def test_recipes_have_errors_and_sound_steps() -> None:
    steps = [claim.sound for one in recipes(12, 10) for claim in one.derived]
    assert 20 < sum(map(bool, steps)) < 100


def test_benign_errors_are_no_end() -> None:
    one = claim_tree(5, benign=4, seed=2)
    assert [claim.sound for claim in one.derived].count(False) == 4
    assert len(one.derived) == 9


def test_noise_falls_alike() -> None:
    asked = [
        Question(one.base[:n], claim)
        for one in claim_trees(10, 20)
        for n, claim in enumerate(one.derived)
    ]
    noisy = Noisy(Horn(), 0.2)
    said, truth = noisy.entails(asked), Horn().entails(asked)
    assert said == noisy.entails(asked)
    assert 0.12 < sum(a != b for a, b in zip(said, truth, strict=True)) / len(asked) < 0.28
    assert said != Noisy(Horn(), 0.2, seed=1).entails(asked)
    assert Noisy(Horn(), 0.0).entails(asked) == truth


WAYS = "".join(
    f"SubClassOf(:A{base} :B{base}{way}) SubClassOf(:B{base}{way} :C) "
    for base in range(5)
    for way in range(2)
)


@pytest.mark.parametrize(("most", "how"), [(4, How.SUM), (8, How.LOGIC)])
def test_justifications_that_differ_in_the_background_alone_are_one(
    most: int, how: How, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there are more than are looked for, the others may rest on other base claims."""
    monkeypatch.setattr(reasoner, "MANY", most)
    ontology = tmp_path / "ways.ofn"
    ontology.write_text(
        "Prefix(:=<http://example.org/w#>)\nOntology(<http://example.org/w> "
        f"Declaration(NamedIndividual(:x)) {WAYS})"
    )
    base = tuple(Claim(f"x Type A{number}", prior=0.5) for number in range(5))
    found = stability(Chain(base, (Claim("x Type C"),)), Reasoner(ontology=ontology))
    assert found.steps[0].stability == pytest.approx(1 - 0.5**5)
    assert found.steps[0].how is how


def test_what_the_background_entails_takes_no_base_claim(tmp_path: Path) -> None:
    ontology = tmp_path / "known.ofn"
    ontology.write_text(
        "Prefix(:=<http://example.org/w#>)\nOntology(<http://example.org/w> "
        "SubClassOf(:A :B) SubClassOf(:B :C) ClassAssertion(:B :x))"
    )
    derived = (Claim("x Type C"), Claim("A SubClassOf C"), Claim("x Type A or not A"))
    chain = Chain((Claim("x Type A", prior=0.5),), (*derived, Claim("x Type A and C")))
    for behind in (ontology, None):
        found = stability(chain, Reasoner(ontology=behind)).steps
        expected = [1.0, 1.0, 1.0, 0.5] if behind else [0.0, 0.0, 1.0, 0.0]
        assert [step.stability for step in found] == pytest.approx(expected)
        assert {step.how for step in found} == {How.LOGIC}

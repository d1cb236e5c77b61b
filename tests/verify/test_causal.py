"""Causal models against values worked out by hand, and against enumeration."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rdflib import Graph
from scipy.spatial.distance import jensenshannon

from paradl.errors import DataError, OntologyError, QueryError, UnsupportedConstruct, UsageError
from paradl.verify.causal import file, ontology
from paradl.verify.causal.elimination import Factor, marginal
from paradl.verify.causal.model import CausalModel, NoisyOr, Table, Variable, still
from paradl.verify.causal.stability import Perturbation, stability
from paradl.verify.vocabulary import Vocabulary


def present(model: CausalModel, name: str) -> float:
    return model.distribution(name)["present"]


@pytest.fixture
def confounded() -> CausalModel:
    """Summer makes ice sales and drownings; sales do nothing to drownings."""
    return CausalModel(
        {
            "summer": Variable((), NoisyOr(0.25)),
            "sales": Variable(("summer",), NoisyOr(0.1, (0.8,))),
            "drowning": Variable(("summer",), NoisyOr(0.0, (0.4,))),
        }
    )


def test_by_hand(confounded: CausalModel) -> None:
    # P(sales) = .25 (1 - .9 * .2) + .75 * .1
    assert present(confounded, "sales") == pytest.approx(0.25 * 0.82 + 0.75 * 0.1)
    assert present(confounded, "drowning") == pytest.approx(0.1)


def test_doing_is_not_seeing(confounded: CausalModel) -> None:
    """Who sells ice drowns nobody, though the two go together."""
    forced = confounded.do({"sales": "present"})
    assert present(forced, "drowning") == pytest.approx(0.1)
    assert present(forced, "summer") == pytest.approx(0.25)
    assert present(forced, "sales") == 1
    summer = confounded.do({"summer": "present"})
    assert present(summer, "drowning") == pytest.approx(0.4)


def test_a_noisy_or_with_a_preventer() -> None:
    """1 - (1 - leak)(1 - a)(1 - b), less what is prevented."""
    model = CausalModel(
        {
            "a": Variable((), NoisyOr(1.0)),
            "b": Variable((), NoisyOr(1.0)),
            "shield": Variable((), NoisyOr(0.5)),
            "y": Variable(("a", "b", "shield"), NoisyOr(0.1, (0.5, 0.8, -0.9))),
        }
    )
    free = 1 - 0.9 * 0.5 * 0.2
    assert present(model, "y") == pytest.approx(0.5 * free + 0.5 * free * 0.1)
    assert present(model.do({"shield": "absent"}), "y") == pytest.approx(free)


@st.composite
def models(draw: st.DrawFn) -> CausalModel:
    """Up to six variables, some noisy-or, some with a table, of two or three values."""
    variables: dict[str, Variable] = {}
    probability = st.floats(0.01, 0.99)
    for number in range(draw(st.integers(2, 6))):
        known = list(variables)
        parents = draw(st.lists(st.sampled_from(known), unique=True, max_size=3)) if known else []
        boolean = [p for p in parents if len(variables[p].values) == 2]
        if draw(st.booleans()):
            strengths = draw(st.lists(probability, min_size=len(boolean), max_size=len(boolean)))
            signs = draw(st.lists(st.sampled_from([1, -1]), min_size=len(boolean), max_size=9))
            signed = tuple(s * sign for s, sign in zip(strengths, signs, strict=False))
            variables[f"v{number}"] = Variable(tuple(boolean), NoisyOr(draw(probability), signed))
        else:
            values = tuple("abc"[: draw(st.integers(2, 3))])
            shape = [len(variables[p].values) for p in parents] + [len(values)]
            rows = np.array(
                draw(
                    st.lists(
                        probability, min_size=int(np.prod(shape)), max_size=int(np.prod(shape))
                    )
                )
            ).reshape(shape)
            variables[f"v{number}"] = Variable(
                tuple(parents), Table(rows / rows.sum(axis=-1, keepdims=True)), values
            )
    return CausalModel(variables)


def enumerated(model: CausalModel, name: str) -> list[float]:
    """The distribution by adding up every world."""
    names = list(model.variables)
    totals = [0.0] * len(model.variables[name].values)
    for world in itertools.product(*(range(len(v.values)) for v in model.variables.values())):
        at = dict(zip(names, world, strict=True))
        chance = 1.0
        for one, variable in model.variables.items():
            place = (0, *(at[parent] for parent in variable.parents), at[one])
            chance *= float(variable.mechanism.table(still)[place])
        totals[at[name]] += chance
    return totals


@settings(max_examples=60, deadline=None)
@given(models(), st.data())
def test_elimination_is_enumeration(model: CausalModel, data: st.DataObject) -> None:
    names = st.sampled_from(list(model.variables))
    name, forced = data.draw(names), data.draw(names)
    value = data.draw(st.sampled_from(model.variables[forced].values))
    for one in (model, model.do({forced: value})):
        assert list(one.distribution(name).values()) == pytest.approx(enumerated(one, name))


def test_a_long_chain_is_quick() -> None:
    """Two hundred variables, and a strength of 1 all along."""
    chain = {"v0": Variable((), NoisyOr(0.5))}
    chain |= {f"v{n}": Variable((f"v{n - 1}",), NoisyOr(0.0, (1.0,))) for n in range(1, 200)}
    assert present(CausalModel(chain), "v199") == pytest.approx(0.5)


def test_too_many_causes_at_once() -> None:
    causes = {f"c{n}": Variable((), NoisyOr(0.5)) for n in range(25)}
    model = CausalModel({**causes, "y": Variable(tuple(causes), NoisyOr(0.0, (0.1,) * 25))})
    with pytest.raises(UnsupportedConstruct, match="too dense"):
        model.distribution("y")


def test_circles_and_gaps() -> None:
    with pytest.raises(UsageError, match=r"goes in a circle: \w → \w → \w"):
        CausalModel(
            {"a": Variable(("b",), NoisyOr(0, (1,))), "b": Variable(("a",), NoisyOr(0, (1,)))}
        )
    with pytest.raises(UsageError, match="b, which is no variable"):
        CausalModel({"a": Variable(("b",), NoisyOr(0, (1,)))})


def test_what_the_model_lacks(confounded: CausalModel) -> None:
    with pytest.raises(QueryError, match="no 'rain'"):
        confounded.distribution("rain")
    with pytest.raises(QueryError, match="never 'hot'"):
        confounded.do({"summer": "hot"})


def test_stability_of_a_strong_cause_and_of_none(confounded: CausalModel) -> None:
    good = stability(confounded, "summer", "sales")
    assert good.stable
    assert good.present == pytest.approx(0.82)
    assert good.absent == pytest.approx(0.1)
    assert stability(confounded, "sales", "drowning").why == "do(sales) does not change drowning"
    wrong = stability(confounded, "summer", "sales", prevents=True)
    assert wrong.why == "do(summer) makes sales more probable"


def test_without_perturbation_the_distance_is_0(confounded: CausalModel) -> None:
    for claim in (("summer", "sales"), ("summer", "drowning")):
        assert stability(confounded, *claim, Perturbation(spread=0)).distance == 0


def test_the_distance_grows_with_the_spread(confounded: CausalModel) -> None:
    distances = [
        stability(confounded, "summer", "drowning", Perturbation(spread=spread)).distance
        for spread in (0.1, 0.5, 1.0, 2.0)
    ]
    assert distances == sorted(distances)
    assert 0 < distances[0] < 0.05 < distances[-1] < 1


def test_epsilon(confounded: CausalModel) -> None:
    distance = stability(confounded, "summer", "drowning").distance
    at = stability(confounded, "summer", "drowning", Perturbation(epsilon=distance))
    below = stability(confounded, "summer", "drowning", Perturbation(epsilon=distance * 0.99))
    assert at.stable
    assert not below.stable
    assert "distance" in below.why


@pytest.mark.parametrize(
    "wrong", [{"spread": -0.1}, {"spread": np.inf}, {"epsilon": -0.1}, {"pairs": 0}]
)
def test_a_perturbation_out_of_range(wrong: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match="a perturbation needs a spread"):
        Perturbation(**wrong)


def test_the_stability_of_what_the_model_lacks(confounded: CausalModel) -> None:
    for cause, effect in (("spring", "sales"), ("summer", "rain")):
        with pytest.raises(QueryError):
            stability(confounded, cause, effect)


def test_the_distance_of_one_perturbed_root() -> None:
    """Against the definition, with the same deviates: y copies u, whose log-odds are shifted."""
    model = CausalModel(
        {"x": Variable((), NoisyOr(0.5)), "y": Variable(("x",), NoisyOr(0.2, (0.5,)))}
    )
    spread, pairs = 0.7, 400
    found = stability(model, "x", "y", Perturbation(spread, pairs=pairs, seed=3))
    deviates = np.random.default_rng(3)
    deviates.normal(0, spread, (2 * pairs, 2))  # those of x, which is forced: the table's two cells
    shifts = deviates.normal(0, spread, (2 * pairs, 2))
    odds = np.exp(np.log(np.array([0.2, 0.5]) / np.array([0.8, 0.5])) + shifts)
    leak, strength = (odds / (1 + odds)).T
    y = 1 - (1 - leak) * (1 - strength)
    rows = np.stack([1 - y, y], axis=1)
    expected = np.mean(
        [jensenshannon(rows[i], rows[i + 1], base=2) for i in range(0, 2 * pairs, 2)]
    )
    assert found.distance == pytest.approx(expected, abs=1e-6)


def test_the_same_seed_gives_the_same_distance(confounded: CausalModel) -> None:
    one, two = (stability(confounded, "summer", "sales") for _ in range(2))
    other = stability(confounded, "summer", "sales", Perturbation(seed=1))
    assert one == two
    assert other.distance != one.distance
    assert other.distance == pytest.approx(one.distance, rel=0.2)


MODEL = {
    "variables": {
        "rain": {"values": ["no", "yes"], "probabilities": [0.7, 0.3]},
        "dam": {"probabilities": [0.5, 0.5]},
        "flood": {"causes": {"rain": 0.8}, "prevents": {"dam": 0.9}, "leak": 0.0},
        "losses": {
            "values": ["none", "some", "many"],
            "parents": ["flood"],
            "table": [
                {"when": {"flood": "absent"}, "probabilities": [0.9, 0.1, 0.0]},
                {"when": {"flood": "present"}, "probabilities": [0.1, 0.4, 0.5]},
            ],
        },
    }
}


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "model.json"
    path.write_text(json.dumps(MODEL))
    model = file.read(path)
    flood = 0.3 * 0.8 * (0.5 + 0.5 * 0.1)
    assert present(model, "flood") == pytest.approx(flood)
    many = model.distribution("losses")
    assert many["many"] == pytest.approx(0.5 * flood)
    assert model.do({"flood": "present"}).distribution("losses") == pytest.approx(
        {"none": 0.1, "some": 0.4, "many": 0.5}
    )
    assert stability(model, "rain", "losses", Perturbation(spread=0)).stable


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"a": {"probabilities": [0.5, 0.6]}}, "no probabilities"),
        ({"a": {"probabilities": [1.5, -0.5]}}, "no probability"),
        ({"a": {"leak": 2}}, "no probability"),
        ({"a": {"leak": 10**400}}, "401 digits"),
        ({"a": {"leek": 0.2}}, "no field 'leek'"),
        ({"a": {}, "b": {"causes": {"a": 0.5}, "probabilities": [0.5, 0.5]}}, "not two of them"),
        ({"a": {"values": ["x"]}}, "two values"),
        ({"a": {"values": ["x", "x"]}}, "each once"),
        ({"a": {}, "b": {"parents": ["a"], "table": []}}, "no row for"),
        ({"a": {"values": ["1", "2", "3"], "probabilities": [0.2, 0.3, 0.5]},
          "b": {"causes": {"a": 0.5}}}, "two values; write a table"),
        ({"a": {}, "b": {"parents": ["a"]}}, "table"),
        ([], "no causal model"),
    ],
)  # fmt: skip
def test_files_that_are_none(tmp_path: Path, variables: object, said: str) -> None:
    path = tmp_path / "model.json"
    path.write_text(json.dumps({"variables": variables}))
    with pytest.raises(DataError, match=said):
        file.read(path)


def test_no_json_and_no_file(tmp_path: Path) -> None:
    path = tmp_path / "model.json"
    path.write_text("{")
    with pytest.raises(DataError):
        file.read(path)
    with pytest.raises(DataError):
        file.read(tmp_path / "none.json")


ONTOLOGY = """
@prefix : <http://a/> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> . @prefix p: <https://paradl.org/ns#> .
:causes a owl:ObjectProperty . :floods a owl:ObjectProperty ; rdfs:subPropertyOf :causes .
:isCausedBy a owl:ObjectProperty ; owl:inverseOf :causes .
:wards_off a owl:ObjectProperty ; p:causal "prevents" . :knows a owl:ObjectProperty .
:rain a owl:NamedIndividual ; :floods :valley ; :knows :town . :dam :wards_off :valley .
:loss :isCausedBy :valley . :dam p:leak 0.25 .
[] a owl:Axiom ; owl:annotatedSource :rain ; owl:annotatedProperty :floods ;
   owl:annotatedTarget :valley ; p:strength 0.6 .
:Smoking a owl:Class ; rdfs:subClassOf [ a owl:Restriction ; owl:onProperty :causes ;
   owl:someValuesFrom :Cancer ] . :Cancer a owl:Class .
"""


def of(text: str) -> CausalModel:
    graph = Graph().parse(data=text, format="turtle")
    return ontology.read(graph, Vocabulary.read(graph))


def test_an_ontology() -> None:
    model = of(ONTOLOGY)
    a = "http://a/"
    assert set(model.graph.edges) == {
        (f"{a}rain", f"{a}valley"),
        (f"{a}dam", f"{a}valley"),
        (f"{a}valley", f"{a}loss"),
        (f"{a}Smoking", f"{a}Cancer"),
    }
    valley = model.do({f"{a}rain": "present", f"{a}dam": "absent"})
    assert present(valley, f"{a}valley") == pytest.approx(1 - 0.95 * 0.4)
    assert present(model, f"{a}dam") == 0.25
    prevented = model.do({f"{a}rain": "present", f"{a}dam": "present"})
    assert present(prevented, f"{a}valley") == pytest.approx((1 - 0.95 * 0.4) * 0.2)
    assert stability(model, f"{a}dam", f"{a}valley", prevents=True).stable


@pytest.mark.parametrize("name", ["floods", "a_flood"])
def test_a_strength_is_not_lost_where_the_same_is_told_without_one(name: str) -> None:
    again = f"{ONTOLOGY} :valley :isCausedBy :rain .".replace("floods", name)
    rain = of(again).do({"http://a/rain": "present", "http://a/dam": "absent"})
    assert present(rain, "http://a/valley") == pytest.approx(1 - 0.95 * 0.4)


def test_what_causes_and_prevents_the_same_does_both(tmp_path: Path) -> None:
    """As an ontology may tell that contradicts itself: none of the two is passed over."""
    path = tmp_path / "model.json"
    flood = {"causes": {"dam": 0.6}, "prevents": {"dam": 0.8}}
    path.write_text(json.dumps({"variables": {"dam": {}, "flood": flood}}))
    told = f"{ONTOLOGY} :dam :causes :valley . :rain p:leak 0 ."
    for model, effect, leak in (
        (file.read(path).do({"dam": "present"}), "flood", 0.0),
        (of(told).do({"http://a/dam": "present"}), "http://a/valley", 0.05),
    ):
        strength = 0.6 if effect == "flood" else 0.8
        got = 1 - (1 - leak) * (1 - strength)
        assert present(model, effect) == pytest.approx(got * 0.2)


@pytest.mark.parametrize(
    ("change", "error", "said"),
    [
        (("0.6", "1.6"), OntologyError, "1.6 of http://a/rain is no probability"),
        (('"prevents"', '"helps"'), OntologyError, "write causes or prevents"),
        ((":loss :isCausedBy :valley", ":valley :isCausedBy :loss . :loss :isCausedBy :valley"),
         UsageError, "goes in a circle"),
    ],
)  # fmt: skip
def test_ontologies_that_tell_no_model(
    change: tuple[str, str], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        of(ONTOLOGY.replace(*change))


def test_an_ontology_without_causes() -> None:
    with pytest.raises(UsageError, match="tells no causes"):
        of("@prefix owl: <http://www.w3.org/2002/07/owl#> . <http://a/C> a owl:Class .")


def test_all_models_count_in_the_size_of_a_table() -> None:
    """Each of the two is small: the table of both would fill the memory."""
    wide = Factor(tuple("abcdefghijklmn"), np.ones((1, *[2] * 14)))
    many = Factor(("a",), np.ones((2000, 2)))
    with pytest.raises(UnsupportedConstruct, match="too dense"):
        marginal([wide, many], "b")

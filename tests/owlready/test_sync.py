"""`sync_reasoner` where owlready2's own gives up, and called again after changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import owlready2
import pytest
from birds import birds
from owlready2 import Nothing, Thing

import paradl
from paradl import Belnap, KnowledgeBase
from paradl.errors import QueryError, UsageError
from paradl.owlready import sync_reasoner
from paradl.owlready.triples import n_triples

__all__ = ["birds"]  # a fixture


def test_an_inconsistent_world_gets_its_types(birds: Any) -> None:
    tweety = birds.Penguin("tweety", namespace=birds, swims_in=[birds.pond])
    with pytest.raises(owlready2.OwlReadyInconsistentOntologyError):
        owlready2.sync_reasoner_hermit(birds.world, debug=0)
    answer = sync_reasoner(birds.world, debug=0)
    assert not answer.consistent
    assert birds.world.paradl is answer
    assert tweety.is_a == [birds.Penguin, birds.Swimmer]
    assert birds.Swimmer in birds.robin.is_a
    assert tweety.paradl.value(birds.Flier) is Belnap.B
    assert tweety.paradl.value(birds.Swimmer) is Belnap.T
    assert birds.wren.paradl.value(birds.Swimmer) is Belnap.N
    assert tweety.paradl.types[birds.Flier] is Belnap.B


def test_conflicts_of_an_entity(birds: Any) -> None:
    tweety = birds.Penguin("tweety", namespace=birds)
    sync_reasoner(birds, debug=0)
    (conflict,) = tweety.paradl.conflicts
    assert (conflict.kind, conflict.subject) == ("class-assertion", tweety.iri)
    assert "Penguin SubClassOf not (Flier)" in map(str, conflict.justifications[0])
    assert birds.wren.paradl.conflicts == ()


def test_classes_and_values_have_values_too(birds: Any) -> None:
    birds.robin.age = 3
    sync_reasoner(birds, debug=0)
    assert birds.Penguin.paradl.value(birds.Bird) is Belnap.T
    assert birds.Swimmer.paradl.value(birds.Bird) is Belnap.N
    assert birds.robin.paradl.value(birds.swims_in, birds.pond) is Belnap.T
    assert birds.robin.paradl.value(birds.years, 3) is Belnap.T
    assert birds.adores.paradl.value(birds.likes) is Belnap.T


def test_an_unsatisfiable_class_is_nothing_unless_told_otherwise(birds: Any) -> None:
    sync_reasoner(birds.world, debug=0)
    assert birds.Penguin.equivalent_to == [Nothing]
    assert birds.Penguin in birds.world.inconsistent_classes()
    sync_reasoner(birds.world, debug=0, keep_unsatisfiable=False)
    assert birds.Penguin.equivalent_to == []
    assert birds.Penguin.is_a[0] is birds.Bird
    assert birds.Penguin.paradl.conflicts


def test_classical_logic_refuses_like_owlready2(birds: Any) -> None:
    birds.Penguin("tweety", namespace=birds)
    before = len(birds.world.graph)
    with pytest.raises(owlready2.OwlReadyInconsistentOntologyError, match="everything follows"):
        sync_reasoner(birds, debug=0, logic="classical")
    assert len(birds.world.graph) == before


@pytest.mark.parametrize("how", ["world", "with", "ontology", "list"])
def test_where_inferences_go(birds: Any, how: str) -> None:
    world = birds.world
    other = world.get_ontology("http://example.org/other#")
    inferences = world.get_ontology("http://inferrences/")
    target = {"world": inferences, "with": other, "ontology": birds, "list": inferences}[how]
    if how == "with":
        with other:
            sync_reasoner(world, debug=0)
    else:
        sync_reasoner({"world": world, "ontology": birds, "list": [birds]}[how], debug=0)
    robin, swimmer = birds.robin.storid, birds.Swimmer.storid
    assert target.graph._has_obj_triple_spo(robin, owlready2.rdf_type, swimmer)


def test_a_list_of_ontologies_is_reasoned_over_alone(birds: Any) -> None:
    more = birds.world.get_ontology("http://example.org/more#")
    with more:
        birds.wren.swims_in.append(birds.pond)
        duck = birds.Bird("duck", namespace=more, swims_in=[birds.pond])
    assert duck.namespace.ontology is more
    sync_reasoner([birds], debug=0)
    assert birds.Swimmer not in duck.is_a
    sync_reasoner([birds, more], debug=0)
    assert birds.Swimmer in duck.is_a


def test_calling_twice_piles_nothing_up(birds: Any) -> None:
    sync_reasoner(birds.world, debug=0)
    triples, is_a = len(birds.world.graph), list(birds.robin.is_a)
    sync_reasoner(birds.world, debug=0)
    assert (len(birds.world.graph), birds.robin.is_a) == (triples, is_a)


def test_what_follows_no_longer_is_taken_back(birds: Any) -> None:
    """owlready2 keeps it, as it takes what it has inferred before for asserted."""
    asserted = list(birds.robin.is_a)
    sync_reasoner(birds.world, debug=0)
    assert birds.Swimmer in birds.robin.is_a
    birds.robin.swims_in = []
    sync_reasoner(birds.world, debug=0)
    assert birds.robin.is_a == asserted
    assert not birds.world._has_obj_triple_spo(
        birds.robin.storid, owlready2.rdf_type, birds.Swimmer.storid
    )


def test_owlready2_keeps_what_follows_no_longer(birds: Any) -> None:
    owlready2.sync_reasoner_hermit(birds.world, debug=0)
    birds.robin.swims_in = []
    owlready2.sync_reasoner_hermit(birds.world, debug=0)
    assert birds.Swimmer in birds.robin.is_a


def test_entities_loaded_later_are_taken_back_too(birds: Any) -> None:
    sync_reasoner(birds.world, debug=0)
    birds.world._destroy_cached_entities()
    fresh = birds.world["http://example.org/birds#robin"]
    swimmer = birds.world["http://example.org/birds#Swimmer"]
    assert swimmer in fresh.is_a
    fresh.swims_in = []
    sync_reasoner(birds.world, debug=0)
    assert swimmer not in fresh.is_a


def test_an_asserted_parent_comes_back_when_it_is_implied_no_longer(birds: Any) -> None:
    birds.wren.is_a.append(birds.Flier)
    sync_reasoner(birds.world, debug=0)
    assert birds.wren.is_a == [birds.Bird]
    birds.Bird.is_a = [Thing]
    sync_reasoner(birds.world, debug=0)
    assert set(birds.wren.is_a) == {birds.Bird, birds.Flier}


def test_equivalents_are_taken_back(birds: Any) -> None:
    bird, fowl = birds.Bird, birds.Fowl
    birds._add_obj_triple_spo(bird.storid, owlready2.rdfs_subclassof, fowl.storid)
    sync_reasoner(birds.world, debug=0)
    assert (bird.equivalent_to, bird.INDIRECT_equivalent_to) == ([fowl], [fowl])
    birds._del_obj_triple_spo(bird.storid, owlready2.rdfs_subclassof, fowl.storid)
    sync_reasoner(birds.world, debug=0)
    assert (bird.equivalent_to, bird.INDIRECT_equivalent_to) == ([], [])
    assert fowl.is_a == [bird]


def test_what_the_user_asserts_in_between_stays(birds: Any) -> None:
    sync_reasoner(birds.world, debug=0)
    birds.robin.is_a.append(birds.Water)
    sync_reasoner(birds.world, debug=0)
    assert set(birds.robin.is_a) == {birds.Bird, birds.Swimmer, birds.Water}


@pytest.mark.parametrize("own", [True, False], ids=["into the ontology", "into another"])
def test_what_the_user_asserts_although_it_is_inferred_stays(birds: Any, own: bool) -> None:
    """owlready2 writes no triple of it, as there is one."""
    robin, wren = birds.robin, birds.wren
    with birds:
        loves = owlready2.types.new_class("loves", (owlready2.ObjectProperty,))
        loves.inverse_property = birds.likes
    robin.adores, robin.age = [wren], 3
    x = birds if own else birds.world
    sync_reasoner(x, True, infer_data_property_values=True, debug=0)
    robin.is_a.append(birds.Swimmer)
    robin.likes.append(wren)
    robin.years.append(3)
    robin.adores, robin.age, robin.swims_in = [], None, []
    for _ in range(2):
        sync_reasoner(x, True, infer_data_property_values=True, debug=0)
        assert robin.is_a == [birds.Bird, birds.Swimmer]
        assert (robin.likes, wren.loves, robin.years) == ([wren], [robin], [3])
    assert birds.graph._has_obj_triple_spo(robin.storid, owlready2.rdf_type, birds.Swimmer.storid)


def test_an_equivalent_that_the_user_asserts_although_it_is_inferred_stays(birds: Any) -> None:
    bird, fowl = birds.Bird, birds.Fowl
    birds._add_obj_triple_spo(bird.storid, owlready2.rdfs_subclassof, fowl.storid)
    sync_reasoner(birds.world, debug=0)
    bird.equivalent_to.append(fowl)
    birds._del_obj_triple_spo(bird.storid, owlready2.rdfs_subclassof, fowl.storid)
    for _ in range(2):
        sync_reasoner(birds.world, debug=0)
        assert (bird.equivalent_to, bird.INDIRECT_equivalent_to) == ([fowl], [fowl])


def test_values_come_and_go(birds: Any) -> None:
    robin, wren = birds.robin, birds.wren
    robin.adores = [wren]
    robin.age = 3
    assert (robin.likes, robin.years) == ([], [])
    sync_reasoner(birds, infer_property_values=True, infer_data_property_values=True, debug=0)
    assert (robin.likes, robin.years) == ([wren], [3])
    robin.adores = []
    sync_reasoner(birds, infer_property_values=True, debug=0)
    assert (robin.likes, robin.years) == ([], [])


def test_a_symmetric_value_is_added_where_it_is_not_there(birds: Any) -> None:
    birds.robin.neighbour_of = [birds.wren]
    sync_reasoner(birds, True, debug=0)
    assert birds.wren.neighbour_of == [birds.robin]


def test_before_the_first_call_nothing_is_known(birds: Any) -> None:
    with pytest.raises(UsageError, match="sync_reasoner"):
        birds.robin.paradl.value(birds.Bird)


def test_what_came_after_the_call_is_not_known(birds: Any) -> None:
    sync_reasoner(birds, debug=0)
    late = birds.Bird("late", namespace=birds)
    with pytest.raises(QueryError):
        late.paradl.value(birds.Bird)


def test_no_sentence(birds: Any) -> None:
    sync_reasoner(birds, debug=0)
    with pytest.raises(UsageError, match="is no sentence"):
        birds.robin.paradl.value(birds.likes)


def test_a_failure_changes_nothing(birds: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = sync_reasoner(birds.world, debug=0)
    before = set(birds.world._get_obj_triples_spo_spo(None, None, None))

    def fails(*_: Any, **__: Any) -> None:
        raise paradl.EngineTimeout("no answer within the time limit")

    monkeypatch.setattr(KnowledgeBase, "realize", fails)
    with pytest.raises(paradl.EngineTimeout):
        sync_reasoner(birds.world, debug=0)
    assert set(birds.world._get_obj_triples_spo_spo(None, None, None)) == before
    assert birds.world.paradl is answer
    assert answer.value(birds.robin, birds.Swimmer) is Belnap.T


def test_the_world_is_locked_again(birds: Any) -> None:
    with birds.world:
        held = birds.world.graph.has_write_lock()
        sync_reasoner(birds.world, debug=0)
        assert birds.world.graph.has_write_lock() == held


def test_what_is_printed(birds: Any, capsys: pytest.CaptureFixture[str]) -> None:
    birds.Penguin("tweety", namespace=birds)
    sync_reasoner(birds, debug=0)
    assert capsys.readouterr() == ("", "")
    birds.wren.swims_in = [birds.pond]
    sync_reasoner(birds)
    told = capsys.readouterr().err
    assert "* ParaDL * hermit took" in told
    assert "1 types are told true and told false" in told
    assert "* Owlready * Reparenting birds.wren" in told
    sync_reasoner(birds, debug=2)
    assert "SubClassOf(" in capsys.readouterr().err


def test_the_triples_can_be_kept(birds: Any, capsys: pytest.CaptureFixture[str]) -> None:
    sync_reasoner(birds, debug=0, keep_tmp_file=True)
    file = Path(capsys.readouterr().err.split("The triples are in ")[1].strip())
    with paradl.load(file) as kb:
        assert kb.value("robin", "Swimmer") is Belnap.T
    file.unlink()


def test_a_document_holds_any_literal(birds: Any) -> None:
    birds.robin.text = [
        '"quoted"\\ and\nbroken\r\tlines',
        owlready2.locstr("grün 🐧", "de"),
        *(1, 1e-7, 2.5, False),
    ]
    with paradl.load(n_triples([birds.world.graph])) as kb:
        values = {v.object for v in kb.realize()[birds.robin.iri].properties}
    assert {'"1"^^xsd:integer', '"false"^^xsd:boolean', '"grün 🐧"@de'} <= values
    assert '"0.0000001"^^xsd:decimal' in values
    assert len([value for value in values if value.startswith('"')]) == 6


def test_without_owlready2_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['owlready2'] = None; import paradl.owlready"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1] == (
        "ImportError: paradl.owlready needs owlready2: pip install 'paradl[owlready]'"
    )


SMALL_WORLD = """
import owlready2
from paradl.owlready import sync_reasoner
with owlready2.World().get_ontology("http://example.org/small") as small:
    class A(owlready2.Thing): pass
sync_reasoner(small, debug=0)
import jpype
runtime = jpype.java.lang.management.ManagementFactory.getRuntimeMXBean()
print(*runtime.getInputArguments())
from paradl.bridge.flags import flags
print("later:", *flags(17))
"""


def test_java_starts_quickly_for_a_small_world() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SMALL_WORLD], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    this, later = done.stdout.split("later:")
    assert "-XX:TieredStopAtLevel=1" in this
    assert "-XX:TieredStopAtLevel=1" not in later  # what else this process starts is not small

"""Worlds with what users put into them: files, imports, rules, dates, names of two kinds."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import owlready2
import pytest
from owlready2 import AllDisjoint, Imp, Thing, World, locstr, rdf_type

from paradl import Belnap
from paradl.errors import UsageError
from paradl.owlready import sync_reasoner

IRI = "http://example.org/staff#"


def new_class(name: str, parent: Any = Thing) -> Any:
    """A class, or a property, of the ontology of the `with` block."""
    return owlready2.types.new_class(name, (parent,))


def staff(world: Any) -> Any:
    """An ontology in which whoever leads anybody is a boss."""
    ontology = world.get_ontology(IRI)
    with ontology:
        person, leads = new_class("Person"), new_class("leads", owlready2.ObjectProperty)
        leads.domain, leads.range = [person], [person]
        new_class("Boss", person).equivalent_to = [leads.some(person)]
        new_class("born", new_class("dated", owlready2.DataProperty))
        person("ann", leads=[person("ben")])
    return ontology


def test_a_quad_store_in_a_file(tmp_path: Path) -> None:
    store, document = str(tmp_path / "quads.sqlite3"), tmp_path / "inferred.owl"
    world = World(filename=store)
    ontology, inferred = staff(world), world.get_ontology("http://example.org/inferred#")
    with inferred:
        sync_reasoner(world, debug=0)
    assert ontology.ann.is_a == [ontology.Boss]
    inferred.save(str(document))
    world.save()
    world.close()
    assert 'Boss rdf:about="http://example.org/staff#ann"' in document.read_text()

    world = World(filename=store)
    ontology = world.get_ontology(IRI).load()
    assert ontology.Boss in ontology.ann.INDIRECT_is_a
    assert sync_reasoner(world, debug=0).consistent
    assert ontology.ann.paradl.value(ontology.Boss) is Belnap.T
    world.close()


def test_an_ontology_that_imports_another() -> None:
    world = World()
    base = staff(world)
    derived = world.get_ontology("http://example.org/derived#")
    derived.imported_ontologies.append(base)
    with derived:
        cid = base.Person("cid", leads=[base.ann])
    sync_reasoner(derived, debug=0)
    assert cid.is_a == [base.Boss]
    assert set(base.Boss.instances()) == {base.ann, cid}


@pytest.mark.parametrize("name", ["two words", "a>b", "back\\slash", "new\nline", '"{}|^`<', "קטה"])
def test_names_that_no_iri_may_have(name: str) -> None:
    world = World()
    ontology = staff(world)
    with ontology:
        odd = ontology.Person(name, leads=[ontology.ben])
    sync_reasoner(world, debug=0)
    assert odd.is_a == [ontology.Boss]
    assert odd.paradl.types[ontology.Boss] is Belnap.T


def test_a_rule() -> None:
    ontology = staff(World())
    with ontology:
        led = new_class("Led")
        Imp().set_as_rule("leads(?x, ?y) -> Led(?y)")
    sync_reasoner(ontology, debug=0)
    assert ontology.ben.is_a == [ontology.Person, led]


def test_three_disjoint_classes_of_which_one_is_two() -> None:
    ontology = staff(World())
    with ontology:
        cat, stone = new_class("Cat"), new_class("Stone")
        AllDisjoint([ontology.Person, cat, stone])
    ontology.ann.is_a.append(stone)
    answer = sync_reasoner(ontology, debug=0)
    assert {c.subject for c in answer.conflicts} == {ontology.ann.iri}
    assert ontology.ann.paradl.types == {
        ontology.Person: Belnap.B,
        stone: Belnap.B,
        cat: Belnap.F,
        ontology.Boss: Belnap.T,
    }
    assert ontology.ann.is_a == [stone, ontology.Boss]


def test_a_class_that_is_an_individual_too() -> None:
    ontology = staff(World())
    with ontology:
        high = new_class("HighRank", new_class("Rank"))
        ontology._add_obj_triple_spo(ontology.Boss.storid, rdf_type, high.storid)
    sync_reasoner(ontology, debug=0)
    assert ontology.Boss.is_a[0] is ontology.Person
    assert ontology.Boss.paradl.value(ontology.Person) is Belnap.T
    assert ontology.world._has_obj_triple_spo(ontology.Boss.storid, rdf_type, high.storid)


@pytest.mark.parametrize(
    "value",
    [
        datetime.datetime(2020, 1, 2, 3, 4, 5),
        locstr("née", "fr"),
        *("plain", "", 'a\tb\\"\n', 3, -5, 2.5, 1e300, 1e-7, True),
    ],
    ids=repr,
)
def test_values_of_each_datatype(value: Any) -> None:
    ontology = staff(World())
    ontology.ann.born = [value]
    sync_reasoner(ontology, infer_data_property_values=True, debug=0)
    assert ontology.ann.dated == [value]
    assert ontology.ann.paradl.value(ontology.dated, value) is Belnap.T


def test_the_same_word_in_other_languages() -> None:
    """One was taken for the other, which was not added; and what was, is taken back."""
    ontology = staff(World())
    french, english, british = (locstr("chat", tag) for tag in ("fr", "en", "en-GB"))
    ontology.ann.dated, ontology.ann.born = [french, british], [english, british, "chat"]

    def languages() -> list[str]:
        return sorted(getattr(word, "lang", "") for word in ontology.ann.dated)

    for _ in range(2):
        sync_reasoner(ontology, infer_data_property_values=True, debug=0)
        assert languages() == ["", "en", "en-GB", "fr"]
    ontology.ann.born = []
    sync_reasoner(ontology, infer_data_property_values=True, debug=0)
    assert languages() == ["en-GB", "fr"]


@pytest.mark.parametrize(
    "value", [datetime.date(1990, 1, 2), datetime.time(3, 4, 5), datetime.timedelta(3)], ids=repr
)
def test_values_that_hermit_does_not_know(value: Any) -> None:
    ontology = staff(World())
    ontology.ann.born = [value]
    answer = sync_reasoner(ontology, infer_data_property_values=True, debug=0, reasoner="hermit")
    assert ontology.ann.dated == [value]
    assert ontology.ann.paradl.value(ontology.dated, value) is Belnap.T
    assert answer.warnings


def test_a_duration_as_owlready2_writes_it() -> None:
    """As "P3D0.0S", which Openllet takes for a contradiction."""
    ontology = staff(World())
    ontology.ann.born = [datetime.timedelta(3)]
    assert sync_reasoner(ontology, infer_data_property_values=True, debug=0).consistent
    assert ontology.ann.dated == [datetime.timedelta(3)]


def test_what_means_owl_thing() -> None:
    ontology = staff(World())
    ontology.Person.equivalent_to = [Thing]
    sync_reasoner(ontology.world, debug=0)
    assert Thing.equivalent_to == [ontology.Person]
    ontology.Person.equivalent_to = []
    sync_reasoner(ontology.world, debug=0)
    assert (Thing.equivalent_to, ontology.Person.equivalent_to) == ([], [])


def test_properties_without_values() -> None:
    ontology = World().get_ontology("http://example.org/empty#")
    with ontology:
        related = new_class("related", owlready2.ObjectProperty)
        age = new_class("age", owlready2.DataProperty)
    related.range, age.domain = [owlready2.Nothing], [owlready2.Nothing]
    sync_reasoner(ontology, debug=0)
    assert related.equivalent_to == [owlready2.bottomObjectProperty]
    assert age.equivalent_to == [owlready2.bottomDataProperty]
    related.range = []
    sync_reasoner(ontology, debug=0)
    assert related.equivalent_to == owlready2.bottomObjectProperty.equivalent_to == []


def test_entities_that_were_destroyed() -> None:
    ontology = staff(World())
    sync_reasoner(ontology.world, debug=0)
    owlready2.destroy_entity(ontology.Boss)
    owlready2.destroy_entity(ontology.ben)
    sync_reasoner(ontology.world, debug=0)
    assert ontology.ann.is_a == [ontology.Person]
    assert list(ontology.world.individuals()) == [ontology.ann]


@pytest.mark.parametrize("what", [[], "staff.owl", 3], ids=repr)
def test_nothing_to_reason_over(what: Any) -> None:
    with pytest.raises(UsageError, match="nothing to reason over"):
        sync_reasoner(what)

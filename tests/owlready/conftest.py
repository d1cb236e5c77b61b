"""A small world of birds, which is consistent until Tweety is a penguin."""

from __future__ import annotations

from typing import Any

import owlready2
import pytest
from owlready2 import (
    DataProperty,
    FunctionalProperty,
    Not,
    ObjectProperty,
    SymmetricProperty,
    Thing,
)

from paradl.bridge.jvm import find


@pytest.fixture(autouse=True)
def _java() -> None:
    """owlready2's own reasoners run on the Java that ParaDL runs on."""
    owlready2.JAVA_EXE = str(find().java)


@pytest.fixture
def birds() -> Any:
    """An ontology in a world of its own."""
    ontology = owlready2.World().get_ontology("http://example.org/birds#")
    with ontology:

        class Water(Thing): ...

        class Flier(Thing): ...

        class Bird(Flier): ...

        class swims_in(ObjectProperty): ...

        class likes(ObjectProperty): ...

        class adores(likes): ...

        class neighbour_of(ObjectProperty, SymmetricProperty): ...

        class age(DataProperty, FunctionalProperty): ...

        class years(DataProperty): ...

        age.is_a.append(years)

        class Swimmer(Thing): ...

        Swimmer.equivalent_to.append(swims_in.some(Water))

        class Penguin(Bird): ...

        Penguin.is_a.append(Not(Flier))
        pond = Water("pond")
        Bird("robin", swims_in=[pond])
        Bird("wren")
    return ontology

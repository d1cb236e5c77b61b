"""owlready2 with ParaDL: `sync_reasoner` in place of its own, also for inconsistent worlds.

>>> from owlready2 import World
>>> from paradl.owlready import sync_reasoner
>>> garage = World().get_ontology("http://example.org/garage#")
>>> with garage:
...     class Vehicle(owlready2.Thing): pass
...     class Car(Vehicle): pass
...     class Boat(Vehicle): pass
...     beetle = Car("beetle")
>>> _ = owlready2.AllDisjoint([Car, Boat])
>>> beetle.is_a.append(Boat)
>>> answer = sync_reasoner(garage, debug=0)
>>> answer.consistent, beetle.paradl.value(Car), beetle.paradl.value(Vehicle)
(False, Belnap.B, Belnap.T)
"""

from __future__ import annotations

try:
    import owlready2
except ImportError:
    raise ImportError(
        "paradl.owlready needs owlready2: pip install 'paradl[owlready]'", name="owlready2"
    ) from None

from paradl.owlready.answer import Answer
from paradl.owlready.entities import Told, give_entities
from paradl.owlready.sync import sync_reasoner

__all__ = ["Answer", "Told", "sync_reasoner"]

give_entities(owlready2.Thing, owlready2.Property)

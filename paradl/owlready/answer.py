"""What ParaDL has found about a world."""

from __future__ import annotations

import weakref
from functools import cached_property
from typing import Any

import owlready2

from paradl.errors import UsageError
from paradl.kb import KnowledgeBase
from paradl.owlready.triples import number
from paradl.results import Check, Conflict, Individual, Realization
from paradl.truth import Belnap


class Answer:
    """What `sync_reasoner` has found about a world, as that was at the call; also `world.paradl`.

    Attributes:
        kb: the knowledge base, for all else that ParaDL answers.
        realization: the types of the individuals, with their values.
    """

    def __init__(self, kb: KnowledgeBase, realization: Realization) -> None:
        """Made by `sync_reasoner`."""
        self.kb = kb
        self.realization = realization
        self._closing = weakref.finalize(self, kb.close)
        self._closing.atexit = False  # the JVM ends with Python

    @property
    def warnings(self) -> list[str]:
        """What was worth a warning, such as a datatype that the engine does not know."""
        return self.kb.warnings

    @cached_property
    def consistent(self) -> bool:
        """The classical verdict."""
        return self.kb.check(first=1).consistent

    @cached_property
    def check(self) -> Check:
        """What is in conflict, and why. It is looked for when it is first asked for."""
        return self.kb.check()

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """Each sentence that is told true and told false, with its justifications."""
        return self.check.conflicts

    def individual(self, iri: str) -> Individual | None:
        """What is told of an individual; None where the world had none of that name."""
        return self._individuals.get(iri)

    @cached_property
    def _individuals(self) -> dict[str, Individual]:
        return {individual.iri: individual for individual in self.realization.individuals}

    def value(self, subject: Any, predicate: Any, object: Any = None) -> Belnap:
        """What is told of an individual and a class, two classes, or a property's value.

        Args:
            subject: an individual or a class of owlready2; or a property.
            predicate: a class, or with `object` a property; or a property above `subject`.
            object: an individual, or a value of a data property.

        Raises:
            UsageError: they do not make a sentence.
            QueryError: one of them was not in the world at the call.
        """
        return self.kb.ask(_sentence(subject, predicate, object)).value

    def close(self) -> None:
        """Let go of the knowledge base; the next `sync_reasoner` on the world does so too."""
        self._closing()


def answer_of(entity: Any) -> Answer:
    """What was found last about the world of an entity.

    Raises:
        UsageError: nothing yet.
    """
    answer = getattr(entity.namespace.world, "paradl", None)
    if answer is None:
        raise UsageError(f"nothing is known of {entity} yet", "call paradl.owlready.sync_reasoner")
    assert isinstance(answer, Answer)
    return answer


def _sentence(subject: Any, predicate: Any, object: Any) -> str:
    """In Manchester syntax, with whole IRIs."""
    kinds = (owlready2.ThingClass, owlready2.PropertyClass)
    if object is not None and isinstance(predicate, owlready2.PropertyClass):
        return f"{_name(subject)} {_name(predicate)} {_term(object)}"
    if object is None and isinstance(predicate, owlready2.ThingClass):
        word = "SubClassOf:" if isinstance(subject, owlready2.ThingClass) else "Type:"
        return f"{_name(subject)} {word} {_name(predicate)}"
    if object is None and isinstance(predicate, kinds) and isinstance(subject, kinds):
        return f"{_name(subject)} SubPropertyOf: {_name(predicate)}"
    raise UsageError(
        f"{subject} {predicate} {'' if object is None else object} is no sentence",
        "give a class, or a property and its value; for anything else use answer.kb.ask",
    )


def _name(entity: Any) -> str:
    return f"<{entity.iri}>"


def _term(value: Any) -> str:
    if hasattr(value, "storid"):
        return _name(value)
    raw, datatype = owlready2.base.to_literal(value)
    iri = "" if isinstance(datatype, str) else owlready2.default_world._unabbreviate(datatype)
    text = number(raw, iri) if isinstance(raw, float) else str(raw)
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"^^<{iri}>' if iri else f'"{text}"{datatype}'

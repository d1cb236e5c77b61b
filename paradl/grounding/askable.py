"""Which atoms a judge may be asked about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from paradl.errors import UsageError
from paradl.grounding.scope import Scope
from paradl.grounding.world import World
from paradl.oracle.verbalization.atoms import Atom
from paradl.oracle.verbalization.words import fragment


@dataclass(frozen=True, slots=True)
class Askable:
    """What may be asked about.

    Attributes:
        names: patterns such as `Bird`, `has*`, `*/zoo#*` of classes and properties, by label, by
            the end of the IRI, or by the whole of it; without any, those that the ontology
            annotates with `https://paradl.org/ns#askable true`, and if it annotates none, all.
            What is annotated `false` is never asked about.
        individuals: the same of individuals.
        asserted: ask also about what the ontology asserts, which a judge may then contradict.

    >>> from rdflib import Graph
    >>> zoo = World.read(Graph().parse(data='''
    ...     @prefix : <http://a#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
    ...     :Bird a owl:Class . :Fish a owl:Class . :tweety a owl:NamedIndividual .'''))
    >>> for atom in Askable(names=("B*",)).candidates(zoo):
    ...     print(atom)
    ClassAssertion(<http://a#Bird> <http://a#tweety>)
    """

    names: tuple[str, ...] = ()
    individuals: tuple[str, ...] = ()
    asserted: bool = False

    def candidates(self, world: World, about: Iterable[str] | None = None) -> tuple[Atom, ...]:
        """The atoms that may be asked about, in order.

        Args:
            world: of the ontology.
            about: IRIs of a query; atoms that no axiom connects with it are left out. None: all.

        Raises:
            UsageError: there are too many to list.
        """
        return self.scope(world).atoms(about)

    def scope(self, world: World) -> Scope:
        """What may be asked about in a world."""
        return Scope(
            world,
            self.of(world.classes, self.names, world),
            self.of(world.properties, self.names, world),
            self.of(tuple(world.values), self.names, world),
            self.of(world.individuals, self.individuals, world),
            world.judged if self.asserted else world.judged | world.told,
        )

    def check(self, world: World) -> None:
        """Look whether every pattern fits something.

        Raises:
            UsageError: one does not.
        """
        names = (*world.classes, *world.properties, *world.data)
        for kind, patterns, own in (
            ("class or property", self.names, names),
            ("individual", self.individuals, world.individuals),
        ):
            for pattern in patterns:
                if not any(_fits(name, [pattern], world) for name in own):
                    raise UsageError(
                        f"no {kind} fits {pattern!r}",
                        "write a label, the end of an IRI or the whole of it, with * for any text",
                    )

    def of(self, names: Sequence[str], patterns: Sequence[str], world: World) -> tuple[str, ...]:
        """Those of the names that may be asked about."""
        allowed = [name for name in names if world.askable.get(name, True)]
        if patterns:
            return tuple(name for name in allowed if _fits(name, patterns, world))
        annotated = [name for name in allowed if world.askable.get(name)]
        return tuple(annotated or allowed)


def _fits(name: str, patterns: Iterable[str], world: World) -> bool:
    known_as = (name, fragment(name), world.lexicon.labels.get(name, name))
    return any(fnmatchcase(text, pattern) for pattern in patterns for text in known_as)

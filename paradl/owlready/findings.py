"""What a knowledge base answers of a world, and how it is told on a terminal."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

from paradl.kb import KnowledgeBase
from paradl.properties import PropertyNode
from paradl.results import Realization
from paradl.taxonomy import Taxonomy
from paradl.truth import Belnap


@dataclass(frozen=True, slots=True)
class Findings:
    """The hierarchies, and the individuals in them."""

    taxonomy: Taxonomy
    properties: tuple[PropertyNode, ...]
    realization: Realization
    reasoner: str
    seconds: float

    @classmethod
    def of(cls, kb: KnowledgeBase, *, values: bool) -> Findings:
        """All of it; with `values`, the individuals' property values too."""
        start = time.perf_counter()
        run = kb.run("classify", write=None)
        properties, realization = kb.properties(), kb.realize(values=values)
        taxonomy = Taxonomy.of(run.result)
        seconds = time.perf_counter() - start
        return cls(taxonomy, properties, realization, run.reasoner, seconds)

    def tell(self, kb: KnowledgeBase, debug: int, *, quiet: bool) -> None:
        """On standard error, as much as `debug` asks for; `quiet` is without the warnings."""
        _say(f"{self.reasoner} took {self.seconds:.3f} seconds (logic {kb.logic})")
        for warning in () if quiet else kb.warnings:
            _say(f"Warning: {warning}")
        both = sum(t.value is Belnap.B for i in self.realization.individuals for t in i.types)
        if both:
            _say(f"{both} types are told true and told false: see world.paradl.conflicts")
        if debug > 1:
            _say("Inferred:")
            print(kb.inferred().content.decode(), file=sys.stderr)


def _say(line: str) -> None:
    print(f"* ParaDL * {line}", file=sys.stderr)

"""owlready2 with its HermiT, or with ParaDL: `python -m bench.owlready once|serve JAVA FILE [WHO]`.

A call is `sync_reasoner` of a world that was just loaded; loading is not in it. owlready2's own
writes the world as N-Triples, starts a JVM, and takes in the answer.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import owlready2

from bench.worker import serve


def loaded(file: Path) -> Any:
    """A world with that ontology in it."""
    world = owlready2.World()
    with file.open("rb") as content:
        world.get_ontology(file.as_uri()).load(only_local=True, fileobj=content)
    return world


def classify(file: Path, who: str) -> dict[str, Any]:
    """Load, and reason."""
    world = loaded(file)
    start = time.perf_counter()
    try:
        reason(world, who)
    except owlready2.OwlReadyInconsistentOntologyError:
        return {"words": "inconsistent"}
    return {"seconds": time.perf_counter() - start}


def reason(world: Any, who: str) -> None:
    """The call."""
    if who == "paradl":
        from paradl.owlready import sync_reasoner

        sync_reasoner(world, debug=0)
    else:
        owlready2.sync_reasoner_hermit(world, debug=0, ignore_unsupported_datatypes=True)


def main(mode: str, java: str, file: str, who: str = "owlready2") -> None:
    """Once, or once for each line on standard input."""
    owlready2.JAVA_EXE = java
    if mode == "serve":
        serve(lambda: classify(Path(file), who))
    elif "words" in classify(Path(file), who):
        sys.exit("inconsistent")


if __name__ == "__main__":
    main(*sys.argv[1:])

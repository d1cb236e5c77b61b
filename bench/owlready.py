"""owlready2 with its HermiT: `python -m bench.owlready once|serve JAVA FILE`.

A call is `sync_reasoner_hermit` of a world that was just loaded: it writes the world as N-Triples,
starts a JVM, and takes in the answer. Loading is not in it.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import owlready2

from bench.worker import serve


def classify(file: Path) -> dict[str, Any]:
    """Load, and reason."""
    world = owlready2.World()
    with file.open("rb") as content:
        world.get_ontology(file.as_uri()).load(only_local=True, fileobj=content)
    start = time.perf_counter()
    try:
        owlready2.sync_reasoner_hermit(world, debug=0, ignore_unsupported_datatypes=True)
    except owlready2.OwlReadyInconsistentOntologyError:
        return {"words": "inconsistent"}
    return {"seconds": time.perf_counter() - start}


def main(mode: str, java: str, file: str) -> None:
    """Once, or once for each line on standard input."""
    owlready2.JAVA_EXE = java
    if mode == "serve":
        serve(lambda: classify(Path(file)))
    elif "words" in classify(Path(file)):
        sys.exit("inconsistent")


if __name__ == "__main__":
    main(*sys.argv[1:])

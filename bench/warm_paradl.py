"""ParaDL, warm: `python -m bench.warm_paradl FILE LOGIC`.

A call is `KnowledgeBase.classify()` of a knowledge base that was just loaded, in a JVM that runs
already: translation, engine, hierarchy, JSON, and the Python objects made of it; not loading.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import paradl
from bench.worker import serve
from paradl.taxonomy import Taxonomy


def classify(file: str, logic: str) -> dict[str, Any]:
    """What `kb.classify()` does, which does not say the engine."""
    try:
        with paradl.load(file, logic=logic) as kb:
            start = time.perf_counter()
            run = kb.run("classify", write=None)
            Taxonomy.of(run.result)
            return {"seconds": time.perf_counter() - start, "engine": run.reasoner}
    except paradl.InconsistentOntology:
        return {"words": "inconsistent"}


if __name__ == "__main__":
    serve(lambda: classify(*sys.argv[1:]))

"""The frame around every JSON answer about an ontology."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import paradl

if TYPE_CHECKING:
    from paradl.kb import KnowledgeBase
    from paradl.loaded import Run


def frame(command: str, file: str, kb: KnowledgeBase, run: Run, total: float) -> dict[str, Any]:
    """The answer as the interface has it; it took `total` seconds in all."""
    return {
        "command": command,
        "version": paradl.__version__,
        "input": {
            "file": file,
            "iri": kb.loaded.iri,
            "axioms": kb.loaded.axioms,
            "documents": kb.loaded.documents,
        },
        "logic": kb.logic,
        "reasoner": run.reasoner,
        "seconds": seconds(kb, run, total),
        "result": run.result,
        "warnings": kb.warnings,
    }


def seconds(kb: KnowledgeBase, run: Run, total: float) -> dict[str, Any]:
    """How long it took to load, to reason, and in all."""
    return {"load": kb.loaded.seconds, **run.seconds, "total": round(total, 3)}

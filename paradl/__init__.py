"""ParaDL: reasoning that survives contradictions in OWL ontologies.

>>> import paradl
>>> with paradl.load("examples/penguins/penguins.ofn") as kb:
...     kb.value("tweety", "Flies")
Belnap.B
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paradl.lazy_imports import attributes

if TYPE_CHECKING:
    from paradl.errors import (
        BudgetExceeded,
        CacheError,
        DataError,
        EngineTimeout,
        InconsistentOntology,
        InternalError,
        Interrupted,
        JavaError,
        JudgeError,
        MemoryLimit,
        OntologyError,
        ParadlError,
        QueryError,
        UnsupportedConstruct,
        UsageError,
    )
    from paradl.kb import KnowledgeBase
    from paradl.loading import load
    from paradl.oracle.valuation import Statement, Valuation
    from paradl.truth import V3, Belnap, GeneralizedTruthValue

__version__ = "0.1.0"

# Where each public name lives: it is imported at its first use, so that `import paradl` is free.
_HOMES = {
    "load": "loading",
    "KnowledgeBase": "kb",
    "Belnap": "truth",
    "GeneralizedTruthValue": "truth",
    "V3": "truth",
    "Statement": "oracle.valuation",
    "Valuation": "oracle.valuation",
    "BudgetExceeded": "errors",
    "CacheError": "errors",
    "DataError": "errors",
    "EngineTimeout": "errors",
    "InconsistentOntology": "errors",
    "InternalError": "errors",
    "Interrupted": "errors",
    "JavaError": "errors",
    "JudgeError": "errors",
    "MemoryLimit": "errors",
    "OntologyError": "errors",
    "ParadlError": "errors",
    "QueryError": "errors",
    "UnsupportedConstruct": "errors",
    "UsageError": "errors",
}

__all__ = [
    "V3",
    "Belnap",
    "BudgetExceeded",
    "CacheError",
    "DataError",
    "EngineTimeout",
    "GeneralizedTruthValue",
    "InconsistentOntology",
    "InternalError",
    "Interrupted",
    "JavaError",
    "JudgeError",
    "KnowledgeBase",
    "MemoryLimit",
    "OntologyError",
    "ParadlError",
    "QueryError",
    "Statement",
    "UnsupportedConstruct",
    "UsageError",
    "Valuation",
    "load",
]

__getattr__ = attributes(__name__, _HOMES)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]

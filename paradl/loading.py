"""`paradl.load`: from files to a knowledge base."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from paradl.bridge import Progress, meanwhile, open_door, run
from paradl.choices import IMPORTS, INCLUSIONS, REASONERS, UNSUPPORTED, limit, one_of
from paradl.errors import UsageError
from paradl.sources import Source, readable, request
from paradl.tables import DEFAULT_LOGIC, table

if TYPE_CHECKING:
    from paradl.kb import KnowledgeBase

meanwhile.load_later("paradl.kb")


def load(
    source: Source | Iterable[Source],
    *,
    logic: str = DEFAULT_LOGIC,
    inclusion: str | None = None,
    unsupported: str | None = None,
    witnesses: bool = True,
    exhaustive: bool = False,
    keep_unsatisfiable: bool = False,
    anytime: bool = False,
    reasoner: str = "auto",
    imports: str = "local",
    strict: bool = False,
    catalog: str | PathLike[str] | None = None,
    within: Iterable[str | PathLike[str]] | None = None,
    prefixes: Mapping[str, str] | None = None,
    max_justifications: int = 1,
    timeout: float | None = None,
    memory: str | None = None,
    bridge: str = "jpype",
    progress: Progress | None = None,
) -> KnowledgeBase:
    """Load an ontology, in any format that OWLAPI reads.

    The logic `adaptive` is four-valued for the names of conflicts, classical for all others.

    >>> import paradl
    >>> with paradl.load("examples/zoo/zoo.ofn") as kb:
    ...     kb.value("tweety", "Flies"), kb.value("kitt", "Car")
    (Belnap.B, Belnap.T)

    Args:
        source: a path, bytes, an open file, a graph of rdflib, or several of them to merge.
        logic: a name of `paradl.tables.names()`, or the path of a table of your own.
        inclusion: how SubClassOf is read: `internal`, `strong`, `material`; or as the table says.
        unsupported: what becomes of axioms that the logic has no reading of: `error`, or `drop`, by
            which they are left out with a warning; or as the table says. With `drop`, axioms that
            HermiT refuses to start over are left out, too.
        witnesses: whether "all C are D" says under `ac` that there is something it is about.
        exhaustive: under `adaptive`, split what any justification of a clash names, so that the
            answer depends on no order; it takes long where there are many.
        keep_unsatisfiable: under `adaptive`, an unsatisfiable class is no conflict.
        anytime: when 45 in 100 of `timeout` have gone by and clashes are still searched for, split
            everything and go on: a coarser answer, as sound, instead of `EngineTimeout`.
        reasoner: `auto`, `hermit`, `openllet`, `elk`, or `race`: two at once.
        imports: where imports may come from: `local`, `remote` or `none`.
        strict: an import that is not found is an error, not a warning.
        catalog: a Protégé `catalog-v001.xml`; one beside the file is found by itself.
        within: folders that imported files have to be in; None is no such limit, and without any
            folder no file is read for an import.
        prefixes: more prefixes for queries, as `{"ex": "http://example.org/"}`.
        max_justifications: how many to give for each conflict.
        timeout: the seconds that loading, and each question later, may take.
        memory: how much Java may use, such as `4g`.
        bridge: `jpype`, in this process, or `py4j`, in a child process that can be killed.
        progress: is called with the phase, what is done of it, and the total; where it raises
            `Interrupted`, the work is stopped.

    Raises:
        OntologyError: the file, its syntax or an import.
        DataError: a table of `logic` that cannot be read.
        UsageError: a wrong argument.
        UnsupportedConstruct: at a question later, what the logic or the engine does not cover.
        EngineTimeout: it took too long.
        MemoryLimit: it needs more memory.
    """
    if anytime and timeout is None:
        raise UsageError("anytime needs a time limit", "set one, as --timeout 60 or timeout=60")
    if timeout is not None and math.isnan(timeout):
        raise UsageError("timeout is no number of seconds", "give one, or None for no limit")
    sources, payload = request(source)
    chosen = table(logic)
    settings = {
        "logic": chosen.name,
        "table": chosen.text,
        "inclusion": inclusion and one_of(INCLUSIONS, "kind of inclusion", inclusion),
        "unsupported": unsupported and one_of(UNSUPPORTED, "way with the unsupported", unsupported),
        "witnesses": witnesses,
        "exhaustive": exhaustive,
        "keepUnsatisfiable": keep_unsatisfiable,
        "anytime": anytime,
        "reasoner": one_of(REASONERS, "reasoner", reasoner),
        "prefixes": dict(prefixes or {}),
        "max": limit(max_justifications),
    }
    demand = {
        "sources": sources,
        "catalog": None if catalog is None else str(readable(Path(catalog))),
        "imports": one_of(IMPORTS, "kind of imports", imports),
        "strict": strict,
        **({} if within is None else {"within": [str(folder) for folder in within]}),
    }
    door = open_door(bridge, memory)
    try:
        reply = run(door, "load", demand, payload, timeout=timeout, progress=progress)
    except BaseException:
        door.close()
        raise
    from paradl.kb import KnowledgeBase

    return KnowledgeBase(door, reply.result, settings, timeout, progress)

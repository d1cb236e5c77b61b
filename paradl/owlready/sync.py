"""`sync_reasoner`."""

from __future__ import annotations

import sys
import tempfile
from functools import lru_cache
from typing import Any

import owlready2

from paradl.bridge.flags import compiling_for
from paradl.errors import InconsistentOntology
from paradl.kb import KnowledgeBase
from paradl.loading import load
from paradl.owlready.answer import Answer
from paradl.owlready.findings import Findings
from paradl.owlready.inferences import Entities, Node, data_values, hierarchy, object_values, types
from paradl.owlready.ledger import Ledger, ledgers
from paradl.owlready.scope import Scope, unlocked
from paradl.owlready.triples import n_triples


def sync_reasoner(
    x: Any = None,
    infer_property_values: bool = False,
    *,
    infer_data_property_values: bool = False,
    debug: int = 1,
    keep_tmp_file: bool = False,
    ignore_unsupported_datatypes: bool = False,
    logic: str = "adaptive",
    reasoner: str = "auto",
    keep_unsatisfiable: bool = True,
    **options: Any,
) -> Answer:
    """Reason over a world and add what follows to it, in place of owlready2's own functions.

    What is added, and where, is as owlready2 has it: parents, equivalents, types and values as
    triples and in the Python objects, in the ontology that is given, else in that of a `with`
    block, else in `http://inferrences/`. Of an inconsistent world what is told true is added. What
    the last call has added is taken back first, and is nothing that this one starts from.

    Args:
        x: a world, of which all is reasoned over; an ontology, which stands for its world; or a
            list of ontologies, to be reasoned over alone. Else the default world.
        infer_property_values: add the values of object properties too.
        infer_data_property_values: add the values of data properties too.
        debug: 0 is silent, 1 says what changes on standard error, 2 also shows the inferred axioms.
        keep_tmp_file: leave what was reasoned over in a file, and say where.
        ignore_unsupported_datatypes: do not warn of datatypes that the engine does not know.
        logic: a logic, as of `paradl.load`; under `classical` there is no answer for an
            inconsistent world.
        reasoner: an engine, as of `paradl.load`.
        keep_unsatisfiable: an unsatisfiable class is equivalent to Nothing, as with owlready2;
            else it is in conflict, and has its place.
        options: any other argument of `paradl.load`, such as `timeout`.

    Raises:
        OwlReadyInconsistentOntologyError: the logic is classical and the world inconsistent.
        ParadlError: as from `paradl.load` and from questions.

    >>> from owlready2 import Thing, World
    >>> birds = World().get_ontology("http://example.org/birds#")
    >>> with birds:
    ...     Bird = type("Bird", (Thing,), {})
    ...     Penguin = type("Penguin", (Bird,), {})
    >>> tweety = Penguin("tweety")
    >>> answer = sync_reasoner(birds, debug=0)
    >>> tweety.paradl.value(Bird)
    Belnap.T
    """
    scope = Scope.of(x)
    written = ledgers(scope.world)
    for ledger in written.values():
        ledger.concede()
    with unlocked(scope.world):
        inferred = frozenset().union(*(ledger.quads for ledger in written.values()))
        document = n_triples(scope.graphs, inferred)
        if keep_tmp_file:
            print(f"* ParaDL * The triples are in {_kept(document)}", file=sys.stderr)
        with compiling_for(len(document)):
            kb = load(
                document,
                logic=logic,
                reasoner=reasoner,
                keep_unsatisfiable=keep_unsatisfiable,
                imports="none",
                **options,
            )
        found = _findings(kb, infer_property_values or infer_data_property_values)
        if debug:
            found.tell(kb, debug, quiet=ignore_unsupported_datatypes)

    if scope.key in written:
        written.pop(scope.key).take_back()
    ledger = written[scope.key] = Ledger(scope.world, scope.target)
    answer = _remembered(scope.world, Answer(kb, found.realization))
    _add_entities(ledger, found, debug)
    individuals = found.realization.individuals
    if infer_property_values:
        ledger.add_object_values(object_values(individuals, scope.world), debug)
    if infer_data_property_values:
        ledger.add_data_values(data_values(individuals, scope.world), debug)
    return answer


def _findings(kb: KnowledgeBase, values: bool) -> Findings:
    try:
        return Findings.of(kb, values=values)
    except InconsistentOntology as error:
        kb.close()
        raise owlready2.OwlReadyInconsistentOntologyError(str(error)) from error
    except BaseException:
        kb.close()
        raise


def _add_entities(ledger: Ledger, found: Findings, debug: int) -> None:
    storid = lru_cache(maxsize=None)(ledger.target._abbreviate)
    entities = Entities()
    hierarchy("class", found.taxonomy.classes, storid, entities)
    hierarchy("property", found.properties, storid, entities)
    schema: list[Node] = [*found.taxonomy.classes, *found.properties]
    punned = types(found.realization, schema, storid, entities)
    ledger.add_entities(entities, punned, debug)


def _remembered(world: Any, answer: Answer) -> Answer:
    """As `world.paradl`, in place of the last one."""
    last: Answer | None = getattr(world, "paradl", None)
    if last is not None:
        last.close()
    world.paradl = answer
    return answer


def _kept(document: bytes) -> str:
    with tempfile.NamedTemporaryFile("wb", suffix=".nt", delete=False) as file:
        file.write(document)
    return file.name

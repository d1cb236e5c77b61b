"""SPARQL in a Python process of its own: rdflib cannot be stopped in ours.

`python -m paradl.serve.sparql` reads what is told and the query as JSON from standard input, in
one line, and writes the result, or the error, as JSON to standard output.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from paradl.bridge.processes import own_group
from paradl.errors import MemoryLimit, ParadlError, QueryError
from paradl.serve.turns import Turn

_TICK_SECONDS = 0.1
_OWN_BYTES = 1 << 29  # what Python and rdflib need before there is anything to query


def answered(told: Mapping[str, Any], turn: Turn) -> dict[str, Any]:
    """The result of a query over what is told, as `paradl query -f json` has it.

    Raises:
        QueryError: it is no query, or cannot be answered.
        EngineTimeout: it took too long; its process is gone.
        MemoryLimit: it took too much memory; likewise.
    """
    turn.check()
    output = _written(told, turn)
    turn.check()
    if not output:
        raise MemoryLimit("the query takes more memory than there is for it")
    answer: dict[str, Any] = json.loads(output)
    if "error" in answer:
        raise QueryError(answer["error"], answer["remedy"])
    return answer


def _written(told: Mapping[str, Any], turn: Turn) -> bytes:
    """What the process of a query writes; nothing where it died. It ends with the turn."""
    command = [sys.executable, "-P", "-m", __name__]
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=nowhere, **own_group()
    ) as process:
        # Its input stays open: where that ends, so have we, and it has to.
        lifeline, process.stdin = process.stdin, None
        assert lifeline is not None
        try:
            with suppress(BrokenPipeError):
                lifeline.write(json.dumps({**told, "seconds": turn.left}).encode() + b"\n")
                lifeline.flush()
            return _output(process, turn)
        finally:
            with suppress(OSError):
                process.kill()
            with suppress(OSError):
                lifeline.close()


def _output(process: subprocess.Popen[bytes], turn: Turn) -> bytes:
    while True:
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=_TICK_SECONDS)[0]
        turn.check()


def _main() -> None:
    """In the child."""
    told = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _limit(told["memory"] + _OWN_BYTES, told["seconds"])
    try:
        answer = _result(told)
    except ParadlError as error:
        answer = {"error": error.message, "remedy": error.remedy}
    except MemoryError:
        return
    except RecursionError:
        answer = {"error": "the query is nested too deeply", "remedy": "simplify it"}
    except Exception as error:  # rdflib raises what it likes while a result is being read
        why = f"the query cannot be answered ({type(error).__name__})"
        answer = {"error": why, "remedy": "simplify it"}
    json.dump(answer, sys.stdout)


def _end_with_parent() -> None:
    os.read(sys.stdin.fileno(), 1)  # past the buffer, whose lock would hold up a normal end
    os._exit(1)


def _limit(memory: int, seconds: float) -> None:
    """Keep to it where the system helps; the parent's clock counts anyway."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        whole = int(seconds) + 2
        resource.setrlimit(resource.RLIMIT_CPU, (whole, whole))


def _result(told: Mapping[str, Any]) -> dict[str, Any]:
    from paradl.rdf import dataset, select, written
    from paradl.results import Conflict, Realization
    from paradl.taxonomy import Taxonomy

    conflicts = map(Conflict.of, told["conflicts"])
    taxonomy, realization = Taxonomy.of(told["taxonomy"]), Realization.of(told["realization"])
    graphs = dataset(taxonomy, realization, conflicts, prefixes=told["prefixes"])
    result = select(graphs, told["sparql"])
    if result.graph is not None:
        return {"turtle": written(result, "ttl").decode()}
    tables: dict[str, Any] = json.loads(written(result, "srj"))
    return tables


if __name__ == "__main__":
    _main()

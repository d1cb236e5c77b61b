"""What an error is in HTTP, as the guide of the server lists it."""

from __future__ import annotations

import asyncio
import json
from contextlib import nullcontext
from types import SimpleNamespace

import pytest
from servers import PENGUINS

from paradl import errors
from paradl.serve import problems
from paradl.serve.questions import Load
from paradl.serve.settings import Settings
from paradl.serve.sources import ServedFile
from paradl.serve.worker import Worker


@pytest.mark.parametrize(
    ("error", "status", "headers"),
    [
        (errors.UsageError, 400, {}),
        (errors.QueryError, 400, {}),
        (problems.Unauthorized, 401, {"www-authenticate": "Bearer", "connection": "close"}),
        (problems.Refused, 403, {}),
        (problems.NotFound, 404, {}),
        (problems.TooSlow, 408, {"connection": "close"}),
        (errors.InconsistentOntology, 409, {}),
        (problems.TooLarge, 413, {"connection": "close"}),
        (errors.OntologyError, 422, {}),
        (errors.DataError, 422, {}),
        (errors.UnsupportedConstruct, 422, {}),
        (errors.BudgetExceeded, 429, {}),
        (problems.Full, 429, {}),
        (errors.InternalError, 500, {}),
        (errors.JudgeError, 502, {}),
        (errors.CacheError, 502, {}),
        (errors.Interrupted, 503, {"retry-after": "1"}),
        (problems.Busy, 503, {"retry-after": "1"}),
        (errors.EngineTimeout, 504, {}),
        (errors.MemoryLimit, 507, {}),
    ],
)
def test_each_error_has_its_status(
    error: type[errors.ParadlError], status: int, headers: dict[str, str]
) -> None:
    reply = problems.problem(error("two\nlines", "do  this"))
    assert reply.status_code == status
    own = {name: value for name, value in reply.headers.items() if not name.startswith("content-")}
    assert own == headers
    assert reply.headers["content-type"] == "application/problem+json"
    told = json.loads(bytes(reply.body))
    assert (told["status"], told["type"]) == (status, f"urn:paradl:error:{error.__name__}")
    assert (told["detail"], told["remedy"]) == ("two lines", "do this")


@pytest.mark.parametrize(
    "error",
    [
        errors.CacheError("the disk with /home/op is nearly full", "make room on it"),
        errors.JavaError("the Java process ended with 1 (no /home/op/libjvm.so)", "load again"),
    ],
)
def test_where_what_the_operator_has_is_only_the_log_says(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    error: errors.ParadlError,
) -> None:
    """Clients saw the path of the judge's cache, and of Java, as a fault of the server."""

    def full(*_: object) -> None:
        raise error

    loaded = SimpleNamespace(
        alive=True, additions=0, loaded=None, warnings=[], one_question=nullcontext
    )
    monkeypatch.setattr("paradl.serve.worker.load", lambda *_, **__: loaded)
    worker = Worker(ServedFile(PENGUINS.parent, PENGUINS), Load(), Settings())
    with pytest.raises(type(error)) as caught:
        asyncio.run(worker.do(full))
    assert "/home/op" not in str(caught.value)
    assert f"paradl: {error}\n" in capsys.readouterr().err


def test_a_java_that_is_gone_is_no_fault_of_the_client(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients were told to point PARADL_JAVA_HOME at another Java, and where it pointed."""
    monkeypatch.setenv("PARADL_JAVA_HOME", "/home/op/jdk")
    worker = Worker(ServedFile(PENGUINS.parent, PENGUINS), Load(), Settings())
    with pytest.raises(errors.JavaError) as caught:
        asyncio.run(worker.do(lambda *_: None))
    assert "PARADL_JAVA_HOME" not in str(caught.value)
    assert "which is no folder" in capsys.readouterr().err

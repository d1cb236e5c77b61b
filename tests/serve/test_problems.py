"""What an error is in HTTP, as the guide of the server lists it."""

from __future__ import annotations

import json

import pytest

from paradl import errors
from paradl.serve import problems


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

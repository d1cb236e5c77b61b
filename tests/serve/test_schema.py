"""Whatever is sent, the server answers as its OpenAPI says, and never with a fault of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks
from servers import PENGUINS, Server, load

load_all_checks()

# A text that is no sentence, or no ontology, is as valid by the schema as one that is.
NOT_HERE = [CHECKS.get_by_names(["positive_data_acceptance"])[0]]
FEW = settings(
    max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/openapi.json")


@pytest.fixture(scope="module")
def loaded(server: Server) -> Iterator[str]:
    with server.client() as client:
        yield load(client, PENGUINS)
        for one in client.get("/ontologies").json()["ontologies"]:
            client.delete(f"/ontologies/{one['id']}")


every = schemathesis.pytest.from_fixture("api")
questions = every.include(path_regex=r"/\{id\}/(check|classify|realize|ask|explain|query|ground)")


@every.parametrize()
@FEW
def test_anything(case: Any) -> None:
    case.call_and_validate(excluded_checks=NOT_HERE)


@questions.parametrize()
@FEW
def test_questions_about_an_ontology(case: Any, loaded: str) -> None:
    """The same, of an ontology that is there."""
    case.path_parameters = {"id": loaded}
    response = case.call()
    names = ["not_a_server_error", "status_code_conformance", "content_type_conformance"]
    checks = CHECKS.get_by_names([*names, "response_schema_conformance"])
    case.validate_response(response, checks=checks)

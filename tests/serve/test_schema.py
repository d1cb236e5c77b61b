"""Whatever is sent, the server answers as its OpenAPI says, and never with a fault of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks
from servers import PENGUINS, Server, load

from paradl.serve.app import application
from paradl.serve.service import Service
from paradl.serve.settings import Settings

load_all_checks()

CONFIG = schemathesis.Config.from_dict(
    {
        "checks": {
            # A text that is no sentence, or no ontology, is as valid by the schema as one that is.
            "positive_data_acceptance": {"enabled": False},
            # What has too many parts may be too large altogether.
            "negative_data_rejection": {"expected-statuses": [400, 404, 405, 413, 422]},
            # The recorded judge has not heard of everything.
            "not_a_server_error": {"expected-statuses": ["2xx", "3xx", "4xx", 502]},
        }
    }
)
FEW = settings(
    max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


@pytest.fixture(scope="module")
def loaded(server: Server) -> Iterator[str]:
    with server.client() as client:
        yield load(client, PENGUINS)
        for one in client.get("/ontologies").json()["ontologies"]:
            client.delete(f"/ontologies/{one['id']}")


OPENAPI = application(Service(Settings())).openapi()
every = schemathesis.openapi.from_dict(OPENAPI, config=CONFIG)
questions = every.include(path_regex=r"/\{id\}/(check|classify|realize|ask|explain|query|ground)")


@every.parametrize()
@FEW
def test_anything(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.address)


@questions.parametrize()
@FEW
def test_questions_about_an_ontology(case: Any, server: Server, loaded: str) -> None:
    """The same, of an ontology that is there."""
    case.path_parameters = {"id": loaded}
    response = case.call(base_url=server.address)
    names = ["not_a_server_error", "status_code_conformance", "content_type_conformance"]
    checks = CHECKS.get_by_names([*names, "response_schema_conformance"])
    case.validate_response(response, checks=checks)


@pytest.mark.parametrize(
    ("path", "logic", "command", "body"),
    [
        ("penguins/penguins.ofn", "adaptive", "check", {"measures": True}),
        ("hospital/hospital.owl", "fde", "check", {}),
        ("penguins/penguins.ofn", "adaptive", "classify", None),
        ("penguins/penguins.ofn", "fde", "realize", None),
        ("penguins/penguins.ofn", "ac", "ask", {"queries": ["tweety Type: Flies"]}),
        ("penguins/penguins.ofn", "lp", "explain", {"query": "tweety Type: Flies"}),
        ("belnap/penguins.ofn", "adaptive", "ground", {"queries": ["penguin Type: flies"]}),
        ("belnap/penguins.ofn", "adaptive", "ground", {"dry_run": True}),
    ],
)
def test_every_field_is_described(
    client: httpx2.Client, path: str, logic: str, command: str, body: object
) -> None:
    id = client.post("/ontologies", params={"path": path, "logic": logic}).json()["id"]
    reply = client.post(f"/ontologies/{id}/{command}", json=body)
    assert reply.status_code == 200, reply.text
    described = OPENAPI["paths"][f"/ontologies/{{id}}/{command}"]["post"]["responses"]["200"]
    schema = described["content"]["application/json"]["schema"]
    jsonschema.validate(reply.json(), closed({**schema, "components": OPENAPI["components"]}))


def closed(schema: Any) -> Any:
    """The same schema, of which nothing can be said but what it says."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {name: closed(part) for name, part in schema.items()}
    return {**parts, "additionalProperties": False} if "properties" in parts else parts


def test_the_schema_is_that_of_the_server(server: Server) -> None:
    with server.client() as client:
        assert client.get("/openapi.json").json() == OPENAPI

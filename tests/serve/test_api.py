"""The HTTP API answers as the command line does."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, get_args

import httpx2
import pytest
from servers import EXAMPLES, PENGUINS, ask, cache, load, refused, serving
from starlette.testclient import TestClient

from paradl.serve.app import application
from paradl.serve.questions import Logic
from paradl.serve.service import Service
from paradl.serve.settings import Settings
from paradl.tables import names

Run = Callable[..., Any]
QUERY = "tweety Type: Flies"
SPARQL = """SELECT ?who ?class { GRAPH paradl:toldFalse { ?who a ?class } } ORDER BY ?who ?class"""
PENGUIN_FACTS = EXAMPLES / "belnap" / "penguins.ofn"


def by_command(paradl: Run, *arguments: object) -> Any:
    """The result of the command line; files as a client of the server knows them."""
    output = paradl(*arguments, "-q", "-f", "json").stdout
    return json.loads(output.replace(f"{EXAMPLES}/", ""))["result"]


@pytest.mark.parametrize(
    ("command", "body", "arguments"),
    [
        ("check", {}, ()),
        ("check", {"measures": True, "first": 1}, ("--measures", "--first", "1")),
        ("classify", None, ()),
        ("realize", None, ()),
        ("ask", {"queries": [QUERY, "robin Type: Fish"]}, (QUERY, "robin Type: Fish")),
        (
            "ask",
            {"queries": ["Unicorn SubClassOf: Animal"], "unknown_names": "N"},
            ("Unicorn SubClassOf: Animal", "--unknown-names", "N"),
        ),
        ("explain", {"query": QUERY, "max": 3}, (QUERY, "--max", "3")),
        ("query", {"sparql": SPARQL}, (SPARQL,)),
    ],
)
def test_results_are_those_of_the_commands(
    client: httpx2.Client, paradl: Run, command: str, body: Any, arguments: tuple[str, ...]
) -> None:
    loaded = client.post("/ontologies", params={"path": "penguins/penguins.ofn"})
    assert loaded.status_code == 201, loaded.text
    reply = client.post(f"/ontologies/{loaded.json()['id']}/{command}", json=body)
    assert reply.status_code == 200, reply.text
    answer = reply.json()
    assert answer["result"] == by_command(paradl, command, PENGUINS, *arguments)
    assert answer["command"] == command
    assert answer["input"] == {
        "file": "penguins/penguins.ofn",
        "iri": "http://example.org/penguins",
        "axioms": loaded.json()["axioms"],
        "documents": ["penguins/penguins.ofn"],
    }
    assert answer["logic"] == "adaptive"
    assert answer["seconds"]["total"] > 0


@pytest.mark.parametrize("command", ["classify", "realize"])
def test_a_field_that_there_is_not_is_an_error(client: httpx2.Client, command: str) -> None:
    id = client.post("/ontologies", params={"path": "zoo/zoo.ofn"}).json()["id"]
    asked = client.post(f"/ontologies/{id}/{command}", json={"properties": True})
    assert "properties" in refused(asked, 422)
    assert client.post(f"/ontologies/{id}/{command}", json={}).status_code == 200
    assert client.post(f"/ontologies/{id}/{command}").status_code == 200


def test_an_ontology_is_sent_or_named_and_not_both(client: httpx2.Client) -> None:
    both = client.post("/ontologies", params={"path": "zoo/zoo.ofn"}, content=PENGUINS.read_bytes())
    assert both.status_code == 400, both.text
    assert both.json()["remedy"] == "send one of the two"
    named = client.post("/ontologies", params={"path": "zoo/zoo.ofn"}, content=b"")
    assert named.status_code == 201, named.text


def test_a_path_says_what_it_is_called(client: httpx2.Client) -> None:
    idle = {"name": "mine", "format": "ofn"}
    reply = client.post("/ontologies", params={"path": "penguins/penguins.ofn", **idle})
    assert (reply.status_code, reply.json()["remedy"]) == (400, "leave out format, name")


def test_every_way_to_send_an_ontology(client: httpx2.Client) -> None:
    for name in ("lamp.obo", "lamp.owx", "lamp.jsonld"):
        path = EXAMPLES / "formats" / name
        id = load(client, path)
        assert client.get(f"/ontologies/{id}").json()["axioms"] > 0, path
        client.delete(f"/ontologies/{id}")
    turtle = (EXAMPLES / "formats" / "lamp.ttl").read_bytes()
    reply = client.post(
        "/ontologies", content=turtle, headers={"Content-Type": "text/turtle; charset=utf-8"}
    )
    assert reply.json()["documents"] == ["ontology.ttl"]
    reply = client.post("/ontologies", content=turtle, params={"name": "lamp", "format": "ttl"})
    assert reply.json()["name"] == "lamp.ttl"


def test_files_of_the_folder_import_their_neighbours(client: httpx2.Client) -> None:
    reply = client.post("/ontologies", params={"path": "hospital/hospital.owl"})
    loaded = reply.json()
    assert loaded["warnings"] == []
    assert loaded["documents"][0] == "hospital/hospital.owl"
    assert len(loaded["documents"]) == 4
    assert all(document.startswith("hospital/") for document in loaded["documents"])


def test_ontologies_are_listed_and_let_go(client: httpx2.Client) -> None:
    first, second = load(client), load(client, logic="fde")
    listed = client.get("/ontologies").json()["ontologies"]
    assert [(one["id"], one["logic"]) for one in listed] == [(first, "adaptive"), (second, "fde")]
    assert client.delete(f"/ontologies/{first}").status_code == 204
    assert "load it" in refused(client.get(f"/ontologies/{first}"), 404)
    assert [one["id"] for one in client.get("/ontologies").json()["ontologies"]] == [second]
    assert ask(client, second, QUERY) == ["B"]


def test_the_judge_fills_gaps_and_what_it_says_stays(paradl: Run, tmp_path: Path) -> None:
    """On a server of its own, whose cache knows nothing of what other tests asked."""
    query, judge = "penguin Type: flies", f"recorded:{EXAMPLES / 'belnap' / 'penguins.jsonl'}"
    asked = ("ground", PENGUIN_FACTS, "--query", query, "--judge", judge, "--no-cache")
    expected = by_command(paradl, *asked)
    preview = by_command(paradl, *asked, "--dry-run")
    with serving("--judge", judge, env=cache(tmp_path)) as server, server.client() as client:
        id = load(client, PENGUIN_FACTS)
        assert ask(client, id, query) == ["N"]
        body = {"queries": [query], "dry_run": True}
        would = client.post(f"/ontologies/{id}/ground", json=body).json()["result"]
        assert would == preview
        assert would["estimate"]["statements"] == len(would["candidates"]) > 0
        assert ask(client, id, query) == ["N"]
        reply = client.post(f"/ontologies/{id}/ground", json={"queries": [query]})
        assert reply.status_code == 200, reply.text
        result = reply.json()["result"]
        assert result == expected
        assert result["answers"][0]["value"] == "B"
        assert ask(client, id, query) == ["B"]
        why = client.post(f"/ontologies/{id}/explain", json={"query": query}).json()["result"]
        assert {axiom["origin"] for axiom in why["false"][0]} == {"oracle"}
        again = client.post(f"/ontologies/{id}/ground", json={"queries": [query]}).json()["result"]
        assert again["asked"] == 0


def test_what_a_judge_cannot_say_changes_nothing(client: httpx2.Client) -> None:
    text = PENGUIN_FACTS.read_text(encoding="utf-8").replace(":penguin", ":ostrich")
    id = load(client, text.replace('"Penguins"', '"Ostriches"'))
    reply = client.post(f"/ontologies/{id}/ground", json={"queries": ["ostrich Type: flies"]})
    refused(reply, 502)
    assert ask(client, id, "ostrich Type: flies") == ["N"]


@pytest.mark.parametrize(
    ("command", "body", "status", "says"),
    [
        ("ask", {"queries": ["tweety Type: Brid"]}, 400, "Bird"),
        ("ask", {"queries": []}, 422, "queries"),
        ("ask", {"queries": ["x"], "nonsense": 1}, 422, "nonsense"),
        ("explain", {"query": "tweety"}, 400, ":"),
        ("query", {"sparql": "SELECT"}, 400, "SPARQL"),
        (
            "query",
            {"sparql": "SELECT * { SERVICE <http://127.0.0.1:1/> { ?s ?p ?o } }"},
            400,
            "fetch",
        ),
        ("fly", {}, 404, "Not Found"),
    ],
)
def test_wrong_questions(
    client: httpx2.Client, command: str, body: Any, status: int, says: str
) -> None:
    id = load(client)
    assert says in refused(client.post(f"/ontologies/{id}/{command}", json=body), status)


def test_what_is_sent_in_the_wrong_way(client: httpx2.Client) -> None:
    form = client.post("/ontologies", files={"file": PENGUINS.read_bytes()})
    assert "not in a form" in refused(form, 400)
    ask = client.post(f"/ontologies/{load(client)}/ask", content='{"queries": ["x"]}')
    assert "application/json" in refused(ask, 422)


def test_a_form_that_may_have_lost_its_line_breaks(client: httpx2.Client) -> None:
    """What `curl -d @FILE` sends: in one line, a comment goes on to the end of the ontology."""
    turtle = b"@prefix : <http://x/> . # birds\n:Bird a <http://www.w3.org/2002/07/owl#Class> ."
    form = {"content-type": "application/x-www-form-urlencoded"}
    stripped = client.post("/ontologies", content=turtle.replace(b"\n", b""), headers=form)
    assert "line break" in refused(stripped, 400)
    assert "--data-binary" in stripped.json()["remedy"]
    assert client.post("/ontologies", content=turtle, headers=form).json()["axioms"] == 1


def test_a_fault_of_ours_is_a_problem_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(Service, "status", broken)
    app = application(Service(Settings()))
    reply = TestClient(app, "http://localhost", raise_server_exceptions=False).get("/")
    assert "ZeroDivisionError" in refused(reply, 500)
    assert "secret" not in reply.text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's full device")
def test_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was a fault of ours, to be reported."""
    monkeypatch.setattr("tempfile.TemporaryFile", partial(open, "/dev/full", "w+b"))
    app = application(Service(Settings()))
    reply = TestClient(app, "http://localhost").post("/ontologies", content=PENGUINS.read_bytes())
    assert "No space left" in refused(reply, 507)


def test_a_classical_answer_about_a_contradiction(client: httpx2.Client) -> None:
    id = load(client, logic="classical")
    reply = client.post(f"/ontologies/{id}/ask", json={"queries": [QUERY]})
    said = refused(reply, 409)
    assert "inconsistent" in said
    assert said.endswith("use logic=adaptive, or check to see the conflicts")


def test_advice_names_what_a_client_can_choose(client: httpx2.Client) -> None:
    """Fields of its request; what is the operator's it can ask for."""
    text = "Ontology(<http://x/y> Import(<http://x/z>) HasKey(<http://x/C> () (<http://x/p>)))"
    strict = client.post("/ontologies", content=text.encode(), params={"logic": "ac"}).json()
    reply = client.post(f"/ontologies/{strict['id']}/classify")
    assert "leave them out with unsupported=drop, or use a logic" in refused(reply, 422)
    loose = load(client, text, logic="ac", unsupported="drop")
    answer = client.post(f"/ontologies/{loose}/classify").json()
    for warnings in (strict["warnings"], answer["warnings"]):
        assert warnings[0].endswith("or have the server started with --imports remote")


def test_what_is_no_ontology(client: httpx2.Client) -> None:
    assert "nothing to load" in refused(client.post("/ontologies"), 400)
    bad = client.post("/ontologies", content=b"Ontology(", params={"format": "ofn"})
    assert "ontology.ofn" in refused(bad, 422)
    assert client.get("/ontologies").json() == {"ontologies": []}


def test_the_server_says_what_it_allows(client: httpx2.Client) -> None:
    status = client.get("/").json()
    assert status["files"] is True
    assert status["imports"] == "local"
    assert status["judge"] == "invented:ornithologist"
    assert status["upload"] == 64 << 20


def test_the_logics_are_all_of_them() -> None:
    assert sorted(get_args(Logic)) == sorted(names())


def test_a_graph_is_turtle(client: httpx2.Client, tmp_path: Path) -> None:
    id = load(client)
    question = {
        "sparql": "CONSTRUCT { ?x a ?c } { GRAPH paradl:toldFalse { ?x a ?c } }",
        "prefixes": {"p": "http://example.org/penguins#"},
    }
    result = client.post(f"/ontologies/{id}/query", json=question).json()["result"]
    assert "p:Flies" in result["turtle"]

"""Those who may not come in, and what must not be let in."""

from __future__ import annotations

import gzip
import os
import select
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from servers import EXAMPLES, PENGUINS, Server, ask, load, refused, serving

RDF = (
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" '
    'xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#" xmlns:owl="http://www.w3.org/2002/07/owl#">'
    '<owl:Class rdf:about="a:A"><rdfs:label>[&x;]</rdfs:label></owl:Class></rdf:RDF>'
)
ONE, OTHER = "one-token-of-some-length", "another-token-of-some-length"


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """A file that no client may see."""
    path = tmp_path / "secret.ofn"
    path.write_text("Ontology(<a:secret> Declaration(Class(<a:TOPSECRET>)))")
    return path


@pytest.mark.parametrize(
    "path",
    [
        "../secret.ofn",
        "penguins/../../secret.ofn",
        "/etc/passwd",
        "..\\secret.ofn",
        "C:\\secret.ofn",
        "file:///etc/passwd",
        "http://127.0.0.1:1/x.owl",
        "~/x.owl",
        "no.ofn",
        "penguins",
        "x" * 900,
        "a\0b",
    ],
)
def test_no_path_leads_out_of_the_folder(client: httpx2.Client, path: str) -> None:
    reply = client.post("/ontologies", params={"path": path})
    assert reply.status_code in (400, 422)
    refused(reply, reply.status_code)


def test_no_link_and_no_import_leads_out_of_it(tmp_path: Path, secret: Path) -> None:
    folder = tmp_path / "served"
    folder.mkdir()
    (folder / "part.ofn").write_text("Ontology(<a:part> Declaration(Class(<a:Part>)))")
    whole = (
        f"Ontology(<a:o> Import(<{secret.as_uri()}>) Import(<a:part>) Declaration(Class(<a:A>)))"
    )
    (folder / "whole.ofn").write_text(whole)
    if os.name != "nt":
        (folder / "link.ofn").symlink_to(secret)
    with serving("--root", folder) as server, server.client() as client:
        refused(client.post("/ontologies", params={"path": "link.ofn"}), 422)
        by_path = client.post("/ontologies", params={"path": "whole.ofn"}).json()
        assert by_path["documents"] == ["whole.ofn", "part.ofn"]
        assert secret.as_uri() in by_path["warnings"][0]
        sent = client.post("/ontologies", content=whole).json()
        assert sent["documents"] == ["ontology"]
        for id in (by_path["id"], sent["id"]):
            assert "TOPSECRET" not in client.post(f"/ontologies/{id}/classify").text


def test_without_a_folder_there_are_no_files() -> None:
    with serving() as server, server.client() as client:
        reply = client.post("/ontologies", params={"path": "penguins.ofn"})
        assert "send the ontology" in refused(reply, 400)
        id = load(client)
        ground = client.post(f"/ontologies/{id}/ground", json={"queries": ["tweety Type: Bird"]})
        assert "--judge" in refused(ground, 400)


def test_external_entities_are_empty(client: httpx2.Client, secret: Path) -> None:
    id = load(client, f'<!DOCTYPE x [<!ENTITY x SYSTEM "{secret.as_uri()}">]>{RDF}')
    [node] = client.post(f"/ontologies/{id}/classify").json()["result"]["classes"]
    assert node["label"] == "[]"


def test_a_billion_laughs(client: httpx2.Client) -> None:
    larger = (f'<!ENTITY e{i} "{f"&e{i - 1};" * 10}">' for i in range(1, 12))
    entities = '<!ENTITY e0 "lollollol">' + "".join(larger)
    text = f"<!DOCTYPE x [{entities}]>{RDF.replace('&x;', '&e11;')}"
    reply = client.post("/ontologies", content=text, params={"format": "rdf"})
    assert "entities" in refused(reply, 422)


def test_a_bomb() -> None:
    label = "blah " * 40_000_000
    text = f'Ontology(<a:o> AnnotationAssertion(<a:p> <a:a> "{label}"))'
    bomb = gzip.compress(text.encode(), 1)
    with serving("--memory", "128m") as server, server.client() as client:
        reply = client.post("/ontologies", content=bomb, params={"name": "bomb.ofn"})
        assert "128m" in refused(reply, 507)
        assert ask(client, load(client), "tweety Type: Flies") == ["B"]


def test_nothing_is_fetched(client: httpx2.Client) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        called: list[object] = []
        threading.Thread(target=lambda: called.append(listener.accept()), daemon=True).start()
        net = f"http://127.0.0.1:{listener.getsockname()[1]}"
        context = f'{{"@context": "{net}/c.jsonld", "@id": "a:a", "@type": "T"}}'
        for text in (
            f"Ontology(<a:o> Import(<{net}/x.owl>) Declaration(Class(<a:A>)))",
            f'<!DOCTYPE x SYSTEM "{net}/x.dtd" [<!ENTITY x SYSTEM "{net}/x">]>{RDF}',
            context,
        ):
            client.post("/ontologies", content=text)
        id = load(client)
        for sparql in (f"SELECT * FROM <{net}/g> {{ ?s ?p ?o }}", f"LOAD <{net}/g>"):
            refused(client.post(f"/ontologies/{id}/query", json={"sparql": sparql}), 400)
        assert called == []


def test_too_large(server: Server, client: httpx2.Client) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(3):
            yield b" " * (1 << 20)

    id = load(client)
    for content in (b" " * (3 << 20), parts()):
        reply = client.post(
            f"/ontologies/{id}/ask", content=content, headers={"Content-Type": "application/json"}
        )
        assert "larger than 1,048,576 bytes" in refused(reply, 413)
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as boastful:
        head = f"POST /ontologies HTTP/1.1\r\nHost: {host}\r\nContent-Length: {1 << 40}\r\n\r\n"
        boastful.sendall(head.encode())
        assert boastful.recv(100).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    "body",
    ["[" * 100_000, '{"queries": ["\\ud800"]}', '{"queries": "x"}', "NaN", "", "\0", '{"queries'],
)
def test_bodies_that_are_no_question(client: httpx2.Client, body: str) -> None:
    id = load(client)
    reply = client.post(
        f"/ontologies/{id}/ask", content=body, headers={"Content-Type": "application/json"}
    )
    assert reply.status_code in (400, 422)
    refused(reply, reply.status_code)


def test_a_body_that_never_ends() -> None:
    """It may not come in drops either; and who goes in the middle of it is no news."""
    with serving("--timeout", 2) as server:
        host, port = server.address.removeprefix("http://").split(":")
        where = (host, int(port))
        head = f"POST /ontologies HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 100\r\n\r\n"
        with socket.create_connection(where, timeout=20) as slow:
            slow.sendall(head.encode())
            for _ in range(60):
                slow.sendall(b"O")
                if select.select([slow], [], [], 0.5)[0]:
                    break
            reply = b"".join(iter(lambda: slow.recv(1000), b""))  # until it is closed
            assert reply.startswith(b"HTTP/1.1 408 ")
        with socket.create_connection(where, timeout=20) as gone:
            gone.sendall(head.encode() + b"Onto")
        with server.client() as client:
            assert client.get("/").status_code == 200
        server.process.terminate()
        assert server.process.stderr is not None
        assert server.process.stderr.read() == ""


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1.evil.example:80"}, 403),
        ({"Host": ""}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Host": "localhost:1234"}, 200),
        ({"Host": "LOCALHOST"}, 200),
    ],
)
def test_pages_of_other_sites_stay_out(
    client: httpx2.Client, headers: dict[str, str], status: int
) -> None:
    reply = client.get("/", headers=headers)
    assert reply.status_code == status
    assert not any(name.lower().startswith("access-control") for name in reply.headers)


def test_tokens(tmp_path: Path) -> None:
    tokens = tmp_path / "tokens.txt"
    tokens.write_text(f"# two clients\n{ONE}\n\n{OTHER}\n")
    with serving("--token-file", tokens, "--host", "0.0.0.0") as server:
        near = Server(server.address.replace("0.0.0.0", "127.0.0.1"), server.process)
        for token in (None, "x", "wrong-token-of-some-length", ONE + "x", ONE[:-1]):
            with near.client(token) as stranger:
                for path in ("/", "/ontologies", "/openapi.json", "/mcp", "/nowhere"):
                    reply = stranger.get(path)
                    refused(reply, 401)
                    assert reply.headers["www-authenticate"] == "Bearer"
        with near.client(ONE) as one, near.client(OTHER) as other:
            id = load(one)
            assert ask(one, id, "tweety Type: Flies") == ["B"]
            assert other.get("/ontologies").json() == {"ontologies": []}
            refused(other.post(f"/ontologies/{id}/classify"), 404)
            refused(other.delete(f"/ontologies/{id}"), 404)
            assert one.get(f"/ontologies/{id}").status_code == 200
            assert one.get("/openapi.json").json()["security"] == [{"token": []}]


def test_a_token_from_the_environment() -> None:
    with serving(env={"PARADL_TOKEN": ONE}) as server:
        with server.client() as stranger:
            refused(stranger.get("/"), 401)
        with server.client(ONE) as known:
            assert known.get("/").status_code == 200


@pytest.mark.parametrize(
    ("options", "env", "says"),
    [
        (["--host", "0.0.0.0"], {}, "--token-file"),
        (["--host", "::"], {}, "--token-file"),
        (["--host", "example.org"], {}, "--token-file"),
        ([], {"PARADL_TOKEN": "short"}, "16"),
        ([], {"PARADL_JAVA_HOME": "/no/java"}, "PARADL_JAVA_HOME"),
        (["--token-file", "none.txt"], {}, "none.txt"),
        (["--root", "nowhere"], {}, "nowhere"),
        (["--memory", "much"], {}, "512m"),
        (["--max-upload", "much"], {}, "512m"),
        (["--judge", "human"], {}, "human"),
        (["--judge", "recorded:none.jsonl"], {}, "none.jsonl"),
        (["--timeout", "0"], {}, "--timeout"),
    ],
)
def test_what_it_does_not_start_with(
    paradl: Callable[..., Any], options: list[str], env: dict[str, str], says: str
) -> None:
    done = paradl("serve", "--port", "0", *options, env=env)
    code = 3 if says.startswith("none.") else 2  # a file that cannot be read
    assert (done.returncode, done.stdout) == (code, ""), done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert says in done.stderr


def test_a_port_that_is_taken(paradl: Callable[..., Any]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = paradl("serve", "--port", taken.getsockname()[1])
    assert done.returncode == 2
    assert done.stderr.endswith("(Address already in use): choose another --port\n")


def test_the_examples_are_served(client: httpx2.Client) -> None:
    """What the tests above find closed is open for what may come in."""
    assert (EXAMPLES / "penguins" / "penguins.ofn") == PENGUINS
    reply = client.post("/ontologies", params={"path": "./penguins/penguins.ofn"})
    assert reply.status_code == 201

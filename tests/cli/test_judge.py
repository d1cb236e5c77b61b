"""`paradl judge` and `paradl cache`, as users run them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from endpoint import Answer, Endpoint, Serve, agreeing, completion, question

ROOT = Path(__file__).parents[2]
BIRDS = f"recorded:{ROOT / 'examples' / 'judge' / 'birds.jsonl'}"
CLAIMS = ROOT / "examples" / "judge" / "claims.txt"
Paradl = Callable[..., Any]
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint(agreeing) as running:
        yield running


def test_one_statement(paradl: Paradl, endpoint: Endpoint) -> None:
    asked = ("judge", "Penguins are birds.", "--judge", f"openai:m@{endpoint.address}")
    done = paradl(*asked, "--cache", "j.db")
    assert done.returncode == 0
    assert done.stdout == "T  <t,f>  Penguins are birds.  verified by 2 of 2, refuted by 0 of 2\n"
    assert done.stderr == "paradl: 4 calls, 440 tokens; 0 of 1 values were in the cache\n"
    again = paradl(*asked, "--cache", "j.db")
    assert again.stdout.endswith("refuted by 0 of 2 (cached)\n")
    assert again.stderr == ""
    assert len(endpoint.requests) == 4


def test_replies_without_a_verdict_are_told_of(paradl: Paradl) -> None:
    """As of a model that calls tools instead: N for all that one asks is not the model's word."""
    with Endpoint(lambda *_: Answer("")) as endpoint:
        asked = ("judge", "x", "--judge", f"openai:m@{endpoint.address}", "--no-cache")
        assert "values were in the cache; no verdict in 4 replies\n" in paradl(*asked).stderr


def test_replies_that_were_cut_short_are_told_of(paradl: Paradl, serve: Serve) -> None:
    """They read the same from the cache, by `cache verify` too."""
    told = json.loads(completion("Its date is VERIFIED, and"))
    told["choices"][0]["finish_reason"] = "length"
    endpoint = serve(lambda *_: Answer(body=json.dumps(told).encode()))
    asked = ["judge", "It rains.", "--judge", f"openai:m@{endpoint.address}", "--cache", "c.sqlite"]
    result = paradl(*asked)
    assert result.stdout.startswith("N  <e,e>")
    assert "no verdict in 4 replies, of which 4 were cut short" in result.stderr
    assert "[cut off]" in paradl("cache", "show", "It rains.", "--cache", "c.sqlite").stdout
    assert "as its replies say" in paradl("cache", "verify", "--cache", "c.sqlite").stdout


def test_one_of_a_kind(paradl: Paradl, endpoint: Endpoint) -> None:
    asked = ("judge", "x", "--judge", f"openai:m@{endpoint.address}", "--cache", "j.db")
    done = paradl(*asked, "--max-calls", "1")
    assert "the limit of 1 call is reached" in done.stderr
    assert "paradl: 1 call, 110 tokens; " in done.stderr
    assert (
        "   1 statement, 1 reply, 110 tokens" in paradl("cache", "stats", "--cache", "j.db").stdout
    )


def test_json_is_that_of_the_interface(paradl: Paradl, endpoint: Endpoint) -> None:
    done = paradl(
        *("judge", "Penguins are birds.", "--judge", f"openai:m@{endpoint.address}"),
        *("--no-cache", "-f", "json"),
    )
    answer = json.loads(done.stdout)
    assert answer["command"] == "judge"
    assert answer.keys() >= {"version", "input", "seconds", "result", "warnings"}
    result = answer["result"]
    assert (result["statement"], result["value"]) == ("Penguins are birds.", "<t,f>")
    assert (result["belnap"], result["confidence"], result["cached"]) == ("T", None, False)
    assert result["tokens"] == 440
    assert len(result["samples"]) == 4
    assert result["seconds"] > 0


def test_many_statements(paradl: Paradl) -> None:
    done = paradl("judge", "--statements", CLAIMS, "--judge", BIRDS, "--no-cache", "-f", "tsv")
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    assert [row[1] for row in rows] == ["belnap", "T", "F", "B", "N"]
    done = paradl("judge", "--statements", CLAIMS, "--judge", BIRDS, "--no-cache", "-f", "json")
    judgements = json.loads(done.stdout)["result"]["judgements"]
    assert [one["value"] for one in judgements] == ["<t,f>", "<f,t>", "<t,t>", "<f,f>"]
    asked = ("judge", "--statements", "-", "--judge", BIRDS, "--no-cache")
    done = paradl(*asked, stdin="\nPenguins  can fly.\n")
    assert done.stdout.startswith("F  <f,t>  Penguins can fly.")


def test_atoms_of_an_ontology(paradl: Paradl, endpoint: Endpoint) -> None:
    """Both what rdflib reads and what OWLAPI has to read; IRIs make the atom, labels the text."""
    penguins = ROOT / "examples" / "penguins" / "penguins.ofn"
    done = paradl(
        *("judge", "--ontology", penguins, "tweety Type: Penguin", "tweety eats 'a herring'"),
        *("--judge", f"openai:m@{endpoint.address}", "--no-cache", "-f", "json", "--context"),
    )
    assert done.returncode == 0, done.stderr
    first, second = json.loads(done.stdout)["result"]["judgements"]
    assert first["statement"] == "Tweety is a Penguin."
    name = "http://example.org/penguins#"
    assert first["atom"] == f"ClassAssertion(<{name}Penguin> <{name}tweety>)"
    assert second["statement"] == "Tweety eats a herring."
    assert any('"Tweety is a Penguin."' in question(body) for body in endpoint.requests)


def test_the_oracle_is_a_file_of_facts(paradl: Paradl) -> None:
    lamp = ROOT / "examples" / "merged" / "kitchen.ttl"
    done = paradl("judge", "x", "--ontology", lamp, "--judge", f"sparql:{lamp}")
    assert (done.returncode, done.stdout) == (2, "")
    assert "nothing called" in done.stderr or "no atom" in done.stderr


def test_a_person(paradl: Paradl) -> None:
    asked = ("judge", "Penguins can fly.", "--judge", "human", "--no-cache")
    done = paradl(*asked, stdin="what\nn\ny\n")
    assert done.stdout.startswith("F  <f,t>  Penguins can fly.")
    assert done.stderr.count("Can you verify it? [y]es, [n]o, [s]kip: ") == 2
    gone = paradl(*asked, stdin="n\n")
    assert gone.returncode == 6
    assert "nobody answered" in gone.stderr


def test_dry_run(paradl: Paradl) -> None:
    done = paradl("judge", "--statements", CLAIMS, "--judge", "openai:gpt-4o", "--dry-run")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "statements  4, of which 0 are in the cache"
    assert lines[1] == "calls       16 to 24"
    assert lines[3].endswith(" USD")
    done = paradl(
        "judge", "--statements", CLAIMS, "--judge", "openai:gpt-4o", "--dry-run", "-f", "json"
    )
    assert json.loads(done.stdout)["result"]["calls"] == {"least": 16, "most": 24}


def test_a_dry_run_of_much_tells_programs_all_digits(paradl: Paradl) -> None:
    many = "".join(f"Statement {number} is so.\n" for number in range(501))
    asking = ("judge", "--statements", "-", "--judge", "openai:gpt-4o", "--dry-run", "-f")
    table = paradl(*asking, "tsv", stdin=many).stdout.splitlines()
    wanted = json.loads(paradl(*asking, "json", stdin=many).stdout)["result"]["tokens"]
    assert wanted["most"] > 1_000_000
    assert table[2].split("\t") == ["tokens", str(wanted["least"]), str(wanted["most"])]


def test_stopped_at_a_limit(paradl: Paradl, endpoint: Endpoint) -> None:
    asked = ("judge", "--statements", CLAIMS, "--judge", f"openai:m@{endpoint.address}")
    done = paradl(*asked, "--cache", "j.db", "--max-calls", "8", "--concurrency", "1")
    assert done.returncode == 6
    assert "--max-calls" in done.stderr
    assert 1 <= len(done.stdout.splitlines()) <= 2
    done = paradl(*asked, "--cache", "j.db")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 4
    assert len(endpoint.requests) == 16


def test_the_endpoint_fails(paradl: Paradl) -> None:
    with Endpoint(lambda n, body: Answer(status=401, body=b"{}")) as refusing:
        done = paradl("judge", "x", "--judge", f"openai:m@{refusing.address}", "--no-cache")
    assert (done.returncode, done.stdout) == (6, "")
    assert len(done.stderr.splitlines()) == 1
    assert "OPENAI_API_KEY" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals to send")
def test_interrupted(paradl: Paradl, start: Start) -> None:
    """At once, with what was answered kept, and the claims given up."""

    def script(number: int, body: dict[str, Any]) -> Answer:
        slow = "tomato" in question(body) and not hurry
        return Answer(agreeing(number, body).text, delay=60 if slow else 0)

    hurry = False
    with Endpoint(script) as slow:
        asked = ("judge", "--statements", CLAIMS, "--judge", f"openai:m@{slow.address}")
        process = start(*asked, "--cache", "j.db")
        while len(slow.served) < 12:
            time.sleep(0.05)
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        answer, error = process.communicate(timeout=15)
        assert (process.returncode, answer) == (130, "")
        assert error.splitlines() == [
            "paradl: 12 calls, 1,320 tokens; what was answered is in the cache",
            "paradl: interrupted",
        ]
        hurry = True
        started = time.monotonic()
        assert len(paradl(*asked, "--cache", "j.db").stdout.splitlines()) == 4
        assert time.monotonic() - started < 12  # nobody waits for the lease of the dead to end
        assert len(slow.served) == 16


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["x"], "--judge"),
        (["x", "--judge", "gpt-4o"], "there is no judge"),
        (["--judge", BIRDS], "there is no statement"),
        (["x", "--judge", BIRDS, "--prompt", "none"], "there are no prompts"),
        (["x", "--judge", BIRDS, "-k", "0"], "-k"),
        (["x", "--judge", BIRDS, "--temperature", "warm"], "warm"),
        (["x", "--judge", BIRDS, "--request", "max_tokens"], "max_tokens=500"),
        (["x", "--judge", BIRDS, "--cache", "nowhere://x"], "address of a cache"),
        (["x", "--judge", BIRDS, "-o", "a.pdf"], "a.pdf"),
    ],
)
def test_bad_usage(paradl: Paradl, arguments: list[str], said: str) -> None:
    done = paradl("judge", *arguments)
    assert done.returncode in (2, 6)
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("judge", "--statements", "none.txt", "--judge", BIRDS),
        ("judge", "--statements", "latin.txt", "--judge", BIRDS),
        ("judge", "x", "--judge", "recorded:none.txt"),
        ("judge", "x", "--judge", "recorded:latin.txt"),
        ("judge", "x", "--judge", "recorded:broken.txt"),
        ("judge", "x", "--judge", BIRDS, "--prices", "none.txt"),
        ("cache", "import", "none.txt", "--cache", "c.db"),
        ("cache", "import", "latin.txt", "--cache", "c.db"),
        ("cache", "import", "broken.txt", "--cache", "c.db"),
        ("chain", "score", "none.txt"),
    ],
)
def test_files_that_cannot_be_read(
    paradl: Paradl, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    (tmp_path / "latin.txt").write_bytes("Kühe".encode("latin-1"))
    (tmp_path / "broken.txt").write_text('{"atom": 1}\n')
    done = paradl(*arguments)
    assert (done.returncode, done.stdout) == (3, "")
    assert len(done.stderr.splitlines()) == 1
    assert ".txt" in done.stderr


def test_the_cache_from_end_to_end(paradl: Paradl) -> None:
    paradl("judge", "--statements", CLAIMS, "--judge", BIRDS, "--cache", "a.db")
    listed = paradl("cache", "list", "--cache", "a.db").stdout.splitlines()
    assert len(listed) == 4
    assert listed[0].startswith("B  <t,t>  A tomato is a vegetable.")
    gluts = paradl("cache", "list", "--cache", "a.db", "--value", "<t,t>", "-f", "tsv").stdout
    assert len(gluts.splitlines()) == 2
    shown = paradl("cache", "show", "Penguins can fly.", "--cache", "a.db", "-f", "json").stdout
    [value] = json.loads(shown)["result"]["values"]
    assert [sample["text"] for sample in value["samples"]] == ["CANNOT VERIFY", "REFUTED"]
    stats = json.loads(paradl("cache", "stats", "--cache", "a.db", "-f", "json").stdout)
    assert stats["result"]["groups"][0]["statements"] == 4
    exported = paradl("cache", "export", "--cache", "a.db")
    assert exported.stdout == Path(BIRDS.removeprefix("recorded:")).read_text(encoding="utf-8")
    paradl("cache", "export", "--cache", "a.db", "-o", "run.jsonl")
    taken = paradl("cache", "import", "run.jsonl", "--cache", "b.db")
    assert taken.stderr == "paradl: 4 new, 0 here already\n"
    assert paradl("cache", "export", "--cache", "b.db").stdout == exported.stdout
    verified = paradl("cache", "verify", "--cache", "b.db")
    assert (verified.returncode, verified.stdout) == (0, "4 values, each as its replies say\n")


def test_who_is_asked_is_not_whose_answers_are_shown(paradl: Paradl) -> None:
    paradl("judge", "--statements", CLAIMS, "--cache", "a.db", env={"PARADL_JUDGE": BIRDS})
    listed = paradl("cache", "list", env={"PARADL_JUDGE": BIRDS, "PARADL_CACHE": "a.db"})
    assert len(listed.stdout.splitlines()) == 4


def test_there_is_no_cache(paradl: Paradl) -> None:
    done = paradl("cache", "list", "--cache", "none.db")
    assert done.returncode == 3
    assert "there is no cache" in done.stderr


def test_values_are_asked_for_as_pairs(paradl: Paradl) -> None:
    paradl("judge", "--statements", CLAIMS, "--judge", BIRDS, "--cache", "a.db")
    listed = ("cache", "list", "--cache", "a.db", "-f", "tsv", "--value")
    assert len(paradl(*listed, "<f, t>").stdout.splitlines()) == 2
    assert "is no value" in paradl(*listed, "B").stderr


def test_the_cache_is_in_the_data_directory_of_the_user(paradl: Paradl, tmp_path: Path) -> None:
    places = ("XDG_DATA_HOME", "HOME", "LOCALAPPDATA")
    home = {name: str(tmp_path / name) for name in places}
    paradl("judge", "--statements", CLAIMS, "--judge", BIRDS, env=home)
    assert len(list(tmp_path.rglob("judge.sqlite"))) == 1
    assert len(paradl("cache", "list", env=home).stdout.splitlines()) == 4


@pytest.mark.parametrize("odd", ["\u2028", "\u2029", "\x85", "\x0c"])
def test_lines_end_where_files_end_them(
    paradl: Paradl, endpoint: Endpoint, tmp_path: Path, odd: str
) -> None:
    """Not wherever Unicode would: neither in a list of statements, nor in what was exported."""
    listed = tmp_path / "listed.txt"
    listed.write_bytes(f"Penguins{odd}can fly.\r\nPenguins swim.\n".encode())
    endpoint.script = lambda n, body: Answer(f"So{odd}so.\n{agreeing(n, body).text}")
    asked = ("judge", "--statements", str(listed), "-f", "tsv", "--judge")
    done = paradl(*asked, f"openai:m@{endpoint.address}", "--cache", "j.db")
    assert [row.split("\t")[2] for row in done.stdout.split("\n")[1:-1]] == [
        "Penguins can fly.",
        "Penguins swim.",
    ]
    paradl("cache", "export", "--cache", "j.db", "-o", "run.jsonl")
    replayed = paradl(*asked, "recorded:run.jsonl", "--no-cache")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert replayed.stdout.count("<t,f>") == 2


def test_statements_that_are_hardly_text(paradl: Paradl, endpoint: Endpoint) -> None:
    """Bytes that are no UTF-8 are shown as such, what is empty is not asked; all is replayed."""
    asked = (
        "judge",
        "",
        "  ",
        "A caf\udce9.",
        "A\nline.",
        "--judge",
        f"openai:m@{endpoint.address}",
    )
    done = paradl(*asked, "--cache", "j.db", "-f", "tsv")
    assert done.returncode == 0
    assert [row.split("\t")[2] for row in done.stdout.splitlines()[1:]] == [
        "A caf\ufffd.",
        "A line.",
    ]
    assert len(endpoint.requests) == 8
    assert paradl("cache", "verify", "--cache", "j.db").returncode == 0
    paradl("cache", "export", "--cache", "j.db", "-o", "run.jsonl")
    replayed = paradl(*asked[:-1], "recorded:run.jsonl", "--no-cache", "-f", "tsv")
    assert len(replayed.stdout.splitlines()) == 3
    listed = paradl("cache", "list", "--containing", "caf\udce9", "--cache", "j.db", "-f", "tsv")
    assert len(listed.stdout.splitlines()) == 2
    shown = paradl("cache", "show", "A caf\udce9.", "--cache", "j.db", "-f", "json")
    assert json.loads(shown.stdout)["result"]["values"][0]["statement"] == "A caf\ufffd."


def test_half_a_letter_is_taken_in(paradl: Paradl, endpoint: Endpoint, tmp_path: Path) -> None:
    paradl("judge", "A cafe.", "--judge", f"openai:m@{endpoint.address}", "--cache", "j.db")
    record = json.loads(paradl("cache", "export", "--cache", "j.db").stdout)
    record["samples"][0]["text"] = "\ud800 " + record["samples"][0]["text"]
    (tmp_path / "run.jsonl").write_text(json.dumps(record))
    taken = paradl("cache", "import", "run.jsonl", "--cache", "new.db")
    assert (taken.returncode, taken.stderr) == (0, "paradl: 1 new, 0 here already\n")
    assert "\ufffd " in paradl("cache", "show", "A cafe.", "--cache", "new.db").stdout

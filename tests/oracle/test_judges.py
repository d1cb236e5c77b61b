"""The judges that cost nothing, and several in order."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import pytest
from endpoint import PROMPT_TOKENS, Answer, Endpoint, agreeing
from rdflib import Graph

from paradl import JudgeError, UsageError
from paradl.errors import DataError
from paradl.oracle import Statement, oracle
from paradl.oracle.evidence import Policy, channels, projection
from paradl.oracle.judges import judge_of
from paradl.oracle.judges.recorded import trace_atom
from paradl.oracle.verbalization.atoms import XSD, DataValue, Literal, Membership, Relation
from paradl.truth import V3, GeneralizedTruthValue

A = "http://a#"
FACTS = """
@prefix : <http://a#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
:tweety a :Bird , [ owl:complementOf :Fish ] ; :eats :corn ; :age 7 ; :name "T\\"w" .
:robin a :Bird , [ owl:complementOf :Bird ] .
[] a owl:NegativePropertyAssertion ; owl:sourceIndividual :tweety ;
   owl:assertionProperty :eats ; owl:targetIndividual :stone .
[] a owl:NegativePropertyAssertion ; owl:sourceIndividual :tweety ;
   owl:assertionProperty :age ; owl:targetValue 8 .
"""
INTEGER = XSD + "integer"
TOLD = [
    (Membership(A + "tweety", A + "Bird"), "<t,e>"),
    (Membership(A + "tweety", A + "Fish"), "<e,t>"),
    (Membership(A + "robin", A + "Bird"), "<t,t>"),
    (Membership(A + "tweety", A + "Cat"), "<e,e>"),
    (Relation(A + "tweety", A + "eats", A + "corn"), "<t,e>"),
    (Relation(A + "tweety", A + "eats", A + "stone"), "<e,t>"),
    (DataValue(A + "tweety", A + "age", Literal("7", INTEGER)), "<t,e>"),
    (DataValue(A + "tweety", A + "age", Literal("8", INTEGER)), "<e,t>"),
    (DataValue(A + "tweety", A + "name", Literal('T"w')), "<t,e>"),
]


@pytest.fixture
def facts(tmp_path: Path) -> Path:
    path = tmp_path / "facts.ttl"
    path.write_text(FACTS)
    return path


def test_a_file_of_facts(facts: Path) -> None:
    with oracle(f"sparql:{facts}") as judge:
        for atom, value in TOLD:
            valuation = judge.judge_one(Statement(str(atom), ""))
            assert str(valuation.value) == value, atom
            assert len(valuation.samples) == 2  # once a side: it would say the same again
        assert str(judge.judge_one(Statement("Birds fly.", "Birds fly.")).value) == "<e,e>"
        for (atom, _), value in zip(TOLD[:2], ("<t,f>", "<f,t>"), strict=True):
            asked = judge.judge_one(Statement(str(atom), ""), unilateral=True)
            assert str(asked.value) == value


def test_an_endpoint_of_facts() -> None:
    """Over HTTP, by SPARQL's protocol."""
    graph = Graph().parse(data=FACTS)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            answer = graph.query(parse_qs(body)["query"][0]).askAnswer
            content = json.dumps({"head": {}, "boolean": answer}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with oracle(f"sparql:http://127.0.0.1:{server.server_port}/sparql") as judge:
        for atom, value in TOLD:
            assert str(judge.judge_one(Statement(str(atom), "")).value) == value, atom
    server.shutdown()
    server.server_close()


def test_an_endpoint_of_facts_that_is_not_there() -> None:
    with oracle("sparql:http://127.0.0.1:1/sparql") as judge, pytest.raises(JudgeError):
        judge.judge_one(Statement(str(TOLD[0][0]), ""))


def test_the_next_is_asked_where_one_says_nothing(facts: Path) -> None:
    known, unknown = (Statement(str(TOLD[n][0]), "x") for n in (0, 3))
    with (
        Endpoint(agreeing) as endpoint,
        oracle(f"sparql:{facts}, openai:m@{endpoint.address}") as judge,
    ):
        assert judge.judge_one(known).judge == f"sparql:{facts},openai:m@{endpoint.address}"
        assert len(endpoint.requests) == 2  # for the refutation, of which the file says nothing
        assert str(judge.judge_one(unknown).value) == "<t,f>"
        assert len(endpoint.requests) == 6


def test_recorded_answers_of_a_trace(tmp_path: Path) -> None:
    trace = {
        "problem": "Who?",
        "answer": "She",
        "label": "t",
        "timestamp": "2025-03-04T08:40:36.754715+00:00",
        "verification": ["VERIFIED", "CANNOT VERIFY", "VERIFIED"],
        "refutation": ["CANNOT REFUTE"] * 3,
        "reasoning": ["TRUE", "TRUE", "FALSE"],
    }
    path = tmp_path / "trace.json"
    path.write_text(json.dumps([trace]))
    asked = Statement(trace_atom("Who?", "She"), "Who? She.")
    with oracle(f"recorded:{path}") as judge:
        valuation = judge.judge_one(asked)
        assert str(valuation.value) == "<t,f>"
        assert [len(valuation.samples), (valuation.when or "")[:4]] == [5, "2025"]
        assert (valuation.judge, valuation.prompt) == ("recorded:trace.json", "recorded")
        assert str(judge.judge_one(asked, unilateral=True).value) == "<t,f>"
        with pytest.raises(JudgeError, match="no answers about"):
            judge.judge_one(Statement("x", "x"))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ('{"statement": "Owls fly.", "refutation": "REFUTED"}', "line 1: .*'samples' is missing"),
        ('[{"statement": "Owls fly.", "refutation": "REFUTED"}]', "'problem' is missing"),
        ('["REFUTED"]', "'REFUTED' is no object"),
    ],
)
def test_rows_of_something_else_are_told_what_they_lack(
    tmp_path: Path, content: str, told: str
) -> None:
    path = tmp_path / "rows.json"
    path.write_text(content)
    with pytest.raises(DataError, match=rf"{told}\): give .* each has problem and answer"):
        judge_of(f"recorded:{path}")


def test_a_recorded_answer_that_is_no_list(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    trace = {"problem": "Who?", "answer": "She", "verification": "Yes.\n\nVERIFIED"}
    path.write_text(json.dumps([trace | {"refutation": "CANNOT REFUTE"}]))
    with oracle(f"recorded:{path}") as judge:
        valuation = judge.judge_one(Statement(trace_atom("Who?", "She"), "Who? She."))
    assert [sample.text for sample in valuation.samples] == ["Yes.\n\nVERIFIED", "CANNOT REFUTE"]


@pytest.mark.parametrize("content", ["", "[]", "{", "[{}]", '{"atom": 1}', "[[1]]", "\xff"])
def test_what_is_no_record(tmp_path: Path, content: str) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(content, encoding="latin-1")
    with pytest.raises(DataError):
        judge_of(f"recorded:{path}")


@pytest.mark.parametrize("content", ["", "\n", "[]"])
def test_nothing_is_recorded(tmp_path: Path, content: str) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(content)
    with pytest.raises(DataError, match=r"run\.jsonl holds no answers: give what paradl cache"):
        judge_of(f"recorded:{path}")


@pytest.mark.parametrize("spec", ["", "openai", "openai:", "gpt-4o", "recorded:", "human:x", "a,"])
def test_there_is_no_such_judge(spec: str) -> None:
    with pytest.raises(UsageError, match="there is no judge"):
        judge_of(spec)


@pytest.mark.parametrize("place", ["localhost:8000/v1", "10.0.0.1:8000", "host.example:80/"])
def test_a_server_without_its_protocol_is_no_model_of_openai(place: str) -> None:
    with pytest.raises(UsageError, match="without its protocol"):
        judge_of(f"openai:m@{place}")


def test_the_names_of_models_may_hold_anything() -> None:
    assert (
        judge_of("openai:@cf/meta/llama@https://h/v1").name == "openai:@cf/meta/llama@https://h/v1"
    )
    assert judge_of("openai:ft:gpt-4o:me").name == "openai:ft:gpt-4o:me"


def test_projection_and_evidence() -> None:
    """Nine pairs, three policies."""
    pairs = [GeneralizedTruthValue(u, v) for u in V3 for v in V3]
    assert "".join(str(projection(pair)) for pair in pairs) == "eeteeefee"[:2] + "t" + "eee" + "fee"
    told = {
        policy: {str(pair): " ".join(sorted(channels(pair, policy))) for pair in pairs}
        for policy in Policy
    }
    assert told[Policy.BILATERAL] == {
        **{"<t,t>": "+ -", "<t,e>": "+", "<t,f>": "+"},
        **{"<e,t>": "-", "<e,e>": "", "<e,f>": ""},
        **{"<f,t>": "-", "<f,e>": "", "<f,f>": ""},
    }
    assert {pair for pair, facts in told[Policy.DECIDED].items() if facts} == {"<t,f>", "<f,t>"}
    assert told[Policy.DEFINED] == {
        **{"<t,t>": "*.t .t", "<t,e>": ".t", "<t,f>": "*.d .t"},
        **{"<e,t>": "*.t", "<e,e>": "", "<e,f>": "*.d"},
        **{"<f,t>": "*.t .d", "<f,e>": ".d", "<f,f>": "*.d .d"},
    }


def test_the_next_is_asked_where_nothing_was_recorded() -> None:
    birds = f"recorded:{Path(__file__).parents[2] / 'examples' / 'judge' / 'birds.jsonl'}"
    with Endpoint(agreeing) as endpoint, oracle(f"{birds},openai:m@{endpoint.address}") as judge:
        assert str(judge.judge_one(Statement("Cats purr.", "Cats purr.")).value) == "<t,f>"
        assert len(endpoint.requests) == 4


@pytest.mark.parametrize("k", [1, 3, 5])
def test_what_is_recorded_is_not_outvoted(k: int) -> None:
    """A person said it once; a model that says otherwise is not asked for the other samples."""
    birds = f"recorded:{Path(__file__).parents[2] / 'examples' / 'judge' / 'birds.jsonl'}"
    with (
        Endpoint(agreeing) as endpoint,
        oracle(f"{birds},openai:m@{endpoint.address}", k=k) as judge,
    ):
        asked = Statement("Penguins can fly.", "Penguins can fly.")
        assert str(judge.judge_one(asked).value) == "<f,t>"
        assert endpoint.requests == []


def test_what_is_recorded_in_part_is_gone_on_with(tmp_path: Path) -> None:
    """Of three samples there is one, which decides nothing."""
    birds = Path(__file__).parents[2] / "examples" / "judge" / "birds.jsonl"
    line = json.loads(birds.read_text(encoding="utf-8").split("\n")[1])
    line |= {"k": 0, "value": None, "sides": [], "time": None}
    path = tmp_path / "run.jsonl"
    path.write_text(json.dumps(line))
    with (
        Endpoint(lambda number, body: Answer("CANNOT VERIFY\nREFUTED")) as endpoint,
        oracle(f"recorded:{path},openai:m@{endpoint.address}") as judge,
    ):
        asked = Statement("Penguins are birds.", "Penguins are birds.")
        assert str(judge.judge_one(asked).value) == "<f,t>"
        assert len(endpoint.requests) == 4


def test_no_reply_is_lost_where_the_next_has_none_recorded() -> None:
    birds = f"recorded:{Path(__file__).parents[2] / 'examples' / 'judge' / 'birds.jsonl'}"
    with (
        Endpoint(lambda number, body: Answer("I do not know.")) as endpoint,
        oracle(f"openai:m@{endpoint.address},{birds}") as judge,
    ):
        assert str(judge.judge_one(Statement("Cats purr.", "Cats purr.")).value) == "<e,e>"


def test_a_reply_is_on_disk_before_the_next_judge_is_asked(cache: str) -> None:
    """The next may fail: the first is not paid for again, nor counted twice."""

    def first(number: int, body: dict[str, Any]) -> Answer:
        return Answer("I do not know.")

    down = [True]

    def second(number: int, body: dict[str, Any]) -> Answer:
        return Answer(status=400) if down else agreeing(number, body)

    asked = Statement("Cats purr.", "Cats purr.")
    with Endpoint(first) as one, Endpoint(second) as other:
        spec = f"openai:a@{one.address},openai:b@{other.address}"
        with oracle(spec, cache=cache) as judge, pytest.raises(JudgeError, match="says 400"):
            judge.judge_one(asked)
        assert len(one.requests) == 4
        with oracle(spec.split(",")[0], cache=cache) as alone:
            assert alone.judge_one(asked).usage.prompt_tokens == 4 * PROMPT_TOKENS
        assert len(one.requests) == 4
        down.clear()
        with oracle(spec, cache=cache) as judge:
            found = judge.judge_one(asked)
        assert str(found.value) == "<t,f>"
        assert found.usage.prompt_tokens == 4 * PROMPT_TOKENS
        assert len(one.requests) == 4


def test_the_replies_of_a_judge_alone_serve_several(cache: str) -> None:
    asked = Statement("Cats purr.", "Cats purr.")
    with Endpoint(agreeing) as one, Endpoint(agreeing) as other:
        spec = f"openai:a@{one.address},openai:b@{other.address}"
        with oracle(spec.split(",")[0], cache=cache) as alone:
            alone.judge_one(asked)
        with oracle(spec, cache=cache) as judge:
            assert str(judge.judge_one(asked).value) == "<t,f>"
        assert (len(one.requests), len(other.requests)) == (4, 0)

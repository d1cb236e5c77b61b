"""The Python API, through both bridges."""

from __future__ import annotations

import copy
import gc
import io
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from patience import STALL_SECONDS
from servers import eventually

import paradl
from paradl import Belnap, KnowledgeBase
from paradl.bridge import Door, run
from paradl.bridge.child import ChildDoor
from paradl.sources import Source

NS = "http://example.org/penguins#"
SMALL = "Prefix(:=<http://example.org/#>) Ontology(<http://example.org/o> {})"


@pytest.fixture(params=["jpype", "py4j"])
def bridge(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def kb(bridge: str, penguins: Path) -> Iterator[KnowledgeBase]:
    with paradl.load(penguins, bridge=bridge) as loaded:
        yield loaded


def test_what_was_loaded(kb: KnowledgeBase, penguins: Path) -> None:
    assert (kb.loaded.iri, kb.loaded.axioms) == ("http://example.org/penguins", 30)
    assert [Path(document).name for document in kb.loaded.documents] == [penguins.name]
    assert kb.warnings == []


def test_questions(kb: KnowledgeBase) -> None:
    assert kb.value("tweety", "Flies") is Belnap.B
    assert kb.value(NS + "tweety", NS + "Flies") is Belnap.B
    assert kb.value("tweety", "eats", "herring") is Belnap.T
    assert kb.value("robin", "Penguin") is Belnap.N
    assert kb.value("robin", "not Flies or Fish") is Belnap.F
    answers = kb.ask(["robin Type: Fish", "Penguin SubClassOf: Bird"])
    assert [answer.value for answer in answers] == [Belnap.F, Belnap.T]
    assert kb.ask([]) == ()
    assert len(kb.ask(["robin Type: Fish"] * 2)) == 2


@pytest.mark.parametrize(
    "term",
    ["urn:zoo#Cat", "file:/home/you/zoo#Cat", "tag:you@zoo,2026:cat", "urn:f(x)", "urn:zoo:cat"],
)
def test_a_whole_iri_needs_no_brackets(term: str) -> None:
    shorter = term.partition("#")[0]  # is another class
    classes = f"ClassAssertion(<{term}> <{term}>) Declaration(Class(<{shorter}>))"
    with paradl.load(f"Ontology({classes})".encode()) as kb:
        assert kb.value(term, term) is Belnap.T


def test_what_has_an_iri_in_it_is_no_whole_iri() -> None:
    named = 'AnnotationAssertion(<http://www.w3.org/2000/01/rdf-schema#label> <u:A> "see http://x")'
    with paradl.load(f"Ontology({named} ClassAssertion(<u:A> <http://x#a>))".encode()) as kb:
        assert kb.value("http://x#a", "'see http://x'") is Belnap.T
        assert kb.value("http://x#a", "not {<http://x#a>}") is Belnap.F


def test_conflicts(kb: KnowledgeBase) -> None:
    conflicts = {conflict.kind: conflict for conflict in kb.conflicts()}
    assert conflicts.keys() == {"class-assertion", "class"}
    assert conflicts["class"].subject_label == "Penguin"
    conflict = conflicts["class-assertion"]
    assert conflict.subject_label == "Tweety"
    assert (conflict.subject, conflict.predicate) == (NS + "tweety", NS + "Flies")
    [justification] = conflict.justifications
    assert "Bird SubClassOf Flies" in map(str, justification)
    assert len(justification) == 4
    assert not kb.check().consistent


def test_taxonomy(kb: KnowledgeBase) -> None:
    taxonomy = kb.classify()
    assert {node.label for node in taxonomy.children(NS + "Animal")} == {"Bird", "Fish"}
    assert taxonomy.ancestors(NS + "Penguin") >= {NS + "Bird", NS + "Animal", NS + "Flies"}
    assert NS + "Nonsense" not in taxonomy
    assert not taxonomy[NS + "Bird"].conflicting


def test_realization(kb: KnowledgeBase) -> None:
    realization = kb.realize()
    assert NS + "tweety" in realization
    assert NS + "nobody" not in realization
    assert [*realization] == [one.iri for one in realization.individuals]
    assert [*kb.classify()] == [node.iri for node in kb.classify().classes]
    tweety = realization[NS + "tweety"]
    assert {told.label: told.value for told in tweety.types}["Flies"] is Belnap.B
    assert [(fact.label, fact.object) for fact in tweety.properties] == [("eats", NS + "herring")]


def test_documents(kb: KnowledgeBase, tmp_path: Path) -> None:
    document = kb.translate("ttl")
    document.save(tmp_path / "split.ttl")
    with pytest.raises(paradl.UsageError, match="exists"):
        document.save(tmp_path / "split.ttl")
    with paradl.load(tmp_path / "split.ttl", logic="classical") as split:
        assert split.check().consistent
    assert b"SubClassOf" in kb.inferred().content
    with pytest.raises(paradl.UsageError, match="there is no format"):
        kb.translate("docx")


def test_new_axioms(bridge: str) -> None:
    with paradl.load(SMALL.format("SubClassOf(:A :B)").encode(), bridge=bridge) as kb:
        assert kb.check().consistent
        kb.add(SMALL.format("ClassAssertion(:A :a) ClassAssertion(ObjectComplementOf(:B) :a)"))
        assert kb.value("a", "B") is Belnap.B
        assert len(kb.conflicts()) == 1


def test_every_kind_of_source(bridge: str, tmp_path: Path) -> None:
    one, two = SMALL.format("SubClassOf(:A :B)"), SMALL.format("ClassAssertion(:A :ä)")
    (tmp_path / "one.ofn").write_text(one)
    files: list[Source] = [tmp_path / "one.ofn", io.BytesIO(two.encode())]
    texts: list[Source] = [one.encode(), io.StringIO(two)]
    for sources in (files, texts):
        with paradl.load(sources, bridge=bridge) as kb:
            assert kb.value("ä", "B") is Belnap.T


def test_errors_are_exceptions(kb: KnowledgeBase) -> None:
    with pytest.raises(paradl.QueryError, match="Brid"):
        kb.value("tweety", "Brid")
    assert kb.value("tweety", "Bird") is Belnap.T  # and the knowledge base is as good as before


def test_closed(bridge: str, penguins: Path) -> None:
    kb = paradl.load(penguins, bridge=bridge)
    kb.close()
    kb.close()
    with pytest.raises(paradl.UsageError, match="closed"):
        kb.check()


def test_garbage_is_let_go_of(bridge: str, penguins: Path) -> None:
    """Whoever loads one after the other, and closes none, had all of them in Java's memory."""
    kb = paradl.load(penguins, bridge=bridge)
    number, door = kb._kb, kb._door
    assert door is not None
    del kb
    gc.collect()
    assert eventually(lambda: is_closed(door, number), 30)  # nobody waits for it


def is_closed(door: Door, number: int) -> bool:
    try:
        run(door, "source", {"kb": number, "settings": {}, "without": [], "format": "ofn"})
    except paradl.UsageError as error:
        return "closed" in error.message
    return False


def test_one_that_another_thread_closes(hard: Path) -> None:
    """Its process is killed, and whoever waits for it learns why."""
    kb = paradl.load(hard, bridge="py4j", logic="classical", reasoner="hermit")
    threading.Timer(1.5, kb.close).start()
    with pytest.raises(paradl.UsageError, match="closed"):
        kb.classify()


def test_progress_is_reported(bridge: str, hard: Path) -> None:
    phases: set[str] = set()

    def listen(phase: str, done: int, total: int) -> None:
        phases.add(phase)

    with paradl.load(
        hard, bridge=bridge, logic="classical", reasoner="hermit", progress=listen
    ) as kb:
        kb.timeout = 3
        with pytest.raises(paradl.EngineTimeout):
            kb.classify()
    assert phases


def test_a_time_limit_leaves_the_rest_alive(bridge: str, hard: Path, penguins: Path) -> None:
    with paradl.load(hard, bridge=bridge, logic="classical", reasoner="hermit") as kb:
        kb.timeout = 2
        began = time.monotonic()
        with pytest.raises(paradl.EngineTimeout):
            kb.classify()
        assert time.monotonic() - began < 2 + STALL_SECONDS
    with paradl.load(penguins, bridge=bridge) as other:
        assert other.value("tweety", "Bird") is Belnap.T


def test_a_time_limit_is_of_the_questions_of_one_thread(penguins: Path) -> None:
    begun, ended = threading.Event(), threading.Event()

    def ask(kb: KnowledgeBase) -> None:
        with kb.one_question():
            begun.set()
            ended.wait(10)

    with paradl.load(penguins) as kb:
        kb.timeout = 0.5
        other = threading.Thread(target=ask, args=(kb,))
        other.start()
        begun.wait(10)
        with kb.one_question():
            ended.set()
            other.join()
        time.sleep(0.6)
        kb.timeout = 30
        assert kb.value("tweety", "Flies") is Belnap.B


@pytest.mark.skipif(os.name == "nt", reason="sends signals as POSIX has them")
def test_ctrl_c_in_a_notebook(bridge: str, hard: Path) -> None:
    """It ends the question and not the session."""
    with paradl.load(hard, bridge=bridge, logic="classical", reasoner="hermit") as kb:
        timer = threading.Timer(1.5, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with pytest.raises(paradl.Interrupted):
            kb.classify()
        timer.join()


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_it_is_not_copied(penguins: Path, copied: Callable[[KnowledgeBase], object]) -> None:
    """A copy went when the first one did, and a pickle was refused in JPype's words."""
    said = "KnowledgeBase cannot be copied or pickled"
    with paradl.load(penguins) as kb, pytest.raises(paradl.UsageError, match=said):
        copied(kb)


def test_a_child_that_died_is_said_to_have(penguins: Path) -> None:
    kb = paradl.load(penguins, bridge="py4j")
    assert isinstance(kb._door, ChildDoor)
    kb._door.kill()
    with pytest.raises(paradl.JavaError, match="load again"):
        kb.check()
    kb.close()


def test_children_are_apart(penguins: Path) -> None:
    """One with little memory beside one with much, and each ends with its knowledge base."""
    with (
        paradl.load(penguins, bridge="py4j", memory="128m") as small,
        paradl.load(penguins, bridge="py4j", memory="1g") as large,
    ):
        doors = [small._door, large._door]
        assert small.value("tweety", "Flies") is large.value("tweety", "Flies") is Belnap.B
    for door in doors:
        assert isinstance(door, ChildDoor)
        assert door._process.poll() is not None


def test_the_memory_of_this_process_is_set_once(penguins: Path) -> None:
    with paradl.load(penguins), pytest.raises(paradl.UsageError, match="already runs"):
        paradl.load(penguins, memory="123m")


def test_wrong_arguments(penguins: Path) -> None:
    with pytest.raises(paradl.UsageError, match="choose jpype, py4j"):
        paradl.load(penguins, bridge="rmi")
    with pytest.raises(paradl.UsageError, match="fde"):
        paradl.load(penguins, logic="nonsense")
    with pytest.raises(paradl.UsageError, match="local, remote, none"):
        paradl.load(penguins, imports="sometimes")
    with pytest.raises(paradl.UsageError, match="hermit"):
        paradl.load(penguins, reasoner="nonsense")
    with pytest.raises(paradl.UsageError, match="internal, strong, material"):
        paradl.load(penguins, inclusion="nonsense")


def test_the_public_names() -> None:
    for name in paradl.__all__:
        assert getattr(paradl, name).__name__ == name
    assert set(paradl.__all__) <= set(dir(paradl))
    with pytest.raises(AttributeError):
        _ = paradl.nonsense

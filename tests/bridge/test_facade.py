"""The loop around a job, with jobs that behave in ways that no engine can be made to on demand."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field

import pytest
from patience import STALL_SECONDS

from paradl.bridge.facade import GRACE_SECONDS, run
from paradl.errors import EngineTimeout, InternalError, Interrupted, MemoryLimit, OntologyError


@dataclass
class Deaf:
    """A door whose only job ends when told to, if it listens, and is then forgotten."""

    listens: bool = False
    can_be_killed: bool = False
    interrupts: bool = False
    failure: dict[str, str] | None = None
    instead: str = ""
    runs_out: bool = False
    calls: list[str] = field(default_factory=list)
    state: str = "running"

    def submit(self, op: str, request: str, payload: bytes) -> int:
        self.calls.append(f"submit {op}")
        return 7

    def poll(self, job: int, millis: int) -> str:
        assert 0 <= millis <= 100
        if self.interrupts:
            self.interrupts = False
            raise KeyboardInterrupt
        time.sleep(millis / 1000)
        if self.failure:
            return json.dumps({"state": "failed", "error": self.failure})
        if self.runs_out and "poll" in self.calls:
            raise MemoryLimit("Java ran out of memory", "allow more with --memory")
        self.calls += ["poll"] if self.runs_out else []
        state = {"state": self.state, "phase": "wait", "done": 1, "total": 3}
        return json.dumps({**state, "instead": self.instead})

    def output(self, job: int) -> bytes:
        return b""

    def cancel(self, job: int) -> None:
        self.calls.append("cancel")
        if self.listens:
            self.state = "failed"

    def forget(self, job: int) -> None:
        self.calls.append("forget")

    @property
    def alive(self) -> bool:
        return True

    def kill(self) -> bool:
        self.calls.append("kill")
        return self.can_be_killed

    def close(self) -> None:
        self.calls.append("close")


def test_one_that_stops_when_told() -> None:
    door = Deaf(listens=True)
    with pytest.raises(EngineTimeout, match="allow more with --timeout"):
        run(door, "check", {}, timeout=0.1)
    assert door.calls == ["submit check", "cancel", "forget"]


def test_what_to_do_instead() -> None:
    elk = "use --reasoner elk, which leaves out 3 of 900 axioms"
    with pytest.raises(EngineTimeout, match=f"with --timeout, or {elk}"):
        run(Deaf(listens=True, instead=elk), "check", {}, timeout=0.1)
    with pytest.raises(MemoryLimit, match=f"with --memory, or {elk}"):
        run(Deaf(runs_out=True, instead=elk), "check", {}, timeout=10)
    with pytest.raises(MemoryLimit, match=r"with --memory$"):
        run(Deaf(runs_out=True), "check", {}, timeout=10)


def test_one_that_must_be_killed() -> None:
    door = Deaf(can_be_killed=True)
    began = time.monotonic()
    with pytest.raises(EngineTimeout, match="allow more with --timeout"):
        run(door, "check", {}, timeout=0.1)
    assert door.calls == ["submit check", "cancel", "kill", "forget"]
    assert time.monotonic() - began < 0.1 + GRACE_SECONDS + STALL_SECONDS


def test_one_that_cannot_be_stopped() -> None:
    with pytest.raises(EngineTimeout, match="does not stop: use --bridge py4j"):
        run(Deaf(), "check", {}, timeout=0.1)


def test_ctrl_c() -> None:
    door = Deaf(listens=True, interrupts=True)
    with pytest.raises(Interrupted):
        run(door, "check", {})
    assert door.calls == ["submit check", "cancel", "forget"]


def test_progress() -> None:
    heard: list[tuple[str, int, int]] = []
    with pytest.raises(EngineTimeout):
        run(
            Deaf(listens=True), "check", {}, timeout=0.25,
            progress=lambda phase, done, total: heard.append((phase, done, total)),
        )  # fmt: skip
    assert set(heard) == {("wait", 1, 3)}
    assert 2 <= len(heard) <= 3


def test_failures_have_a_class() -> None:
    with pytest.raises(OntologyError, match="broken: mend it"):
        run(
            Deaf(failure={"kind": "OntologyError", "message": "broken", "remedy": "mend it"}),
            "x",
            {},
        )
    with pytest.raises(InternalError):
        run(Deaf(failure={"kind": "Surprise", "message": "?", "remedy": ""}), "x", {})

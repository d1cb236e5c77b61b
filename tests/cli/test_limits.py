"""Time, memory, Ctrl-C and sudden death, on both bridges: an exit code and a line, never a hang."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from endpoint import Answer, Endpoint
from patience import STALL_SECONDS, within

BRIDGES = ("jpype", "py4j")
PENGUINS = Path(__file__).parents[2] / "examples" / "belnap" / "penguins.ofn"
pytestmark = pytest.mark.cold
posix = pytest.mark.skipif(os.name == "nt", reason="sends signals as POSIX has them")


@pytest.mark.parametrize("bridge", BRIDGES)
def test_a_time_limit(start: Callable[..., Any], hard: Path, bridge: str) -> None:
    limit = 6.0
    began = time.monotonic()
    process = start(
        "classify", hard, "--logic", "classical", "-r", "hermit", "--timeout", limit,
        "--bridge", bridge,
    )  # fmt: skip
    answer, error = process.communicate(timeout=60)
    assert (process.returncode, answer) == (5, "")
    assert error.startswith("paradl: no answer within the time limit")
    assert len(error.splitlines()) == 1
    assert limit - 1 < time.monotonic() - began < limit + STALL_SECONDS
    assert children_of(process.pid) == []


@pytest.mark.parametrize("bridge", BRIDGES)
def test_a_judge_that_takes_too_long(start: Callable[..., Any], bridge: str) -> None:
    """Time is up whatever is waited for, and nothing that was started stays behind."""
    limit = 20.0  # a busy machine may take eight seconds to come to the judge
    with Endpoint(lambda number, body: Answer("VERIFIED", delay=60)) as endpoint:
        began = time.monotonic()
        process = start(
            "ask", PENGUINS, "penguin Type: flies", "--oracle", f"openai:m@{endpoint.address}",
            "--no-cache", "--timeout", limit, "--bridge", bridge,
        )  # fmt: skip
        answer, error = process.communicate(timeout=60)
        assert (process.returncode, answer) == (5, "")
        assert error.startswith("paradl: no answer within the time limit, and the judge")
        assert "--timeout" in error
        assert "--request-timeout" in error
        assert "--reasoner" not in error
        assert "--bridge" not in error
        assert limit - 1 < time.monotonic() - began < limit + STALL_SECONDS
        assert endpoint.requests
    assert children_of(process.pid) == []


def test_what_was_learned_of_a_judge_that_hangs_is_saved(
    start: Callable[..., Any], tmp_path: Path
) -> None:
    """Of some it says nothing more; what it said of the others was paid for."""

    def answer(number: int, body: Any) -> Answer:
        return Answer("VERIFIED", delay=120 if "fl" in str(body["messages"][-1]) else 0)

    said = tmp_path / "said.ofn"
    with Endpoint(answer) as endpoint:
        process = start(
            "ground", PENGUINS, "--judge", f"openai:m@{endpoint.address}", "--save", said,
            "--no-cache", "--timeout", 30,
        )  # fmt: skip
        written, error = process.communicate(timeout=110)
    assert (process.returncode, written) == (5, "")
    told, limit = error.splitlines()
    assert f"in {said}: go on with --evidence" in told
    assert limit.startswith("paradl: no answer within the time limit")
    assert "ClassAssertion(" in said.read_text(encoding="utf-8")


def test_what_does_not_stop_is_ended() -> None:
    code = "from paradl.cli.watchdog import Watchdog\nwith Watchdog(0.0):\n    input()"
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None  # nothing comes from it, and it stays open
    assert process.wait(timeout=30) == 5
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.read() == ""
    assert process.stderr.read().startswith("paradl: no answer within the time limit")


@posix
@pytest.mark.parametrize("name", ["-", "pipe.ofn"])
def test_an_input_that_does_not_end(start: Callable[..., Any], tmp_path: Path, name: str) -> None:
    """No engine has been asked anything, and none is to blame."""
    os.mkfifo(tmp_path / "pipe.ofn")
    file = name if name == "-" else tmp_path / name
    process = start("check", file, "--timeout", 2, stdin=subprocess.PIPE)
    assert process.wait(timeout=60) == 5
    shown = "standard input" if name == "-" else file
    assert process.stderr.read() == (
        f"paradl: the time limit has passed, and {shown} has not come to its end: "
        "see what writes into it\n"
    )


@pytest.mark.parametrize("bridge", BRIDGES)
def test_a_memory_limit(paradl: Callable[..., Any], vast: Path, bridge: str) -> None:
    done = paradl("classify", vast, "--memory", "64m", "--bridge", bridge)
    assert (done.returncode, done.stdout) == (5, "")
    assert "memory" in done.stderr
    assert "--memory" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@posix
@pytest.mark.parametrize("bridge", BRIDGES)
def test_ctrl_c(start: Callable[..., Any], hard: Path, bridge: str) -> None:
    process = start(
        "classify", hard, "--logic", "classical", "-r", "hermit", "--bridge", bridge,
        start_new_session=True,
    )  # fmt: skip
    wait_until_busy(process)
    began = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    answer, error = process.communicate(timeout=30)
    assert (process.returncode, answer, error) == (130, "", "paradl: interrupted\n")
    assert time.monotonic() - began < STALL_SECONDS


@pytest.mark.skipif(sys.platform != "linux", reason="looks at a process as Linux shows it")
def test_ctrl_c_while_java_starts(start: Callable[..., Any], penguins: Path) -> None:
    process = start("classify", penguins)
    while "libjvm" not in Path(f"/proc/{process.pid}/maps").read_text():
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    answer, error = process.communicate(timeout=30)
    assert (process.returncode, answer, error) == (130, "", "paradl: interrupted\n")


@posix
def test_a_child_that_is_killed(start: Callable[..., Any], hard: Path) -> None:
    process = start("classify", hard, "--logic", "classical", "-r", "hermit", "--bridge", "py4j")
    [child] = wait_until_busy(process)
    os.kill(child, signal.SIGKILL)
    answer, error = process.communicate(timeout=10)
    assert (process.returncode, answer) == (70, "")
    assert error.startswith("paradl: the Java process was killed by SIGKILL")
    assert len(error.splitlines()) == 1


@posix
def test_a_parent_that_is_killed_takes_its_child_along(
    start: Callable[..., Any], hard: Path
) -> None:
    process = start("classify", hard, "--logic", "classical", "-r", "hermit", "--bridge", "py4j")
    [child] = wait_until_busy(process)
    process.kill()
    process.wait()
    deadline = time.monotonic() + 5
    while alive(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(child)


@posix
def test_java_does_not_hear_the_terminals_ctrl_c(start: Callable[..., Any], hard: Path) -> None:
    """The child is in a group of its own: we stop it, the terminal does not."""
    process = start("classify", hard, "--logic", "classical", "-r", "hermit", "--bridge", "py4j")
    [child] = wait_until_busy(process)
    assert os.getpgid(child) == child
    assert os.getpgid(child) != os.getpgid(process.pid)


def wait_until_busy(process: subprocess.Popen[str]) -> list[int]:
    """Wait until Java has worked for a while; the child processes, if it runs in one."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        assert process.poll() is None, process.communicate()
        children = children_of(process.pid)
        if sum(cpu_seconds(pid) for pid in (process.pid, *children)) > 3:
            return children
        time.sleep(0.05)
    raise AssertionError("it never got to work")


def children_of(pid: int) -> list[int]:
    done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    return [int(word) for word in done.stdout.split()]


def cpu_seconds(pid: int) -> float:
    done = subprocess.run(["ps", "-o", "cputimes=", "-p", str(pid)], capture_output=True, text=True)
    return float(done.stdout.strip() or 0)


def alive(pid: int) -> bool:
    done = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return bool(done.stdout.strip()) and not done.stdout.startswith("Z")


def test_an_anytime_answer_needs_a_limit(paradl: Callable[..., Any], penguins: Path) -> None:
    done = paradl("check", str(penguins), "--anytime")
    assert done.returncode == 2
    assert "--timeout 60" in done.stderr


def test_a_search_that_found_nothing_in_time_is_no_verdict(
    paradl: Callable[..., Any], hard: Path
) -> None:
    said = "no conflict was found before the time"
    done = within(
        12,
        lambda limit: paradl("check", hard, "--timeout", limit, "--anytime"),
        lambda done: said in done.stderr,
    )
    assert (done.returncode, done.stdout) == (5, "")
    assert said in done.stderr


def test_a_search_that_was_ended_tells_no_repair(
    paradl: Callable[..., Any], tmp_path: Path
) -> None:
    """There are thousands of justifications; without the axioms of some there may be conflicts."""
    steps = (f"SubClassOf(:{x}{n} :{y}{n + 1})" for n in range(11) for x in "AB" for y in "AB")
    ladder = tmp_path / "ladder.ofn"
    ladder.write_text(
        f"Prefix(:=<http://example.org/#>) Ontology({' '.join(steps)}\n"
        "DisjointClasses(:A11 :End) ClassAssertion(:A0 :x) ClassAssertion(:End :x))"
    )
    said = "the time for the search was up"
    done = within(
        10,
        lambda limit: paradl("repair", ladder, "--exhaustive", "--timeout", limit, "--anytime"),
        lambda done: said in done.stderr,
    )
    assert (done.returncode, done.stdout) == (5, "")
    assert said in done.stderr

"""Reports, and a browser to look at them with."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from archives import archived
from made import hostile, large

import paradl
from bench.browser import chromium, launched
from paradl.report.html import Findings, gather, page

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
COMMAND = (sys.executable, "-m", "paradl.cli.main")


class Watched:
    """A page, and all that it said, asked for and could not do.

    Attributes:
        page: of Playwright.
        complaints: what the console said, and what was thrown.
        requests: the addresses that it asked for.
    """

    def __init__(self, page: Any) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.requests: list[str] = []
        page.on("console", lambda said: self.complaints.append(said.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("dialog", self._dismiss)

    def _dismiss(self, dialog: Any) -> None:
        self.complaints.append(dialog.message)
        dialog.dismiss()

    def open(self, file: Path, address: str = "") -> Any:
        """Open a report from disk; the page when its script has run."""
        self.page.goto(file.as_uri() + address)
        self.page.wait_for_selector("html[data-ready=yes]", state="attached")
        return self.page

    def assert_quiet(self, file: Path) -> None:
        """Nothing was complained of, and nothing was fetched but the file."""
        assert self.complaints == []
        assert {url.partition("#")[0] for url in self.requests} == {file.as_uri()}


Watch = Callable[..., Watched]

PARTS = ("summary", "conflicts", "classes", "individuals", "causes", "repairs")


def settle(page: Any) -> None:
    """Let the page hear that its address has changed."""
    page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 20))")


@pytest.fixture(scope="module")  # its event loop would be in the way of others
def browser() -> Iterator[Any]:
    pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium: apt install chromium, or set PARADL_CHROMIUM")
    with launched(path) as running:
        yield running


@pytest.fixture
def watch(browser: Any) -> Iterator[Watch]:
    """`watch(**options)`: a new page in a context of its own."""
    contexts = []

    def begin(**options: Any) -> Watched:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        contexts.append(context)
        return Watched(context.new_page())

    yield begin
    for context in contexts:
        context.close()


def environment() -> dict[str, str]:
    """Ours without the user's own settings."""
    clean = {name: v for name, v in os.environ.items() if not name.startswith("PARADL_")}
    return {**clean, **archived(), "PYTHONPATH": str(ROOT)}


def _written(found: Findings, folder: Path) -> Path:
    (folder / "report.html").write_bytes(page(found))
    return folder / "report.html"


@pytest.fixture(scope="session")
def merged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on two terminologies that do not fit, and four things in a pantry."""
    parts = [EXAMPLES / "merged" / f"{name}.ttl" for name in ("bridge", "pantry")]
    with paradl.load(parts, max_justifications=2) as kb:
        found = gather(kb, "pantry.ttl", inputs=[str(part) for part in parts])
    return _written(found, tmp_path_factory.mktemp("merged"))


@pytest.fixture(scope="session")
def judged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report with a judge's words, by the commands that a user would give."""
    folder = tmp_path_factory.mktemp("judged")
    ontology, judge = (EXAMPLES / "belnap" / f"penguins.{ending}" for ending in ("ofn", "jsonl"))
    told = ["--judge", f"recorded:{judge}", "--prov", "said.ttl", "--cache", "judge.sqlite"]
    for command in (
        ["ground", ontology, "--query", "penguin Type: flies", *told],
        ["report", ontology, "--evidence", "said.ttl", "-o", "report.html"],
    ):
        subprocess.run(
            [*COMMAND, *map(str, command)],
            cwd=folder,
            env=environment(),
            check=True,
            capture_output=True,
            timeout=120,
        )
    return folder / "report.html"


@pytest.fixture(scope="session")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on an ontology that tries to run scripts in it."""
    return _written(hostile(), tmp_path_factory.mktemp("attacked"))


@pytest.fixture(scope="session")
def huge(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on 10,000 classes."""
    return _written(large(), tmp_path_factory.mktemp("huge"))

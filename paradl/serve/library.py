"""The ontologies that are loaded: whose they are, how many there may be, and how long they stay."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from paradl.errors import ParadlError
from paradl.serve.problems import Full, NotFound
from paradl.serve.questions import Load
from paradl.serve.settings import Settings
from paradl.serve.sources import Source
from paradl.serve.wording import all_for_clients
from paradl.serve.worker import Worker


@dataclass(frozen=True)
class Ontology:
    """One of them.

    Attributes:
        id: unguessable, so that it is enough to know it.
        owner: whose it is, as the number of a token.
        name: what answers call it.
        options: how it was loaded.
        worker: who answers.
    """

    id: str
    owner: int
    name: str
    options: Load
    worker: Worker

    def document(self) -> dict[str, Any]:
        """As clients are told of it."""
        loaded = self.worker.loaded
        assert loaded is not None
        return {
            "id": self.id,
            "name": self.name,
            "iri": loaded.iri,
            "axioms": loaded.axioms,
            "format": loaded.format,
            "documents": list(loaded.documents),
            "logic": self.options.logic,
            "reasoner": self.options.reasoner,
            "idle": round(time.monotonic() - self.worker.used, 1),
            "warnings": all_for_clients(self.worker.warnings),
        }


class Library:
    """All of them. Lives on one event loop."""

    def __init__(self, settings: Settings) -> None:
        """Empty."""
        self._settings = settings
        self._shelf: dict[str, Ontology] = {}
        self._farewells: set[asyncio.Task[None]] = set()

    async def load(self, owner: int, source: Source, options: Load) -> Ontology:
        """Load one.

        Raises:
            Full: there are as many as there may be.
            ParadlError: it cannot be loaded.
        """
        try:
            self.check_room()
        except Full:
            source.close()
            raise
        worker = Worker(source, options, self._settings)
        ontology = Ontology(secrets.token_urlsafe(16), owner, source.name, options, worker)
        self._shelf[ontology.id] = ontology
        try:
            await worker.do(lambda kb, turn: None)
        except BaseException:
            self._let_go(ontology)
            raise
        return ontology

    def check_room(self) -> None:
        """Look whether another one could be loaded.

        Raises:
            Full: there are as many as there may be.
        """
        if len(self._shelf) >= self._settings.ontologies:
            raise Full(
                f"{self._settings.ontologies} ontologies are loaded, which is the limit",
                "delete one that you need no more, or come back when one has been let go",
            )

    def find(self, owner: int, id: str) -> Ontology:
        """The one with that id.

        Raises:
            NotFound: there is none, or it is another client's.
        """
        ontology = self._shelf.get(id)
        if ontology is None or ontology.owner != owner or ontology.worker.loaded is None:
            raise NotFound("there is no such ontology", "load it; idle ones are let go of")
        return ontology

    def owned(self, owner: int) -> list[Ontology]:
        """A client's own, the oldest first."""
        everyone = self._shelf.values()
        return [one for one in everyone if one.owner == owner and one.worker.loaded is not None]

    def drop(self, owner: int, id: str) -> None:
        """Let go of one."""
        self._let_go(self.find(owner, id))

    async def sweep(self) -> None:
        """Let go of those that nobody has asked for long, for as long as this runs."""
        while True:
            await asyncio.sleep(min(1.0, self._settings.idle / 4))
            now = time.monotonic()
            for ontology in list(self._shelf.values()):
                worker = ontology.worker
                if not worker.busy and now - worker.used > self._settings.idle:
                    self._let_go(ontology)

    async def close(self) -> None:
        """Let go of all, and wait until their processes have ended."""
        for ontology in list(self._shelf.values()):
            self._let_go(ontology)
        if self._farewells:
            await asyncio.wait(self._farewells)

    def _let_go(self, ontology: Ontology) -> None:
        if self._shelf.pop(ontology.id, None) is not None:
            self._later(ontology.worker.close())

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        async def done() -> None:
            with suppress(ParadlError, OSError):
                await work

        task = asyncio.create_task(done())
        self._farewells.add(task)
        task.add_done_callback(self._farewells.discard)

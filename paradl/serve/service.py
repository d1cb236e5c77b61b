"""What both doors of the server lead to: the HTTP API and the tools of agents."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import paradl
from paradl.bridge.flags import heap
from paradl.errors import UsageError
from paradl.kb import KnowledgeBase
from paradl.loaded import Run
from paradl.report.frame import frame
from paradl.serve import operations, questions
from paradl.serve.library import Library, Ontology
from paradl.serve.settings import Settings
from paradl.serve.sources import Source
from paradl.serve.turns import Turn
from paradl.serve.wording import all_for_clients
from paradl.serve.worker import Work

if TYPE_CHECKING:
    from paradl.oracle.zeta import Oracle


class Service:
    """Answers as JSON of the interface. `owner` is whose ontologies it is about."""

    def __init__(self, settings: Settings, judge: Oracle | None = None) -> None:
        """With nothing loaded; the judge is the operator's."""
        self.settings = settings
        self._judge = judge
        self._library = Library(settings)

    @property
    def has_judge(self) -> bool:
        """Whether `ground` has anybody to ask."""
        return self._judge is not None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """In this block it works; after it, none of its processes is left."""
        sweeper = asyncio.create_task(self._library.sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await self._library.close()

    def status(self, owner: int) -> dict[str, Any]:
        """The server and its limits."""
        settings = self.settings
        return {
            "version": paradl.__version__,
            "ontologies": len(self._library.owned(owner)),
            "most_ontologies": settings.ontologies,
            "upload": settings.upload,
            "timeout": settings.timeout,
            "files": settings.root is not None,
            "imports": settings.imports,
            "judge": None if self._judge is None else self._judge.scheme().judge,
        }

    def check_room(self) -> None:
        """Look whether another ontology could be loaded.

        Raises:
            Full: there are as many as there may be.
        """
        self._library.check_room()

    async def load(self, owner: int, source: Source, options: questions.Load) -> dict[str, Any]:
        """Load an ontology, and say by which id it is asked."""
        return (await self._library.load(owner, source, options)).document()

    def ontologies(self, owner: int) -> dict[str, Any]:
        """Those of a client."""
        return {"ontologies": [one.document() for one in self._library.owned(owner)]}

    def ontology(self, owner: int, id: str) -> dict[str, Any]:
        """One of them."""
        return self._library.find(owner, id).document()

    def drop(self, owner: int, id: str) -> None:
        """Let go of one."""
        self._library.drop(owner, id)

    async def check(self, owner: int, id: str, question: questions.Check) -> dict[str, Any]:
        """What is in conflict."""
        return await self._answer(owner, id, "check", lambda kb, _: operations.check(kb, question))

    async def classify(self, owner: int, id: str) -> dict[str, Any]:
        """The class hierarchy."""
        return await self._answer(owner, id, "classify", lambda kb, _: operations.classify(kb))

    async def realize(self, owner: int, id: str) -> dict[str, Any]:
        """The types and property values of every individual."""
        return await self._answer(owner, id, "realize", lambda kb, _: operations.realize(kb))

    async def ask(self, owner: int, id: str, question: questions.Ask) -> dict[str, Any]:
        """The values of sentences."""
        return await self._answer(owner, id, "ask", lambda kb, _: operations.ask(kb, question))

    async def explain(self, owner: int, id: str, question: questions.Explain) -> dict[str, Any]:
        """Why a sentence has its value."""
        return await self._answer(
            owner, id, "explain", lambda kb, _: operations.explain(kb, question)
        )

    async def query(self, owner: int, id: str, question: questions.Sparql) -> dict[str, Any]:
        """What a SPARQL query finds."""
        memory = heap(self.settings.memory)
        return await self._answer(
            owner, id, "query", lambda kb, turn: operations.query(kb, question, turn, memory)
        )

    async def ground(self, owner: int, id: str, question: questions.Ground) -> dict[str, Any]:
        """What the judge says of what is left open, or in a dry run what it would be asked.

        Raises:
            UsageError: the server has no judge.
        """
        judge = self._judge
        if judge is None:
            raise UsageError("this server has no judge", "have it started with --judge")

        def work(kb: KnowledgeBase, turn: Turn) -> Run:
            if question.dry_run:
                return operations.preview(kb, question, judge)
            return operations.ground(kb, question, turn, judge)

        return await self._answer(owner, id, "ground", work)

    async def _answer(self, owner: int, id: str, command: str, work: Work[Run]) -> dict[str, Any]:
        ontology: Ontology = self._library.find(owner, id)
        started = time.perf_counter()

        def framed(kb: KnowledgeBase, turn: Turn) -> dict[str, Any]:
            run = work(kb, turn)
            answer = frame(command, ontology.name, kb, run, time.perf_counter() - started)
            return {**answer, "warnings": all_for_clients(kb.warnings)}

        return await ontology.worker.do(framed)

"""`KnowledgeBase`: what a Python user holds."""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from paradl.bridge import Door, Progress, let_go, run
from paradl.choices import REPAIRS, limit
from paradl.closing import Closing
from paradl.errors import ParadlError, UsageError
from paradl.formats import ontology_format
from paradl.loaded import Loaded, Run
from paradl.properties import PropertyNode
from paradl.repair import Repair, advise
from paradl.results import (
    Answer,
    Check,
    Conflicts,
    Document,
    Explanation,
    Json,
    LeftOut,
    Realization,
)
from paradl.sentences import restored, sentences
from paradl.shown import Shown
from paradl.tables import table
from paradl.taxonomy import Taxonomy
from paradl.terms import bracketed
from paradl.truth import Belnap

if TYPE_CHECKING:
    from rdflib import Dataset

    from paradl.grounding.evidence import Evidence

SEARCH_SHARE = 0.45
"""The part of the time that `anytime` gives to the search for clashes, and again to justifying."""


class _Deadline(threading.local):
    """When the time of a question is up that takes several operations; each thread has its own."""

    end: float | None = None


class KnowledgeBase(Closing, Shown):
    """An ontology that answers, also where it contradicts itself. Made by `paradl.load`.

    It can be asked many times, and closed, or used in a `with` block; else it is let go of when
    nothing refers to it any more.

    Attributes:
        loaded: what was read.
        logic: the name of the logic.
        warnings: everything that was worth a warning so far, in order.
        timeout: the seconds that each further question may take; None is no limit.
        additions: how often more axioms were taken in.
        max_justifications: how many are given for each conflict.

    >>> import paradl
    >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
    ...     kb.value("tweety", "Flies"), kb.value("tweety", "Bird"), kb.value("tweety", "Fish")
    (Belnap.B, Belnap.T, Belnap.F)
    """

    def __init__(
        self,
        door: Door,
        loaded: Json,
        settings: Json,
        timeout: float | None,
        progress: Progress | None,
    ) -> None:
        """Use `paradl.load`."""
        self.loaded = Loaded.of(loaded)
        self.warnings: list[str] = list(loaded["warnings"])
        self.timeout = timeout
        self.additions = 0
        self.logic: str = settings["logic"]
        self.max_justifications: int = settings["max"]
        self._door: Door | None = door
        self._kb: int = loaded["kb"]
        self._let_go = weakref.finalize(self, let_go, door, self._kb)
        self._let_go.atexit = False  # Java may have ended before
        self._settings = settings
        self._progress = progress
        self._deadline = _Deadline()

    def check(self, *, measures: bool = False, first: int | None = None) -> Check:
        """Is it consistent and coherent classically, and if not, what is in conflict, and why.

        The search ends with the `first` so many clashes; else with all. With `measures`, also how
        inconsistent and how incomplete it is, which takes a realization.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     kb.check(measures=True).measures.degree
        Degree(atoms=24, both=1, neither=11)
        """
        return Check.of(self.run("check", measures=measures, conflicts=limit(first)).result)

    def conflicts(self) -> Conflicts:
        """The conflicts alone.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     for axiom in kb.conflicts()[0].justifications[0]:
        ...         print(axiom)
        Bird SubClassOf Flies
        Penguin SubClassOf Bird
        Penguin SubClassOf not (Flies)
        Tweety Type Penguin
        """
        return self.check().conflicts

    def classify(self) -> Taxonomy:
        """The class hierarchy.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     [node.label for node in kb.classify().classes if node.conflicting]
        ['Penguin']

        Raises:
            InconsistentOntology: the logic is classical and the ontology is inconsistent.
        """
        return Taxonomy.of(self.run("classify", write=None).result)

    def inferred(self, format: str = "ofn", *, properties: bool = False) -> Document:
        """The class hierarchy, or that of the properties too, as an ontology of inferred axioms."""
        answer = self.run("classify", write=ontology_format(format), properties=properties)
        return Document(format, answer.output)

    def properties(self) -> tuple[PropertyNode, ...]:
        """The object and data properties, in the order of their IRIs, each in its hierarchy.

        Raises:
            InconsistentOntology: the logic is classical and the ontology is inconsistent.
        """
        return tuple(map(PropertyNode.of, self.run("properties").result["properties"]))

    def realize(self, *, values: bool = True) -> Realization:
        """The types and property values of every individual; of split names also what is false.

        Without `values` the types alone, which is faster.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     tweety = kb.realize()["http://example.org/penguins#tweety"]
        >>> [(one.label, one.value) for one in tweety.types if one.direct]
        [('Penguin', Belnap.T)]

        Raises:
            InconsistentOntology: as from `classify`.
        """
        return Realization.of(self.run("realize", values=values).result)

    def graph(self) -> Dataset:
        """All of that as RDF: named graphs for what is told true and what is told false.

        See `paradl.rdf`; the vocabulary is `paradl/rdf/vocabulary.ttl`.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     told = kb.graph()
        >>> clash = "ASK { GRAPH paradl:toldTrue { ?x a ?c } GRAPH paradl:toldFalse { ?x a ?c } }"
        >>> told.query(clash).askAnswer
        True
        """
        from paradl.rdf import dataset

        return dataset(
            self.classify(), self.realize(), self.conflicts(), prefixes=self.loaded.prefixes
        )

    @overload
    def ask(self, query: str, /) -> Answer: ...
    @overload
    def ask(self, query: list[str] | tuple[str, ...], /) -> tuple[Answer, ...]: ...
    def ask(self, query: str | list[str] | tuple[str, ...], /) -> Answer | tuple[Answer, ...]:
        """The value of a sentence, or of several at once, which is faster than one by one.

        Sentences are `tweety Type: Flies`, `rex eats bone`, `Cat SubClassOf: Animal` and the like;
        classes may be Manchester expressions, names short, prefixed, or whole IRIs in `<>`.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     kb.ask("Penguin SubClassOf: Animal").value
        Belnap.T

        Raises:
            QueryError: a sentence does not parse, or has a name that the ontology does not have.
        """
        queries = [query] if isinstance(query, str) else list(query)
        answers = tuple(map(Answer.of, self.run("ask", queries=queries).result["answers"]))
        return answers[0] if isinstance(query, str) else answers

    @overload
    def explain(self, query: str, /, *, max: int | None = 1) -> Explanation: ...
    @overload
    def explain(
        self, query: list[str] | tuple[str, ...], /, *, max: int | None = 1
    ) -> tuple[Explanation, ...]: ...
    def explain(
        self, query: str | list[str] | tuple[str, ...], /, *, max: int | None = 1
    ) -> Explanation | tuple[Explanation, ...]:
        """Why a sentence, or each of several, has its value, for true and for false apart.

        A justification is a minimal set of axioms from which the sentence, or its negation,
        follows. Up to `max` are found for each side; None finds all, which may take long.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     for axiom in kb.explain("tweety Type: Flies").false[0]:
        ...         print(axiom, axiom.line)
        Penguin SubClassOf not (Flies) 33
        Tweety Type Penguin 37

        Raises:
            QueryError: as from `ask`.
        """
        queries = [query] if isinstance(query, str) else list(query)
        result = self.run("explain", queries=queries, max=limit(max)).result
        explanations = tuple(map(Explanation.of, result["explanations"]))
        return explanations[0] if isinstance(query, str) else explanations

    def repairs(self, count: int = REPAIRS) -> tuple[Repair, ...]:
        """The best ways to end all conflicts, the best one first. Nothing is changed.

        Each is a set of axioms to take out, with the other consequences that are lost with them.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     best = kb.repairs()[0]
        ...     print(best.remove[0], best.impact)
        Penguin SubClassOf not (Flies) 0
        """
        with self.one_question():
            return advise(self, count).repairs

    def report(
        self,
        name: str = "",
        *,
        evidence: Sequence[Evidence] = (),
        first: int | None = None,
        repairs: int | None = None,
    ) -> Document:
        """All of that to look at: one HTML file that fetches nothing, whatever is in the ontology.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     report = kb.report("Penguins")
        >>> report.format, b"<title>Penguins: ParaDL report</title>" in report.content
        ('html', True)

        Args:
            name: what the ontology is called; else as its first document is.
            evidence: what a judge said of it, as `paradl.grounding` has it.
            first: end the search for conflicts with the first so many clashes.
            repairs: how many ways to end the conflicts to tell, 0 for none; if None, some, unless
                there are very many conflicts.
        """
        from paradl.report.html import gather, page

        documents = self.loaded.documents
        named = name or (Path(documents[0]).name if documents else self.loaded.iri or "ontology")
        found = gather(self, named, evidence=evidence, first=first, repairs=repairs)
        return Document("html", page(found))

    def without(self, axioms: Iterable[str], format: str = "ofn") -> Document:
        """The ontology as it was read, its imports merged in, without some of its axioms.

        Imports that were not read stay imports.

        Args:
            axioms: each in functional syntax, or in Manchester syntax as answers show it.
            format: of the document.

        Raises:
            QueryError: the ontology does not have one of them.
        """
        answer = self.run("source", without=list(axioms), format=ontology_format(format))
        return Document(format, answer.output)

    def value(self, subject: str, predicate: str, object: str | None = None) -> Belnap:
        """The value of `subject Type: predicate`, or of `subject predicate object`.

        Each is a name as in `ask`; a whole IRI needs no `<>` here.

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     kb.value("tweety", "Flies"), kb.value("tweety", "eats", "herring")
        (Belnap.B, Belnap.T)

        Raises:
            QueryError: as from `ask`.
        """
        sentence = (subject, "Type:", predicate) if object is None else (subject, predicate, object)
        return self.ask(" ".join(bracketed(term) for term in sentence)).value

    def translate(self, format: str = "ofn", *, guards: str = "needed") -> Document:
        """The classical ontology that is reasoned over, each axiom annotated with its source.

        Hard constraints are guarded where a clash needs it (`guards="needed"`, which takes a
        reasoner), everywhere (`"all"`), or nowhere (`"none"`).

        >>> import paradl
        >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
        ...     kb.translate("ttl").content.startswith(b"@prefix")
        True
        """
        answer = self.run("translate", format=ontology_format(format), guards=guards)
        unsupported = (LeftOut(**axiom) for axiom in answer.result["unsupported"])
        return Document(format, answer.output, tuple(unsupported))

    def add(self, axioms: str) -> int:
        """Take in more axioms, as an ontology document in any format; how many there are now.

        Raises:
            OntologyError: the document cannot be read.
        """
        self.additions += 1
        return int(self.run("add", axioms=axioms).result["axioms"])

    def run(
        self,
        op: str,
        *,
        under: str | None = None,
        prefixes: Mapping[str, str] | None = None,
        **details: Any,
    ) -> Run:
        """One operation of the door, answered as the JSON of the interface: for writing it out.

        Args:
            op: its name, of those in `org.paradl.door.Operations`, such as `check` or `ask`.
            under: another logic, for this question alone.
            prefixes: further ones, for this question alone.
            details: what else the operation wants, such as `queries`.
        """
        if (door := self._door) is None:
            raise UsageError("the knowledge base is closed", "load it again")
        settings = dict(self._settings)
        if under is not None and under != self.logic:
            other = table(under)
            settings |= {"logic": other.name, "table": other.text}
        if prefixes:
            settings |= {"prefixes": {**settings["prefixes"], **prefixes}}
        asked = sentences(details.get("queries", ()), settings["logic"])
        if asked:
            details["queries"] = [sentence.text for sentence in asked]
        if settings.pop("anytime") and self.timeout is not None:
            settings["search"] = round(SEARCH_SHARE * self.timeout, 3)
        end = self._deadline.end
        try:
            reply = run(
                door,
                op,
                {"kb": self._kb, "settings": settings, **details},
                timeout=self.timeout if end is None else max(0.0, end - time.monotonic()),
                progress=self._progress,
            )
        except ParadlError as error:
            self._warn(error.warnings)
            raise
        result = restored(reply.result, asked)
        self._warn(result.pop("warnings", ()))
        return Run(result, reply.output, result.pop("reasoner", ""), result.pop("seconds", {}))

    @contextmanager
    def one_question(self) -> Iterator[None]:
        """Within this block, or the outermost of several, the time limit is for all operations."""
        before = self._deadline.end
        if before is None and self.timeout is not None:
            self._deadline.end = time.monotonic() + self.timeout
        try:
            yield
        finally:
            self._deadline.end = before

    @property
    def alive(self) -> bool:
        """Whether it can be asked: it is not closed, and its Java has not died."""
        return self._door is not None and self._door.alive

    def close(self) -> None:
        """Let go of the ontology, and of the child process if there is one."""
        self._door = None
        self._let_go()

    def _warn(self, warnings: Iterable[str]) -> None:
        self.warnings.extend(w for w in warnings if w not in self.warnings)

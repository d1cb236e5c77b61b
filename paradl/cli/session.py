"""One run of a command: loads the inputs, writes the answer, says on standard error how it went."""

from __future__ import annotations

import functools
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import paradl
from paradl import files, jsons
from paradl.bridge import jvm, meanwhile
from paradl.cli.headings import Command
from paradl.cli.options import Options, shared
from paradl.cli.output import put, put_lines, say
from paradl.cli.watchdog import Watchdog
from paradl.errors import EngineTimeout, UsageError
from paradl.report.frame import frame, seconds
from paradl.sources import is_pipe, opened, whole

if TYPE_CHECKING:
    from rich.text import Text

    from paradl.kb import KnowledgeBase
    from paradl.loaded import Run
    from paradl.oracle.writing import Scribe
    from paradl.oracle.zeta import Oracle
    from paradl.report.progress import ProgressBar
    from paradl.sources import Source

_STARTED = time.perf_counter()


def command(
    *offered: str, writes: bool = False
) -> Callable[[Callable[..., int | None]], click.Command]:
    """Make a command of a function that takes a `Session`; it answers in the formats `offered`.

    A command that `writes` is given the `output` for a document of its own, and answers on standard
    output what it has written.
    """

    def decorate(body: Callable[..., int | None]) -> click.Command:
        @functools.wraps(body)
        def called(**given: Any) -> int | None:
            own = {name: given.pop(name) for name in own_names if name in given}
            if writes:
                own["output"], given["output"] = given["output"], None
            return body(Session(body.__name__, Options(**given), offered), **own)

        own_names = [parameter.name for parameter in getattr(body, "__click_params__", ())]
        return click.command(name=body.__name__, cls=Command)(shared(offered)(called))

    return decorate


class Session:
    """What a command works with."""

    def __init__(self, name: str, options: Options, offered: tuple[str, ...]) -> None:
        """Look at what the answer needs before any work is done for it.

        Raises:
            UsageError: it could not be written as the options want it.
        """
        self.command = name
        self.options = options
        self.inputs: list[str] = []
        self._outputs = [options.output]
        self.progress: ProgressBar | None = None
        self._last: Run | None = None
        limit = options.timeout
        self._watchdog = Watchdog(
            None if limit is None else limit - _elapsed(), killable=options.bridge == "py4j"
        )
        self.format = options.answer_format(offered)
        options.warn_of_idle()
        options.check_output()

    @contextmanager
    def open(self, file: str | None, more: Sequence[Path] = ()) -> Iterator[KnowledgeBase]:
        """The inputs and `more`, loaded; what was worth a warning is said when the block ends."""
        from paradl.report.progress import ProgressBar

        options = self.options
        self.inputs = self.named(file)
        self.spare([*self.inputs, *more, options.logic, options.catalog])
        _prepare_java(self.inputs, options.bridge)
        if self.format == "text":
            meanwhile.load_later("paradl.report.text")
        self.progress = progress = ProgressBar(quiet=options.quiet)
        self.rescue_with(progress.close)  # or what is said last would be in its line
        with (
            self._watchdog,
            progress,
            paradl.load(
                [*(_source(name, self._watchdog) for name in self.inputs), *more],
                logic=options.logic,
                inclusion=options.inclusion,
                unsupported=options.unsupported,
                witnesses=not options.no_witnesses,
                exhaustive=options.exhaustive,
                keep_unsatisfiable=options.keep_unsatisfiable,
                anytime=options.anytime,
                reasoner=options.reasoner,
                imports=options.imports,
                strict=options.strict,
                catalog=options.catalog,
                prefixes=dict(options.prefixes),
                max_justifications=options.max_justifications,
                timeout=options.timeout,
                memory=options.memory,
                bridge=options.bridge,
                progress=progress,
            ) as kb,
        ):
            self.spare(kb.loaded.documents)
            if options.timeout is not None:  # the limit is for the run, not for each of its steps
                kb.timeout = max(0.0, options.timeout - _elapsed())
            try:
                with kb.one_question():
                    yield kb
            finally:
                progress.close()
                self._tell(kb)

    def writes(self, *outputs: Path | None) -> None:
        """Know of further outputs than that of the answer."""
        self._outputs += outputs

    def spare(self, inputs: Iterable[str | Path | None]) -> None:
        """See to it that no output takes the place of these.

        Raises:
            UsageError: one would.
        """
        found = list(inputs)
        for output in self._outputs:
            files.check_apart(output, found)

    def named(self, file: str | None) -> list[str]:
        """The inputs by name.

        Raises:
            UsageError: there are none, or standard input is among them twice.
        """
        names = [*([file] if file else []), *self.options.inputs]
        if not names:
            raise UsageError("there is no input", "name a file, or - for standard input")
        if names.count("-") > 1:
            raise UsageError("standard input is named twice", "put one ontology in a file")
        return names

    @property
    def what(self) -> str:
        """What the inputs are called in a sentence."""
        return files.together(self.inputs)

    def answer(
        self,
        kb: KnowledgeBase,
        run: Run,
        *,
        text: Callable[[], Iterable[Text]],
        tsv: Callable[[], str],
        others: Mapping[str, Callable[[], str]] = {},
    ) -> None:
        """Write the answer in the format that is wanted; `others` are those of one command."""
        self.reasoned()
        self._last = run
        options = self.options
        if self.format == "text":
            put_lines(text(), options.output, force=options.force)
        elif self.format == "tsv":
            put(files.encoded(tsv()), options.output, force=options.force)
        elif self.format == "json":
            put(self._envelope(kb, run), options.output, force=options.force)
        elif self.format in others:
            put(files.encoded(others[self.format]()), options.output, force=options.force)
        else:
            self.document(run)

    def rescue_with(self, rescue: Callable[[], None]) -> None:
        """Have something more kept where the time is up and what is waited for does not stop."""
        self._watchdog.rescue_with(rescue)

    def asks(self, judge: Oracle | Scribe, *, person: bool = False) -> None:
        """Know whom the time went to, where it is up while this one is waited for.

        Over the questions to a `person` no bar is drawn.
        """
        self._watchdog.asks(lambda: judge.waited_for)
        if person and self.progress is not None:
            self.progress.close()

    @contextmanager
    def evaluating(self) -> Iterator[None]:
        """Know that in this block the time goes to a SPARQL query, which no engine answers."""
        late = "no answer within the time limit, and the query is still evaluated"
        remedy = "allow more with --timeout, or have its patterns share variables"
        assert self.progress is not None
        with (
            self._watchdog.blames(EngineTimeout(late, remedy)),
            self.progress.during("evaluating the query"),
        ):
            yield

    def reasoned(self) -> None:
        """The reasoning is over: to write may take its time, and no bar is to be in between."""
        self._watchdog.call_off()
        if self.progress is not None:
            self.progress.close()

    def say(self, line: str) -> None:
        """Tell how it went, on standard error, unless that is not wanted."""
        if not self.options.quiet:
            say(line)

    def document(self, run: Run) -> None:
        """Write the ontology that the run made."""
        self.reasoned()
        self._last = run
        put(run.output, self.options.output, force=self.options.force)

    def _envelope(self, kb: KnowledgeBase, run: Run) -> bytes:
        answer = frame(self.command, self.inputs[0], kb, run, _elapsed())
        return jsons.document(answer)

    def _tell(self, kb: KnowledgeBase) -> None:
        """Say what was worth a warning and, if asked, how it went."""
        if not self.options.quiet:
            for warning in kb.warnings:
                say(f"warning: {warning}")
        if self.options.verbose and self._last:
            times = seconds(kb, self._last, _elapsed())
            phases = times.pop("phases", {})
            spent = ", ".join(f"{name} {time:.2f} s" for name, time in {**times, **phases}.items())
            engine = self._last.reasoner or "no reasoner"
            say(f"{spent}; {kb.loaded.axioms} axioms, {engine}")
        if self.options.verbose > 1:
            java = jvm.find()
            say(f"Java {java.version} of {java.why} ({java.home}), through {self.options.bridge}")


class _Awaited:
    """A pipe, or standard input: whoever writes into it may never end."""

    def __init__(self, name: str, watchdog: Watchdog) -> None:
        standard = name == "-"
        self.name = sys.stdin.buffer.name if standard else os.path.abspath(name)
        self._shown = files.STANDARD_INPUT if standard else name
        self._standard = standard
        self._watchdog = watchdog

    def read(self) -> bytes:
        late = f"the time limit has passed, and {self._shown} has not come to its end"
        with self._watchdog.blames(EngineTimeout(late, "see what writes into it")):
            if self._standard:
                return whole(sys.stdin.buffer, self._shown)
            with opened(Path(self.name)) as stream:
                return whole(stream, self._shown)


def _source(name: str, watchdog: Watchdog) -> Source:
    return _Awaited(name, watchdog) if name == "-" or is_pipe(Path(name)) else name


def _prepare_java(inputs: Sequence[str], bridge: str) -> None:
    """For a process that ends with its answer, and has nobody else's Python in it."""
    from paradl.bridge.flags import compile_for

    with suppress(OSError):  # which loading says better
        compile_for(None if "-" in inputs else sum(os.path.getsize(name) for name in inputs))
    if bridge == "jpype":
        from paradl.bridge.inprocess import import_without_numpy

        import_without_numpy()


def _elapsed() -> float:
    return time.perf_counter() - _STARTED

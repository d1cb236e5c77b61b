"""The options that mean the same in every command."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from paradl import files, formats
from paradl.choices import BRIDGES, DEFAULT_IMPORTS, IMPORTS, INCLUSIONS, REASONERS, UNSUPPORTED
from paradl.cli import idle
from paradl.cli.headings import Decorator, together, under
from paradl.cli.numbers import COUNT, POSITIVE
from paradl.errors import UsageError
from paradl.tables import DEFAULT_LOGIC, names


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one run, as the user gave them."""

    inputs: tuple[str, ...]
    logic: str
    inclusion: str | None
    unsupported: str | None
    no_witnesses: bool
    exhaustive: bool
    keep_unsatisfiable: bool
    reasoner: str
    imports: str
    strict: bool
    catalog: str | None
    prefixes: tuple[tuple[str, str], ...]
    max_justifications: int
    timeout: float | None
    anytime: bool
    memory: str | None
    bridge: str
    format: str | None
    output: Path | None
    force: bool
    quiet: bool
    verbose: int

    def answer_format(self, offered: Sequence[str]) -> str:
        """The format to answer in, as of `format_of`."""
        return format_of(self.format, self.output, offered)

    def reading(self) -> list[str]:
        """The words for whatever decides on what is read from the inputs, to read it again."""
        given = (
            ("--imports", self.imports if self.imports != DEFAULT_IMPORTS else None),
            ("--catalog", self.catalog),
            ("--memory", self.memory),
        )
        return [word for name, value in given if value is not None for word in (name, value)]

    def warn_of_idle(self) -> None:
        """Say which option can do nothing beside others."""
        if self.imports == "none":
            idle.warn(("strict", "catalog"), "with --imports none", "leave one of them out")
        logic = self.logic.lower()
        if logic.endswith(".toml"):  # of its own kind
            return
        for options, is_for in _OF_LOGICS:
            if logic not in is_for:
                whose = f"under --logic {self.logic}"
                idle.warn(options, whose, f"leave it out, or choose {' or '.join(is_for)}")

    def check_output(self) -> None:
        """Say before the work, not after it, that its result cannot be written."""
        if self.output is not None:
            files.check_free(self.output, force=self.force)


def format_of(asked: str | None, output: Path | None, offered: Sequence[str]) -> str:
    """The format of an answer: as asked for, else as the output is called, else the first.

    >>> format_of(None, Path("answers.tsv"), ("text", "json", "tsv"))
    'tsv'

    Raises:
        UsageError: the output is a folder, or its ending stands for no format that the command
            offers.
    """
    if asked is not None:
        return asked
    if output is None:
        return offered[0]
    named = formats.of_path(output)
    if named is None or named not in offered:
        if output.is_dir():
            raise UsageError(f"{output} is a folder", "name a file in it")
        raise UsageError(
            f"the name {output.name} says no format that this command writes",
            f"choose one with -f: {', '.join(offered)}",
        )
    return named


class Format(click.Choice[str]):
    """Formats by their names, and by what files of theirs end in.

    >>> Format(("ofn", "rdf")).convert("owl", None, None)
    'rdf'
    """

    def __init__(self, offered: Sequence[str]) -> None:
        super().__init__(list(offered), case_sensitive=False)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        named = formats.of_path(Path(f"answer.{value}"))
        is_ending = value.lower() not in self.choices and named in self.choices
        return super().convert(named if is_ending else value, param, ctx)


_OF_LOGICS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("exhaustive", "keep_unsatisfiable"), ("adaptive",)),
    (("no_witnesses",), ("ac",)),
    (("inclusion",), tuple(name for name in names() if name != "classical")),
)
"""Options, and the logics in which they do something."""


class Prefix(click.ParamType[tuple[str, str]]):
    """`ex: http://example.org/`, as Manchester and SPARQL have it."""

    name = "prefix"
    envvar_list_splitter = ";"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        name, _, iri = value.partition(":")
        if not iri.strip() or not re.fullmatch(r"[\w.-]*", name.strip()):
            self.fail(f"{value!r} is no prefix; write it as 'ex: http://example.org/'", param, ctx)
        return name.strip(), iri.strip().strip("<>")


def shared(offered: Sequence[str]) -> Decorator:
    """Add the shared options to a command that answers in the formats `offered`."""
    return together(_INPUT, _REASONING, _LIMITS, answering(offered))


def answering(offered: Sequence[str]) -> Decorator:
    """Add those of the shared options that say what becomes of the answer."""
    return under("Answer", *_answer(offered))


def option(*names: str, **details: Any) -> Decorator:
    """An option, with its environment variable."""
    long = next(name for name in names if name.startswith("--"))
    variable = "PARADL_" + long.removeprefix("--").replace("-", "_").upper()
    return click.option(*names, envvar=variable, **details)


def _choice(values: Sequence[str]) -> click.Choice[str]:
    return click.Choice(list(values), case_sensitive=False)


_INPUT = under(
    "Input",
    option(
        "-i", "--input", "inputs", multiple=True, metavar="FILE", help="Another input, merged in."
    ),
    option(
        "--imports",
        type=_choice(IMPORTS),
        default=DEFAULT_IMPORTS,
        show_default=True,
        help="Where owl:imports may be read from.",
    ),
    option("--strict", is_flag=True, help="An import that is not found is an error."),
    option("--catalog", metavar="FILE", help="A catalog-v001.xml that is not beside the input."),
    option(
        "--prefix",
        "prefixes",
        multiple=True,
        type=Prefix(),
        metavar="'EX: IRI'",
        help="A prefix for queries.",
    ),
)

_REASONING = under(
    "Reasoning",
    option(
        "--logic",
        metavar="LOGIC",
        default=DEFAULT_LOGIC,
        show_default=True,
        help=f"{', '.join(names())}, or the path of a .toml table.",
    ),
    option("--inclusion", type=_choice(INCLUSIONS), help="How SubClassOf is read."),
    option(
        "--unsupported",
        type=_choice(UNSUPPORTED),
        help="Axioms that the logic has no reading of, or HermiT refuses: an error, or left out;"
        " else as the logic says.",
    ),
    option(
        "--no-witnesses",
        is_flag=True,
        help="Under ac: 'all C are D' does not say that anything is there for it to be about.",
    ),
    option(
        "--exhaustive",
        is_flag=True,
        help="Under adaptive: find every justification before anything is split.",
    ),
    option(
        "--keep-unsatisfiable",
        is_flag=True,
        help="Under adaptive: an unsatisfiable class is no conflict.",
    ),
    option(
        "-r",
        "--reasoner",
        type=_choice(REASONERS),
        default="auto",
        show_default=True,
        help="race: two engines at once, the first answer counts.",
    ),
    option(
        "-m",
        "--max",
        "max_justifications",
        type=COUNT,
        default=1,
        show_default=True,
        metavar="N",
        help="Justifications for each conflict, or side.",
    ),
)

_LIMITS = under(
    "Limits",
    option(
        "--timeout",
        type=POSITIVE,
        metavar="SECONDS",
        help="End with exit code 5 after that time.",
    ),
    option(
        "--anytime",
        is_flag=True,
        help="Before that time, split everything and answer more coarsely.",
    ),
    option("--memory", metavar="SIZE", help="What Java may use, such as 4g."),
    option(
        "--bridge",
        type=_choice(BRIDGES),
        default="jpype",
        show_default=True,
        help="Java in this process, or in a child that can be killed.",
    ),
)


def to_file(context: click.Context, parameter: click.Parameter, path: Path | None) -> Path | None:
    """Where an answer goes, for an option's `callback`; None for standard output, also called -."""
    return None if path == Path("-") else path


def output_to(goes: str) -> Decorator:
    """The option that names a file; `goes` is what goes there, with its verb."""
    return option(
        "-o",
        "--output",
        type=click.Path(path_type=Path),
        metavar="FILE",
        callback=to_file,
        help=f"Where the {goes}; else to standard output.",
    )


def _answer(offered: Sequence[str]) -> tuple[Decorator, ...]:
    return (
        option("-f", "--format", type=Format(offered), help="Of the answer; else as -o is called."),
        output_to("answer goes"),
        option("--force", is_flag=True, help="Write over the output if it exists."),
        option("-q", "--quiet", is_flag=True, help="No warnings and no progress."),
        option("-v", "--verbose", count=True, help="Timings too; -vv: and which Java."),
    )

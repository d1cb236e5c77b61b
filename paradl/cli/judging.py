"""The options of every command that asks a judge."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import click

from paradl.cli import idle
from paradl.cli.headings import Decorator, together, under
from paradl.cli.numbers import FROM_0, POSITIVE, Temperature
from paradl.cli.options import option
from paradl.errors import ParadlError, UsageError

if TYPE_CHECKING:
    from paradl.oracle.limits import Spent
    from paradl.oracle.zeta import Oracle


class Field(click.ParamType[tuple[str, Any]]):
    """`max_tokens=500`: a field of the request, its value in JSON or else a text."""

    name = "field"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, Any]:
        name, equals, told = value.partition("=")
        if not equals or not name:
            self.fail(f"{value!r} is no field; write it as max_tokens=500", param, ctx)
        try:
            return name, json.loads(told)
        except ValueError:
            return name, told


_POSITIVE = click.IntRange(min=1)

CACHE = option(
    "--cache",
    metavar="PATH|ADDRESS",
    help="A file, or postgresql://...; else judge.sqlite in the user's data directory.",
)

_MODELS = "openai:MODEL, openai:MODEL@URL, recorded:FILE"
_UNATTENDED = f"{_MODELS}, sparql:ENDPOINT or FILE"
_NEXT = "; or several, with commas: the next is asked where one has no verdict."
_JUDGES = f"{_UNATTENDED}, human{_NEXT}"
_PROMPTS = "direct, zero-shot, few-shot, sub-check, one with a version as direct/1, or a folder."

WEIGHTS = option(
    "--confidence-weights",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Say how sure each verdict is, by weights of paradl evaluate --save-weights.",
)

LANGUAGES = option(
    "--language",
    "languages",
    multiple=True,
    default=("en",),
    show_default=True,
    metavar="TAG",
    help="Of labels; the first that there is.",
)

_ONE: tuple[Decorator, ...] = (
    option("--judge", metavar="JUDGE", help=_JUDGES),
    option("--prompt", default="zero-shot", show_default=True, metavar="NAME", help=_PROMPTS),
    WEIGHTS,
)

# Their variables are others: a judge that is set for `paradl judge` is not asked unbidden.
_ORACLE: tuple[Decorator, ...] = (
    option("--oracle", "judge", metavar="JUDGE", help=f"Ask it what is left open: {_JUDGES}"),
    option("--prompt", default="zero-shot", show_default=True, metavar="NAME", help=_PROMPTS),
    WEIGHTS,
)

# Without a variable, too.
_OTHERS: tuple[Decorator, ...] = (
    click.option("--judge", metavar="JUDGE", help=f"{_UNATTENDED}{_NEXT}"),
    option("--prompt", default="zero-shot", show_default=True, metavar="NAME", help=_PROMPTS),
    WEIGHTS,
)

_SEVERAL: tuple[Decorator, ...] = (
    click.option(
        "--judge",
        "judges",
        envvar="PARADL_JUDGES",
        multiple=True,
        metavar="JUDGE",
        help=f"{_JUDGES} Repeat it to have judges side by side.",
    ),
    click.option(
        "--prompt",
        "prompts",
        envvar="PARADL_PROMPTS",
        multiple=True,
        default=("zero-shot",),
        show_default=True,
        metavar="NAME",
        help=f"{_PROMPTS} Repeat it likewise.",
    ),
)


def _samples(default: int) -> Decorator:
    return option(
        "-k",
        "--samples",
        type=_POSITIVE,
        default=default,
        show_default=True,
        metavar="N",
        help="Samples a side; asking stops when their majority is decided.",
    )


def _budget(spent: str) -> tuple[Decorator, ...]:
    """What may be used up; `spent` says what comes of it then."""
    return (
        option("--max-calls", type=click.IntRange(min=0), metavar="N", help=spent),
        option("--max-tokens", type=click.IntRange(min=0), metavar="N", help=spent),
        option("--max-cost", type=FROM_0, metavar="SUM", help=spent),
        option(
            "--prices",
            type=click.Path(path_type=Path),
            metavar="FILE",
            help="What models cost, instead of our table.",
        ),
    )


_ASKING: tuple[Decorator, ...] = (
    option(
        "--temperature",
        type=Temperature(),
        default=0.1,
        show_default=True,
        metavar="T",
        help="Of the samples; none leaves it to the endpoint.",
    ),
    option(
        "--request",
        "request",
        multiple=True,
        type=Field(),
        metavar="FIELD=VALUE",
        help="A further field of each request, as max_tokens=500.",
    ),
    CACHE,
    option("--no-cache", is_flag=True, help="Keep nothing, and look nothing up."),
)

_CALLING: tuple[Decorator, ...] = (
    option(
        "--concurrency",
        type=_POSITIVE,
        default=16,
        show_default=True,
        metavar="N",
        help="Calls at once.",
    ),
    option("--requests-per-minute", type=POSITIVE, metavar="N", help="No more than that."),
    option("--tokens-per-minute", type=POSITIVE, metavar="N", help="No more than that."),
    option(
        "--request-timeout",
        type=POSITIVE,
        default=120.0,
        show_default=True,
        metavar="SECONDS",
        help="For one try of a call.",
    ),
    option(
        "--tries",
        type=_POSITIVE,
        default=6,
        show_default=True,
        metavar="N",
        help="Of a call, before it has failed.",
    ),
)
CALLS = (
    *("temperature", "request", "cache", "no_cache"),
    *("concurrency", "requests_per_minute", "tokens_per_minute", "request_timeout", "tries"),
    *("max_calls", "max_tokens", "max_cost", "prices"),
)
"""The parameters of `calling`."""

_NAMES = (
    *("judge", "judges", "prompt", "prompts", "confidence_weights"),
    "samples",
    *CALLS,
)


def _of(*who: Decorator, heading: str = "Judge", spent: str = "Stop there, exit 6.") -> Decorator:
    asked = under(heading, *who, *_ASKING)
    return together(asked, under("Calls and costs", *_CALLING, *_budget(spent)))


judging = _of(*_ONE, _samples(3))
"""The options of a command, which gets them for `opened`."""

judging_where_open = _of(*_ORACLE, _samples(3))
"""The same for a command that asks a judge only if one is named, with --oracle."""

judging_for_others = _of(*_OTHERS, _samples(3), spent="From there on ask the judge nothing.")
"""The same for a command by which other people ask a judge, if one is named."""

judging_side_by_side = _of(*_SEVERAL, _samples(3))
"""The same, with judges and prompts that can be repeated."""

judging_entailment = _of(
    click.option("--judge", metavar="JUDGE", help=f"{_MODELS}{_NEXT}"), _samples(1)
)
"""The same for a command whose prompts are its own, and that asks once."""

calling = _of(heading="Models")
"""The options of calls alone, for models that write texts; see `calls`."""


def split(given: dict[str, Any]) -> dict[str, Any]:
    """Take the options of a judge out of all that a command was given."""
    return {name: given.pop(name) for name in _NAMES if name in given}


def inputs(options: Mapping[str, Any], *judges: str | None) -> list[str | Path]:
    """The files that what is asked, or how, is read from, and the cache: no place for an output."""
    specs = (spec for spec in (options.get("judge"), *judges) if spec)
    parts = [part.strip() for spec in specs for part in spec.split(",")]
    named = [part.partition(":")[2] for part in parts if not part.startswith("openai:")]
    beside = [options[name] for name in ("prices", "confidence_weights") if options.get(name)]
    kept = [place(options["cache"])] if parts and not options["no_cache"] else []
    return [*filter(None, named), *beside, *kept]


def warn_of_idle(option: str) -> None:
    """Say that nobody is asked, where options say how; `option` is what names a judge."""
    how = (name for name in _NAMES if name not in ("judge", "judges"))
    idle.warn(how, f"without {option}", f"name a judge with {option}, or leave it out")


def opened(options: Mapping[str, Any]) -> Oracle:
    """The oracle that the options ask for.

    Raises:
        UsageError: no judge is named, or an option is not as it has to be.
    """
    from paradl.oracle.confidence.weights import Weights
    from paradl.oracle.prompts import DEFAULT
    from paradl.oracle.zeta import oracle

    if not options["judge"]:
        raise UsageError(
            "there is no judge", "name one: --judge openai:gpt-4o, or PARADL_JUDGE=openai:gpt-4o"
        )
    file = options.get("confidence_weights")
    return oracle(
        options["judge"],
        prompt=options.get("prompt", DEFAULT),
        confidence=Weights.load(file) if file else None,
        **settings(options),
    )


def settings(options: Mapping[str, Any]) -> dict[str, Any]:
    """How judges are asked, whoever they are: the arguments of `oracle` for all other options."""
    return {"k": options["samples"], **calls(options)}


def calls(options: Mapping[str, Any]) -> dict[str, Any]:
    """How models are called: what `oracle` and `scribe` have in common."""
    from paradl.oracle.limits import Limits

    if options["no_cache"]:
        idle.warn(["cache"], "with --no-cache", "leave one of them out")
    temperature = options["temperature"]
    return {
        "temperature": None if temperature == "none" else temperature,
        "request": dict(options["request"]),
        "cache": None if options["no_cache"] else place(options["cache"]),
        "limits": Limits(
            concurrency=options["concurrency"],
            requests_per_minute=options["requests_per_minute"],
            tokens_per_minute=options["tokens_per_minute"],
            timeout=options["request_timeout"],
            tries=options["tries"],
            max_calls=options["max_calls"],
            max_tokens=options["max_tokens"],
            max_cost=options["max_cost"],
        ),
        "prices": options["prices"],
    }


class Paid(Protocol):
    """What asks models: an oracle, or a scribe."""

    @property
    def spent(self) -> Spent:
        """What calls have cost so far."""
        ...

    @property
    def currency(self) -> str:
        """Of the prices."""
        ...

    @property
    def kept(self) -> str:
        """What became of the answers."""
        ...

    def tells(self, say: Callable[[str], object], /) -> None:
        """Have it say why calls take long."""
        ...


@contextmanager
def paid(asked: Paid, say: Callable[[str], None]) -> Iterator[None]:
    """Tell what calls have cost also where an error ends the work that they were for, or Ctrl-C."""
    from paradl.report.meter import amount

    asked.tells(say)
    try:
        yield
    except ParadlError:
        if asked.spent.calls:
            say(amount(asked.spent, asked.currency))
        raise
    except KeyboardInterrupt:
        if asked.spent.calls:
            say(f"{amount(asked.spent, asked.currency)}; {asked.kept}")
        raise


def asks_a_person(judges: Iterable[str]) -> bool:
    """Whether somebody is asked at this terminal, where a bar would be drawn over the questions."""
    return any(part.strip() == "human" for judge in judges for part in judge.split(","))


def check_model(judges: str | None) -> None:
    """See to it that none is a person or a store of facts, who are asked about statements alone.

    Raises:
        UsageError: one is, or there is none, as no variable names it here.
    """
    from paradl.oracle.addresses import shown

    if not judges:
        raise UsageError("there is no judge", "name one with --judge, as openai:gpt-4o")
    for judge in map(str.strip, judges.split(",")):
        if judge == "human" or judge.startswith("sparql:"):
            what = f"{shown(judge)} does not say what follows from premises"
            raise UsageError(what, "name a model, as openai:gpt-4o")


def place(given: str | None) -> str | Path:
    """Where the cache is."""
    from paradl.oracle.cache.connect import default_path

    return given or default_path()

"""`paradl chain ...`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl import files
from paradl.cli import idle
from paradl.cli.answers import Answer
from paradl.cli.entailing import doubts, entailing, guaranteeing, inputs, model, previewed, spent
from paradl.cli.headings import Decorator, Group
from paradl.cli.numbers import SEED, SHARE
from paradl.cli.options import answering, option, output_to
from paradl.cli.output import put
from paradl.errors import BudgetExceeded, JudgeError, ParadlError, UsageError

if TYPE_CHECKING:
    from paradl.chains import Chain, Model, Soundness
    from paradl.chains.baselines import Method

    _Scored = tuple[Chain, Soundness, Mapping[str, Sequence[float]]]

_FORMATS = ("text", "json", "tsv")
_DRY_RUN = option("--dry-run", is_flag=True, help="Estimate what it would cost, and ask nothing.")


def _number(name: str, least: int, default: int, help: str) -> Decorator:
    kind = click.IntRange(least)
    return click.option(name, type=kind, default=default, show_default=True, metavar="N", help=help)


@click.group(cls=Group)
def chain() -> None:
    """How sound each step of a chain of reasoning is: how far it follows from what was sound.

    A chain is base claims and derived claims, in a text file (base claims, a line of dashes,
    derived claims), in JSON or in YAML. This is ARES.

    \b
    Examples:
      paradl chain score chain.txt                        claims in Manchester syntax
      paradl chain score chain.yaml --judge openai:gpt-4o claims in English
      paradl chain generate claimtrees --length 10 --count 20 -o trees.jsonl
      paradl chain evaluate trees.jsonl --entailment horn --flip 0.1
    """


@chain.command(short_help="The stability of each derived claim.")
@click.argument("file")
@option("--threshold", type=SHARE, metavar="T", help="Mark steps below it as unsound.")
@option(
    "--method", "methods", multiple=True, metavar="NAME", help="A baseline's score too; repeatable."
)
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw what was asked against the samples of the guarantee, as .svg or .png.",
)
@_DRY_RUN
@guaranteeing
@entailing
@answering(_FORMATS)
def score(
    file: str,
    threshold: float | None,
    methods: tuple[str, ...],
    plot: Path | None,
    dry_run: bool,
    **given: Any,
) -> None:
    """The stability of each derived claim, from 0 to 1, and how it was computed.

    Stability is the expected entailment of a claim by the sound ones among those before it. It is
    exact where the reasoner says what follows, or where few sets of premises carry weight; else
    sampled, and within --epsilon of the true value, all steps together, but for --delta.

    \b
    Examples:
      paradl chain score tweety.txt
      paradl chain score tweety.txt --logic fde --ontology zoo.owl
      paradl chain score proof.yaml --judge openai:gpt-4o --dry-run
      paradl chain score proof.yaml --judge openai:gpt-4o --entailment yes-no --threshold 0.5
      paradl chain score proof.yaml --entailment nli:cross-encoder/nli-MiniLM2-L6-H768
      paradl chain score - < tweety.txt --method Entail-Prev --method Entail-Base -f json
    """
    from paradl.chains.experiment import chosen
    from paradl.report import chains as report
    from paradl.report.progress import ProgressBar

    answer = Answer.of("chain score", given, _FORMATS, [file, *inputs(given)])
    if plot is not None:
        _check_plot(plot, force=given["force"])
    beside = chosen(methods) if methods else {}
    asked = ("prior", "epsilon", "delta", "seed")
    options = {name: given[name] for name in asked}
    chains = _read([file])
    if dry_run:
        _preview(answer, given, chains, lambda c, m: _scores(c, m, beside, options), [file])
        return
    bar = ProgressBar(quiet=answer.quiet)
    with model(given, bar, answer.say) as entailment:
        with bar as progress:
            rated, failure = _scored(chains, entailment, beside, {**options, "progress": progress})
        found = [report.Shown(*one, threshold) for one in rated]
        if plot is not None and found:
            _draw(plot, [one.soundness for one in found], force=given["force"])
        unsaid = doubts(entailment)
        if found:
            answer.give(
                text=lambda: report.lines(found, entailment.name),
                tsv=lambda: report.tsv(found),
                result=lambda: report.document(found),
                details={"input": {"file": file}, "entailment": entailment.name},
                warnings=[*unsaid, *([str(failure)] if failure else [])],
            )
        answer.warn(unsaid)
        if cost := spent(entailment):
            answer.say(cost)
    if failure is not None:
        raise failure


@chain.command()
@click.argument("kind", type=click.Choice(["claimtrees", "recipes"]))
@_number("--length", 1, 10, "Steps.")
@_number("--count", 1, 20, "Chains.")
@_number("--width", 1, 1, "Of trees.")
@_number("--benign", 0, 0, "Errors without effect.")
@option("--seed", type=SEED, default=0, show_default=True, metavar="N", help="Of the chains.")
@output_to("chains go")
@option("--force", is_flag=True, help="Write over the output if it exists.")
def generate(
    kind: str,
    length: int,
    count: int,
    width: int,
    benign: int,
    seed: int,
    output: Path | None,
    force: bool,
) -> None:
    """Chains whose unsound steps are known, as JSON Lines.

    ClaimTrees derive a sink from a source by abstract rules, of which one is missing; with --width,
    the rules of other sources are there too, and with --benign, steps from which nothing follows.
    In recipes an ingredient is missing.

    \b
    Examples:
      paradl chain generate claimtrees --length 50 --count 100 -o trees.jsonl
      paradl chain generate claimtrees --length 5 --width 5 --benign 2
      paradl chain generate recipes --length 16
    """
    from paradl.chains.data.claimtrees import claim_trees
    from paradl.chains.data.recipes import recipes
    from paradl.chains.reading import document

    if kind == "recipes":
        idle.warn(["width", "benign"], "for recipes", "leave it out, or generate claimtrees")
        made = recipes(length, count, seed=seed)
    else:
        made = claim_trees(length, count, width=width, benign=benign, seed=seed)
    lines = "".join(f"{json.dumps(document(one), ensure_ascii=False)}\n" for one in made)
    put(lines.encode(), output, force=force)


@chain.command(short_help="How well methods tell sound steps from unsound ones.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@option("--method", "methods", multiple=True, metavar="NAME", help="Only this; repeatable.")
@_DRY_RUN
@entailing
@answering(_FORMATS)
def evaluate(files: tuple[str, ...], methods: tuple[str, ...], dry_run: bool, **given: Any) -> None:
    """How well ARES and other methods tell sound steps from unsound ones.

    Macro recall, precision and F1, with the threshold chosen on one fold of the chains and tried
    on the other four, five times; standard deviations over the folds in parentheses. The chains
    have to say of each derived claim whether it is sound.

    \b
    Examples:
      paradl chain evaluate trees.jsonl --judge openai:gpt-4o --entailment yes-no
      paradl chain evaluate trees.jsonl --entailment horn --hops 1 --flip 0.1
      paradl chain evaluate trees.jsonl --method ARES --method LLM-Judge -f json
    """
    from paradl.chains.experiment import chosen, compared
    from paradl.report import chains as report
    from paradl.report.progress import ProgressBar

    answer = Answer.of("chain evaluate", given, _FORMATS, [*files, *inputs(given)])
    if not given["flip"]:
        idle.warn(["seed"], "without --flip", "leave it out")
    chains = _read(files)
    if dry_run:
        tried = chosen(methods)
        _preview(answer, given, chains, lambda c, m: [f(c, m) for f in tried.values()], files)
        return
    bar = ProgressBar(quiet=answer.quiet)
    with model(given, bar, answer.say) as entailment:
        with bar as progress:
            found = compared(chains, entailment, chosen(methods), progress)
        unsaid = doubts(entailment)
        answer.give(
            text=lambda: report.comparison_lines(found, entailment.name, len(chains)),
            tsv=lambda: report.comparison_tsv(found),
            result=lambda: report.comparison(found),
            details={"input": {"files": list(files)}, "entailment": entailment.name},
            warnings=unsaid,
        )
        answer.warn(unsaid)
        if cost := spent(entailment):
            answer.say(cost)


def _scored(
    chains: Iterable[Chain],
    entailment: Model,
    methods: Mapping[str, Method],
    options: Mapping[str, Any],
) -> tuple[list[_Scored], ParadlError | None]:
    """Each chain with its stabilities and other scores, and what ended it before the last."""
    found: list[_Scored] = []
    for one in chains:
        try:
            found.append((one, *_scores(one, entailment, methods, options)))
        except (JudgeError, BudgetExceeded) as failure:
            return found, failure
    return found, None


def _scores(
    one: Chain, entailment: Model, methods: Mapping[str, Method], options: Mapping[str, Any]
) -> tuple[Soundness, dict[str, list[float]]]:
    from paradl.chains import stability

    sound = stability(one, entailment, **options)
    return sound, {name: method(one, entailment) for name, method in methods.items()}


def _preview(
    answer: Answer,
    given: Mapping[str, Any],
    chains: Sequence[Chain],
    score: Callable[[Chain, Model], object],
    names: Sequence[str],
) -> None:
    from paradl.report import judgements

    expected, currency = previewed(given, chains, score)
    answer.give(
        text=lambda: judgements.estimate(expected, currency),
        tsv=lambda: judgements.estimate_tsv(expected),
        result=lambda: judgements.estimate_document(expected, currency),
        details={"input": {"files": list(names)}, "judge": given["judge"]},
    )


def _check_plot(path: Path, *, force: bool) -> None:
    from paradl.evaluation.figures import FORMATS

    if path.suffix.lstrip(".") not in FORMATS:
        raise UsageError(f"{path.name} is no figure", f"let it end in {' or '.join(FORMATS)}")
    files.check_free(path, force=force)


def _draw(path: Path, found: Sequence[Soundness], *, force: bool) -> None:
    from paradl.chains.figure import samples_against_bound
    from paradl.evaluation.figures import image

    figure = samples_against_bound({"asked": found})
    files.write(path, image(figure, path.suffix.lstrip(".")), force=force)


def _read(names: Sequence[str]) -> list[Chain]:
    from paradl.chains.reading import parsed

    found: list[Chain] = []
    for name in names:
        text = files.read_given(name, tables=True)
        found += parsed(text, files.STANDARD_INPUT if name == "-" else Path(name).name)
    return found

"""`python -m bench.trust.confidence`: VERDI on the recorded traces of Allen et al. (2025)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import click

from bench import machine
from paradl.evaluation import figures, recorded, render
from paradl.evaluation.confidence import Study
from paradl.evaluation.confidence import tables as of
from paradl.evaluation.confidence.figure import risk_against_coverage
from paradl.evaluation.confidence.methods import VERDI

MODELS = ("claude-3-5-sonnet-20241022", "nf-gpt-4o", "o3-mini")
DATA = Path(os.environ.get("PARADL_DATA", "../shared/data")) / "judge-traces"
FIGURE = "risk-coverage-sonnet.svg"


@click.command()
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(output: Path | None) -> None:
    """How well the judges' own words tell their right verdicts from their wrong ones."""
    studies = [
        Study.of(recorded(DATA / mode / f"{model}-simpleqa.json"))
        for mode in ("bilateral", "unilateral")
        for model in MODELS
    ]
    page = "".join(f"{line}\n" for line in _page(studies))
    click.echo(page)
    if output is not None:
        output.write_text(page, encoding="utf-8")
        drawn = figures.image(risk_against_coverage(studies[0]), "svg")
        (output.parent / "images" / FIGURE).write_bytes(drawn)


def _page(studies: list[Study]) -> Iterator[str]:
    yield "# Confidence on real verdicts\n"
    yield "Written by `make trustbench`, from the recorded replies of Allen et al. (2025) to 1,000"
    yield "questions of SimpleQA, zero-shot, three a side. What is told is whether a decisive"
    yield "verdict, `<t,f>` or `<f,t>`, is right. Nothing was asked for this: no calls.\n"
    yield from (f"- {fact}" for fact in machine.description()[:2])
    yield ""
    yield from _finding(studies[0])
    yield "\n## How well right verdicts are told from wrong ones\n"
    yield render.markdown(of.ranking(studies))
    yield "There is no source in these traces, so there is no grounding; nor log-probabilities.\n"
    yield "## What is left when the least sure are flagged\n"
    yield f"![The risk-coverage curve](images/{FIGURE})\n"
    yield render.markdown(of.risks(studies[:1]))
    yield render.markdown(of.routes(studies))
    yield "## What the weights have learnt, and how they travel\n"
    yield render.markdown(of.coefficients(studies))
    yield render.markdown(of.transfers(studies))


def _finding(study: Study) -> Iterator[str]:
    """What the numbers come to, said with the numbers."""
    verdi = study.results[VERDI].auroc
    yield (
        f"Of claude-3-5-sonnet's {len(study.verdicts.right)} decisive bilateral verdicts"
        f" {study.verdicts.right.mean():.1%} are right. VERDI tells them with an AUROC of"
        f" {verdi.value:.3f} ({verdi.low:.3f} to {verdi.high:.3f})."
    )
    for name in ("vote margin", "trace length"):
        result = study.results[name]
        assert result.lead is not None
        sure = result.lead.low > 0 or result.lead.high < 0
        yield (
            f"Against {name}, {result.auroc.value:.3f}, that is {result.lead.value:+.3f}"
            f" ({result.lead.low:+.3f} to {result.lead.high:+.3f}):"
            f" {'more than chance' if sure else 'no more than chance may be'}."
        )


if __name__ == "__main__":
    main()

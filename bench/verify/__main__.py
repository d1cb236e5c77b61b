"""`python -m bench.verify`: runs the benchmark, prints, and writes a page of the documentation."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import click

from bench import local_model
from bench.verify import figures, page
from bench.verify.chains import chains
from bench.verify.methods import domains
from bench.verify.study import ERRORS, ModelStudy, model_study, study


@click.command()
@click.option("--chains", "count", default=75, show_default=True, type=click.IntRange(5))
@click.option("--model-chains", default=8, show_default=True, help="For the local model; 0: none.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(count: int, model_chains: int, output: Path | None) -> None:
    """How much verifying helps, with writers of known error rates and with the local model."""
    made = chains(count)
    with domains(made) as loaded:
        studies = [study(loaded, error, _say) for error in ERRORS]
    model = _model(model_chains) if model_chains and local_model.available() else None
    text = page.page(studies, model, made)
    click.echo(text)
    if output is not None:
        output.write_text(text, encoding="utf-8")
        table = output.with_suffix(".csv")
        lines = "".join(f"{line}\n" for line in page.csv(studies, model))
        table.write_text(lines, encoding="utf-8")
        (output.parent / "images").mkdir(exist_ok=True)
        figures.write(table, output.parent / "images")


def _model(count: int) -> ModelStudy:
    with (
        TemporaryDirectory(prefix="paradl-bench-") as folder,
        domains(chains()[:count]) as loaded,
    ):
        return model_study(loaded, Path(folder), _say)


def _say(line: str) -> None:
    click.echo(f"{line} ...", err=True)


if __name__ == "__main__":
    main()

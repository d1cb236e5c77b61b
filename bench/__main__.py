"""`python -m bench`: measures, prints the table, and writes it as a page of the documentation."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import click

from bench import inputs, java, machine, page, race, startup
from bench.race import Plan
from bench.table import Row


@click.command()
@click.argument("ontologies", nargs=-1, metavar="[ONTOLOGY]...")
@click.option("-n", "--repetitions", default=5, show_default=True, type=click.IntRange(1))
@click.option("--limit", default=120.0, show_default=True, help="Seconds for a measurement.")
@click.option("--quick", is_flag=True, help="One repetition, hardly warmed up.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(
    ontologies: tuple[str, ...], repetitions: int, limit: float, quick: bool, output: Path | None
) -> None:
    """How fast ParaDL is beside the bare engines and owlready2.

    On all of {names}, or on those named.
    """
    unknown = [name for name in ontologies if name not in inputs.FILES]
    if unknown:
        raise click.UsageError(f"no {unknown[0]}: choose of {', '.join(inputs.FILES)}")
    plan = Plan(1, 1, 0.0, limit) if quick else Plan(repetitions, limit=limit)
    with TemporaryDirectory(prefix="paradl-bench-") as folder:
        rows, measured = _measure(ontologies or tuple(inputs.FILES), plan, Path(folder))
    facts = machine.description()
    page.print_table(rows, facts)
    if output is not None:
        output.write_text(page.markdown(rows, measured, plan, facts), encoding="utf-8")
        click.echo(f"written to {output}", err=True)


def _measure(
    names: tuple[str, ...], plan: Plan, folder: Path
) -> tuple[list[Row], list[inputs.Input]]:
    java.compile_into(folder)
    _say("the class-data archive")
    startup.make_archive()
    measured = list(inputs.prepared(names, folder))
    rows: list[Row] = []
    for ontology in measured:
        _say(f"{ontology.name}: {ontology.axioms} axioms")
        rows += race.compare(ontology, plan, folder)
    _say("start-up")
    rows += startup.whole_processes(plan)
    rows += [startup.translation(o, plan, folder) for o in measured if o.name == "galen"]
    return rows, measured


def _say(line: str) -> None:
    click.echo(f"bench: {line}", err=True)


if __name__ == "__main__":
    main()

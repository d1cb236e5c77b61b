"""`python -m bench.trust.chains`: ARES and the other methods on generated chains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from bench import machine
from paradl.chains import Chain, Horn, Model, Noisy, Reasoner, Soundness, stability
from paradl.chains.baselines import METHODS
from paradl.chains.data.claimtrees import claim_tree, claim_trees
from paradl.chains.data.recipes import recipes
from paradl.chains.experiment import compared, scored
from paradl.chains.figure import samples_against_bound
from paradl.chains.scoring import best_of_two
from paradl.evaluation import figures, render
from paradl.evaluation.statistics import Estimate
from paradl.evaluation.table import Cell, Column, Table

FLIPS = (0.0, 0.1, 0.2, 0.3)
LENGTHS = (5, 10, 20, 30, 50)
FIGURE = "chain-samples.svg"
NEAR, FAR = Horn(hops=1), Horn()


@click.command()
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A page to write.")
def main(output: Path | None) -> None:
    """How well unsound steps are told, by the reasoner and by judges that err."""
    page = "".join(f"{line}\n" for line in _page())
    click.echo(page)
    if output is not None:
        output.write_text(page, encoding="utf-8")
        lines = {f"{name}, flips {flip:g}": _soundness(p, flip) for name, p, flip in _LINES}
        drawn = figures.image(samples_against_bound(lines), "svg")
        (output.parent / "images" / FIGURE).write_bytes(drawn)


def _page() -> Iterator[str]:
    yield "# Soundness of generated chains\n"
    yield "Written by `make trustbench`, on the data of `paradl chain generate`, on the layout of"
    yield "You et al. (ARES): macro recall, precision and F1, the threshold chosen on one fold and"
    yield "tried on the other four, standard deviations over the five in parentheses.\n"
    yield from (f"- {fact}" for fact in machine.description()[:2])
    yield "\n## With the reasoner\n"
    yield "Claims are axioms, and what follows is proven; the stabilities are exact.\n"
    yield render.markdown(_by_reasoner())
    yield "## With a judge that errs\n"
    yield "A simulated judge that sees one rule far, and whose answers are flipped at the rate that"
    yield "heads the columns. Flips are its own for each question; asked again, it says the same."
    yield "At the rate f a stability comes nearer to one half with each step, by a factor of 1 -"
    yield "2f, whether the step is sound or not: long chains are hard for a judge that errs often."
    yield "Nothing in these chains contradicts anything, so that ROSCOE and ReCEval-Inter see flips"
    yield "alone; what they tell at all is that later steps, which are compared with more claims,"
    yield "are unsound more often.\n"
    for name, chains in _data().items():
        yield render.markdown(_table(name, chains, NEAR))
    yield "### A judge that sees all the way\n"
    yield "Whoever can derive any step from the base claims alone needs no chain: Entail-Base then"
    yield "has the fewest chances to be misled.\n"
    yield render.markdown(_table("ClaimTrees-10", list(claim_trees(10, 20)), FAR))
    yield "## The better of two chains\n"
    yield "The same tree with all rules, and with one missing: how often the former scores higher,"
    yield "by the mean of its steps or by its last; a tie is half a hit. 30 pairs of 10 steps.\n"
    yield render.markdown(_best_of_two())
    yield "## How many samples it takes\n"
    yield f"![Premise sets asked about, against the bound](images/{FIGURE})\n"
    yield "Each premise set is asked about once, so that there are at most as many questions as"
    yield "samples. Where the entailment model is certain and base claims are too, there is one.\n"
    yield render.markdown(_samples())


def _data() -> dict[str, Sequence[Chain]]:
    return {
        **{f"ClaimTrees-{n}": list(claim_trees(n, 10 if n > 20 else 20)) for n in LENGTHS},
        "ClaimTrees-5, 3 sources": list(claim_trees(5, 20, width=3)),
        "ClaimTrees-5, 5 benign errors": list(claim_trees(5, 20, benign=5)),
        "Recipes of 12 actions": list(recipes(12, 20)),
    }


def _by_reasoner() -> Table:
    columns = (Column("Chains"), Column("Logic"), Column("Method"), *_measures(""))
    body: list[tuple[Cell, ...]] = []
    methods = {name: METHODS[name] for name in ("ARES", "ARES-1")}
    data = {
        **{f"ClaimTrees-{n}": list(claim_trees(n, 10)) for n in LENGTHS},
        "Recipes of 12 actions": list(recipes(12, 10)),
    }
    for name, chains in data.items():
        for logic in ("adaptive", "fde"):
            for method, found in compared(chains, Reasoner(logic), methods).items():
                values = (found.mean.recall, found.mean.precision, found.mean.f1)
                body.append((name, logic, method, *map(Estimate, values)))
    title = "10 chains each; ARES with the prior 0.95 of base claims, ARES-1 with 1."
    return Table("reasoner", title, columns, tuple(body))


def _table(name: str, chains: Sequence[Chain], truth: Model) -> Table:
    columns = (Column("Method"), *(c for flip in FLIPS for c in _measures(f"{flip:g}")))
    found = [compared(chains, Noisy(truth, flip) if flip else truth) for flip in FLIPS]
    body: list[tuple[Cell, ...]] = []
    for method in METHODS:
        cells: list[Cell] = [method]
        for each in found:
            mean, spread = each[method].mean, each[method].deviation
            cells.append(Estimate(mean.recall, spread.recall))
            cells.append(Estimate(mean.precision, spread.precision))
            cells.append(Estimate(mean.f1, spread.f1))
        body.append(tuple(cells))
    return Table("noisy", f"{name}, {len(chains)} chains.", columns, tuple(body))


def _measures(group: str) -> tuple[Column, ...]:
    return tuple(Column(name, group, 3) for name in ("Recall", "Precision", "F1"))


def _best_of_two() -> Table:
    columns = (
        Column("Method"),
        *(Column(by, f"{f:g}", 3) for f in FLIPS for by in ("mean", "last")),
    )
    good = [claim_tree(10, seed=n) for n in range(30)]
    bad = [claim_tree(10, missing=n % 10, seed=n) for n in range(30)]
    body: dict[str, list[Cell]] = {name: [name] for name in METHODS}
    for flip in FLIPS:
        model = Noisy(NEAR, flip)
        better, worse = scored(good, model), scored(bad, model)
        for name, cells in body.items():
            pairs = list(zip(better[name], worse[name], strict=True))
            cells += [Estimate(best_of_two(pairs, final=final)) for final in (False, True)]
    title = "The share of pairs, by the rate of flips."
    return Table("best-of-two", title, columns, tuple(map(tuple, body.values())))


_LINES = (
    ("prior 0.95", 0.95, 0.0),
    ("prior 0.95", 0.95, 0.1),
    ("prior 0.95", 0.95, 0.3),
    ("prior 1", 1.0, 0.0),
    ("prior 1", 1.0, 0.1),
)


def _soundness(prior: float, flip: float, count: int = 4) -> list[Soundness]:
    model = Noisy(NEAR, flip)
    return [
        stability(chain, model, prior=prior)
        for length in LENGTHS
        for chain in claim_trees(length, count)
    ]


def _samples() -> Table:
    columns = (Column("Prior"), Column("Flips"), *(Column(f"{n} steps", digits=3) for n in LENGTHS))
    body: list[tuple[Cell, ...]] = []
    for name, prior, flip in _LINES:
        found = _soundness(prior, flip)
        shares: list[Cell] = []
        for length in LENGTHS:
            these = [one for one in found if len(one.steps) == length]
            asked = sum(one.asked for one in these)
            shares.append(Estimate(asked / sum(one.bound * length for one in these)))
        body.append((name, f"{flip:g}", *shares))
    title = "Questions asked, as a share of the samples that the bound would take."
    return Table("samples", title, columns, tuple(body))


if __name__ == "__main__":
    main()

"""The page of the documentation, and the numbers behind it as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from bench import machine
from bench.local_model import NAME
from bench.verify.chains import Chain
from bench.verify.local import TEMPERATURE, TOP_P
from bench.verify.methods import RETRIEVED, Row
from bench.verify.metrics import Mean
from bench.verify.study import DEFAULT_ROUNDS, MAIN, ModelStudy, Study
from bench.verify.writers import Rates
from paradl.verify.scoring import Weights

_HERE = Path(__file__).parent
_HEADINGS = (
    "inference depth", "contradiction rate", "entailment accuracy", "steps told",
    "semantic invariance",
)  # fmt: skip
_NO_MODEL = "It was not there when this page was written: `make model`, then `make verifybench`."


def page(studies: Sequence[Study], model: ModelStudy | None, chains: Sequence[Chain]) -> str:
    """The whole page."""
    main = next(study for study in studies if study.error == MAIN)
    weights, rates = Weights(), Rates()
    return _filled(
        "page.md",
        machine="\n".join(f"- {fact}" for fact in machine.description()[:3]),
        chains=len(chains),
        injected=sum(chain.injected is not None for chain in chains),
        alpha=weights.alpha,
        beta=weights.beta,
        theta=weights.theta,
        rounds=DEFAULT_ROUNDS,
        adopts=rates.adopts,
        heeds=rates.heeds,
        drift=rates.drift,
        retrieved=RETRIEVED,
        claims=main.agreement.claims,
        right=main.agreement.right,
        share=main.agreement.right / main.agreement.claims,
        methods="\n\n".join(map(_methods, studies)),
        main=MAIN,
        gain=_table("rounds", main.gain),
        simulated=main.simulated,
        ablations=_table("CAF with", main.ablations),
        model=_NO_MODEL if model is None else _model(model),
    )


def csv(studies: Sequence[Study], model: ModelStudy | None) -> Iterator[str]:
    """The sources of tables and figures, line by line."""
    yield "writer,part,row,metric,value,low,high"
    for study in studies:
        for part in ("methods", "ablations", "gain"):
            yield from _csv(f"simulated {study.error}", part, getattr(study, part))
    if model is not None:
        yield from _csv("local model", "methods", model.rows)
        yield from _csv("local model", "gain", model.gain)


def _methods(study: Study) -> str:
    table = _table("method", study.methods)
    rounds = ", ".join(f"{rounds} ({times}×)" for rounds, times in sorted(study.rounds.items()))
    return (
        f"### Errors at {study.error:.0%} of the steps\n\n{table}\n\n"
        f"CAF accepts {study.accepted:.0%} of the texts; rounds that it took: {rounds}."
    )


def _model(model: ModelStudy) -> str:
    return _filled(
        "model.md",
        name=NAME,
        temperature=TEMPERATURE,
        top_p=TOP_P,
        chains=model.chains,
        prompts=model.prompts,
        methods=_table("method", model.rows),
        gain=_table("rounds", model.gain),
    ).rstrip()


def _filled(template: str, **values: object) -> str:
    return (_HERE / template).read_text(encoding="utf-8").format(**values)


def _table(first: str, rows: Sequence[Row]) -> str:
    lines = [[first, *_HEADINGS], ["---"] * (1 + len(_HEADINGS))]
    lines += [[row.method, *(str(mean) for _, mean in _means(row))] for row in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _csv(writer: str, part: str, rows: Sequence[Row]) -> Iterator[str]:
    for row in rows:
        for name, mean in _means(row):
            values = f"{mean.value:.6f},{mean.low:.6f},{mean.high:.6f}"
            yield f"{writer},{part},{row.method},{name},{values}"


def _means(row: Row) -> list[tuple[str, Mean]]:
    means = (row.depth, row.contradictions, row.accuracy, row.told, row.invariance)
    return list(zip(_HEADINGS, means, strict=True))

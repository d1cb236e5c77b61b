"""The whole of a benchmark: read, sample, judge, measure, write down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from paradl.errors import DataError, ParadlError, UsageError
from paradl.evaluation import datasets, folder, live, record, rows, sampling, traces, wrong_answers
from paradl.evaluation.benchmark import Benchmark
from paradl.evaluation.budget import Budget
from paradl.evaluation.items import Item, Question
from paradl.evaluation.live import Asking, Progress
from paradl.evaluation.run import Run, Setting
from paradl.evaluation.sampling import Selection
from paradl.oracle import prices as price_tables
from paradl.oracle.estimate import Estimate
from paradl.oracle.judges import judge_of
from paradl.oracle.limits import Gate
from paradl.oracle.sampling import Sampling


def evaluate(
    data: Iterable[str | Path],
    asking: Asking | None = None,
    *,
    sample: int | None = None,
    seed: int = 0,
    output: Path | None = None,
    wrong_answers_by: str | None = None,
    types: Mapping[str, str] | None = None,
    progress: Progress = lambda *_: None,
    say: Callable[[str], object] = lambda _: None,
) -> Benchmark:
    """Evaluate judges on statements that are known to be true or false.

    Args:
        data: files of recorded runs; or, where `asking` says who judges them, data sets.
        asking: who is asked, and how.
        sample: how many items of each data set, half of them true; see `sampling.draw`.
        seed: for the sample, and for the subsamples of the standard errors.
        output: a folder for records, tables and figures; what is in it is gone on with.
        wrong_answers_by: the judge whose model makes up wrong answers where a data set has none;
            else the first of `asking` that is an endpoint.
        types: of models, by the names of judges, such as flagship; the summaries go by them.
        progress: is told of each item that is judged.
        say: is told why nothing happens, where an endpoint asks for a long wait.

    Raises:
        DataError: a file cannot be read, or two recorded runs are of the same.
        UsageError: something is asked for that cannot be, or twice.
        JudgeError: a judge could not be asked; what was answered is kept.
        BudgetExceeded: a limit was reached; what was answered is kept.

    >>> runs = ["examples/judge-evaluation/bilateral/owl-everyday.json"]
    >>> owl = evaluate(runs).results[0].estimates
    >>> round(owl["coverage"].value, 3), round(owl["macro_f1"].value, 3)
    (0.567, 0.971)
    """
    paths = _paths(data)
    if output is not None:
        folder.check(output)
    types = types or {}
    if asking is None:
        runs = [recorded(path) for path in paths]
        _check_types(types, [run.setting.judge for run in runs])
        _check_once([run.setting for run in runs], DataError)
    else:
        _check_types(types, [judge_of(judge).name for judge in asking.judges])
        budget = Budget(asking.limits, say)
        runs = _asked(paths, asking, sample, seed, output, wrong_answers_by, progress, budget)
    benchmark = Benchmark(tuple(runs), types, seed)
    if output is not None:
        folder.write(output, benchmark)
    return benchmark


def estimate(
    data: Iterable[str | Path], asking: Asking, *, sample: int | None = None, seed: int = 0
) -> list[tuple[Setting, Estimate]]:
    """What `evaluate` would cost, run by run; nothing is asked.

    Wrong answers that have to be made up first are judged by the length of the right ones, and
    making them up is not counted: it is a call for each.

    Raises:
        DataError: a file cannot be read.
        UsageError: something is asked for that cannot be.

    >>> asking = Asking(judges=("openai:gpt-4o",), k=1)
    >>> data = ["examples/judge-evaluation/questions.csv"]
    >>> [(setting, cost)] = estimate(data, asking, sample=4)
    >>> setting.judge, cost.statements, cost.calls.least  # a call for each side
    ('openai:gpt-4o', 4, 8)
    """
    return [
        estimated
        for name, drawn in _wanted(_paths(data), asking, sample, seed)
        for items in [(*drawn.items, *(q.wrong(q.answer) for q in drawn.unanswered))]
        for estimated in live.estimates(name, items, asking)
    ]


def sizes(
    data: Iterable[str | Path], *, sample: int | None = None, seed: int = 0
) -> dict[str, int]:
    """Of how many statements of each data set `evaluate` would ask; nothing is asked.

    Raises:
        DataError: a file cannot be read.
        UsageError: something is asked for that cannot be.

    >>> sizes(["examples/judge-evaluation/questions.csv"], sample=10)
    {'questions': 10}
    """
    drawn = _samples(_paths(data), sample, seed)
    return {name: len(one.items) + len(one.unanswered) for name, one in drawn}


def recorded(path: Path) -> Run:
    """Read a recorded run: a trace as Allen et al. published theirs, or a record of ours.

    Raises:
        DataError: it is not there, is neither, or is broken; the row is named.

    >>> run = recorded(Path("examples/judge-evaluation/bilateral/owl-everyday.json"))
    >>> run.setting.judge, run.setting.mode, len(run.items)
    ('owl', 'bilateral', 60)
    """
    found = rows.read(path)
    if record.is_record(found[0]):
        return record.read(found)
    if traces.is_trace(found[0]):
        return traces.read(found)
    raise rows.unknown(
        path,
        found,
        "holds no replies of a judge",
        "say who is to judge it with --judge, or give each row a statement, its label, and what "
        "was said as verification and refutation, or as reasoning",
    )


def _asked(
    paths: Sequence[Path],
    asking: Asking,
    sample: int | None,
    seed: int,
    output: Path | None,
    wrong_answers_by: str | None,
    progress: Progress,
    budget: Budget,
) -> list[Run]:
    runs: list[Run] = []
    wanted = _wanted(paths, asking, sample, seed)
    missing = sum(len(drawn.unanswered) for _, drawn in wanted)
    maker = _maker(missing, asking, output, wrong_answers_by) if missing else ""
    for name, drawn in wanted:
        made = _made(drawn.unanswered, asking, budget, output, maker)
        items = (*drawn.items, *made)
        if output is not None:
            folder.write_statements(output, name, items)
        runs += live.runs(name, items, asking, budget, output, progress)
    return runs


def _paths(data: Iterable[str | Path]) -> list[Path]:
    paths = [Path(name) for name in data]
    if not paths:
        raise UsageError("there is nothing to evaluate", "name recorded runs, or data sets")
    return paths


def _wanted(
    paths: Sequence[Path], asking: Asking, size: int | None, seed: int
) -> list[tuple[str, Selection]]:
    """The samples; that each run is wanted once is known before the first is paid for."""
    found = _samples(paths, size, seed)
    _check_once(list(live.settings(found[0][0], asking)), UsageError)
    return found


def _samples(paths: Sequence[Path], size: int | None, seed: int) -> list[tuple[str, Selection]]:
    """A sample of each data set, with its name; all are read before anything is asked."""
    found = [datasets.read(path) for path in paths]
    name, times = Counter(data.name for data in found).most_common(1)[0]
    if times > 1:
        raise UsageError(f"{times} data sets are called {name}", "rename a file")
    return [(data.name, sampling.draw(data, size, seed)) for data in found]


def _maker(missing: int, asking: Asking, output: Path | None, judge: str | None) -> str:
    """Whose model makes up so many wrong answers."""
    maker = judge or next((name for name in asking.judges if name.startswith("openai:")), None)
    if maker is None:
        raise UsageError(
            f"a wrong answer has to be made up for {missing} of the questions, and no judge is "
            "a model",
            "name one with --wrong-answers openai:MODEL",
        )
    if output is None:
        raise UsageError(
            f"a wrong answer has to be made up, and paid for, for {missing} of the questions",
            "say with -o DIR where they are to be kept",
        )
    return maker


def _made(
    questions: Sequence[Question],
    asking: Asking,
    budget: Budget,
    output: Path | None,
    maker: str,
) -> list[Item]:
    """Items with wrong answers that a model makes up, and that are kept in `output`."""
    if not questions:
        return []
    assert output is not None
    gate = Gate(budget.left, price_tables.load(asking.prices or price_tables.OURS))
    gate.say = budget.say
    model = judge_of(maker, Sampling(asking.temperature, asking.request), gate)
    try:
        return wrong_answers.items(questions, model, folder.wrong_answers_file(output))
    finally:
        budget.spend(gate.spent)


def _check_types(types: Mapping[str, str], judges: Sequence[str]) -> None:
    unknown = types.keys() - set(judges)
    if unknown:
        named = ", ".join(dict.fromkeys(judges))
        raise UsageError(f"no run is by {min(unknown)}", f"the judges are {named}")


def _check_once(settings: Sequence[Setting], error: type[ParadlError]) -> None:
    setting, times = Counter(settings).most_common(1)[0]
    if times > 1:
        what = f"{setting.judge} on {setting.dataset}, {setting.prompt}, {setting.mode}"
        raise error(f"{times} runs are of {what}", "give it once, or rename a file")

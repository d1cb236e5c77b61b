"""The results as a page of the documentation; `python tests/w3c/page.py` writes it anew."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from adaptive_page import (
    adaptive_on_the_consistent,
    adaptive_on_the_inconsistent,
    entailments,
    two_engines,
)
from outcome import Verdict
from suite import Kind, cases
from workers import LIMITS, Result, run

PAGE = Path(__file__).parents[2] / "docs" / "w3c-results.md"
NOT_TRIED = "—"


def page(results: Iterable[Result]) -> str:
    """The whole page."""
    results = list(results)
    by_kind: dict[Kind, list[Result]] = {kind: [] for kind in Kind}
    for result in results:
        by_kind[result.case.kind].append(result)
    return "\n".join(
        [
            _INTRODUCTION,
            *_inconsistency(by_kind[Kind.INCONSISTENCY]),
            *_consistency(by_kind[Kind.CONSISTENCY]),
            *two_engines(results),
            *(line for kind, results in by_kind.items() for line in _each(kind, results)),
        ]
    )


def row(result: Result) -> str:
    """A test's line, but for the time it took, which changes from run to run."""
    verdicts = [_verdict(result, trial) for trial in ("bare", "classical", "fde", "full")]
    fde = _counted(result, "fde", "conflicts", "guarded")
    adaptive = _counted(result, "adaptive", "conflicts", "split", "guarded")
    return _row(f"`{result.case.name}`", *verdicts, *fde, *adaptive)


def _counted(result: Result, trial: str, *what: str) -> list[str]:
    outcome = result.outcomes.get(trial)
    if outcome is not None and outcome.verdict is Verdict.TIMEOUT:
        return [str(Verdict.TIMEOUT)] * len(what)
    tried = outcome is not None and outcome.verdict in (Verdict.CONSISTENT, Verdict.INCONSISTENT)
    return [str(getattr(outcome, name)) if tried else NOT_TRIED for name in what]


def rows(page: str) -> dict[str, str]:
    """The tests' lines on a page, by their names, as `row` gives them."""
    sections = page.split("\n## Each ")[1:]
    lines = [line for text in sections for line in text.splitlines() if line.startswith("| `")]
    return {line.split("`")[1]: line.rsplit("|", 2)[0] + "|" for line in lines}


def _inconsistency(results: list[Result]) -> Iterator[str]:
    found = [r for r in results if _verdict(r, "bare") == Verdict.INCONSISTENT]
    reported = sum(1 for r in found if r.outcomes["fde"].conflicts)
    yield f"## The {len(results)} inconsistency tests\n"
    yield from _table("HermiT alone finds the premise", _counts(results, "bare"))
    yield f"Of the {len(found)} that it finds inconsistent within the limit:\n"
    yield from _table("under `fde`", _counts(found, "fde"))
    yield f"{reported} of them with at least one conflict reported.\n"
    yield f"Of all {len(results)}, with every axiom guarded (the tolerance theorem):\n"
    yield from _table("the table in full", _counts(results, "full"))
    yield from adaptive_on_the_inconsistent(found)


def _consistency(results: list[Result]) -> Iterator[str]:
    yield f"## The {len(results)} consistency tests\n"
    pairs = Counter((_verdict(r, "bare"), _verdict(r, "classical")) for r in results)
    yield _row("HermiT alone", "`--logic classical`", "tests")
    yield "|---|---|--:|"
    yield from (_row(*pair, str(count)) for pair, count in sorted(pairs.items()))
    fde = [r.outcomes["fde"] for r in results if "fde" in r.outcomes]
    incoherent = sum(1 for outcome in fde if outcome.conflicts)
    yield f"\nUnder `fde` {incoherent} of them have conflicts: their classes are incoherent.\n"
    yield from adaptive_on_the_consistent(results)
    yield from entailments(results)


def _each(kind: Kind, results: list[Result]) -> Iterator[str]:
    yield f"## Each {kind} test\n"
    fde, adaptive = ("conflicts", "guarded"), ("conflicts", "split", "guarded")
    heads = [*(f"{of}, `fde`" for of in fde), *(f"{of}, `adaptive`" for of in adaptive)]
    yield _row("test", "HermiT", "classical", "fde", "in full", *heads, "time")
    yield "|---|---|---|---|---|--:|--:|--:|--:|--:|---|"
    yield from (f"{row(result)} {_time(result)} |" for result in results)
    yield ""


def _counts(results: list[Result], trial: str) -> list[tuple[str, int]]:
    return sorted(Counter(_verdict(r, trial) for r in results).items())


def _verdict(result: Result, trial: str) -> str:
    outcome = result.outcomes.get(trial)
    return outcome.verdict.value if outcome else NOT_TRIED


def _table(of: str, counts: list[tuple[str, int]]) -> Iterator[str]:
    yield _row(of, "tests")
    yield "|---|--:|"
    yield from (_row(verdict, str(count)) for verdict, count in counts)
    yield ""


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _time(result: Result) -> str:
    """In steps so wide that it is the same on most runs."""
    seconds = max(result.seconds.values())
    return next((f"< {limit} s" for limit in (5, 20) if seconds < limit), "≥ 20 s")


_INTRODUCTION = f"""# The W3C OWL 2 test suite

<!-- Written by `python tests/w3c/page.py`. -->

The [OWL 2 test cases](https://www.w3.org/TR/owl2-test/) of the W3C, under the direct semantics:
every test of consistency, of inconsistency and of entailment, with HermiT. The columns of the
tables below:

- **HermiT**: its own verdict on the premise, driven through OWLAPI, within {LIMITS["bare"]:g} s;
  *rejected* is an error, mostly for what is outside OWL 2 DL;
- **classical**: the verdict of `--logic classical`;
- **fde**: HermiT's own verdict on the translation that `paradl translate --logic fde` writes;
- **in full**: HermiT's own verdict on the translation with every axiom guarded;
- **conflicts**, **split** names and **guarded** axioms as `paradl check` counts them under `fde`
  and `adaptive`;
- **time**: that of the slowest trial of the test.

— was not tried: where HermiT alone takes too long there is nothing to compare with.
"""


def main() -> None:
    """Run the suite and write the page."""
    with tempfile.TemporaryDirectory() as folder:
        results = run(cases(), Path(folder))
    PAGE.write_text(page(results), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Tables in their three forms, figures, and the folder that they go to."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from by_hand import columns

from paradl.errors import UsageError
from paradl.evaluation import Benchmark, Estimate, evaluate, figures, folder, render, tables
from paradl.evaluation.paper_tables import values
from paradl.evaluation.table import Column, Table

MODES = ("bilateral", "unilateral")

NASTY = Table(
    "nasty",
    "50% of a_b <script> & ζ",
    (Column("Who"), Column("⟨t,f⟩", "Bilateral (ζ)", 3), Column("p", digits=4, least=True)),
    (
        ("a|b_c & <b>50%</b>", Estimate(0.12345, 0.0123), Estimate(0.00001)),
        ("a|b_c & <b>50%</b>", Estimate(None), Estimate(0.5)),
    ),
)


@pytest.fixture
def benchmark(example_traces: Path) -> Benchmark:
    paths = [
        example_traces / mode / f"{judge}-everyday.json"
        for judge in ("owl", "magpie")
        for mode in MODES
    ]
    return evaluate(paths, types={"owl": "flagship", "magpie": "distilled"})


def test_markdown() -> None:
    assert render.markdown(NASTY) == (
        "50% of a\\_b \\<script\\> & ζ\n\n"
        "| Who | Bilateral (ζ) ⟨t,f⟩ | p |\n"
        "|---|--:|--:|\n"
        "| a\\|b\\_c & \\<b\\>50%\\</b\\> | 0.123 (0.012) | \\< 0.0001 |\n"
        "|  | – | 0.5000 |\n"
    )


def test_latex() -> None:
    assert render.latex(NASTY) == "\n".join(
        [
            r"\begin{table}",
            r"\centering",
            r"\caption{50\% of a\_b $<$script$>$ \& $\zeta$}",
            r"\label{tab:nasty}",
            r"\begin{tabular}{lrr}",
            r"\toprule",
            r" & \multicolumn{1}{c}{Bilateral ($\zeta$)} &  \\",
            r"\cmidrule(lr){2-2}",
            r"Who & $\langle$t,f$\rangle$ & p \\",
            r"\midrule",
            r"a|b\_c \& $<$b$>$50\%$<$/b$>$ & 0.123 (0.012) & $<$ 0.0001 \\",
            r" & -- & 0.5000 \\",
            r"\bottomrule",
            r"\end{tabular}",
            r"\end{table}",
            "",
        ]
    )


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ('=HYPERLINK("http://evil.example","?")', '\'=HYPERLINK("http://evil.example","?")'),
        ("@SUM(1)", "'@SUM(1)"),
        ("-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"),
        ("+x", "'+x"),
        ("-0.046 to 0.074", "-0.046 to 0.074"),
        ("-1", "-1"),
        ("2 + 2 = 4", "2 + 2 = 4"),
    ],
)
def test_no_text_of_a_csv_is_a_formula(text: str, written: str) -> None:
    """Verdicts are sorted in spreadsheets, and what is judged may be a stranger's words."""
    table = Table("t", "T", (Column("Statement"),), ((text,),))
    assert list(csv.reader(io.StringIO(render.csv(table)))) == [["Statement"], [written]]


def test_csv_is_unrounded_with_errors_apart() -> None:
    rows = list(csv.reader(io.StringIO(render.csv(NASTY))))
    assert rows == [
        ["Who", "Bilateral (ζ) ⟨t,f⟩", "Bilateral (ζ) ⟨t,f⟩ SE", "p"],
        ["a|b_c & <b>50%</b>", "0.12345", "0.0123", "1e-05"],
        ["a|b_c & <b>50%</b>", "", "", "0.5"],
    ]


def test_the_tables_of_the_paper(benchmark: Benchmark) -> None:
    found = {table.name: table for table in tables.all_tables(benchmark)}
    table_1 = found["summary-performance"]
    assert [(c.group, c.name) for c in table_1.columns] == [
        ("", "Dataset"),
        ("", "Model Type"),
        ("Bilateral (ζ)", "Macro F1"),
        ("Bilateral (ζ)", "Coverage"),
        ("Unilateral", "Macro F1"),
        ("Unilateral", "Coverage"),
    ]
    assert [row[:2] for row in table_1.rows] == [
        ("everyday", "flagship"),
        ("everyday", "distilled"),
    ]
    table_3 = found["summary-values"]
    assert [c.name for c in table_3.columns][2:] == ["⟨t,t⟩", "⟨t,f⟩", "⟨f,t⟩", "⟨f,f⟩"]
    table_4 = found["performance-everyday-bilateral"]
    assert [c.name for c in table_4.columns] == [
        "Judge Model",
        "Prompt",
        "Macro F1",
        "Coverage",
        "Time (s)",
        "Tokens",
    ]
    assert [row[0] for row in table_4.rows] == ["owl", "magpie"]
    assert "performance-everyday-unilateral" in found
    assert [row[0] for row in found["values-everyday"].rows] == ["owl", "magpie"]
    assert "summary-cost" not in found  # the traces do not say what they cost


def test_every_number_of_a_summary_is_of_the_pooled_answers(benchmark: Benchmark) -> None:
    pool = benchmark.pooled("everyday", "flagship", True)
    (owl,) = (r for r in benchmark.of("everyday", True) if r.run.setting.judge == "owl")
    assert pool == owl.estimates


def test_figures(benchmark: Benchmark) -> None:
    drawn, again = (dict(figures.all_figures(benchmark)) for _ in range(2))
    assert drawn.keys() == {"coverage-f1-everyday", "values-everyday"}
    for name, figure in drawn.items():
        svg = figures.image(figure, "svg")
        assert "magpie" in "".join(ElementTree.fromstring(svg).itertext())
        assert figures.image(again[name], "svg") == svg
        assert figures.image(figure, "png").startswith(b"\x89PNG")
    (axes,) = drawn["coverage-f1-everyday"].axes
    points = {
        (round(float(x), 3), round(float(y), 3))
        for container in axes.containers
        for x, y in [container[0].get_xydata()[0]]
    }
    expected = {
        (round(r.estimates["coverage"].value or 0, 3), round(r.estimates["macro_f1"].value or 0, 3))
        for r in benchmark.results
    }
    assert points == expected


def test_a_bar_is_as_long_as_all_its_values(benchmark: Benchmark) -> None:
    (axes,) = dict(figures.all_figures(benchmark))["values-everyday"].axes
    widths: dict[float, float] = {}
    for patch in axes.patches:
        bar: Any = patch
        widths[bar.get_y()] = widths.get(bar.get_y(), 0) + bar.get_width()
    assert list(widths.values()) == pytest.approx([1.0, 1.0])


def test_without_matplotlib(benchmark: Benchmark, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "available", lambda: False)
    with pytest.raises(UsageError, match=re.escape("pip install 'paradl[figures]'")):
        list(figures.all_figures(benchmark))


def test_the_folder(benchmark: Benchmark, tmp_path: Path) -> None:
    folder.write(tmp_path / "out", benchmark)
    folder.write(tmp_path / "out", benchmark)  # again: what was there is replaced
    answer = json.loads((tmp_path / "out" / "evaluation.json").read_text())
    assert len(answer["runs"]) == 4
    for ending in ("md", "csv", "tex"):
        assert (tmp_path / "out" / "tables" / f"summary-performance.{ending}").stat().st_size
    for ending in ("svg", "png"):
        assert (tmp_path / "out" / "figures" / f"coverage-f1-everyday.{ending}").stat().st_size


def test_folders_that_are_refused(tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "a.png").touch()
    with pytest.raises(UsageError, match="holds something else"):
        folder.check(tmp_path / "photos")
    with pytest.raises(UsageError, match="is a file"):
        folder.check(tmp_path / "photos" / "a.png")
    with pytest.raises(UsageError, match="there is no folder"):
        folder.check(tmp_path / "nowhere" / "out")


def test_values_with_e_have_columns_where_they_occur(benchmark: Benchmark) -> None:
    from paradl.evaluation.benchmark import Result
    from paradl.evaluation.savings import Savings
    from paradl.evaluation.statistics import estimates

    run: Any = benchmark.runs[0]
    result = Result(run, estimates(columns("tftf", "tf ef ee tt")), Savings(0, 0))
    names = [column.name for column in values([result]).columns]
    assert names[2:] == ["⟨t,t⟩", "⟨t,f⟩", "⟨f,t⟩", "⟨f,f⟩", "⟨e,f⟩", "⟨e,e⟩"]

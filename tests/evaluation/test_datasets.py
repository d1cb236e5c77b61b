"""Data sets as their authors publish them, and what is said of those that are broken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from paradl.errors import DataError
from paradl.evaluation import datasets
from paradl.evaluation.items import Question, answered

SIMPLE_QA = """metadata,problem,answer
"{'topic': 'Art', 'urls': ['https://a.org']}","Who painted ""Dusk"", when?","Ada, 1901"
"{'topic': 'Sports'}",Who won?,Nobody
"""

GPQA = """Pre-Revision Question,Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2
old,"Two lines,
and a comma?",yes ,no,maybe
"""


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def write(content: str | list[Any], name: str = "data.txt") -> Path:
        text = content if isinstance(content, str) else "\n".join(map(json.dumps, content))
        (tmp_path / name).write_text(text, encoding="utf-8", newline="")
        return tmp_path / name

    return write


def test_simple_qa(file: Any) -> None:
    data = datasets.read(file(SIMPLE_QA, "simple_qa_test_set.csv"))
    assert data.name == "simple_qa_test_set"
    assert data.items == ()
    assert data.questions == (
        Question('Who painted "Dusk", when?', "Ada, 1901"),
        Question("Who won?", "Nobody"),
    )


def test_simple_qa_as_json_lines(file: Any) -> None:
    rows = [{"metadata": {"topic": "Art"}, "problem": "Who?", "answer": "Ada"}]
    assert datasets.read(file(rows)).questions == (Question("Who?", "Ada"),)


def test_gpqa(file: Any) -> None:
    assert datasets.read(file(GPQA)).questions == (
        Question("Two lines,\nand a comma?", "yes ", ("no", "maybe")),
    )


def test_a_table_with_semicolons(file: Any) -> None:
    content = 'statement;label;context\n" Ice melts; water, too.";t ;"It is warm.\n \nAnd wet."\n'
    [item] = datasets.read(file(content, "a.csv")).items
    assert item.statement.text == "Ice melts; water, too."
    assert item.statement.context == ("It is warm.", "And wet.")


def test_space_around_an_answer_is_not_said() -> None:
    assert answered("Who?", "Ada \n").text == "The right answer to the question “Who?” is “Ada”."


@pytest.mark.parametrize("true", ["t", "T", "true", "TRUE", True, 1, 1.0, "1", "yes", "Y"])
@pytest.mark.parametrize("false", ["f", "False", False, 0, 0.0, "No", "n"])
def test_statements_with_labels(file: Any, true: Any, false: Any) -> None:
    rows = [
        {"statement": "Ice is frozen water.", "label": true},
        {"statement": "Iron floats.", "label": false, "atom": "Floats(iron)"},
    ]
    first, second = datasets.read(file(rows)).items
    assert (first.statement.atom, first.label) == ("Ice is frozen water.", True)
    assert (second.statement.atom, second.statement.text) == ("Floats(iron)", "Iron floats.")
    assert second.label is False


@pytest.mark.parametrize("column", ["problem", "question"])
def test_answers_with_labels(file: Any, column: str) -> None:
    (item,) = datasets.read(file([{column: "Who?", "answer": "Ada", "label": "f"}])).items
    assert item.statement == answered("Who?", "Ada")
    assert not item.label


def test_a_trace_is_a_data_set_too(traces: Path) -> None:
    data = datasets.read(traces / "bilateral" / "o3-mini-simpleqa.json")
    assert len(data.items) == 1000
    assert sum(item.label for item in data.items) == 493


def test_byte_order_mark_and_windows_lines(file: Any) -> None:
    text = "\ufeffstatement,label\r\nIce melts.,t\r\n"
    assert datasets.read(file(text)).items[0].statement.text == "Ice melts."


def test_a_line_separator_inside_a_text_ends_no_line(file: Any) -> None:
    line = json.dumps({"statement": "a\u2028b", "label": "t"}, ensure_ascii=False)
    assert datasets.read(file(line + "\n")).items[0].statement.text == "a\u2028b"


STATEMENT = {"statement": "Ice melts.", "label": "t"}


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "data.txt has no rows: give it some"),
        ("statement,label\n", "data.txt has no rows"),
        ("[]", "data.txt has no rows"),
        ("a,b\n1,2\n", "is no data set that we know: its columns are a, b: name them"),
        ([STATEMENT, {"statement": "x", "label": "?"}], "row 2: the label '?' is neither true nor"),
        ([{"statement": "x", "label": None}], "row 1: has no 'label'"),
        ([STATEMENT, {"statement": " ", "label": "t"}], "row 2: has no 'statement'"),
        ([STATEMENT, STATEMENT], "row 2: the same statement as in row 1"),
        ([STATEMENT, {"problem": "x", "answer": "y"}], "row 2: its columns are not as in row 1"),
        ([STATEMENT, ["x"]], "row 2: no JSON object"),
        ('{"statement": "x", "label": "t"}\n{"statement"', "row 2: no JSON"),
        ('[{"statement": ', "is no JSON"),
        ('{"data": [{"statement": "x", "label": "t"}]}', "is one object, with its rows in 'data'"),
        ('{"a": 1,\n "rows": [\n{"statement": "x"}]}', "with its rows in 'rows': give that list"),
        ("statement,label\nIron, or tin, floats,t\n", "row 1: has more cells than the header"),
        ('statement,label\n"Ice,t\n', "is no CSV"),
    ],
)
def test_broken(file: Any, content: str | list[Any], message: str) -> None:
    with pytest.raises(DataError) as raised:
        datasets.read(file(content))
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot read"):
        datasets.read(tmp_path / "nowhere.csv")
    (tmp_path / "photo.csv").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(DataError, match="is not text in UTF-8"):
        datasets.read(tmp_path / "photo.csv")

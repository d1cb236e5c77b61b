"""Tables in Parquet and Arrow, as Hugging Face's data sets come, wherever rows are read."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime, time
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from paradl import columns, files
from paradl.chains import reading
from paradl.errors import DataError
from paradl.evaluation import rows, traces
from paradl.oracle.judges.recorded import RecordedJudge
from paradl.verify.chats import said


@pytest.mark.parametrize("content", [b"PAR1\x15", b"ARROW1\0\0", b"\xff\xff\xff\xff"])
def test_what_to_install_is_said(content: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(DataError, match=r"a is a table in .*: pip install 'paradl\[parquet\]', or"):
        files.decoded(content, "a", tables=True)
    with pytest.raises(DataError, match=r"a is compressed with zstd: decompress .*\[parquet\]'"):
        files.decoded(b"\x28\xb5\x2f\xfd", "a")


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str, list[dict[str, Any]]], Path]:
    """Rows as a file of that ending."""
    arrow = pytest.importorskip("pyarrow", reason="pip install 'paradl[parquet]'")
    parquet = pytest.importorskip("pyarrow.parquet")

    def write(ending: str, told: list[dict[str, Any]]) -> Path:
        path = tmp_path / f"rows{ending}"
        table = arrow.Table.from_pylist(told)
        if ending == ".parquet":
            parquet.write_table(table, path)
            return path
        ways = {".feather": arrow.ipc.new_file, ".arrow": arrow.ipc.new_stream}
        with ways[ending](str(path), table.schema) as writer:
            writer.write_table(table)
        return path

    return write


Written = Callable[[str, list[dict[str, Any]]], Path]


@pytest.mark.parametrize("ending", columns.ENDINGS)
def test_each_form(written: Written, ending: str) -> None:
    told = [
        {"a": 1, "b": [{"c": "x", "d": None}, {"c": None, "d": 2.5}], "e": None, "f": "y"},
        {"a": 2, "b": [], "e": None, "f": None},
    ]
    lines = files.read_text(written(ending, told), tables=True).splitlines()
    assert [json.loads(line) for line in lines] == [
        {"a": 1, "b": [{"c": "x"}, {"d": 2.5}], "f": "y"},
        {"a": 2, "b": [], "f": None},
    ]


def test_what_json_has_no_word_for(written: Written) -> None:
    told = [{"a": Decimal("0.50"), "b": "é".encode(), "c": date(2026, 1, 2), "d": time(3, 4)}]
    [line] = files.read_text(written(".parquet", told), tables=True).splitlines()
    assert json.loads(line) == {"a": 0.5, "b": "é", "c": "2026-01-02", "d": "03:04:00"}


def test_traces_with_replies_of_several_forms(written: Written) -> None:
    """As one column has them: each reply has the fields of all, null where it has none."""
    replies = [
        {"choices": [{"message": {"role": "assistant", "content": "It is.\n\nVERIFIED"}}]},
        {"content": [{"type": "text", "text": "It is.\n\nVERIFIED"}], "role": "assistant"},
    ]
    told = [
        {
            "statement": f"Statement {number}.",
            "label": number == 0,
            "verification": [reply],
            "refutation": ["CANNOT REFUTE"],
            "reasoning": None,
            "timestamp": datetime(2026, 1, 2, tzinfo=UTC),
        }
        for number, reply in enumerate(replies)
    ]
    run = traces.read(rows.read(written(".parquet", told)))
    assert [str(valuation.value) for valuation in run.valuations] == ["<t,f>", "<t,f>"]
    assert run.valuations[0].when == "2026-01-02T00:00:00+00:00"


def test_recorded_judges(written: Written) -> None:
    told = [{"problem": "What?", "answer": "That.", "verification": ["VERIFIED"]}]
    judge = RecordedJudge(written(".parquet", told))
    assert judge.name == "recorded:rows.parquet"


def test_chains(written: Written) -> None:
    told = [
        {"name": "n", "base": ["A."], "derived": [{"claim": "B.", "sound": True, "prior": None}]}
    ]
    [chain] = reading.read(written(".parquet", told))
    assert (chain.name, chain.base[0].text, chain.derived[0].sound) == ("n", "A.", True)


def test_chats(written: Written) -> None:
    told = [{"messages": [{"role": "user", "content": "q"}, {"role": "assistant", "content": "A"}]}]
    assert said(files.read_text(written(".parquet", told), tables=True), "x") == "A"


def test_what_is_broken(written: Written) -> None:
    path = written(".parquet", [{"a": 1}])
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(DataError, match=r"rows.parquet is Parquet that is cut off or broken"):
        files.read_text(path, tables=True)


def test_zstd() -> None:
    arrow = pytest.importorskip("pyarrow", reason="pip install 'paradl[parquet]'")
    packed = arrow.compress(b"text", "zstd", asbytes=True)
    assert files.decoded(packed, "a") == "text"
    with pytest.raises(DataError, match="a is zstd that is cut off or broken"):
        files.decoded(packed[:-3], "a")

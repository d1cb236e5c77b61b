"""A logic is named or is a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from paradl.errors import DataError, UsageError
from paradl.tables import DEFAULT_LOGIC, names, table


def test_each_table_says_its_name() -> None:
    for name in names():
        assert f'name = "{name}"' in table(name).text
    assert DEFAULT_LOGIC in names()


def test_a_table_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('name = "mine"\n', encoding="utf-8")
    assert table(str(own)).name == "mine"


@pytest.mark.parametrize("logic", ["nonsense", "../translations/fde", ""])
def test_no_such_logic(logic: str) -> None:
    with pytest.raises(UsageError):
        table(logic)


def test_no_such_table() -> None:
    with pytest.raises(DataError, match=r"cannot read nowhere.mine\.toml"):
        table("nowhere/mine.toml")


def test_a_table_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match="not text in UTF-8"):
        table(str(tmp_path / "noise.toml"))

"""Long texts in the pieces in which a model reads them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paradl.verify.models import pieces


@given(st.text(alphabet="ab. \n", max_size=300), st.integers(5, 60))
def test_pieces_are_the_text(text: str, size: int) -> None:
    """No word is lost, and only a word that is too long makes a piece that is."""
    found = pieces(text, size)
    assert "".join("".join(found).split()) == "".join(text.split())
    assert all(len(piece) <= size or len(piece.split()) == 1 for piece in found)


@pytest.mark.parametrize(
    "row", ["| dyke {0} | {0} m |", "- Dyke {0}. It is high.", "[10:00] Ann: {0}"]
)
def test_rows_stay_rows_in_pieces(row: str) -> None:
    rows = [row.format(number) for number in range(100)]
    found = pieces("\n".join(rows), 300)
    assert len(found) > 1
    assert [line for piece in found for line in piece.split("\n")] == rows

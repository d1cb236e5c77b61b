"""Sentences in round parentheses, as the language of restricted quantifiers writes & and |."""

from __future__ import annotations

import pytest

from paradl.errors import QueryError
from paradl.sentences import sentences


@pytest.mark.parametrize(
    ("query", "text", "denied"),
    [
        ("(flies(penguin) & ~bird(penguin))", "penguin Type: (flies and (not bird))", False),
        ("([forall x bird(x)] flies(x))", "bird SubClassOf: flies", False),
        ("( (~flies(penguin)) )", "penguin Type: flies", True),
        (
            "([exists x eats(rex, x)] bone(x) | ~dog(rex))",
            "rex Type: ((eats some bone) or (not dog))",
            False,
        ),
    ],
)
def test_a_sentence_in_parentheses(query: str, text: str, denied: bool) -> None:
    [sentence] = sentences([query], "ac")
    assert (sentence.text, sentence.denied) == (text, denied)
    with pytest.raises(QueryError, match="is in the language of the logic ac"):
        sentences([query], "fde")


@pytest.mark.parametrize(
    "query",
    [
        "(bird and flies) SubClassOf: bird",
        "((not bird)) SubClassOf: flies",
        "(not(bird)) SubClassOf: flies",
        "(inverse(eats) some bird) SubClassOf: flies",
        "(eats some (bone)) SubClassOf: dog",
    ],
)
def test_a_class_expression_in_parentheses_is_manchester(query: str) -> None:
    [sentence] = sentences([query], "fde")
    assert sentence.text == query


@pytest.mark.parametrize("sign", ["~", "(~", "[forall x bird(x)] "])
def test_a_sentence_that_is_nested_too_deeply(sign: str) -> None:
    with pytest.raises(QueryError, match="nested too deeply"):
        sentences([f"{sign * 5_000}flies(x)"], "ac")

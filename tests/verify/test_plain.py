"""A writer's text without what a model puts around it, and whole with what is its own."""

from __future__ import annotations

import pytest

from paradl.verify.plain import plain


@pytest.mark.parametrize(
    "reply",
    [
        "A bird.",
        "<think>A fish?</think>\nA bird.",
        "```\nA bird.\n```",
        "Here is the text:\n\n```text\nA bird.\n```\nShall I go on?",
        '"A bird."',
        '{"text": "A bird.", "changes": ["none"]}',
        '```json\n{"revised_text": "\\u0041 bird."}\n```',
    ],
)
def test_what_a_model_puts_around_a_text(reply: str) -> None:
    """It is shown the text in JSON, and may reply in it."""
    assert plain(reply, "A fish.") == "A bird."


@pytest.mark.parametrize(
    ("before", "reply"),
    [
        ("x", "Run this:\n```\na\n```\nand this:\n```\nb\n```"),
        ("x", "Birds fly.\nAs follows:\n```\na\n```"),
        ("Do as follows:\n```\nx\n```", "Do as follows:\n```\ny\n```"),
        ("x", '"Birds fly," she says.'),
        ("x", '{"a": "one", "b": "two"}'),
        ('{"a": "x"}', '{"a": "y"}'),
        ("```\nx\n```", "```\ny\n```"),
    ],
)
def test_what_is_of_the_text_itself(before: str, reply: str) -> None:
    assert plain(reply, before) == reply

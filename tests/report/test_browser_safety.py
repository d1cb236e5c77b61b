"""Nothing that an ontology or a judge says becomes more than text in the report."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from reports import PARTS, settle

Watch = Callable[..., Any]


def test_nothing_of_an_ontology_runs(watch: Watch, attacked: Path) -> None:
    watched = watch()
    page = watched.open(attacked)
    for part in (*PARTS, "evidence"):
        page.goto(f"{attacked.as_uri()}#/{part}")
        settle(page)
        rows = page.locator(f"#view-{part} .row")
        assert rows.count() > 0 or part in ("summary", "repairs")
        for place in range(rows.count()):
            rows.nth(place).dispatch_event("click")
    assert page.evaluate("window.ran") is None
    assert page.locator("main img, main b:has(*), body > script:not([type])").count() == 0
    links = page.evaluate("[...document.querySelectorAll('a')].map((a) => a.href)")
    assert {link.partition(":")[0] for link in links} <= {"file", "http"}
    watched.assert_quiet(attacked)


def test_only_addresses_of_the_web_are_links(watch: Watch, attacked: Path) -> None:
    page = watch().open(attacked, "#/classes/http%3A%2F%2Fexample.org%2Fplain%23name")
    link = page.locator(".iri a")
    assert link.get_attribute("href") == "http://example.org/plain#name"
    assert link.get_attribute("rel") == "noopener noreferrer"
    page.goto(f"{attacked.as_uri()}#/classes/javascript%3Awindow.ran%3D8")
    settle(page)
    assert page.locator(".iri").inner_text() == "javascript:window.ran=8"
    assert page.locator(".iri a").count() == 0


@pytest.mark.parametrize(
    "attempt",
    [
        "document.body.innerHTML = '<img src=x onerror=window.ran=1>'",
        "const script = document.createElement('script'); script.text = 'window.ran=1';"
        "document.body.append(script)",
        "document.body.setAttribute('onclick', 'window.ran=1') ?? document.body.click()",
        "location.href = 'javascript:window.ran=1'",
    ],
)
def test_the_second_wall(watch: Watch, merged: Path, attempt: str) -> None:
    """What a mistake in the script would let in does not run either."""
    page = watch().open(merged)
    page.evaluate(f"() => {{ try {{ {attempt} }} catch (refused) {{ }} }}")
    page.wait_for_timeout(100)
    assert page.evaluate("window.ran") is None

"""The page: one file that fetches nothing, and in which nothing but its own script can run."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from paradl.control_characters import printable
from paradl.report.html.data import data
from paradl.report.html.embedded import script_json, source_hash
from paradl.report.html.findings import Findings
from paradl.report.html.summary import summary
from paradl.report.phrases import count

STYLES = ("tokens", "frame", "parts", "views", "graph")
SCRIPTS = (
    "dom",
    "data",
    "parts",
    "rows",
    "browser",
    "conflicts",
    "classes",
    "individuals",
    "graph",
    "causes",
    "repairs",
    "evidence",
    "theme",
    "router",
)
"""In the order in which they are put together: each uses those before it."""


def page(findings: Findings) -> bytes:
    """The report as HTML.

    Whatever an ontology or a judge says is text: in the template by its escaping, in the data as
    JSON that cannot end its element, and in the script by `textContent`. As a second wall, the
    policy of the page lets nothing run or load but its own script and style, by their hashes, and
    no text become markup (`require-trusted-types-for`).

    >>> import paradl
    >>> from paradl.report.html import gather
    >>> with paradl.load("examples/penguins/penguins.ofn") as kb:
    ...     html = page(gather(kb, "penguins.ofn"))
    >>> html[:15], b"tweety" in html
    (b'<!DOCTYPE html>', True)
    """
    from jinja2 import Environment, PackageLoader, StrictUndefined

    told = data(findings)
    style, script = _assets(STYLES, "css"), _assets(SCRIPTS, "js")
    environment = Environment(
        loader=PackageLoader("paradl.report.html"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_shown,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    html = environment.get_template("page.html").render(
        findings=findings,
        summary=summary(findings, told),
        counts=_counts(told),
        count=count,
        policy=_policy(style, script),
        style=style,
        script=script,
        data=script_json(told),
    )
    return html.encode("utf-8", "replace")


def _shown(value: Any) -> Any:
    """Text without what would steer a reader; what is code here already is left as it is."""
    return printable(value) if type(value) is str else value


def _counts(told: dict[str, Any]) -> dict[str, int]:
    """How many there are of each part, for the navigation."""
    parts = ("conflicts", "classes", "individuals", "repairs", "evidence")
    return {**{part: len(told[part]) for part in parts}, "causes": len(told["blame"])}


def _policy(style: str, script: str) -> str:
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {source_hash(script)}",
            f"style-src {source_hash(style)}",
            "base-uri 'none'",
            "form-action 'none'",
            "trusted-types 'none'",
            "require-trusted-types-for 'script'",
        )
    )


def _assets(names: tuple[str, ...], ending: str) -> str:
    folder = files("paradl.report.html") / "assets"
    return "\n" + "\n".join(
        (folder / f"{name}.{ending}").read_text(encoding="utf-8") for name in names
    )

"""What mkdocs adds while it builds: the tables of the logics, and pages that live outside docs/."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import click

from paradl.cli.headings import Command

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
TRANSLATIONS = ROOT / "translations"
NOTEBOOK = re.compile("<!-- notebook: (.+) -->")

HEADS = {"names": "for each", "properties": "construct"}


def on_startup(**_: Any) -> None:
    """Have mkdocs-click show options as `--help` does: it calls click's own method for it."""
    click.Command.format_options = Command.format_options  # type: ignore[assignment,method-assign]


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Replace `<!-- tables -->`, `<!-- notation -->` and notebooks by what they stand for."""
    if found := NOTEBOOK.fullmatch(markdown.strip()):
        return notebook(DOCS / "notebooks" / found[1])
    if "<!-- tables -->" in markdown:
        logics = sorted(TRANSLATIONS.glob("*.toml"), key=lambda path: path.stem != "fde")
        markdown = markdown.replace("<!-- tables -->", "\n".join(map(logic, logics)))
    if "<!-- notation -->" in markdown:
        readme = (TRANSLATIONS / "README.md").read_text(encoding="utf-8")
        markdown = markdown.replace("<!-- notation -->", readme)
    return markdown


def notebook(path: Path) -> str:
    """Cells and outputs of a notebook as they are in its file, and the file to take away."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    pages = "\n\n".join(map(cell, cells))
    return f"{pages}\n\n[This notebook]({path.name}) was run as it stands here.\n"


def cell(data: dict[str, Any]) -> str:
    """Text, or code and what it has put out: HTML where there is some."""
    source = "".join(data["source"])
    if data["cell_type"] == "markdown":
        return source
    return "\n\n".join([f"```python\n{source}\n```", *map(output, data["outputs"])])


def output(data: dict[str, Any]) -> str:
    """An output of a cell; an empty line would end the HTML."""
    shown = data.get("data", {})
    if "text/html" in shown:
        return "".join(shown["text/html"]).replace("\n\n", "\n&#8203;\n")
    return "```text\n" + "".join(shown.get("text/plain", data.get("text", ""))) + "\n```"


def logic(path: Path) -> str:
    """One logic as Markdown: what it is, its channels, its constructors, its axioms."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    name, channels, axioms = table["name"], table.get("channels", {}), table.get("axiom", {})
    parts = [f"## {name}\n\n{table['title']}.\n", f"Sources: {'; '.join(table['sources'])}.\n"]
    if base := table.get("extends"):
        parts.append(f"As [{base}](#{base}), but for what is said here.\n")
    if channels:
        parts.append(rows(["channel", "reads", "suffix of the IRI"], channel_rows(channels)))
    if classes := table.get("class"):
        head = ["constructor", *map(code, channels)]
        parts += [f"### {name}: classes\n", rows(head, class_rows(classes, list(channels)))]
    sections = [
        ("names", table.get("standing", {})),
        ("properties", table.get("property", {})),
        ("axioms", axioms),
        *((f"axioms, {kind}", own) for kind, own in axioms.items() if isinstance(own, dict)),
    ]
    for title, section in sections:
        if body := axiom_rows(section):
            parts += [f"### {name}: {title}\n", rows([HEADS.get(title, "axiom"), "becomes"], body)]
    return "\n".join(parts)


def channel_rows(channels: dict[str, dict[str, Any]]) -> list[list[str]]:
    return [[code(name), c["reads"], code(c["suffix"]) or "none"] for name, c in channels.items()]


def class_rows(classes: dict[str, dict[str, str]], channels: list[str]) -> list[list[str]]:
    """A row a constructor; a channel that has no reading of it is empty."""
    return [
        [code(c), *(code(row.get(side, "")) for side in channels)] for c, row in classes.items()
    ]


def axiom_rows(axioms: dict[str, Any]) -> list[list[str]]:
    """A row an axiom; a string in place of a list is the reason why it has no translation."""
    return [
        [code(axiom), "<br>".join(map(code, value)) if isinstance(value, list) else f"*{value}*"]
        for axiom, value in axioms.items()
        if not isinstance(value, dict)
    ]


def rows(head: list[str], body: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *body]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def code(text: str) -> str:
    """The text as code in a table cell."""
    return "`" + text.replace("|", "\\|") + "`" if text else ""

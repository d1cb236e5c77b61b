"""Make the pictures of reports in docs/images: python -m docs.make_report_images.

Each is what a Chromium on this machine shows of a report that the command has just made.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from bench.browser import chromium, launched

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
PARADL = (sys.executable, "-m", "paradl.cli.main")

REPORTS: Mapping[str, Sequence[str]] = {
    "pantry": ("-i", "examples/merged/bridge.ttl", "-i", "examples/merged/pantry.ttl"),
    "penguins": (
        *("examples/belnap/penguins.ofn", "--oracle", "recorded:examples/belnap/penguins.jsonl"),
    ),
}


@dataclass(frozen=True, slots=True)
class Picture:
    """What is shown of which report, and how."""

    name: str
    report: str
    address: str
    scheme: Literal["light", "dark"] = "light"
    search: tuple[str, str] = ("", "")


PICTURES = (
    Picture("report-summary", "pantry", "#/summary"),
    Picture("report-conflict", "pantry", "#/conflicts"),
    Picture("report-classes", "pantry", "#/classes", search=("#find-classes", "tomato")),
    Picture("report-causes", "pantry", "#/causes", scheme="dark"),
    Picture("report-evidence", "penguins", "#/evidence"),
    Picture("report-repairs", "pantry", "#/repairs"),
)


def main() -> None:
    """Write them all."""
    path = chromium()
    if path is None:
        sys.exit("there is no Chromium: apt install chromium, or set PARADL_CHROMIUM")
    with TemporaryDirectory() as folder, launched(path) as browser:
        for name, arguments in REPORTS.items():
            _report(arguments, Path(folder) / f"{name}.html", Path(folder))
        for picture in PICTURES:
            context = browser.new_context(
                viewport={"width": 1280, "height": 760}, color_scheme=picture.scheme
            )
            page = context.new_page()
            page.goto((Path(folder) / f"{picture.report}.html").as_uri() + picture.address)
            page.wait_for_selector("html[data-ready=yes]", state="attached")
            field, text = picture.search
            if field:
                page.locator(field).fill(text)
                page.keyboard.press("ArrowDown")
            page.screenshot(path=IMAGES / f"{picture.name}.png")
            context.close()


def _report(arguments: Sequence[str], output: Path, folder: Path) -> None:
    command = [*PARADL, "report", *arguments, "-o", str(output), "--quiet"]
    if "--oracle" in arguments:
        command += ["--cache", str(folder / "judge.sqlite")]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()

"""A Chromium that is on this machine already, and what it says of a page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)


def chromium() -> str | None:
    """Its path; PARADL_CHROMIUM says which, else what is found."""
    named = os.environ.get("PARADL_CHROMIUM")
    found = (shutil.which(name) for name in NAMES)
    there = (place for place in PLACES if Path(place).is_file())
    return named or next((path for path in (*found, *there) if path), None)


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    """A browser without a window."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        try:
            yield browser
        finally:
            browser.close()

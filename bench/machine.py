"""What the figures were taken on."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import paradl
from paradl.bridge import open_door, run
from paradl.bridge.jvm import find


def description() -> list[str]:
    """A line for each fact."""
    java = run(open_door("jpype"), "info", {}).result
    engines = ", ".join(f"{e['name']} {e['version']}" for e in java["engines"])
    owlapi = ".".join(java["owlapi"].split(".")[:3])  # without the time of its build
    return [
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, ParaDL {paradl.__version__} ({_revision()})",
        f"{_processor()}, {os.cpu_count()} cores, {platform.platform(terse=True)}{_load()}",
        f"Java {find().version}, Python {platform.python_version()}",
        f"OWLAPI {owlapi}, {engines}",
        f"owlready2 {version('owlready2')} with the HermiT that it brings",
    ]


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    found = cpuinfo.exists() and re.search(r"model name\s*: (.+)", cpuinfo.read_text())
    return found[1] if found else platform.processor() or platform.machine()


def _load() -> str:
    """How busy the machine was; with nothing else on it a run makes a load of 1 to 2."""
    return f", load {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else ""


def _revision() -> str:
    """What is measured; that its pages are being written anew makes it no other."""
    revision = _git("describe", "--always")
    if revision is None:
        return "not from a clone"
    changed = _git("diff", "--name-only", "HEAD", "--", ":(top)", ":(top,exclude)docs")
    return f"{revision}-dirty" if changed else revision


def _git(*arguments: str) -> str | None:
    command = ["git", *arguments]
    try:
        told = subprocess.run(
            command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return told.stdout.strip()

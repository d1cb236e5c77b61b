"""What `paradl doctor` finds."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

import paradl
from paradl.bridge import archive, jvm, open_door, run
from paradl.bridge.jars import class_path

_TRIAL = b"""Prefix(:=<http://paradl.org/doctor#>)
Ontology(SubClassOf(:A :B) SubClassOf(:A ObjectComplementOf(:B)) ClassAssertion(:A :a))"""


def findings() -> Iterator[tuple[str, str]]:
    """Topics, and what was found of them.

    Raises:
        ParadlError: something does not work.
    """
    yield "paradl", f"{paradl.__version__} ({_package()})"
    yield "Python", f"{platform.python_version()} ({sys.executable})"
    search = jvm.search()
    for skipped in search.skipped:
        yield "Java", f"not {skipped.place}: it {skipped.reason}"
    java = jvm.find()
    yield "Java", f"{java.version}, from {java.why} ({java.home})"
    yield "start-up", _archive_state(java)
    door = open_door("jpype")
    info = run(door, "info", {}).result
    yield "memory", f"{info['java']['maxMemory'] / 2**30:.1f} GB for Java; change it with --memory"
    yield "OWLAPI", info["owlapi"]
    for engine in info["engines"]:
        yield "engine", f"{engine['name']} {engine['version']} ({engine['licence']})"
    if all(engine["name"] != "openllet" for engine in info["engines"]):
        yield (
            "engine",
            "openllet is not there (optional, AGPL-3.0): pip install paradl-openllet",
        )
    yield "judge", _judge()
    yield "NLI", _nli()
    yield "verify", _embeddings()
    yield "tables", _tables()
    yield "server", _server()
    yield "owlready2", _owlready()
    with paradl.load(_TRIAL) as kb:
        trial = kb.value("a", "B")
    if trial is not paradl.Belnap.B:
        raise paradl.InternalError(f"the trial gave {trial}, not B", "please report it")
    yield "trial", "a contradictory ontology was loaded and reasoned over"


def _package() -> str:
    return paradl.__path__[0]


def _judge() -> str:
    """Who would be asked, and whether there is a key; nobody is asked."""
    key = "is set" if os.environ.get("OPENAI_API_KEY") else "is not set"
    spec = os.environ.get("PARADL_JUDGE")
    if not spec:
        return f"none is chosen (--judge, PARADL_JUDGE); OPENAI_API_KEY {key}"
    from paradl.oracle.judges import judge_of

    return f"{judge_of(spec).name}; OPENAI_API_KEY {key}"


def _nli() -> str:
    """Whether models for natural language inference can be loaded; none is, for that takes long."""
    if all(find_spec(package) for package in ("transformers", "torch")):
        return f"transformers {version('transformers')}, torch {version('torch')}"
    return "is not there (optional): pip install 'paradl[nli]'"


def _embeddings() -> str:
    """Whether `paradl verify --embeddings` can work."""
    try:
        return f"model2vec {version('model2vec')}, for --embeddings"
    except PackageNotFoundError:
        return "model2vec is not there (optional): pip install 'paradl[embeddings]'"


def _tables() -> str:
    """Whether Parquet can be read."""
    try:
        return f"pyarrow {version('pyarrow')}, for Parquet"
    except PackageNotFoundError:
        return "pyarrow is not there (optional): pip install 'paradl[parquet]'"


def _server() -> str:
    """Whether `paradl serve` can work."""
    if all(find_spec(package) for package in ("fastapi", "uvicorn", "mcp")):
        return f"FastAPI {version('fastapi')}, mcp {version('mcp')}"
    return "is not there (optional): pip install 'paradl[serve]'"


def _owlready() -> str:
    """Whether `paradl.owlready` can be imported."""
    try:
        return f"{version('owlready2')}, for paradl.owlready"
    except PackageNotFoundError:
        return "is not there (optional): pip install 'paradl[owlready]'"


def _archive_state(java: jvm.Jvm) -> str:
    jars = class_path()
    if not archive.possible(jars):
        return "no class-data archive is used (PARADL_NO_ARCHIVE, PARADL_JAVA_ARGS or a path)"
    path = archive.location(java, jars)
    return f"archived in {path}" if path.exists() else "slow now; an archive will be made once"

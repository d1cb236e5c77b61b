"""The ontologies that are classified."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bench.java import main_class

ROOT = Path(__file__).parents[1]
DATA = Path(os.environ.get("PARADL_DATA", ROOT.parent / "shared" / "data")) / "ontologies"
EXAMPLES = ROOT / "examples"
SMALL = EXAMPLES / "penguins" / "penguins.ofn"

FILES = {
    "wine": DATA / "wine.owl",
    "SWEET": DATA / "SWEET.owl",
    "galen": DATA / "galen.owl",
    "uberon_fragment": DATA / "uberon_fragment.owl",
    "penguins": SMALL,
    "merged": EXAMPLES / "merged" / "bridge.ttl",
    "hospital": EXAMPLES / "hospital" / "hospital.owl",
    "hospital-tbox": EXAMPLES / "hospital" / "hospital-tbox.ttl",
    "bakery": EXAMPLES / "protege" / "bakery.owl",
}


@dataclass(frozen=True, slots=True)
class Input:
    """An ontology in RDF/XML, without imports: what every contestant reads.

    Attributes:
        converted: whether it was written by us, because it is in another format or has imports.
        nominals: whether it has any (ObjectOneOf, ObjectHasValue).
        coherent: whether it is consistent, and each class satisfiable.
    """

    name: str
    file: Path
    axioms: int
    converted: bool
    nominals: bool
    coherent: bool


def prepared(
    names: Iterable[str], folder: Path, files: Mapping[str, Path] = FILES
) -> Iterator[Input]:
    """These inputs, as far as their files are there."""
    for name in names:
        source = files[name]
        if source.exists():
            yield _prepare(name, source, folder)
        else:
            print(f"bench: {name} is left out: there is no {source}", file=sys.stderr)


def _prepare(name: str, source: Path, folder: Path) -> Input:
    target = folder / f"{name}.owl"
    command = main_class("Prepare", folder, str(source), str(target))
    told = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    file = target if told["converted"] else source
    return Input(name, file, told["axioms"], told["converted"], told["nominals"], told["coherent"])

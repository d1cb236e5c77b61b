"""Standard output is for the answer, files are not written over, errors are one line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import pytest
from conftest import ROOT

from paradl.cli.answers import Answer
from paradl.cli.commands.completion import SHELLS
from paradl.cli.main import COMMANDS

SLOW = {"numpy", "openai", "rdflib", "sqlalchemy"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("check", "{}", "other.owl"), "argument (other.owl): to merge several ontologies, name"),
        (("ask", "{}", "{}", "x Type: y"), "is a file, not a query: to merge several ontologies"),
        (("ask", "{}", "tweety", "Type:", "Flies"), "between quotes: 'tweety Type: Flies'"),
    ],
)
def test_words_that_a_newcomer_writes(
    paradl: Callable[..., Any], penguins: Path, arguments: tuple[str, ...], says: str
) -> None:
    done = paradl(*(argument.format(penguins) for argument in arguments))
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr


@pytest.mark.parametrize(
    ("command", "option", "remedy"),
    [
        ("ground", "--oracle", "here it is --judge"),
        ("ask", "--judge", "here it is --oracle"),
        ("translate", "--judge", "see `paradl translate --help`"),
        ("check", "--orakel", "see `paradl check --help`"),
    ],
)
def test_who_is_asked_by_the_other_name(
    paradl: Callable[..., Any], command: str, option: str, remedy: str
) -> None:
    done = paradl(command, "zoo.owl", option, "human")
    assert done.returncode == 2
    assert done.stderr.splitlines()[0].endswith(remedy)


def test_nothing_is_written_over_unasked(
    paradl: Callable[..., Any], penguins: Path, tmp_path: Path
) -> None:
    for command in ("check", "classify", "realize"):
        (tmp_path / "out.json").write_text("mine")
        done = paradl(command, penguins, "-o", "out.json")
        assert done.returncode == 2
        assert done.stderr == "paradl: out.json exists: choose another name or give --force\n"
        assert (tmp_path / "out.json").read_text() == "mine"
        paradl(command, penguins, "-o", "out.json", "--force")
        assert f'"command": "{command}"' in (tmp_path / "out.json").read_text()


def test_the_output_is_refused_before_the_work(paradl: Callable[..., Any], tmp_path: Path) -> None:
    """Else it would be the input that is complained about."""
    (tmp_path / "out.owl").touch()
    done = paradl("classify", "nowhere.owl", "-o", "out.owl")
    assert done.returncode == 2
    assert "out.owl exists" in done.stderr


def test_the_output_says_the_format(
    paradl: Callable[..., Any], penguins: Path, tmp_path: Path
) -> None:
    assert paradl("check", penguins, "-o", "out.TSV").returncode == 1
    assert (tmp_path / "out.TSV").read_text().startswith("kind\t")
    done = paradl("check", penguins, "-o", "out.owl")
    assert done.returncode == 2
    assert "choose one with -f: text, json, tsv" in done.stderr
    assert (
        paradl("check", penguins, "-o", ".").stderr == "paradl: . is a folder: name a file in it\n"
    )


def test_a_hyphen_is_standard_output(
    paradl: Callable[..., Any], penguins: Path, tmp_path: Path
) -> None:
    for command, begins in {
        ("translate", penguins, "-f", "ofn"): "Prefix(",
        ("check", penguins, "-f", "json"): "{",
        ("chain", "generate", "recipes"): "{",
    }.items():
        done = paradl(*command, "-o", "-")
        assert done.stdout.startswith(begins), done.stderr
        assert not (tmp_path / "-").exists()


def test_to_a_device(paradl: Callable[..., Any], penguins: Path) -> None:
    assert paradl("classify", penguins, "-f", "json", "-o", os.devnull).returncode == 0


def test_warnings_are_not_answers(paradl: Callable[..., Any]) -> None:
    text = "Ontology(<a:o> Import(<http://nowhere.example/x>) Declaration(Class(<a:A>)))"
    done = paradl("classify", "-", "-f", "tsv", stdin=text)
    assert done.returncode == 0
    assert done.stdout.splitlines()[1:] == [
        "a:A\tA\tsubClassOf\thttp://www.w3.org/2002/07/owl#Thing\tfalse"
    ]
    assert done.stderr.startswith("paradl: warning: ")
    assert "<http://nowhere.example/x>" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert paradl("classify", "-", "-q", stdin=text).stderr == ""


def test_a_reader_who_has_seen_enough(start: Callable[..., Any], penguins: Path) -> None:
    process = start("realize", penguins, "-f", "json")
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(60) == 0


@pytest.mark.parametrize("words", [("doctor",), ("--help",), ("completion", "bash")])
def test_what_nobody_reads_is_no_error(start: Callable[..., Any], words: tuple[str, ...]) -> None:
    process = start(*words)
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(60) == 0


def test_labels_do_not_steer_the_terminal(paradl: Callable[..., Any]) -> None:
    text = (
        "Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>) Ontology(Declaration(Class(<a:A>)) "
        'AnnotationAssertion(rdfs:label <a:A> "\x1b[2J[red]evil\u202e"))'
    )
    assert r"\x1b[2J[red]evil\u202e" in paradl("classify", "-", stdin=text).stdout


def test_nor_does_what_is_said_on_the_way(capsys: pytest.CaptureFixture[str]) -> None:
    """Whichever command says it: a name of a file or of a model may hold anything."""
    Answer("judge", "text", None, force=False, quiet=False, verbose=0).warn(["\x1b[2Jgone\n now"])
    assert capsys.readouterr().err == "paradl: warning: \\x1b[2Jgone now\n"


def test_names_that_look_like_options_or_shell(
    paradl: Callable[..., Any], penguins: Path, tmp_path: Path
) -> None:
    for name in ("-rf", "a;b $(touch oops) 'q\".ofn", "ü ☃.ofn"):
        (tmp_path / name).write_text(penguins.read_text())
        done = paradl("check", "--", name)
        assert done.returncode == 1, done.stderr
    assert not (tmp_path / "oops").exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches(paradl: Callable[..., Any], command: str) -> None:
    done = paradl(command, "--help")
    assert done.returncode == 0
    assert re.search(rf"^ +paradl {command}\b", done.stdout.split("Examples:")[1], re.MULTILINE)


@pytest.mark.parametrize("group", ["cache", "chain", "evidence"])
def test_the_help_of_each_command_of_a_group_teaches(group: str) -> None:
    commands = getattr(import_module(f"paradl.cli.commands.{group}"), group).commands
    assert commands
    for name, command in commands.items():
        _, _, examples = (command.help or "").partition("Examples:")
        assert re.search(rf"^ +paradl {group} {name}\b", examples, re.MULTILINE), name


@pytest.mark.parametrize("group", ["cache", "chain", "evidence"])
def test_what_the_commands_of_a_group_do_is_told_whole(
    paradl: Callable[..., Any], group: str
) -> None:
    assert "..." not in paradl(group, "--help").stdout.split("Commands:")[1]


@pytest.mark.parametrize(
    ("words", "remedy"),
    [(("chek",), "did you mean check?"), (("cache", "lst"), "did you mean list?")],
)
def test_a_command_that_is_written_wrongly(
    paradl: Callable[..., Any], words: tuple[str, ...], remedy: str
) -> None:
    done = paradl(*words)
    assert (done.returncode, done.stderr) == (
        2,
        f"paradl: No such command '{words[-1]}': {remedy}\n",
    )


def commands(name: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
    """The command, or those below it."""
    if not isinstance(command, click.Group):
        yield name, command
        return
    for further, below in command.commands.items():
        yield from commands(f"{name} {further}", below)


def options() -> Iterator[tuple[str, str, click.Option]]:
    """Of each command each option, with its long name."""
    for top in COMMANDS:
        module = import_module(f"paradl.cli.commands.{top}")
        for name, command in commands(top, getattr(module, top)):
            for option in command.params:
                if isinstance(option, click.Option):
                    yield name, next(o for o in option.opts if o.startswith("--")), option


def test_options_have_variables_but_for_those_that_the_documentation_names() -> None:
    page = (ROOT / "docs" / "reference" / "cli.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[a-z].*) \| (`--.*) \|$", page, re.MULTILINE)
    documented = {
        (command, option)
        for left, right in rows
        for command in re.findall("`(.+?)`", left)
        for option in re.findall("`(.+?)`", right)
    }
    assert {(name, long) for name, long, option in options() if not option.envvar} == documented


def test_variables_are_called_as_the_options() -> None:
    others = {
        (name, long, option.envvar)
        for name, long, option in options()
        if option.envvar
        and option.envvar != f"PARADL_{long.removeprefix('--').replace('-', '_').upper()}"
    }
    judges = {("evaluate", "--judge", "PARADL_JUDGES"), ("evaluate", "--prompt", "PARADL_PROMPTS")}
    assert others == judges


def test_a_variable_is_heard(paradl: Callable[..., Any], penguins: Path) -> None:
    told = paradl("check", penguins, env={"PARADL_MEASURES": "1", "PARADL_FIRST": "1"}).stdout
    assert "Inconsistency 0.042" in told
    assert "1 conflict, and there may be more" in told


def test_a_variable_that_is_wrong_is_named(paradl: Callable[..., Any], penguins: Path) -> None:
    wrong = {"PARADL_TIMEOUT": "soon"}
    done = paradl("check", penguins, env=wrong)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(": that is what PARADL_TIMEOUT is set to\n")
    done = paradl("check", penguins, "--timeout", "never", env=wrong)
    assert done.stderr.endswith(": see `paradl check --help`\n")


def test_a_server_does_not_end_with_its_budget(paradl: Callable[..., Any]) -> None:
    assert "exit 6" not in paradl("serve", "--help").stdout
    assert "exit 6" in paradl("judge", "--help").stdout


@pytest.mark.cold
def test_help_is_fast(paradl: Callable[..., Any]) -> None:
    """By the processor's clock: the machine may be busy with other tests."""

    def seconds() -> float:
        before = os.times()
        assert paradl("--help").stdout.startswith("Usage: paradl")
        after = os.times()
        return sum(after[2:4]) - sum(before[2:4])

    assert min(seconds() for _ in range(3)) < 0.2


def test_help_imports_little() -> None:
    done, slow = imported(["--help"], {*SLOW, "jpype", "py4j", "rich", "paradl.results"})
    assert done.startswith("Usage: paradl")
    assert slow == "[]"


@pytest.mark.parametrize("command", ["check", "classify", "realize", "translate"])
def test_nothing_is_imported_that_is_not_needed(command: str, penguins: Path) -> None:
    """What takes a tenth of a second each; without a judge nobody needs them."""
    format = "ofn" if command == "translate" else "json"
    done, slow = imported([command, str(penguins), "--format", format], SLOW)
    assert done
    assert slow == "[]"


def test_java_works_before_the_answer_is_prepared_for(penguins: Path) -> None:
    """What only an answer needs is imported while Java is at work, not before."""
    program = (
        "import sys\n"
        "from paradl.bridge import inprocess\n"
        "from paradl.cli.main import run\n"
        "start = inprocess._start\n"
        "for_answers = ('paradl.results', 'paradl.kb', 'paradl.report.text', 'rich')\n"
        "def told(memory):\n"
        "    print([name for name in for_answers if name in sys.modules], file=sys.stderr)\n"
        "    start(memory)\n"
        "inprocess._start = told\n"
        f"run(['classify', {str(penguins)!r}])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "Penguin" in done.stdout
    assert done.stderr.splitlines()[0] == "[]"


def imported(arguments: list[str], modules: set[str]) -> tuple[str, str]:
    """What a command prints, and which of the modules are there when it is done."""
    program = (
        "import sys\n"
        "from paradl.cli.main import run\n"
        f"run({arguments!r})\n"
        f"print(sorted({modules!r} & {{*sys.modules}}), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    return done.stdout, done.stderr.splitlines()[-1]


def test_without_a_command(paradl: Callable[..., Any]) -> None:
    assert paradl().stdout == paradl("--help").stdout


@pytest.mark.parametrize("shell", SHELLS)
def test_completion(paradl: Callable[..., Any], shell: str) -> None:
    script = paradl("completion", shell).stdout
    assert "_PARADL_COMPLETE" in script


def test_completion_completes(paradl: Callable[..., Any]) -> None:
    env = {"_PARADL_COMPLETE": "bash_complete", "COMP_WORDS": "paradl cl", "COMP_CWORD": "1"}
    assert paradl(env=env).stdout == "plain,classify\n"
    env = {**env, "COMP_WORDS": "paradl check --reas", "COMP_CWORD": "2"}
    assert paradl(env=env).stdout == "plain,--reasoner\n"


def test_powershell_completes(paradl: Callable[..., Any]) -> None:
    env = {"_PARADL_COMPLETE": "powershell_complete", "COMP_WORDS": "paradl cl", "COMP_CWORD": "cl"}
    assert paradl(env=env).stdout.startswith("classify\tThe class hierarchy")


def test_the_installed_command(penguins: Path) -> None:
    script = Path(sys.executable).with_name("paradl")
    done = subprocess.run([script, "ask", penguins, "tweety Type: Flies"], capture_output=True)
    assert done.stdout.startswith(b"B")


@pytest.mark.skipif(not Path("/tmp").is_dir(), reason="where Java keeps its sockets elsewhere")
def test_as_a_module() -> None:
    command = [sys.executable, "-m", "paradl", "check", "none.owl"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("paradl: there is no file ")


def test_no_socket_is_left_behind(start: Callable[..., Any], penguins: Path) -> None:
    process = start("check", str(penguins))
    process.communicate()
    assert not Path(f"/tmp/.java_pid{process.pid}").exists()


def test_a_standard_stream_that_is_closed(penguins: Path) -> None:
    for closed in (">&-", "2>&-", "<&-"):
        line = f'"$0" -m paradl.cli.main "$@" {closed}'
        done = subprocess.run(
            ["sh", "-c", line, sys.executable, "check", str(penguins)],
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's full device")
def test_a_full_disk(start: Callable[..., Any], penguins: Path) -> None:
    with Path("/dev/full").open("w") as full:
        process = start("check", penguins, stdout=full)
        assert process.stderr.read().startswith("paradl: cannot write to standard output (No space")
        assert process.wait(60) == 2
        process = start("--help", stdout=full)  # which is no answer: it was a fault of ours
        assert process.stderr.read().startswith("paradl: cannot write (No space left on device)")
        assert process.wait(60) == 2


@pytest.mark.parametrize("debug", ["", "1"])
def test_a_fault_of_ours_is_not_the_exit_code_of_conflicts(debug: str) -> None:
    code = (
        "import sys; from paradl.cli import main; sys.argv = ['paradl', 'doctor'];"
        "main.import_module = lambda name: 1 / 0; main.main()"
    )
    environment = {**os.environ, "PARADL_DEBUG": debug}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (70, "")
    assert ("Traceback" in done.stderr) == bool(debug)
    assert "ZeroDivisionError: division by zero" in done.stderr

"""`paradl ask`."""

from __future__ import annotations

import click

from paradl.cli.session import Session, command
from paradl.errors import UsageError


@command("text", "json", "tsv")
@click.argument("words", nargs=-1, metavar="[FILE] QUERY...")
def ask(session: Session, words: tuple[str, ...]) -> None:
    """The value of sentences: T (told true), F (told false), B (both) or N (neither).

    Sentences are as in Manchester syntax: 'tweety Type: Flies', 'rex eats bone',
    'Cat SubClassOf: Animal'. Classes may be expressions. Names may be short, labels in quotes,
    prefixed, or whole IRIs in <>.

    \b
    Examples:
      paradl ask zoo.owl 'tweety Type: Flies' 'Penguin SubClassOf: Bird'
      paradl ask zoo.owl 'tweety Type: Bird and (eats some Fish)'
      paradl ask zoo.owl --prefix 'z: http://example.org/zoo#' 'z:rex z:eats z:bone'
      paradl ask -i zoo.owl -i more.owl 'tweety Type: Flies'
    """
    from paradl.report import text, tsv
    from paradl.results import Answer

    file, queries = (None, words) if session.options.inputs else (words[:1], words[1:])
    if not queries:
        raise UsageError("there is no query", "ask a sentence such as 'tweety Type: Bird'")
    with session.open(file[0] if file else None) as kb:
        run = kb.run("ask", queries=list(queries))
        answers = [Answer.of(answer) for answer in run.result["answers"]]
        session.answer(kb, run, text=lambda: text.ask(answers), tsv=lambda: tsv.ask(answers))

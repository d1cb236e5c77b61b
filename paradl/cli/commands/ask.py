"""`paradl ask`."""

from __future__ import annotations

from typing import Any

from paradl.cli import grounding, judging
from paradl.cli.queries import query_options, read
from paradl.cli.session import Session, command


@command("text", "json", "tsv")
@query_options
@grounding.grounding
@judging.judging_where_open
def ask(
    session: Session,
    words: tuple[str, ...],
    query_file: str | None,
    unknown_names: str,
    **given: Any,
) -> None:
    """The value of sentences: T (told true), F (told false), B (both) or N (neither).

    Sentences are as in Manchester syntax. Classes may be expressions. Names may be short, labels in
    quotes, prefixed (GO:0008150 too), or whole IRIs in <>; anonymous individuals go by their
    labels, as in _:x. The colons may be left out, as in the axioms that are shown.

    \b
      tweety Type: Bird and (eats some Fish)      C Type, also of a class expression
      rex eats bone, not rex eats bone            property values; data: rex age 5
      Cat SubClassOf: Animal                      inclusion, read as --inclusion says
      Cat SubClassOf[strong]: Animal              or as it says itself: internal, strong, material
      Cat EquivalentTo: Felid                     equivalence, also of properties
      Cat DisjointWith: Dog                       disjointness, also of properties
      chases SubPropertyOf: inverse flees         properties; also chases InverseOf: chasedBy
      eats Domain: Animal, eats Range: Food       what has it, and what it has
      Transitive: partOf                          and the other characteristics of properties
      tom SameAs: thomas, tom DifferentFrom: rex  identity
      [forall x Bird(x)] Flies(x)                 restricted quantifiers, under --logic ac

    With --oracle, a judge is asked about atoms that the ontology leaves open and that an answer
    can depend on. What it verifies is told true, what it refutes is told false.

    \b
    Examples:
      paradl ask zoo.owl 'tweety Type: Flies' 'Penguin SubClassOf: Bird'
      paradl ask zoo.owl --prefix 'z: http://example.org/zoo#' 'z:rex z:eats z:bone'
      paradl ask -i zoo.owl -i more.owl 'tweety Type: Flies'
      paradl ask zoo.owl --queries competency-questions.txt -f tsv
      paradl ask zoo.owl --unknown-names N 'Unicorn SubClassOf: Animal'
      paradl ask zoo.owl 'tweety Type: Flies' --oracle openai:gpt-4o --askable Flies
    """
    asked = read(words, query_file, session.options)
    session.spare([query_file])
    options = grounding.judge(given)
    grounding.check_names(options, unknown_names)
    with grounding.opened(session, asked.file, given["evidence"]) as kb:
        from paradl import report
        from paradl.results import Answer

        with_judge = grounding.asked(session, kb, options, given, asked.texts)
        run = kb.run("ask", queries=asked.texts, places=asked.places, unknownNames=unknown_names)
        run = with_judge(run)
        answers = [Answer.of(answer) for answer in run.result["answers"]]
        session.answer(
            kb, run, text=lambda: report.text.ask(answers), tsv=lambda: report.tsv.ask(answers)
        )

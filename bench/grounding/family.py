"""Ontologies of growing size: sensors in rooms, of which some things are known."""

from __future__ import annotations

SPACE = "http://example.org/family#"
ROOM = 5
"""Sensors that stand near each other."""
CLASSES = ("Sensor", "Outdoor", "Wet", "Exposed", "Corroded", "Suspect", "Reliable", "Watched")

_TERMS = """
SubClassOf(:Outdoor :Sensor)
SubClassOf(ObjectIntersectionOf(:Outdoor :Wet) :Exposed)
SubClassOf(:Exposed :Corroded)
SubClassOf(ObjectSomeValuesFrom(:near :Corroded) :Suspect)
SubClassOf(:Reliable ObjectComplementOf(:Suspect))
SubClassOf(:Watched ObjectAllValuesFrom(:near :Reliable))
AnnotationAssertion(<https://paradl.org/ns#askable> :near "false"^^xsd:boolean)
"""


def ontology(individuals: int) -> bytes:
    """Of so many sensors."""
    names = [f"Declaration(Class(:{name}))" for name in CLASSES]
    names.append("Declaration(ObjectProperty(:near))")
    facts = []
    for n in range(individuals):
        facts.append(f"ClassAssertion(:{CLASSES[n % 2]} :s{n})")
        if n % ROOM:
            facts.append(f"ObjectPropertyAssertion(:near :s{n - 1} :s{n})")
    head = f"Prefix(:=<{SPACE}>)\nPrefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)\nOntology(\n"
    return "\n".join([head, *names, _TERMS, *facts, ")"]).encode()


def questions(individuals: int) -> list[str]:
    """Ten, or one for each ten sensors."""
    count = max(10, individuals // 10)
    asked = ("Suspect", "Corroded", "Reliable")
    step = max(1, individuals // count)
    sensors = range(0, individuals, step)
    return [f"s{n} Type: {asked[n // step % len(asked)]}" for n in sensors][:count]

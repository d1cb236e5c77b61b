"""Make register-a.ttl and register-b.ttl: two registers of one hospital that disagree eight times.

    python make.py            write both files beside this one
    python make.py --check    exit 1 if the files are not what this program makes

Everybody in them is invented. Register A is the admission office's, register B the wards' own.
Each is consistent by itself; together they are not, and DISAGREEMENTS says exactly where.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
PATIENTS = 240
PHYSICIANS = 16
NURSES = 32
CLERKS = 6
WARDS = {
    "medical1": "MedicalWard",
    "medical2": "MedicalWard",
    "medical3": "MedicalWard",
    "surgical1": "SurgicalWard",
    "surgical2": "SurgicalWard",
    "intensive": "IntensiveCareWard",
}
ALLERGENS = {
    "penicillin": "Medicine",
    "sulfonamide": "Medicine",
    "ibuprofen": "Medicine",
    "contrastMedium": "Medicine",
    "latex": "Material",
    "nickel": "Material",
    "adhesiveTape": "Material",
    "peanut": "Foodstuff",
    "milk": "Foodstuff",
    "shellfish": "Foodstuff",
}
GROUPS = ["groupA", "groupO", "groupB", "groupA", "groupO", "groupAB"]
STATUS = ["Inpatient", "Inpatient", "Outpatient", "DischargedPatient", "Outpatient"]
# fmt: off
GIVEN = [
    "Ada", "Bela", "Chen", "Dara", "Emil", "Femi", "Gita", "Hugo", "Ines", "Jun",
    "Kofi", "Lena", "Milo", "Nour", "Olga", "Pere", "Rosa", "Sami", "Tove", "Umar",
]
FAMILY = [
    "Abara", "Berg", "Costa", "Dimov", "Endo", "Fiala", "Gruber", "Haddad", "Ivanov",
    "Jensen", "Kaya", "Lund", "Moreau", "Novak", "Okafor", "Pinto", "Ruiz",
]
# fmt: on

# What register B says otherwise than register A; the comment before each is what A says.
DISAGREEMENTS = """
# A: an inpatient.
:patient005 a :DischargedPatient .
# A: an outpatient.
:patient042 a :Inpatient .
# A: born on another day.
:patient023 :bornOn "1951-03-08T00:00:00Z"^^xsd:dateTime .
# A: attended by physician03.
:patient050 :attendedBy :physician09 .
# A: blood group A.
:patient072 :bloodGroup :groupB .
# A: allergic to penicillin.
[] a owl:NegativePropertyAssertion ; owl:sourceIndividual :patient080 ;
    owl:assertionProperty :allergicTo ; owl:targetIndividual :penicillin .
# A: an outpatient.
:patient122 a :Nurse .
# A: clerk04 is a clerk.
:patient151 :attendedBy :clerk04 .
"""
DISAGREEING = {5, 23, 42, 50, 72, 80, 122, 151}
UNATTENDED = {122, 151}  # so that each disagreement has one cause alone

HEADER = """\
# Made by make.py. Do not edit.
@prefix : <http://example.org/hospital#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .

<http://example.org/hospital/{name}> a owl:Ontology ; rdfs:label "{label}"@en ;
    owl:imports <http://example.org/hospital/tbox> .

"""


def person(number: int) -> str:
    """A name for the person with this number; 20 and 17 have no common factor, so 340 differ."""
    return f"{GIVEN[number % len(GIVEN)]} {FAMILY[number % len(FAMILY)]}"


def words(name: str) -> str:
    """In words: `contrastMedium` is contrast medium, `surgical2` surgical 2."""
    return re.sub(r"(?<=[a-z])(?=[A-Z0-9])", " ", name).lower()


def individual(name: str, type_: str, *facts: str, label: str = "") -> str:
    """One Turtle statement about a named individual."""
    parts = ["a owl:NamedIndividual" + (f" , :{type_}" if type_ else "")]
    parts += [f'rdfs:label "{label}"@en'] if label else []
    return f":{name} " + " ; ".join([*parts, *facts]) + " .\n"


def different(names: list[str]) -> str:
    return "[] a owl:AllDifferent ; owl:distinctMembers (\n    :" + " :".join(names) + " ) .\n"


def staff(kind: str, count: int, offset: int) -> str:
    wards = list(WARDS)
    return "".join(
        individual(
            f"{kind.lower()}{n:02}",
            kind,
            f":worksOn :{wards[n % len(wards)]}",
            label=person(offset + n),
        )
        for n in range(1, count + 1)
    )


def patient_in_a(n: int) -> str:
    """The admission office knows status, birthday, physician, and the allergies it asked for."""
    status = STATUS[n % len(STATUS)]
    facts = [
        f':bornOn "{1930 + n * 7 % 80}-{1 + n % 12:02}-{1 + n % 28:02}T00:00:00Z"^^xsd:dateTime'
    ]
    facts.append(f":bloodGroup :{GROUPS[n % len(GROUPS)]}")
    if n not in UNATTENDED:
        facts.append(f":attendedBy :physician{1 + n % PHYSICIANS:02}")
    if n % 8 == 0:
        facts.append(f":allergicTo :{list(ALLERGENS)[n // 8 % len(ALLERGENS)]}")
    return individual(f"patient{n:03}", status, *facts, label=person(n))


def patient_in_b(n: int) -> str:
    """The wards know beds, and repeat about every second patient what the wristband says."""
    facts = []
    if n in DISAGREEING:
        return individual(f"patient{n:03}", "")
    if STATUS[n % len(STATUS)] == "Inpatient":
        facts += [f":liesOn :{list(WARDS)[n % len(WARDS)]}", f":bedNumber {1 + n % 30}"]
    if n % 2 == 0:
        facts.append(f":bloodGroup :{GROUPS[n % len(GROUPS)]}")
    return individual(f"patient{n:03}", "", *facts)


def register_a() -> str:
    return (
        HEADER.format(name="register-a", label="Register A, kept by the admission office")
        + "".join(individual(a, kind, label=words(a)) for a, kind in ALLERGENS.items())
        + staff("Physician", PHYSICIANS, PATIENTS)
        + staff("Nurse", NURSES, PATIENTS + PHYSICIANS)
        + staff("Clerk", CLERKS, PATIENTS + PHYSICIANS + NURSES)
        + different([f"physician{n:02}" for n in range(1, PHYSICIANS + 1)])
        + "".join(patient_in_a(n) for n in range(1, PATIENTS + 1))
    )


def register_b() -> str:
    return (
        HEADER.format(name="register-b", label="Register B, kept by the wards")
        + "".join(individual(w, kind, label=words(w)) for w, kind in WARDS.items())
        + "".join(patient_in_b(n) for n in range(1, PATIENTS + 1))
        + DISAGREEMENTS
    )


def main(arguments: list[str]) -> int:
    files = {HERE / "register-a.ttl": register_a(), HERE / "register-b.ttl": register_b()}
    if arguments == ["--check"]:
        stale = [f.name for f, text in files.items() if f.read_bytes() != text.encode()]
        print(f"stale: {', '.join(stale)}" if stale else "up to date", file=sys.stderr)
        return 1 if stale else 0
    for file, text in files.items():
        file.write_bytes(text.encode())
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

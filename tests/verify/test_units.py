"""Values with units, of properties that are called after one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import paradl
from paradl.verify import Checker, Proposition

PROPERTIES = {
    "area in km2": "105.4",
    "areaKm2": "105.4",
    "speed in km/h": "130",
    "density (kg/m³)": "7.8",
    "temperature in celsius": "-5.5",
    "lengthInKm": "12",
    "price in US$": "5",
    "rate in mg per day": "5",
    "flow in m3/s": "20",
    "power in kW": "5",
    "doseInMgPerKg": "2",
    "concentration in mmol/L": "5",
    "pressure in mmHg": "120",
}
CASES = [
    ("area in km2", "105.4 km²", "verified"),
    ("area in km2", "105.4 square kilometres", "verified"),
    ("area in km2", "105400000 m²", "verified"),
    ("area in km2", "10540 ha", "verified"),
    ("area in km2", "106 km²", "contradiction"),
    ("area in km2", "105.4 km", "failed"),
    ("areaKm2", "105.4 km²", "verified"),
    ("speed in km/h", "130 km/h", "verified"),
    ("speed in km/h", "130 km per hour", "verified"),
    ("speed in km/h", "130 km", "failed"),
    ("speed in km/h", "130 h", "failed"),
    ("speed in km/h", "130 m", "failed"),
    ("density (kg/m³)", "7.8 kg/m3", "verified"),
    ("density (kg/m³)", "7.8 kg", "failed"),
    ("temperature in celsius", "−5.5 °C", "verified"),
    ("temperature in celsius", "-5.5 degrees Celsius", "verified"),
    ("temperature in celsius", "5.5 °C", "contradiction"),
    ("temperature in celsius", "-5.5 °F", "failed"),
    ("lengthInKm", "12000 m", "verified"),
    ("price in US$", "$5", "verified"),
    ("price in US$", "US$5", "verified"),
    ("price in US$", "€5", "failed"),
    ("rate in mg per day", "5 mg/d", "verified"),
    ("rate in mg per day", "5 mg", "failed"),
    ("rate in mg per day", "5 g", "failed"),
    ("flow in m3/s", "20 m³/s", "verified"),
    ("flow in m3/s", "20 s", "failed"),
    ("power in kW", "5 kW", "verified"),
    ("power in kW", "5000 W", "verified"),
    ("power in kW", "5 kWh", "failed"),
    ("power in kW", "5 MW", "contradiction"),
    ("doseInMgPerKg", "2 mg/kg", "verified"),
    ("doseInMgPerKg", "2 kg", "failed"),
    ("concentration in mmol/L", "5 mmol/l", "verified"),
    ("concentration in mmol/L", "5 L", "failed"),
    ("pressure in mmHg", "120 mm Hg", "verified"),
    ("pressure in mmHg", "120 mm", "failed"),
]


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Checker]:
    path: Path = tmp_path_factory.mktemp("units") / "units.ttl"
    told = "".join(
        f':p{number} a owl:DatatypeProperty, owl:FunctionalProperty ; rdfs:label "{name}" .\n'
        f":x :p{number} {value} .\n"
        for number, (name, value) in enumerate(PROPERTIES.items())
    )
    path.write_text(
        "@prefix : <http://example.org/u#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .\n"
        "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n"
        f"<http://example.org/u> a owl:Ontology . :x a owl:NamedIndividual .\n{told}",
        encoding="utf-8",
    )
    with paradl.load(path) as kb:
        yield Checker(kb)


def test_units_of_several_parts_are_one(checker: Checker) -> None:
    """Of a dose in mg/kg neither mg nor kg is the unit."""
    findings = checker.check([Proposition("x", own, text) for own, text, _ in CASES])
    found = [
        (own, text, str(one.status)) for (own, text, _), one in zip(CASES, findings, strict=True)
    ]
    assert found == CASES

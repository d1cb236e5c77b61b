"""Names in other languages that are nearly spelt alike, and are those of something else."""

from __future__ import annotations

import pytest
from rdflib import OWL, RDF, RDFS, Graph, Literal, URIRef

from paradl.verify.linking import Linker
from paradl.verify.normal import mistyped, normal
from paradl.verify.vocabulary import THINGS, Vocabulary


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ipertensione arteriosa", "ipotensione arteriosa"),
        ("hipertensão arterial", "hipotensão arterial"),
        ("гипертония беременных", "гипотония беременных"),
        ("insufficienza renale acuta", "insufficienza renale cronica"),
        ("острая почечная недостаточность", "хроническая почечная недостаточность"),
        ("hoge bloeddruk", "lage bloeddruk"),
        ("lewa nerka pacjenta", "prawa nerka pacjenta"),
        ("бывший директор завода", "директор завода"),
        ("الكلية اليمنى", "الكلية اليسرى"),
        ("왼쪽 신장", "오른쪽 신장"),
        ("급성 신부전", "만성 신부전"),
        ("έχει άδεια οδήγησης", "δεν έχει άδεια οδήγησης"),
        ("χρόνια νεφρική ανεπάρκεια", "οξεία νεφρική ανεπάρκεια"),
        ("מחובר לרשת הארצית", "אינו מחובר לרשת הארצית"),
        ("שוכנת על הנהר", "לא שוכנת על הנהר"),
        ("obsahuje účinnou látku", "neobsahuje účinnou látku"),
        ("je připojen k síti", "není připojen k síti"),
        ("maximální denní dávka", "minimální denní dávka"),
        ("nehir kıyısında bulunur", "nehir kıyısında bulunmaz"),
        ("sol karıncık", "sağ karıncık"),
        ("तीव्र गुर्दे की विफलता", "जीर्ण गुर्दे की विफलता"),
        ("dosis máxima diaria", "dosis mínima diaria"),
        ("est au nord de la ville", "est au sud de la ville"),
        ("sisältää penisilliiniä", "ei sisällä penisilliiniä"),
        ("conține penicilină", "nu conține penicilină"),
        ("adult emperor penguins", "only adult emperor penguins"),
        ("Mitglieder des Vereins", "nur Mitglieder des Vereins"),
        ("manages the patient", "mismanages the patient"),
    ],
)
def test_opposites_in_other_languages_are_never_near(name: str, words: str) -> None:
    graph = Graph().add((URIRef("http://example.org/x"), RDF.type, OWL.Class))
    names = Vocabulary.read(graph.add((URIRef("http://example.org/x"), RDFS.label, Literal(name))))
    assert Linker(names).link(words, THINGS).score < 0.7


@pytest.mark.parametrize(
    ("name", "words"), [("Александр", "Александра"), ("Georgia", "Georgian"), ("Juri", "Jurin")]
)
def test_other_names_are_not_mistyped(name: str, words: str) -> None:
    assert not mistyped(normal(words), normal(name), set(), proper=True)

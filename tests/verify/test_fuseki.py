"""Claims checked at a real SPARQL server, and what happens when there is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import ROOT, Paradl
from fuseki import Fuseki

import paradl as package
from paradl.errors import JudgeError
from paradl.oracle.stores import GraphStore, store
from paradl.truth import Belnap
from paradl.verify import Checker, Proposition, Status
from paradl.verify.checking import Finding

HOSPITAL = ROOT / "examples" / "hospital"
TBOX = HOSPITAL / "hospital-tbox.ttl"
REGISTER = HOSPITAL / "register-a.ttl"

SPACE = "http://example.org/hospital#"

CLAIMS = [
    Proposition("patient005", "is an", "inpatient"),
    Proposition("patient 5", "is a", "nurse"),
    Proposition("Inpatients", "are", "patients"),
    Proposition("nurses", "are", "physicians"),
    Proposition("patient050", "attended by", "physician 3"),
    Proposition("patient050", "attended by", "physician 9"),
    Proposition("patient072", "has blood group", "A"),
    Proposition("inpatients", "lies on", "a ward"),
    Proposition("ward 99", "houses", "patient005"),
    Proposition("patient005", "bed number", "1", negated=True),
]


def sparql(findings: tuple[Finding, ...]) -> list[Belnap | None]:
    """What the facts say of each claim."""
    values = [{one.source: one.value for one in f.evidence}.get("sparql") for f in findings]
    return list(values)


def test_it_answers_as_the_same_graph_in_memory(fuseki: Fuseki) -> None:
    """Every pattern, at Jena and in rdflib."""
    fuseki.load(TBOX, REGISTER)
    with package.load([TBOX, REGISTER]) as kb:
        here = Checker(kb).check(CLAIMS)
        there = Checker(kb, facts=store(fuseki.address, "--sparql")).check(CLAIMS)
    assert sparql(here) == sparql(there)
    assert [f.status for f in here] == [f.status for f in there]
    values = dict(zip(map(str, CLAIMS), sparql(there), strict=True))
    assert values["Inpatients are patients"] is Belnap.T
    assert values["patient050 attended by physician 3"] is Belnap.T
    assert values["ward 99 houses patient005"] is None


def test_facts_of_the_server_alone(fuseki: Fuseki) -> None:
    """The ontology has no patients: their names are found at the server, and their facts."""
    fuseki.load(REGISTER)
    with package.load(TBOX) as kb:
        alone = Checker(kb).check(CLAIMS[4:5])
        checker = Checker(kb, facts=store(fuseki.address, "--sparql"))
        by_iri = Proposition(f"<{SPACE}patient050>", "attended by", f"<{SPACE}physician03>")
        by_label = Proposition("Lena Lund", "is attended by", "Milo Okafor")
        told = checker.check([by_iri, by_label])
    assert alone[0].status is Status.FAILED
    for found in told:
        assert found.status is Status.VERIFIED
        assert [one.source for one in found.evidence] == ["sparql"]
        assert [link.how for link in found.reading.links] == ["endpoint", "label", "endpoint"]


def test_two_sources_that_disagree_make_both(fuseki: Fuseki, tmp_path: Path) -> None:
    """The ontology says that it is so, the server that it is not."""
    denial = tmp_path / "denial.ttl"
    denial.write_text(
        "@prefix owl: <http://www.w3.org/2002/07/owl#> .\n"
        "@prefix : <http://example.org/hospital#> .\n"
        "[] a owl:NegativePropertyAssertion ; owl:sourceIndividual :patient050 ;\n"
        "   owl:assertionProperty :attendedBy ; owl:targetIndividual :physician03 .\n"
    )
    fuseki.load(denial)
    with package.load([TBOX, REGISTER]) as kb:
        checker = Checker(kb, facts=store(fuseki.address, "--sparql"))
        [found] = checker.check([Proposition("patient050", "attended by", "physician 3")])
    assert [(one.source, one.value) for one in found.evidence] == [
        ("entailment", Belnap.T),
        ("sparql", Belnap.F),
    ]
    assert found.status is Status.BOTH


def test_the_command_asks_the_server(fuseki: Fuseki, paradl: Paradl, tmp_path: Path) -> None:
    fuseki.load(TBOX, REGISTER)
    claims = tmp_path / "claims.csv"
    claims.write_text("subject,predicate,object\npatient050,attended by,physician 3\n")
    done = paradl("verify", TBOX, claims, "--sparql", fuseki.address, "-f", "json")
    assert done.returncode == 1, done.stderr  # the names are the register's
    done = paradl(
        *("verify", "-i", TBOX, "-i", REGISTER, claims),
        *("--sparql", fuseki.address, "-f", "json"),
    )
    assert done.returncode == 0, done.stderr
    [claim] = json.loads(done.stdout)["result"]["rounds"][0]["claims"]
    assert {one["source"]: one["value"] for one in claim["evidence"]} == {
        "entailment": "T",
        "sparql": "T",
    }


def test_a_select_at_the_server(fuseki: Fuseki) -> None:
    fuseki.load(TBOX)
    query = "SELECT ?x WHERE { ?x <http://www.w3.org/2000/01/rdf-schema#label> 'Nurse'@en }"
    from rdflib import Graph

    rows = store(fuseki.address, "--sparql").select(query)
    assert rows == [{"x": "http://example.org/hospital#Nurse"}]
    assert rows == GraphStore(Graph().parse(TBOX)).select(query)


def test_an_unreachable_endpoint(paradl: Paradl, tmp_path: Path) -> None:
    claims = tmp_path / "claims.csv"
    claims.write_text("subject,predicate,object\nnurses,are,staff\n")
    done = paradl("verify", TBOX, claims, "--sparql", "http://127.0.0.1:9/query")
    assert done.returncode == 6
    assert done.stdout == ""
    assert "http://127.0.0.1:9/query gave no answer" in done.stderr
    assert "--sparql" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_address_that_is_no_endpoint(fuseki: Fuseki) -> None:
    """A page, or an error, is no answer."""
    there = store(fuseki.address.replace("/query", "/nothing"), "--sparql")
    with pytest.raises(JudgeError, match="gave no answer"):
        there.holds("ASK { ?s ?p ?o }")
    with pytest.raises(JudgeError, match="gave no answer"):
        store(fuseki.address, "--sparql").holds("SELECT * WHERE { ?s ?p ?o }")
    with pytest.raises(JudgeError, match="gave no answer"):
        store(fuseki.address, "--sparql").select("ASK { ?s ?p ?o }")

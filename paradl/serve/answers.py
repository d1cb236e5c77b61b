"""What clients are answered, for the OpenAPI: the JSON of the command line, field by field."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

from pydantic import BaseModel, Field

R = TypeVar("R")

Belnap = Literal["T", "F", "B", "N"]


class Problem(BaseModel):
    """An error, as RFC 9457 has it."""

    type: str
    title: str
    status: int
    detail: str = Field(description="What is wrong.")
    remedy: str = Field(description="What to do about it; may be empty.")


class Status(BaseModel):
    """The server."""

    version: str
    ontologies: int = Field(description="How many of yours are loaded.")
    most_ontologies: int = Field(description="How many there may be, all clients together.")
    upload: int = Field(description="How many bytes an ontology may have.")
    timeout: float = Field(description="The seconds that a question may take.")
    files: bool = Field(description="Whether files of a folder can be loaded by their paths.")
    imports: Literal["local", "remote", "none"]
    judge: str | None = Field(description="Who is asked by `ground`; null if nobody is.")


class Ontology(BaseModel):
    """A loaded ontology."""

    id: str = Field(description="By this it is asked; it cannot be guessed.")
    name: str
    iri: str | None
    axioms: int
    format: str
    documents: list[str] = Field(description="What was read: the ontology and its imports.")
    logic: str
    reasoner: str = Field(description="As it was asked for; answers say which one it came to.")
    idle: float = Field(description="Seconds since it was asked last.")
    warnings: list[str]


class Ontologies(BaseModel):
    """Yours."""

    ontologies: list[Ontology]


class Input(BaseModel):
    """What an answer is about."""

    file: str
    iri: str | None
    axioms: int
    documents: list[str]


class Answer(BaseModel, Generic[R]):
    """The frame of every answer."""

    command: str
    version: str
    input: Input
    logic: str
    reasoner: str
    seconds: dict[str, Any]
    result: R
    warnings: list[str]


class Axiom(BaseModel):
    """In functional syntax; in Manchester syntax with labels; and who said it."""

    axiom: str
    text: str
    origin: Literal["asserted", "oracle"]
    file: str | None = Field(default=None, description="Where it stands, if that is known.")
    line: int | None = None


class Conflict(BaseModel):
    """A sentence that is told both true and false."""

    kind: Literal[
        "class-assertion", "property-assertion", "class", "equality", "cardinality", "data"
    ]
    subject: str
    subjectLabel: str
    predicate: str | None
    predicateLabel: str | None
    object: str | None
    objectLabel: str | None
    value: Literal["B"]
    justifications: list[list[Axiom]]


class Split(BaseModel):
    """The names that had to be split, and how many axioms were softened."""

    classes: list[str]
    properties: list[str]
    guarded: int


class Measure(BaseModel):
    """How inconsistent and how incomplete something is: shares of its ground atoms."""

    inconsistency: float
    incompleteness: float
    atoms: int
    both: int
    neither: int


class NameMeasure(Measure):
    """The same of a class or an object property."""

    iri: str
    label: str


class Measures(Measure):
    """The same of the ontology and of each of its names."""

    names: list[NameMeasure]


class Checked(BaseModel):
    """`paradl check`."""

    consistent: bool
    incoherent: list[str]
    conflicts: list[Conflict]
    split: Split
    complete: bool = Field(description="Whether these are all; false where the search was ended.")
    classes: int
    individuals: int
    measures: Measures | None = Field(default=None, description="Where they were asked for.")


class ClassNode(BaseModel):
    """A class in its place."""

    iri: str
    label: str
    parents: list[str]
    equivalents: list[str]
    conflicting: bool


class Classified(BaseModel):
    """`paradl classify`."""

    classes: list[ClassNode]


class TypeValue(BaseModel):
    """A type of an individual."""

    class_: str = Field(alias="class")
    label: str
    value: Literal["T", "F", "B"]
    direct: bool


class PropertyValue(BaseModel):
    """A property value of an individual."""

    property: str
    label: str
    object: str
    objectLabel: str
    value: Literal["T", "F", "B"]


class Individual(BaseModel):
    """What is told of an individual."""

    iri: str
    label: str
    types: list[TypeValue]
    properties: list[PropertyValue]


class Realized(BaseModel):
    """`paradl realize`."""

    individuals: list[Individual]


class Value(BaseModel):
    """The value of a sentence.

    Under the logic `ac` also `verified` and `refuted`, null where that is not settled.
    """

    query: str
    value: Belnap
    told_true: bool
    told_false: bool
    verified: Literal["t", "f", "e"] | None = None
    refuted: Literal["t", "f", "e"] | None = None


class Asked(BaseModel):
    """`paradl ask`."""

    answers: list[Value]


class Explained(BaseModel):
    """`paradl explain` of one sentence."""

    query: str
    value: Belnap
    true: list[list[Axiom]]
    false: list[list[Axiom]]


class Evidence(BaseModel):
    """What the judge said of an atom."""

    atom: str
    statement: str
    value: str
    counted: str = Field(description="What of the value counts.")
    confidence: float | None
    judge: str
    samples: int
    cached: bool
    key: str
    words: dict[str, str] = Field(description="A reply for each side.")


class Candidate(BaseModel):
    """What the judge could be asked."""

    atom: str
    statement: str


class Range(BaseModel):
    """From the least to the most."""

    least: float
    most: float


class Cost(Range):
    """In money."""

    currency: str


class Estimate(BaseModel):
    """What it would take."""

    statements: int
    cached: int
    calls: Range
    tokens: Range
    cost: Cost | None = Field(description="Null where the price of the model is not known.")


class Previewed(BaseModel):
    """`paradl ground --dry-run`."""

    candidates: list[Candidate]
    estimate: Estimate


class Grounded(BaseModel):
    """`paradl ground`."""

    asked: int
    cached: int
    saved: int
    candidates: int
    evidence: list[Evidence]
    answers: list[Value]

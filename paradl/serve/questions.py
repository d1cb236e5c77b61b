"""What clients can ask, with its limits: the bodies of HTTP requests and the arguments of tools."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

Logic = Literal["adaptive", "fde", "lp", "k3", "ac", "classical"]  # names alone: no paths
Reasoner = Literal["auto", "hermit", "openllet", "elk"]
Unsupported = Literal["error", "drop"]


def _writable(text: str) -> str:
    """No lone surrogates, which JSON can spell and UTF-8 cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError("is not text in Unicode") from None
    return text


_WRITABLE = AfterValidator(_writable)

Sentence = Annotated[str, StringConstraints(min_length=1, max_length=10_000), _WRITABLE]
Pattern = Annotated[str, StringConstraints(min_length=1, max_length=1_000), _WRITABLE]
Text = Annotated[str, StringConstraints(min_length=1, max_length=100_000), _WRITABLE]
Language = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{1,35}$")]
Name = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9 _.-]{0,99}$")]
PrefixName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{0,100}$")]
Sentences = Annotated[list[Sentence], Field(max_length=1_000)]
Patterns = Annotated[list[Pattern], Field(max_length=1_000)]
Prefixes = Annotated[dict[PrefixName, Pattern], Field(max_length=1_000)]


class Question(BaseModel):
    """A question; a field that it does not have is an error, not a silence."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Load(Question):
    """How an ontology is to be read and reasoned about."""

    logic: Logic = Field(
        default="adaptive", description="What reasons where there is a contradiction."
    )
    reasoner: Reasoner = Field(default="auto", description="The engine below.")
    inclusion: Literal["internal", "strong", "material"] | None = Field(
        default=None, description="How SubClassOf is read; else as the logic says."
    )
    unsupported: Unsupported | None = Field(
        default=None,
        description="What becomes of axioms that the logic has no reading of, or HermiT refuses.",
    )
    max_justifications: int = Field(default=1, ge=1, le=100, description="For each conflict.")

    def arguments(self) -> dict[str, Any]:
        """As `paradl.load` takes them."""
        return self.model_dump()


class Whole(Question):
    """All that there is to tell; no field says more."""


class Check(Question):
    """What is in conflict, and why."""

    measures: bool = Field(default=False, description="Also how inconsistent it is, in numbers.")
    first: int | None = Field(
        default=None, ge=1, le=1_000_000, description="End the search with so many clashes."
    )


class Ask(Question):
    """The values of sentences."""

    queries: Sentences = Field(
        min_length=1,
        description="Sentences such as `tweety Type: Flies` or `Penguin SubClassOf: Bird`.",
        examples=[["tweety Type: Flies", "Penguin SubClassOf: Bird"]],
    )
    unknown_names: Literal["error", "N"] = Field(
        default="error",
        description="A name that the ontology does not have is an error, or has value N.",
    )
    prefixes: Prefixes = Field(default={}, description="Further prefixes for names.")


class Explain(Question):
    """Why a sentence has its value."""

    query: Sentence = Field(description="A sentence, as of `ask`.", examples=["tweety Type: Flies"])
    max: int = Field(default=1, ge=1, le=100, description="Justifications for each side.")
    prefixes: Prefixes = Field(default={}, description="Further prefixes for names.")


class Sparql(Question):
    """A query in SPARQL 1.1 over what is told."""

    sparql: Text = Field(
        description="SELECT, ASK, CONSTRUCT or DESCRIBE; paradl:toldFalse, toldTrue and facts are "
        "named graphs.",
        examples=["SELECT ?x ?class { GRAPH paradl:toldFalse { ?x a ?class } }"],
    )
    prefixes: Prefixes = Field(default={}, description="Further prefixes.")


class Ground(Question):
    """What the server's judge says of what the ontology leaves open."""

    queries: Sentences = Field(
        default=[],
        description="What it is for: the judge is asked what their answers depend on. Without any, "
        "about everything that it may be asked about.",
        examples=[["penguin Type: flies"]],
    )
    askable: Patterns = Field(
        default=[], description="Classes and properties that may be asked about, as `has*`."
    )
    about: Patterns = Field(default=[], description="The same of individuals.")
    dry_run: bool = Field(
        default=False, description="Say what could be asked, and at what cost; ask nothing."
    )
    eager: bool = Field(default=False, description="Ask about everything first.")
    asserted: bool = Field(default=False, description="Ask also about what the ontology asserts.")
    unanimous: bool = Field(default=False, description="A side counts only if its samples agree.")
    ignore_gluts: bool = Field(default=False, description="A value <t,t> does not count.")
    context: bool = Field(
        default=False, description="Tell the judge what the ontology says of names."
    )
    languages: Annotated[list[Language], Field(min_length=1, max_length=20)] = Field(
        default=["en"], description="Of labels; the first that there is."
    )


class LoadRequest(Load):
    """What is loaded, and how."""

    path: Annotated[str, StringConstraints(min_length=1, max_length=1_000)] | None = Field(
        default=None, description="A file of the folder that the server serves, in place of a body."
    )
    name: Name = Field(default="ontology", description="What answers call it.")
    format: Literal["ofn", "owx", "omn", "rdf", "ttl", "nt", "jsonld", "obo"] | None = Field(
        default=None, description="Where it does not show."
    )

    def load(self) -> Load:
        """How alone."""
        return Load(**self.model_dump(include=set(Load.model_fields)))

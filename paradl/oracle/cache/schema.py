"""The tables of the cache. What is in them is never changed: the database itself sees to that."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Double,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction

from paradl.errors import CacheError

VERSION = 1
METADATA = MetaData()
_ID = BigInteger().with_variant(Integer, "sqlite")

QUESTIONS = Table(
    "paradl_questions",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("digest", Text, nullable=False, unique=True),
    Column("atom", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("context", Text, nullable=False),  # a JSON list
    Column("judge", Text, nullable=False),
    Column("prompt", Text, nullable=False),
    Column("prompt_digest", Text, nullable=False),
    Column("sampling", Text, nullable=False),
)

SAMPLES = Table(
    "paradl_samples",
    METADATA,
    Column("question", _ID, ForeignKey(QUESTIONS.c.id), primary_key=True),
    Column("side", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("verdict", Text, nullable=False),
    Column("prompt_tokens", Integer, nullable=False),
    Column("completion_tokens", Integer, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("logprob", Double),
    Column("time", Text, nullable=False),
    sqlite_with_rowid=False,
)

VALUATIONS = Table(
    "paradl_valuations",
    METADATA,
    Column("question", _ID, ForeignKey(QUESTIONS.c.id), primary_key=True),
    Column("sides", Text, primary_key=True),  # as "verification,refutation"
    Column("k", Integer, primary_key=True, autoincrement=False),
    Column("value", Text, nullable=False),
    Column("samples", Text, nullable=False),  # the numbers, as "0,1/0,1,2": a list a side
    Column("time", Text, nullable=False),
    sqlite_with_rowid=False,
)

CLAIMS = Table(
    "paradl_claims",
    METADATA,
    Column("question", _ID, ForeignKey(QUESTIONS.c.id), primary_key=True),
    Column("owner", Text, nullable=False),
    Column("expires", Double, nullable=False),
)
"""Who is asking what at the moment. These rows alone come and go."""

VERSIONS = Table("paradl_schema", METADATA, Column("version", Integer, primary_key=True))

IMMUTABLE = (QUESTIONS, SAMPLES, VALUATIONS)


class Clock(GenericFunction[float]):
    """The database's own time, in seconds: the processes that share it need not agree on theirs."""

    type = Float()
    inherit_cache = True
    name = "paradl_clock"


@compiles(Clock, "sqlite")
def _sqlite_clock(element: Clock, compiler: Any, **details: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(Clock, "postgresql")
def _postgresql_clock(element: Clock, compiler: Any, **details: Any) -> str:
    return "extract(epoch FROM clock_timestamp())::double precision"


def create(connection: Connection) -> None:
    """Make the tables and their guards, where they are not there yet.

    Raises:
        CacheError: a later version of ParaDL made them.
    """
    sqlite = connection.dialect.name == "sqlite"
    if not inspect(connection).has_table(VERSIONS.name):
        METADATA.create_all(connection)
        for table in IMMUTABLE:
            for statement in (_sqlite_guards if sqlite else _postgresql_guards)(table):
                connection.execute(text(statement))
        connection.execute(insert(VERSIONS).values(version=VERSION))
    elif (found := connection.scalar(select(func.max(VERSIONS.c.version)))) != VERSION:
        raise CacheError(
            f"the cache has schema version {found}, and this ParaDL knows {VERSION}",
            "use the newer ParaDL, or name another cache",
        )


def _sqlite_guards(table: Table) -> list[str]:
    """INSERT OR REPLACE deletes without a trigger's seeing it, hence the third."""
    same = " AND ".join(f"{column.name} = NEW.{column.name}" for column in table.primary_key)
    for column in table.c:
        same += f" OR {column.name} = NEW.{column.name}" if column.unique else ""
    refuse = f"BEGIN SELECT RAISE(ABORT, 'immutable: rows of {table} are never changed'); END"
    return [
        *(
            f"CREATE TRIGGER IF NOT EXISTS {table}_no_{action.lower()} "
            f"BEFORE {action} ON {table} {refuse}"
            for action in ("UPDATE", "DELETE")
        ),
        f"CREATE TRIGGER IF NOT EXISTS {table}_no_replace BEFORE INSERT ON {table} "
        f"WHEN EXISTS (SELECT 1 FROM {table} WHERE {same}) BEGIN SELECT RAISE(IGNORE); END",
    ]


def _postgresql_guards(table: Table) -> list[str]:
    return [
        "CREATE OR REPLACE FUNCTION paradl_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ "
        "BEGIN RAISE EXCEPTION 'immutable: rows of % are never changed', TG_TABLE_NAME; END $$",
        f"CREATE OR REPLACE TRIGGER {table}_no_change BEFORE UPDATE OR DELETE OR TRUNCATE "
        f"ON {table} FOR EACH STATEMENT EXECUTE FUNCTION paradl_refuse()",
    ]

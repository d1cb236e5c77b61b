"""Opens the database of a cache."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.pool import StaticPool

from paradl.errors import CacheError, UsageError
from paradl.files import expanded
from paradl.oracle.cache.desk import failures_told
from paradl.oracle.cache.schema import VERSIONS, create

_PATIENCE_SECONDS = 60  # while another process writes
_IDLE_SECONDS = 30  # after which PostgreSQL ends the turn of a process that was stopped in it
_LOOK_SECONDS = 0.01
_TURN = 7272352  # PostgreSQL's lock of whoever writes to the cache of a database


def default_path() -> Path:
    """Where the cache is if nobody says otherwise: in the user's data directory."""
    from platformdirs import user_data_path

    return user_data_path("paradl", appauthor=False) / "judge.sqlite"


def engine(place: str | Path | None) -> Engine:
    """The database at a path or at a `postgresql://` address; None is one in memory.

    Raises:
        CacheError: it cannot be opened, or is no cache.
        UsageError: it is in memory by name.
    """
    if str(place) == ":memory:":
        raise UsageError("a cache in memory keeps nothing", "name a file, or give --no-cache")
    opened = _postgresql(place) if "://" in str(place) else _sqlite(place)
    with failures_told(), opened.begin() as connection:
        create(connection)
    return opened


def _sqlite(place: str | Path | None) -> Engine:
    if place is None:
        made = create_engine(
            "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
    else:
        path = expanded(place)
        if path.exists() and not all(os.access(one, os.W_OK) for one in (path, path.parent)):
            return _read_only(path)
        _make_folder(path.parent)
        url = make_url("sqlite://").set(database=str(path))
        made = create_engine(
            url,
            connect_args={"timeout": _PATIENCE_SECONDS},
            pool_reset_on_return=None,  # transactions are ended where they begin
        )
    event.listen(made, "connect", _set_up)
    event.listen(made, "begin", _begin)
    return made


def _read_only(path: Path) -> Engine:
    """Where SQLite may make no files beside it: it takes for granted that nobody writes to it.

    A log that holds something means that somebody may: then SQLite has to find its other files.
    """
    log = path.with_name(f"{path.name}-wal")
    still = not log.exists() or log.stat().st_size == 0
    query = {"mode": "ro", "uri": "true"} | ({"immutable": "1"} if still else {})
    made = create_engine(
        make_url("sqlite://").set(database=path.absolute().as_uri(), query=query),
        execution_options={"paradl_reads": True},
    )
    event.listen(made, "connect", _begin_where_we_say)
    event.listen(made, "connect", lambda connection, _: _check_owner(connection))
    event.listen(made, "begin", _begin)
    return made


def _postgresql(address: Any) -> Engine:
    try:
        url = make_url(str(address))
        if url.get_backend_name() not in ("postgresql", "postgres"):
            raise ArgumentError
        made = create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            isolation_level="READ COMMITTED",  # whoever waited sees what was written meanwhile
        )
    except (ArgumentError, NoSuchModuleError):
        raise CacheError(
            "this is no address of a cache",  # which may hold a password, and is not repeated
            "write postgresql://user@host/database, or the path of a file",
        ) from None
    except ModuleNotFoundError:
        raise CacheError(
            "PostgreSQL needs the package psycopg", "pip install 'paradl[postgresql]'"
        ) from None
    event.listen(made, "connect", _be_patient)
    event.listen(made, "begin", _take_turns)
    return made


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CacheError(
            f"cannot make the folder {folder} ({error.strerror})", "choose another with --cache"
        ) from None


def _set_up(connection: Any, _: Any) -> None:
    _begin_where_we_say(connection, _)
    _keep_a_log(connection)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_where_we_say(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # not where Python would


def _keep_a_log(connection: Any) -> None:
    """Of two that open a new file at a time SQLite sends one away at once: it waits here."""
    end = time.monotonic() + _PATIENCE_SECONDS
    while True:
        try:
            _check_owner(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        time.sleep(_LOOK_SECONDS)


def _check_owner(connection: Any) -> None:
    """A file of another program stays as it is: it would get our tables, and a log beside it."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    tables = {name for (name,) in found if not name.startswith("sqlite_")}
    if tables and VERSIONS.name not in tables:
        raise CacheError(
            "the cache cannot be used (it is a database of another program)",
            "name another file with --cache",
        )


def _begin(connection: Connection) -> None:
    """A writer says so at once: a reader that became one could find the database locked."""
    connection.exec_driver_sql("BEGIN" if _reads(connection) else "BEGIN IMMEDIATE")


def _be_patient(connection: Any, _: Any) -> None:
    connection.execute(f"SET lock_timeout = '{_PATIENCE_SECONDS}s'")
    connection.execute(f"SET idle_in_transaction_session_timeout = '{_IDLE_SECONDS}s'")
    connection.commit()


def _take_turns(connection: Connection) -> None:
    """One writer at a time, as in SQLite: each writes many rows, and two would end in deadlocks."""
    if not _reads(connection):
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_TURN})")


def _reads(connection: Connection) -> bool:
    return bool(connection.get_execution_options().get("paradl_reads", False))

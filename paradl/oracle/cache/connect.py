"""Opens the database of a cache."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.pool import StaticPool

from paradl.errors import CacheError
from paradl.oracle.cache.desk import failures_told
from paradl.oracle.cache.schema import create

_PATIENCE_SECONDS = 60  # while another process writes


def default_path() -> Path:
    """Where the cache is if nobody says otherwise: in the user's data directory."""
    from platformdirs import user_data_path

    return user_data_path("paradl", appauthor=False) / "judge.sqlite"


def engine(place: str | Path | None) -> Engine:
    """The database at a path or at a `postgresql://` address; None is one in memory.

    Raises:
        CacheError: it cannot be opened, or is no cache.
    """
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
        path = Path(place).expanduser()
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


def _postgresql(address: Any) -> Engine:
    try:
        url = make_url(str(address))
        if url.get_backend_name() not in ("postgresql", "postgres"):
            raise ArgumentError
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError):
        raise CacheError(
            "this is no address of a cache",  # which may hold a password, and is not repeated
            "write postgresql://user@host/database, or the path of a file",
        ) from None
    except ModuleNotFoundError:
        raise CacheError(
            "PostgreSQL needs the package psycopg", "pip install 'paradl[postgresql]'"
        ) from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CacheError(
            f"cannot make the folder {folder} ({error.strerror})", "choose another with --cache"
        ) from None


def _set_up(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """A writer says so at once: a reader that became one could find the database locked."""
    reads = connection.get_execution_options().get("paradl_reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

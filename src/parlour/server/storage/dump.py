"""Copies of a PostgreSQL database, while its workers run, and the way back: by `pg_dump`,
`pg_restore` and `psql`, which belong to PostgreSQL's client."""

import contextlib
import os
import re
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, create_engine

from parlour.core.errors import needing
from parlour.server.errors import StorageError
from parlour.server.storage import database, migrations
from parlour.server.storage.backup import finish, new_file, newer, readable
from parlour.server.storage.schema import metadata

if TYPE_CHECKING:
    import psycopg

VERSION = "alembic_version"
TABLES = [VERSION, *metadata.tables]


def backup(address: str, copy: Path) -> int:
    """Copy a database to a new file, private to its owner; return how many tables it has.

    The workers may go on: the copy is the database as it was at one moment. Raises StorageError for
    a file that is there already, for one that cannot be written, and for a database that is not
    Parlour's; then nothing is left behind.
    """
    url = database.url_of(address)
    with new_file(copy) as unfinished:
        with _connected(url) as connection:
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            snapshot, tables = _one(
                connection, "SELECT pg_export_snapshot(), (SELECT count(*) FROM tables)"
            )
            wanted = [f"--table={name}" for name in TABLES]
            _run(
                url,
                *("pg_dump", "--format=custom", "--no-owner", "--no-privileges"),
                *("--no-unlogged-table-data", f"--snapshot={snapshot}", *wanted),
                *("--file", str(unfinished), "--dbname", _address(url)),
            )
        check(unfinished)
    return int(tables)


def restore(copy: Path, address: str) -> str | None:
    """Put a backup in the place of a database's tables; return the schema where the former tables
    are kept, or None.

    Raises StorageError while a server uses the database, and for a file that is not a backup; then
    nothing has changed.
    """
    check(copy)
    url = database.url_of(address)
    with _connected(url) as connection:
        (others,) = _one(
            connection,
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name = 'parlour' AND pid <> pg_backend_pid()",
        )
        if others:
            place = database.place(url)
            raise StorageError(
                f"expected no server to be using {place}: stop it first", "server-runs", file=place
            )
        found = connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
            " AND tablename = ANY(%s)",
            [TABLES],
        )
        there = sorted(name for (name,) in found)
        (home,) = _one(connection, "SELECT current_schema()")
    aside = f"parlour_before_{time.strftime('%Y%m%d_%H%M%S')}" if there else None
    moves = "".join(f"ALTER TABLE {name} SET SCHEMA {aside};\n" for name in there)
    script = f"CREATE SCHEMA {aside};\n{moves}" if aside else ""
    script += _run(url, "pg_restore", "--no-owner", "--no-privileges", "--file=-", str(copy))
    _run(
        url,
        *("psql", "--quiet", "--no-psqlrc", "--single-transaction", "--set=ON_ERROR_STOP=1"),
        *("--dbname", _address(url)),
        given=script,
    )
    try:
        engine = create_engine("postgresql+psycopg://", creator=lambda: _connect(url))
        finish(engine, database.place(url))
    except BaseException:
        with _connected(url) as connection:
            _put_back(connection, there, aside, home)
        raise
    return aside


def _put_back(
    connection: "psycopg.Connection[Any]", tables: Sequence[str], aside: str | None, home: str
) -> None:
    """Undo a restore."""
    connection.execute(f"DROP TABLE IF EXISTS {', '.join(TABLES)} CASCADE")
    for name in tables:
        connection.execute(f'ALTER TABLE {aside}.{name} SET SCHEMA "{home}"')
    if aside:
        connection.execute(f"DROP SCHEMA {aside}")


def check(file: Path) -> None:
    """Read a copy through (StorageError)."""
    readable(file)
    try:
        said = _run(None, "pg_restore", "--data-only", f"--table={VERSION}", "--file=-", str(file))
        _run(None, "pg_restore", f"--file={os.devnull}", str(file))
    except _FailedError:
        said = ""
    version = re.search(r"^COPY .*\n(v\d+)$", said, re.MULTILINE)
    if version is None or (version[1] < migrations.HEAD and version[1] not in migrations.known()):
        raise StorageError(
            f"expected a copy of a Parlour database, which {file} is not", "no-copy", file=str(file)
        )
    if version[1] > migrations.HEAD:
        raise newer(str(file), version[1])


class _FailedError(StorageError):
    """One of PostgreSQL's programs failed."""


def _run(url: URL | None, program: str, *arguments: str, given: str = "") -> str:
    """The output of one of PostgreSQL's programs (StorageError)."""
    secret = None if url is None else _password(url)
    password = {} if secret is None else {"PGPASSWORD": secret}
    try:
        done = subprocess.run(
            [program, *arguments],
            input=given,
            capture_output=True,
            encoding="utf-8",
            errors="backslashreplace",
            env=os.environ | {"LC_ALL": "C"} | password,
        )
    except FileNotFoundError:
        raise StorageError(
            f"expected PostgreSQL's client, which has {program}: apt-get install postgresql-client",
            "program",
            name=program,
        ) from None
    if done.returncode:
        said = next((line for line in done.stderr.splitlines() if "error" in line.lower()), "")
        raise _FailedError(said or f"{program} ended with status {done.returncode}")
    return done.stdout


def _address(url: URL) -> str:
    """The address for PostgreSQL's programs, without the password, which everybody could read."""
    ours = ("password", database.PREPARE)
    query = {name: value for name, value in url.query.items() if name not in ours}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
    return plain.render_as_string()


def _password(url: URL) -> str | None:
    """It may be among the address's parameters, too, which then holds, as for the driver."""
    given = url.query.get("password", url.password)
    return given if given is None or isinstance(given, str) else given[-1]


@contextlib.contextmanager
def _connected(url: URL) -> "Iterator[psycopg.Connection[Any]]":
    with needing("postgresql"):
        import psycopg
    place = database.place(url)
    try:
        with _connect(url) as connection:
            yield connection
    except psycopg.errors.UndefinedTable:
        raise StorageError(
            f"expected a Parlour database, which {place} is not", "no-copy", file=place
        ) from None
    except psycopg.Error as error:
        reason = database.reason(error)
        raise StorageError(
            f"the tables in {place} cannot be opened: {reason}",
            "unopened",
            place=place,
            reason=reason,
        ) from None


def _connect(url: URL) -> "psycopg.Connection[Any]":
    import psycopg

    return psycopg.connect(
        _address(url), password=_password(url), connect_timeout=database.CONNECT_TIMEOUT
    )


def _one(connection: "psycopg.Connection[Any]", query: str) -> Any:
    return connection.execute(query).fetchone()

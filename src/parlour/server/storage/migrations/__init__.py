"""The history of the database schema (Alembic), applied when a server starts."""

import re
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, inspect, text

from parlour.server.errors import BadDatabaseError
from parlour.server.storage.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "v0015"
"""The newest revision. A database at this revision needs no Alembic, which is slow to import."""
OURS = frozenset(metadata.tables)

LOCK = 0x7061726C6F7572
"""The lock by which workers that start together come here one after the other."""


def upgrade(connection: Connection) -> None:
    """Bring the database up to date, inside the caller's transaction (BadDatabaseError)."""
    found = current(connection)
    if found == HEAD:
        return
    if connection.dialect.name == "postgresql":  # SQLite has one writer at a time
        for timeout in ("statement_timeout", "lock_timeout"):
            connection.execute(text(f"SET LOCAL {timeout} = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        found = current(connection)
    taken = set(inspect(connection).get_table_names()) - {"alembic_version"}
    if connection.dialect.name != "sqlite":  # where others may have tables beside ours
        taken &= OURS
    check(str(connection.engine.url.database), None if found == "None" else found, taken)
    from alembic import command

    alembic = config()
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")


def known() -> set[str]:
    """All revisions that there have ever been."""
    return {file.name[:5] for file in Path(__file__).parent.glob("versions/v[0-9]*.py")}


def check(place: str, revision: str | None, tables: Collection[str]) -> None:
    """Raises BadDatabaseError for a revision of a newer version, and for a database that is not
    ours."""
    if revision is None:
        ours = not tables
    else:
        ours = bool(re.fullmatch(r"v\d{4}", revision)) and (revision > HEAD or revision in known())
    if not ours:
        raise BadDatabaseError(
            f"expected a database of Parlour's, {place} is another program's: choose another place",
            "other-program",
            place=place,
        )
    if revision is not None and revision > HEAD:
        raise BadDatabaseError(
            f"{place} was written by a newer version of Parlour ({revision}; this one knows "
            f"{HEAD}): upgrade Parlour, or put an older backup in its place",
            "newer-tables",
            place=place,
            version=revision,
            wanted=HEAD,
        )


def touch(connection: Connection) -> None:
    """Write to the database, but change nothing."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def current(connection: Connection) -> str | None:
    """The database's revision; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: Any = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found)


def config() -> "Config":
    """Alembic's configuration, for `upgrade`."""
    from alembic.config import Config

    alembic = Config()
    alembic.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return alembic

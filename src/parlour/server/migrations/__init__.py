"""The history of the database schema (Alembic), applied when a server starts."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, inspect, text

from parlour.server.errors import StorageError

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "v0003"
"""The newest revision. A database at this revision needs no Alembic, which is slow to import."""

LOCK = 0x7061726C6F7572
"""Workers that start at once come here one after the other."""


def upgrade(connection: Connection) -> None:
    """Bring the database up to date, inside the caller's transaction (StorageError)."""
    if current(connection) == HEAD:
        return
    if connection.dialect.name == "postgresql":  # SQLite has one writer at a time
        for timeout in ("statement_timeout", "lock_timeout"):
            connection.execute(text(f"SET LOCAL {timeout} = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    from alembic import command
    from alembic.util import CommandError

    alembic = config()
    alembic.attributes["connection"] = connection
    try:
        command.upgrade(alembic, "head")
    except CommandError as error:  # a revision that this version does not know
        raise StorageError(f"expected tables of this version or an older one: {error}") from error


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

"""The history of the database schema (Alembic), applied when a server starts."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "v0001"
"""The newest revision. A database that has it needs no Alembic, which is slow to import."""


def upgrade(connection: Connection) -> None:
    """Bring the database up to date, inside the caller's transaction."""
    if current(connection) == HEAD:
        return
    from alembic import command

    alembic = config()
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")


def current(connection: Connection) -> str | None:
    """The database's revision; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: Any = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found)


def config() -> "Config":
    from alembic.config import Config

    alembic = Config()
    alembic.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return alembic

"""Alembic runs this to reach the database: the connection is handed in by `upgrade`."""

from alembic import context


def run() -> None:
    """Apply the migrations inside the caller's transaction."""
    from parlour.server.storage.schema import metadata

    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata)
    context.run_migrations()


if hasattr(context, "_proxy"):  # not when a tool merely imports this file
    run()

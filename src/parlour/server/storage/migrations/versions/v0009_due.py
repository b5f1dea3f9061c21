"""When a table has something to do, though nobody may be there."""

import sqlalchemy as sa
from alembic import op

revision = "v0009"
down_revision = "v0008"

DUE = sa.text("due IS NOT NULL")


def upgrade() -> None:
    """Add the column, and an index of those that have it. A game that is under way gets it with its
    next entry."""
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_due", "tables", ["due"], sqlite_where=DUE, postgresql_where=DUE)


def downgrade() -> None:
    """Drop both."""
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")

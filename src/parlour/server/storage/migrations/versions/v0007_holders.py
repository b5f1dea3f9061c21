"""Whose games the records are."""

import sqlalchemy as sa
from alembic import op

revision = "v0007"
down_revision = "v0006"


def upgrade() -> None:
    """Add the column; of older records nobody can tell."""
    op.add_column("records", sa.Column("holders", sa.LargeBinary))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("records", "holders")

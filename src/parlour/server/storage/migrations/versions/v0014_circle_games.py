"""The games of circles, with the points of each round."""

import sqlalchemy as sa
from alembic import op

from parlour.server.storage.migrations.types import ID

revision = "v0014"
down_revision = "v0013"


def upgrade() -> None:
    """Create the table. Of results until now the seats are not known."""
    op.create_table(
        "circle_games",
        sa.Column("circle_id", ID, primary_key=True),
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", ID, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.add_column("circle_results", sa.Column("seat", sa.Integer))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("circle_results", "seat")
    op.drop_table("circle_games")

"""Who asks for a member of a circle to be removed."""

import sqlalchemy as sa
from alembic import op

revision = "v0015"
down_revision = "v0014"


def upgrade() -> None:
    """Add the column: until now, nobody asked."""
    op.add_column("circle_members", sa.Column("removal", sa.Integer))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("circle_members", "removal")

"""The types of columns in migrations: they stay as they are, whatever later migrations use."""

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

ID = sa.String(32).with_variant(postgresql.VARCHAR(32, collation="C"), "postgresql")
"""Compared byte by byte."""
HASH = sa.String(64).with_variant(postgresql.VARCHAR(64, collation="C"), "postgresql")

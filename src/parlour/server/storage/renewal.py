"""New secrets after a restore: `docs/fairness.md` says why.

What happened after the copy was made is lost to the server, not to those who saw it: a game that
begins now could be dealt the cards of one that was played then, with its key shown. So keys of
games that have not begun follow from a new secret. Games under way keep theirs, which promised
their deals; their log says that they were restored, and so do their tables.
"""

from sqlalchemy import Connection, func, insert, select

from parlour.server.storage.schema import entries, tables
from parlour.server.storage.store import wall_clock
from parlour.server.tables import log
from parlour.server.tables.fairness import new_secret


def renew(connection: Connection) -> int:
    """Write into the log of every table that the server was restored, inside the caller's
    transaction; return how many there are. The database has today's schema."""
    now = wall_clock()
    last = select(tables.c.id, tables.c.folded, func.max(entries.c.n))
    last = last.outerjoin(entries, entries.c.table_id == tables.c.id).group_by(tables.c.id)
    rows = [
        {
            "table_id": table,
            "n": max(folded, n or 0) + 1,
            "body": log.encode(log.Restored(secret=new_secret().hex())),
            "at": now,
        }
        for table, folded, n in connection.execute(last)
    ]
    if rows:
        connection.execute(insert(entries), rows)
    return len(rows)

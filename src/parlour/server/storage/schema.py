"""The tables of the database, as SQLAlchemy describes them; `migrations/` makes them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects import postgresql

metadata = MetaData()

ID = String(32).with_variant(postgresql.VARCHAR(32, collation="C"), "postgresql")
"""Compared byte by byte: no locale of the system's has a say in it."""

HASH = String(64).with_variant(postgresql.VARCHAR(64, collation="C"), "postgresql")

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("snapshot", LargeBinary),
    Column("folded", Integer, nullable=False, server_default="0"),  # the snapshot's entry number
    Column("touched", BigInteger, nullable=False, server_default="0"),  # as of the snapshot
    Column("due", BigInteger),  # when it has something to do, though nobody may be there
)

_DUE = text("due IS NOT NULL")
Index("tables_due", tables.c.due, sqlite_where=_DUE, postgresql_where=_DUE)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("table_id", ID, primary_key=True),  # of a table that may be gone
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("holders", LargeBinary),  # JSON: a `log.Finished`'s; none in old ones
)

transfers = Table(
    "transfers",
    metadata,
    Column("code", HASH, primary_key=True),  # hashed
    Column("seats", LargeBinary, nullable=False),  # as JSON: tables, and hashes of tokens
    Column("until", BigInteger, nullable=False),
    Column("taker", HASH),  # the hash of the secret that the new tokens follow from
    Column("circles", LargeBinary),  # as JSON: circles, and hashes of members' tokens
    Column("games", LargeBinary),  # those that the browser remembers, packed, until they are taken
)

join_codes = Table(
    "join_codes",
    metadata,
    Column("code", ID, primary_key=True),
    Column("table_id", ID, unique=True),  # where it leads; nowhere any more: its game has begun
    Column("lobby", Integer, nullable=False),  # how many games had begun at the table
    Column("until", BigInteger, nullable=False),  # good, unless it is written again before then
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("token", HASH, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # a `wire.Subscription` as JSON
    Column(
        "told", Integer, nullable=False
    ),  # twice the entry that began the last turn they were told of; one more: twice
)

circles = Table(
    "circles",
    metadata,
    Column("id", ID, primary_key=True),
    Column("tag", ID, unique=True, nullable=False),  # tells which it is, and does not lead to it
    Column("name", Text, nullable=False),
    Column("open", Boolean, nullable=False),  # to newcomers
    Column("touched", BigInteger, nullable=False),
)

circle_members = Table(
    "circle_members",
    metadata,
    Column("circle_id", ID, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("token", HASH, nullable=False),
    Column("name", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("removal", Integer),  # the number of a member who asks for this one to be removed
)

circle_tables = Table(
    "circle_tables",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("circle_id", ID, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("circle_tables_circle", "circle_id"),
)

circle_seats = Table(
    "circle_seats",  # whose a seat is, by the hash of its token
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("token", HASH, primary_key=True),
    Column("circle_id", ID, nullable=False),
    Column("member", Integer, nullable=False),
)

circle_results = Table(
    "circle_results",  # the games that are over, by those who played
    metadata,
    Column("circle_id", ID, primary_key=True),
    Column("table_id", ID, primary_key=True),  # of a table that may be gone
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("member", Integer, primary_key=True, autoincrement=False),
    Column("game", ID, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),  # of those who were counted before games were kept: none
)

circle_games = Table(
    "circle_games",  # for as long as one of those who played belongs to the circle
    metadata,
    Column("circle_id", ID, primary_key=True),
    Column("table_id", ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", ID, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # a `circles.games.Body` as JSON
)

pads = Table(
    "pads",  # score pads that several devices write on
    metadata,
    Column("id", ID, primary_key=True),
    Column("token", HASH, nullable=False),  # of whoever can take it away
    Column("game", ID, nullable=False),
    Column("options", LargeBinary, nullable=False),  # JSON
    Column("players", Integer, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("n", Integer, nullable=False),  # of the line that was written last
    Column("touched", BigInteger, nullable=False),
)

pad_lines = Table(
    "pad_lines",  # the last one in each place
    metadata,
    Column("pad_id", ID, primary_key=True),
    Column("place", ID, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # a `wire.PadLine` as JSON
)

runs = Table(
    "runs",  # the times in which servers ran, in milliseconds since 1970
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

# The workers that share the database, and what they keep only while they live.

workers = Table(
    "workers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("until", BigInteger, nullable=False),  # lives, unless it says so again before then
)

listings = Table(
    "listings",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # a `wire.OpenTable` as JSON
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # open, unless it is written again before then
)

guests = Table(
    "guests",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("worker", ID, primary_key=True),
    Column("here", LargeBinary, nullable=False),  # a `peers.Guests` as JSON
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("worker", ID, nullable=False),
)

PASSING = (workers, guests, leases)
"""Tables of no use once the workers are gone; remarks and free text pass through them."""

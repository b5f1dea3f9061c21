"""`parlour replay` shows a record move by move: in a browser, or in the terminal."""

import base64
import sys
import zlib

from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.core.record import Acted, Entry, Record
from parlour.core.table import Table
from parlour.text import printable


def place_of(record: Record) -> str:
    """The address of a record's replay, counted from the home page: it holds the whole record, as
    `web/src/replay/link.ts` reads it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(record.to_json()) + packer.flush()
    return f"replay#record={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def in_browser(record: Record) -> None:
    """Open the replay in a browser, at a server on this machine, until Ctrl+C; without a display,
    say where it is."""
    from parlour.cli.play import SHARES
    from parlour.cli.serve import LOOPBACK, free_port, has_display, run
    from parlour.server.settings.settings import Settings

    settings = Settings(host=LOOPBACK, port=free_port(), share=SHARES)
    run(settings, opens_browser=has_display(), place=place_of(record))


def in_terminal(record: Record, seat: int | None) -> None:
    """Print the table after each step, as a seat sees it, or with all cards open (SeatError); cards
    that nobody saw stay hidden. At a terminal, each waits for Enter; any other input ends it."""
    from parlour.games.replaying import steps

    waits = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    for number, (entry, table) in enumerate(steps(record), start=1):
        shown = None if seat in record.unseen else seat
        seen = table.view(shown).text(table.names) if seat is not None else str(table)
        say(f"{number}. {_told(entry, table)}")
        say("\n".join(f"  {printable(line)}" for line in seen.splitlines()))
        if waits and input(f"{text('cli-step-on')} ").strip():
            return


def _told(entry: Entry, table: Table) -> str:
    """An entry in a few words: who, and the action as notation."""
    seat = getattr(entry, entry.__struct_fields__[0])
    if isinstance(seat, str):
        return text("cli-ended", how=seat)
    name = printable(table.names[seat])
    return f"{name}: {entry.action}" if isinstance(entry, Acted) else f"{name}: {_kind(entry)}"


def _kind(entry: Entry) -> str:
    return text(f"cli-step-{type(entry).__name__.lower()}")

"""What a table that is in no room would tell."""

from parlour.server import wire
from parlour.server.rooms import info
from parlour.server.rooms.audience import Audience
from parlour.server.rooms.clock import Clock
from parlour.server.rooms.moment import Moment
from parlour.server.rooms.presence import Presence
from parlour.server.rooms.waiting import Waiting
from parlour.server.settings.settings import Settings
from parlour.server.tables.state import TableState


def info_of(state: TableState, presence: Presence, audience: Audience) -> wire.TableInfo:
    """What everybody may know about it, on a server without a list of open tables."""
    settings = Settings(open_tables=False)
    clock = Clock(state, presence, Moment(state), 0.0)
    return info.table(state, presence, Waiting(state, presence, clock, settings), settings)

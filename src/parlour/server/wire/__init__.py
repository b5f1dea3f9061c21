"""The messages of the wire, as types. The page's TypeScript types are generated from them.

Frames are JSON texts, one message each; `type` says which.
"""

from parlour.core.numbers import NO_ENTRY as NO_ENTRY
from parlour.core.numbers import EntryNumber as EntryNumber
from parlour.core.numbers import Seat as Seat
from parlour.core.numbers import by_seat as by_seat
from parlour.server.wire.bodies import BODIES as BODIES
from parlour.server.wire.bodies import NOT_THE_PAGES as NOT_THE_PAGES
from parlour.server.wire.frames import *
from parlour.server.wire.http import *
from parlour.server.wire.limits import *
from parlour.server.wire.messages import *
from parlour.server.wire.pads import *

PROTOCOL = 3
"""Raised with every change that an older page cannot speak; the page then reloads itself."""

CLOSE_STOPPING = 1001
"""The server is stopping: come back soon."""
CLOSE_FAILED = 1011
"""The table could not be read: come back later."""
CLOSE_PROTOCOL = 4001
"""Another version of the protocol: reload the page."""
CLOSE_NO_HELLO = 4002
"""No `hello` in time."""
CLOSE_NO_TABLE = 4004
"""There is no such table: do not come back."""
CLOSE_FULL = 4005
"""Too many connections to this table: do not come back."""
CLOSE_SLOW = 4008
"""The client reads too slowly: come back and catch up."""
CLOSE_FLOOD = 4029
"""Far too many messages."""

"""Rooms, the tables that the server has in memory: the people there, their messages, and the news
that they get.

A `Room` holds the state of one table and is the only way to change it. Each other file in this
folder is about one thing:

handling.py carries out messages of clients: the one place that tells them apart audience.py the
clients in the room, and what each has been told framing.py their news, as messages of the wire
presence.py which players are here, and for whom a bot stands in moment.py the moment to act out of
turn, and the actions held until it ends clock.py the turn clock hints.py hints pace.py what a table
does by itself listings.py the list of open tables rooms.py the rooms of this process sharing.py
rooms of the same table on several workers, kept in step unattended.py tables that go on though
nobody is there
"""

from parlour.server.rooms.listings import Listings
from parlour.server.rooms.room import Room
from parlour.server.rooms.rooms import Rooms
from parlour.server.rooms.sharing import Sharing
from parlour.server.rooms.unattended import Unattended

__all__ = ["Listings", "Room", "Rooms", "Sharing", "Unattended"]

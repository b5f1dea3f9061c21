"""Rooms, the tables that the server has in memory: the people there, their messages, and the news
that they get.

A `Room` holds the state of one table and is the only way to change it. Each other file in this
folder is about one thing, which its first line says.
"""

from parlour.server.rooms.listings import Listings
from parlour.server.rooms.room import Room
from parlour.server.rooms.rooms import Rooms
from parlour.server.rooms.sharing import Sharing
from parlour.server.rooms.unattended import Unattended

__all__ = ["Listings", "Room", "Rooms", "Sharing", "Unattended"]

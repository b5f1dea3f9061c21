"""People's requests to a table, checked against its state: each command becomes one log entry.

A command is a function, declared with its message, who may send it and when (`declaring.py`). It
takes the state, the seat that asks (None: a spectator) and the message, perhaps with more that it
needs to know. It returns the change, yet to be written and applied, or None if there is nothing to
do; or it raises the error that refuses the request. Names, seats and options are checked here,
actions by the game.

What becomes no entry, such as a hint or a remark, is checked here too, but is not declared.
"""

from parlour.server.tables.commands.agreeing import *
from parlour.server.tables.commands.asking import *
from parlour.server.tables.commands.away import *
from parlour.server.tables.commands.beginning import *
from parlour.server.tables.commands.declaring import *
from parlour.server.tables.commands.hosting import *
from parlour.server.tables.commands.playing import *
from parlour.server.tables.commands.seats import *
from parlour.server.tables.commands.talk import *

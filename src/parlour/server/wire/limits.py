"""Limits of messages, and fixed choices: the same for all servers."""

MAX_NAME = 32
"""Characters of a name, as people count them: a letter with its marks is one, so is an emoji."""

MAX_TEXT = 120
"""Characters of free text, counted in the same way."""

AVATARS = 12
"""The number of faces for people to choose from."""

CLOCKS = (0, 30, 60, 180, 86_400, 3 * 86_400)
"""Seconds that a turn may take; 0: as many as it likes."""

MAX_PACE = 10_000
"""The most milliseconds that bots take to move."""

MAX_MOMENT = 10_000
"""The most milliseconds that the next turn waits while somebody can be caught."""

JOIN_CODE = 6
"""Letters of a join code."""

MOST_SEATS = 10
"""The most people at one table, of whatever game."""

MAX_PAD_LINES = 60
"""Lines of a score pad that a device sends at once."""

MAX_PAD_ROUNDS = 200
"""Rounds of a score pad that several devices write on."""

MAX_PAD_CARDS = 112
"""The most cards that somebody can have when a round ends: as many as the largest deck."""

MAX_PAD_POINTS = 9999
"""The most points that somebody can have in a round of a score pad, above 0 or below."""

SEASON = 3
"""Months of a season, by which a circle's games are counted."""

MAX_FRAME = 4096
"""Bytes in one frame from a client."""

MAX_BODY = 16_384
"""Bytes in the body of a request."""

MAX_LARGE_BODY = 65_536
"""Bytes in the body of those that bring games or lines of a score pad."""

MAX_GAMES = MAX_LARGE_BODY - MAX_BODY
"""Characters of the games, packed, that go along to another device."""

MAX_HELD = 100
"""Seats, and memberships of circles, that go along to another device."""

NUDGE_EVERY = 20_000
"""Milliseconds between two nudges to the same person, by anybody."""

COME_BACK_WITHIN = 3_000
"""Milliseconds in which the clients of a server that stops come back, each at a time of its own."""

ERASED_NAME = "N. N."
"""Stands in the place of a name that was erased, in every language."""

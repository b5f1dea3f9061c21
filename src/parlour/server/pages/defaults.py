"""The defaults with which a browser leads a table by itself, as the server would.

`python -m parlour.server.pages.defaults` prints them.
"""

import json
from typing import Any

import msgspec

from parlour.bots.level import LONGEST
from parlour.server.rooms import creating as tables
from parlour.server.rooms.pace import SEARCH_BEATS
from parlour.server.settings.settings import Settings
from parlour.server.tables.names import BOT_NAMES


def defaults() -> dict[str, Any]:
    """By name; times are in milliseconds."""
    settings = Settings()
    return {
        "GAMES": msgspec.to_builtins(tables.catalogue()),
        "BOT_NAMES": BOT_NAMES,
        "PACE": round(settings.pace * 1000),
        "MOMENT": round(settings.moment * 1000),
        "BOT_PATIENCE": round(settings.bot_patience * 1000),
        "LONGEST": round(LONGEST * 1000),
        "SEARCH_BEAT": round(settings.beat * SEARCH_BEATS * 1000),
    }


if __name__ == "__main__":
    print(json.dumps(defaults()))

"""What a browser needs to know to lead a table by itself, as the server would.

`python -m parlour.server.defaults` prints it.
"""

import json
from typing import Any

import msgspec

from parlour.server import tables, thinkers
from parlour.server.names import BOT_NAMES
from parlour.server.rooms import pace
from parlour.server.settings import Settings


def defaults() -> dict[str, Any]:
    """By name; times are in milliseconds."""
    settings = Settings()
    return {
        "GAMES": msgspec.to_builtins(tables.catalogue()),
        "BOT_NAMES": BOT_NAMES,
        "PACE": round(settings.pace * 1000),
        "MOMENT": round(settings.moment * 1000),
        "VARIETY": pace.VARIETY,
        "BOT_PATIENCE": round(settings.bot_patience * 1000),
        "LONGEST": round(thinkers.LONGEST * 1000),
    }


if __name__ == "__main__":
    print(json.dumps(defaults()))

"""Looks for a secret and moves like those in `test_uno.py`: a round of UNO for four in which nobody
draws by choice and people do to each other everything they can.

`PYTHONPATH=tests python -m browser.playing.find_round` tries the secrets of "uno 0", "uno
1" and so on, each with a few rounds of wishful play with fixed luck, and prints the first that
works, with its moves. It takes minutes.
"""

import argparse
import hashlib
from itertools import count
from random import Random
from typing import Any

from browser.houses import begun, person_at
from parlour.core.table import Table
from parlour.server.storage.store import StoredTable
from parlour.server.tables import log
from parlour.server.tables.folding import folded

NAMES = ["Ann", "Bo", "Chiara", "Dmitri"]
LONGEST = 36
"""Moves; each takes a browser test about a second."""
TRIES = 20
"""Rounds with one secret."""
WISHES = {"gave two", "guilty", "innocent", "caught", "called late", "called", "won with scary"}
Moves = list[tuple[int, str]]


def dealt(number: int) -> Table:
    """The first round of a table with the secret of this number."""
    header = log.Header(game="uno", seats=4, options={"points": 1}, pace=1000, moment=60_000)
    secret = hashlib.sha256(f"uno {number}".encode()).digest()
    people = [person_at(seat, name) for seat, name in enumerate(NAMES)]
    state = folded(begun(StoredTable("four", header, secret, people)))
    assert state.table
    return state.table


def fulfilled(table: Table, moves: Moves) -> set[str]:
    """Which of WISHES came true in these moves, played at the table."""
    events = [table.game.sight.event(table.state, told, None) for told in table.journal]
    kinds = [event.kind for event in events if event]
    judged = {event.guilty for event in events if event and event.kind == "challenged"}
    wishes = {
        "gave two": kinds.count("gave") == 2,
        "guilty": True in judged,
        "innocent": False in judged,
        "caught": "caught" in kinds,
        "called late": "called" in kinds,
        "called": any(text.endswith(" uno") for _, text in moves),
        "won with scary": moves[-1][1] == "scary",
    }
    return {wish for wish, true in wishes.items() if true}


def wishful(table: Table, rng: Random) -> tuple[int, str] | None:
    """A move that may lead to more of WISHES; None if there is nothing left but to draw."""
    seat = table.to_act
    assert seat is not None
    if table.interruptible and rng.random() < 0.7:
        silent = table.state.silent
        if rng.random() < 0.5:
            return silent, "uno"
        return rng.choice([other for other in range(4) if other != silent]), f"catch {silent}"
    legal = [text for text in table.legal() if text[:5] not in ("draw", "catch", "uno", "accep")]
    if not legal or legal == ["pass"]:
        return None
    wild = [text for text in legal if text[:2] in ("+4", "sc")]
    return seat, rng.choice(wild if wild and rng.random() < 0.5 else legal)


def play(number: int, rng: Random) -> tuple[Table, Moves] | None:
    """A whole round, if it is short enough."""
    table, moves = dealt(number), []
    while not table.over:
        move = wishful(table, rng)
        if move is None or len(moves) == LONGEST:
            return None
        table.play(move[1], move[0])
        moves.append(move)
    return table, moves


def replayed(number: int, moves: Moves) -> Table:
    """The table after these moves; raises ActionError if one is not legal."""
    table = dealt(number)
    for seat, move in moves:
        table.play(move, seat)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="the number to begin with")
    first: Any = parser.parse_args().first
    for number in count(first):
        for attempt in range(TRIES):
            round_ = play(number, Random(f"{number} {attempt}"))
            if round_ and fulfilled(*round_) == WISHES:
                print(f"uno {number}")
                print(*round_[1], sep=",\n")
                return


if __name__ == "__main__":
    main()

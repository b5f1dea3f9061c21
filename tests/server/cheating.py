"""A server that cheats: what it shows to browsers before a game, and the record that it shows after
it. In all that nobody was shown, it is consistent: it deals from what it has made up.

Ann sits on seat 0, a bot on 1, Bo on 2, Cy on 3."""

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from parlour.games import registry
from parlour.server.rooms import framing
from parlour.server.rooms.audience import Audience
from parlour.server.rooms.presence import Presence
from parlour.server.tables import log, steps
from parlour.server.tables.fairness import Origin, pledge
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.revealed import reveal
from parlour.server.tables.state import Change, TableState
from server.fair_by_hand import seal_of
from server.finished import play_on
from server.roomless import info_of

GIVEN = {0: "a1" * 32, 2: "b2" * 32, 3: "c3" * 32}
"""What the browsers make at random."""
AGAIN = {seat: one[::-1] for seat, one in GIVEN.items()}
"""And the next time they are asked."""
ITS_OWN = "e5" * 32
"""What the server makes up."""

Frame = dict[str, Any]


@dataclass
class Game:
    """A game that somebody cheats at, or nobody."""

    record: dict[str, Any]
    """What the server answers after it."""
    shown: list[Frame]
    """What it has shown to all browsers."""
    to: dict[int, list[Frame]] = field(default_factory=dict)
    """To some seats, something else."""

    def shown_to(self, seat: int) -> list[Frame]:
        return self.to.get(seat, self.shown)

    @property
    def text(self) -> str:
        return json.dumps(self.record)


def frame(state: TableState) -> Frame:
    audience = Audience(state)
    told: Frame = json.loads(framing.encode(info_of(state, Presence(state, audience), audience)))
    return told


def lobby(table: str = "T", secret: bytes = bytes(32), **rules: Any) -> TableState:
    options = registry.get("mojo").options({"points": 10} | rules, seats=4).values()
    header = log.Header(game="mojo", seats=4, options=options, pace=0, moment=0)
    entries: list[log.LogEntry] = [
        log.Seated(seat=seat, name=name, token=name) for seat, name in ((0, "Ann"), (2, "Bo"))
    ]
    entries += [log.Seated(seat=3, name="Cy", token="Cy")]
    entries += [log.BotSeated(seat=1, bot="easy", name="Ada")]
    return folded(StoredTable(table, header, secret, entries))


def sealed(state: TableState, given: dict[int, str]) -> list[Frame]:
    """What all are shown until the game is sealed."""
    shown = [frame(state)]
    for seat, one in given.items():
        apply(state, Change(log.Pledged(seat=seat, pledge=pledge(one))))
    shown.append(frame(state))
    apply(state, steps.start(state))
    return [*shown, frame(state)]


def contributed(state: TableState, given: dict[int, str]) -> list[Frame]:
    """What all are shown until the game can be dealt."""
    shown = []
    for seat, one in given.items():
        apply(state, Change(log.Contributed(seat=seat, contribution=one), state.table))
        shown.append(frame(state))
    return shown


def dealt(state: TableState) -> list[Frame]:
    apply(state, steps.deal(state))
    return [frame(state)]


def record_of(state: TableState) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(reveal(play_on(state, Random(1))) or b"")
    return document


def honest() -> Game:
    state = lobby()
    shown = sealed(state, GIVEN) + contributed(state, GIVEN) + dealt(state)
    return Game(record_of(state), shown)


def behind_their_backs(changed: Callable[[Origin], Origin]) -> Game:
    """All are shown an honest beginning; the cards come from another one."""
    state = lobby()
    shown = sealed(state, GIVEN) + contributed(state, GIVEN)
    really = copy.deepcopy(state)
    assert really.origin
    really.origin = changed(really.origin)
    shown += dealt(state)
    apply(really, steps.deal(really))
    return Game(record_of(really), shown)


def swapped(values: Any) -> list[Any]:
    return [*values[:2], values[3], values[2]]


def at(values: Any, seat: int, value: Any) -> list[Any]:
    return [value if n == seat else one for n, one in enumerate(values)]


def reordered() -> Game:
    """Each contribution and pledge is used, but Bo's and Cy's for each other."""
    return behind_their_backs(
        lambda origin: replace(
            origin,
            contributions=swapped(origin.contributions),
            pledges=swapped(origin.pledges),
        )
    )


def reordered_contributions() -> Game:
    return behind_their_backs(
        lambda origin: replace(origin, contributions=swapped(origin.contributions))
    )


def in_a_bots_name() -> Game:
    return behind_their_backs(
        lambda origin: replace(
            origin,
            contributions=at(origin.contributions, 1, ITS_OWN),
            pledges=at(origin.pledges, 1, pledge(ITS_OWN)),
        )
    )


def a_bot_called_a_person() -> Game:
    return behind_their_backs(
        lambda origin: replace(
            origin,
            contributions=at(origin.contributions, 1, ITS_OWN),
            pledges=at(origin.pledges, 1, pledge(ITS_OWN)),
            bots=[],
        )
    )


def replaced() -> Game:
    return behind_their_backs(
        lambda origin: replace(origin, contributions=at(origin.contributions, 2, ITS_OWN))
    )


def replaced_with_its_pledge() -> Game:
    return behind_their_backs(
        lambda origin: replace(
            origin,
            contributions=at(origin.contributions, 2, ITS_OWN),
            pledges=at(origin.pledges, 2, pledge(ITS_OWN)),
        )
    )


def left_out() -> Game:
    """Though Bo's contribution was shown to all."""
    return behind_their_backs(
        lambda origin: replace(origin, contributions=at(origin.contributions, 2, None))
    )


def called_late() -> Game:
    """Bo has shown it, but the server says that it never came: what nobody can disprove."""
    state = lobby()
    came = {seat: one for seat, one in GIVEN.items() if seat != 2}
    shown = sealed(state, GIVEN) + contributed(state, came) + dealt(state)
    return Game(record_of(state), shown)


def called_late_after_all() -> Game:
    """Bo was shown that it came; the others were not."""
    late, early = called_late(), honest()
    return Game(late.record, late.shown, {2: early.shown[:-1] + late.shown[-1:]})


def two_stories() -> Game:
    """Ann is shown another pledge of Bo's than all others are."""
    game = honest()
    other = copy.deepcopy(game.shown)
    for one in other:
        if one["pledges"]:
            one["pledges"][2] = pledge(ITS_OWN)
    return Game(game.record, game.shown, {0: other})


def cut() -> Game:
    game = honest()
    del game.record["record"]["entries"][-2:]
    return game


def cut_and_called_ended() -> Game:
    game = cut()
    game.record["record"]["entries"].append({"ended": "unscored"})
    game.record["record"]["parlour"] = 2
    return game


def emptied() -> Game:
    game = honest()
    game.record["record"]["entries"] = []
    return game


def another_key() -> Game:
    return behind_their_backs(lambda origin: replace(origin, key=bytes.fromhex(ITS_OWN)))


def another_game() -> Game:
    """A record of another table, honest in itself."""
    state = lobby("U", bytes.fromhex(ITS_OWN))
    sealed(state, GIVEN)
    contributed(state, GIVEN)
    dealt(state)
    return Game(record_of(state), honest().shown)


def named_otherwise(**names: Any) -> Game:
    """The promise is kept, but under a name that the server has chosen when it knew the rest."""
    state = lobby()
    shown = sealed(state, GIVEN) + contributed(state, GIVEN)
    really = copy.deepcopy(state)
    assert really.origin
    really.origin = replace(really.origin, **names)
    shown += dealt(state)
    apply(really, steps.deal(really))
    return Game(record_of(really) | names, shown)


def of_another_table() -> Game:
    return named_otherwise(table="U")


def of_another_number() -> Game:
    return named_otherwise(game=1000)


def by_other_rules() -> Game:
    """Which the server has chosen when it knew all contributions."""
    really = lobby(discards=2)
    sealed(really, GIVEN)
    contributed(really, GIVEN)
    dealt(really)
    return Game(record_of(really), honest().shown)


def pledged_in_his_place() -> Game:
    """Bo's pledge was confirmed; then the server put its own there, and shows that to all."""
    state = lobby()
    shown = sealed(state, GIVEN)[:-1]
    state = lobby()
    ours = GIVEN | {2: ITS_OWN}
    shown += sealed(state, ours)[-1:] + contributed(state, ours) + dealt(state)
    return Game(record_of(state), shown)


def without_a_word() -> Game:
    """The server says nothing of all this, as an old one would, and makes up all of it."""
    game = honest()
    for one in game.shown:
        del one["coming"]
    return game


def after_games_to_come() -> Game:
    """Nothing is wrong with it, but the browser was first shown games of far greater numbers."""
    game = honest()
    begun = next(one for one in game.shown if one["pledges"])
    to_come = [begun | {"games": 1000 + n, "commitment": ITS_OWN} for n in range(10)]
    return Game(game.record, to_come + game.shown)


def with_marked_cards() -> Game:
    """Marks of cards that nobody saw would change the order of cards before a shuffle, as the
    server likes. (With these, it is the same.)"""
    game = honest()
    for entry in game.record["record"]["entries"]:
        if "deck" in entry:
            entry["deck"] = [card.replace("9", "9?") for card in entry["deck"]]
    game.record["record"]["parlour"] = 5
    return game


def not_what_was_pledged() -> Game:
    """Bo shows something else than he had pledged, and the server takes it."""
    state = lobby()
    shown = sealed(state, GIVEN) + contributed(state, GIVEN | {2: ITS_OWN}) + dealt(state)
    return Game(record_of(state), shown)


def without_pledges() -> Game:
    """The record says that there were none yet, as in older games."""
    return behind_their_backs(lambda origin: replace(origin, shuffles=2, pledges=[], bots=[]))


def begun_again(restored: bool = False) -> Game:
    """All have contributed; then the server goes back, and the game begins anew. If it was
    `restored`, it says so."""
    first, state = lobby(), lobby(secret=bytes.fromhex(ITS_OWN))
    shown = sealed(first, GIVEN) + contributed(first, GIVEN)
    if restored:
        apply(state, Change(log.Restored(secret=ITS_OWN)))
    shown += sealed(state, AGAIN) + contributed(state, AGAIN) + dealt(state)
    return Game(record_of(state), shown)


def begun_again_when_forgotten() -> Game:
    """In between, all are shown other games, lest they remember the first beginning."""
    game = begun_again()
    sealed_once = next(n for n, one in enumerate(game.shown) if one["pledges"])
    others = [game.shown[sealed_once] | {"games": 1000 + n} for n in range(50)]
    again = sealed_once + 1 + len(GIVEN)
    return Game(game.record, game.shown[:again] + others + game.shown[again:])


def restored() -> Game:
    return begun_again(restored=True)


def seal(game: Game) -> str:
    """Of what all were shown before the deal."""
    shown = next(one for one in game.shown[::-1] if one["pledges"])
    key = honest().record["key"] if shown["commitment"] != game.record["commitment"] else None
    return seal_of(
        {
            "table": shown["table"],
            "game": shown["games"],
            "key": key or game.record["key"],
            "pledges": shown["pledges"],
            "bots": shown["bots"],
        }
    )

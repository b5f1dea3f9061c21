"""Positions of real games, to be looked at: what a server tells one browser there.

Bots play games from fixed seeds until every kind of position on the list has come up; nothing is
made up but the names of the players.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

import msgspec

import parlour
from parlour import bots
from parlour.core.table import Table
from parlour.games import registry
from parlour.server import wire

Message = wire.Welcome | wire.TableInfo | wire.Update | wire.Clock | wire.Said
When = Callable[[Any], bool]

EVERYDAY = ["Ann", "Bo", "Chiara", "Dmitri", "Emmy", "Finn", "Grace", "Hugo", "Ida", "Jun"]
LONGEST = [
    "W" * wire.MAX_NAME,
    "👨‍👩‍👧‍👦" * 3 + "👩🏽‍🚀",
    "عبد الرحمن بن خالد",
    "Александра Константинопольская",
    "Bartholomew Featherstonehaugh",
    "寿限無寿限無五劫の擦り切れ海砂利水魚の",
    "M",
    "Ŵŷñ Ðœ-Ångström Æsir",
    "🏳️‍🌈🏴‍☠️ Piráti 🏴‍☠️🏳️‍🌈",
    "Wielkopolska Aleksandra-Maria",
]
"""No longer than the server allows; the first is just as long."""

ENTRY = 40
"""The number of its latest entry in the log, which no page shows."""


@dataclass(frozen=True)
class Position:
    """What the player sees, as messages from the server, and where to press to see it."""

    name: str
    messages: tuple[Message, ...] = ()
    press: tuple[str, ...] = ()
    """CSS selectors, in order."""
    shows: str = ""
    """What comes up by itself or by pressing, as a CSS selector."""
    path: str = ""
    """The address of the page, if it is not a table."""
    answer: wire.Hint | None = None
    """The answer to a request for a hint."""
    kept: tuple[tuple[str, str], ...] = ()
    """What the browser has kept, by key."""
    not_at: tuple[tuple[int, int], ...] = ()
    """Sizes of windows at which it is known to be wrong."""

    @property
    def address(self) -> str:
        return self.path or f"/t/{self.name}"

    @property
    def game(self) -> str:
        return self.name.partition("-")[0]

    @property
    def across(self) -> bool:
        """True for the screen in the room, which nobody taps: `test_screen.py` looks at that."""
        return self.path.endswith("?table")

    def frames(self) -> list[str]:
        return [msgspec.json.encode(message).decode() for message in self.messages]


# --- kinds of positions ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """A wish: the first position that some seat, or a spectator, sees this way."""

    name: str
    when: When
    press: Callable[[Any], tuple[str, ...]] = lambda view: ()
    spectator: bool = False


def mine(view: Any) -> bool:
    return view.to_act is not None and view.to_act == view.seat


def hand(view: Any) -> int:
    size: int = view.seats[view.seat].hand_size
    return size


def kinds_of(view: Any) -> set[str]:
    return {move.kind for move in view.legal}


def scores(view: Any) -> bool:
    return view.phase == "deal" and view.scores is not None


def over(view: Any) -> bool:
    return bool(view.phase == "over")


MOJO = (
    Kind("my-turn", lambda v: mine(v) and v.phase == "play" and not v.chain and hand(v) > 6),
    Kind("others-turn", lambda v: v.phase == "play" and not mine(v) and hand(v) > 4),
    Kind("chain", lambda v: mine(v) and v.chain),
    Kind("draw", lambda v: mine(v) and v.phase == "choose_draw"),
    Kind("laid", lambda v: v.phase == "play" and v.seats[v.seat].laid_size > 0),
    Kind("reveal", lambda v: "reveal" in kinds_of(v)),
    Kind(
        "others-laid",
        lambda v: mine(v) and hand(v) > 0 and any(seat.laid_size for seat in v.seats),
    ),
    Kind(
        "others-revealed",
        lambda v: v.phase == "play" and hand(v) > 0 and any(seat.revealed for seat in v.seats),
    ),
    Kind("scores", scores),
    Kind("over", over),
    Kind("watching", lambda v: v.phase == "play" and v.round > 1, spectator=True),
    Kind("watching-scores", scores, spectator=True),
)

UNO = (
    Kind("lots", lambda v: v.round == 1 and not mine(v)),
    Kind("my-turn", lambda v: mine(v) and v.phase == "play" and len(v.legal) > 4),
    Kind("others-turn", lambda v: v.phase == "play" and not mine(v) and v.round > 1),
    Kind("cannot-play", lambda v: mine(v) and v.phase == "play" and kinds_of(v) == {"draw"}),
    Kind("drawn", lambda v: mine(v) and v.phase == "drawn"),
    Kind("name", lambda v: mine(v) and v.phase == "name"),
    Kind(
        "wild",
        lambda v: mine(v) and v.phase == "play" and any(m.card == "wild" for m in v.legal),
        press=lambda v: ('.hand [data-testid="card-wild"]',),
    ),
    Kind(
        "scary",
        lambda v: mine(v) and v.phase == "play" and any(m.card == "scary" for m in v.legal),
        press=lambda v: ('.hand [data-testid="card-scary"]',),
    ),
    Kind("stake", lambda v: mine(v) and v.phase == "challenge"),
    Kind("others-stake", lambda v: v.phase == "challenge" and not mine(v)),
    Kind("catch", lambda v: "catch" in kinds_of(v) and not mine(v)),
    Kind("catch-in-turn", lambda v: "catch" in kinds_of(v) and mine(v)),
    Kind("call", lambda v: mine(v) and v.phase == "play" and any(m.calls for m in v.legal)),
    Kind("late-call", lambda v: "call" in kinds_of(v)),
    Kind("give", lambda v: mine(v) and v.phase == "give"),
    Kind("others-give", lambda v: v.phase == "give" and not mine(v)),
    Kind("called", lambda v: v.phase == "play" and any(seat.called for seat in v.seats)),
    Kind("scores", scores),
    Kind("over", over),
    Kind("watching", lambda v: v.phase == "play" and v.round > 1, spectator=True),
    Kind("watching-scores", scores, spectator=True),
    Kind("lots-my-turn", lambda v: v.round == 1 and mine(v) and v.phase == "play"),
)


def captured(view: Any) -> int:
    return max(
        sum(len(pile) for pile in msgspec.structs.astuple(seat.captured)) for seat in view.seats
    )


def choices(view: Any) -> str | None:
    """A card in hand that captures one of several."""
    cards = [move.card for move in view.legal if move.kind == "play"]
    return next((card for card in cards if cards.count(card) > 1), None)


MUSHI = (
    Kind("start", lambda v: mine(v) and v.phase == "play" and v.draw_pile == 16),
    Kind("others-turn", lambda v: v.phase == "play" and not mine(v) and len(v.table) >= 8),
    Kind(
        "choose",
        lambda v: mine(v) and v.phase == "play" and choices(v) is not None,
        press=lambda v: (f'.hand [data-testid="card-{choices(v)}"]',),
    ),
    Kind("turned-up", lambda v: mine(v) and v.phase == "take"),
    Kind("others-take", lambda v: not mine(v) and v.phase == "take"),
    Kind("joker", lambda v: mine(v) and v.joker_left_by is not None),
    Kind("captured", lambda v: v.phase == "play" and captured(v) >= 20),
    Kind("yaku", lambda v: v.phase == "play" and any(y.made for s in v.seats for y in s.yaku)),
    Kind("scores", scores),
    Kind("over", over),
    Kind("watching", lambda v: v.phase == "play" and captured(v) >= 10, spectator=True),
    Kind("watching-scores", scores, spectator=True),
    Kind("lots", lambda v: mine(v) and v.phase == "play" and v.draw_pile == 16),
)

LONG = (
    Kind("table-10", lambda v: mine(v) and v.phase == "play" and len(v.table) >= 10),
    Kind("table-12", lambda v: v.phase == "play" and len(v.table) >= 12),
    Kind("hand-20", lambda v: mine(v) and v.phase == "play" and hand(v) >= 20),
    Kind("hand-30", lambda v: v.phase == "play" and hand(v) >= 30),
)
"""Come up where somebody hoards."""

KINDS = {"mojo": MOJO, "mushi": MUSHI, "uno": UNO}

COMMON = (
    Kind("my-turn", lambda v: mine(v) and len(v.legal) > 1),
    Kind("others-turn", lambda v: v.to_act is not None and not mine(v) and v.round > 1),
    Kind("scores", scores),
    Kind("over", over),
    Kind("watching", lambda v: v.to_act is not None and v.round > 1, spectator=True),
    Kind("watching-scores", scores, spectator=True),
)
"""Of a game that has no kinds of its own here."""


# --- games played until they have come ------------------------------------------------------------

GIVEN_UP_AFTER = 5
"""Games after which a kind of position is given up: it does not occur with that many seats."""
HOARDS = 40
"""So many, where somebody hoards: a hand seldom becomes that large."""


def hoard(table: Table, seat: int, rng: Random) -> str:
    """Lets cards pile up: draws, plays what makes it draw, captures nothing."""
    legal = table.legal(seat)
    if table.game.name == "mushi":
        return min(table.view(seat).legal, key=lambda move: len(move.captures)).action  # type: ignore[no-any-return]
    drawn = [action for action in ("draw", "pass", "accept") if action in legal]
    return drawn[0] if drawn else rng.choice(legal)


def play(game: str, seats: int, seed: int, hoarding: bool, options: Any) -> Iterator[Table]:
    """Plays a game and yields the table at each of its positions. The bots are those that slip most
    and forget to call. Seat 0 may hoard; if all did, a game might not end (in Mushi it does)."""
    table = parlour.table(game, seats=seats, seed=seed, **options)
    table._auto_deal = False
    rng, bot = Random(seed), bots.get(game, "easy")
    yield table
    while not table.over:
        seat = table.to_act
        if seat is None:
            table.deal()
        elif hoarding and (seat == 0 or game == "mushi"):
            table.play(hoard(table, seat, rng))
        else:
            action = bot.decide(table.information_state(seat), rng)
            assert action
            table.play(action)
        yield table


@cache
def found(
    game: str, seats: int, wanted: tuple[Kind, ...], options: tuple[tuple[str, Any], ...]
) -> dict[str, tuple[Any, list[Any], list[list[int]]]]:
    """View, latest events and sheet of the first position of each kind, by its name."""
    missing = list(wanted)
    positions: dict[str, tuple[Any, list[Any], list[list[int]]]] = {}
    hoarding = any(kind in LONG for kind in wanted)
    for seed in range(HOARDS if hoarding else GIVEN_UP_AFTER):
        before = [0, 0, 0]
        for n, table in enumerate(play(game, seats, seed, hoarding, dict(options))):
            # One in turn, and one waiting.
            looking = {table.to_act or 0, n % seats} | {None}
            for seat in looking if any(kind.spectator for kind in missing) else looking - {None}:
                view = table.view(seat)
                for kind in [*missing]:
                    if kind.spectator == (seat is None) and kind.when(view):
                        positions[kind.name] = (view, table.events(seat, before[0]), [*table.sheet])
                        missing.remove(kind)
            here = table.journal_size
            before = [here] * 3 if table.to_act is None else [*before[1:], here]  # of this round
            if not missing:
                return positions
    return positions


# --- tables ---------------------------------------------------------------------------------------


def table_info(
    game: str,
    options: dict[str, Any],
    names: list[str | None],
    status: str,
    *,
    hints: bool = False,
    host: int = 0,
) -> wire.TableInfo:
    """Who sits there (None: nobody yet): people, bots on odd seats, the last one away."""
    described = parlour.table(game, seats=len(names), **options).options.values()

    def seat(n: int, name: str | None) -> wire.SeatInfo:
        bot = n % 2 == 1 and n != host
        return wire.SeatInfo(
            kind="empty" if name is None else "bot" if bot else "person",
            name=name or "",
            bot=("easy", "medium", "hard", "expert")[n // 2 % 4] if name and bot else None,
            online=name is not None and (bot or n != len(names) - 1 or n == host),
            host=n == host,
            ready=status == "playing" and bot,
        )

    return wire.TableInfo(
        table="position",
        game=game,
        options=described,
        seats=[seat(n, name) for n, name in enumerate(names)],
        status=status,  # type: ignore[arg-type]
        games=0 if status == "lobby" else 1,
        spectators=2,
        pace=1200,
        moment=3000,
        hints=hints,
        talk="remarks",
        commitment="c0ffee" * 10 + "c0de",
    )


def welcome(seat: int | None, host: bool) -> wire.Welcome:
    return wire.Welcome(protocol=wire.PROTOCOL, table="position", seat=seat, host=host, token=None)


def names(seats: int, long: bool, me: int | None) -> list[str | None]:
    """Of the players; of the long ones, each is one's own at some table."""
    every = LONGEST if long else EVERYDAY
    first = 0 if me is None else me
    return [every[(seat - first + seats) % len(every)] for seat in range(seats)]


@dataclass(frozen=True)
class Setting:
    """A table, and which kinds of positions are wanted there; if none are named, all there are."""

    game: str
    seats: int
    wanted: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    tag: str = ""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}{self.tag}"

    def positions(self) -> tuple[Position, ...]:
        return _positions(self)

    def made(self) -> Iterator[Position]:
        """Every kind of position that comes up at such a table, some with everyday names, some with
        long ones."""
        return _made(self)


@cache
def _positions(setting: Setting) -> tuple[Position, ...]:
    return tuple(setting.made())


def _made(setting: Setting) -> Iterator[Position]:
    game, seats = setting.game, setting.seats
    wanted = [kind for kind in (*KINDS.get(game, COMMON), *LONG) if kind.name in setting.wanted]
    kinds = tuple(wanted) or KINDS.get(game, COMMON)
    positions = found(game, seats, kinds, setting.options)
    for n, kind in enumerate(kinds):
        if kind.name not in positions:
            continue
        view, events, sheet = positions[kind.name]
        if not kind.name.startswith("lots"):  # what is announced lies over the table
            events = [event for event in events if event.kind not in ("lot", "lots")]
        long = (n + seats) % 2 == 1
        status = "over" if view.phase == "over" else "playing"
        host = 0 if view.seat is None else view.seat
        sitting = table_info(
            game,
            dict(setting.options),
            names(seats, long, view.seat),
            status,
            hints=n % 3 == 0,
            host=host,
        )
        update = wire.Update(entry=ENTRY, events=events, view=view, sheet=sheet)
        position = Position(
            f"{setting.name}-{kind.name}" + ("-long" if long else ""),
            (welcome(view.seat, host == view.seat), sitting, update),
            kind.press(view),
            '[data-testid="score-overlay"]'
            if view.scores and view.phase in ("deal", "over")
            else "",
        )
        yield position
        if kind.name in ("my-turn", "start", "lots-my-turn"):
            yield hinted(position)
        if kind.name in ("my-turn", "start"):
            menu = '[data-testid="menu"]'
            yield pressing(position, "menu", menu)
            if seats == 2:  # the same at every table
                settings = '[data-testid="settings"]'
                yield pressing(position, "settings", menu, settings)
                yield pressing(position, "keys", menu, settings, '[data-testid="keys"]')
                yield pressing(position, "rules", menu, '[data-testid="help"]')
        if kind.name == "watching":
            yield pressing(position, "sheet", '[data-testid="sheet"]')


def hinted(position: Position) -> Position:
    """The same with a hint asked for: the legal moves, each a little worse than the one before."""
    greeting, sitting, update = position.messages
    assert isinstance(sitting, wire.TableInfo)
    assert isinstance(update, wire.Update)
    moves = [
        wire.HintMove(action=move.action, share=max(0.02, 0.6 - 0.05 * n), best=n == 0)
        for n, move in enumerate(update.view.legal)
    ]
    answer = wire.Hint(id="", entry=ENTRY, level="expert", moves=moves)
    return replace(
        position,
        name=f"{position.name}-hint",
        messages=(greeting, msgspec.structs.replace(sitting, hints=True), update),
        press=('[data-testid="ask-hint"]',),
        shows='[data-testid="hint-panel"]',
        answer=answer,
    )


def pressing(position: Position, name: str, *press: str) -> Position:
    shows = f'[data-testid="{name}-dialog"], [data-testid="{name}-panel"]'
    return replace(position, name=f"{position.name}-{name}", press=press, shows=shows)


def lobbies() -> Iterator[Position]:
    for game, seats, host, there in (
        ("mojo", 4, 0, 3),
        ("mojo", 8, 0, 8),
        ("mojo", 8, 3, 5),
        ("mushi", 2, 0, 1),
        ("uno", 10, 0, 10),
        ("uno", 10, 0, 6),
        ("uno", 4, 1, 3),
    ):
        for me in (0, None):
            long = (seats + there) % 2 == 0
            every: list[str | None] = [*(LONGEST if long else EVERYDAY)]
            sitting = [every[n] if n < there else None for n in range(seats)]
            if me is None and there == seats:
                continue  # it would only watch
            who = "host" if me == host else "guest" if me is None else "player"
            yield Position(
                f"lobby-{game}-{seats}-{there}-{who}",
                (welcome(me, me == host), table_info(game, {}, sitting, "lobby", host=host)),
            )


LESSONS = {"mojo": (1, 2, 3, 5, 7), "mushi": (1, 2, 3), "uno": (1, 2, 3, 5, 7)}
"""Steps of lessons."""

NARROW = {"mushi": ((640, 360), (667, 375))}
"""Beside the coach, cards on the table are 38 and 42 pixels wide there, narrower than a finger."""

PAGES = (
    Position("home", path="/"),
    Position("home-more", path="/mojo", press=('[data-testid="home-more"]',)),
    Position(
        "home-looks",
        path="/",
        press=('[data-testid="looks"]',),
        shows='[data-testid="looks-dialog"]',
    ),
    *(Position(f"home-{game}", path=f"/{game}") for game in KINDS),
    Position("no-page", path="/no/such/thing"),
    Position("verify", path="/verify", press=('[data-testid="verify-paste"]',)),
    *(
        Position(f"learn-{game}-{at}", path=f"/{game}/learn#{at}", not_at=NARROW.get(game, ()))
        for game, steps in LESSONS.items()
        for at in steps
    ),
    *(Position(f"learned-{game}", path=f"/{game}/learn#99") for game in KINDS),
)


def _settings() -> Iterator[Setting]:
    for seats in range(2, 9):
        points = (("points", 30),)
        yield Setting("mojo", seats, options=points)
        yield Setting("mojo", seats, options=(*points, ("discards", 2)), tag="-two")
    for seats in range(2, 11):
        yield Setting("uno", seats, options=(("points", 300 if seats < 7 else 500),))
    for seats in (2, 4):
        yield Setting("uno", seats, ("hand-20", "hand-30"), tag="-hoard")
    yield Setting("uno", 10, ("hand-20",), tag="-hoard")
    for seats in (4, 10):
        alone = (("points", 150), ("scoring", "alternative"))
        yield Setting("uno", seats, ("scores", "over"), alone, tag="-alone")
    yield Setting("mushi", 2, options=(("deals", 3),))
    osaka = (("deals", 2), ("edition", "osaka"))
    yield Setting("mushi", 2, ("yaku", "scores", "over"), osaka, tag="-osaka")
    yield Setting("mushi", 2, ("table-10", "table-12"), osaka, tag="-hoard")
    for name in registry.names():
        if name not in KINDS:
            yield from (Setting(name, seats) for seats in registry.get(name).seats)


SETTINGS = tuple(_settings())


def named(name: str) -> Position:
    tables = (one for one in SETTINGS if name.startswith(f"{one.name}-"))
    played = (position for table in tables for position in table.positions())
    return next(position for position in (*lobbies(), *PAGES, *played) if position.name == name)

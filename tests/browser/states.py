"""States that people bring about: somebody is away, asks to undo, speaks; and the pages around a
table on which they show.

The positions are those of the games in `positions.py`; who sits there and what goes on is put in.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

from msgspec import structs

from browser import positions
from browser.positions import (
    LONGEST,
    PAGES,
    SETTINGS,
    Position,
    Setting,
    pressing,
    table_info,
    welcome,
)
from parlour.server import wire

REMARKS: tuple[wire.Remark, ...] = ("take_your_time", "laugh", "well_played", "heart")


def seen(table: str, kind: str) -> Position:
    """A position of a kind at a table of `SETTINGS`, whatever the names there."""
    setting = next(one for one in SETTINGS if one.name == table)
    wanted = (f"{table}-{kind}", f"{table}-{kind}-long")
    return next(one for one in setting.positions() if one.name in wanted)


def parts(position: Position) -> tuple[wire.Welcome, wire.TableInfo, wire.Update]:
    greeting, sitting, update = position.messages
    assert isinstance(greeting, wire.Welcome)
    assert isinstance(sitting, wire.TableInfo)
    assert isinstance(update, wire.Update)
    return greeting, sitting, update


WON = ({"mojo": 12, "mushi": 1}, {"mushi": 2, "uno": 3}, {}, {"uno": 1})
"""The games that people have won, one after the other."""


def people(sitting: wire.TableInfo, **some: Any) -> wire.TableInfo:
    """All seats taken by people with long names, who are there, late in an evening."""
    seats = [
        structs.replace(seat, kind="person", name=name, bot=None, online=True, muted=False, won=won)
        for seat, name, won in zip(sitting.seats, cycle(LONGEST), cycle(WON), strict=False)
    ]
    return structs.replace(sitting, seats=seats, stand_in="expert", **some)


def proposal(what: wire.What, by: int | None, waiting: list[int], **some: Any) -> wire.Proposal:
    return wire.Proposal(n=9, what=what, by=by, waiting=waiting, **({"agreed": []} | some))


def seat_is(sitting: wire.TableInfo, seat: int, **some: Any) -> wire.TableInfo:
    seats = [
        structs.replace(one, **some) if n == seat else one for n, one in enumerate(sitting.seats)
    ]
    return structs.replace(sitting, seats=seats)


def made(position: Position, name: str, *messages: positions.Message, **some: Any) -> Position:
    """Another position: `press`, `shows` and `path` are not those of the first."""
    fresh: dict[str, Any] = {
        "not_at": (),
        "press": (),
        "shows": "",
        "path": "",
        "answer": None,
    } | some
    return replace(position, name=name, messages=messages, **fresh)


ELSEWHERE = (("parlour.token.waiting", "token"),)
"""Another table waits for this browser."""

NEWS = '[data-testid="table-news"]'
STAYING = '[data-testid="staying"]'


@dataclass(frozen=True)
class People(Setting):
    """A table at which all are people."""

    wanted: tuple[str, ...] = (
        "asked",
        "idle",
        "waited",
        "paused",
        "voting",
        "undo",
        "still",
        "nudged",
        "claim",
        "late",
        "premove",
        "elsewhere",
        "screen-playing",
        "screen-over",
    )
    tag: str = "-people"

    def made(self) -> Iterator[Position]:
        return _made(self)


def _made(of: People) -> Iterator[Position]:
    table = f"{of.game}-{of.seats}"
    mine = seen(table, "choose" if of.game == "mushi" else "my-turn")
    greeting, sitting, update = parts(mine)
    me = greeting.seat
    assert me is not None
    others = [(me + n) % of.seats for n in range(1, of.seats)]
    first, last = others[0], others[-1]
    clock = wire.Clock(seat=me, milliseconds=9000)
    remarks = [
        wire.Said(id=f"{seat}", seat=seat, remark=remark)
        for seat, remark in zip(range(of.seats), cycle(REMARKS), strict=False)
    ]
    timed = people(sitting, clock=30)
    asked = seat_is(structs.replace(timed, stands_in=30_000), first, online=False, absent="asked")
    if last != first:
        asked = seat_is(asked, last, online=False, stood_in="away", bot="expert")
    yield made(
        mine,
        f"{of.name}-asked",
        greeting,
        asked,
        update,
        clock,
        *remarks,
        shows=STAYING,
    )
    away = seat_is(timed, me, stood_in="clock", bot="expert")
    yield made(mine, f"{of.name}-idle", greeting, away, update, clock, shows=STAYING)
    waited = seat_is(people(sitting), me, stood_in="idle", bot="expert")
    yield made(mine, f"{of.name}-waited", greeting, waited, update, shows=STAYING)
    paused = people(sitting)
    for seat in range(of.seats):
        paused = seat_is(paused, seat, stood_in="idle", bot="expert")
    yield made(mine, f"{of.name}-paused", greeting, paused, update, shows=STAYING)
    nudge = wire.Nudged(id="nudge", seat=me, by=first)
    nudged = people(sitting)
    yield made(mine, f"{of.name}-nudged", greeting, nudged, update, nudge, shows=NEWS)

    waiting = seen(table, "others-turn")
    greeting, sitting, update = parts(waiting)
    me = greeting.seat
    assert me is not None
    others = [(me + n) % of.seats for n in range(1, of.seats)]
    voting = people(
        sitting,
        proposals=[proposal("end", others[0], [me], scored=True, agreed=[others[0]])],
    )
    yield made(waiting, f"{of.name}-voting", greeting, voting, update, shows=STAYING)
    turn = update.view.to_act
    if turn is None or turn == me:
        turn = others[0]
    still = seat_is(people(sitting), turn, idle=True, hidden=of.seats % 2 == 1)
    yield made(waiting, f"{of.name}-still", greeting, still, update, shows=STAYING)
    asking = people(sitting, proposals=[proposal("undo", others[-1], [me])])
    yield made(waiting, f"{of.name}-undo", greeting, asking, update, shows=STAYING)
    claim = proposal("claim", None, [me], seat=others[0])
    claimed = seat_is(people(sitting, proposals=[claim]), others[0], online=False)
    yield made(waiting, f"{of.name}-claim", greeting, claimed, update, shows=STAYING)
    wanted = proposal("seat", None, [me], seat=others[0], name=LONGEST[-1])
    late = people(sitting, proposals=[wanted])
    late = seat_is(late, others[0], kind="bot", bot="expert", host=False)
    yield made(waiting, f"{of.name}-late", greeting, late, update, shows=STAYING)
    yield made(
        waiting,
        f"{of.name}-premove",
        greeting,
        people(sitting),
        update,
        press=(".hand [data-index]",),
        shows='[data-premoved="true"]',
    )
    talking = people(sitting, talk="remarks", clock=86_400, spectators=12)
    day = wire.Clock(seat=me, milliseconds=80_000_000)
    yield made(
        waiting,
        f"{of.name}-elsewhere",
        greeting,
        talking,
        update,
        day,
        shows="[data-waits]",
        kept=ELSEWHERE,
    )

    for state, kind in (("playing", "watching"), ("over", "over")):
        shown = seen(table, kind)
        _, sitting, update = parts(shown)
        name = f"{of.name}-screen-{state}"
        watched = structs.replace(update, view=from_outside(update.view))
        yield made(
            shown, name, welcome(None, False), people(sitting), watched, path=f"/t/{name}?table"
        )

    if (of.game, of.seats) == ("uno", 10):
        yield from dialogs(mine, of.name)


def from_outside(view: Any) -> Any:
    """The view of a finished game as spectators have it."""
    if view.seat is None:
        return view
    return structs.replace(view, seat=None, legal=[])


def dialogs(position: Position, name: str) -> Iterator[Position]:
    """What the menu and the panel of remarks hold, for the host and for others."""
    greeting, sitting, update = parts(position)
    me = greeting.seat
    assert me is not None
    host = people(sitting, games=2, talk="remarks")
    host = seat_is(host, (me + 1) % len(host.seats), muted=True)
    guest = seat_is(
        seat_is(people(sitting, locked=True, hints=False), me, host=False, muted=True),
        (me + 1) % len(host.seats),
        host=True,
    )
    led = made(position, name, greeting, host, update)
    played = made(position, name, welcome(me, False), guest, update)
    menu = '[data-testid="menu"]'
    settings = '[data-testid="settings"]'
    folds = {"table": "table-settings", "viewers": "viewers", "looks": "looks"}
    for what, pressed in folds.items():
        opened = pressing(led, "settings", menu, settings, f'[data-testid="{pressed}"]')
        yield replace(opened, name=f"{name}-menu-{what}")
    for what, ways in {"out": ("out",), "end": ("out", "end")}.items():
        opened = pressing(led, "menu", menu, *(f'[data-testid="{way}"]' for way in ways))
        yield replace(opened, name=f"{name}-menu-{what}")
    opened = pressing(played, "settings", menu, settings)
    yield replace(opened, name=f"{name}-settings-guest")
    yield replace(pressing(played, "menu", menu), name=f"{name}-menu-guest")
    opened = pressing(led, "menu", "[data-waits]")
    yield replace(opened, name=f"{name}-menu-elsewhere", kept=ELSEWHERE)
    for who, shown in (("host", led), ("muted", played)):
        panel = pressing(shown, "talk", '[data-testid="talk"]')
        yield replace(panel, name=f"{name}-talk-{who}")


MOST = (("mojo", 8), ("uno", 10), ("mushi", 2))
"""Each game where the most sit."""

PEOPLE = tuple(People(game, seats) for game, seats in (*MOST, ("mojo", 4), ("uno", 2)))
"""There, and where few have much room."""

TABLES = (*SETTINGS, *PEOPLE)
"""Every table that is looked at."""


# --- pages ----------------------------------------------------------------------------------------

SETS = json.dumps(
    [
        {"name": "Sunday evenings with the grandparents", "rules": "points:300"},
        {"name": "Wednesday", "rules": "points:700"},
    ]
)

HOME = ("open-tables", "table-waiting", "table-gathering", "table-over", "table-gone", "forget-yes")
"""What comes up on the home page, one after the other."""

HELD = ("waiting", "playing", "gathering", "over", "gone")
"""Tables of which the gallery tells a summary, one in each state; of the last it knows nothing."""


def _pages() -> Iterator[Position]:
    names: list[str | None] = [*LONGEST[:5], None]
    sitting = people(table_info("uno", {}, [*names], "lobby"))
    sitting = seat_is(sitting, 5, kind="empty", name="", online=False)
    open_seat = seat_is(sitting, 3, online=False)
    yield Position(
        "lobby-people-host",
        (
            welcome(0, True),
            structs.replace(open_seat, listed=True, locked=True, clock=86_400),
        ),
        press=(
            '[data-testid="in-detail"]',
            '[data-testid="more-1"]',
            '[data-testid="ruleset-more-0"]',
        ),
        shows='[data-testid="ruleset-link"]',
        kept=(("parlour.rulesets.uno", SETS),),
    )
    yield Position(
        "lobby-people-newcomer",
        (welcome(None, False), structs.replace(sitting, locked=True, listed=True, clock=30)),
        shows='[data-testid="locked"]',
    )
    name = "lobby-people-screen"
    ten = people(table_info("uno", {}, [*LONGEST], "lobby"))
    yield Position(
        name,
        (welcome(None, False), seat_is(ten, 9, kind="empty", name="")),
        path=f"/t/{name}?table",
        shows='[data-testid="only-here"]',
    )
    yield Position(
        "home-tables",
        path="/?open",
        press=('[data-testid="table-playing"] [data-testid="forget"]',),
        shows="body" + "".join(f':has([data-testid="{one}"])' for one in HOME),
        kept=tuple((f"parlour.token.{table}", "token") for table in HELD),
    )
    yield Position(
        "home-transfer",
        path="/",
        press=('[data-testid="switch"]',),
        shows='[data-testid="transfer-code"]',
        kept=(("parlour.transfer", "k7m2pq9xwd"), ("parlour.token.over", "token")),
    )
    yield Position(
        "home-rules-carried",
        path="/uno?rules=points:700,jokers:9&called=Sunday%20evenings%20with%20the%20grandparents",
        kept=(("parlour.rulesets.uno", SETS),),
        press=('[data-testid="home-more"]',),
        shows='[data-testid="rulesets"]',
    )


EVERY_PAGE = (*positions.lobbies(), *PAGES, *_pages())
"""Every page around the tables."""


def summary(table: str) -> wire.Summary | None:
    """What a browser is told of one of the tables HELD; none: there is no such table."""
    if table not in HELD or table == "gone":
        return None
    there: list[str | None] = [*LONGEST[2:6]]
    if table == "gathering":
        there[3] = None
    status = {"gathering": "lobby", "over": "over"}.get(table, "playing")
    game = {"waiting": "uno", "over": "mushi"}.get(table, "mojo")
    if game == "mushi":
        there = there[:2]
    told = structs.asdict(table_info(game, {}, there, status))
    return wire.Summary(
        **told,
        seat=0,
        awaited=[] if status != "playing" else [0 if table == "waiting" else 1],
        since=7200,
        winners=[1] if status == "over" else [],
    )


def open_tables() -> wire.OpenTables:
    """As many as are shown at first and one more."""
    levels = cycle(("any", "new", "good"))
    games = cycle(("uno", "mojo", "mushi"))
    return wire.OpenTables(
        tables=[
            wire.OpenTable(
                table=f"open-{n}",
                game=next(games),
                host=LONGEST[n],
                seats=2 + n,
                free=1 + n % 2,
                language=("en", "fr", "ru")[n % 3],
                level=next(levels),  # type: ignore[arg-type]
            )
            for n in range(6)
        ]
    )


def transfer() -> wire.Transfer:
    return wire.Transfer(code="k7m2pq9xwd", seconds=540)

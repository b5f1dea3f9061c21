"""The table full screen, played by keys."""

import asyncio
from contextlib import asynccontextmanager
from random import Random

import pytest
from rich.text import Text
from textual.widgets import Input, Static

from games.declared import declared
from often import first_often
from parlour.games import registry
from parlour.server.wire import MAX_NAME, NewTable
from parlour.terminal import address, games
from parlour.terminal.address import Link
from parlour.terminal.begin import Wish
from parlour.terminal.games import DrawnCard
from parlour.terminal.keyboard import KEYS, keys
from parlour.terminal.model import Deed
from parlour.terminal.screen import SMALLEST
from parlour.terminal.screen import app as module
from parlour.terminal.screen.app import Whole
from parlour.terminal.screen.choices import Choices
from parlour.terminal.screen.dialogs import Naming, Question, Reading
from parlour.terminal.screen.drawing import Item, draw
from parlour.terminal.screen.table import TableScreen
from parlour.terminal.seats import Seats
from parlour.text import locales

PATIENCE = 60
STEP = 0.02


class Sitting:
    """Somebody before a screen."""

    def __init__(self, app, pilot):
        self.app, self.pilot = app, pilot

    async def until(self, wanted):
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await self.pilot.pause(STEP)

    async def press(self, *keys):
        await self.pilot.press(*keys)
        await self.pilot.pause()

    @property
    def model(self):
        return self.app.model

    @property
    def position(self):
        return self.model.position if self.model else None

    def shows(self, place):
        return str(self.app.screen.query_one(f"#{place}", Static).render())

    def asked(self):
        """Whether there is something to choose."""
        screen = self.app.screen
        if isinstance(screen, Question):
            return True
        return any(choices.chosen for choices in screen.query(Choices))

    async def on_turn(self):
        await self.until(lambda: self.model and self.model.asks_me and self.asked())


@asynccontextmanager
async def sitting(server, folder, size=(80, 24), alone=True, **wished):
    app = Whole(Wish(**({"language": "en"} | wished)), server, Seats(folder), alone=alone)
    async with app.run_test(size=size) as pilot:
        yield Sitting(app, pilot)


def run(coroutine):
    return asyncio.run(coroutine)


@pytest.mark.parametrize("game", first_often(registry.names()))
def test_a_whole_game_by_keys(server, tmp_path, game):
    rng = Random(game)

    async def play():
        seats = min(3, registry.get(game).seats[-1])
        wish = {"game": game, "seats": seats, "options": declared(game).short, "bots": "easy"}
        async with sitting(server, tmp_path, **wish) as me:
            await me.until(lambda: me.position is not None)
            over = lambda: me.position.over and me.model.options()  # noqa: E731
            while not over():
                await me.until(lambda: over() or me.asked())
                if isinstance(me.app.screen, Question):
                    await me.press(rng.choice("12"))
                elif me.asked() and not me.position.over:
                    await me.press(*rng.choice((["enter"], ["right", "enter"], ["end", "space"])))
            await me.pilot.pause()
            result = me.model.game.result(me.position)
            assert result
            assert result in me.shows("prompt")
            for line in me.model.game.scores(me.position):
                assert line in me.shows("said")
            (again,) = me.model.options()
            assert again.deed is Deed.AGAIN
            await me.press("enter")
            await me.until(lambda: me.model.table.games == 2)

    run(play())


def test_a_digit_plays_a_move(server, tmp_path):
    async def play():
        async with sitting(server, tmp_path, game="mojo", options={"first_player": 0}) as me:
            await me.on_turn()
            before = me.position
            await me.press("1")
            await me.until(lambda: me.position is not before)  # a card like it may be drawn for it

    run(play())


def test_a_click_chooses_and_another_plays(server, tmp_path):
    async def play():
        async with sitting(server, tmp_path, game="mojo", options={"first_player": 0}) as me:
            await me.on_turn()
            choices = me.app.screen.query_one(Choices)
            place = choices._drawing.places[-1]
            await me.until(lambda: choices.region.height >= place.top + place.height)
            at = (choices.content_region.x + place.left, choices.content_region.y + place.top)
            await me.pilot.click(offset=at)
            await me.pilot.pause()
            last = me.model.options()[-1]
            assert choices.chosen == last
            entry = me.model.entry
            await me.pilot.click(offset=at)
            await me.until(lambda: me.model.entry > entry)

    run(play())


def test_the_game_is_asked_for(server, tmp_path):
    async def play():
        async with sitting(server, tmp_path) as me:
            await me.until(lambda: isinstance(me.app.screen, Question))
            await me.press("2")
            await me.until(lambda: me.position is not None)
            assert me.model.table.game == "mushi"

    run(play())


def test_dialogs_open_and_close(server, tmp_path):
    async def play():
        async with sitting(server, tmp_path, game="uno") as me:
            await me.on_turn()
            for what in ("help", "sheet", "history"):
                opens = keys(KEYS[what]).split(",")[0]
                for closes in ("escape", opens):
                    await me.press(opens)
                    assert isinstance(me.app.screen, Reading)
                    await me.press(closes)
                    assert isinstance(me.app.screen, TableScreen)
            await me.press("q")
            assert isinstance(me.app.screen, Question)
            await me.press("2")
            assert isinstance(me.app.screen, TableScreen)
            await me.press("h")
            await me.until(lambda: any("hint" in line for line in me.app.screen._history))
            await me.press("q", "1")
        assert me.app.return_code == 0

    run(play())


def test_another_language(server, tmp_path):
    async def play():
        async with sitting(server, tmp_path, game="mojo") as me:
            await me.on_turn()
            assert me.shows("prompt") == "> Play a card"
            await me.press("l")
            assert me.shows("prompt") == f"> {games.get('mojo', 'fr').prompt(me.position)}"

    run(play())


def test_friends_sit_down_and_play(server, tmp_path):
    async def play():
        wish = {"game": "mojo", "seats": 2, "name": "Ann", "alone": False}
        async with sitting(server, tmp_path, **wish) as ann:
            await ann.until(lambda: ann.model and ann.model.options())
            link = ann.model.client.link
            assert str(link) in ann.shows("said")
            async with sitting(None, tmp_path / "bo", link=link) as bo:
                await bo.until(lambda: isinstance(bo.app.screen, Naming))
                await bo.until(lambda: bo.app.screen.query(Input))
                bo.app.screen.query_one(Input).value = "x" * (MAX_NAME + 1)
                await bo.press("enter")
                await bo.until(
                    lambda: any(
                        f"1 to {MAX_NAME} characters" in str(one.render())
                        for one in bo.app.screen.query(".heading").results(Static)
                    )
                )
                await bo.until(lambda: bo.app.screen.query(Input))
                bo.app.screen.query_one(Input).value = "Bo"
                await bo.press("enter")
                await ann.until(lambda: [one.deed for one in ann.model.options()] == [Deed.START])
                await ann.until(ann.asked)
                await ann.press("enter")
                await bo.until(lambda: bo.position is not None)
                await ann.until(lambda: ann.position is not None)
                for me in (ann, bo):
                    assert me.model.names == ["Ann", "Bo"]

    run(play())


def test_a_server_that_went_away(server, tmp_path):
    async def play():
        link = Link("http://127.0.0.1:9", "nowhere")
        app = Whole(Wish(language="en", link=link), None, Seats(tmp_path), alone=False)
        async with app.run_test() as pilot:
            for _ in range(200):
                if app.failure:
                    break
                await pilot.pause(STEP)
        assert app.failure.code == "no-server"

    run(play())


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("game", registry.names())
def test_everything_that_matters_is_on_the_screen(server, tmp_path, game, size):
    async def play():
        async with sitting(server, tmp_path, size, game=game) as me:
            await me.on_turn()
            await me.pilot.pause()
            screen = me.app.screen
            for place in ("title", "seats", "lying", "log", "prompt", "choices", "about", "keys"):
                region = screen.query_one(f"#{place}").region
                assert region.area, place
                assert screen.region.contains_region(region), place
            widest = max(
                place.left + place.width for place in screen.query_one(Choices)._drawing.places
            )
            assert widest <= size[0] - 2

    run(play())


def test_the_keys_fit_in_the_smallest_window(server, tmp_path):
    """In every language; those that there is no room for are in the help."""

    async def play():
        async with sitting(server, tmp_path, SMALLEST, game="mojo") as me:
            await me.on_turn()
            for _ in locales():
                words = me.model.words
                row = me.shows("keys")
                assert len(row) <= SMALLEST[0]
                for what in ("help", "leave"):
                    assert f" {KEYS[what]} {words(f'terminal-key-{what}')}" in row
                await me.press("question_mark")
                help_ = str(me.app.screen.query_one(".lines Static", Static).render())
                for what, key in KEYS.items():
                    assert f"{key}  {words(f'terminal-key-{what}')}" in help_
                await me.press("escape", "l")

    run(play())


def test_a_window_that_is_too_small_says_so(server, tmp_path):
    async def play():
        async with sitting(server, tmp_path, (45, 16), game="mojo") as me:
            await me.until(lambda: isinstance(me.app.screen, TableScreen))
            await me.pilot.pause()
            assert "50" in me.shows("small-said")
            assert me.app.screen.query_one("#small").display
            assert not me.app.screen.query_one("#choices").display
            await me.pilot.resize_terminal(80, 24)
            await me.pilot.pause()
            assert me.app.screen.query_one("#choices").display

    run(play())


def test_cards_without_colours_or_frames():
    """The values are there as characters, and what is chosen is framed otherwise."""
    faces = [
        DrawnCard((" 7 ",), "yellow", "7, yellow", "7"),
        DrawnCard(("12 ",), "red", "12, red", "12"),
    ]
    items = [Item(faces[0], number=1, chosen=True), Item(faces[1], number=2)]
    drawn = draw(items, 40, 8, numbered=True, plain=True)
    assert drawn.text.plain.isascii()
    assert drawn.text.plain.splitlines() == [
        "#===# .---.",
        "# 7 # |12 |",
        "#===# .---.",
        " [1]    2  ",
    ]


def test_many_cards_take_a_line_each():
    face = DrawnCard((" 7 ",), "yellow", "7, yellow", "7")
    drawn = draw([Item(face)] * 60, 58, 8, numbered=True)
    assert len(drawn.text.plain.splitlines()) <= 8
    assert isinstance(drawn.text, Text)
    assert max(place.left + place.width for place in drawn.places) <= 58


def test_frames_need_an_encoding_that_has_them(monkeypatch):
    class Ascii:
        encoding = "ascii"

    monkeypatch.setattr(module.sys, "__stdout__", Ascii)
    assert not module.has_frames()


def test_names_cannot_steer_the_screen(server, tmp_path):
    async def play():
        wanted = NewTable(
            game="mojo", name="[red]Eve[/red]", seats=2, bots=["easy"], options={}, start=True
        )
        created = await address.create(server, wanted)
        link = Link(server, created.table, watch=True)
        async with sitting(None, tmp_path, link=link) as me:
            await me.until(lambda: me.position is not None)
            await me.pilot.pause()
            assert me.model.names[0] == "[red]Eve[/red]"
            seated = me.app.screen.query_one("#seated", Static)
            lines = seated.visual.render_strips(40, None, seated.visual_style, None)
            shown = "".join(segment.text for strip in lines for segment in strip)
            assert "[red]Eve[/red]" in shown

    run(play())

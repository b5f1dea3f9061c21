"""`parlour play`: play in a browser, or in the terminal itself."""

import asyncio
import logging
import os
import queue
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from parlour.cli import by_game
from parlour.cli.options import HOW_MANY_PLAY, flag, number
from parlour.cli.serve import LOOPBACK, PORT, Data, Host, free_port, has_display, run
from parlour.cli.terminal import INTERRUPTED, say
from parlour.cli.texts import text
from parlour.core.errors import needing
from parlour.games import registry
from parlour.server.settings.setting import Range
from parlour.server.settings.settings import Settings, specs
from parlour.terminal.screen import SMALLEST
from parlour.text import locales, wished_locale

if TYPE_CHECKING:
    from parlour.terminal.begin import Wish
    from parlour.terminal.model import Model

PANEL = text("cli-in-terminal")
"""The heading that the terminal's options are shown under."""
UNHURRIED = 8.0
"""The seconds in which somebody can be caught when the player has the moves read to them."""

SHARES = sys.platform != "win32"
"""True if servers on this machine can use the same data file."""

YES_OR_NO = {"yes": True, "true": True, "no": False, "false": False}

Value = str | int | bool | None


Browser = Annotated[bool | None, flag(text("cli-browser"))]
InTerminal = Annotated[bool, flag(text("cli-terminal"), "--terminal", rich_help_panel=PANEL)]
Color = Annotated[bool, flag(text("cli-color"), rich_help_panel=PANEL, show_default=False)]
Lines = Annotated[bool, flag(text("cli-plain"), "--plain", rich_help_panel=PANEL)]


def _option(help: str, metavar: str) -> Any:
    """An option of the game in the terminal."""
    return typer.Option(rich_help_panel=PANEL, help=help, metavar=metavar)


def _as_set(setting: str, help: str) -> Any:
    """An option of the game in the terminal that takes what a setting takes."""
    takes = specs()[setting].range or Range()
    return number(help, takes.low, takes.high, rich_help_panel=PANEL)


def play(
    game: Annotated[
        str | None,
        typer.Argument(help=text("cli-play-game"), metavar=text("cli-game-argument")),
    ] = None,
    host: Host = LOOPBACK,
    port: Annotated[int | None, number(text("cli-play-port", port=str(PORT)), 1, 65535)] = None,
    data: Data = None,
    browser: Browser = None,
    terminal: InTerminal = False,
    color: Color = True,
    plain: Lines = False,
    seats: Annotated[int | None, number(HOW_MANY_PLAY, rich_help_panel=PANEL)] = None,
    bots: Annotated[str | None, _option(text("cli-play-bots"), text("cli-level"))] = None,
    edition: Annotated[str | None, _option(text("cli-play-edition"), text("cli-edition"))] = None,
    rule: Annotated[
        list[str] | None, _option(text("cli-play-rule"), text("cli-rule-metavar"))
    ] = None,
    join: Annotated[str | None, _option(text("cli-join"), text("cli-link"))] = None,
    server: Annotated[str | None, _option(text("cli-server"), "URL")] = None,
    name: Annotated[str, _option(text("cli-name"), text("cli-person"))] = "",
    language: Annotated[str | None, _option(text("cli-language"), "|".join(locales()))] = None,
    pace: Annotated[float | None, _as_set("pace", text("cli-pace"))] = None,
    moment: Annotated[float | None, _as_set("moment", text("cli-moment"))] = None,
) -> None:
    """`parlour play`."""
    wanted = [seats, bots, edition, rule, join, server, name, language, pace, moment]
    if not (terminal or plain):
        if any(one not in (None, "", []) for one in wanted):
            refuse(text("cli-needs-terminal"))
        opens = has_display() if browser is None else browser
        port = free_port(host) if port is None else port
        settings = Settings(host=host, port=port, data=data, share=SHARES)
        run(settings, opens_browser=opens, place=registry.get(game).name if game else "")
        return
    if language is not None and language not in locales():
        refuse(text("cli-unknown-language", language=language, languages=", ".join(locales())))
    if join and (game or seats or edition or rule or (server and "://" in join)):
        refuse(text("cli-join-alone"))
    if (seats or edition or rule) and not game:
        refuse(text("cli-needs-game"))
    with needing("terminal"):
        from parlour.terminal.begin import Wish
        from parlour.terminal.words import shown_language

    encoding = getattr(sys.stdout, "encoding", None)
    spoken = shown_language(language or wished_locale(), encoding)
    if not plain:
        check_screen()
    if not color:
        os.environ["NO_COLOR"] = "1"  # https://no-color.org
    options = options_of(game, seats, edition, rule or []) if game else {}
    wish = Wish(language=spoken, game=game, seats=seats, bots=bots, options=options, name=name)
    unhurried = UNHURRIED if plain else Settings.moment
    settings = Settings(
        host=LOOPBACK,
        port=0,
        data=data,
        share=SHARES,
        log_level="critical",
        pace=Settings.pace if pace is None else pace,
        moment=unhurried if moment is None else moment,
    )
    in_terminal(wish, join, server, settings, plain=plain)


def in_terminal(
    wish: "Wish", join: str | None, server: str | None, settings: Settings, *, plain: bool
) -> None:
    """Play in the terminal: at the table that `join` leads to, at a server, or at one on this
    machine."""
    from parlour.terminal.address import Link, ServerError, code_in, find, server_of
    from parlour.terminal.words import Words

    words = Words(wish.language)
    try:
        at = server_of(server) if server else None
        code = code_in(join, at) if join else None
        wish = replace(wish, link=Link.read(join) if join and not code else None)
    except ServerError:
        refuse(text("cli-bad-link", link=(join or server or "")))
    logging.getLogger().addHandler(logging.NullHandler())  # nothing is written over the cards
    try:
        if code:
            wish = replace(wish, link=asyncio.run(find(*code)))
            say(words("terminal-invite", link=str(wish.link)))
        with here(settings) if not (join or at) else there(at) as address:
            well = asyncio.run(play_at(wish, address, settings, plain=plain, alone=not at))
    except ServerError as error:
        say(text("cli-error", message=words.error(error.code, str(error))), err=True)
        raise typer.Exit(2 if error.code in ("unknown-game", "unknown-bot") else 1) from None
    except KeyboardInterrupt:
        say("")
        raise typer.Exit(INTERRUPTED) from None
    if not well:
        raise typer.Exit(1)


async def play_at(
    wish: "Wish", server: str | None, settings: Settings, *, plain: bool, alone: bool
) -> bool:
    """Play at a server, or at the table of a link; return whether it ended well."""
    from parlour.server.settings.settings import default_data
    from parlour.terminal import begin
    from parlour.terminal.plain import Plain, ask, standard_input, wrapped
    from parlour.terminal.seats import Seats
    from parlour.terminal.words import Words

    kept = Seats(settings.data or default_data())
    words = Words(wish.language)
    said = wrapped(say, columns())
    model: Model | None
    if not plain:
        with needing("terminal"):
            from parlour.terminal.screen.app import Whole

        return await Whole(wish, server, kept, alone=alone).play()
    lines = standard_input()

    async def choose(question: str, options: list[str]) -> int | None:
        return await ask(question, options, words, said, lines)

    if wish.link:
        model = await begin.by_link(wish, wish.link, kept)
    else:
        assert server is not None
        model = await begin.at_server(wish, server, kept, choose, alone=alone)
    if model is None:
        said(words("terminal-bye"))
        return True
    if not (wish.link or alone):
        said(words("terminal-invite", link=str(model.client.link)))
    patient = not (sys.stdin and sys.stdin.isatty())
    return await Plain(model, said, lines, patient=patient).play()


@contextmanager
def here(settings: Settings) -> Iterator[str]:
    """Run a server on this machine, in a thread; yield its address."""
    with needing("terminal"):
        from parlour.server.serving.running import listen, make

    sockets = listen(settings)
    ready: queue.SimpleQueue[str | BaseException] = queue.SimpleQueue()
    server = make(settings, ready.put)

    def serve() -> None:
        try:
            server.run(sockets)
        except BaseException as error:
            ready.put(error)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        found = ready.get()
        if isinstance(found, BaseException):
            raise found
        yield found
    finally:
        server.should_exit = True
        thread.join(timeout=2 * settings.stop_timeout)
        for each in sockets:
            each.close()


@contextmanager
def there(address: str | None) -> Iterator[str | None]:
    """Yield the address of a server on another machine."""
    yield address


def check_screen() -> None:
    """End the command unless the terminal can show the full-screen game."""
    if not is_terminal():
        refuse(text("cli-no-screen"), status=1)
    size = shutil.get_terminal_size()
    if size.columns < SMALLEST[0] or size.lines < SMALLEST[1]:
        refuse(text("cli-small-screen", columns=SMALLEST[0], rows=SMALLEST[1]), status=1)


def is_terminal() -> bool:
    """True if a person can type at this terminal and see drawings there."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def columns() -> int | None:
    """Return how wide lines may be; None if no terminal shows them."""
    if os.environ.get("COLUMNS") or (sys.stdout and sys.stdout.isatty()):
        return max(20, shutil.get_terminal_size().columns)
    return None


def refuse(line: str, *, status: int = 2) -> NoReturn:
    """End the command with a line that says why."""
    say(text("cli-error", message=line), err=True)
    raise typer.Exit(status)


def options_of(
    name: str, seats: int | None, edition: str | None, rules: list[str]
) -> dict[str, Value]:
    """Read house rules from the command line; the game checks them (OptionError)."""
    game = registry.get(name)
    described = game.Options.described()
    given: dict[str, Value] = {} if edition is None else {"edition": edition}
    for rule in rules:
        option, equals, value = rule.partition("=")
        option = option.strip().replace("-", "_")
        if not equals:
            refuse(text("cli-bad-rule", rule=rule))
        spec = described[option][0] if option in described else None
        if spec is bool and value in YES_OR_NO:
            given[option] = YES_OR_NO[value]
        else:
            given[option] = value if spec is None else by_game.read(value, spec)
    if seats is None:
        seats = by_game.usual_seats(game)
    game.options(given, seats=seats)
    return given

"""All commands. A command imports its modules when it runs, so that all commands start fast."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from parlour import __version__
from parlour.bots import UnknownBotError
from parlour.cli import misuse, terminal
from parlour.cli.arena import arena
from parlour.cli.arena import text as arena_text
from parlour.cli.backup import backup, restore
from parlour.cli.bench import bench
from parlour.cli.by_game import by_game
from parlour.cli.games import games
from parlour.cli.options import flag
from parlour.cli.play import play
from parlour.cli.push import push_key
from parlour.cli.records.record import record, replay
from parlour.cli.records.review import review
from parlour.cli.records.verify import verify
from parlour.cli.serve import serve
from parlour.cli.settings import WithSettings, explain
from parlour.cli.simulate import simulate
from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.cli.train import train
from parlour.core.errors import NotInstalledError, OptionError, ParlourError, UnknownGameError
from parlour.server.settings.configuration import ConfigurationError
from parlour.server.settings.setting import SettingError, UnknownSettingError, UnusableError

MISUSES = (NotInstalledError, OptionError, UnknownBotError, UnknownGameError, UnusableError)


class Root(TyperGroup):
    """The root command: an error is one line on standard error.

    The exit status is 2 for a game, bot or option that does not exist and for a setting that cannot
    be used, as for every misuse of a command line, and 1 for the rest, such as output that cannot
    be written. If the reader closes the pipe, nothing is said.
    """

    def main(self, *arguments: Any, **settings: Any) -> Any:
        """Run a command line; print an error of the operating system as one line."""
        terminal.prepare()
        alone = settings.get("standalone_mode", True)
        try:
            status = super().main(*arguments, **settings | {"standalone_mode": False})
        except misuse.Misuse as error:
            if type(error).__name__ == "NoArgsIsHelpError":
                error.show()  # type: ignore[attr-defined]
            else:
                say(text("cli-error", message=misuse.explain(error)), err=True)
                if more := misuse.more(error):
                    say(more, err=True)
            sys.exit(2)
        except OSError as error:  # about a file; commands say more about theirs
            with suppress(OSError):
                say(text("cli-error", message=misuse.about_file(error)), err=True)
            terminal.abandon()
            sys.exit(1)
        if alone:
            sys.exit(status)
        return status

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that is asked for."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            ctx.fail(text("cli-no-command", name=args[0]))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; print an error of Parlour as one line."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            terminal.abandon()
            raise typer.Exit(1) from None
        except (SettingError, UnknownSettingError, ConfigurationError) as error:
            say(text("cli-error", message=explain(error)), err=True)
            raise typer.Exit(2) from None
        except ParlourError as error:
            say(text("cli-error", message=misuse.refused(error)), err=True)
            raise typer.Exit(2 if isinstance(error, MISUSES) else 1) from None


misuse.translate_help()

app = typer.Typer(
    cls=Root,
    help=text("cli-help"),
    options_metavar=text("cli-options-metavar"),
    subcommand_metavar=text("cli-command-metavar"),
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def print_version(wanted: bool) -> None:
    """Print the version and exit, if `--version` is given."""
    if wanted:
        say(f"parlour {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def parlour(
    context: typer.Context,
    version: Annotated[
        bool,
        flag(text("cli-version"), "--version", callback=print_version, is_eager=True),
    ] = False,
) -> None:
    """Play, if no command is given."""
    if context.invoked_subcommand is None:
        play()


def add(command: Callable[..., None], help: str, **more: Any) -> None:
    """Add a command."""
    app.command(help=help, options_metavar=text("cli-options-metavar"), **more)(command)


add(play, text("cli-play"))
add(serve, text("cli-serve"), epilog=text("cli-serve-epilog"), cls=WithSettings)
add(backup, text("cli-backup"))
add(restore, text("cli-restore"))
add(push_key, text("cli-push-key"))
add(games, text("cli-games"))
app.add_typer(by_game(simulate), name="simulate", help=text("cli-simulate"))
app.add_typer(by_game(record), name="record", help=text("cli-record"))
add(replay, text("cli-replay"))
add(review, text("cli-review"))
add(verify, text("cli-verify"))
app.add_typer(by_game(arena), name="arena", help=arena_text("arena-help"))
add(bench, text("cli-bench"))
add(train, text("cli-train"))

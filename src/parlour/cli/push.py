"""`parlour push-key`: a key for Web Push, as a file of settings has it."""

import typer

from parlour.cli import misuse
from parlour.cli.terminal import say
from parlour.cli.texts import text


def push_key() -> None:
    """`parlour push-key`."""
    from parlour.server import push

    try:
        from parlour.server.push.identity import new_key
    except ModuleNotFoundError as error:
        message = misuse.refused(push.missing(error))
        say(text("cli-error", message=message), err=True)
        raise typer.Exit(2) from None
    say(f"# {text('cli-push-key-made')}")
    say(f'push_key = "{new_key()}"')
    say('push_contact = "mailto:..."')

"""`parlour push-key`: a key for Web Push, as a file of settings has it."""

from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.core.errors import needing


def push_key() -> None:
    """`parlour push-key`."""
    with needing("push"):
        from parlour.server.push.identity import new_key

    say(f"# {text('cli-push-key-made')}")
    say(f'push_key = "{new_key()}"')
    say('push_contact = "mailto:..."')

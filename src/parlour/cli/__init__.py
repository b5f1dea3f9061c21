"""The command line. All of its texts, help included, are in `locales/*/cli.ftl`."""

import sys


def main() -> None:
    """Run the command `parlour`."""
    try:
        from parlour.cli.app import app

        app()
    except KeyboardInterrupt:  # before the command has begun, and `terminal.INTERRUPTED` is known
        sys.exit(130)

"""The command line. All of its texts, help included, are in `locales/*/cli.ftl`."""

import sys


def main() -> None:
    """Run the command `parlour`."""
    try:
        from parlour.cli.app import app

        app()
    except KeyboardInterrupt:  # as it begins: `cli.terminal.INTERRUPTED` may not be imported yet
        sys.exit(130)

"""The command line. Every text of it, help included, stands in `locales/*/cli.ftl`."""


def main() -> None:
    """What the command `parlour` runs."""
    from parlour.cli.app import app

    app()

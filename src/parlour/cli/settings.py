"""The options of `parlour serve`, made from the settings, and the errors in a setting."""

import functools
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from parlour.cli.options import flag, path_option
from parlour.cli.texts import text
from parlour.server.settings.configuration import USUAL, ConfigurationError, gather
from parlour.server.settings.setting import (
    SettingError,
    Spec,
    UnknownSettingError,
)
from parlour.server.settings.settings import Settings, specs
from parlour.text import Texts

about = Texts("settings")

Config = Annotated[Path | None, path_option(text("cli-config", file=str(USUAL)), "--config")]
METAVARS = {int: "N", float: "N", Path: text("cli-folder")}


class WithSettings(TyperCommand):
    """A command with an option for each setting, whose help is only made when it is shown."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        for param in self.params:
            if spec := specs().get(param.name or ""):
                param.help = _help(spec)  # type: ignore[attr-defined]
        super().format_help(ctx, formatter)


def _help(spec: Spec) -> str:
    help, default = about(f"setting-{spec.name.replace('_', '-')}"), spec.shown(spec.default)
    hidden = not default or isinstance(spec.default, Path | bool)
    return help if hidden else text("cli-with-default", help=help, default=default)


def with_settings(run: Callable[[Settings], None]) -> Callable[..., None]:
    """Return `run` as a command that takes an option for each setting, and a file of settings."""

    @functools.wraps(run)
    def command(config: Path | None, **given: Any) -> None:
        run(gather(given, config))

    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [inspect.Parameter("config", keyword, default=None, annotation=Config)]
    parameters += [
        inspect.Parameter(name, keyword, default=None, annotation=_annotation(spec))
        for name, spec in specs().items()
    ]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return command


def _annotation(spec: Spec) -> Any:
    """Return the type of an option for typer. It is text, so that settings are read in the same way
    from all sources; only an on-off setting takes no text."""
    panel = _panel(spec.section)
    if spec.kind is bool:
        flags = f"--{spec.option}/--no-{spec.option}"
        return Annotated[bool | None, flag("", flags, rich_help_panel=panel, show_default=False)]
    option = typer.Option(
        f"--{spec.option}", metavar=_metavar(spec), rich_help_panel=panel, show_default=False
    )
    return Annotated[list[str] | None if spec.kind is tuple else str | None, option]


def _metavar(spec: Spec) -> str:
    if spec.choices:
        return "|".join(spec.choices)
    if spec.form:
        return spec.form.example
    return text("cli-time") if spec.time else METAVARS.get(spec.kind, text("cli-text"))


def _panel(section: str) -> str:
    return text(f"cli-section-{section}")


def explain(error: SettingError | UnknownSettingError | ConfigurationError) -> str:
    """Return the sentence for an error in a setting."""
    if isinstance(error, ConfigurationError):
        return text("cli-unreadable", file=str(error.file), reason=error.reason)
    if isinstance(error, UnknownSettingError):
        said = text("cli-no-setting", file=error.place, name=error.name)
        similar = text("cli-similar", options=error.similar) if error.similar else ""
        return f"{said} {similar}".rstrip()
    said = _expected(error.spec, error.name)
    return text("cli-or-word", message=said, word=error.spec.unset) if error.spec.unset else said


def _expected(spec: Spec, name: str) -> str:
    if spec.choices:
        return text("cli-bad-choice", name=name, choices=", ".join(spec.choices))
    if spec.form:
        return text("cli-bad-form", name=name, example=spec.form.example)
    if spec.time:
        return text("cli-bad-time", name=name)
    if spec.kind is bool:
        return text("cli-bad-choice", name=name, choices="yes, no")
    if spec.range is None:
        return text("cli-bad-value", name=name)
    low, high, whole = spec.range.low, spec.range.high, spec.kind is int
    if high is not None and whole:
        return text("cli-bad-range", name=name, low=low, high=high)
    if high is not None:
        return text("cli-bad-span", name=name, low=low, high=high)
    if whole:
        return text("cli-bad-least", name=name, low=low)
    return text("cli-bad-above", name=name, low=low)

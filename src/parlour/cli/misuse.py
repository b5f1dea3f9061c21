"""Typer's own texts in the reader's language: the headings of help, and errors in a command
line.¶The placeholders for values in help are set where an option is made (`options.py`)."""

import difflib
import functools
import re
from collections.abc import Callable, Iterable
from typing import Any, Literal, get_args, get_origin

import typer
from typer import rich_utils

from parlour.cli.texts import text
from parlour.core.errors import ParlourError, RecordError

Misuse: type[Exception] = typer.BadParameter.__mro__[1]
"""The exception that Typer raises for a command line that it cannot read."""

SIMILAR = 0.7
"""How alike a mistyped option and the one that is suggested are, from 0 to 1."""


def translate_help() -> None:
    """Translate the headings of every help page."""
    rich_utils.ARGUMENTS_PANEL_TITLE = text("cli-arguments-heading")
    rich_utils.OPTIONS_PANEL_TITLE = text("cli-options-heading")
    rich_utils.COMMANDS_PANEL_TITLE = text("cli-commands-heading")
    rich_utils.DEFAULT_STRING = f"[{text('cli-default', value='{}')}]"
    rich_utils.RANGE_STRING = ""  # our placeholders say it
    rich_utils.REQUIRED_LONG_STRING = f"[{text('cli-required')}]"
    # The name of an argument says its meaning.
    typer.core.TyperArgument.display_type_rich = _nothing  # type: ignore[method-assign,assignment]
    for command in (typer.core.TyperCommand, typer.core.TyperGroup):
        command.get_help_option = _explained(command.get_help_option)  # type: ignore[method-assign]
        command.get_usage = _usage(command.get_usage)  # type: ignore[method-assign]


def _nothing(argument: Any, ctx: Any) -> None:
    return None


def _explained(get_help_option: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(get_help_option)
    def get(self: Any, context: Any) -> Any:
        option = get_help_option(self, context)
        if option is not None:
            option.help = text("cli-show-help")
            option.metavar = ""
        return option

    return get


def _usage(get_usage: Callable[..., str]) -> Callable[..., str]:
    @functools.wraps(get_usage)
    def get(self: Any, context: Any) -> str:
        return get_usage(self, context).replace("Usage:", text("cli-usage"), 1)

    return get


def more(error: Any) -> str | None:
    """The hint where to read which values are possible."""
    if error.ctx is None:
        return None
    command = f"{error.ctx.command_path} {error.ctx.help_option_names[0]}"
    return text("cli-see-help", command=command)


def explain(error: Any) -> str:
    """Return the sentence for an error in the command line."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        similar = ", ".join(_similar(error.option_name, error.possibilities or []))
        said = text("cli-no-option", option=error.option_name)
        return f"{said} {text('cli-similar', options=similar)}" if similar else said
    if kind == "MissingParameter" and error.param:
        return text("cli-missing", name=_name(error.param))
    if kind == "BadParameter" and error.param:
        return _expected(error.param)
    if kind == "BadOptionUsage":
        option = error.option_name
        if "does not take" in error.message:
            return text("cli-no-value", option=option)
        return text("cli-missing-value", option=option)
    if extra := re.search(r"extra argument\(s\) \((.*)\)$", error.message):
        return text("cli-extra", words=extra[1])
    return str(error.format_message())


def refused(error: ParlourError) -> str:
    """Return the sentence for an error of Parlour. Errors that only programmers meet are in
    English."""
    said = error.reason if isinstance(error, RecordError) else str(error)
    if error.said:
        known = {
            name: value if isinstance(value, (str, int)) else text.list(value, either=True)
            for name, value in error.known.items()
        }
        said = text(f"cli-wrong-{error.said}", **known)
    if isinstance(error, RecordError):
        return text("cli-in-record", entry=error.entry, message=said)
    return said


def about_file(error: OSError) -> str:
    """Return the sentence for an error of the operating system, with the file if it is known."""
    reason = error.strerror or str(error)
    if not isinstance(error.filename, str):
        return reason
    return text("cli-about-file", file=error.filename, reason=reason)


def _similar(option: str, options: Iterable[str]) -> list[str]:
    """Those of `options` that `option` may be meant for; the dashes, which all have, do not make
    them similar."""
    named = {each.lstrip("-"): each for each in options}
    found = difflib.get_close_matches(option.lstrip("-"), named, cutoff=SIMILAR)
    return sorted(named[name] for name in found)


def _name(param: Any) -> str:
    """The name of a parameter as it is written on the command line: --port, FILE."""
    argument = param.param_type_name == "argument"
    return str(param.metavar if argument and param.metavar else param.opts[-1])


def _expected(param: Any) -> str:
    kind, name = param.type_descriptor.annotation, _name(param)
    if kind is int and None not in (param.min, param.max):
        return text("cli-bad-range", name=name, low=param.min, high=param.max)
    if kind is int:
        return text("cli-bad-whole", name=name)
    if kind is float and None not in (param.min, param.max):
        return text("cli-bad-span", name=name, low=param.min, high=param.max)
    if kind is float:
        return text("cli-bad-number", name=name)
    if get_origin(kind) is Literal:
        return text("cli-bad-choice", name=name, choices=", ".join(get_args(kind)))
    return text("cli-bad-value", name=name)

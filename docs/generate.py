"""Writes what `protocol.md` and `record.md` list, from the types that the server speaks and keeps,
the settings in `hosting.md` and in the texts of `parlour serve --help`, and the observations in
`environments.md`, from the fields of the games' states.

`python docs/generate.py --check` writes nothing, and says whether the pages are fresh.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, NewType, Union, get_args, get_origin

import msgspec

from parlour.bots import UnknownBotError
from parlour.core import errors as core_errors
from parlour.core.errors import ParlourError
from parlour.core.undo import Undone
from parlour.envs.encoding import Encoding, Entry
from parlour.games import registry
from parlour.server import errors, wire
from parlour.server.errors import status_of
from parlour.server.settings import settings
from parlour.server.tables import commands, log
from parlour.text import FALLBACK, LOCALES, Texts

PAGE = Path(__file__).parent / "protocol.md"
RECORD = Path(__file__).parent / "record.md"
HOSTING = Path(__file__).parent / "hosting.md"
ENVIRONMENTS = Path(__file__).parent / "environments.md"
SETTINGS = LOCALES / FALLBACK / "settings.ftl"
BEGIN, END = "<!-- generated: {name} -->", "<!-- end -->"

NEVER_SENT = {
    "error": "the root",
    "bad-action": "the root of those about actions",
    "bad-chance": "of given chances",
    "bad-database": "at the start",
    "bad-seat": "of tables in Python; a message is told no-seat",
    "not-installed": "at the start",
}
HTTP_ALONE = (
    ("not-found", 404, "Nothing is at this address."),
    ("method-not-allowed", 405, "Not with this method."),
    ("bad-request", 400, "Any other bad HTTP request."),
)


def documented(source: str) -> dict[tuple[str, ...], str]:
    """The docstrings below names: (class, field) or (constant,) -> text."""
    found = {}

    def look(body: list[ast.stmt], path: tuple[str, ...]) -> None:
        for at, below in zip(body, [*body[1:], None], strict=True):
            if isinstance(at, ast.ClassDef):
                look(at.body, (*path, at.name))
            target = at.target if isinstance(at, ast.AnnAssign) else None
            if isinstance(at, ast.Assign):
                target = at.targets[0]
            text = below.value if isinstance(below, ast.Expr) else None
            if isinstance(target, ast.Name) and isinstance(text, ast.Constant):
                found[(*path, target.id)] = one_line(str(text.value))

    look(ast.parse(source).body, ())
    return found


def one_line(text: str | None) -> str:
    return " ".join((text or "").split())


def sentence(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else f"{text}."


def type_name(hint: Any) -> str:
    """A type as the page writes it."""
    if hint is None or hint is type(None):
        return "null"
    if hint is Any:
        return "any"
    if isinstance(hint, NewType):
        return type_name(hint.__supertype__)
    if get_origin(hint) in (UnionType, Union):
        return " or ".join(type_name(each) for each in get_args(hint))
    arguments = get_args(hint)
    if get_origin(hint) is Annotated:
        kind, of, rest = type_name(arguments[0]).partition(" of ")
        return f"{kind} ({bounds(arguments[1])}){of}{rest}"
    name = getattr(hint, "__origin__", hint)
    if str(hint).startswith("typing.Literal"):
        return " or ".join(
            f'`"{each}"`' if isinstance(each, str) else f"`{each}`" for each in arguments
        )
    if name in (list, tuple):
        return f"list of {part_name(arguments[0])}"
    if name is dict:
        return f"object: {part_name(arguments[1])} by {type_name(arguments[0])}"
    plain = {int: "integer", float: "number", str: "string", bool: "boolean"}
    if hint in plain:
        return plain[hint]
    if hint is msgspec.Raw:
        return "any"
    return f"`{hint.__name__}`"


def part_name(hint: Any) -> str:
    """The type of what is in a list or an object."""
    name = type_name(hint)
    return f"({name})" if " or " in name else name


def bounds(meta: msgspec.Meta) -> str:
    """What a number, a text or a list is held to: whole numbers, both ends included."""
    if meta.ge is not None:
        return f"{meta.ge} to {meta.le if meta.lt is None else meta.lt - 1}"
    if meta.min_length is None:
        return f"at most {meta.max_length}"
    return f"{meta.min_length} to {meta.max_length} characters"


def structure(struct: Any, texts: dict[tuple[str, ...], str]) -> Iterator[str]:
    """One type: its name, what it is and its fields."""
    config = struct.__struct_config__
    message = config.tag_field == "type" and struct is not wire.Summary
    title = f'`"{config.tag}"`' if message else f"`{struct.__name__}`"
    yield f"#### {title}\n"
    text = commands.described(struct) if issubclass(struct, wire.Message) else struct.__doc__
    yield sentence(one_line(text)) + "\n"
    fields = msgspec.structs.fields(struct)
    tagged = config.tag_field and not message
    if not fields and not tagged:
        return
    yield "| field | type | |"
    yield "|---|---|---|"
    if tagged:
        yield f'| `{config.tag_field}` | `"{config.tag}"` |  |'
    for field in fields:
        name = field.name
        owner = next(c.__name__ for c in struct.__mro__ if name in inspect.get_annotations(c))
        text = texts.get((owner, name), "")
        if not field.required:
            missing = field.default is msgspec.NODEFAULT
            value = field.default_factory() if missing else field.default
            default = msgspec.json.encode(value).decode()
            text = f"{text} May be left out: `{default}`.".strip()
        yield f"| `{name}` | {escaped(type_name(field.type))} | {escaped(text)} |"
    yield ""


def escaped(text: str) -> str:
    return text.replace("|", "\\|")


def structures(wanted: list[Any]) -> str:
    texts = {each: documented(inspect.getsource(sys.modules[each.__module__])) for each in wanted}
    return "\n".join(line for each in wanted for line in structure(each, texts[each])).rstrip()


def used_by(module: ModuleType, roots: list[Any]) -> list[Any]:
    """The other structures of a module that these use, in order of definition."""
    found: set[Any] = set()

    def look(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in found:
            found.add(hint)
            for field in msgspec.structs.fields(hint):
                look(field.type)
        for each in get_args(hint):
            look(each)

    for root in roots:
        look(root)
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type) and each in found and each not in roots
    ]


def all_log_entries() -> str:
    """What each kind of entry of a table's log holds."""
    lines = ["| entry | holds | |", "|---|---|---|"]
    for each in log.LogEntry.__subclasses__():
        config = each.__struct_config__
        holds = ", ".join(f"`{field.encode_name}`" for field in msgspec.structs.fields(each))
        lines.append(f"| `{config.tag}` | {holds} | {sentence(one_line(each.__doc__))} |")
    return "\n".join(lines)


def commands_and_entries() -> str:
    """Which entries each message can become, and which messages become none."""

    def tag(each: type[msgspec.Struct]) -> str:
        return f"`{each.__struct_config__.tag}`"

    lines = ["| message | entry |", "|---|---|"]
    for message, declared in commands.DECLARED.items():
        lines.append(f"| {tag(message)} | {', '.join(map(tag, declared.entries))} |")
    asides = [tag(each) for each in wire.Message.__subclasses__() if each not in commands.DECLARED]
    return "\n".join([*lines, "", f"In no log: {', '.join(asides)}."])


def games() -> str:
    parts = [f"### Every game\n\n{structures([Undone])}\n"]
    for name in registry.names():
        sight = registry.get(name).sight
        module = inspect.getmodule(sight.View)
        assert module
        roots = [sight.View, sight.Event]
        parts.append(f"### {name}\n")
        parts.append(structures([*roots, *used_by(module, roots)]) + "\n")
    return "\n".join(parts).rstrip()


def all_errors() -> str:
    known = {
        each
        for module in (core_errors, errors)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, ParlourError)
    } | {UnknownBotError}
    rows = {
        (each.code, status_of(each), sentence(one_line(each.__doc__)))
        for each in known
        if each.code not in NEVER_SENT
    }
    lines = [f"| `{code}` | {status} | {text} |" for code, status, text in sorted(rows)]
    lines += [f"| `{code}` | {status} | {text} HTTP only. |" for code, status, text in HTTP_ALONE]
    return "\n".join(["| code | HTTP | |", "|---|---|---|", *lines])


def closes() -> str:
    texts = documented(inspect.getsource(wire))
    lines = [
        f"| {value} | {texts[(name,)]} |"
        for name, value in vars(wire).items()
        if name.startswith("CLOSE_")
    ]
    return "\n".join(["| code | |", "|---|---|", *lines])


def limits() -> str:
    texts = documented(inspect.getsource(wire.limits))
    lines = []
    for (name,), text in texts.items():
        value = getattr(wire, name)
        values = value if isinstance(value, tuple) else (value,)
        lines.append(f"| `{name}` | {', '.join(map(str, values))} | {text} |")
    return "\n".join(["| name | value | |", "|---|---|---|", *lines])


def all_settings() -> str:
    """A table for each section, as `parlour serve --help` has them."""
    texts, lines = Texts("cli", FALLBACK), []
    section = None
    for spec in settings.specs().values():
        if spec.section != section:
            section = spec.section
            lines += ["", f"### {texts(f'cli-section-{section}')}", ""]
            lines += ["| setting | option | default | | expected |", "|---|---|---|---|---|"]
        # Paths differ from machine to machine.
        default = "" if isinstance(spec.default, Path) else spec.shown(spec.default)
        row = (
            f"`{spec.name}`",
            f"`--{spec.option}`",
            f"`{default}`" if default else "",
            settings.descriptions()[spec.name],
            spec.expected,
        )
        lines.append(f"| {' | '.join(escaped(cell) for cell in row)} |")
    return "\n".join(lines).strip()


def observations() -> str:
    return "\n\n".join(f"### {name}\n\n{observation(name)}" for name in registry.names())


def observation(name: str) -> str:
    """The parts of a game's observations, with history."""
    game = registry.get(name)
    texts = documented(inspect.getsource(sys.modules[game.State.__module__]))
    least, most = game.seats[0], game.seats[-1]
    few, many = (Encoding(game, seats, history=True).entries for seats in (least, most))
    one_number = least == most
    places = "at" if one_number else f"at, of {least} seats | of {most}"
    lines = [f"| part | {places} | numbers | range | |", "|---" * (5 + (not one_number)) + "|"]
    cards = len(Encoding(game, most).entries)
    for at, (one, entry) in enumerate(zip(few, many, strict=True)):
        if at == cards:
            lines.append("| *with history:* |" + " |" * (4 + (not one_number)))
        text = texts.get((game.State.__name__, entry.field), "")
        extra = {"_top": "The top card, or -1. ", "_counts": "How many cards of each face. "}
        suffix = next((extra[end] for end in extra if entry.name == entry.field + end), "")
        place = f"{one.offset}" if one_number else f"{one.offset} | {entry.offset}"
        lines.append(
            f"| `{entry.name}` | {place} | {dimensions(entry, most)} |"
            f" {entry.low} to {entry.high} | {escaped(suffix + text)} |"
        )
    return "\n".join(lines)


def dimensions(entry: Entry, most: int) -> str:
    """The shape of a part; n is the number of seats."""
    seats = {most: "n", most - 1: "(n - 1)"} if most > 2 else {}
    first = [seats.get(entry.shape[0], str(entry.shape[0]))] if entry.shape else []
    return " x ".join([*first, *map(str, entry.shape[1:])]) or "1"


def settings_texts() -> str:
    """What each setting is for, as a Fluent file that other languages translate."""
    lines = [
        "# What each setting of the server is for. Generated from server/settings/settings.py.",
        "",
    ]
    for name, about in settings.descriptions().items():
        lines.append(f"setting-{name.replace('_', '-')} = {about.replace('`', '')}")
    return "\n".join(lines) + "\n"


def sections() -> dict[str, str]:
    from_client, from_server = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    http = list(wire.BODIES)
    others = used_by(wire, [*from_server, *http])
    return {
        "version": f"`{wire.PROTOCOL}`",
        "from the client": structures(list(from_client)),
        "from the server": structures(list(from_server)),
        "over HTTP": structures(http),
        "parts": structures(others),
        "errors": all_errors(),
        "closes": closes(),
        "limits": limits(),
        "commands": commands_and_entries(),
        "games": games(),
    }


def written(page: str, lists: dict[str, str]) -> str:
    """The page with its lists rewritten (ValueError: a place for one is missing)."""
    for name, text in lists.items():
        begin = BEGIN.format(name=name)
        before, found, rest = page.partition(begin)
        _, ended, after = rest.partition(END)
        if not (found and ended):
            raise ValueError(f"expected {begin} ... {END}")
        gap = "" if name == "version" else "\n\n"
        page = f"{before}{begin}{gap}{text}{gap}{END}{after}"
    return page


def settle(path: Path, old: str, new: str) -> None:
    """Write a file, or say that it is stale."""
    if "--check" not in sys.argv:
        path.write_text(new, encoding="utf-8")
    elif old != new:
        sys.exit(f"{path.name} is stale: run `make generate`")


def main() -> None:
    pages = (
        (PAGE, sections()),
        (RECORD, {"log": all_log_entries()}),
        (HOSTING, {"settings": all_settings()}),
        (ENVIRONMENTS, {"observations": observations()}),
    )
    for path, lists in pages:
        old = path.read_text(encoding="utf-8")
        settle(path, old, written(old, lists))
    old = SETTINGS.read_text(encoding="utf-8") if SETTINGS.exists() else ""
    settle(SETTINGS, old, settings_texts())


if __name__ == "__main__":
    main()

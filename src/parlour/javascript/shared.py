"""The modules that all games share: errors, entries of a record, and the rules of tables and bots.

Functions of numbers and words alone are translated as a game's rules are.
"""

import typing
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import FunctionType, NoneType, UnionType
from typing import Any, Literal

import msgspec

from parlour.bots import knowhow, slips, unbound
from parlour.bots.review import findings, looking_back
from parlour.bots.search import analysis, budget
from parlour.core import chance, errors, record, table_rules, undo
from parlour.javascript.kinds import UnsupportedError
from parlour.javascript.module import constants_text, documented, functions_text, head
from parlour.javascript.program import Program
from parlour.javascript.scope import TranslationError


@dataclass(frozen=True)
class Module:
    """The parts of Python that a module of TypeScript takes over."""

    source: str
    """The file or folder it is made from."""
    functions: tuple[Any, ...]
    constants: dict[str, Any]
    structs: tuple[type[msgspec.Struct], ...] = field(default=())
    """Written as types."""


def _public(module: Any) -> list[FunctionType]:
    """The functions of a module, without its private ones."""
    return [
        value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType)
        and not name.startswith("_")
        and value.__module__ == module.__name__
    ]


MODULES = {
    "table_rules.ts": Module(
        "core",
        (
            *_public(table_rules),
            record.oldest_version,
            chance.check_drawn_out_of,
            chance.check_pick,
            chance.check_deck,
        ),
        {"UNDONE": undo.UNDONE, "VARIETY": table_rules.VARIETY},
    ),
    "budget.ts": Module(
        "bots/search",
        (
            budget.iterations_left,
            budget.until_look,
            analysis.variance,
            analysis.estimate,
            analysis.within,
        ),
        {"NOTHING": unbound.NOTHING},
    ),
    "slips.ts": Module("bots/slips.py", (slips.slip,), {}),
    "findings.ts": Module(
        "bots/review",
        tuple(_public(findings)),
        {
            "WORLDS": looking_back.WORLDS,
            "CLOSER": looking_back.CLOSER,
            "NOISE": knowhow.NOISE,
        },
        (
            findings.Estimate,
            findings.Point,
            findings.Decision,
            findings.Account,
            findings.Note,
            findings.Review,
        ),
    ),
}


def write() -> dict[str, str]:
    """Write the modules: file name -> text (TranslationError)."""
    made = {name: _module(module) for name, module in MODULES.items()}
    return made | {"errors.ts": errors_text(), "entries.ts": entries_text()}


def _module(module: Module) -> str:
    program = Program({})
    try:
        for function in module.functions:
            program.constant(function, function.__name__, function)  # with its declared kinds
        program.understand()
        bodies = {own: program.body(own) for own in program.functions.values() if not own.native}
    except UnsupportedError as error:
        raise TranslationError(str(error)) from None
    text = functions_text(bodies)
    known = module.constants
    given = [f"const {name} = {program.literal(value)};" for name, value in known.items()]
    exported = [*known, *(program.own(each).js for each in module.functions)]
    return "\n".join(
        [
            head(module.source, "./"),
            *map(_interface, module.structs),
            *given,
            constants_text(program, text, known),
            text,
            f"export {{ {', '.join(exported)} }};\n",
        ]
    )


# --- errors and entries ---------------------------------------------------------------------------


def errors_text() -> str:
    """Write the classes of errors; those that are made in a way of their own are left out."""
    parts = [head("core/errors.py", "./", imports=False)]
    for error in _errors(errors.ParlourError):
        base = "Error" if error is errors.ParlourError else error.__mro__[1].__name__
        code = f'code = "{error.code}";'
        own = code if base == "Error" else f"override {code}"
        parts.append(
            f"{documented(error.__doc__)}export class {error.__name__} extends {base} {{\n{own}\n}}"
        )
    return "\n".join(parts)


def _errors(base: type[errors.ParlourError]) -> Iterator[type[errors.ParlourError]]:
    """An error of the core and those that extend it, each after the one it extends."""
    if base is not errors.ParlourError and "__init__" in vars(base):
        return
    yield base
    for each in vars(errors).values():
        if isinstance(each, type) and each.__bases__ == (base,):
            yield from _errors(each)


def entries_text() -> str:
    """Write the types of a record and its entries, and the newest version of its format."""
    parts = [head("core/record.py", "./", imports=False)]
    parts.append('import type { Options } from "./options.ts";\n')
    kinds = typing.get_args(record.Entry)
    parts += map(_interface, kinds)
    parts.append(f"export type Entry = {' | '.join(kind.__name__ for kind in kinds)};")
    names = [kind.__struct_fields__[0] for kind in kinds]
    fields = {"parlour": int, **typing.get_type_hints(record.Header), "entries": list[record.Entry]}
    defaults = {each.name for each in msgspec.structs.fields(record.Header) if not each.required}
    parts.append("/** The record of a game. `parlour` is the version of its format. */")
    parts.append("export interface GameRecord {")
    parts += [
        f"{name}{'?' if name in defaults else ''}: {_type(hint)};" for name, hint in fields.items()
    ]
    parts.append("}")
    parts.append("/** The kinds of entries, each by the name of its first field. */")
    parts.append(f"export const KINDS = {names!r};")
    parts.append("/** After a card of a deck: nobody saw it there. */")
    parts.append(f'export const UNSEEN = "{record.UNSEEN}";')
    parts.append("/** The kind of a deck with unseen cards. */")
    parts.append(f'export const WITH_UNSEEN = "{record.WITH_UNSEEN}";')
    parts.append("/** The newest version of a record's format. */")
    parts.append(f"export const VERSION = {record.VERSION};\n")
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct]) -> str:
    """Write a struct as a type of TypeScript."""
    hints = typing.get_type_hints(struct)
    fields = "".join(f"{name}: {_type(hints[name])};\n" for name in struct.__struct_fields__)
    return f"{documented(struct.__doc__)}export interface {struct.__name__} {{\n{fields}}}"


def _type(hint: Any) -> str:
    if isinstance(hint, typing.NewType):
        return _type(hint.__supertype__)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if hint == list[record.Entry]:
        return "Entry[]"
    if hint == dict[str, Any]:
        return "Options"
    if origin is tuple:
        return f"{_type(args[0])}[]"
    if origin is UnionType:
        return " | ".join(map(_type, args))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return {int: "number", float: "number", str: "string", NoneType: "null"}[hint]

"""A game as one module of TypeScript: its state, its constants, its functions. The search, which is
the same for all games, is a module of its own, to which each game gives its rules."""

import json
import re
from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Any

import msgspec

from parlour.bots import knowhow
from parlour.bots.review import valuing
from parlour.bots.search import choice, prior, tree
from parlour.bots.search.analysis import MoveValue
from parlour.bots.unbound import NOTHING
from parlour.core.game import Game
from parlour.core.state import Field, State
from parlour.javascript.expressions import name_in_js
from parlour.javascript.kinds import (
    BOOL,
    FLOAT,
    NONE,
    SAFE,
    STR,
    Dict,
    Int,
    Kind,
    List,
    Maybe,
    Records,
    StateOf,
    Tuple,
    UnsupportedError,
    of_dtype,
    of_options,
    of_struct,
)
from parlour.javascript.program import Program, is_of_search
from parlour.javascript.scope import Own, TranslationError

ARRAYS = (
    ("Int8Array", 1, -(1 << 7), (1 << 7) - 1),
    ("Int16Array", 2, -(1 << 15), (1 << 15) - 1),
    ("Int32Array", 4, -(1 << 31), (1 << 31) - 1),
    ("Uint32Array", 4, 0, (1 << 32) - 1),
    ("Float64Array", 8, -SAFE, SAFE),
)
"""JavaScript's typed arrays: name, bytes for each number, least and greatest number."""
NAME = re.compile(r"[A-Za-z_$][\w$]*")
PAD = "pad."
"""Begins the names of what a score pad asks."""
ENDGAME = ("worlds", "sum_worlds")
"""The functions that a game exports if its end can be solved."""
BEYOND = (
    *("redeal", "standing", "search", "foresee", "blend", "choose"),
    *("value_position", "value_choices"),
    *ENDGAME,
)
"""The functions that only searches and looks back ask, which a table does without."""


def write(games: Iterable[Game[Any]], checked: bool = False) -> dict[str, str]:
    """Write the modules of these games, and the one of the search: file name -> text
    (TranslationError). With `checked`, for tests, they throw an error wherever a number leaves its
    range, or an index its list; the ranges, and so the search, differ from game to game."""
    made: dict[str, str] = {}
    for game in games:
        file = f"tree-{game.name}.ts" if checked else "tree.ts"
        made[f"games/{game.name}.ts"], search = _write(game, checked, file)
        if made.setdefault(file, search) != search:
            raise TranslationError(f"the search for {game.name} is not that of the other games")
    return made


def _write(game: Game[Any], checked: bool, file: str) -> tuple[str, str]:
    """Write the modules of a game and of its search, which has a file of this name."""
    binding = {**game.rules.binding(), **knowhow.binding(game.name)}
    program = Program(binding, checked)
    try:
        exported = _roots(program, game)
        program.understand()
        bodies = {own: program.body(own) for own in program.functions.values() if not own.native}
    except UnsupportedError as error:
        raise TranslationError(str(error)) from None
    searching = {own: bodies.pop(own) for own in list(bodies) if is_of_search(own.function)}
    search = functions_text(searching, state="py.State")
    bound = {program.own(function).js for function in binding.values()}
    needed = sorted(bound & set(NAME.findall(search)))
    found = [name for name, own in exported.items() if is_of_search(own.function)]
    views = sorted({game.sight.View.__name__, game.sight.Event.__name__})
    parts = [
        head(f"games/{game.name} and parlour/bots", "../", checked),
        f'import {{ searching }} from "../{file}";\n'
        f'import type {{ {", ".join(views)} }} from "../../wire.ts";\n',
        state_text(game.State),
        (functions := functions_text(bodies)),
        (made := _game(game, exported, f"searching({{ {', '.join(needed)} }})")),
    ]
    parts.insert(3, constants_text(program, functions + made))
    return "\n".join(parts), "\n".join(
        [
            head("bots/search", "./", checked),
            constants_text(program, search),
            "\n/** The search by the rules and the judgement of a game. */",
            f"export function searching({{ {', '.join(needed)} }}: any) {{",
            search,
            f"return {{ {', '.join(found)} }};",
            "}\n",
        ]
    )


def head(source: str, up: str, checked: bool = False, imports: bool = True) -> str:
    """The first lines of a module made from a file or folder of Parlour; `up` is the path from
    it to the modules written by hand."""
    used = f'// @ts-nocheck\nimport * as py from "{up}native.ts";\n'
    checks = f'import * as checks from "{up}checks.ts";\n'
    return (
        f"// Generated from parlour/{source} by `make generate`.\n"
        "// Do not edit: Python is the source, and what is written here is held against it.\n"
        f"{used if imports else ''}"
        f"{checks if checked else ''}"
    )


def constants_text(program: Program, text: str, known: Iterable[str] = ()) -> str:
    """Write the constants that a text names, without those that are known already."""
    named = set(NAME.findall(text)) - set(known)
    written: dict[str, Any] = {}
    lines: list[str] = []
    for name, value in program.constants.items():
        if name in named:
            like = written if isinstance(value, dict) else ()
            turned = (f"py.inverse({each})" for each in like if _inverse(written[each]) == value)
            lines.append(f"const {name} = {next(turned, None) or program.literal(value)};")
            written[name] = value
    return "\n".join(lines)


def _inverse(value: Any) -> dict[Any, Any] | None:
    """Where a constant has which of its texts: a place in a list, or a key; None if a dictionary
    says that as briefly."""
    if isinstance(value, dict):
        found = {each: key for key, each in value.items() if isinstance(each, str)}
    elif isinstance(value, list | tuple):
        found = {each: n for n, each in enumerate(value) if isinstance(each, str)}
    else:
        return None
    return found if len(found) == len(value) > 4 else None


def functions_text(bodies: dict[Own, str], state: str | None = None) -> str:
    """Write functions, those of a module together; `state`: the type of states, if it is not the
    game's."""
    module, parts = "", []
    for own in sorted(bodies, key=lambda own: (_place(own), own.first_line)):
        if own.function.__module__ != module:
            module = own.function.__module__
            parts.append(f"\n// --- {module.removeprefix('parlour.')} ---\n")
        parts.append(function_text(own, bodies[own], state))
    return "\n".join(parts)


def _place(own: Own) -> tuple[int, str]:
    order = ("core", "games", "bots")
    folder = own.function.__module__.split(".")[1]
    return order.index(folder) if folder in order else len(order), own.function.__module__


def _roots(program: Program, game: Game[Any]) -> dict[str, Own]:
    """The functions that the module exports, by name."""
    wanted = _of_rules(game) | _of_bots(game) | _of_endgame(game) | _of_pad(game)
    roots = {name: program.root(function, kinds) for name, (function, kinds) in wanted.items()}
    roots["interrupters"].returns(Int())  # so that the search is the same for all games
    return roots


Wanted = dict[str, tuple[Any, list[Kind]]]
"""Functions and the kinds of their arguments, by the names under which they are exported."""
SIZE = Int(0, 1 << 31)
SHARES = List(FLOAT)


def _seat(game: Game[Any]) -> Int:
    return Int(0, game.seats[-1] - 1)


def _legal(game: Game[Any]) -> List:
    """The place for legal actions; -1 ends them."""
    return List(Int(-1, game.actions - 1))


def _of_rules(game: Game[Any]) -> Wanted:
    """Rules, views and notation."""
    s, seat, out = StateOf(game.State), _seat(game), _legal(game)
    action, fact = Int(0, game.actions - 1), List(Int())
    rules, sight, notation = game.rules, game.sight, game.notation
    return {
        "configure": (game.configure, [s, of_options(game.Options), Int(1, game.seats[-1])]),
        "leaders": (game.leaders, [s]),
        "winners": (game.winners, [s]),
        "start": (rules.start, [s]),
        "deal": (rules.deal, [s]),
        "to_act": (rules.to_act, [s]),
        "interrupters": (rules.interrupters, [s]),
        "ends_moment": (rules.ends_moment, [s, action]),
        "legal": (rules.legal, [s, seat, out]),
        "apply": (rules.apply, [s, seat, action]),
        "conceal": (rules.conceal, [s, seat]),
        "redeal": (rules.redeal, [s, seat]),
        "sound": (rules.sound, [s]),
        "view": (sight.view, [s, Maybe(seat)]),
        "event": (sight.event, [s, fact, Maybe(seat)]),
        "format_action": (notation.format_action, [s, action]),
        "parse_action": (notation.parse_action, [s, STR]),
        "format_card": (notation.format_card, [Int(0, 255)]),
        "parse_card": (notation.parse_card, [STR]),
    }


def _of_bots(game: Game[Any]) -> Wanted:
    """A quick player, the search, and the look back."""
    s, seat, out = StateOf(game.State), _seat(game), _legal(game)
    count, moves = Int(0, game.max_legal + 1), List(of_struct(MoveValue))
    rows = List(SHARES)
    playing: list[Kind] = [out, SHARES, rows, of_dtype(tree.SETTINGS), of_dtype(tree.COUNTS)]
    bots = knowhow.of(game.name)
    return {
        "policy": (bots.policy, [s, seat, out, count]),
        "judge": (bots.judge, [s, seat, out, count, SHARES]),
        **({"forget": (bots.forget, [s])} if hasattr(bots, "forget") else {}),
        "standing": (bots.standing, [s, SHARES]),
        "search": (
            tree.search,
            [
                List(s),
                s,
                seat,
                Records(of_dtype(tree.NODE)),
                List(SIZE),
                List(SIZE),
                *playing,
                SIZE,
            ],
        ),
        "value_position": (
            valuing.value_position,
            [List(s), s, Int(NOTHING, game.seats[-1] - 1), *playing, rows, SIZE],
        ),
        "value_choices": (
            valuing.value_choices,
            [List(s), s, seat, out, count, count, *playing, rows, rows, rows, SIZE],
        ),
        "foresee": (prior.foresee, [s, seat, out, SHARES, rows]),
        "blend": (prior.blend, [moves, SHARES, FLOAT]),
        "choose": (choice.choose, [moves, FLOAT, FLOAT, BOOL, FLOAT, BOOL]),
    }


def _of_endgame(game: Game[Any]) -> Wanted:
    """The worlds of an end that is solved exactly, if the game has one."""
    endgame = knowhow.endgame(game.name)
    if endgame is None:
        return {}
    s, seat = StateOf(game.State), _seat(game)
    rows = List(List(SIZE))
    arguments = [List(s), seat, List(_legal(game)), rows, List(SIZE), List(List(SHARES))]
    return {"worlds": (endgame.worlds, [s, seat]), "sum_worlds": (endgame.sum_worlds, arguments)}


def _of_pad(game: Game[Any]) -> Wanted:
    """The functions that a score pad asks, if the game has one."""
    if game.pad is None:
        return {}
    s, seat = StateOf(game.State), _seat(game)
    given: list[Kind] = [List(Int(0, 1 << 15)), List(Int(0, 255))]
    face, ender = Int(0, 127), Int(-1, game.seats[-1] - 1)
    arguments_of: dict[str, list[Kind]] = {
        "copies": [s, face],
        "put": [s, seat, face, Int(0, 127)],
        "count": [s, seat],
        "made": [s, seat],
        "fewest": [s, seat, ender],
        "most": [s, seat, ender],
        "possible": [s, seat, ender, Int(0, 1 << 15)],
        "agree": [s, *given],
        "opener": [s],
        "score": [s, seat, ender, *given],
    }
    return {
        f"{PAD}{name}": (getattr(game.pad, name), arguments)
        for name, arguments in arguments_of.items()
    }


# --- the state ------------------------------------------------------------------------------------


def _array(field: Field) -> tuple[str, int]:
    """Return the typed array that holds a field, and its bytes for each number
    (UnsupportedError)."""
    for name, size, low, high in ARRAYS:
        if low <= field.low and field.high <= high:
            return name, size
    raise UnsupportedError(f"a field that holds {field.low} to {field.high}, beyond 2 ** 53")


def state_text(state: type[State]) -> str:
    """Write the class of a game's states: numbers, and vectors in one block of memory."""
    numbers = {name: each for name, each in state.fields.items() if not each.shape}
    vectors = {name: each for name, each in state.fields.items() if each.shape}
    offset = 0
    lines = []
    for name, each in sorted(vectors.items(), key=lambda item: -_array(item[1])[1]):
        *rows, width = each.shape
        array, size = _array(each)
        made = f"new {array}(this.memory, {offset}, {width})"
        if rows:
            made = f"py.rows({array}, this.memory, {offset}, {rows[0]}, {width})"
        lines.append(f"{name_in_js(name)} = {made};")
        offset += size * width * (rows[0] if rows else 1)
    body = "\n".join(
        [
            f"readonly memory = new ArrayBuffer({offset});",
            "readonly bytes = new Uint8Array(this.memory);",
            *(f"{name_in_js(name)} = 0;" for name in numbers),
            *lines,
        ]
    )
    copied = "\n".join(f"this.{name_in_js(n)} = other.{name_in_js(n)};" for n in numbers)
    names = ", ".join(f'"{name_in_js(name)}"' for name in state.fields)
    return (
        f"export class {state.__name__} extends py.State {{\n"
        f"static readonly fields = [{names}];\n{body}\n\n"
        f"set(other: {state.__name__}): void {{\nthis.bytes.set(other.bytes);\n{copied}\n}}\n\n"
        f"copy(): {state.__name__} {{\nconst twin = new {state.__name__}();\ntwin.set(this);\n"
        f"twin.source = this.source;\nreturn twin;\n}}\n}}\n"
    )


# --- functions ------------------------------------------------------------------------------------


def function_text(own: Own, body: str, state: str | None = None) -> str:
    """Write one function, with its docstring and types; `state`: the type of states, if it is not
    the game's."""
    parameters = ", ".join(
        f"{name_in_js(name)}: {_type(own.variables[name], state)}" for name in own.parameters
    )
    head = f"function {own.js}({parameters}): {_type(own.result, state)}"
    return f"{documented(own.function.__doc__)}{head} {{\n{body}\n}}\n"


def documented(doc: str | None) -> str:
    """Write a docstring as a comment."""
    lines = [line.strip() for line in (doc or "").strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    middle = "\n".join(f" * {line}".rstrip() for line in lines)
    return f"/**\n{middle}\n */\n" if lines else ""


def _type(kind: Kind, state: str | None = None) -> str:
    """Write a kind as a type of TypeScript."""
    if isinstance(kind, Int) or kind == FLOAT:
        return "number"
    if kind == BOOL:
        return "boolean"
    if kind == STR:
        return "string"
    if kind == NONE:
        return "void"
    if isinstance(kind, Maybe):
        return f"{_type(kind.of, state)} | null"
    if isinstance(kind, List):
        inner = _type(kind.of, state)
        return "py.Row" if inner == "number" else f"({inner})[]"
    if isinstance(kind, Tuple):
        return f"[{', '.join(_type(each, state) for each in kind.of)}]"
    if isinstance(kind, Dict):
        return f"Map<{_type(kind.key, state)}, {_type(kind.value, state)}>"
    if isinstance(kind, StateOf):
        return state or kind.type.__name__
    return "any"


# --- the game -------------------------------------------------------------------------------------


def _options(game: Game[Any]) -> list[dict[str, Any]]:
    """A game's options, each with what its value is checked by."""
    described = msgspec.to_builtins(game.Options.info())
    return [
        {
            part: value
            for part, value in option.items()
            if part == "default" or (part != "where" and value not in (None, []))
        }
        for option in described
    ]


def _game(game: Game[Any], exported: dict[str, Own], searching: str) -> str:
    """Write the objects that the module exports: what a table needs; what a score pad does; and all
    of the game, to which `searching` gives the search. Whoever takes one of the first carries
    nothing of the rest."""
    levels = {name: asdict(level) for name, level in knowhow.levels(game.name).items()}
    brief = {
        name: {part: value for part, value in level.items() if part != "search"}
        for name, level in levels.items()
    }
    rules = [
        f'name: "{game.name}"',
        f"version: {game.version}",
        f"seats: [{game.seats[0]}, {game.seats[-1]}]",
        f"actions: {game.actions}",
        f"max_legal: {game.max_legal}",
        f"options: {json.dumps(_options(game))}",
        f"levels: {json.dumps(brief)}",
        f"new_state: () => new {game.State.__name__}()",
        *(
            f"{name}: {own.js}"
            for name, own in exported.items()
            if name not in BEYOND and not name.startswith(PAD)
        ),
    ]
    more = [
        f"levels: {json.dumps(levels)}",
        f"costs: {json.dumps(asdict(knowhow.costs(game.name)))}",
        f"noise: {knowhow.noise(game.name)}",
        f"memory: {json.dumps(_memory())}",
        *(
            f"{name}: {own.js}"
            for name, own in exported.items()
            if name in BEYOND and name not in ENDGAME and not is_of_search(own.function)
        ),
        f"endgame: {_endgame(game, exported)}",
    ]
    kinds = f"{game.State.__name__}, {game.sight.View.__name__}, {game.sight.Event.__name__}"
    pure = "/* @__PURE__ */"
    lines = ",\n"
    return (
        f"export const RULES: py.Rules<{kinds}> = {{\n{lines.join(rules)},\n}};\n\n"
        f"export const PAD_RULES: py.PadRules<{kinds}> = {pure} Object.assign({{}}, RULES, "
        f"{{ pad: {_pad(exported)} }});\n\n"
        f"export const GAME: py.Game<{kinds}> = {pure} Object.assign({{}}, PAD_RULES, "
        f"{pure} {searching}, {{\n{lines.join(more)},\n}});\n"
    )


def _memory() -> dict[str, Any]:
    fields: Any = tree.NODE.fields or {}
    return {
        "node": {name: fields[name][0].str[1:] for name in fields},
        "settings": list(tree.SETTINGS.names or ()),
        "counts": list(tree.COUNTS.names or ()),
        "depth": tree.MAX_DEPTH,
        "scratch": tree.SCRATCH,
    }


def _pad(exported: dict[str, Own]) -> str:
    asked = {n.removeprefix(PAD): own.js for n, own in exported.items() if n.startswith(PAD)}
    functions = ", ".join(f"{name}: {js}" for name, js in asked.items())
    return f"{{ {functions} }}" if functions else "null"


def _endgame(game: Game[Any], exported: dict[str, Own]) -> str:
    endgame = knowhow.endgame(game.name)
    if endgame is None:
        return "null"
    shapes = {
        each.name: getattr(endgame, each.name)
        for each in fields(endgame)
        if each.name not in ENDGAME
    }
    functions = ", ".join(f"{name}: {exported[name].js}" for name in ENDGAME)
    return f"{{ {functions}, ...{json.dumps(shapes)} }}"

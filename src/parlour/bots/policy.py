"""The bot that plays a game's policy, which search also uses for its playouts."""

from random import Random
from typing import Any

from parlour.bots import knowhow
from parlour.bots.unbound import NOTHING
from parlour.core.chance import Generated, seed_generator
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.numbers import Action


class PolicyBot:
    """Plays a game's `policy`; a fraction of its moves, `slips`, is random instead."""

    def __init__(self, game: Game[Any], slips: float = 0.0) -> None:
        self._policy = knowhow.of(game.name).policy
        self._slips = slips

    def decide(self, information: InformationState, random: Random) -> str | None:
        """Choose the policy's action, or a random one; out of turn also None, for not acting."""
        legal = information.legal()
        if random.random() < self._slips:
            choices = legal if information.in_turn else [*legal, NOTHING]
            action = random.choice(choices)
        else:
            state = information.state.copy()
            state.source = Generated()
            seed_generator(state, random.getrandbits(64), 0)
            action = self._policy(state, information.seat, legal, len(legal))
        return (
            None
            if action == NOTHING
            else information.game.notation.format_action(information.state, Action(action))
        )

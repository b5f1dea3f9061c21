"""The bot that plays a game's policy, which search also uses for its playouts."""

from random import Random
from typing import Any

from parlour.bots import knowhow
from parlour.bots.slips import slip
from parlour.bots.unbound import NOTHING
from parlour.core.errors import NotYourTurnError
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.numbers import Action


class PolicyBot:
    """Plays a game's `policy`. With `slips` it chooses by what its actions are worth to the policy
    (`slips.py`); in the fraction `forgets` of its decisions it remembers nothing."""

    def __init__(self, game: Game[Any], slips: float = 0.0, forgets: float = 0.0) -> None:
        own = knowhow.of(game.name)
        self._game = game.name
        self._policy, self._judge = own.policy, own.judge
        self._forget = getattr(own, "forget", None)
        self._slips, self._forgets = slips, forgets

    def decide(self, information: InformationState, random: Random) -> str | None:
        """Choose an action; out of turn also None, for not acting (NotYourTurnError; OtherGameError
        if the information is not of the bot's game)."""
        information.check_game(self._game)
        state, seat, legal = information.state, information.seat, information.legal()
        if not legal:
            raise NotYourTurnError(f"expected a seat that may act, got seat {seat}")
        if self._forgets and random.random() < self._forgets and self._forget:
            state = state.copy()
            self._forget(state)
        if self._slips:
            choices = legal if information.in_turn else [*legal, NOTHING]
            worths = [0.0] * len(choices)
            self._judge(state, seat, legal, len(legal), worths)
            action = choices[slip(worths, self._slips, random.random())]
        else:
            action = self._policy(state, seat, legal, len(legal))
        return (
            None
            if action == NOTHING
            else information.game.notation.format_action(information.state, Action(action))
        )

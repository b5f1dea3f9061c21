"""Plays any legal action, each as likely as the other; out of turn it may as well do nothing."""

from random import Random
from typing import Any


class RandomBot:
    def decide(self, view: Any, random: Random) -> str | None:
        choices = [move.action for move in view.legal]
        if view.to_act != view.seat:
            choices.append(None)
        choice: str | None = random.choice(choices)
        return choice

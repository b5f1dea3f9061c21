"""Plays any legal action, each as likely as the other."""

from random import Random
from typing import Any


class RandomBot:
    def decide(self, view: Any, random: Random) -> str:
        action: str = random.choice(view.legal).action
        return action

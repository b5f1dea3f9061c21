"""Plays any legal action, each as likely as the other; out of turn it may as well do nothing."""

from random import Random

from parlour.core.information import InformationState


class RandomBot:
    def decide(self, seen: InformationState, random: Random) -> str | None:
        choices: list[str | None] = [*seen.actions()]
        if not seen.in_turn:
            choices.append(None)
        return random.choice(choices)

"""Hazard in words and cards."""

from collections.abc import Sequence

from parlour.terminal.games import Choice, DrawnCard, GameTeller, Json, Move, Pile, Position


class Hazard(GameTeller):
    """Hazard."""

    name = "hazard"

    def tell(self, events: Sequence[Json], at: Position) -> list[str]:
        """Describe events in sentences."""
        return [self._told(event, at) for event in events]

    def _told(self, event: Json, at: Position) -> str:
        seat = event.get("seat")
        return self.words(
            f"hazard-ev-{event['kind']}",
            me=at.mine(seat),
            name=at.name(seat),
            card=event.get("card") or "",
        )

    def prompt(self, at: Position) -> str:
        """Ask the viewer for an action, or say whose turn it is."""
        if at.over:
            return self.words("hazard-prompt-over")
        if at.to_act is None:
            return self.words("hazard-prompt-deal")
        if at.to_act != at.me:
            return self.words("hazard-wait", name=at.name(at.to_act))
        return self.words("hazard-prompt")

    def choices(self, at: Position) -> list[Choice]:
        """What may be done: there is no card to choose."""
        moves = [
            Move(move["action"], self.words(f"hazard-move-{move['kind']}"))
            for move in at.view["legal"]
        ]
        return [Choice(move.text, (move,)) for move in moves]

    def hand(self, at: Position) -> list[DrawnCard]:
        """The cards in front of the viewer."""
        return [self._face(card) for card in at.own.get("cards", ())]

    def _face(self, card: int) -> DrawnCard:
        name = self.words("hazard-card", card=card)
        return DrawnCard((f"{card:^3}",), "blue", name, str(card))

    def piles(self, at: Position) -> list[Pile]:
        """The draw pile, the hidden card."""
        count, hidden = at.view["pile"], at.view["hidden"]
        back = DrawnCard((f"{count:^3}",), "back", "")
        middle = DrawnCard((" ? ",), "back", "") if hidden is None else self._face(hidden)
        return [
            Pile(self.words("hazard-pile", count=count), (back,)),
            Pile(self.words("hazard-hidden", card=hidden or "none"), (middle,)),
        ]

    def seat(self, at: Position, seat: int) -> list[str]:
        """Describe a seat: its sum and points, then its cards."""
        its = at.view["seats"][seat]
        told = self.words(
            "hazard-seat",
            name=at.name(seat),
            stopped="yes" if its["stopped"] else "no",
            sum=its["sum"],
            total=its["total"],
        )
        cards = self.words.list(map(str, its["cards"]))
        return [told, self.words("hazard-cards", cards=cards)] if cards else [told]

    def cards(self, at: Position, seat: int) -> int:
        """How many cards a seat has in front of it."""
        return len(at.view["seats"][seat]["cards"])

    def scores(self, at: Position) -> list[str]:
        """Describe what each seat's cards come to."""
        lines = [self.round(at)]
        for seat, score in enumerate(at.view["scores"]):
            much = "" if score["points"] else "-much"
            how = self.words(f"hazard-score{much}", sum=score["sum"])
            lines.append(self.score(at, seat, how))
        return lines

    def round(self, at: Position) -> str:
        """Say which round it is."""
        return self.words("table-round", round=at.view["round"])

    def goal(self, options: Json) -> str:
        """Say when the game ends, and who wins then."""
        return self.words("hazard-goal", rounds=options["rounds"])


GAME = Hazard

"""Mushi in words and cards."""

import re
from collections.abc import Sequence
from itertools import groupby

from parlour.terminal.games import Choice, DrawnCard, GameTeller, Json, Move, Pile, Position
from parlour.terminal.words import sentence
from parlour.text import numeral

KINDS = {"b": "bright", "a": "animal", "r": "ribbon", "c": "chaff", "j": "joker"}
SIGNS = {"bright": "*", "animal": "@", "ribbon": "=", "chaff": ".", "joker": "!"}
WORTH = {"bright": 20, "animal": 10, "ribbon": 5, "chaff": 1}
PLANT = 5
"""The number of letters of a plant's name that fit on a card."""


def month_of(card: str) -> int:
    """The number of a card's month."""
    return int(re.split(r"\D", card, maxsplit=1)[0])


def kind_of(card: str) -> str:
    """The kind of a card; Lightning has one of its own."""
    return KINDS[card.lstrip("0123456789")[0]]


class Mushi(GameTeller):
    """Mushi."""

    name = "mushi"

    def tell(self, events: Sequence[Json], at: Position) -> list[str]:
        """Describe events in sentences. A card that captures, or stays, is mentioned only once."""
        lines = []
        for n, event in enumerate(events):
            after = events[n + 1] if n + 1 < len(events) else {}
            came = event["kind"] in ("played", "turned_up")
            told = after.get("kind") in ("captured", "stays")
            if not (came and told and after.get("card") == event.get("card")):
                lines.append(self._told(event, at))
        return lines

    def _told(self, event: Json, at: Position) -> str:
        seat = event.get("seat")
        cards = [self._called(card) for card in event.get("cards") or ()]
        yaku = event.get("yaku")
        return self.words(
            f"mushi-ev-{event['kind']}",
            me="nobody" if seat is None else at.mine(seat),
            name=at.name(seat),
            card=self._called(event.get("card")),
            cards=self.words.list(cards),
            first=cards[0] if cards else "",
            second=cards[1] if len(cards) > 1 else "",
            name0=at.name(0),
            name1=at.name(1),
            reason=event.get("reason") or "",
            yaku=self.words(f"mushi-yaku-{yaku}") if yaku else "",
        )

    def _called(self, card: str | None) -> str:
        """The plant and the kind of a card in words."""
        if not card:
            return ""
        plant = self.words(f"mushi-plant-{month_of(card)}")
        return self.words("mushi-name", plant=plant, kind=kind_of(card))

    def _called_all(self, cards: Sequence[str]) -> str:
        return self.words.list(map(self._called, cards))

    def prompt(self, at: Position) -> str:
        """Ask the viewer for an action, or say whose turn it is."""
        if at.over:
            return self.words("mushi-prompt-over")
        if at.to_act is None:
            return self.words("mushi-prompt-deal")
        takes = at.view["phase"] == "take"
        if at.to_act != at.me:
            return self.words(f"mushi-wait-{'take' if takes else 'play'}", name=at.name(at.to_act))
        if takes:
            return self.words("mushi-prompt-take", card=self._called(at.view["turned_up"]))
        if not any(move["captures"] for move in at.view["legal"]):
            return self.words("mushi-prompt-nothing")
        return self.words("mushi-prompt-play")

    def choices(self, at: Position) -> list[Choice]:
        """The viewer's choices: cards to play, or captures for the card turned up."""
        legal = at.view["legal"]
        if at.view["phase"] == "take":
            moves = [Move(one["action"], self._move(one, "take")) for one in legal]
            return [Choice(move.text, (move,)) for move in moves]
        found = []
        order = {card: n for n, card in enumerate(at.own.get("hand") or ())}
        legal = sorted(legal, key=lambda move: order.get(move["card"], 0))
        for card, group in groupby(legal, key=lambda move: str(move["card"])):
            plays = [*group]
            choice = "yes" if len(plays) > 1 else "no"
            moves = [Move(one["action"], self._move(one, choice)) for one in plays]
            found.append(Choice(self._label(card, plays), tuple(moves), card))
        return found

    def _label(self, card: str, plays: Sequence[Json]) -> str:
        described = self.words(f"mushi-card-{card}")
        captures = [captured for move in plays for captured in move["captures"]]
        if not captures:
            return self.words("mushi-hand-stays", card=described)
        text = "mushi-hand-choice" if len(plays) > 1 else "mushi-hand-captures"
        return self.words(text, card=described, cards=self._called_all(captures))

    def _move(self, move: Json, choice: str) -> str:
        captured = self._called(next(iter(move["captures"]), None))
        return self.words(
            "mushi-move", choice=choice, card=self._called(move["card"]), captured=captured
        )

    def hand(self, at: Position) -> list[DrawnCard]:
        """The cards in hand."""
        return [self._face(card) for card in at.own.get("hand") or ()]

    def called_hand(self, at: Position) -> str:
        """Plants and kinds: longer names have commas in them."""
        return self._called_all(at.own.get("hand") or ())

    def _face(self, card: str) -> DrawnCard:
        kind = kind_of(card)
        # Its name alone; `mushi-plant-...` is part of sentences.
        plant = self.words(f"mushi-month-{month_of(card)}").rpartition(", ")[2][:PLANT]
        top = f"{month_of(card):<{PLANT - 1}}{SIGNS[kind]}"
        name = self.words(f"mushi-card-{card}")
        return DrawnCard((top, f"{plant:<{PLANT}}"), kind, name, card)

    def piles(self, at: Position) -> list[Pile]:
        """The cards on the table, the draw pile, the card turned up."""
        view = at.view
        cards = view["table"]
        called = self._called_all(cards) if cards else self.words("terminal-none")
        lying = self.words("terminal-more", what=self.words("mushi-table"), more=called)
        found = [Pile(lying, tuple(map(self._face, cards)))]
        if view["turned_up"]:
            up = self.words("mushi-turned-up", card=self._called(view["turned_up"]))
            found.append(Pile(up))
        if view["joker_left_by"] is not None:
            by = view["joker_left_by"]
            waits = self.words("mushi-joker-waits", me=at.mine(by), name=at.name(by))
            joker = sentence(self._called("11j"))
            found.append(Pile(self.words("terminal-more", what=joker, more=waits)))
        found.append(Pile(self.words("mushi-draw-pile", count=view["draw_pile"])))
        return found

    def seat(self, at: Position, seat: int) -> list[str]:
        """Describe a seat: its cards and total, the captured cards, and how close its yaku are."""
        its = at.view["seats"][seat]
        name = at.name(seat)
        total = its["total"]
        lines = [self.words("mushi-seat", name=name, cards=its["hand_size"], total=total)]
        lines.append(self.words("mushi-value", value=its["value"]))
        for kind, cards in its["captured"].items():
            if cards:
                of = kind.removesuffix("s")
                worth = WORTH[of]
                lines.append(self.words("mushi-kind", kind=of, count=len(cards), worth=worth))
        for yaku in its["yaku"]:
            if yaku["made"] or (yaku["open"] and yaku["have"]):
                lines.append(
                    self.words(
                        "mushi-yaku-state",
                        state="made" if yaku["made"] else "open",
                        yaku=self.words(f"mushi-yaku-{yaku['name']}"),
                        points=yaku["points"],
                        have=yaku["have"],
                        need=yaku["need"],
                        missing=self._called_all(yaku["missing"]),
                    )
                )
        if its["lacks"] and seat != at.me:
            plants = [self.words(f"mushi-plant-{one}") for one in its["lacks"]]
            either, each = self.words.list(plants, either=True), self.words.list(plants)
            lines.append(self.words("mushi-lacks", name=name, months=either, each=each))
        return lines

    def scores(self, at: Position) -> list[str]:
        """Describe the scores: cards, yaku, and half of all points."""
        view = at.view
        scores = view["scores"]
        lines = [self.words("mushi-score-deal", deal=view["deal"], deals=view["deals"])]
        for seat, score in enumerate(scores):
            parts = [f"{self.words('mushi-score-cards')} {score['value']}"]
            if score["credit"]:
                parts.append(f"{self._yaku(score)} +{score['credit']}")
            if score["debit"]:
                other = self.words("mushi-score-other")
                parts.append(f"{other} {numeral(-score['debit'])}")
            parts.append(f"{self.words('mushi-score-par')} {numeral(-score['par'])}")
            lines.append(self.score(at, seat, ", ".join(parts)))
        return lines

    def _yaku(self, score: Json) -> str:
        return self.words.list(self.words(f"mushi-yaku-{one}") for one in score["yaku"])

    def result(self, at: Position) -> str:
        """Say who has won, or that it is a draw."""
        if len(at.view["winners"]) > 1:
            return self.words("mushi-draw")
        return super().result(at)

    def round(self, at: Position) -> str:
        """Say which deal it is."""
        return self.words("mushi-progress", deal=at.view["deal"], deals=at.view["deals"])

    def goal(self, options: Json) -> str:
        """Say when the game ends, and who wins then."""
        return self.words("mushi-sheet-goal", deals=options["deals"])

    def rules(self, options: Json) -> list[str]:
        """Say in short how the game is played, and explain the signs on the cards."""
        signs = (f"{sign} {self.words('terminal-sign', kind=kind)}" for kind, sign in SIGNS.items())
        return [*super().rules(options), ", ".join(signs)]


GAME = Mushi

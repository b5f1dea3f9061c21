"""Mojo in words and cards."""

from collections.abc import Sequence
from itertools import groupby

from parlour.terminal.games import Choice, DrawnCard, GameTeller, Json, Move, Pile, Position

COLOURS = ((1, "blue"), (4, "green"), (7, "yellow"), (10, "orange"), (12, "red"))
"""Each colour and its highest card."""
BACK = "▒▒"


def colour_of(value: int) -> str:
    """The colour of a card."""
    return next(colour for highest, colour in COLOURS if value <= highest)


class Mojo(GameTeller):
    """Mojo."""

    name = "mojo"

    def tell(self, events: Sequence[Json], at: Position) -> list[str]:
        """Describe events in sentences."""
        return [self._told(event, at) for event in events]

    def _told(self, event: Json, at: Position) -> str:
        seat = event.get("seat")
        return self.words(
            f"mojo-ev-{event['kind']}",
            me=at.mine(seat),
            name=at.name(seat),
            card=_or(event.get("card"), ""),
            effect=event.get("effect") or "none",
            count=event.get("count") or 0,
        )

    def prompt(self, at: Position) -> str:
        """Ask the viewer for an action, or say whose turn it is."""
        if at.over:
            return self.words("mojo-prompt-over")
        if at.to_act is None:
            return self.words("mojo-prompt-deal")
        reveals = at.view["seats"][at.to_act]["laid_size"] > 0
        draws = at.view["phase"] == "choose_draw"
        doing = "draw" if draws else "reveal" if reveals else "play"
        if at.to_act != at.me:
            return self.words(f"mojo-wait-{doing}", name=at.name(at.to_act))
        chained = doing == "play" and at.view["chain"]
        return self.words("mojo-prompt-chain" if chained else f"mojo-prompt-{doing}")

    def choices(self, at: Position) -> list[Choice]:
        """The viewer's choices: cards to play or to turn up; then where to draw."""

        def by(move: Json) -> tuple[bool, int]:
            card = -1 if move["card"] is None else move["card"]
            return move["kind"] in ("draw", "take"), card

        found = []
        for (draws, card), group in groupby(sorted(at.view["legal"], key=by), key=by):
            moves = [*group]
            named = tuple(Move(move["action"], self._move(move, at)) for move in moves)
            if draws:
                found += [Choice(move.text, (move,)) for move in named]
            else:
                found.append(Choice(self._label(card, moves), named, str(card)))
        return found

    def _label(self, card: int, moves: Sequence[Json]) -> str:
        effects = {move["effect"] for move in moves}
        (effect,) = effects if len(effects) == 1 else ("mixed",)
        if moves[0]["kind"] == "reveal":
            effect = "reveal"
        return self.words(
            "mojo-card-effect",
            effect=effect or "none",
            value=card,
            colour=self.words(f"colour-{colour_of(card)}"),
        )

    def _move(self, move: Json, at: Position) -> str:
        several = len(at.view["discards"]) > 1
        text = self.words(
            "mojo-move",
            kind=move["kind"],
            card=_or(move["card"], ""),
            discard=_or(move["discard"], "only") if several else "only",
        )
        if several and move["effect"]:
            does = self.words("mojo-discard-play", effect=move["effect"])
            return self.words("terminal-more", what=text, more=does)
        return text

    def hand(self, at: Position) -> list[DrawnCard]:
        """The cards in hand, or those laid face down."""
        return [self._face(card) for card in (at.own.get("hand") or at.own.get("laid") or [])]

    def _face(self, value: int) -> DrawnCard:
        colour = colour_of(value)
        word = self.words(f"colour-{colour}")
        name = self.words("mojo-card", value=value, colour=word)
        return DrawnCard((f"{value:^3}",), colour, name, str(value))

    def called_hand(self, at: Position) -> str:
        """The values of the viewer's cards: their colours follow from them."""
        return self.words.list(face.card for face in self.hand(at))

    def piles(self, at: Position) -> list[Pile]:
        """The discards, the draw pile, the Mojo card."""
        view = at.view
        found = [self._discard(cards, n, len(view["discards"])) for n, cards in _numbered(view)]
        count = view["draw_pile"]
        back = DrawnCard((f"{count:^3}",), "back", "") if count else DrawnCard(("   ",), "none", "")
        found.append(Pile(self.words("mojo-draw-pile", count=count), (back,)))
        turn = ">" if view["direction"] == 1 else "<"
        face = DrawnCard((f"{'+10' if view['face'] else ' 0'}{turn}".center(3),), "special", "")
        found.append(Pile(self.words("mojo-face", face=view["face"]), (face,)))
        if view["apart"]:
            found.append(Pile(self.words("mojo-apart", count=len(view["apart"]))))
        if view["draw_pile_only"]:
            found.append(Pile(self.words("mojo-pile-only")))
        return found

    def _discard(self, cards: Sequence[int], n: int, of: int) -> Pile:
        if not cards:
            return Pile(self.words("mojo-discard-empty"), (DrawnCard(("   ",), "none", ""),))
        face = self._face(cards[-1])
        told = {"value": cards[-1], "colour": self.words(f"colour-{face.colour}")}
        if of > 1:
            return Pile(self.words("mojo-discard-n", n=n, **told), (face,))
        return Pile(self.words("mojo-discard", **told), (face,))

    def seat(self, at: Position, seat: int) -> list[str]:
        """Describe a seat: its cards and points; cards laid, turned up, or known to all."""
        its = at.view["seats"][seat]
        text = "mojo-seat-laid" if its["laid_size"] or its["revealed"] else "mojo-seat"
        cards = self.cards(at, seat)
        lines = [self.words(text, name=at.name(seat), cards=cards, total=its["total"])]
        if its["revealed"]:
            shown = self.words.list(map(str, its["revealed"]))
            lines.append(self.words("terminal-turned-up", cards=shown))
        if its["known"] and seat != at.me:
            known = self.words.list(map(str, its["known"]))
            lines.append(self.words("mojo-known", cards=known))
        return lines

    def cards(self, at: Position, seat: int) -> int:
        """Cards in hand, or still face down."""
        its = at.view["seats"][seat]
        count: int = its["laid_size"] or its["hand_size"]
        return count

    def scores(self, at: Position) -> list[str]:
        """Describe the cards that count, and the effect of the Mojo card."""
        lines = [self.words("score-round", round=at.view["round"])]
        for seat, score in enumerate(at.view["scores"]):
            counted = sorted(score["counted"], reverse=True)
            if not counted:
                how = self.words("terminal-no-cards")
            elif len(counted) == 1:
                how = self.words("score-one", sum=score["sum"])
            else:
                parts = " + ".join(map(str, counted))
                how = self.words("score-sum", parts=parts, sum=score["sum"])
            lines.append(self.score(at, seat, how))
            if score["mojo"]:
                lines.append(
                    self.words(f"score-mojo-{score['mojo']}", me=at.mine(seat), name=at.name(seat))
                )
        return lines

    def round(self, at: Position) -> str:
        """Say which round it is."""
        return self.words("table-round", round=at.view["round"])

    def goal(self, options: Json) -> str:
        """Say when the game ends, and who wins then."""
        return self.words("sheet-limit", points=options["points"])


def _numbered(view: Json) -> list[tuple[int, list[int]]]:
    return [*enumerate(view["discards"], start=1)]


def _or(value: int | None, other: int | str) -> int | str:
    return other if value is None else value


GAME = Mojo

"""Monster High UNO in words and cards."""

from collections import Counter
from collections.abc import Sequence

from parlour.terminal.games import Choice, DrawnCard, GameTeller, Json, Move, Pile, Position

COLOURS = {"b": "blue", "g": "green", "p": "pink", "y": "yellow"}
WORDS = {"+2": "draw_two", "+4": "draw_four"}
"""Symbols that texts select by a word: Fluent takes no plus sign."""
SIGNS = {"s": "(/)", "r": "<->", "+2": "+2", "wild": "W", "+4": "+4", "scary": "!!!"}


def read(card: str) -> tuple[str | None, str]:
    """Split a card into its colour (none for a wild card) and its number or symbol."""
    colour = COLOURS.get(card[0])
    return (colour, card[1:]) if colour and card != "back" else (None, card)


class Uno(GameTeller):
    """Monster High UNO."""

    name = "uno"

    def tell(self, events: Sequence[Json], at: Position) -> list[str]:
        """Describe events in sentences. Cards drawn or shown in a row are told together."""
        told: list[Json] = []
        for event in events:
            joins = event["kind"] in ("drew", "showed")
            cards = [event["card"]] * (event.get("count") or 1) if event.get("card") else []
            last = told[-1] if told else {}
            same = (last.get("kind"), last.get("seat")) == (event["kind"], event.get("seat"))
            if joins and same:
                joined = {"count": last["count"] + 1, "cards": last["cards"] + cards}
                told[-1] = last | joined
            else:
                told.append(event | {"count": 1, "cards": cards} if joins else event)
        return [self._told(event, at) for event in told]

    def _told(self, event: Json, at: Position) -> str:
        seat, other = event.get("seat"), event.get("other")
        card, colour = event.get("card"), event.get("colour")
        cards = event.get("cards") or ([card] if card else [])
        known = {
            "me": at.mine(seat),
            "name": at.name(seat),
            "toMe": at.mine(other),
            "other": at.name(other),
            "card": self._called_all(cards),
            "known": "yes" if cards else "no",
            "colour": colour or "none",
            "count": event.get("count") or 1,
            "direction": event.get("direction") or 1,
            "guilty": "yes" if event.get("guilty") else "no",
            "won": "no" if seat is None else "yes",
        }
        gives = event["kind"] == "played" and card == "scary" and colour
        kind = "played-scary" if gives else event["kind"]
        text = self.words(f"uno-ev-{kind}", **known)
        return f"{text} {self.words('uno-ev-called', **known)}" if event.get("calls") else text

    def _called(self, card: str) -> str:
        colour, symbol = read(card)
        symbol = WORDS.get(symbol, symbol)
        return self.words("uno-card", colour=colour or "none", symbol=symbol)

    def _called_all(self, cards: Sequence[str]) -> str:
        return self.words.list(
            self.words("uno-copies", count=count, card=self._called(card))
            if count > 1
            else self._called(card)
            for card, count in Counter(cards).items()
        )

    def prompt(self, at: Position) -> str:
        """Ask the viewer for an action, or say whose turn it is."""
        view = at.view
        if at.over:
            return self.words("uno-prompt-over")
        if at.to_act is None:
            return self.words("uno-prompt-deal")
        giving, stake = view["giving"] or {}, view["stake"] or {}
        receiver = giving.get("receiver")
        known = {
            "name": at.name(at.to_act),
            "colour": giving.get("colour") or stake.get("colour") or "",
            "other": at.name(receiver),
            "toMe": at.mine(receiver),
        }
        phase = view["phase"]
        if at.to_act != at.me:
            said = self.words(f"uno-wait-{phase}", **known)
        else:
            plays = any(move["kind"] == "play" for move in view["legal"])
            drawing = phase == "play" and not plays
            said = self.words(f"uno-prompt-{'draw' if drawing else phase}", **known)
        if view["catchable"] is None:
            return said
        if view["catchable"] == at.me:
            return f"{said}. {self.words('uno-prompt-late')}"
        return f"{said}. {self.words('uno-prompt-catch', name=at.name(view['catchable']))}"

    def choices(self, at: Position) -> list[Choice]:
        """The viewer's choices: cards to play or to give, then actions without a card."""
        legal = at.view["legal"]
        cards = dict.fromkeys(at.own.get("hand") or ())
        found = []
        for card in cards:
            moves = [
                one for one in legal if one["card"] == card and one["kind"] in ("play", "give")
            ]
            if moves:
                moves.sort(key=lambda move: not move["calls"])
                named = tuple(Move(one["action"], self._move(one, at)) for one in moves)
                found.append(Choice(self._label(card, moves, at), named, card))
        for one in legal:
            if one["kind"] not in ("play", "give"):
                move = Move(one["action"], self._move(one, at))
                found.append(Choice(move.text, (move,)))
        return found

    def _label(self, card: str, moves: Sequence[Json], at: Position) -> str:
        move = moves[0]
        target = at.name(move["target"])
        effect = _effect(move)
        text = self.words("uno-card-does", effect=effect, card=self._called(card), name=target)
        colour = at.view["colour"]
        if move["bluff"] and colour:
            return f"{text}. {self.words('uno-bluff', colour=colour, name=target)}"
        return text

    def _move(self, move: Json, at: Position) -> str:
        text = self._plainly(move, at)
        calls = move["calls"] and move["kind"] != "call"
        return self.words("uno-move-calls", move=text) if calls else text

    def _plainly(self, move: Json, at: Position) -> str:
        card = self._called(move["card"]) if move["card"] else ""
        colour = move["colour"]
        target = at.name(move["target"])
        match move["kind"]:
            case "play" if colour:
                how = "scary" if move["card"] == "scary" else "named"
                return self.words(f"uno-move-{how}", card=card, colour=colour)
            case "play":
                return self.words("uno-card-does", effect="none", card=card, name=target)
            case "give":
                return self.words("uno-card-does", effect="give", card=card, name=target)
            case "name":
                return self.words("uno-move-name", colour=colour)
            case "draw":
                return self.words("uno-move-draw")
            case "pass":
                return self.words("uno-keep" if at.view["drawn"] else "uno-keep-nothing")
            case "accept":
                return self.words("uno-accept", count=at.view["stake"]["accept"])
            case "catch":
                return self.words("uno-catch", name=target)
            case "call":
                return self.words("uno-call-late")
            case kind:
                return self.words(f"uno-{kind}")

    def move(self, at: Position, action: str | None) -> str:
        """Describe a legal action in words; none: not to act, out of turn."""
        return self.words("uno-move-wait") if action is None else super().move(at, action)

    def hand(self, at: Position) -> list[DrawnCard]:
        """The cards in hand."""
        return [self._face(card) for card in at.own.get("hand") or ()]

    def called_hand(self, at: Position) -> str:
        """Describe the viewer's cards in words, counting copies."""
        return self._called_all(at.own.get("hand") or ())

    def _face(self, card: str) -> DrawnCard:
        colour, symbol = read(card)
        letter = self.words("uno-colour", colour=colour)[0] if colour else ""
        sign = SIGNS.get(symbol, symbol)
        # The colour's first letter, so that it can be read without colours.
        text = f"{letter}{sign:>2}" if len(sign) < 3 else sign
        lines = (f"{text:^4}",) if len(sign) < 3 else (f"{letter}{sign}".center(4),)
        return DrawnCard(lines, colour or "wild", self._called(card), card)

    def piles(self, at: Position) -> list[Pile]:
        """The discard with the colour in force, the draw pile, the direction."""
        view = at.view
        found = []
        if view["discard"]:
            top = view["discard"][-1]
            said = self.words(
                "uno-discard", colour=view["colour"] or "none", card=self._called(top)
            )
            found.append(Pile(said, (self._face(top),)))
        count = view["draw_pile"]
        back = (
            DrawnCard((f"{count:^4}",), "back", "") if count else DrawnCard(("    ",), "none", "")
        )
        found.append(Pile(self.words("uno-draw-pile", count=count), (back,)))
        if len(view["seats"]) > 2:
            found.append(Pile(self.words("uno-direction", direction=view["direction"])))
        return found

    def seat(self, at: Position, seat: int) -> list[str]:
        """Describe a seat: its cards and points; whether it deals or has called UNO; its known
        cards."""
        its = at.view["seats"][seat]
        line = self.words(
            "uno-seat", name=at.name(seat), cards=its["hand_size"], total=its["total"]
        )
        lines = [line]
        if its["called"]:
            lines.append(self.words("uno-say-called"))
        if its["known"] and seat != at.me:
            lines.append(self.words("uno-known", cards=self._called_all(its["known"])))
        return lines

    def scores(self, at: Position) -> list[str]:
        """Describe the cards left in each hand, and who gets the points."""
        view = at.view
        winner = view["round_winner"]
        number = view["round"]
        if winner is None:
            lines = [self.words("uno-score-blocked", round=number)]
        else:
            won = {"me": at.mine(winner), "name": at.name(winner)}
            lines = [self.words("uno-score-won", round=number, **won)]
        for seat, score in enumerate(view["scores"]):
            how = self.words("uno-score-out")
            if score["cards"]:
                gives = self.words("uno-total", total=score["sum"])
                how = f"{self._called_all(score['cards'])} = {gives}"
            lines.append(self.score(at, seat, how))
        return lines

    def round(self, at: Position) -> str:
        """Say which round it is."""
        return self.words("table-round", round=at.view["round"])

    def goal(self, options: Json) -> str:
        """Say when the game ends, and who wins then."""
        return self.words("uno-sheet-goal", scoring=options["scoring"], points=options["points"])


def _effect(move: Json) -> str:
    if move["kind"] == "give":
        return "give"
    _, symbol = read(move["card"])
    if symbol == "s" or (symbol == "r" and move["target"] is not None):
        return "skip"
    names = {**WORDS, "r": "reverse", "wild": "wild", "scary": "scary"}
    return names.get(symbol, "none")


GAME = Uno

"""The construction of `docs/fairness.md`, written again from that page alone."""

import hashlib
import hmac
from typing import Any


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode("ascii"), hashlib.sha256).digest()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def terms_of(shown: dict[str, Any]) -> str:
    text = f"parlour shuffles 3\ntable {shown['table']}\ngame {shown['game']}\n"
    text += f"key {sha256(bytes.fromhex(shown['key']))}\n"
    for seat, pledge in enumerate(shown["pledges"]):
        text += f"seat {seat} " + ("bot" if seat in shown["bots"] else "person")
        text += "\n" if pledge is None else f" {pledge}\n"
    return text


def seal_of(shown: dict[str, Any]) -> str:
    return sha256(terms_of(shown).encode("ascii"))


def seed_of(shown: dict[str, Any]) -> bytes:
    text = terms_of(shown)
    for seat, contribution in enumerate(shown["contributions"]):
        if contribution is not None:
            text += f"contribution {seat} {contribution}\n"
    return mac(bytes.fromhex(shown["key"]), text)


class Stream:
    """The numbers of one chance."""

    def __init__(self, seed: bytes, chance: int) -> None:
        self.seed, self.chance, self.at = seed, chance, 0

    def word(self) -> int:
        block, place = divmod(self.at, 4)
        self.at += 1
        digest = mac(self.seed, f"chance {self.chance} block {block}")
        return int(digest[8 * place : 8 * place + 8].hex(), 16)

    def below(self, n: int) -> int:
        while True:
            word = self.word()
            if word < 2**64 - 2**64 % n:
                return word % n


def chances_of(shown: dict[str, Any]) -> list[dict[str, Any]]:
    """What the decks and picks of the record must be, in their order."""
    seed = seed_of(shown)
    found: list[dict[str, Any]] = []
    for entry in shown["record"]["entries"]:
        stream = Stream(seed, len(found))
        if "deck" in entry:
            cards = sorted(entry["deck"])
            for last in range(len(cards) - 1, 0, -1):
                other = stream.below(last + 1)
                cards[last], cards[other] = cards[other], cards[last]
            found.append({"deck": cards})
        elif "pick" in entry:
            found.append({"pick": stream.below(entry["of"]), "of": entry["of"]})
    return found


def complaints(shown: dict[str, Any]) -> list[str]:
    """What is wrong with a record, but for what only the rules or those who played can tell."""
    found = []
    if sha256(bytes.fromhex(shown["key"])) != shown["commitment"]:
        found.append("key")
    for seat, added in enumerate(shown["contributions"]):
        pledge = shown["pledges"][seat]
        if seat in shown["bots"] and (added or pledge):
            found.append(f"bot {seat}")
        elif added and sha256(bytes.fromhex(added)) != pledge:
            found.append(f"seat {seat}")
    entries = shown["record"]["entries"]
    if any(card.endswith("?") for each in entries for card in each.get("deck", [])):
        found.append("marks")
    if chances_of(shown) != [each for each in entries if "deck" in each or "pick" in each]:
        found.append("shuffles")
    return found

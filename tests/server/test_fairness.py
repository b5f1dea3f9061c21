"""Shuffles follow from the server's key and the players' contributions, and anyone can check it."""

import copy
import hashlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from math import factorial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fair_by_hand import chances_of
from finished import begun, finished, play_on
from house import House, running, two_people

from parlour.core.chance import Fair
from parlour.core.errors import ParlourError
from parlour.games import registry
from parlour.server import log, proof
from parlour.server.fairness import Origin
from parlour.server.log import StoredTable
from parlour.server.proof import NoKeyError, ProofError, Verdict
from parlour.server.state import TableState, _raw

A, B, C = "a1" * 32, "b2" * 32, "c3" * 32
KEY = bytes(range(32))

# Computed with `openssl dgst -sha256 -mac HMAC -macopt hexkey:...` from the texts of
# docs/fairness.md: the key above, table aB3-_, game 3, contributions A of seat 0 and C of seat 2.
SEED = "b740595248fca1966dbdec68fbe0b241931ce9dec56a108c5af056ecf2a67d7f"
CHANCE_5 = (
    "3d929fe09c65f749af8698a90aff873529b79612a942d522355109b1f55764f2"
    "3a8a91fa3f0cfe674a7d51548677876efa6252f11540d40c71c0ae8605b158ea"
)


def check(document: dict[str, Any]) -> Verdict:
    return proof.read(json.dumps(document)).verdict()


def test_the_seed_is_the_one_that_openssl_computes() -> None:
    assert Origin(KEY, "aB3-_", 3, 2, (A, None, C)).seed.hex() == SEED


def test_numbers_come_from_the_words_that_openssl_computes() -> None:
    words = [int(CHANCE_5[at : at + 16], 16) for at in range(0, 128, 16)]
    for n in (2, 6, 78, 1000):
        assert Fair(bytes.fromhex(SEED), str, 5).below(None, n) == words[0] % n  # type: ignore[arg-type]
    deck = list("abcdefgh")
    for left, word in zip(range(8, 1, -1), words, strict=False):
        deck[left - 1], deck[word % left] = deck[word % left], deck[left - 1]
    cards: Any = list("hgfedabc")  # wherever they lay before
    Fair(bytes.fromhex(SEED), str, 5).shuffle(None, cards, 8)  # type: ignore[arg-type]
    assert cards[::-1] == deck


@pytest.mark.parametrize(
    "other",
    [
        Origin(bytes(32), "T", 1, 2, (A, B)),
        Origin(KEY, "U", 1, 2, (A, B)),
        Origin(KEY, "T", 2, 2, (A, B)),
        Origin(KEY, "T", 1, 2, (B, A)),
        Origin(KEY, "T", 1, 2, (A, None)),
        Origin(KEY, "T", 1, 2, (A, None, B)),
    ],
)
def test_keys_tables_games_and_contributions_have_seeds_of_their_own(other: Origin) -> None:
    assert other.seed != Origin(KEY, "T", 1, 2, (A, B)).seed


def test_every_chance_has_its_own_numbers() -> None:
    drawn = {Fair(KEY, str, number).below(None, 2**60) for number in range(200)}  # type: ignore[arg-type]
    assert len(drawn) == 200


@pytest.mark.parametrize("game", registry.names())
def test_a_finished_game_is_what_the_page_on_fairness_says(game: str) -> None:
    shown = finished(game, (A, None, C) if game != "mushi" else (A, C))
    chances = [each for each in shown["record"]["entries"] if "deck" in each or "pick" in each]
    assert chances_of(shown) == chances
    assert hashlib.sha256(bytes.fromhex(shown["key"])).hexdigest() == shown["commitment"]
    verdict = check(shown)
    assert verdict.fair
    assert verdict.over
    assert sum(deal.chances for deal in verdict.deals) == len(chances)


def test_without_contributions_a_game_is_checked_too() -> None:
    verdict = check(finished("mojo", (None, None)))
    assert verdict.fair
    assert verdict.contributions == [None, None]


# --- tampering ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shown() -> dict[str, Any]:
    """A game of several deals, in one of which cards were shuffled again."""
    found = (finished("uno", (A, B), seed=seed, points=150) for seed in range(1, 50))
    return next(one for one in found if several(check(one)))


def several(verdict: Verdict) -> bool:
    return len(verdict.deals) > 2 and any(deal.chances > 1 for deal in verdict.deals)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("key", "00" * 32),
        ("table", "U"),
        ("game", 2),
        ("contributions", [B, A]),
        ("contributions", [A, None]),
        ("contributions", [None, B]),
        ("contributions", [A[:-1] + "2", B]),
        ("shuffles", 1),
    ],
)
def test_with_another_secret_every_deal_is_wrong(shown, field, value) -> None:
    verdict = check(shown | {field: value})
    assert not verdict.fair
    assert all(deal.wrong for deal in verdict.deals)
    assert verdict.committed == (field != "key")


def test_another_commitment_is_found(shown) -> None:
    verdict = check(shown | {"commitment": "00" * 32})
    assert (verdict.fair, verdict.committed) == (False, False)
    assert not any(deal.wrong for deal in verdict.deals)


def changed_chances(entries: list[dict[str, Any]]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each deck with two cards exchanged, each pick with another number."""
    for number, entry in enumerate(entries, start=1):
        if "deck" in entry:
            deck = list(entry["deck"])
            other = next(n for n, card in enumerate(deck) if card != deck[0])
            deck[0], deck[other] = deck[other], deck[0]
            yield number, {"deck": deck}
        elif "pick" in entry:
            yield number, entry | {"pick": (entry["pick"] + 1) % entry["of"]}


@pytest.mark.parametrize("game", registry.names())
def test_a_changed_deck_or_pick_is_named_with_its_deal(game: str, shown) -> None:
    one = shown if game == "uno" else finished(game, (A, B))
    entries = one["record"]["entries"]
    changes = list(changed_chances(entries))
    for number, changed in changes:
        tampered = copy.deepcopy(one)
        tampered["record"]["entries"][number - 1] = changed
        deal = max(each["deal"] for each in entries[:number] if "deal" in each)
        verdict = check(tampered)
        assert not verdict.fair
        assert {each.deal: each.wrong for each in verdict.deals if each.wrong} == {deal: [number]}


def test_what_the_rules_do_not_allow_is_told(shown) -> None:
    for field, value in (("edition", "none"), ("game", "chess"), ("rules", 99), ("seats", ["Ann"])):
        tampered = copy.deepcopy(shown)
        tampered["record"][field] = value
        if field == "seats":
            tampered["contributions"] = [A]
        verdict = check(tampered)
        assert not verdict.fair
        assert verdict.refused
        assert verdict.refused.entry == 0
    tampered = copy.deepcopy(shown)
    played = next(n for n, entry in enumerate(shown["record"]["entries"]) if "action" in entry)
    del tampered["record"]["entries"][played]
    verdict = check(tampered)
    assert not verdict.fair
    assert verdict.refused
    assert not any(deal.wrong for deal in verdict.deals)


def test_a_record_that_stops_early_says_so(shown) -> None:
    tampered = copy.deepcopy(shown)
    del tampered["record"]["entries"][-1]
    verdict = check(tampered)
    assert (verdict.fair, verdict.over) == (True, False)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"key": "00"}, "key: expected 64 digits"),
        ({"commitment": "x" * 64}, "commitment: expected 64 digits"),
        ({"shuffles": 3}, "shuffles: expected 1 to 2, got 3"),
        ({"table": "a table\ngame 7"}, "table: expected"),
        ({"game": 0}, "game: expected 1 or more"),
        ({"contributions": [A]}, "expected one for each of 2 seats"),
        ({"contributions": [A, "b2"]}, "expected 64 digits in hexadecimal for seat 1"),
        ({"share": A}, "unknown field"),
        ({"record": {}}, "header"),
    ],
)
def test_what_is_not_a_game_with_its_key_is_refused(shown, change, reason) -> None:
    with pytest.raises(ParlourError, match=reason):
        check(shown | change)


def test_a_repeated_key_is_refused(shown) -> None:
    text = json.dumps(shown)
    again = text.replace('"game":', '"game": 1, "game":', 1)
    with pytest.raises(ProofError, match="expected every key once"):
        proof.read(again)


def test_a_record_alone_proves_nothing(shown) -> None:
    with pytest.raises(NoKeyError):
        proof.read(json.dumps(shown["record"]))


# --- games that began before there were contributions ---------------------------------------------


@pytest.mark.parametrize("game", registry.names())
def test_a_game_from_the_key_alone_goes_on_and_is_checked(game: str) -> None:
    """As old logs have it: cards were shuffled as they lay, and the rules say how."""
    now = begun(game)
    table = now._new_game([], Origin(now.key(1), "T", 1, 1).source(str))
    old = log.Started(commitment=now.commitment, record=_raw(table.deal()))
    header = log.Header(game=game, seats=2, options=now.options, pace=0, moment=0)
    seated = [log.Seated(seat=seat, name=f"P{seat}", token=f"{seat}") for seat in (0, 1)]
    state = TableState(StoredTable("T", header, bytes(32), [*seated, old]))
    shown = json.loads(play_on(state, Random(3)).revealed() or b"")
    assert (shown["shuffles"], shown["contributions"]) == (1, [None, None])
    for field in ("table", "shuffles", "contributions"):
        del shown[field]  # records that were kept then have none
    verdict = check(shown)
    assert (verdict.fair, verdict.shuffles) == (True, 1)
    for number, changed in changed_chances(shown["record"]["entries"]):
        tampered = copy.deepcopy(shown)
        tampered["record"]["entries"][number - 1] = changed
        found = check(tampered)
        wrong = [entry for each in found.deals for entry in each.wrong]
        assert not found.fair
        assert wrong[0] == number


# --- at a table -----------------------------------------------------------------------------------


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as house:
        yield house


@pytest.mark.anyio
async def test_what_players_add_before_a_game_is_used_and_seen_by_all(house: House) -> None:
    made = await house.create(bots=[], options={"points": 5, "first_player": 0})
    ann = await house.visit(made["table"], made["token"])
    promised = ann.table["coming"]
    assert promised == ann.table["commitment"]
    await ann.send("contribute", game=1, contribution=A)
    await ann.until("table")
    bo = await house.visit(made["table"])
    stranger = await house.visit(made["table"])
    await bo.join("Bo")
    await bo.send("contribute", game=1, contribution=B)
    await bo.send("contribute", game=1, contribution=C)  # the first one counts
    await bo.heard()
    assert [seat["contribution"] for seat in bo.table["seats"]] == [A, B]
    await ann.send("start")
    for one in (ann, bo, stranger):
        await one.until("update")
        await one.heard()
        assert one.table["contributions"] == [A, B]
        assert [seat["contribution"] for seat in one.table["seats"]] == [None, None]
        assert (one.table["commitment"], one.table["coming"]) != (promised, promised)
        assert one.table["commitment"] == promised
    await ann.send("contribute", game=1, contribution=C)  # too late: passed over
    await ann.send("contribute", game=2, contribution=C)
    await ann.heard()
    assert [seat["contribution"] for seat in ann.table["seats"]] == [C, None]
    assert ann.table["contributions"] == [A, B]


@pytest.mark.anyio
async def test_a_contribution_goes_with_the_seat_and_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        made = await house.create(seats=3)
        ann = await house.visit(made["table"], made["token"])
        await ann.send("contribute", game=1, contribution=A)
        await ann.send("join", name="Ann", seat=2)
        await ann.heard()
        bo = await house.visit(made["table"])
        await bo.join("Bo", seat=0)
        await bo.send("contribute", game=1, contribution=B)
        await bo.send("leave")
        await bo.heard()
    async with running(tmp_path) as house:
        ann = await house.visit(made["table"], made["token"])
        assert [seat["contribution"] for seat in ann.table["seats"]] == [None, None, A]


@pytest.mark.anyio
async def test_nobody_waits_for_a_contribution_and_the_deal_is_fair_without(house: House) -> None:
    table, ann, bo, _, _ = await two_people(house, options={"points": 5, "first_player": 0})
    assert ann.table["contributions"] == [None, None]
    while ann.view["phase"] != "over":
        actor = ann if ann.view["legal"] else bo
        if ann.view["phase"] == "deal":
            await ann.send("ready")
            await bo.send("ready")
            await ann.until("update")
            await bo.until("update")
        else:
            await actor.play()
            await (bo if actor is ann else ann).until("update")
    shown = (await house.http.get(f"/api/tables/{table}/record")).json()
    assert shown["table"] == table
    assert check(shown).fair


@pytest.mark.anyio
async def test_bad_contributions_are_refused(house: House) -> None:
    table, ann, *_ = await two_people(house)
    for fields in (
        {"game": 2, "contribution": "a1"},
        {"game": 2, "contribution": A.upper()},
        {"game": 2, "contribution": A + "\n"},
        {"game": 3, "contribution": A},
    ):
        await ann.send("contribute", **fields)
        assert await ann.error() == "bad-contribution"
    stranger = await house.visit(table)
    await stranger.send("contribute", game=2, contribution=A)
    assert await stranger.error() == "not-seated"


@pytest.mark.long
@pytest.mark.parametrize("cards", [2, 3, 4, 5])
def test_every_order_is_equally_likely_over_many_games(cards: int) -> None:
    """The shuffles of many seeds, each as a real game would draw its first."""
    games, orders = 120_000, factorial(cards)
    counts: Counter[tuple[str, ...]] = Counter()
    for game in range(games):
        deck: Any = list("abcde"[:cards])
        Fair(Origin(KEY, "T", game, 2, (A,)).seed, str).shuffle(None, deck, cards)  # type: ignore[arg-type]
        counts[tuple(deck)] += 1
    expected = games / orders
    found = sum((seen - expected) ** 2 / expected for seen in counts.values())
    assert len(counts) == orders
    # Once in ten thousand sets of seeds: chi-square with 1, 5, 23 and 119 degrees of freedom.
    assert found < {2: 15.2, 3: 25.8, 4: 56.0, 5: 183.2}[cards]

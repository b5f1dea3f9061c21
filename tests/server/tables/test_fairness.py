"""Shuffles follow from the server's key and the players' contributions, and anyone can check it."""

import copy
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from math import factorial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.core.chance import Fair
from parlour.core.errors import ParlourError
from parlour.games import registry
from parlour.server.rooms import pace
from parlour.server.tables import log, proof, steps
from parlour.server.tables.fairness import Origin, pledge
from parlour.server.tables.folding import folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.proof import NoKeyError, ProofError, Verdict
from parlour.server.tables.revealed import reveal
from parlour.server.tables.steps import written
from parlour.server.wire import PROTOCOL
from server.fair_by_hand import chances_of, complaints, seal_of
from server.finished import begun, finished, play_on
from server.house import PATIENCE, House, Player, running, two_people

A, B, C = "a1" * 32, "b2" * 32, "c3" * 32
KEY = bytes(range(32))

# Computed with `openssl dgst -sha256 -mac HMAC -macopt hexkey:...` from the texts of
# docs/fairness.md: the key above, table aB3-_, game 3, contribution A of seat 0; seat 1 is a bot's,
# seat 2 has pledged C and was left out, seat 3 has pledged nothing.
PLEDGE_A = "52fe6094743bfd4f9be4321d98adc7e23c1ab622b0ba830e271d1ee1cbfd7850"
PLEDGE_C = "4b80290f1d4d74e661a0ea719372cba50562116c980eda7f250ae4115017c641"
EXAMPLE = Origin(
    *(KEY, "aB3-_", 3, 3),
    contributions=(A, None, None, None),
    pledges=(PLEDGE_A, None, PLEDGE_C, None),
    bots=(1,),
)
SEAL = "54822519e7b1e4561bd34a6bcccfe9e5bc92a478871ede2cbc50ce8154a15681"
SEED = "b12f6ff0ad08258c41fe468fa144616aa724619a30ece021c2320ebb94697ea5"
CHANCE_5 = (
    "c62fb54cfd2a288f5028f1be06281aee319ecdda6888f75ae32aa46cad6be0b5"
    "2628c67c0c8e9c070e8008ece08aa086330ef0cd4ee4c66b468caff9b0a31787"
)
# The same of a game without pledges, contributions A of seat 0 and C of seat 2.
UNPLEDGED = "b740595248fca1966dbdec68fbe0b241931ce9dec56a108c5af056ecf2a67d7f"


def check(document: dict[str, Any]) -> Verdict:
    return proof.read(json.dumps(document)).verdict()


def test_the_seed_is_the_one_that_openssl_computes() -> None:
    assert (pledge(A), pledge(C)) == (PLEDGE_A, PLEDGE_C)
    assert (EXAMPLE.seal, EXAMPLE.seed.hex()) == (SEAL, SEED)
    assert Origin(KEY, "aB3-_", 3, 2, (A, None, C)).seed.hex() == UNPLEDGED


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
        replace(EXAMPLE, key=bytes(32)),
        replace(EXAMPLE, table="U"),
        replace(EXAMPLE, game=2),
        replace(EXAMPLE, shuffles=2),
        replace(EXAMPLE, contributions=(None, None, A, None)),
        replace(EXAMPLE, contributions=(A, None, C, None)),
        replace(EXAMPLE, contributions=(None, None, None, None)),
        replace(EXAMPLE, pledges=(PLEDGE_C, None, PLEDGE_A, None)),
        replace(EXAMPLE, pledges=(PLEDGE_A, None, None, None)),
        replace(EXAMPLE, bots=()),
        replace(EXAMPLE, bots=(1, 3)),
    ],
)
def test_keys_tables_games_terms_and_contributions_have_seeds_of_their_own(other: Origin) -> None:
    assert other.seed != EXAMPLE.seed


def test_every_chance_has_its_own_numbers() -> None:
    drawn = {Fair(KEY, str, number).below(None, 2**60) for number in range(200)}  # type: ignore[arg-type]
    assert len(drawn) == 200


@pytest.mark.parametrize("game", registry.names())
def test_a_finished_game_is_what_the_page_on_fairness_says(game: str) -> None:
    shown = finished(game, (A, None, C) if game != "mushi" else (A, C))
    chances = [each for each in shown["record"]["entries"] if "deck" in each or "pick" in each]
    assert chances_of(shown) == chances
    assert complaints(shown) == []
    verdict = check(shown)
    assert verdict.fair
    assert verdict.seal == seal_of(shown)
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
        ("pledges", [pledge(B), pledge(A)]),
        ("pledges", [pledge(C), pledge(B)]),
        ("bots", [1]),
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
            tampered["contributions"], tampered["pledges"] = [A], [pledge(A)]
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
    entries = shown["record"]["entries"]
    for left in (len(entries) - 1, len(entries) // 2, 2, 0):
        tampered = copy.deepcopy(shown)
        del tampered["record"]["entries"][left:]
        verdict = check(tampered)
        assert (verdict.fair, verdict.over) == (False, False)
        assert verdict.follows or verdict.refused  # in the middle of a deal


def test_a_record_that_was_ended_before_the_deal_is_no_yes(shown) -> None:
    record = shown["record"] | {"parlour": 2, "entries": [{"ended": "unscored"}]}
    verdict = check(shown | {"record": record})
    assert (verdict.fair, verdict.over, verdict.deals) == (False, True, [])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"key": "00"}, "key: expected 64 digits"),
        ({"commitment": "x" * 64}, "commitment: expected 64 digits"),
        ({"shuffles": 4}, "shuffles: expected 1 to 3, got 4"),
        ({"shuffles": 2}, "pledges: expected"),
        ({"pledges": [None]}, "pledges: expected"),
        ({"pledges": [None, "b2"]}, "expected 64 digits in hexadecimal for seat 1"),
        ({"bots": [2]}, "bots: expected"),
        ({"bots": [1, 0]}, "bots: expected"),
        ({"bots": [1, 1]}, "bots: expected"),
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
    table = steps.new_game(now, [], Origin(now.key(1), "T", 1, 1).source(str))
    old = log.Started(commitment=now.commitment, record=written(table.deal()))
    header = log.Header(game=game, seats=2, options=now.setup.options, pace=0, moment=0)
    seated = [log.Seated(seat=seat, name=f"P{seat}", token=f"{seat}") for seat in (0, 1)]
    state = folded(StoredTable("T", header, bytes(32), [*seated, old]))
    shown = json.loads(reveal(play_on(state, Random(3))) or b"")
    assert (shown["shuffles"], shown["contributions"]) == (1, [None, None])
    for field in ("table", "shuffles", "contributions", "pledges", "bots", "restored"):
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


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "CONTRIBUTE", 2.0 * PATIENCE)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as house:
        yield house


@pytest.mark.anyio
async def test_all_pledge_then_show_then_cards_are_dealt(house: House) -> None:
    made = await house.create(seats=4, bots=["easy"], options={"points": 5, "first_player": 0})
    ann = await house.visit(made["table"], made["token"])
    promised = ann.table["coming"]
    assert promised == ann.table["commitment"]
    await ann.send("pledge", game=1, pledge=pledge(C))
    await ann.send("pledge", game=1, pledge=pledge(A))  # nobody knows anything yet: the last counts
    await ann.send("contribute", game=1, contribution=A)  # too early: passed over
    bo = await house.visit(made["table"])
    stranger = await house.visit(made["table"])
    await bo.join("Bo")
    await bo.send("pledge", game=1, pledge=pledge(B))
    await bo.heard()
    given = [pledge(A), None, pledge(B), None]
    assert [seat["pledge"] for seat in bo.table["seats"]] == given
    await ann.send("start", seats=3)
    for one in (ann, bo, stranger):
        while not one.table["sealed"]:
            await one.until("table")
        assert not one.update  # nothing is dealt
        assert (one.table["status"], one.table["bots"]) == ("playing", [1])
        assert (one.table["pledges"], one.table["contributions"]) == (given[:3], [None] * 3)
        assert one.table["commitment"] == promised
    await bo.send("contribute", game=1, contribution=A)
    assert await bo.error() == "bad-contribution"
    await bo.send("pledge", game=1, pledge=pledge(C))  # too late: passed over
    await bo.send("contribute", game=1, contribution=B)
    await bo.heard()
    assert (bo.table["sealed"], bo.update) == (True, {})
    await ann.send("contribute", game=1, contribution=A)
    for one in (ann, bo, stranger):
        await one.until("update")
        await one.heard()
        assert (one.table["sealed"], one.table["contributions"]) == (False, [A, None, B])
        assert [seat["pledge"] for seat in one.table["seats"]] == [None] * 3
        assert (one.table["commitment"], one.table["coming"] != promised) == (promised, True)
    kinds = [type(entry) for entry in await house.log(made["table"])]
    began = kinds.index(log.Started)
    assert kinds[began:] == [log.Started, log.Contributed, log.Contributed, log.Dealt]
    await ann.send("pledge", game=2, pledge=pledge(C))
    await ann.heard()
    assert ann.table["pledges"] == given[:3]


@pytest.mark.anyio
async def test_who_does_not_show_it_is_left_out_and_the_game_begins(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "CONTRIBUTE", 0.2)
    ann, bo = await pledged(house, A, B)
    await ann.send("contribute", game=1, contribution=A)
    await bo.until("update")
    assert (bo.table["contributions"], bo.table["pledges"]) == ([A, None], [pledge(A), pledge(B)])
    await bo.send("contribute", game=1, contribution=B)  # too late: passed over
    await bo.heard()
    assert bo.table["contributions"] == [A, None]


async def pledged(house: House, *contributions: str) -> tuple[Player, Player]:
    """Two people at a table whose game is sealed."""
    made = await house.create(options={"first_player": 0})
    ann, bo = await house.visit(made["table"], made["token"]), await house.visit(made["table"])
    bo.token = await bo.join("Bo")
    ann.token = made["token"]
    for player, contribution in zip((ann, bo), contributions, strict=True):
        await player.send("pledge", game=1, pledge=pledge(contribution))
        await player.heard()
    await ann.send("start")
    for player in (ann, bo):
        while not player.table["sealed"]:
            await player.until("table")
    return ann, bo


@pytest.mark.anyio
async def test_nobody_waits_for_who_is_not_connected(house: House) -> None:
    ann, bo = await pledged(house, A, B)
    await ann.send("contribute", game=1, contribution=A)
    await bo.socket.close()
    await ann.until("update")
    await ann.heard()
    assert ann.table["contributions"] == [A, None]


@pytest.mark.anyio
async def test_what_is_sealed_cannot_be_changed_any_more(house: House) -> None:
    ann, bo = await pledged(house, A, B)
    for type, fields in (
        ("start", {}),
        ("reopen", {}),
        ("vacate", {"seat": 1}),
        ("seat_bot", {"seat": 1, "bot": "easy"}),
        ("configure", {"seats": 3, "options": {}}),
        ("set_clock", {"seconds": 30}),
        ("join", {"name": "Ann", "seat": 1}),
    ):
        await ann.send(type, **fields)
        assert await ann.error() in ("game-running", "not-in-lobby", "not-after-game")
    await ann.send("ready")  # there are no scores to read
    await ann.send("hand_over", seat=1)
    for player, contribution in ((ann, A), (bo, B)):
        await player.send("contribute", game=1, contribution=contribution)
    for player in (ann, bo):
        await player.until("update")
        assert player.table["contributions"] == [A, B]


@pytest.mark.anyio
@pytest.mark.parametrize("goes", ["leave", "erase"])
async def test_who_leaves_before_the_deal_leaves_a_game_under_way(house: House, goes: str) -> None:
    ann, bo = await pledged(house, A, B)
    await ann.send("contribute", game=1, contribution=A)
    if goes == "leave":
        await ann.send("leave")
    else:
        where = f"/api/tables/{ann.table['table']}/mine"
        await house.http.delete(where, headers={"Authorization": f"Bearer {ann.token}"})
    await bo.send("contribute", game=1, contribution=B)
    await bo.until("update")
    await bo.heard()
    assert [seat["kind"] for seat in bo.table["seats"]] == ["bot", "person"]
    assert (bo.table["bots"], bo.table["contributions"]) == ([], [A, B])
    assert bo.table["pledges"] == [pledge(A), pledge(B)]


@pytest.mark.anyio
async def test_a_sealed_game_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann, bo = await pledged(house, A, B)
        await ann.send("contribute", game=1, contribution=A)
        await ann.heard()
    async with running(tmp_path) as house:
        again = await house.connect(bo.table["table"])
        await again.send("hello", protocol=PROTOCOL, token=bo.token)
        await again.until("table")
        assert again.table["sealed"]
        assert again.table["contributions"] == [A, None]
        await again.send("contribute", game=1, contribution=B)
        await again.until("update")
        assert again.table["contributions"] == [A, B]


@pytest.mark.anyio
async def test_clients_that_contribute_at_once_play_as_before(house: House) -> None:
    """As those of older versions do: their contributions count for nothing."""
    made = await house.create(options={"first_player": 0})
    ann, bo = await house.visit(made["table"], made["token"]), await house.visit(made["table"])
    await bo.join("Bo")
    for player, contribution in ((ann, A), (bo, B)):
        await player.send("contribute", game=1, contribution=contribution)
    await bo.heard()
    await ann.send("start")
    for player in (ann, bo):
        await player.until("update")
        assert player.table["contributions"] == [None, None]


@pytest.mark.anyio
async def test_a_pledge_goes_with_the_seat_and_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        made = await house.create(seats=3)
        ann = await house.visit(made["table"], made["token"])
        await ann.send("pledge", game=1, pledge=pledge(A))
        await ann.send("join", name="Ann", seat=2)
        await ann.heard()
        bo = await house.visit(made["table"])
        await bo.join("Bo", seat=0)
        await bo.send("pledge", game=1, pledge=pledge(B))
        await bo.send("leave")
        await bo.heard()
    async with running(tmp_path) as house:
        ann = await house.visit(made["table"], made["token"])
        assert [seat["pledge"] for seat in ann.table["seats"]] == [None, None, pledge(A)]


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
    for game, value in (
        (2, "a1"),
        (2, A.upper()),
        (2, A + "\n"),
        (3, A),
    ):
        await ann.send("contribute", game=game, contribution=value)
        assert await ann.error() == "bad-contribution"
        await ann.send("pledge", game=game, pledge=value)
        assert await ann.error() == "bad-contribution"
    stranger = await house.visit(table)
    await stranger.send("contribute", game=2, contribution=A)
    assert await stranger.error() == "not-seated"
    await stranger.send("pledge", game=2, pledge=A)
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

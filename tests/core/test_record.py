"""The record (`docs/record.md`): what is written reads back, and every refusal names its entry."""

import gc
import json
import re
from pathlib import Path

import pytest

import parlour
from parlour.core.errors import ChanceError, OptionError, RecordError, UnknownGameError
from parlour.core.record import KINDS, SINCE, VERSION, WITH_UNSEEN, Header, Record

DECK = [
    str(card) for card, n in enumerate((4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8)) for _ in range(n)
]
"""Seat 0: 0 0 0 0 1 1 1 1; seat 1: 2 2 2 2 2 3 3 3; turned up: 3; then 3 4 4 4 4 4 5 ..."""


FIRST = {"game", "rules", "edition", "options", "seats"}, {"deal", "deck", "pick"}
"""The fields and the kinds of entry, besides actions, that every version of the format has."""


def document(*entries, **header):
    header = {
        "parlour": 1,
        "game": "mojo",
        "edition": "fr",
        "options": {"discards": 1, "points": 50, "first_player": 0},
        "seats": ["Ann", "Bo"],
    } | header
    return header | {"entries": [{"deal": 1}, {"deck": DECK}, *entries]}


def replay(document):
    return parlour.replay(Record.from_json(json.dumps(document)))


def act(seat, action):
    return {"seat": seat, "action": action}


def test_a_field_with_its_default_is_left_out():
    """So records of before the field stay what they are, byte for byte."""

    class Later(Record, frozen=True, kw_only=True):
        place: str = ""

    header = {"game": "mojo", "edition": "fr", "options": {}, "seats": ("Ann", "Bo"), "entries": ()}
    record = Later(**header)
    assert record.to_json() == Record(**header).to_json()
    assert Later(**header, place="Paris").document()["place"] == "Paris"


def test_all_that_is_new_in_the_format_says_since_when(monkeypatch):
    """Older programs refuse what they do not know: the version tells people why."""
    fields, kinds = FIRST
    added = {*Header.__struct_fields__} - fields | {*KINDS} - kinds
    assert {*SINCE} == {*added, WITH_UNSEEN}
    assert max(SINCE.values()) == VERSION

    class Later(Record, frozen=True, kw_only=True):
        place: str = ""

    monkeypatch.setitem(SINCE, "place", VERSION + 1)
    header = {"game": "mojo", "edition": "fr", "options": {}, "seats": ("Ann", "Bo"), "entries": ()}
    assert (Later(**header).parlour, Later(**header, place="Paris").parlour) == (1, VERSION + 1)


def test_a_record_reads_back_byte_for_byte():
    table = parlour.table("mojo", seats=["Ann", "Bö"], seed=3, discards=2, edition="pl")
    for _ in range(20):
        table.play(table.legal()[-1])
    text = table.record().to_json()
    record = Record.from_json(text)
    assert record == table.record()
    assert record.to_json() == text
    again = parlour.replay(record)
    assert again.state.values().keys() == table.state.values().keys()
    assert again.record() == record
    for seat in (0, 1, None):
        assert again.view(seat) == table.view(seat)
        assert again.events(seat) == table.events(seat)


def test_header_names_game_edition_options_and_seats():
    head = json.loads(parlour.table("mojo", seats=2, seed=3, edition="ru").record().to_json())
    assert list(head) == ["parlour", "game", "edition", "options", "seats", "entries"]
    assert head["edition"] == "ru"
    assert head["options"] == {"discards": 1, "points": 50, "first_player": None}


def test_options_left_out_take_their_default():
    table = replay(document(options={"first_player": 0}))
    assert table.options.points == 50
    assert table.options.discards == 1


def test_what_a_good_document_gives():
    table = replay(document(act(0, "1"), act(1, "2")))
    assert table.to_act == 0
    assert table.view(1).seats[1].hand == [2, 2, 2, 2, 3, 3, 3, 3]  # 2 on 1: higher, drew a 3


HEADERS = [
    (b"", "truncated"),
    (b"\xff\xfe", "malformed"),
    (b"[]", "Expected `object`, got `array`"),
    (b"nonsense", "malformed"),
    (b'{"parlour":1}', "missing required field `game`"),
    (b'{"parlour":"\xff"}', "Expected `int`"),
    ("\ud800", "surrogates not allowed"),
    (b"[" * 100_000, "Expected `object`"),
]


@pytest.mark.parametrize(("text", "message"), HEADERS, ids=range(len(HEADERS)))
def test_what_is_not_a_record_at_all(text, message):
    with pytest.raises(RecordError, match=message) as caught:
        Record.from_json(text)
    assert caught.value.entry == 0
    assert str(caught.value).startswith("header: ")


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ({"parlour": 6}, "expected version 5 of the format, or an older one, got 6"),
        ({"parlour": "1"}, "Expected `int`, got `str`"),
        ({"parlour": True}, "Expected `int`, got `bool`"),
        ({"game": 5}, "Expected `str`, got `int`"),
        ({"edition": None}, "Expected `str`, got `null`"),
        ({"options": []}, "Expected `object`, got `array`"),
        ({"options": {"edition": "fr"}}, "expected the edition beside the options"),
        ({"seats": 2}, "Expected `array`, got `int`"),
        ({"seats": ["Ann", 2]}, "Expected `str`, got `int`"),
        ({"title": "x"}, "unknown field `title`"),
    ],
)
def test_headers_that_are_refused(header, message):
    with pytest.raises(RecordError, match=message) as caught:
        replay(document(**header))
    assert caught.value.entry == 0


@pytest.mark.parametrize(
    ("header", "error"),
    [
        ({"game": "chess"}, UnknownGameError),
        ({"game": "x" * 10**6}, UnknownGameError),
        ({"edition": "de"}, OptionError),
        ({"options": {"colour": 1}}, OptionError),
        ({"options": {"points": 10**30}}, OptionError),
        ({"options": {"points": {"a": [1]}}}, OptionError),
        ({"seats": ["Ann"]}, OptionError),
        ({"seats": ["Ann"] * 100_000}, OptionError),
    ],
)
def test_games_and_options_that_do_not_exist(header, error):
    with pytest.raises(error) as caught:
        replay(document(**header))
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("where", ["options", "entries"])
def test_absurd_nesting_is_refused(where):
    gc.collect()  # what other tests have left is not looked at where no call goes deeper
    deep = "[" * 100_000 + "]" * 100_000
    options, entries = (f'{{"a":{deep}}}', "[]") if where == "options" else ("{}", f"[{deep}]")
    text = (
        f'{{"parlour":1,"game":"mojo","edition":"fr","options":{options},'
        f'"seats":["a","b"],"entries":{entries}}}'
    )
    # From Python 3.14 on it is the stack that counts: where it is deep, all levels are read.
    with pytest.raises(RecordError, match=r"expected less nesting|Expected `object`, got `array`"):
        Record.from_json(text)


ILL_FORMED = [
    {},
    [],
    "8",
    7,
    None,
    {"deal": "1"},
    {"deal": True},
    {"deal": 1, "deck": ["1"]},
    {"deck": "1"},
    {"deck": [1, 2]},
    {"deck": [None]},
    {"pick": 1},
    {"pick": 0, "of": 2, "x": 1},
    {"of": 2},
    {"seat": 0},
    {"action": "8"},
    {"seat": "0", "action": "8"},
    {"seat": 0, "action": 8},
    {"seat": 0, "action": "8", "by": "me"},
    {"seat": 0.5, "action": "8"},
]


@pytest.mark.parametrize("entry", ILL_FORMED, ids=map(json.dumps, ILL_FORMED))
def test_what_is_not_an_entry(entry):
    with pytest.raises(RecordError, match=r'entry 4: expected {"deal": n}') as caught:
        replay(document(act(0, "1"), entry))
    assert caught.value.entry == 4


def test_an_entry_that_is_not_even_text():
    text = json.dumps(document(act(0, "1"), act(0, "@")))
    with pytest.raises(RecordError, match="entry 4: expected"):
        Record.from_json(text.encode().replace(b"@", b"\xff"))


def test_an_absurd_number_is_refused():
    text = json.dumps(document()).replace('{"deal": 1}', '{"deal": ' + "9" * 6000 + "}")
    with pytest.raises(RecordError, match="entry 1: "):
        replay_text(text)
    with pytest.raises(RecordError, match=r"entry 1: expected deal 1, found 9{5}"):
        replay_text(text.replace("9" * 6000, "9" * 30))


def replay_text(text):
    return parlour.replay(Record.from_json(text))


OTHER = [*DECK[1:], "12"]
PLAYS = [act(0, "1"), act(1, "2")]


@pytest.mark.parametrize(
    ("entries", "number", "message"),
    [
        # Decks of a deal.
        ([{"deal": 1}], 1, "expected a deck of 78 cards, found the end"),
        ([{"deal": 1}, act(0, "1")], 2, "expected a deck of 78 cards, found the end"),
        ([{"deal": 1}, {"deck": OTHER}], 2, "found 78 cards that are not those"),
        ([{"deal": 1}, {"deck": DECK[:-1]}], 2, "found 77 cards that are not those"),
        ([{"deal": 1}, {"deck": [*DECK, "12"]}], 2, "found 79 cards that are not those"),
        ([{"deal": 1}, {"deck": []}], 2, "found 0 cards that are not those"),
        ([{"deal": 1}, {"deck": ["13", *DECK[1:]]}], 2, "expected a card from 0 to 12, got '13'"),
        ([{"deal": 1}, {"deck": ["x" * 10**5]}], 2, "expected a card from 0 to 12"),
        ([{"deal": 1}, {"pick": 0, "of": 2}], 2, "expected a deck of 78 cards, found the pick 0"),
        # Chances that nobody asked for.
        ([{"deck": DECK}], 1, "found a deck or pick not asked for"),
        ([{"pick": 0, "of": 2}], 1, "found a deck or pick not asked for"),
        ([{"deal": 1}, {"deck": DECK}, {"deck": DECK}], 3, "deck or pick not asked for"),
        ([{"deal": 1}, {"deck": DECK}, *PLAYS, {"deck": ["1"]}], 5, "deck or pick not asked for"),
        ([{"deal": 1}, {"deck": DECK}, *PLAYS, {"pick": 0, "of": 1}], 5, "deck or pick not asked"),
        # Deals.
        ([{"deal": 2}], 1, "expected deal 1, found 2"),
        ([{"deal": 0}], 1, "expected deal 1, found 0"),
        ([{"deal": 1}, {"deck": DECK}, {"deal": 2}], 3, "no deal is due"),
        # Actions.
        ([act(0, "1")], 1, "a deal is due"),
        ([{"deal": 1}, {"deck": DECK}, act(0, "12")], 3, "expected one of 0, 1; got '12'"),
        ([{"deal": 1}, {"deck": DECK}, act(0, "twelve")], 3, "expected an action such as"),
        ([{"deal": 1}, {"deck": DECK}, act(0, "01")], 3, "expected an action such as"),
        ([{"deal": 1}, {"deck": DECK}, act(0, "1a")], 3, "expected an action such as"),
        ([{"deal": 1}, {"deck": DECK}, act(1, "2")], 3, "it is the turn of seat 0"),
        ([{"deal": 1}, {"deck": DECK}, act(2, "2")], 3, "expected a seat from 0 to 1, got 2"),
        ([{"deal": 1}, {"deck": DECK}, act(-1, "2")], 3, "expected a seat from 0 to 1, got -1"),
    ],
)
def test_a_record_that_the_rules_refuse(entries, number, message):
    with pytest.raises(RecordError, match=re.escape(message)) as caught:
        replay(document() | {"entries": entries})
    assert caught.value.entry == number
    assert str(caught.value).startswith(f"entry {number}: ")
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("pick", "message"),
    [
        ({"pick": 2, "of": 2}, "expected a pick in 0..1, found 2"),
        ({"pick": -1, "of": 2}, "expected a pick in 0..1, found -1"),
        ({"pick": 1, "of": 3}, "expected a pick out of 2, found one out of 3"),
        ({"deck": DECK}, "expected a pick below 2, found a deck of 78 cards"),
    ],
)
def test_a_pick_that_does_not_fit(pick, message):
    """Who begins is drawn: out of as many as there are seats (M4)."""
    entries = [{"deal": 1}, pick, {"deck": DECK}]
    with pytest.raises(RecordError, match=re.escape(message)) as caught:
        replay(document(options={}) | {"entries": entries})
    assert caught.value.entry == 2


def test_a_pick_out_of_another_number_is_reported_whatever_follows_it():
    for follows in ([], [{"deck": ["12"]}], [{"pick": 0, "of": 1}]):
        entries = [{"deal": 1}, {"pick": 1, "of": 3}, *follows]
        with pytest.raises(RecordError, match="entry 2: expected a pick out of 2"):
            replay(document(options={}) | {"entries": entries})


@pytest.mark.parametrize(
    ("good", "repeated", "number", "key"),
    [
        ('"game": "mojo"', '"game": "uno", "game": "mojo"', 0, "game"),
        ('"points": 50', '"points": 7, "points": 50', 0, "points"),
        ('"entries": [', '"entries": [], "entries": [', 0, "entries"),
        ('{"deal": 1}', '{"deal": 2, "deal": 1}', 1, "deal"),
        ('"action": "1"', '"action": "0", "\\u0061ction": "1"', 3, "action"),
    ],
)
def test_no_key_appears_twice(good, repeated, number, key):
    """Otherwise two programs could read two games from one record."""
    text = json.dumps(document(act(0, "1")))
    assert text.count(good) == 1
    replay_text(text)
    message = f"expected every key once, found '{key}' again"
    with pytest.raises(RecordError, match=re.escape(message)) as caught:
        replay_text(text.replace(good, repeated))
    assert caught.value.entry == number


def test_nothing_comes_after_the_end():
    table = parlour.table("mojo", seats=2, seed=1, points=1)
    while not table.over:
        table.play(table.legal()[0])
    whole = json.loads(table.record().to_json())
    last = len(whole["entries"]) + 1
    for extra, message in [
        (act(0, "1"), "the game is over"),
        ({"deal": len(table.sheet) + 1}, "no deal is due"),
        ({"deck": DECK}, "deck or pick not asked for"),
    ]:
        with pytest.raises(RecordError, match=f"entry {last}: .*{message}"):
            replay(whole | {"entries": [*whole["entries"], extra]})


def test_a_replayed_table_waits_for_luck():
    """It plays on as long as the rules ask for none, and then says what is missing."""
    table = replay(document(act(0, "1"), act(1, "2"), edition="ru"))
    while not table.awaits_deal:
        table.play(table.legal()[0])
    with pytest.raises(ChanceError, match="expected a deck of 78 cards, found the end"):
        table.deal()
    assert table.awaits_deal


def test_the_example_in_the_documentation_replays():
    text = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(\{\n.*?)```", text, re.DOTALL)
    assert example
    table = parlour.replay(Record.from_json(example[1]))
    said = re.search(r"sheet: `(.*?)`; totals: `(.*?)`; winners: `(.*?)`", text)
    assert said
    assert [json.loads(part) for part in said.groups()] == [
        table.sheet,
        table.totals,
        table.winners(),
    ]
    assert table.over
    assert Record.from_json(table.record().to_json()) == Record.from_json(example[1])


# --- cards that nobody saw ------------------------------------------------------------------------


def unseen(*places, **header):
    """A record in which nobody saw the cards at some places of the deck."""
    found = document(act(0, "1"), **header)
    found["entries"][1] = {"deck": [card + "?" * (at in places) for at, card in enumerate(DECK)]}
    return found


def test_cards_that_nobody_saw_are_carried_out_and_keep_their_marks():
    found = unseen(8, 9, 77, parlour=5, seen=[0])
    record = Record.from_json(json.dumps(found))
    table = parlour.replay(record)
    assert table.record() == record
    assert json.loads(record.to_json()) == found
    assert table.view(0) == replay(document(act(0, "1"))).view(0)
    assert [*parlour.steps(record)][-1][1].record() == record


def test_a_hand_with_cards_that_nobody_saw_is_not_shown():
    seats = (
        parlour.replay(Record.from_json(json.dumps(unseen(8, parlour=5, seen=[0]))))
        .open_view()
        .seats
    )
    assert (len(seats[0].hand), seats[1].hand) == (7, None)
    alone = parlour.replay(Record.from_json(json.dumps(unseen(8, parlour=5))))
    assert [seat.hand for seat in alone.open_view().seats] == [None, None]


@pytest.mark.parametrize(
    "found",
    [
        unseen(8, parlour=4),
        unseen(parlour=5, seen=[0]),
        unseen(8, parlour=5, seen=[1, 0]),
        unseen(8, parlour=5, seen=[2]),
        unseen(8, parlour=5, seen=[0, 0]),
    ],
)
def test_a_record_that_says_wrongly_what_was_seen_is_refused(found):
    with pytest.raises(RecordError, match=r"^header: "):
        Record.from_json(json.dumps(found))

"""A whole game of Mushi against a bot, from the home page on."""

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.players import DESKTOP, PHONE, Player, actions_of

pytestmark = pytest.mark.browser

READY = '[data-testid="table"][data-mine="true"][data-busy="false"]'
CHOICE = '[data-table][data-legal="true"]'
SCORES = '[data-testid="score-overlay"]'
TOPS = """async card => {
  const tops = [];
  for (let frame = 0; frame < 8; frame++) {
    await new Promise(requestAnimationFrame);
    tops.push(card.getBoundingClientRect().top);
  }
  return tops;
}"""
"""Where a card is in the next frames."""
SIZES = {"ru": PHONE, "osaka": DESKTOP}


def await_turn(player: Player) -> str:
    """Waits until there is something to do: `play`, `take`, or `scores` to read."""
    something = f'{READY} .hand [data-legal="true"], {READY} {CHOICE}, {SCORES}'
    player.page.locator(something).first.wait_for()
    return "scores" if player.page.locator(SCORES).count() else player.phase


def choose_target(player: Player) -> str:
    """Chooses one of the cards offered on the table; returns it."""
    target = player.page.locator(CHOICE).last
    card = target.get_attribute("data-table")
    player.press(target)
    return f"x {card}"


def play_any_card(player: Player) -> str:
    """Plays the first card that may be played, and chooses what it captures if there is a choice;
    returns the notation."""
    before = player.number("entry")
    pressed = player.page.locator('.hand [data-legal="true"]').first
    name = (pressed.get_attribute("data-testid") or "").removeprefix("card-")
    player.press(player.at(f"card-{name}"), position={"x": 8, "y": 40})  # the rest may be covered
    player.page.locator(
        f'[data-testid="table"]:not([data-entry="{before}"]), {CHOICE}'
    ).first.wait_for()
    return f"{name} {choose_target(player)}" if player.number("entry") == before else name


def take_turn(player: Player) -> str:
    """Plays or takes, and waits until the table has gone on; returns what the record should say."""
    before = player.table.get_attribute("data-entry") or ""
    move = choose_target(player) if player.phase == "take" else play_any_card(player)
    expect(player.table).not_to_have_attribute("data-entry", before)
    if move == "11j":  # it captures one card and says which, even without a choice
        move = player.acts()[-1]
        assert move.startswith("11j x ")
    return move


def begin(player: Player, **options: object) -> None:
    player.visit()
    player.fill_in("Ann", game="mushi", seats=2, **options)
    player.press(player.at("home-play"))
    player.table.wait_for()
    player.hurry_bots()


def points_shown(player: Player) -> list[tuple[int, int]]:
    """Points and total of both seats, as the scores show them."""
    cells = [player.at(f"score-{seat}") for seat in (0, 1)]
    return [
        (int(cell.get_attribute("data-points") or ""), int(cell.get_attribute("data-total") or ""))
        for cell in cells
    ]


@pytest.mark.long
@pytest.mark.lengthy
@pytest.mark.parametrize("edition", ["ru", pytest.param("osaka", marks=pytest.mark.long)])
def test_two_deals_against_a_bot_and_somebody_watching(person, edition):
    me = person(**SIZES[edition])
    me.open_table("Ann", game="mushi", deals=2, edition=edition)
    me.deal(fill=True)
    me.hurry_bots()
    assert me.table.get_attribute("data-edition") == edition
    me.open_settings("viewers")
    link = me.at("watch-link").inner_text()
    me.page.keyboard.press("Escape")
    watcher = person().visit(link)
    expect(watcher.at("watching")).to_be_visible()
    watcher.table.wait_for()

    moves, deals = [], []
    while True:
        what = await_turn(me)
        if what != "scores":
            moves.append((0, take_turn(me)))
            continue
        deals.append(points_shown(me))
        if me.phase == "over":
            break
        assert me.number("round") == 1
        me.next_round()
        expect(me.table).to_have_attribute("data-round", "2")

    # The page's scores are those of the record, folded through the rules.
    record = me.record()
    assert (
        [entry for entry in actions_of(record) if entry[0] == 0]
        == moves
        == [(0, action) for action in me.acts()]
    )
    view = me.replayed().view()
    assert view.edition == edition
    totals = [seat.total for seat in view.seats]
    assert len(deals) == 2
    assert deals[1] == [(score.points, score.total) for score in view.scores]
    assert [total for _, total in deals[0]] == [points for points, _ in deals[0]]
    assert [sum(deal[seat][0] for deal in deals) for seat in (0, 1)] == totals
    best = [str(seat) for seat in (0, 1) if totals[seat] == max(totals)]
    expect(me.at("winner")).to_have_attribute("data-winners", ",".join(best))
    if edition == "osaka":  # what one seat gets for a yaku, the other loses (H18)
        assert sum(totals) == 0

    me.press(me.at("score-close"))
    me.press(me.at("sheet"))
    rows = me.at("sheet-table").locator("tbody tr")
    expect(rows).to_have_count(2)
    sheet = [row.locator("td").all_inner_texts() for row in rows.all()]
    read = [[int(cell.replace("\u2212", "-")) for cell in row] for row in sheet]
    assert read == [[points for points, _ in deal] for deal in deals]

    watcher.await_entry(me.number("entry"))
    expect(watcher.page.locator(".hand")).to_have_count(0)
    updates = [frame for frame in watcher.received if frame["type"] == "update"]
    assert len(updates) > 16
    for frame in updates:
        assert frame["view"]["seat"] is None
        assert frame["view"]["legal"] == []
        assert [seat["hand"] for seat in frame["view"]["seats"]] == [None, None]
    for frame in me.received:
        if frame["type"] == "update":
            assert frame["view"]["seats"][1]["hand"] is None


@pytest.mark.long
def test_a_deal_by_the_keys_alone(person):
    """The focus is always on what can be done next: in the hand, or on a card that is offered."""
    me = person()
    begin(me, deals=1, first_dealer=0)
    await_turn(me)
    me.page.evaluate("document.activeElement.blur()")  # it was on the button of the menu
    me.page.keyboard.press("ArrowLeft")  # to the hand
    while (what := await_turn(me)) != "scores":
        before = me.number("entry")
        on_table = me.page.locator(f"{CHOICE}:focus")
        if what == "play":
            expect(me.page.locator(".hand :focus")).to_have_count(1)
            me.page.keyboard.press("Home")
            while not me.page.locator('.hand [data-legal="true"]:focus').count():
                me.page.keyboard.press("ArrowRight")
            me.page.keyboard.press("Enter")
            gone_on = f'[data-testid="table"]:not([data-entry="{before}"])'
            me.page.locator(f"{gone_on}, {CHOICE}").first.wait_for()
        if me.number("entry") == before:
            expect(on_table).to_have_count(1)
            me.page.keyboard.press("ArrowDown")  # to another one, or to the hand and back
            for key in ("ArrowUp", "ArrowLeft", "ArrowRight") * 4:
                if on_table.count():
                    break
                me.page.keyboard.press(key)
            expect(on_table).to_have_count(1)
            me.page.keyboard.press("Enter")
        expect(me.table).not_to_have_attribute("data-entry", str(before))
    expect(me.at("next-round").or_(me.at("rematch"))).to_be_focused()


def test_a_tap_on_the_table_captures_and_one_on_a_panel_shows_it(person):
    me = person(**PHONE)
    begin(me, deals=1, first_dealer=0)
    while True:
        await_turn(me)
        assert me.phase in ("play", "take")
        hand = me.page.locator(".hand [data-index]")
        legal = [frame for frame in me.received if frame["type"] == "update"][-1]["view"]["legal"]
        plays = [move for move in legal if move["kind"] == "play" and move["captures"]]
        ways = [card for move in plays for card in move["captures"]]
        sole = [card for card in ways if ways.count(card) == 1]
        if sole:
            break
        take_turn(me)
    count = hand.count()
    me.press(me.at(f"table-{sole[0]}"))
    expect(hand).to_have_count(count - 1)
    assert me.acts()[-1] in [move["action"] for move in plays if sole[0] in move["captures"]]
    me.press(me.at("captured-0"))
    dialog = me.at("captured-dialog")
    expect(dialog).to_contain_text("Three Brights")
    expect(dialog.get_by_role("img")).not_to_have_count(0)


@pytest.mark.long
def test_a_card_stays_raised_under_a_pointer_at_its_lower_edge(person):
    me = person()
    begin(me, deals=1, first_dealer=0)
    await_turn(me)
    place = me.page.locator(".hand [data-index]").first
    card = place.locator(".card")
    box = card.bounding_box()
    assert box
    me.page.mouse.move(box["x"] + 10, box["y"] + box["height"] - 3)
    tops = card.evaluate(TOPS)
    assert tops[-1] < box["y"]
    assert set(tops[2:]) == {tops[-1]}


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(person, size):
    me = person(**size)
    begin(me, deals=1, first_dealer=0)
    await_turn(me)
    found = {"table": violations(me.page)}
    while (what := await_turn(me)) != "scores":
        if what == "take" and what not in found:
            found[what] = violations(me.page)
        take_turn(me)
    found["scores"] = violations(me.page)
    assert not {place: rules for place, rules in found.items() if rules}

"""Tables that look for players, on the home page of strangers."""

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.players import PHONE

pytestmark = pytest.mark.browser


LISTED = """async ([table, level]) => {
  for (;;) {
    const { tables } = await (await fetch("/api/open")).json();
    if ((tables.find(one => one.table === table)?.level ?? null) === level) return;
    await new Promise((go) => setTimeout(go, 100));
  }
}"""


def test_a_stranger_finds_an_open_table_and_sits_down(person):
    ann, bo, cleo = person(), person(**PHONE), person(locale="pl")
    link = ann.open_table("Ann", seats=2)
    table = link.rsplit("/", 1)[1]
    bo.visit("/")
    bo.at("games").wait_for()
    expect(ann.at("listed")).not_to_be_checked()  # off until the host says so
    expect(bo.at(f"open-{table}")).to_have_count(0)

    ann.open_rules()
    ann.at("listed").check()
    ann.at("listed-level").locator("input[value='new']").check(force=True)
    ann.page.evaluate(LISTED, [table, "new"])
    bo.page.reload()
    expect(bo.at(f"open-{table}")).to_contain_text("Mojo, with")
    expect(bo.at(f"open-{table}")).to_contain_text("1 of 2 seats free · English · for beginners")
    assert not violations(bo.page)
    cleo.visit("/")
    expect(cleo.at(f"open-{table}")).to_contain_text("dla początkujących")

    ann.page.reload()
    chosen = ann.at("listed-level").locator("input:checked")
    expect(chosen).to_have_value("new")
    ann.page.evaluate(LISTED, [table, "new"])
    bo.press(bo.at(f"open-{table}"))
    bo.open_rules()
    expect(bo.at("listed-fact")).to_be_visible()
    ann.open_rules()
    ann.at("lock").check()
    expect(bo.at("listed-fact")).to_have_count(0)  # as long as nobody can sit down
    ann.at("lock").uncheck()
    expect(bo.at("listed-fact")).to_be_visible()
    bo.at("name").fill("Bo")
    bo.press(bo.at("join"))
    expect(ann.at("seat-1")).to_contain_text("Bo")
    ann.deal()
    ann.page.evaluate(LISTED, [table, None])
    with cleo.page.expect_response("**/api/open"):
        cleo.page.reload()
    cleo.at("games").wait_for()
    expect(cleo.at("open-tables")).to_have_count(0)


@pytest.mark.long
def test_an_operator_without_a_list(person):
    me = person()
    me.page.route(
        "**/api/open",
        lambda route: route.fulfill(status=403, json={"code": "list-off", "message": "none"}),
    )
    me.page.clock.install()
    with me.page.expect_response("**/api/open"):
        me.visit("/")
    expect(me.at("games")).to_be_visible()
    expect(me.at("open-tables")).to_have_count(0)
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.page.clock.run_for(60_000)
    me.page.evaluate("fetch('api/games')")
    assert [url for url in asked if "open" in url] == []  # it never will
    me.trouble.clear()  # refused, as it had to be

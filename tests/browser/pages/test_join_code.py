"""A code that is said aloud in the lobby, and typed at home."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.houses import house
from browser.players import ELSEWHERE, PHONE
from parlour.text import Texts, locales

pytestmark = pytest.mark.browser

GUESS = """async (code) => {
  // Tries it until the server has enough.
  const asked = { method: "POST", headers: { "content-type": "application/json" } };
  for (;;) {
    const { status } = await fetch("/api/find", { ...asked, body: JSON.stringify({ code }) });
    if (status !== 404) return status;
  }
}"""

CYRILLIC = str.maketrans("JKLMORSTWXYZ", "йклморствхуз")


def test_a_code_leads_from_home_to_the_table(person, server):
    elsewhere = server.address.replace("127.0.0.1", ELSEWHERE)
    host, guest = person(elsewhere, **PHONE), person(elsewhere, **PHONE)
    link = host.open_table("Ann")
    expect(host.at("share-link")).to_be_in_viewport(ratio=1)
    expect(host.at("table-code")).to_be_in_viewport(ratio=1)
    shown = host.at("table-code").locator("strong").inner_text()
    code = re.sub(r"\s", "", shown)
    assert re.fullmatch("[A-Z]{6}", code)
    aloud = host.at("table-code").locator(".visually-hidden").inner_text()
    assert ", ".join(code) in aloud  # one by one
    field = guest.at("join-code").locator("input")

    guest.visit("/")
    guest.press(guest.at("join"))
    expect(field).to_be_focused()
    wrong = "JJJJJJ" if code != "JJJJJJ" else "KKKKKK"
    field.press_sequentially(wrong)
    expect(guest.at("join-code").get_by_role("status")).to_contain_text("No table has this code")
    assert violations(guest.page) == []
    guest.trouble.clear()  # the browser says that nothing was found
    field.press_sequentially(code[0])  # the wrong one gives way
    expect(guest.at("join-code").locator("p")).to_have_text("")
    field.fill("")
    field.press_sequentially(f"{code[:3]}-{code[3:]}".lower())
    guest.at("lobby").wait_for()
    assert guest.page.url == link

    guest.visit(f"/j/{code.translate(CYRILLIC)}")  # the short address, typed on another keyboard
    guest.at("lobby").wait_for()
    assert guest.page.url == link

    host.open_rules()
    host.at("lock").click()
    expect(guest.at("table-code")).to_have_count(0)
    expect(host.at("table-code")).to_have_count(0)


@pytest.mark.long
def test_codes_that_lead_nowhere_say_so_in_every_language(person, tmp_path):
    """Typed wrong, ended with its lobby, tried too often: each says what it is, and what to do."""
    with house(tmp_path) as own:
        elsewhere = own.address.replace("127.0.0.1", ELSEWHERE)
        host, guest = person(elsewhere), person(elsewhere, **PHONE)
        host.open_table("Ann")
        code = re.sub(r"\s", "", host.at("table-code").locator("strong").inner_text())
        field = guest.at("join-code").locator("input")
        said = guest.at("join-code").get_by_role("status")

        def tries(language: str, code: str) -> None:
            guest.store(language=language)
            guest.visit("/")
            guest.press(guest.at("join"))
            field.press_sequentially(code)

        unknown = {language: Texts("page/open", language)("code-unknown") for language in locales()}
        wrong = "JJJJJJ" if code != "JJJJJJ" else "KKKKKK"
        for language in ("fr", "pl"):
            tries(language, wrong)
            expect(said).to_have_text(unknown[language])
        host.deal(fill=True)
        for language in ("en", "ru"):
            tries(language, code)
            expect(said).to_have_text(unknown[language])
        for language in locales():
            text = Texts("page/open", language)
            waits = [text("code-wait", minutes=minutes) for minutes in (1, 2)]
            for _ in range(3):  # every two minutes time earns one more try, in between, too
                tries(language, code[:-1])
                assert guest.page.evaluate(GUESS, wrong) == 429
                field.press_sequentially(code[-1])
                answers = map(re.escape, [unknown[language], *waits])
                expect(said).to_have_text(re.compile("|".join(answers)))
                if said.inner_text() in waits:
                    break
            assert said.inner_text() in waits
        guest.trouble.clear()  # the browser says that nothing was found, and that it is too much

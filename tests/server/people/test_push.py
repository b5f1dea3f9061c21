"""Players are told of their turn while the page is closed, and nobody else is told anything."""

import logging
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import func, select

from parlour.server.push.encryption import CURVE, encrypt
from parlour.server.push.endpoints import origin
from parlour.server.push.identity import Identity, new_key, to_bytes, to_text
from parlour.server.rooms import unseen
from parlour.server.settings.settings import Settings
from parlour.server.storage.schema import subscriptions
from server.house import House, Player, opened, running, two_people
from server.people.push_service import Browser, Service, serving

pytestmark = pytest.mark.anyio

CONTACT = "mailto:host@example.org"
# RFC 8291, appendix A, and RFC 8292, section 2.4.
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SENDER_PUBLIC = (
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
)
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0"
    "NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCG"
    "SK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)
TOKEN_PUBLIC = (
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)


@pytest.fixture(scope="module")
async def one_service(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Service]:
    folder = tmp_path_factory.mktemp("service")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(unseen, "WAIT", 0.05)
        patch.setenv("SSL_CERT_FILE", str(folder / "localhost.pem"))
        async with serving(folder) as service:
            yield service


@pytest.fixture
def service(one_service: Service) -> Service:
    """Well, and without what an earlier test has left."""
    one_service.status, one_service.more, one_service.asleep = 201, "", False
    one_service.forget()
    return one_service


def told_by(service: Service) -> dict[str, Any]:
    return {"push_key": SENDER, "push_contact": CONTACT, "push_hosts": (service.host,)}


@pytest.fixture(scope="module")
async def telling(
    tmp_path_factory: pytest.TempPathFactory, one_service: Service
) -> AsyncIterator[House]:
    async with running(tmp_path_factory.mktemp("data"), **told_by(one_service)) as house:
        yield house


async def put(house: House, table: str, token: str | None, body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return await house.http.put(f"/api/tables/{table}/push", json=body, headers=headers)


async def away(house: House, service: Service, **fields: Any) -> tuple[str, Player, str, Browser]:
    """Ann has the turn; Bo has subscribed and left: (table, Ann, Bo's token, Bo's browser)."""
    table, ann, bo, _, token = await two_people(house)
    browser = Browser(service)
    answer = await put(house, table, token, browser.subscription(**fields))
    assert answer.status_code == 200, answer.text
    await leave(ann, bo)
    return table, ann, token, browser


async def leave(ann: Player, bo: Player) -> None:
    await ann.heard()
    await bo.socket.close()
    while ann.table["seats"][1]["online"]:
        await ann.next()


async def pass_on(player: Player) -> None:
    """Play until the turn is somebody else's."""
    await player.heard()
    seat = player.welcome["seat"]
    while player.view["to_act"] == seat:
        await player.play()


async def kept(house: House) -> int:
    async with opened(house.settings) as store, store.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(subscriptions)) or 0


# --- the standards --------------------------------------------------------------------------------


def test_a_message_is_encrypted_as_in_rfc_8291() -> None:
    key = ec.derive_private_key(int.from_bytes(to_bytes(SENDER), "big"), CURVE)
    plain = b"When I grow up, I want to be a watermelon"
    made = encrypt(plain, to_bytes(RECEIVER), to_bytes(SECRET), key, to_bytes(SALT))
    assert to_text(made) == ENCRYPTED


def verified(token: str, public: str) -> list[dict[str, Any]]:
    """The head and the claims of a token that was signed by this key (InvalidSignature)."""
    signed, _, signature = token.rpartition(".")
    raw = urlsafe_b64decode(signature + "==")
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(public))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    return [msgspec.json.decode(to_bytes(part)) for part in signed.split(".")]


def test_a_push_service_knows_the_server_as_in_rfc_8292() -> None:
    head, claims = verified(TOKEN, TOKEN_PUBLIC)  # the checks of this test, by the RFC's example
    identity = Identity(SENDER, "mailto:push@example.com")
    assert identity.public == SENDER_PUBLIC
    said = identity.authorization("https://push.example.net")
    token, public = said.removeprefix("vapid t=").split(", k=")
    own_head, own_claims = verified(token, public)
    assert (public, own_head) == (SENDER_PUBLIC, head)
    assert own_claims | {"exp": 0} == claims | {"exp": 0}


def test_a_new_key_is_good() -> None:
    made = {new_key() for _ in range(3)}
    assert len(made) == 3
    for key in made:
        assert Settings(push_key=key).push_key == key
        assert len(to_bytes(Identity(key, CONTACT).public)) == 65


# --- who is told ----------------------------------------------------------------------------------


async def test_whoever_is_away_is_told_of_each_turn_once(telling: House, service: Service) -> None:
    assert (await telling.http.get("/api/push")).json() == {"key": SENDER_PUBLIC}
    table, ann, token, browser = await away(telling, service)
    await pass_on(ann)
    push = await service.next()
    said = {"title": "Your turn", "body": "Mojo with Ann", "table": table}
    assert browser.read(push.body) == said
    assert push.path == "/push/1"
    assert push.headers["content-encoding"] == "aes128gcm"
    assert int(push.headers["ttl"]) == 86_400
    signed, _ = push.headers["authorization"].removeprefix("vapid t=").split(", k=")
    _, claims = verified(signed, SENDER_PUBLIC)
    assert (claims["aud"], claims["sub"]) == (f"https://{service.host}", CONTACT)
    assert table not in str(push.headers)  # whoever knows it can look on
    assert await service.silent()

    bo = await telling.visit(table, token)
    await pass_on(bo)
    await leave(ann, bo)
    await pass_on(ann)
    assert browser.read((await service.next()).body) == said
    assert await service.silent()


async def test_in_the_language_of_whoever_is_told(telling: House, service: Service) -> None:
    _, ann, _, browser = await away(telling, service, language="pl")
    await pass_on(ann)
    assert browser.read((await service.next()).body)["title"] == "Twoja tura"


@pytest.mark.parametrize("language", ["../../en", "xx"])
async def test_in_english_where_there_is_no_such_language(
    telling: House, service: Service, language: str
) -> None:
    _, ann, _, browser = await away(telling, service, language=language)
    await pass_on(ann)
    assert browser.read((await service.next()).body)["title"] == "Your turn"


async def test_nobody_is_told_who_looks_or_has_looked(telling: House, service: Service) -> None:
    table, ann, bo, _, token = await two_people(telling)
    await put(telling, table, token, Browser(service).subscription())
    await pass_on(ann)
    assert await service.silent()
    await leave(ann, bo)
    assert await service.silent()


async def test_whoever_looks_at_something_else_is_told(telling: House, service: Service) -> None:
    table, ann, bo, _, token = await two_people(telling)
    await put(telling, table, token, Browser(service).subscription())
    await bo.send("hide", on=True)
    await bo.heard()
    other = await telling.visit(table, token)  # another window, which is seen
    await pass_on(ann)
    assert await service.silent()
    await pass_on(bo)
    await other.send("hide", on=True)
    await other.heard()
    await ann.heard()
    await pass_on(ann)
    await service.next()
    assert await service.silent()


async def test_a_nudge_tells_of_a_turn_once_more(tmp_path: Path, service: Service) -> None:
    async with running(tmp_path, **told_by(service), patience=1.0, absence=0.2) as house:
        table, ann, bo, _, token = await two_people(house)
        browser = Browser(service)
        await put(house, table, token, browser.subscription())
        await bo.send("hide", on=True)
        await bo.heard()
        await pass_on(ann)
        await service.next()
        while not ann.table["seats"][1]["idle"]:
            await ann.next()
        await ann.send("nudge", seat=1)
        assert browser.read((await service.next()).body)["table"] == table
        await ann.send("nudge", seat=1)  # too soon
        assert await service.silent()


async def test_spectators_and_those_who_have_not_asked_for_it_are_not_told(
    telling: House, service: Service
) -> None:
    table, ann, bo, _, token = await two_people(telling)
    await put(telling, table, token, Browser(service).subscription())
    ended = await telling.http.delete(
        f"/api/tables/{table}/push", headers={"Authorization": f"Bearer {token}"}
    )
    assert ended.status_code == 200
    await leave(ann, bo)
    await pass_on(ann)
    assert await service.silent()


async def test_a_seat_that_has_moved_is_not_told_where_it_was(
    telling: House, service: Service
) -> None:
    before = await kept(telling)
    table, ann, token, _ = await away(telling, service)
    assert await kept(telling) == before + 1
    seats = {"seats": [{"table": table, "token": token}]}
    code = (await telling.http.post("/api/transfers", json=seats)).json()["code"]
    taken = await telling.http.post("/api/transfers/take", json={"code": code, "secret": "5a" * 32})
    new = taken.json()["seats"][0]["token"]
    await pass_on(ann)
    assert await service.silent()
    assert await kept(telling) == before
    refused = await put(telling, table, token, Browser(service).subscription())
    assert (refused.status_code, refused.json()["code"]) == (403, "seat-moved")
    assert (await put(telling, table, new, Browser(service).subscription())).status_code == 200


@pytest.mark.long
async def test_one_of_two_workers_tells(
    tmp_path_factory: pytest.TempPathFactory, service: Service
) -> None:
    data, shared = tmp_path_factory.mktemp("shared"), told_by(service) | {"share": True}
    async with running(data, **shared) as other, running(data, beside=other, **shared) as house:
        table, ann, _, browser = await away(house, service)
        for each in (house, other):  # both have the table
            await each.visit(table)
        await pass_on(ann)
        push = await service.next()
        assert browser.read(push.body)["table"] == table
        assert await service.silent()


# --- what goes wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten(
    telling: House, service: Service, status: int
) -> None:
    before = await kept(telling)
    _, ann, _, _ = await away(telling, service)
    service.status = status
    await pass_on(ann)
    await service.next()
    for _ in range(100):
        if await kept(telling) == before:
            return
    raise AssertionError("it is still there")


async def test_no_redirect_is_followed(telling: House, service: Service) -> None:
    _, ann, _, _ = await away(telling, service)
    service.status, service.more = 307, f"Location: https://{service.host}/elsewhere\r\n"
    await pass_on(ann)
    assert (await service.next()).path == "/push/1"
    assert await service.silent()


async def test_a_table_does_not_wait_for_a_push_service(telling: House, service: Service) -> None:
    table, ann, token, _ = await away(telling, service)
    service.asleep = True
    await pass_on(ann)
    await service.next()
    await pass_on(await telling.visit(table, token))
    await pass_on(ann)


async def test_the_log_does_not_say_where_to(
    telling: House, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "parlour")
    table, ann, token, browser = await away(telling, service)
    service.status = 500
    await pass_on(ann)
    await service.next()
    assert await service.silent()
    assert "a push service answers 500" in caplog.text
    for secret in (service.host, browser.endpoint, table, token):
        assert secret not in caplog.text


REFUSED = [
    "https://example.org/push",  # foreign
    "http://localhost/push",
    "https://127.0.0.1/push",
    "https://[::1]/push",
    "https://localhost/push",  # another port
    "https://{host}@example.org/push",
    "https://example.org\\@{host}/push",
    "https://example.org#@{host}/push",
    "https://example.org/{host}",
    "https://x{host}/push",
    "https://.{host}/push",
    "https://a..{host}/push",
    "https://-.{host}/push",
    "https://" + "a" * 64 + ".{host}/push",
    "https://{host}.example.org/push",
    "https://{host}",
    "https://{host}/" + "x" * 1000,
    "https://{host}/a b",
    "https://{host}/\r\nHost: example.org",
    "//{host}/push",
    "file:///etc/passwd",
    "",
]


@pytest.mark.parametrize("endpoint", REFUSED)
async def test_no_other_host_is_ever_called(
    telling: House, service: Service, endpoint: str
) -> None:
    made = await telling.create()
    wanted = Browser(service).subscription(endpoint=endpoint.replace("{host}", service.host))
    answer = await put(telling, made["table"], made["token"], wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-subscription")
    assert answer.json()["message"].startswith("endpoint: expected ")


def test_hosts_below_a_known_one_are_known() -> None:
    hosts = Settings().push_hosts
    place = "https://updates.push.services.mozilla.com"
    assert origin(f"{place}/wpush/v2/gAAA", hosts) == place
    assert origin("https://fcm.googleapis.com:443/fcm/send/a:b", hosts) == (
        "https://fcm.googleapis.com"
    )


@pytest.mark.parametrize(
    "fields",
    [
        {"p256dh": "AAAA"}, {"p256dh": "B" * 87}, {"p256dh": "ä"}, {"auth": "AAAA"}, {"auth": "*"},
    ],
)  # fmt: skip
async def test_keys_that_are_none(telling: House, service: Service, fields: dict[str, str]) -> None:
    made = await telling.create()
    wanted = Browser(service).subscription(**fields)
    answer = await put(telling, made["table"], made["token"], wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-subscription")


async def test_who_has_no_seat_cannot_subscribe(telling: House, service: Service) -> None:
    made, wanted = await telling.create(), Browser(service).subscription()
    for table, token, status, code in (
        (made["table"], None, 403, "unknown-token"),
        (made["table"], "guessed", 403, "unknown-token"),
        ("nowhere", made["token"], 404, "unknown-table"),
    ):
        answer = await put(telling, table, token, wanted)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    foreign = {"Authorization": f"Bearer {made['token']}", "Origin": "https://example.org"}
    path = f"/api/tables/{made['table']}/push"
    for method in ("PUT", "DELETE"):
        answer = await telling.http.request(method, path, json=wanted, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


async def test_without_a_key_nobody_is_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with running(tmp_path_factory.mktemp("data")) as house:
        made = await house.create()
        path = f"/api/tables/{made['table']}/push"
        bearer = {"Authorization": f"Bearer {made['token']}"}
        assert (await house.http.get("/api/push")).json() == {"key": None}
        for method in ("PUT", "DELETE"):
            answer = await house.http.request(method, path, headers=bearer)
            assert (answer.status_code, answer.json()["code"]) == (403, "push-off")


# --- what is kept ---------------------------------------------------------------------------------


async def test_it_can_be_taken_along_and_erased(telling: House, service: Service) -> None:
    before = await kept(telling)
    table, _, token, browser = await away(telling, service)
    path, bearer = f"/api/tables/{table}/mine", {"Authorization": f"Bearer {token}"}
    mine = (await telling.http.get(path, headers=bearer)).json()
    assert mine["subscription"] == browser.subscription(language="en")
    assert (await telling.http.delete(path, headers=bearer)).status_code == 200
    assert await kept(telling) == before


async def test_it_goes_with_the_table(telling: House, service: Service) -> None:
    before = await kept(telling)
    table, ann, _, _ = await away(telling, service)
    await ann.socket.close()
    await telling.server.store.delete(table, 1000, {})
    assert await kept(telling) == before

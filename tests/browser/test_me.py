"""Being somebody in a real browser: passkeys of a device, private links, another name, my tables."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.server.people import Process, until

Visit = Callable[..., Player]
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(player: Player, site: Process) -> str:
    """Gives a browser a device that recognises its owner; passkeys need a name for the server, not a number."""
    page = player.page
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return site.url.replace("127.0.0.1", "localhost")


def test_a_passkey_brings_somebody_back_whose_browser_has_forgotten_them(visit: Visit, site: Process) -> None:
    player = visit()
    page, house = player.page, with_device(player, site)
    page.goto(f"{house}/me")
    page.locator("#rename input").fill("Theano")
    page.locator("#rename button").click()
    page.get_by_role("heading", name="Stay Theano").wait_for()
    page.get_by_text("Only this browser knows you.").wait_for()
    page.wait_for_load_state()  # buttons are heard once the page's scripts are there
    page.locator("#add-passkey").click()
    page.locator(".kept").wait_for()
    page.context.clear_cookies()
    page.goto(f"{house}/me/enter")
    page.locator("#enter-passkey").click()
    page.wait_for_url("**/tables")
    page.goto(f"{house}/me")
    page.get_by_role("heading", name="Stay Theano").wait_for()
    page.wait_for_load_state()
    page.get_by_role("button", name="Remove the passkey: Chrome, Linux").click()
    page.get_by_text("Only this browser knows you.").wait_for()
    page.goto(f"{house}/me/enter")
    page.locator("#enter-passkey").click()
    page.get_by_text("This passkey is not known here").wait_for()


def test_a_private_link_makes_another_browser_ones_own(visit: Visit) -> None:
    laptop, phone = visit(), visit(phone=True, lang="de")
    laptop.page.goto("/me")
    laptop.page.locator("#rename input").fill("Myrine")
    laptop.page.locator("#rename button").click()
    laptop.page.get_by_role("heading", name="Stay Myrine").wait_for()
    laptop.page.wait_for_load_state()
    laptop.page.locator("[data-make=link]").click()
    link = laptop.page.locator("#link:not([hidden])").inner_text()
    expect(laptop.page.locator("#known")).to_have_text("You can come back as yourself from any browser.")
    code = laptop.page.locator("#link-code svg").bounding_box()
    assert code and code["width"] < 200, "it leaves room for what stands below it"
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Das bin ich").click()
    phone.page.wait_for_url("**/tables")
    phone.page.goto("/me")
    phone.page.get_by_role("heading", name="Myrine bleiben").wait_for()


def test_a_link_that_is_opened_while_its_page_is_shown_fills_it_in(visit: Visit) -> None:
    page = visit().page
    page.goto("/me/enter")
    page.wait_for_load_state()
    page.evaluate("location.hash = 'a-secret-of-mine'")
    expect(page.locator("#enter [name=secret]")).to_have_value("a-secret-of-mine")


def test_what_the_device_says_of_passkeys_is_said_in_the_words_of_the_page(visit: Visit, site: Process) -> None:
    page = visit(lang="de").page
    page.goto("/me/enter")  # a house without a name: no browser has passkeys for it
    page.wait_for_load_state()
    page.locator("#enter-passkey").click()
    page.get_by_text("Dieses Gerät kennt keine Passkeys. Nimm den Link.").wait_for()


def test_whoever_has_no_name_deletes_everything_with_a_word(visit: Visit) -> None:
    page = visit(phone=True, lang="de").page
    page.goto("/me")
    page.get_by_text("Über dich ist hier nichts gespeichert.").wait_for()
    page.request.post("/api/tables", data={"game": "athens", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
    page.reload()
    page.wait_for_load_state()
    page.get_by_label("Gib dieses Wort ein, um alles zu löschen: löschen").fill("löschen")
    page.locator("#delete button").click()
    page.wait_for_url(lambda address: not address.endswith("/me"))
    page.goto("/me")
    page.get_by_text("Über dich ist hier nichts gespeichert.").wait_for()


def test_why_something_cannot_be_done_stands_where_one_looks(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/me")
    page.locator("#rename input").fill("Theano")
    page.locator("#rename button").click()
    page.get_by_role("heading", name="Stay Theano").wait_for()
    page.wait_for_load_state()
    page.locator("#delete input").fill("Myrine")
    page.locator("#delete button").click()
    expect(page.get_by_text("This does not match. Nothing was deleted.")).to_be_in_viewport()


def test_a_wrong_code_is_answered_with_a_sentence(visit: Visit) -> None:
    page = visit().page
    page.goto("/me/enter")
    page.locator("#enter input").fill("ABCD-EFGH-2345-6789")
    page.keyboard.press("Enter")
    page.get_by_text("This is no private link and no code of anybody here").wait_for()


def test_the_next_table_is_one_key_away(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Play Athens now").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto("/tables")
    page.locator(".wait, .line").first.wait_for()
    until(lambda: page.evaluate("fetch('/api/me/next').then(a => a.json()).then(a => a.count)"))
    page.goto("/tables")
    page.locator(".since:not(:empty)").or_(page.locator(".turn")).first.wait_for()
    page.keyboard.press("n")
    page.wait_for_url(table)


def test_a_phone_leads_by_tabs_and_tells_whoever_looks_for_a_table_where_to_be_called(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/me/calls")
    switches = [switch.bounding_box() for switch in page.locator("[role=switch]").all()]
    assert {round(box["width"]) for box in switches if box} == {46}, "a switch is no wider than it is drawn"
    page.locator(".tabs a", has_text="Open").click()
    page.wait_for_url("**/open")
    page.wait_for_load_state()
    assert not page.locator("#filters").is_visible(), "the tables come first"
    page.locator("#show-filters").click()
    page.locator("#tell").click()
    page.wait_for_url("**/me/calls")
    page.get_by_text("Say where you want to be called").wait_for()
    page.locator("[name=tables]").click()
    page.get_by_text("choose which in the lobby").wait_for()


def test_filters_stay_open_with_the_focus_where_it_was_and_back_leads_out_of_the_lobby(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/learn")
    page.goto("/open")
    page.wait_for_load_state()
    page.locator("#show-filters").click()
    for number, game in enumerate(("athens", "olympos"), 1):
        box = page.locator(f"#filters [value={game}]")
        box.check()
        page.wait_for_url(f"**game={game}**")
        page.wait_for_load_state()
        expect(box).to_be_focused()
        expect(page.locator("#filters :checked")).to_have_count(number)
    page.go_back()
    page.wait_for_url("**/learn")


def test_on_a_phone_the_dock_leads_to_the_next_table_after_a_move(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"start": "seat_1"}
    tables = []
    for _ in range(2):
        laid = page.request.post("/api/tables", data={"game": "athens", "seats": seats, "options": options}).json()
        tables.append(laid["table"])
    guest = visit().page
    for table in tables:
        guest.request.post(f"/api/tables/{table}/join", data={"seat": 1})
    page.goto(f"/t/{tables[1]}")
    while (state := page.request.get(f"/api/tables/{tables[1]}").json())["turn"] == 0:
        assert not page.locator("#onward").is_visible()
        move = {"moves": state["legal"][0]["move"], "at": state["at"]}
        page.request.post(f"/api/tables/{tables[1]}/play", data=move)
    page.locator("#onward", has_text="Next table: Athens").click()
    page.wait_for_url(f"**/t/{tables[0]}")


def test_that_a_plan_was_dropped_is_said_when_the_turn_comes(visit: Visit) -> None:
    page, guest = visit().page, visit().page
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "open"}]
    laid = {"game": "athens", "seats": seats, "options": {"start": "seat_2"}}
    table = page.request.post("/api/tables", data=laid).json()["table"]
    guest.request.post(f"/api/tables/{table}/join", data={"seat": 1})
    page.request.post(f"/api/tables/{table}/plan", data={"moves": "turn smithy"})
    page.goto(f"/t/{table}")
    page.get_by_text("planned: Turn over a Smithy").wait_for()
    state = guest.request.get(f"/api/tables/{table}").json()
    guest.request.post(f"/api/tables/{table}/play", data={"moves": state["legal"][0]["move"], "at": state["at"]})
    page.get_by_text("Your plan was dropped: Turn over a Smithy").wait_for()


def test_keys_lead_from_page_to_page(visit: Visit) -> None:
    page = visit().page
    page.goto("/about")
    page.wait_for_load_state()
    page.keyboard.press("?")
    page.locator("#page-keys:popover-open").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.keyboard.press("t")
    page.wait_for_url("**/tables")


def test_a_secret_that_is_sent_before_the_script_is_there_stays_out_of_the_address(visit: Visit) -> None:
    page = visit().page
    page.route("**/*.js", lambda route: route.fulfill(content_type="text/javascript", body=""))
    page.goto("/me/enter")
    page.locator("#enter [name=secret]").fill("a-secret-of-mine")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert page.url.endswith("/me/enter")

"""An app without a store: it opens offline with what was read before, says so, and shows messages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from aegean.play.lesson import lessons
from tests.browser.player import Player
from tests.server.people import Process, until

Visit = Callable[..., Player]
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
IS_KEPT = "async (address) => Boolean(await caches.match(address))"


def test_what_was_read_opens_although_the_house_cannot_be_reached(visit: Visit, tmp_path: Path) -> None:
    house = Process("--data", str(tmp_path))
    player = visit(server=house, app=True)
    page = player.page
    page.goto("/rules/athens")
    page.wait_for_function(CONTROLLED)
    until(lambda: page.evaluate(IS_KEPT, "/rules/athens"))
    house.stop()
    page.goto("/rules/athens")
    page.get_by_role("heading", level=1, name="Athens").first.wait_for()
    page.locator("#offline", has_text="Offline since").wait_for()
    page.goto("/rules/olympus")
    page.get_by_role("heading", name="Offline").wait_for()
    page.locator("#kept a", has_text="Athens").click()
    page.wait_for_url("**/rules/athens")
    page.goto("about:blank")
    player.complaints.clear()  # the browser complains about a house that is not there


def test_a_lesson_once_opened_is_read_offline_and_says_what_needs_the_house(visit: Visit, tmp_path: Path) -> None:
    house = Process("--data", str(tmp_path))
    player = visit(server=house, app=True, phone=True)
    page, lesson = player.page, lessons("orichalkum")[0]
    page.goto("/learn/orichalkum")
    page.wait_for_function(CONTROLLED)
    page.click("form[action='/learn/orichalkum/1'] button")
    page.wait_for_selector("#lesson")
    until(lambda: page.evaluate(IS_KEPT, "/learn/orichalkum/1"))
    page.goto("/learn/orichalkum")
    house.stop()
    page.click("form[action='/learn/orichalkum/2'] button")
    page.get_by_role("heading", name="Offline").wait_for()
    page.locator("#kept a", has_text=lesson.title["en"]).click()
    page.get_by_role("heading", level=1, name=lesson.title["en"]).wait_for()
    page.get_by_text("for that the house must be reached").wait_for()
    assert page.locator(".read-lesson figure svg").count() == len(lesson.steps)
    page.get_by_text("Show me").first.click()
    page.locator("details[open] li").first.wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('.read-lesson > ol')).display") == "grid"
    page.goto("about:blank")
    player.complaints.clear()  # the browser complains about a house that is not there


def test_whoever_leaves_takes_along_what_the_browser_has_kept(visit: Visit, site: Process) -> None:
    page = visit(app=True).page
    page.goto("/me")
    page.locator("#rename input").fill("Theano")
    page.locator("#rename button").click()
    page.get_by_role("heading", name="Stay Theano").wait_for()
    page.wait_for_function(CONTROLLED)
    page.goto("/tables")
    until(lambda: page.evaluate(IS_KEPT, "/tables"))
    page.goto("/me")
    page.locator("[data-make=link]").click()
    page.locator("#link:not([hidden])").wait_for()
    page.reload()
    page.locator("#leave").click()
    page.wait_for_url("**/")
    assert not page.evaluate(IS_KEPT, "/tables")


def test_a_message_is_shown_and_leads_to_its_table(visit: Visit, site: Process) -> None:
    page = visit(app=True).page
    page.context.grant_permissions(["notifications"])
    page.goto("/about")
    page.wait_for_function(CONTROLLED)
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(map(_id, event["registrations"])))
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    message = {"title": "Athens: it is your turn.", "body": "Athens", "path": "/t/x", "stop": "/calls/stop/x"}
    told = json.dumps(message | {"stop_words": "No more of these", "tag": "a", "way": "x", "code": ""})
    order = {"origin": site.url, "registrationId": found[-1], "data": told}
    session.send("ServiceWorker.deliverPushMessage", order)
    shown = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.title)"
    assert until(lambda: page.evaluate(shown)) == ["Athens: it is your turn."]


def _id(registration: dict[str, str]) -> str:
    return registration["registrationId"]


def test_the_app_can_be_installed(visit: Visit) -> None:
    page = visit(app=True, lang="de").page
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    told = page.evaluate("async (address) => (await fetch(address)).json()", address)
    assert (told["display"], told["start_url"], told["lang"]) == ("standalone", "/tables", "de")
    for icon in told["icons"]:
        assert page.evaluate("async (address) => (await fetch(address)).status", icon["src"]) == 200


def test_how_one_is_called_is_set_up_on_a_page(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/me/calls")
    page.get_by_role("switch", name="Somebody writes").check()
    page.get_by_text("Saved").wait_for()
    page.get_by_label("Elsewhere too").fill("http://127.0.0.1:9/")
    page.get_by_role("button", name="Test").click()
    page.get_by_text("Refused: this address lies inside the house's own network. Nothing was sent.").wait_for()

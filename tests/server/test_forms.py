"""A page says which form of each panel it shows: only that is drawn and sent."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from aegean.draw.panel import WIDE
from aegean.server.html.catalogue import games
from aegean.server.html.render import PAGES, shown_page
from aegean.server.tables.viewpoint import forms_named
from tests.server.people import Person, hear
from tests.server.test_hidden import played
from tests.server.test_live import put_together
from tests.server.test_shared import Reader

People = Callable[..., Person]
FORMS = re.compile(r'id="panel-([\w-]+)"[^>]* data-form="(\w+)"')


class Sheet:
    """What a page shows, put together from its updates."""

    def __init__(self) -> None:
        self.pieces: dict[str, list[str]] = {}

    def take(self, message: dict[str, Any]) -> None:
        for name, made in message["parts"].items():
            self.pieces[name] = put_together(self.pieces.get(name, []), made)

    def forms(self) -> set[tuple[str, str]]:
        return set(FORMS.findall("".join(piece for pieces in self.pieces.values() for piece in pieces)))


def look(forms: str, **more: bool) -> str:
    return json.dumps({"type": "look", "lang": "en", "layout": "wide", "forms": forms, **more})


def test_a_page_is_sent_the_forms_that_it_shows_and_others_at_once_when_it_asks(someone: People) -> None:
    host, *guests = (someone() for _ in range(3))
    table = host.create("me", "open", "open", game="olympos")
    for seat, guest in enumerate(guests, 1):
        guest.post(f"/api/tables/{table}/join", {"seat": seat})
    sheet = Sheet()
    with host.listen(table) as socket:
        sheet.take(hear(socket))
        both = {("camp-0", "full"), ("camp-0", "compact")}
        assert both < sheet.forms(), "nothing is known of the page yet"
        for form, other in (("compact", "full"), ("full", "compact")):
            socket.send(look(f"camp-0:{form}"))
            sheet.take(hear(socket))
            assert ("camp-0", form) in sheet.forms()
            assert ("camp-0", other) not in sheet.forms()
            assert {("camp-1", "full"), ("camp-1", "compact")} < sheet.forms(), "it has said nothing about this one"
        socket.send(look(""))
        sheet.take(hear(socket))
        assert both < sheet.forms()


def test_a_page_that_nobody_sees_is_told_of_moves_and_drawn_when_it_is_looked_at_again(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open")
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    hidden, seen = Sheet(), Sheet()
    with host.listen(table) as socket:
        hidden.take(hear(socket))
        before = dict(hidden.pieces)
        socket.send(look("", hidden=True))
        for _ in range(2):
            mover = host if host.state(table)["turn"] == 0 else guest
            mover.play(table)
            told = hear(socket)
            assert "parts" not in told
            assert told["events"]
            assert told["your_turn"] == (host.state(table)["turn"] == 0)
        socket.send(look(""))
        hidden.take(hear(socket))
        with host.listen(table) as other:
            seen.take(hear(other))
    assert hidden.pieces == seen.pieces != before


def test_words_that_are_no_forms_are_passed_over() -> None:
    assert forms_named("a:full  b:compact b:huge c d: :phone") == {"a": "full", "b": "compact", "": "phone"}
    assert forms_named("a:full " * 1000) == {}
    assert [forms_named(junk) for junk in (None, 3, ["a:full"], {"a": "full"})] == [{}] * 4


@pytest.mark.parametrize("name", list(games()))
def test_whoever_looks_as_another_seat_sees_their_own_and_those_of_others_in_the_forms_that_were_shown(
    name: str,
) -> None:
    live = next(played(name, 1))
    count = len(live.seats)
    reader = Reader(live, 0)
    reader.hear()
    shown = FORMS.findall("".join(reader.shows().values()))
    several = {panel for panel, form in shown if form == "compact" and (panel, "full") in shown}
    own = {panel for panel in several if not re.search(r"-[1-9]$", panel)}
    reader.watcher.forms = {panel: "full" if panel in own else "compact" for panel in several}
    for viewer in range(count):
        reader.watcher.proofs = [f"token{viewer}"]
        live.shown.pages.clear()
        reader.hear()
        found = FORMS.findall("".join(reader.shows().values()))
        assert len(found) == len({panel for panel, _ in found}), "one form of each"
        seated = {panel: form for panel, form in found if panel in several or panel.endswith(f"-{viewer}")}
        for panel, form in seated.items():
            is_other = panel.rpartition("-")[2].isdecimal() and not panel.endswith(f"-{viewer}")
            assert form == ("compact" if is_other else "full")


def test_a_spectator_counts_from_the_first_seat() -> None:
    live = next(played("olympos", 1))
    viewpoint = live.viewpoint([], "en", WIDE)
    assert viewpoint.in_forms({"camp-1": "full", "camp-12": "full", "map": "full"}).forms == {
        "camp-1": "full",
        f"camp-{12 % len(live.seats)}": "full",
        "map": "full",
    }


def test_pages_in_many_forms_do_not_pile_up() -> None:
    live = next(played("athens", 1))
    viewpoint = live.viewpoint(["token0"], "en", WIDE)
    for number in range(2 * PAGES + 3):
        shown_page(live, replace(viewpoint, forms={f"area-{number}": "full"}))
    assert len(live.shown.pages) <= PAGES

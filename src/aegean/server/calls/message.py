"""What a call says: a line for every table, a link to each, and one to stop them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aegean.server.html.catalogue import games
from aegean.server.words import say
from aegean.store.outbox import BEGIN, CHAT, CLOCK, END, INVITE, NEW, TURN
from aegean.store.schema import Call, Way

LINES: Final = 20  # of a message: what is too long for a browser is never taken
WEIGHT: Final = (CLOCK, TURN, INVITE, BEGIN, END, CHAT, NEW)  # of several things about one table the first is told


@dataclass(frozen=True, slots=True)
class Message:
    """A message as every way can carry it; `lines` come with the path of the table they are about."""

    title: str
    lines: list[tuple[str, str]]
    path: str  # where it leads
    stop: str  # the path of the page that stops such messages
    stop_words: str
    tag: str  # one message takes the place of another with the same tag
    code: str = ""  # of a test

    def text(self, origin: str) -> str:
        """The message for where there is only text."""
        told = [f"{words}\n{origin}{path}" for words, path in self.lines]
        return "\n\n".join([*told, f"{self.stop_words}: {origin}{self.stop}"])


def message_of(way: Way, calls: Sequence[Call], lang: str) -> Message:
    """One message for everything that happened at somebody's tables, with nobody's name and nobody's words."""
    kinds: dict[str, Call] = {}
    for call in sorted(calls, key=lambda call: WEIGHT.index(call.kind)):
        kinds.setdefault(call.table_id, call)
    told = list(kinds.values())
    lines = [(say(lang, f"call-{call.kind}", title=games()[call.game].title), f"/t/{call.table_id}") for call in told]
    turns = sum(call.kind in (CLOCK, TURN) for call in told)
    if len(told) == 1:
        title = lines[0][0]
    elif turns:
        title = say(lang, "call-waiting", count=turns)
    else:
        title = say(lang, "call-news", count=len(told))
    path = lines[0][1] if len(told) == 1 else "/tables"
    tag = f"aegean-{told[0].id}"
    return Message(title, lines[:LINES], path, f"/calls/stop/{way.id}", say(lang, "call-stop"), tag)


def test_of(way: Way, lang: str) -> Message:
    """The message that tests a way."""
    words = say(lang, "call-test_code", code=way.code) if way.code else say(lang, "call-test_known")
    return Message(
        say(lang, "call-test"),
        [(words, "/me/calls")],
        "/me/calls",
        f"/calls/stop/{way.id}",
        say(lang, "call-stop"),
        "aegean-test",
        way.code,
    )

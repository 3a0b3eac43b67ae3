"""Somebody who plays with mouse, finger or keyboard."""

from __future__ import annotations

import random

from playwright.sync_api import Page

TAKEN = (
    """at => document.querySelector('#confirm:not([hidden])') || document.getElementById('main').dataset.at !== at"""
)
ANSWERED = f"([at, large]) => ({TAKEN})(at) || document.querySelectorAll('.zoomed').length > large"
CHANGED = "at => document.getElementById('main').dataset.at !== at"
WAITING = "() => document.querySelector('#choices .pick, #end h2')"
SIGHT = """([wanted, lot]) => {
  // where a person would point at one of the elements: its middle, or another spot where nothing lies over it
  const found = [...document.querySelectorAll(wanted)];
  for (let tries = 0; tries < found.length; tries++) {
    const node = found[(lot + tries) % found.length];
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = node.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.5, .15], [.5, .85], [.15, .5], [.85, .5]]) {
      const x = box.x + box.width * across, y = box.y + box.height * down;
      if (document.elementFromPoint(x, y)?.closest(wanted) === node) return [x, y];
    }
  }
  return null;
}"""


class Player:
    """A page, and what a person does on it."""

    def __init__(self, page: Page, has_finger: bool = False) -> None:
        self.page = page
        self.has_finger = has_finger
        self.luck = random.Random(3)
        self.complaints: list[str] = []
        self.confirms = True
        self.board_clicks = 0
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: object) -> None:
        text = getattr(message, "text", "")
        if getattr(message, "type", "") == "error" and "status of 4" not in text and "WebSocket" not in text:
            self.complaints.append(text)

    @property
    def at(self) -> str:
        return self.page.get_attribute("#main", "data-at") or ""

    @property
    def is_over(self) -> bool:
        return self.page.locator("#end h2").count() > 0

    @property
    def may_choose(self) -> bool:
        return self.page.locator("#choices .pick").count() > 0

    def await_turn(self) -> bool:
        """Waits until this player may choose; False when the game is over."""
        self.page.wait_for_function(WAITING, timeout=60_000)
        return not self.is_over

    def touch(self, wanted: str) -> None:
        """Clicks or taps one of the elements, as soon as one of them can be reached."""
        spot = self.page.wait_for_function(SIGHT, arg=[wanted, self.luck.randrange(1000)]).json_value()
        (self.page.touchscreen.tap if self.has_finger else self.page.mouse.click)(*spot)

    def choose(self) -> None:
        """Picks something by touching the board where it can, else from the list."""
        before = self.at
        if self.page.locator("#elsewhere:visible").count():
            self.touch("#elsewhere")  # what can be chosen is on a miniature or on another tab
        if self.luck.random() < 0.7 and self.page.locator(".panels [data-move]:visible").count():
            was_large = self.page.locator(".zoomed").count()
            self.touch(".panels [data-move]")
            self.page.wait_for_function(ANSWERED, arg=[before, was_large])
            if not self.page.evaluate(TAKEN, before):  # it was too small for a finger
                self.touch(".zoomed [data-move]")
            self.board_clicks += 1
        else:
            if not self.page.locator("#choice-list[open]").count():
                self.page.locator("#choice-list summary").click()
            self.touch("#choices .pick")
        self.page.wait_for_function(TAKEN, arg=before)

    def confirm(self) -> None:
        """Carries the choice out and waits until the table shows it."""
        before = self.at
        self.touch("#confirm")
        self.page.wait_for_function(CHANGED, arg=before)

    def hurry(self) -> None:
        """From now on what is chosen is done, without a look at it first."""
        self.page.evaluate("localStorage.setItem('mode', 'never')")
        self.confirms = False

    def move(self) -> None:
        """One decision."""
        if self.confirms:
            self.choose()
            self.confirm()
        else:
            before = self.at
            self.choose()
            self.page.wait_for_function(CHANGED, arg=before)

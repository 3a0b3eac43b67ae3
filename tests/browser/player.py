"""Somebody who plays with mouse, finger or keyboard."""

from __future__ import annotations

import random

from playwright.sync_api import Error, Page

TAKEN = (
    """at => document.querySelector('#confirm:not([hidden])') || document.getElementById('main').dataset.at !== at"""
)
CHANGED = "at => document.getElementById('main').dataset.at !== at"


class Player:
    """A page, and what a person does on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.luck = random.Random(3)
        self.complaints: list[str] = []
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
        self.page.wait_for_function("() => document.querySelector('#choices .pick, #end h2')", timeout=60_000)
        return not self.is_over

    def choose(self) -> None:
        """Picks something by touching the board where it can, else from the list."""
        before = self.at
        on_board = self.page.locator(".panels [data-move]")
        count = on_board.count()
        if count and self.luck.random() < 0.7:
            try:
                on_board.nth(self.luck.randrange(count)).click(timeout=1500)
                self.page.wait_for_function(TAKEN, arg=before, timeout=1500)
                self.board_clicks += 1
                return
            except Error:
                pass  # covered by another piece: take the list
        if not self.page.locator("#choice-list[open]").count():
            self.page.locator("#choice-list summary").click()
        picks = self.page.locator("#choices .pick")
        picks.nth(self.luck.randrange(picks.count())).click()

    def confirm(self) -> None:
        """Carries the choice out and waits until the table shows it."""
        before = self.at
        self.page.locator("#confirm").click()
        self.page.wait_for_function(CHANGED, arg=before)

    def move(self) -> None:
        """One decision, confirmed."""
        self.choose()
        self.confirm()

    def move_at_once(self) -> None:
        """One decision, where nothing is to be confirmed."""
        before = self.at
        self.choose()
        self.page.wait_for_function(CHANGED, arg=before)

"""What can be measured of a table on a screen: nothing scrolls, is cut off, covered or too small to be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import Player
from tests.server.people import Process

WINDOWS = (
    (1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (820, 1180), (1180, 820), (390, 844), (320, 640)
)  # fmt: skip
READY = """([width, height, phone]) => {
  // the table reaches to the lower right corner of the new window, its drawings have come and nothing moves
  const fits = drawing => {
    // the form that belongs in its place, not one that fills it until that has come
    const { width: wide, height: high } = drawing.viewBox.baseVal, box = drawing.parentElement.getBoundingClientRect();
    const isRead = ['stage', 'side', 'other', 'tab'].includes(drawing.parentElement.dataset.role);
    return !isRead || Math.abs((box.width * high) / (box.height * wide) - 1) < 0.03;
  };
  const [across, down] = phone ? ['.told', '#tabs'] : ['.content', '.content'];
  const { right } = document.querySelector(across).getBoundingClientRect();
  const { bottom } = document.querySelector(down).getBoundingClientRect();
  return Math.abs(right - width) < 1 && Math.abs(bottom - height) < 1
    && document.getElementById('line').dataset.state === 'back'
    && !document.getElementById('main').hasAttribute('data-coming')
    && !document.querySelector('.content figure')?.getAnimations().length
    && [...document.querySelectorAll('.content figure > svg')].every(
      drawing => fits(drawing) && ((drawing.dataset.form === 'phone') === phone || drawing.dataset.form === 'compact'));
}"""
MEASURE = Path(__file__).with_name("glance.js").read_text("utf-8")


def is_phone(window: tuple[int, int]) -> bool:
    """Whether a window is as narrow or as low as that of a phone."""
    return window[0] < 600 or window[1] < 480


def open_position(player: Player, site: Process, record: str) -> None:
    """Opens a position as whoever decides in it sees it."""
    page = player.page
    page.goto(site.url + "/about")
    page.evaluate("localStorage.setItem('curtain', '0')")
    ask = "record => import('/static/api.js').then(api => api.request('/api/records', { record }))"
    page.goto(f"{site.url}/t/{page.evaluate(ask, record)['table']}")


def resize(page: Page, window: tuple[int, int]) -> None:
    """Gives the window another size and waits until the table has found its place in it."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    settle(page, window)


def settle(page: Page, window: tuple[int, int]) -> None:
    """Waits until everything has found its place and has come in the form that belongs there."""
    page.wait_for_function(READY, arg=[*window, is_phone(window)])


def measured(page: Page, window: tuple[int, int]) -> dict[str, Any]:
    """The faults of what is on the screen, and whether the panels have to be scrolled."""
    found: dict[str, Any] = page.evaluate(MEASURE, 12 if is_phone(window) else 11)
    return found

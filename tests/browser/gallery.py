"""A page of pictures of all tables in all windows, to be looked at: `python -m tests.browser.gallery [GAME ...]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from aegean.server.html.catalogue import games
from tests.browser.conftest import FLAGS, PROGRAM
from tests.browser.glance import WINDOWS, is_phone, open_position, resize
from tests.browser.player import Player
from tests.browser.positions import STAGES, position
from tests.server.people import Process

FOLDER = Path(__file__).parents[2] / "artefacts" / "gallery"
LOOKS = (("en", "light"), ("de", "dark"))
HEAD = """<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font:16px sans-serif;background:#888}figure{display:inline-block;margin:6px;vertical-align:top}
img{max-width:720px;max-height:520px;display:block}</style>"""


def pictures(page: Page, folder: Path, name: str, window: tuple[int, int]) -> Iterator[str]:
    """The pictures of a table in a window, on a phone one of each tab."""
    resize(page, window)
    tabs = [tab.get_attribute("data-tab") for tab in page.locator(".tab:visible").all()] if is_phone(window) else [""]
    for tab in tabs:
        if tab:
            page.locator(f".tab[data-tab='{tab}']").click()
        page.wait_for_timeout(100)
        file = f"{name}-{window[0]}x{window[1]}{tab and f'-{tab}'}.png"
        page.screenshot(path=folder / file)
        yield file


def draw(browser: Browser, site: Process, chosen: list[str], folder: Path) -> None:
    """Draws everything and writes the page."""
    parts = [HEAD]
    for game in chosen:
        for stage in STAGES:
            record = position(game, min(4, games()[game].seats[-1]), stage)
            for lang, theme in LOOKS:
                locale = {"en": "en-GB", "de": "de-DE"}[lang]
                context = browser.new_context(
                    locale=locale, color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce"
                )
                player = Player(context.new_page())
                open_position(player, site, record)
                name = f"{game}-{stage}-{lang}"
                parts.append(f"<h2>{escape(name)}</h2>")
                for window in WINDOWS:
                    for file in pictures(player.page, folder, name, window):
                        parts.append(f'<figure><a href="{file}"><img src="{file}" loading="lazy"></a>{file}</figure>')
                context.close()
                print(name, *player.complaints, flush=True)
    (folder / "index.html").write_text("\n".join(parts), "utf-8")


def main() -> None:
    """Draws the tables of the games that are named, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Process("--data", data)
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        draw(browser, site, sys.argv[1:] or list(games()), FOLDER)
        browser.close()
        site.stop()
    print(f"The gallery is at {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()

"""A real browser in front of a real server; where there is none, these tests say so and are skipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import Player
from tests.server.people import Process

PROGRAM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PICTURES = Path(__file__).parents[2] / "artefacts" / "browser"
DESKTOP = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not PROGRAM:
        pytest.skip("no Chromium on this system (apt-get install chromium): tests in a browser are skipped")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    server = Process("--data", str(tmp_path_factory.mktemp("site")))
    yield server
    server.stop()


@pytest.fixture
def visit(chromium: Browser, site: Process, request: pytest.FixtureRequest) -> Iterator[Callable[..., Player]]:
    """Opens browsers of their own; whatever a page complains about fails the test."""
    players: list[Player] = []

    def opened(
        phone: bool = False,
        lang: str = "en",
        dark: bool = False,
        calm: bool = False,
        server: Process = site,
        app: bool = False,
    ) -> Player:
        context = chromium.new_context(
            base_url=server.url,
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if app else "block",  # it would answer in place of the server
            permissions=["clipboard-read", "clipboard-write"],
            **(PHONE if phone else DESKTOP),
        )
        context.set_default_timeout(20_000)
        if calm:
            context.add_init_script("if (location.protocol !== 'about:') localStorage.setItem('pace', 'none')")
        players.append(Player(context.new_page(), has_finger=phone))
        return players[-1]

    yield opened
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, player in enumerate(players):
        name = request.node.name.replace("/", "-")
        player.page.screenshot(path=PICTURES / f"{name}-{number}.png")
        player.page.context.close()
    assert [complaint for player in players for complaint in player.complaints] == []

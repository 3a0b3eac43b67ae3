"""The games as the lobby shows them, read from their folders without loading any rules."""

from __future__ import annotations

from functools import cache

from aegean.core.parts import GAMES, read_toml
from aegean.games import names
from aegean.server.models import GameModel


@cache
def games() -> dict[str, GameModel]:
    """All games of the house that can be shown in a browser."""
    return {name: game for name in names() if (game := _game(name)).playable}


def _game(name: str) -> GameModel:
    sheet = read_toml(GAMES / name / "game.toml")
    options = sheet.row("options") if sheet.has("options") else None
    return GameModel(
        name=name,
        title=sheet.text("title"),
        seats=list(range(sheet.number("seats_min"), sheet.number("seats_max") + 1)),
        minutes=sheet.numbers("minutes"),
        designers=sheet.texts("designers"),
        publisher=sheet.text("publisher"),
        about={key: str(text) for key, text in sheet.row("about").values.items()},
        options={key: options.texts(key) for key in options.values} if options else {},
        hue=sheet.text("hue"),
        icon=sheet.text("icon"),
        playable=(GAMES / name / "view.py").exists(),
    )

"""Where games live: in packages that entry points of the group `aegean.games` name, the five of the house included."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "aegean.games"
HOUSE: Final = Path(__file__).parent.parent / "games"


LONGEST_LINE: Final = 300


class GameError(ValueError):
    """A wish that a game cannot fulfil, said in one line, whatever the texts that it quotes."""

    def __init__(self, reason: str) -> None:
        line = "".join(letter if letter.isprintable() else " " for letter in reason[: 2 * LONGEST_LINE])
        super().__init__(line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}...")


@cache
def packages() -> dict[str, str]:
    """The package of every game by the game's name; a game of the house is never replaced by another of its name.

    In a checkout that nobody has installed, the games of the house are those in its folder.
    """
    from importlib.metadata import entry_points  # here, because it takes a while to load

    found = {path.parent.name: f"{GROUP}.{path.parent.name}" for path in HOUSE.glob("*/game.toml")}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point.value)
    return dict(sorted(found.items()))


@cache
def folder(name: str) -> Path:
    """The folder with a game's data, found without loading its rules."""
    package = packages().get(name)
    if package is None:
        raise GameError(f"there is no game '{name}' (games: {', '.join(packages())})")
    try:
        spec = find_spec(package)
    except (ImportError, ValueError) as error:
        raise GameError(f"the game '{name}' cannot be found: {error}") from None
    if spec is None or spec.origin is None:
        raise GameError(f"the game '{name}' cannot be found: there is no package '{package}'")
    return Path(spec.origin).parent

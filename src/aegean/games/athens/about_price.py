"""What the cards of Athens cost whoever looks, as their explanations say it."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import Line, line
from aegean.draw.flow import Bit, words
from aegean.games.athens.parts import CLASSES, Deed
from aegean.games.athens.view_lines import persons
from aegean.games.athens.view_scene import Scene

PERSON: Final = 0.62  # size of citizens in a sum
WORTH: Final = (6, 3, 2)  # of a citizen of each class: one upper, two middle and three lower are alike


def cheapest(scene: Scene, deed: Deed) -> int:
    """The alternative that costs the viewer least, of those that they can pay, else of all."""
    ways = list(range(deed.alternatives))
    if scene.viewer >= 0:
        own = scene.board.players[scene.viewer].tiles
        can = [way for way in ways if all(n <= own[tile] for tile, n in enumerate(scene.due(deed, way)))]
        ways = can or ways
    return min(ways, key=lambda way: sum(n * WORTH[tile] for tile, n in enumerate(scene.due(deed, way))))


def price(scene: Scene, deed: Deed) -> Line:
    """What a deed costs the viewer today, with the sum."""
    way = cheapest(scene, deed)
    due, full = scene.due(deed, way), [int(n) for n in deed.price[3 * way : 3 * way + 3]]
    off = [asked - left_ for asked, left_ in zip(full, due, strict=True)]
    said = {"due": tiles(scene, due), "off": tiles(scene, off)}
    key = "full_price" if not any(off) else "price" if any(due) else "free"
    icon = "check-mark" if _is_payable(scene, deed) else "two-coins"
    return line(
        scene, key, icon, _sum(scene, full, off, due) if key == "price" else (), you=int(scene.viewer >= 0), **said
    )


def _is_payable(scene: Scene, deed: Deed) -> bool:
    """Whether the viewer has the tiles for a deed."""
    if scene.viewer < 0:
        return False
    own = scene.board.players[scene.viewer].tiles
    return all(n <= own[tile] for tile, n in enumerate(scene.due(deed, cheapest(scene, deed))))


def tiles(scene: Scene, counts: list[int]) -> str:
    """So many citizens by class, in words."""
    say = scene.viewpoint.words.say
    return ", ".join(say(f"now-{CLASSES[tile]}", n=n) for tile, n in enumerate(counts) if n)


def _sum(scene: Scene, full: list[int], off: list[int], due: list[int]) -> list[Bit]:
    """The price less what the dice bring."""

    def drawn(counts: list[int], covered: list[int]) -> tuple[Bit, ...]:
        return persons(tuple(counts), tuple(covered), scene.letters, PERSON)

    nothing = [0] * len(CLASSES)
    minus, equals = words("−", 16, "bold", "ink"), words("=", 16, "bold", "ink")
    return [*drawn(full, nothing), minus, *drawn(off, off), equals, *drawn(due, nothing)]

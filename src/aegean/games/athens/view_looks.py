"""How the things of Athens look: icons and colours, in the order of the components."""

from __future__ import annotations

from typing import Final

from aegean.games.athens.events import ANY

SEATS: Final = ("red", "blue", "green", "yellow")

MILITARY: Final = "#A8431F"
PRODUCE: Final = "#5E6E2E"
TRADE: Final = "#1C5570"
PROPHECY: Final = "#5F4079"
CIVIC: Final = "#8A6A3A"

# by colour of the cubes: icon, fill, ink
CUBE_LOOKS: Final = (
    ("spartan-helmet", "#F39123", "#2B1503"),
    ("horse-head", "#4A856A", "#F3FBEA"),
    ("trireme", "#004782", "#EFF7FF"),
    ("grain-bundle", "#784F0F", "#FFF0D8"),
    ("amphora", "#6E0A10", "#FFEDEA"),
    ("jug", "#F2E075", "#3A2A00"),
    ("two-coins", "#AABAC1", "#23282D"),
    ("rolled-cloth", "#B374DB", "#24073A"),
)
ANY_LOOK: Final = ("cube", "#8F8371", "#2A211B")

CLASS_LOOKS: Final = (("queen-crown", "#5F4079"), ("quill-ink", "#1C5570"), ("farmer", "#7A5522"))

BASE_ICONS: Final = ("wheat", "anvil", "ship-bow", "fire-bowl", "grapes", "olive", "stone-pile")
BASE_FILLS: Final = ("#B98A2E", "#5B5F66", "#2D6A8C", "#A8431F", "#6C4A86", "#5E6E2E", "#86796A")

SINGLE_LOOKS: Final = (
    ("spears", MILITARY),
    ("horseshoe", MILITARY),
    ("trireme", MILITARY),
    ("column-vase", PRODUCE),
    ("trade", TRADE),
    ("mining", TRADE),
    ("fire-shrine", PROPHECY),
)
STACK_ICONS: Final = ("huts-village", "public-speaker", "shop", "stone-crafting")
LANDMARK_ICONS: Final = (
    "greek-temple",
    "ionic-column",
    "arena",
    "theater-curtains",
    "feathered-wing",
    "temple-gate",
    "ancient-columns",
    "anvil-impact",
)
EVENT_ICONS: Final = (
    "crossed-swords",
    "knapsack",
    "celebration-fire",
    "discobolus",
    "theater-curtains",
    "podium-winner",
)
TEMPLE_SIGN: Final = "fire-shrine"
ORACLE_BACK: Final = "drama-masks"


def square_look(colour: int) -> tuple[str, str, str]:
    """Icon, fill and ink of what fits a square."""
    return ANY_LOOK if colour == ANY else CUBE_LOOKS[colour]

"""The action space of Olympus: the decisions of section 5 with their ids, and the draw of the starting player."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.actions import ActionSpace, Block
from aegean.games.olympus import parts

_SEATS: Final = [f"seat_{number}" for number in range(1, parts.SEATS + 1)]
_RAISES: Final = [f"raise_{track}" for track in parts.TRACKS]
_PRODUCES: Final = [f"produce_{kind}" for kind in parts.RESOURCES]
_PAIRS: Final = [
    f"{parts.RESOURCES[0]}_{parts.RESOURCES[1]}",
    f"{parts.RESOURCES[0]}_{parts.RESOURCES[2]}",
    f"{parts.RESOURCES[1]}_{parts.RESOURCES[2]}",
]
POOLS: Final = [f"{place}_{kind}" for place in ("store", "tribute") for kind in parts.RESOURCES]

HERA_MASKS: Final = vec[i64]([1, 2, 4, 3, 5, 6, 1, 2, 4, 3, 5, 6])  # the kinds of each entry of Hera
FIRST_PRODUCE: Final = 6  # where the entries for producing begin, at Hera and at Zeus
ZEUS_WAR: Final = 9
ZEUS_BUILD: Final = 10
ZEUS_POINT: Final = 11
AS_ZEUS: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, ZEUS_POINT])  # each entry of the Workshop as that of Zeus
CUBE_KINDS: Final = vec[i64]([0, 1, 2, 0, 1, 2])  # the kind of each entry of paying
FIRST_TRIBUTE: Final = 3  # where the cubes of the tribute area begin

GOD: Final[Block] = Block("god", god=parts.GODS)
JOIN: Final[Block] = Block("join", answer=["yes", "no"])
ZEUS: Final[Block] = Block("zeus", pick=[*_RAISES, *_PRODUCES, "war", "build", "vp"])
HERA: Final[Block] = Block(
    "hera",
    pick=[f"{verb}_{kinds}" for verb in ("raise", "produce") for kinds in [*parts.RESOURCES, *_PAIRS]],
)
SINGLE: Final[Block] = Block("single", way=["raise", "produce"])
ARES: Final[Block] = Block("ares", way=parts.ARES_WAYS)
APOLLO: Final[Block] = Block("apollo", way=["vp_2", "vp_1_plague"])
BUILD: Final[Block] = Block("build", building=[*parts.BUILDINGS, "decline"])
FREE_BUILD: Final[Block] = Block("free", building=[*[parts.BUILDINGS[card] for card in parts.FREE], "decline"])
WAIVE: Final[Block] = Block("waive", unit=parts.UNITS)
SWAP: Final[Block] = Block("swap", unit=["no", *parts.UNITS])
PAY: Final[Block] = Block("pay", cube=POOLS)
RAISE: Final[Block] = Block("raise", track=parts.TRACKS)
LOWER: Final[Block] = Block("lower", track=parts.TRACKS)
WORKSHOP: Final[Block] = Block("workshop", pick=[*_RAISES[2:], *_PRODUCES, "vp"])
PHILOSOPHY: Final[Block] = Block("philosophy", cube=[*parts.RESOURCES, "decline"])
ORACLE: Final[Block] = Block("oracle", god=[god for god in parts.GODS if god != "zeus"])
LEAGUE: Final[Block] = Block("league", seat=[*_SEATS, "decline"])
TARGET: Final[Block] = Block("target", seat=_SEATS)
TRIBUTE: Final[Block] = Block("tribute", cube=parts.RESOURCES)
TIE: Final[Block] = Block("tie", cube=[*parts.RESOURCES, "decline"])
PRIEST: Final[Block] = Block("priest", answer=["yes", "no"])
HARVEST: Final[Block] = Block("harvest", answer=["yes", "no"])
AQUEDUCT: Final[Block] = Block("aqueduct", answer=["yes", "no"])
TAKE: Final[Block] = Block("take", cube=parts.RESOURCES)
HADES: Final[Block] = Block("hades", way=["lower", "lose_vp"])
DISCARD: Final[Block] = Block("discard", cube=parts.RESOURCES)
_USES: Final = [
    ("amphitheatre", "amphitheatre", -1, -1),
    ("achaean_league", "achaean_league", -1, -1),
    *[
        (f"{card}_{name}", card, cube, -1)
        for card in ("trade_route", "goldsmith", "bouleuterion")
        for cube, name in enumerate(POOLS)
    ],
    *[(f"acropolis_{name}", "acropolis", -1, god) for god, name in enumerate(parts.GODS)],
]  # each way to use a building in upkeep, with the building, the cube that it takes and the god that it is about
USE_CARDS: Final = vec[i64]([parts.UPKEEP.index(card) for _, card, _, _ in _USES])
USE_CUBES: Final = vec[i64]([cube for _, _, cube, _ in _USES])
USE_GODS: Final = vec[i64]([god for _, _, _, god in _USES])
USE_DONE: Final[i64] = len(_USES)
USE: Final[Block] = Block("use", way=[*[way for way, _, _, _ in _USES], "done"])

START: Final[Block] = Block("start", seat=_SEATS)

SPACE: Final = ActionSpace(
    [
        GOD, JOIN, ZEUS, HERA, SINGLE, ARES, APOLLO, BUILD, FREE_BUILD, WAIVE, SWAP, PAY, RAISE, LOWER, WORKSHOP,
        PHILOSOPHY, ORACLE, LEAGUE, TARGET, TRIBUTE, TIE, PRIEST, HARVEST, AQUEDUCT, TAKE, HADES, DISCARD, USE, START,
    ]
)  # fmt: skip

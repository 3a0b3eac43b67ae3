"""The kinds of decisions, of chance and of automatic events in Olympos."""

from __future__ import annotations

from typing import Final

from aegean.core.game import Step
from aegean.games.olympos import actions

BAR: Final = 0  # D1
MENU: Final = 1  # D2
MOVER: Final = 2  # D3
DISC: Final = 3  # D4
DESTINATION: Final = 4  # D5
DISCOVERY: Final = 5  # D6
PAY: Final = 6  # D7
VARIANT: Final = 7  # D8
BONUS: Final = 8  # D9
CUBE: Final = 9  # D10
BUILD: Final = 10  # D11
STAR: Final = 11  # D12
KEEP: Final = 12  # D13
END_CARDS: Final = 13  # D14
FAVOUR: Final = 14  # D15
WITHDRAW: Final = 15  # D16

LAY_TILE: Final = 16
RAISE_WONDER: Final = 17
STACK_MARKER: Final = 18
FIFTH_CUBE: Final = 19
DEAL_CUBE: Final = 20
DRAW: Final = 21
REVEAL: Final = 22

SETTLE_TRIBES: Final = 23
NEXT_TURN: Final = 24
DRAW_DESTINY: Final = 25
GOD: Final = 26

STEPS: Final = [
    Step("bar", actions.BAR),
    Step("menu", actions.CARD, actions.EXPAND, actions.DISCOVER, actions.WONDER, actions.PASS, actions.REST),
    Step("mover", actions.NEW, actions.FROM),
    Step("disc", actions.DISC),
    Step("destination", actions.TO),
    Step("discovery", actions.TAKE),
    Step("pay", actions.PAY),
    Step("variant", actions.VARIANT),
    Step("bonus", actions.BONUS),
    Step("cube", actions.CUBE),
    Step("build", actions.BUILD),
    Step("star", actions.STAR),
    Step("keep", actions.KEEP),
    Step("end_cards", actions.CARD, actions.DONE),
    Step("favour", actions.FAVOUR, actions.NO),
    Step("withdraw", actions.FROM),
    Step("lay_tile", actions.LAY),
    Step("raise_wonder", actions.RAISE),
    Step("stack_marker", actions.STACK),
    Step("fifth_cube", actions.FIFTH),
    Step("deal_cube", actions.DEAL),
    Step("draw", actions.DRAW),
    Step("reveal", actions.REVEAL),
]

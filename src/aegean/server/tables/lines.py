"""The kinds of lines in the log of a table; the store keeps up to eight letters of each."""

from __future__ import annotations

from typing import Final

JOIN: Final = "join"
FREE: Final = "free"  # a seat is free again, before the game begins
START: Final = "start"
MOVE: Final = "move"
UNDO: Final = "undo"
CHAT: Final = "chat"
LEAVE: Final = "leave"  # a bot plays for a person; the text is its level, if it is not the usual one
RETURN: Final = "return"
RENAME: Final = "rename"
STEP: Final = "step"  # a lesson goes on
SHOWN: Final = "shown"  # the line of a puzzle is shown
NUMBER: Final = "number"  # a seat adds a number to sealed chance, before the start
HASTE: Final = "haste"  # a bot plays at a lower level because the server is busy

# clocks
DAY_OFF: Final = "day_off"
PAUSE: Final = "pause"  # somebody asks for a pause, or agrees
GO_ON: Final = "go_on"  # somebody ends a pause, or refuses one
CLOCK_LOW: Final = "low"  # little time is left to a seat: the line on which to call its player
LATE: Final = "late"  # the time of a seat has run out
STOP: Final = "stop"  # and so the game is ended, and scored as it stands

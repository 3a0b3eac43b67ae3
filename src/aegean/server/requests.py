"""Requests of the JSON API, and what fits into their fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal
from unicodedata import category

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from aegean.core.edition import EDITION_LIMIT
from aegean.search.bots import BOTS
from aegean.server.html.catalogue import games
from aegean.server.settings import BOT_LEVEL, CHAT_LIMIT, MOVES_LIMIT, NAME_LIMIT, WORD_LIMIT
from aegean.server.tables.clock import END, ClockRules

BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # signs that count as printable and show nothing
MARKS: Final = 3  # on one letter; more would cover other lines


def clean(text: str) -> str:
    """The text on one line, without what cannot be printed, shows nothing, or piles up over other lines."""
    shown, marks = list[str](), MARKS  # a mark without a letter goes too
    for char in text:
        marks = marks + 1 if category(char) in ("Mn", "Me") else 0
        if marks <= MARKS:
            shown.append(char if char.isprintable() and char not in BLANK else " ")
            marks = MARKS if shown[-1] == " " else marks
    return " ".join("".join(shown).split())


def level(name: str) -> str:
    """Checks that a bot exists."""
    if name not in BOTS:
        raise ValueError(f"there is no bot '{name}' (bots: {', '.join(BOTS)})")
    return name


def whole(number: object) -> object:
    """A whole number as an integer: to JSON 2.0 is one as well."""
    return int(number) if isinstance(number, float) and number.is_integer() else number


Name = Annotated[str, Field(max_length=NAME_LIMIT), AfterValidator(clean)]
Level = Annotated[str, Field(max_length=16, json_schema_extra={"enum": list(BOTS)}), AfterValidator(level)]
Language = Literal["en", "de"]
Number = Annotated[int, Field(ge=0, le=2**31), BeforeValidator(whole)]
SeatNumber = Annotated[int, Field(ge=0, le=15), BeforeValidator(whole)]
LATER_SEATS: Final = [f"seat_{number}" for number in range(1, 17)]  # values of options that need so many seats


class RequestModel(BaseModel):
    """The body of a request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True, str_max_length=600_000)


class NewSeat(RequestModel):
    """A seat of a new table."""

    kind: Literal["me", "open", "friend", "bot", "hotseat"]
    level: Level = BOT_LEVEL
    name: Name = ""
    friend: Annotated[
        str, Field(max_length=64, description="For whom a seat is kept, besides its link: `/api/me/friends`.")
    ] = ""


class ClockRequest(RequestModel):
    """A clock: so many seconds for each decision, or for the game with some more for each turn."""

    kind: Literal["move", "budget"]
    seconds: Annotated[int, Field(ge=60, le=30 * 24 * 3600), BeforeValidator(whole)]
    increment: Annotated[int, Field(ge=0, le=24 * 3600), BeforeValidator(whole)] = 0
    days_off: Annotated[int, Field(ge=0, le=30), BeforeValidator(whole)] = 0
    then: Annotated[
        str,
        Field(
            max_length=16,
            json_schema_extra={"enum": [*BOTS, END]},
            description="The bot that takes the seat when time has run out, or `end`: the game is scored as it stands.",
        ),
        AfterValidator(lambda name: name if name == END else level(name)),
    ] = BOT_LEVEL

    def text(self) -> str:
        """The rules of the clock as a table keeps them."""
        return ClockRules(**self.model_dump()).text()


def fitting_games(schema: dict[str, Any]) -> None:
    """Puts into the schema of a new table which seats and options each game has."""
    _put_games(schema, lambda count: {"minItems": count, "maxItems": count})


def fitting_counts(schema: dict[str, Any]) -> None:
    """Puts into the schema of what names a number of seats which numbers and options each game has."""
    _put_games(schema, lambda count: {"const": count})


def _put_games(schema: dict[str, Any], seats: Callable[[int], dict[str, int]]) -> None:
    schema["anyOf"] = [
        {
            "properties": {
                "game": {"const": game.name},
                "seats": seats(count),
                "options": {
                    "additionalProperties": False,
                    "properties": {
                        key: {"enum": [value for value in values if value not in LATER_SEATS[count:]]}
                        for key, values in game.options.items()
                    },
                },
            }
        }
        for game in games().values()
        for count in game.seats
    ]


class NewTable(RequestModel):
    """A new table."""

    model_config = ConfigDict(json_schema_extra=fitting_games)

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]] = {}
    public: bool = False
    hints: bool = True
    rated: Annotated[bool, Field(description="Whether the game counts for ratings; there are no hints then.")] = False
    begins: Annotated[
        int,
        Field(ge=0, le=2**40, description="When bots take the seats that are still free, in seconds since 1970."),
        BeforeValidator(whole),
    ] = 0
    sealed: Annotated[bool, Field(description="Whether chance is sealed, so that it can be checked.")] = False
    lang: Language = "en"
    clock: ClockRequest | None = None
    word: Annotated[str, Field(max_length=WORD_LIMIT), AfterValidator(clean)] = ""

    @property
    def clock_text(self) -> str:
        """The rules of the clock as a table keeps them; empty if there is none."""
        return self.clock.text() if self.clock else ""


class EditionTable(NewTable):
    """A new table with an edition: one that the server offers, or one's own."""

    edition: Annotated[str, Field(max_length=12, description="The digest of an edition; empty for the usual one.")] = ""
    components: Annotated[str, Field(max_length=EDITION_LIMIT, description="The text of an edition of one's own.")] = ""


class Wanted(BaseModel):
    """Which open tables somebody wants to see, any of each; whatever is empty does not matter."""

    game: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=40)] = []
    pace: Annotated[list[Literal["now", "days", "none"]], Field(max_length=3)] = []
    manner: Annotated[list[Literal["rated", "hints", "strict"]], Field(max_length=3)] = []
    minutes: Annotated[
        int, Field(ge=0, le=24 * 60, description="How long the game may take in all."), BeforeValidator(whole)
    ] = 0


class WantedLater(Wanted, RequestModel):
    """The same, as the body of a request."""


class JoinRequest(RequestModel):
    """Taking an open seat."""

    seat: SeatNumber
    name: Name = ""
    number: Annotated[
        str, Field(pattern="^[0-9]{0,40}$", description="A number of one's own for sealed chance: `/number`.")
    ] = ""


class FreeRequest(RequestModel):
    """A seat to be made free again."""

    seat: SeatNumber


class PlayRequest(RequestModel):
    """Moves of the seat that decides; `at` is the position they are meant for."""

    moves: Annotated[str, Field(min_length=1, max_length=MOVES_LIMIT)]
    at: Number
    seat: SeatNumber | None = None
    lang: Language = "en"


class PlayMessage(PlayRequest):
    """The same over a live connection; the answer bears the number that it is sent with."""

    type: Literal["play"]
    id: Number


class UndoRequest(RequestModel):
    """Taking the last decision back."""

    at: Number
    seat: SeatNumber | None = None
    lang: Language = "en"


class PreviewRequest(RequestModel):
    """Moves to look at without playing them."""

    moves: Annotated[str, Field(min_length=1, max_length=MOVES_LIMIT)]
    at: Number
    lang: Language = "en"
    layout: Literal["wide", "narrow"] = "wide"


class ChatRequest(RequestModel):
    """A message in the chat."""

    text: Annotated[str, Field(min_length=1, max_length=CHAT_LIMIT)]
    seat: SeatNumber | None = None


class SeatRequest(RequestModel):
    """Leaving a seat, or coming back."""

    seat: SeatNumber | None = None


class FillRequest(RequestModel):
    """Bots for all open seats."""

    level: Level = BOT_LEVEL


class ForkRequest(RequestModel):
    """Trying things out from the position after so many moves, against bots or for all seats."""

    moves: Number
    against: Literal["hotseat", "bots"] = "hotseat"
    level: Level = BOT_LEVEL


class UploadRequest(RequestModel):
    """A record to replay."""

    record: Annotated[str, Field(max_length=500_000)]
    lang: Language = "en"

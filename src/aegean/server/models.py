"""Answers of the JSON API."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pydantic import BaseModel

from aegean.play.advice import Told, when


class Refusal(BaseModel):
    """Why something was not done."""

    error: str
    reason: str
    clause: str = ""


class GameModel(BaseModel):
    """A game."""

    name: str
    title: str
    seats: list[int]
    minutes: list[int]
    designers: list[str]
    publisher: str
    about: dict[str, str]
    options: dict[str, list[str]]
    hue: str
    icon: str
    playable: bool
    reactions: bool  # whether players are asked in others' turns what they may decline


class SeatModel(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    kind: str
    level: str
    name: str
    away: bool
    yours: bool
    points: int | None = None
    place: int | None = None


class MoveModel(BaseModel):
    """A legal move: as it is sent, and in words."""

    move: str
    words: str


class PlanModel(BaseModel):
    """A line of a plan: the move itself, the rest of the turn, an answer of somebody else, or the next turn."""

    when: str  # now, then, answer, next
    seat: int
    words: str

    @staticmethod
    def of(lines: Iterable[Told], lang: str) -> list[PlanModel]:
        """The lines of a plan."""
        return [PlanModel(when=line.when, seat=line.seat, words=when(lang, line)) for line in lines]


class HintModel(BaseModel):
    """A good move: the chance to win with it, the final points to expect, what it leads to and how it compares."""

    move: str
    words: str
    win: float
    points: float
    equal: bool  # as good as the best, as far as the search can tell
    promise: str
    against: str
    plan: list[PlanModel]
    because: str
    worse: str  # what speaks against it


class NoteModel(BaseModel):
    """Something that followed from a move."""

    words: str
    clause: str


class EventModel(BaseModel):
    """A line of the log, as far as the viewer may know it; more of the same replaces it under its id."""

    id: str
    number: int
    kind: str
    seat: int
    words: str
    move: str
    moves: int
    forced: bool
    notes: list[NoteModel]


class UndoModel(BaseModel):
    """Whether the viewer can take their last decision back, or why not."""

    allowed: bool
    reason: str


class ScoreRow(BaseModel):
    """One scoring item with the points of every seat."""

    words: str
    clause: str
    points: list[int]


class TieRow(BaseModel):
    """Something that decided between equal scores, with its number for every seat that had an equal."""

    words: str
    clause: str
    numbers: list[int | None]


class DoneModel(BaseModel):
    """The status of a table after a change; ask for its state or listen to its updates to see more."""

    status: str
    number: int
    at: int
    moves: int
    turn: int


class EditionModel(BaseModel):
    """With what components a game is played."""

    name: str
    digest: str


class SheetModel(BaseModel):
    """What the checks say of an edition: its digest, or why it cannot be played and which value that is; pictures."""

    game: str
    digest: str = ""
    reason: str = ""
    path: str = ""
    pictures: dict[str, str] = {}
    definitions: str = ""


class SeatClock(BaseModel):
    """What is left to a seat in seconds, or when it runs out if its clock runs; 0 for times that are not set."""

    left: float
    until: float
    low: bool
    days_off: int
    off_until: float


class ClockModel(BaseModel):
    """The clock of a table; `asking` are the seats that want a pause, `seats` are empty until the game begins."""

    kind: str
    seconds: int
    increment: int
    days_off: int
    then: str
    paused: bool
    asking: list[int]
    seats: list[SeatClock]


class StateModel(BaseModel):
    """A table as the viewer sees it. `at` names the position; send it back with moves."""

    table: str
    game: str
    title: str
    status: str
    options: dict[str, str]
    edition: EditionModel
    public: bool
    number: int
    at: int
    moves: int
    turn: int
    you: int
    yours: list[int]
    seats: list[SeatModel]
    asks: str
    legal: list[MoveModel]
    undo: UndoModel
    position: str
    scoring: list[ScoreRow]
    ties: list[TieRow]
    parent: str
    rematch: str
    clock: ClockModel | None
    rated: bool
    begins: float
    word: str


class TableModel(BaseModel):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    status: str
    seats: list[SeatModel]
    your_turn: bool
    changed: float
    clock: ClockModel | None
    hints: bool
    rated: bool
    begins: float  # when bots take the seats that are still free; 0 if everybody is waited for
    sealed: bool
    edition: str  # the digest of another edition than the usual one
    word: str


class LobbyModel(BaseModel):
    """The lobby."""

    games: list[GameModel]
    yours: list[TableModel]
    open: list[TableModel]
    running: list[TableModel]
    finished: list[TableModel]
    hidden: int  # open tables that are not what was wanted
    counts: dict[str, int]  # how many open tables are of each game, pace and manner


class SeatedModel(BaseModel):
    """A seat and the token that holds it; the token is the only proof."""

    table: str
    token: str
    link: str


class TableLink(BaseModel):
    """A link to a table."""

    table: str
    link: str


class WhyModel(BaseModel):
    """Why a move is not allowed now; empty if it is."""

    move: str
    reason: str
    clause: str
    link: str


class PreviewModel(BaseModel):
    """What moves would do, as far as the viewer can foresee it, and the moves in words."""

    words: list[str]
    notes: list[str]
    goes_on: bool
    parts: dict[str, str]


class PartsModel(BaseModel):
    """The drawn parts of a position."""

    moves: int
    parts: dict[str, str]


class HealthModel(BaseModel):
    """Whether the server works; if not, what is wrong, by its key and in words."""

    status: str
    reasons: dict[str, str]
    failing: dict[str, int]  # work in the background that failed lately and is tried again, by kind
    tables: int
    watchers: int


class DecisionModel(BaseModel):
    """A judged decision: how many moves came before it, and every seat's chance to win then."""

    number: int
    seat: int
    chances: list[float]


class CostlyModel(BaseModel):
    """A costly decision: how much of the chance to win and how many points it gave away."""

    number: int
    seat: int
    cost: float
    points: float


class SeatAnalysisModel(BaseModel):
    """How well a seat played: the share of its decisions that no other move would have bettered, and what it scored."""

    seat: int
    name: str
    accuracy: float | None
    points: int | None  # once the game is over
    items: list[ItemModel]


class ItemModel(BaseModel):
    """Points of a scoring item."""

    words: str
    points: int


class AnalysisModel(BaseModel):
    """An analysis: not started, in progress, or done; what decided the game is said once it is over."""

    status: Literal["none", "working", "done"]
    done: int
    all: int
    progress: float  # between 0 and 1
    decisions: list[DecisionModel]
    costly: list[CostlyModel]
    seats: list[SeatAnalysisModel]
    decided: list[str]


class PuzzleModel(BaseModel):
    """A decision to try again."""

    number: int
    seat: int
    asks: str
    legal: list[MoveModel]
    parts: dict[str, str]


class JudgedMove(BaseModel):
    """A move and what to expect of it; None if the search hardly looked at it."""

    move: str
    words: str
    win: float | None
    points: float | None
    place: float | None
    visits: int
    equal: bool  # as good as the best, as far as the search can tell
    plan: list[PlanModel]
    because: str


class AnswerModel(BaseModel):
    """The move tried, beside the one that was played and the better one."""

    number: int
    seat: int
    cost: float
    tried: JudgedMove | None
    played: JudgedMove
    best: JudgedMove
    as_good: list[MoveModel]  # other moves that are as good as the best
    parts: dict[str, str]

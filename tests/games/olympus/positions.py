"""Positions of Olympus for tests: laid out by move text, changed with whole components only.

Levels are written C/P/M/W/V/F, stores (wheat, venison, fish). Seats count from 0.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import aegean
from aegean.core.phrase import Notes
from aegean.core.question import Question
from aegean.core.shared import changed
from aegean.core.state import OVER
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import BIT, BUILDINGS, COMMONS, GODS, TRACKS
from aegean.games.olympus.rules.building import BUILD
from aegean.games.olympus.rules.favours import ALPHA, BETA, FAVOUR, WORSHIP
from aegean.games.olympus.rules.levels import take_glory
from aegean.games.olympus.rules.upkeep import UPKEEP
from aegean.testing.script import Script

GAME = aegean.load("olympus")
SCRIPT = Script(GAME)
play, legal, can, why = SCRIPT.play, SCRIPT.legal, SCRIPT.can, SCRIPT.why


# ---------------------------------------------------------------- playing


def opened(seats: int = 4, start: int = 0, **options: str) -> Board:
    """A new game whose starting player is about to choose a god."""
    state = GAME.start(seats, **options)
    assert isinstance(state, Board)
    return play(state, f"start seat_{start + 1}")


def asked(state: Board) -> tuple[str, int]:
    """What is asked now, and whom."""
    return ("over", OVER) if state.seat == OVER else (state.question().name, state.seat)


def hold_ceremony(state: Board, god: str, *followers: int) -> Board:
    """The active player leads, these seats follow, everybody else who is asked declines."""
    play(state, f"god {god}")
    while asked(state)[0] == "join":
        play(state, "join yes" if state.seat in followers else "join no")
    return state


def idle(state: Board) -> None:
    """Plays what somebody plays who wants nothing: the last option declines wherever that is possible."""
    state.apply(state.legal()[-1])


def idle_until(state: Board, step: str, seat: int | None = None) -> Board:
    """Lets everybody idle until a step is asked (of a seat)."""
    while asked(state)[0] != step or (seat is not None and state.seat != seat):
        assert state.seat != OVER, f"the game ended before '{step}'"
        idle(state)
    return state


def heard(state: Board, *moves: str) -> list[str]:
    """The names of the notes that moves leave."""
    state.notes = Notes()
    play(state, *moves)
    return [GAME.notes[note.kind].name for note in state.notes.take()]


# ---------------------------------------------------------------- favours and phases out of turn


def postpone(state: Board) -> None:
    """The present decision is asked again later, as it is now."""
    state.agenda.push(state.step, state.seat, state.arg)


def interrupted(state: Board, question: Question, seat: int) -> Board:
    """Something else comes first; then the present decision is asked as before."""
    postpone(state)
    question.ask(state, seat)
    state.advance()
    return state


def favour(state: Board, seat: int, god: str, alpha: bool, source: int = WORSHIP) -> Board:
    """A god grants a favour out of turn."""
    postpone(state)
    FAVOUR.ask_for(state, seat, god=GODS.index(god), size=ALPHA if alpha else BETA, source=source)
    state.advance()
    return state


def may_build(state: Board, seat: int, count: int = 1) -> Board:
    """A player may build out of turn."""
    postpone(state)
    BUILD.ask_for(state, seat, count=count, is_optional=True)
    state.advance()
    return state


def to_upkeep(state: Board) -> Board:
    """The worship phase ends now."""
    state.agenda.clear()
    UPKEEP.ask_for(state, step=1)
    state.advance()
    return state


# ---------------------------------------------------------------- handing out


def player_of(state: Board, seat: int) -> Player:
    """The city of a seat."""
    return state.players[seat]


def set_levels(state: Board, seat: int, text: str) -> None:
    """Sets all six levels: '1/2/1/1/1/1'."""
    state.players[seat].levels = vec[i64]([int(level) for level in text.split("/")])


def set_store(state: Board, seat: int, wheat: int, venison: int, fish: int) -> None:
    """Sets the store."""
    state.players[seat].store = vec[i64]([wheat, venison, fish])


def set_tribute(state: Board, seat: int, wheat: int, venison: int, fish: int) -> None:
    """Sets the tribute area."""
    state.players[seat].tribute = vec[i64]([wheat, venison, fish])


def own(state: Board, seat: int, *buildings: str) -> None:
    """Cards lie in front of a player, without their points and effects."""
    for name in buildings:
        number = BUILDINGS.index(name)
        state.players[seat].built |= BIT[number]
        if number >= COMMONS:
            assert (state.temples >> number) & 1, f"{name} is taken"
            state.temples -= BIT[number]


def send(state: Board, god: str, leader: int, *followers: int) -> None:
    """A ceremony that lies back: priests of these seats stand on the god's spaces."""
    place = GODS.index(god)
    state.alpha = changed(state.alpha, place, leader + 1)
    state.beta = changed(state.beta, place, sum(2**seat for seat in followers))
    for seat in (leader, *followers):
        player = state.players[seat]
        if player.priests > 0:
            player.priests -= 1
        else:
            player.reserve -= 1


def honoured_but(*free: str) -> Board:
    """Three players before upkeep: all gods have a worshipper but these."""
    state = opened(3)
    for god in GODS:
        if god not in free:
            player_of(state, 1).reserve += 1
            send(state, god, 1)
    return state


def give_glory(state: Board, seat: int, *tracks: str) -> None:
    """A player takes Glory cards."""
    for track in tracks:
        take_glory(state, seat, TRACKS.index(track))


# ---------------------------------------------------------------- reading


def levels(state: Board, seat: int) -> str:
    """All six levels as text."""
    return "/".join(str(level) for level in state.players[seat].levels)


def level(state: Board, seat: int, track: str) -> int:
    """One level."""
    return state.players[seat].levels[TRACKS.index(track)]


def store(state: Board, seat: int) -> tuple[int, ...]:
    """The store."""
    return tuple(state.players[seat].store)


def tribute(state: Board, seat: int) -> tuple[int, ...]:
    """The tribute area."""
    return tuple(state.players[seat].tribute)


def points(state: Board, seat: int) -> int:
    """The place on the score track."""
    return state.players[seat].points


def owns(state: Board, seat: int, building: str) -> bool:
    """Whether a card lies in front of a player."""
    return state.players[seat].owns(BUILDINGS.index(building))


def priests(state: Board, seat: int) -> int:
    """Available priests."""
    return state.players[seat].priests

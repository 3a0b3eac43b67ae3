"""A table: seats, moves, refusals, undo, forks. Legality is checked here and nowhere else."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import Final

from aegean.core.fields import same_fields
from aegean.core.game import Game, GameError
from aegean.core.messages import Translations
from aegean.core.phrase import Notes
from aegean.core.record import Record, check_header, check_result, header_of, move_line, read_move, record_edition
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import CHOICE, Buffers, next_forced
from aegean.core.state import CHANCE, OVER, SPECTATOR, State
from aegean.play.coach import SECONDS, Hint, advise
from aegean.play.deal import Luck
from aegean.play.ending import ending
from aegean.play.entry import Entry
from aegean.play.lines import log_of
from aegean.play.picture import picture, restored
from aegean.play.several import single_moves
from aegean.play.teller import Sentence, Teller
from aegean.search.bots import Bot, bot
from aegean.search.external_bots import ExternalBot

say: Final = Translations(Path(__file__).parent / "locales").say
PERSON: Final = "person"
PROBES: Final = 8  # redeals that test whether a move showed its player something new
STRIDE: Final = 32  # moves between two snapshots, so that going back never replays a whole game


class Refused(GameError):
    """Something the table does not allow: the reason in words, and the clause behind it."""

    def __init__(self, reason: str, clause: str = "") -> None:
        super().__init__(str(Sentence(reason, clause)))
        self.reason = reason
        self.clause = clause


class Table:
    """A game being played. The table itself plays chance and forced moves.

    >>> import aegean
    >>> table = Table(aegean.load("athens"), ["person", "random"], seed=4, options={"start": "seat_1"})
    >>> table.moves()[:2]
    ['base barley_field', 'base smithy']
    >>> table.play("base quarry")
    >>> table.log(0, "en")[-1]
    'Seat 1 takes a Quarry.'
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        *,
        seed: int | None = None,
        options: dict[str, str] | None = None,
        names: Sequence[str] | None = None,
        position: State | None = None,
        settle: bool = True,
        luck: Luck | None = None,
    ) -> None:
        self.game = game
        self.held = list(seats)  # PERSON or the name of a bot
        self.bots: list[Bot | None] = [None if kind == PERSON else bot(game, kind) for kind in seats]
        self.options = game.checked(len(seats), options or {})
        self.names = list(names) if names else game.seat_names(len(seats), "en")
        self.rng = Rng(secrets.randbits(96) if seed is None else seed)
        self.luck = luck  # from which chance follows, if not from the generator
        self.buffers = Buffers()
        self.position = position.clone() if position else None
        self.entries: list[Entry] = []
        self.remarks: list[str] = []  # bots that lost their seat, and why
        self.stopped: State | None = None  # where the game was ended before its end
        self.state = self._start()
        self.snapshots = [self.state.clone()]  # the positions after 0, STRIDE, 2 * STRIDE ... moves
        if settle:
            self.settle()

    def _start(self) -> State:
        """The position before the first move, with a listener for notes."""
        state = self.position.clone() if self.position else self.game.blank(len(self.held), self.options)
        state.notes = Notes()
        return state

    # ------------------------------------------------------------ looking

    @property
    def seat(self) -> int:
        """Who has to decide; OVER at the end."""
        return self.state.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.seat == OVER

    def seen(self, viewer: int) -> Seen[State]:
        """What a viewer may know."""
        return Seen(self.state, viewer)

    def moves(self) -> list[str]:
        """The texts of all legal moves."""
        return [self.game.text(action) for action in self.state.legal()]

    def log(self, viewer: int | None, lang: str, since: int = 0) -> list[str]:
        """What happened, in words, as far as a viewer may know it; None sees all."""
        log = log_of(self.teller(lang), self.entries[since:], viewer)
        told = [text for line in log.lines for text in log.text(line)]
        return [*told, *self._told_end(lang)] if self.is_over else told

    def _told_end(self, lang: str) -> list[str]:
        """How the game came out, in words."""
        teller = self.teller(lang)
        result, *more = ending(self.state, teller).told(teller)
        return [result.words, *(f"  {sentence.words}" for sentence in more)]

    def teller(self, lang: str) -> Teller:
        """Tells this game in words; seats without names are called as the language calls them."""
        unnamed = self.names == self.game.seat_names(len(self.names), "en")
        return Teller(self.game, lang, self.game.seat_names(len(self.names), lang) if unnamed else self.names)

    @property
    def viewer(self) -> int:
        """Who looks at a shared screen: the person who decides, else the first person, else a spectator."""
        people = [seat for seat, player in enumerate(self.bots) if player is None]
        return int(self.seat) if self.seat in people else next(iter(people), SPECTATOR)

    def _repr_svg_(self) -> str:
        """The table as a notebook shows it."""
        return picture(self.game, self.seen(self.viewer), names=self.names)

    def at(self, number: int) -> State:
        """The position after so many moves."""
        state = self.snapshots[number // STRIDE].clone()
        for entry in self.entries[number - number % STRIDE : number]:
            state.apply(entry.action)
        if self.stopped is not None and number == len(self.entries):
            state.seat = OVER
        return state

    def copy(self) -> Table:
        """An equal, independent table, for moves that may still be dropped."""
        other = copy(self)
        other.state = self.state.clone()
        other.state.notes = Notes()
        other.entries = self.entries[:]
        other.snapshots = self.snapshots[:]
        return other

    # ------------------------------------------------------------ playing

    def play(self, moves: str, lang: str = "en") -> None:
        """Plays a move of the seat that decides, or several (`take 2; discard 2 lower, 1 middle`): all or none."""
        self.decide(moves, lang)
        self.settle()

    def rehearse(self, moves: str, viewer: int, lang: str = "en", seed: int = 0) -> Table:
        """Where moves would lead before chance acts; everything the viewer cannot know is dealt anew."""
        state = self.state.clone()
        state.redeal(viewer, Rng(seed))
        table = Table(self.game, self.held, options=self.options, names=self.names, position=state, settle=False)
        table.decide(moves, lang)
        return table

    def decide(self, moves: str, lang: str = "en") -> None:
        """Plays the moves and the forced ones that follow, before chance acts: all or none."""
        texts = single_moves(self.game.space, moves)
        if not texts:
            raise Refused(say(lang, "no_move"))
        mark, seat = len(self.entries), self.state.seat
        try:
            while texts:
                text = texts.pop(0)
                if len(self.entries) > mark and self.state.seat != seat:
                    raise Refused(say(lang, "not_yet", text=text))
                self._apply(self.check(text, lang), forced=False)
                for action in self._play_forced(seat):
                    if texts and self.game.space.parse(texts[0]) == action:
                        texts.pop(0)  # asked for, and now without a choice
        except GameError:
            self.back_to(mark)
            raise

    def check(self, text: str, lang: str) -> int:
        """The action of a legal move text; anything else is refused with the reason and its clause."""
        if self.is_over:
            raise Refused(self.game.words(lang).say("why-over"))
        action = self.known(text, lang)
        if action not in self.state.legal():
            reason = self.teller(lang).reason(self.state, action)
            raise Refused(reason.words, reason.clause)
        return action

    def known(self, text: str, lang: str) -> int:
        """The action of a move text, legal or not; what is no move of the game is refused, with the nearest one."""
        action = self.game.space.parse(text)
        if action < 0:
            near = self.game.space.nearest(text, self.moves()) or self.game.space.nearest(text)
            raise Refused(say(lang, "unknown_move", text=text) + (say(lang, "did_you_mean", near=near) if near else ""))
        return action

    def _apply(self, action: int, forced: bool) -> None:
        """Carries an action out and records what happened."""
        notes = self.state.notes
        assert notes is not None
        only = not forced and self._is_asked_always() and len(self.state.legal()) == 1
        entry = Entry(self.state.seat, action, self.state.audience(), forced, only)
        self.state.apply(action)
        entry.notes = notes.take()
        self.entries.append(entry)
        if len(self.entries) % STRIDE == 0:
            self.snapshots.append(self.state.clone())

    def follow(self, line: str) -> None:
        """Plays the move of a line of a record."""
        action = read_move(self.game, self.state, line, len(self.entries) + 1)
        self._apply(action, forced=self.state.is_forced())

    def _play_forced(self, seat: int) -> list[int]:
        """Plays the moves of a seat while it has no choice, and returns them."""
        played: list[int] = []
        while self.state.seat == seat >= 0 and (action := self._next_forced()) != CHOICE:
            self._apply(action, forced=True)
            played.append(action)
        return played

    def settle(self) -> None:
        """Plays chance and forced moves until somebody has a choice."""
        while self.step():
            pass

    def step(self) -> bool:
        """Plays one move of chance or a forced one; False if somebody has a choice."""
        action = self._next_forced()
        if action != CHOICE:
            self._apply(action, forced=self.state.seat != CHANCE)
        return action != CHOICE

    def _next_forced(self) -> int:
        if self._is_asked_always():
            return CHOICE
        if self.luck and self.state.seat == CHANCE:
            return self.luck.next(self.state, self.entries)
        return int(next_forced(self.state, self.rng, self.buffers))

    def _is_asked_always(self) -> bool:
        """Whether the present question waits even for an only answer."""
        return self.state.seat >= 0 and self.state.question().asks_always(self.state)

    def stop(self) -> None:
        """Ends the game before its end: it is scored as it stands, and everything is shown."""
        self.stopped = self.state.clone()
        self.state.seat = OVER

    def play_bot(self) -> None:
        """Plays the move of the bot that has to decide, which knows what its seat has seen."""
        player = self.bots[self.state.seat]
        if player is None:
            raise Refused(say("en", "no_bot", name=self.names[self.state.seat]))
        seat = self.state.seat
        action = player.choose(self.seen(seat), self.rng)
        if isinstance(player, ExternalBot) and player.fault:
            self.remarks.append(player.fault)
            self.held[seat] = "random"
            self.bots[seat] = bot(self.game, "random")
        self.play(self.game.text(action))

    def run_bots(self) -> None:
        """Lets bots play until a person has to decide or the game is over."""
        while not self.is_over and self.bots[self.state.seat] is not None:
            self.play_bot()

    # ------------------------------------------------------------ going back

    def undoable(self, seat: int | None = None, lang: str = "en") -> int:
        """The number of the move that undo takes back, for a seat or by default whoever made the last move.

        Refused, with the reason, across new information: dice, a draw, something shown, or a decision of another seat.
        """
        for number in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[number]
            if entry.is_chance:
                raise Refused(say(lang, "undo_chance"))
            seat = entry.seat if seat is None else seat
            if entry.seat != seat:
                raise Refused(say(lang, "undo_other", name=self.names[entry.seat]))
            if not entry.forced:
                if self._revealed(number):
                    raise Refused(say(lang, "undo_revealed"))
                return number
        raise Refused(say(lang, "undo_nothing"))

    def _revealed(self, number: int) -> bool:
        """Whether a move told its player something they could not know before."""
        if not self.state.hides():
            return False
        entry = self.entries[number]
        before = self.at(number)
        probe = Rng(number)
        known: State | None = None
        for _ in range(PROBES):
            state = before.clone()
            state.redeal(entry.seat, probe)
            state.apply(entry.action)
            seen = Seen(state, entry.seat).position
            if known is not None and not same_fields(known, seen):
                return True
            known = seen
        return False

    def undo(self, seat: int | None = None, lang: str = "en") -> None:
        """Takes back the last decision of a seat with the forced moves that followed."""
        self.back_to(self.undoable(seat, lang))

    def back_to(self, number: int) -> None:
        """Forgets all moves from a number on."""
        self.state = self.at(number)
        self.state.notes = Notes()
        del self.entries[number:]
        del self.snapshots[number // STRIDE + 1 :]

    def fork(self, viewer: int, number: int | None = None, seats: Sequence[str] | None = None) -> Table:
        """A separate table to try things out from here; what the viewer cannot know is dealt anew."""
        state = self.at(len(self.entries) if number is None else number)
        state.redeal(viewer, self.rng.split())
        held = seats or self.held
        return Table(self.game, held, options=self.options, names=self.names, position=state)

    # ------------------------------------------------------------ records

    def record(self, viewer: int | None = None) -> Record:
        """The record of the game so far; for a viewer, what they may not see is a question mark or blank."""
        header = header_of(self.game, len(self.held), self.options)
        header["players"] = ", ".join(name.replace(",", " ") for name in self.names)
        header["held"] = " ".join(self.held)
        if viewer is None:
            header["scores"] = " ".join(map(str, self.state.scores()))
            header["digest"] = self.game.digest(self.state if self.stopped is None else self.stopped)
            if self.stopped is not None:
                header["ended"] = "early"
        position = ""
        if self.position:
            position = self.game.dump(self.position if viewer is None else Seen(self.position, viewer).position)
        moves = [move_line(entry.seat, entry.text(self.game, viewer)) for entry in self.entries]
        return Record(header, moves, position, record_edition(self.game))

    @staticmethod
    def resume(game: Game, record: Record, seed: int | None = None) -> Table:
        """The table of a record; every move and the result are checked."""
        table = Table.begin(game, record, seed)
        for line in record.moves:
            table.follow(line)
        table.end(record)
        return table

    @staticmethod
    def begin(game: Game, record: Record, seed: int | None = None) -> Table:
        """The table of a record before its first move; its header is checked, and where it starts is proved."""
        check_header(game, record)
        options = game.checked(record.seats, record.options)
        held = record.header.get("held", "").split() or [PERSON] * record.seats
        names = [name.strip() for name in record.header.get("players", "").split(",") if name.strip()]
        if len(held) != record.seats or (names and len(names) != record.seats):
            raise GameError("broken record: the players do not fit the number of seats")
        position = restored(game, record.position) if record.position else None
        if position is not None and position.seats != record.seats:
            raise GameError("broken record: the position does not fit the number of seats")
        return Table(game, held, seed=seed, options=options, names=names, position=position, settle=False)

    def end(self, record: Record) -> None:
        """Compares the result with that of the record, whose moves have been made, and goes on."""
        check_result(self.game, record, self.state)
        if record.header.get("ended"):
            self.stop()
        else:
            self.settle()

    def hints(self, best: int = 3, seconds: float = SECONDS) -> list[Hint]:
        """The best moves of whoever decides, from what their seat has seen, with chances and reasons."""
        if self.is_over:
            raise Refused(self.game.words("en").say("why-over"))
        return advise(self.game, self.seen(self.state.seat), best=best, seconds=seconds, seed=len(self.entries))

    def hint(self) -> int:
        """The best action for whoever decides."""
        return self.hints(1)[0].action

"""The favours of the gods and the plague (OU-6, OU-8, OU-11.1, OU-11.5, OU-11.9, OU-11.12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Question
from aegean.games.olympus import actions, parts
from aegean.games.olympus.actions import FIRST_PRODUCE, HERA_MASKS
from aegean.games.olympus.board import Board
from aegean.games.olympus.phrases import NOTES, REASONS
from aegean.games.olympus.rules import building
from aegean.games.olympus.rules.cubes import SUPPLY_CUBE, AboutKind, produce, score
from aegean.games.olympus.rules.levels import LOWER_TRACK, RAISE_TRACK, raise_level, why_not_raise
from aegean.games.olympus.rules.war import WAR_DECLARED, declare
from aegean.games.olympus.rules.zeus import ZEUS_PICK

FAVOURED: Final[Phrase] = NOTES.add("favoured", "OU-3.8", "god", "column")
FAVOURED_BY_TEMPLE: Final[Phrase] = NOTES.add("favoured_by_temple", "OU-11.12", "god")
PLAGUE: Final[Phrase] = NOTES.add("plague", "OU-8.2", "other", "n1", "n2")
IMMUNE: Final[Phrase] = NOTES.add("immune", "OU-11.2", "other")
SENDS_PLAGUE: Final[Phrase] = NOTES.add("sends_plague", "OU-8.1")
GIFT_OF_ATHENA: Final[Phrase] = NOTES.add("gift_of_athena", "OU-11.5", "n")
NUMBER_OF_KINDS: Final[Reason] = REASONS.add("number_of_kinds", "OU-6.2", "n")
NOT_OFFERED: Final[Reason] = REASONS.add("not_offered", "OU-6.8")

BETA: Final = 0  # the small favour
ALPHA: Final = 1  # the large one
COLUMNS: Final = ["beta", "alpha"]  # by size of the favour
WORSHIP: Final = 0  # where a favour comes from: a priest,
ORACLE: Final = 1  # the Oracle,
ACROPOLIS: Final = 2  # or the Acropolis
NO_STRIKE: Final[i64] = 0  # what is told instead of the culture where the temple of Athena leaves others alone


class Favour(Automatic):
    """A god grants a favour: it is carried out, or the player is asked (OU-6)."""

    def ask_for(self, board: Board, seat: i64, god: i64, size: i64, source: i64) -> None:
        """`size` is ALPHA or BETA."""
        self.put(board, seat, god, size, source)

    def happen(self, board: Board) -> None:
        """Two temples make every favour of their god a large one (OU-10.28.2, OU-11.9, OU-11.12, OU-11.13)."""
        god: i64 = self.first(board)
        size: i64 = self.second(board)
        player = board.players[board.seat]
        if god == parts.ZEUS and player.owns(parts.TEMPLE_ZEUS) or god == parts.HERA and player.owns(parts.TEMPLE_HERA):
            size = ALPHA
        if size == self.second(board):
            board.tell(FAVOURED, board.seat, god, size)
        else:
            board.tell(FAVOURED_BY_TEMPLE, board.seat, god)
        self.grant(board, board.seat, god, size, self.third(board))

    def grant(self, board: Board, seat: i64, god: i64, size: i64, source: i64) -> None:
        if god == parts.ZEUS:
            ZEUS_PICK.ask_for(board, seat, count=parts.ZEUS_PICKS[size], at_once=source != WORSHIP)
        elif god == parts.HERA:
            HERA_PICK.ask_for(board, seat, size=size)
        elif god == parts.ATHENA:
            raise_level(board, seat, parts.CULTURE, parts.ATHENA_RAISE[size])  # OU-6.6
            if source == WORSHIP and board.players[seat].owns(parts.TEMPLE_ATHENA):
                self.temple_of_athena(board, seat)
        elif god == parts.APHRODITE:
            raise_level(board, seat, parts.POPULATION, parts.APHRODITE_RAISE[size])  # OU-6.7
            if source == WORSHIP and board.players[seat].owns(parts.TEMPLE_APHRODITE):
                self.temple_of_aphrodite(board, seat)
        elif god == parts.ARES:
            ares = ARES_ALPHA if size == ALPHA else ARES_BETA
            ares.ask_for(board, seat, source=source)
        elif god == parts.HEPHAESTUS:
            building.BUILD.ask_for(board, seat, count=parts.HEPHAESTUS_BUILDINGS[size], is_optional=True)  # OU-6.9
        elif god == parts.APOLLO:
            if size == ALPHA and source == WORSHIP:
                APOLLO_ALPHA.ask(board, seat)
            else:
                score(board, seat, parts.APOLLO_POINTS[size], parts.APOLLO)  # OU-6.10, OU-10.31.1
        else:
            self.raise_and_produce(board, seat, parts.KIND_OF_GOD[god], size)

    def temple_of_athena(self, board: Board, seat: i64) -> None:
        """After the favour its owner raises any track; from culture 6 on, each opponent then lowers one (OU-11.5)."""
        culture: i64 = board.players[seat].levels[parts.CULTURE]
        strikes: bool = culture >= parts.ATHENA_CULTURE
        board.tell(GIFT_OF_ATHENA, seat, culture if strikes else NO_STRIKE)
        if strikes:
            for turn in range(1, board.seats):
                LOWER_TRACK.ask_for(board, board.before(seat, turn), among=parts.EVERY_TRACK, count=1)
        RAISE_TRACK.ask_for(board, seat, among=parts.EVERY_TRACK, count=1)

    def temple_of_aphrodite(self, board: Board, seat: i64) -> None:
        """Two cubes of the owner's choice, three with the population on its last space (OU-11.1)."""
        full = board.players[seat].levels[parts.POPULATION] >= parts.LAST[parts.POPULATION]
        count: i64 = parts.APHRODITE_FULL_CUBES if full else parts.APHRODITE_CUBES
        SUPPLY_CUBE.ask_for(board, seat, count=count, is_tribute=False)

    def raise_and_produce(self, board: Board, seat: i64, kind: i64, size: i64) -> None:
        """Demeter, Artemis, Poseidon: raise the track, then produce at the new level; or one of both (OU-6.3)."""
        if size == ALPHA:
            raise_level(board, seat, parts.FIRST_PRODUCTION + kind, 1)
            produce(board, seat, kind, parts.GOD_OF_KIND[kind])
        elif why_not_raise(board.players[seat], parts.FIRST_PRODUCTION + kind) == ALLOWED:
            RAISE_OR_PRODUCE.ask_for(board, seat, kind=kind)
        else:
            produce(board, seat, kind, parts.GOD_OF_KIND[kind])


class RaiseOrProduce(AboutKind):
    """The small favour of Demeter, Artemis or Poseidon: one of the two (OU-6.3 to OU-6.5)."""

    def do(self, board: Board, entry: i64) -> None:
        if entry == 0:
            raise_level(board, board.seat, parts.FIRST_PRODUCTION + self.kind(board), 1)
        else:
            produce(board, board.seat, self.kind(board), parts.GOD_OF_KIND[self.kind(board)])


class HeraPick(Question):
    """Raise or produce different kinds, each once (OU-6.2)."""

    def ask_for(self, board: Board, seat: i64, size: i64) -> None:
        self.put(board, seat, size)

    def why_not(self, board: Board, entry: i64) -> i64:
        """As many kinds as the favour gives; of blocked tracks those that remain (OU-6.2)."""
        kinds: i64 = HERA_MASKS[entry]
        wanted: i64 = parts.HERA_KINDS[self.first(board)]
        if entry < FIRST_PRODUCE:
            player = board.players[board.seat]
            open_kinds: i64 = RAISE_TRACK.open_tracks(player, parts.PRODUCTION_MASK) >> parts.FIRST_PRODUCTION
            for kind in range(parts.KINDS):
                if (kinds >> kind) & 1 != 0 and (open_kinds >> kind) & 1 == 0:
                    return why_not_raise(player, parts.FIRST_PRODUCTION + kind)
            if parts.COUNT[open_kinds] < wanted:
                wanted = parts.COUNT[open_kinds]
        return ALLOWED if parts.COUNT[kinds] == wanted else NUMBER_OF_KINDS.of(wanted)

    def do(self, board: Board, entry: i64) -> None:
        for kind in range(parts.KINDS):
            if (HERA_MASKS[entry] >> kind) & 1 != 0:
                if entry < FIRST_PRODUCE:
                    raise_level(board, board.seat, parts.FIRST_PRODUCTION + kind, 1)
                else:
                    produce(board, board.seat, kind, parts.HERA)


class AresAlpha(Question):
    """The large favour of Ares: one of its alternatives, whether or not the marker can move (OU-6.8)."""

    def ways(self, board: Board) -> i64:
        """The alternatives offered, as a mask."""
        return parts.ARES_ALPHA_MASK

    def ask_for(self, board: Board, seat: i64, source: i64) -> None:
        self.put(board, seat, source)

    def why_not(self, board: Board, way: i64) -> i64:
        return ALLOWED if (self.ways(board) >> way) & 1 != 0 else NOT_OFFERED.why

    def do(self, board: Board, way: i64) -> None:
        """Markers move now, wars of a ceremony come after all favours (OU-6.8, OU-6.8.1, OU-10.31.2)."""
        source: i64 = self.first(board)
        raise_level(board, board.seat, parts.MILITARY, parts.ARES_RAISE[way])
        wars: i64 = parts.ARES_WARS[way]
        if wars > 0:
            board.tell(WAR_DECLARED, board.seat, wars, parts.ARES)
        declare(board, board.seat, wars, at_once=source != WORSHIP, wins_ties=source == ORACLE)


class AresBeta(AresAlpha):
    """The small favour of Ares, which depends on an option (OU-1.8, OU-6.8)."""

    def ways(self, board: Board) -> i64:
        return parts.ARES_CORRECTED_MASK if board.plain_ares else parts.ARES_BETA_MASK


def plague_loss(board: Board, seat: i64) -> i64:
    """What a plague costs; sender, followers and the owner of the temple of Apollo are safe (OU-8.2, OU-8.3)."""
    player = board.players[seat]
    if seat == board.seat or board.follows(seat) or player.owns(parts.TEMPLE_APOLLO):
        return 0
    return player.levels[parts.POPULATION] // parts.PLAGUE_DIVISOR


class ApolloAlpha(Question):
    """The large favour of Apollo: two points, or one and a plague that strikes at once (OU-6.10, OU-8.1)."""

    def do(self, board: Board, entry: i64) -> None:
        if entry == 0:
            score(board, board.seat, parts.APOLLO_POINTS[ALPHA], parts.APOLLO)
        else:
            score(board, board.seat, parts.PLAGUE_POINTS, parts.APOLLO)
            board.tell(SENDS_PLAGUE, board.seat)
            self.send_plague(board)

    def send_plague(self, board: Board) -> None:
        """All lose a third but the sender, the followers and the owner of the temple of Apollo.

        OU-8.2 to OU-8.4, OU-11.2.
        """
        for seat in range(board.seats):
            player = board.players[seat]
            before: i64 = player.levels[parts.POPULATION]
            loss: i64 = plague_loss(board, seat)
            if loss > 0:
                player.levels[parts.POPULATION] = before - loss
                board.tell(PLAGUE, seat, board.seat, before, before - loss)
            elif seat != board.seat and player.owns(parts.TEMPLE_APOLLO):
                board.tell(IMMUNE, seat, board.seat)


RAISE_OR_PRODUCE: Final[RaiseOrProduce] = RaiseOrProduce("raise_or_produce", actions.SINGLE)
HERA_PICK: Final[HeraPick] = HeraPick("hera_pick", actions.HERA)
ARES_ALPHA: Final[AresAlpha] = AresAlpha("ares_alpha", actions.ARES)
ARES_BETA: Final[AresBeta] = AresBeta("ares_beta", actions.ARES)
APOLLO_ALPHA: Final[ApolloAlpha] = ApolloAlpha("apollo_alpha", actions.APOLLO)
FAVOUR: Final[Favour] = Favour("favour")

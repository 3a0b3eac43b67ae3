"""Settlement scorings, final scoring and tie-break (AE-20, AE-21, AE-25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.rules import Scoring
from aegean.games.atlantis_exodus import cards, causes, counts, parts, tiles
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import SETTLEMENT, SOURCES, Board, Player
from aegean.games.atlantis_exodus.phrases import NOTES
from aegean.games.atlantis_exodus.rules import supply

REGION: Final[Phrase] = NOTES.add("region", "AE-20.1", "region", "n")
REGION_COUNTED: Final[Phrase] = NOTES.add("region_counted", "AE-20.2", "n", "n2", "n3")
REGION_SCORED: Final[Phrase] = NOTES.add("region_scored", "AE-20.3", "region", "n")
FINAL: Final[Phrase] = NOTES.add("final", "AE-21.1")
TITLE: Final[Phrase] = NOTES.add("title", "AE-25.7", "title")

SCORING: Final = [
    Phrase("dispatch", "AE-9.10"),
    Phrase("settlement", "AE-20.3"),
    Phrase("ships", "AE-16.2"),
    Phrase("track", "AE-19.6"),
    Phrase("placement", "AE-12.3"),
    Phrase("pillars", "AE-17.5"),
    Phrase("influence", "AE-11.25"),
    Phrase("unsent", "AE-21.1"),
    Phrase("lines", "AE-21.1"),
    Phrase("monuments", "AE-23.13"),
    Phrase("knowledge", "AE-22.1"),
    Phrase("unplayed", "AE-11.5"),
]
TIES: Final = [Phrase("settlers", "AE-21.2")]

# ------------------------------------------------------------ settlement scorings


def in_region(player: Player, region: i64, colour: i64) -> i64:
    """Settlers of a colour on lodgings and workshops of a row and on ships; not on pillars (AE-20.2, AE-17.22)."""
    count: i64 = counts.on_ships(player, colour)
    for cell in range(region * tiles.COLUMNS, (region + 1) * tiles.COLUMNS):
        count += tiles.heads(player.crowds[cell], colour)
    return count


def majority(board: Board, seat: i64, region: i64, colour: i64) -> i64:
    """Points for every other player with fewer settlers of the colour (AE-20.3)."""
    own: i64 = in_region(board.players[seat], region, colour)
    beaten: i64 = 0
    for other in range(board.seats):
        if in_region(board.players[other], region, colour) < own:
            beaten += 1
    return beaten * parts.MAJORITY_BY_SEATS[board.seats]


def has_lodging(player: Player, region: i64) -> bool:
    """Whether a lodging lies in a region (AE-25.6)."""
    for cell in range(region * tiles.COLUMNS, (region + 1) * tiles.COLUMNS):
        if tiles.FIRST_LODGING < player.cells[cell] <= tiles.FIRST_MONUMENT:
            return True
    return False


def solo_points(player: Player, region: i64) -> i64:
    """One point a settler; with all three colours the fewest count three times (AE-25.6).

    >>> [int(three_colours(*numbers)) for numbers in ((2, 2, 3), (0, 4, 1), (1, 5, 2))]
    [11, 5, 10]
    """
    return three_colours(in_region(player, region, 0), in_region(player, region, 1), in_region(player, region, 2))


def three_colours(purple: i64, white: i64, brown: i64) -> i64:
    """The solo points of so many settlers of each colour (AE-25.6)."""
    fewest: i64 = purple
    if white < fewest:
        fewest = white
    if brown < fewest:
        fewest = brown
    return purple + white + brown + 2 * fewest


def region_points(board: Board, seat: i64, region: i64) -> i64:
    """What a seat would score for a region now (AE-20.3, AE-20.4)."""
    if board.seats == 1:
        return solo_points(board.players[seat], region)
    return majority(board, seat, region, 0) + majority(board, seat, region, 1) + majority(board, seat, region, 2)


def score_region(board: Board, region: i64) -> bool:
    """Scores a region for everybody; False if a solo game is lost there (AE-20.1, AE-25.6)."""
    if board.seats == 1 and not has_lodging(board.players[0], region):
        return False
    board.tell(REGION, -1, region, parts.MAJORITY_BY_SEATS[board.seats])
    for seat in range(board.seats):
        who = board.players[seat]
        board.tell(
            REGION_COUNTED, seat, in_region(who, region, 0), in_region(who, region, 1), in_region(who, region, 2)
        )
    for seat in range(board.seats):
        points: i64 = region_points(board, seat, region)
        board.players[seat].points[SETTLEMENT] += points
        board.tell(REGION_SCORED, seat, region, points)
    return True


# ------------------------------------------------------------ the end


def unsent_points(player: Player) -> i64:
    """What settlers still in training cost (AE-21.1)."""
    return player.in_training * parts.UNSENT_POINTS


def line_points(player: Player) -> i64:
    """Full rows and columns; settlers do not matter (AE-21.1)."""
    rows: i64 = counts.full_lines(player, tiles.ROW_CELLS)
    return rows * parts.ROW_POINTS + counts.full_lines(player, tiles.COLUMN_CELLS) * parts.COLUMN_POINTS


def final_points(player: Player) -> i64:
    """All that final scoring would bring now (AE-21.1)."""
    return (
        unsent_points(player)
        + line_points(player)
        + counts.monument_points(player)
        + counts.knowledge_points(player)
        + player.hand_count * parts.UNPLAYED_POINTS
    )


def final_scoring(board: Board) -> None:
    """Settlers left behind, lines, monuments, knowledge, unplayed influence (AE-21.1, AE-11.5)."""
    board.tell(FINAL, -1)
    for seat in range(board.seats):
        player = board.players[seat]
        supply.score(board, seat, unsent_points(player), causes.LEFT_BEHIND)
        supply.score(board, seat, line_points(player), causes.FULL_LINES)
        for cell in range(tiles.CELL_COUNT):
            monument: i64 = player.cells[cell] - 1 - tiles.FIRST_MONUMENT
            if monument >= 0:
                supply.score(board, seat, counts.points_at(player, cell), causes.MONUMENT + monument)
        for kind in range(cards.KIND_COUNT):
            if has(player.knowledge, kind):
                supply.score(board, seat, counts.kind_points(player, kind), causes.SCROLL + kind)
        supply.score(board, seat, player.hand_count * parts.UNPLAYED_POINTS, causes.HAND)
    if board.seats == 1:
        board.tell(TITLE, 0, title(board.players[0].vp))


def title(points: i64) -> i64:
    """The solo title for so many points, the best one first (AE-25.7).

    >>> [int(title(points)) for points in (121, 120, 111, 100, 71, 51, 50, -3)]
    [0, 1, 1, 3, 4, 5, 6, 6]
    """
    number: i64 = 0
    while points < parts.TITLE_FROM[number]:
        number += 1
    return number


class AtlantisScoring(Scoring):
    """How Atlantis Exodus counts points and ranks equal ones."""

    def score(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The points by scoring item; the last five come with final scoring (AE-21.1)."""
        player = board.players[seat]
        for item in range(SOURCES):
            out[item] = player.points[item]
        return SOURCES

    def tiebreak(self, board: Board, seat: i64) -> list[int]:
        """More rescued settlers; still tied shares the victory (AE-21.2)."""
        player = board.players[seat]
        return [int(counts.rescued(player, 0) + counts.rescued(player, 1) + counts.rescued(player, 2))]

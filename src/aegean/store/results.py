"""How games came out, and what they tell of their players: written once, in the transaction that ends a game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    Connection,
    delete,
    insert,
    select,
    text,
    update,
)

from aegean.play.rating import Belief, after_game, as_one, bot_belief
from aegean.store.schema import BROWSER, FORMER, KEYS, RATINGS, RESULTS, TABLES

if TYPE_CHECKING:
    from aegean.store.store import Store

ONE_AFTER_ANOTHER: Final = text("LOCK TABLE ratings IN EXCLUSIVE MODE")  # SQLite has one writer anyway


@dataclass(frozen=True, slots=True)
class Result:
    """How a seat came out of a game: its place, its points, and these by scoring item.

    `rank` is the place by which it is rated: whoever has left their seat to a bot comes last.
    """

    seat: int
    player: str
    name: str
    level: str
    place: int
    points: int
    items: dict[str, int]
    rank: int


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game came out, for all its seats."""

    game: str
    rated: bool
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class Past:
    """A game that somebody has played, as they came out of it; `belief` is none if it was not rated."""

    table_id: str
    seat: int
    game: str
    player: str
    name: str
    level: str
    place: int
    points: int
    items: dict[str, int]
    ended: float
    belief: Belief | None
    gain: float
    deal: str  # that its table shared with others; empty if none
    is_public: bool  # whether its table was open to everybody


# ---------------------------------------------------------------- writing


def write_end(store: Store, connection: Connection, table_id: str, ended: Ended, time: float) -> None:
    """Notes how a game came out; if it was rated, what is believed of its players changes with it, one game at a time.

    The transaction is that of the game's last move, which is written once, whoever writes it.
    """
    before, after = [Belief()] * len(ended.results), [Belief()] * len(ended.results)
    if ended.rated and store.is_postgres:
        connection.execute(ONE_AFTER_ANOTHER)
    people = [_digests(connection, result.player) for result in ended.results]
    # whoever has turned out to be two of the players would only play against themselves
    rated = ended.rated and len({key for keys in people for key in keys}) == sum(map(len, people))
    if rated:
        known = [_known(connection, digests, ended.game) for digests in people]
        before = [
            belief if result.player else bot_belief(ended.game, result.level)
            for result, (belief, _) in zip(ended.results, known, strict=True)
        ]
        after = after_game(before, [result.rank for result in ended.results])
        for result, digests, (_, games), belief in zip(ended.results, people, known, after, strict=True):
            if result.player:
                _write_belief(connection, result.player, digests, ended.game, belief, games + 1)
    connection.execute(
        insert(RESULTS),
        [
            _row(result, then, now, rated and bool(result.player))
            | {"table_id": table_id, "game": ended.game, "ended": time}
            for result, then, now in zip(ended.results, before, after, strict=True)
        ],
    )


def _row(result: Result, before: Belief, after: Belief, rated: bool) -> dict[str, Any]:
    return {
        "seat": result.seat,
        "player": result.player,
        "name": result.name,
        "level": result.level,
        "place": result.place,
        "points": result.points,
        "items": json.dumps(result.items),
        "rated": rated,
        "mean": after.mean if rated else 0.0,
        "doubt": after.doubt if rated else 0.0,
        "gain": after.mean - before.mean if rated else 0.0,
    }


def _digests(connection: Connection, player: str) -> list[str]:
    """All keys of the person who has this one."""
    person = select(KEYS.c.person).where(KEYS.c.digest == player).scalar_subquery()
    own = KEYS.c.person == person, KEYS.c.kind.in_((BROWSER, FORMER)), KEYS.c.digest != player
    return [player, *connection.execute(select(KEYS.c.digest).where(*own)).scalars()] if player else []


def _known(connection: Connection, digests: Sequence[str], game: str) -> tuple[Belief, int]:
    """What is believed of a person at a game, and after how many games."""
    rows = connection.execute(select(RATINGS).where(RATINGS.c.player.in_(digests), RATINGS.c.game == game)).all()
    return as_one([Belief(row.mean, row.doubt) for row in rows]), sum(row.games for row in rows)


def _write_belief(
    connection: Connection, player: str, digests: Sequence[str], game: str, belief: Belief, games: int
) -> None:
    """Keeps what is believed of a person under one of their keys, in place of all of them."""
    connection.execute(delete(RATINGS).where(RATINGS.c.player.in_(digests), RATINGS.c.game == game))
    row = {"player": player, "game": game, "mean": belief.mean, "doubt": belief.doubt, "games": games}
    connection.execute(insert(RATINGS), row)


def forget_results(connection: Connection, digests: Sequence[str]) -> None:
    """Takes somebody's name from the games they have played, and all that was believed of them."""
    connection.execute(
        update(RESULTS)
        .where(RESULTS.c.player.in_(digests))
        .values(player="", name="", rated=False, mean=0.0, doubt=0.0, gain=0.0)
    )
    connection.execute(delete(RATINGS).where(RATINGS.c.player.in_(digests)))


# ---------------------------------------------------------------- reading


def ratings_of(store: Store, digests: Sequence[str]) -> dict[str, tuple[Belief, int]]:
    """What is believed of somebody at each game, and after how many rated games."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(RATINGS).where(RATINGS.c.player.in_(digests))).all()
    games = sorted({row.game for row in rows})
    return {
        game: (
            as_one([Belief(row.mean, row.doubt) for row in rows if row.game == game]),
            sum(row.games for row in rows if row.game == game),
        )
        for game in games
    }


def outcomes(store: Store, table_ids: Sequence[str]) -> dict[str, dict[int, tuple[int, int]]]:
    """The place and the points of every seat at some tables that are over."""
    query = select(RESULTS.c.table_id, RESULTS.c.seat, RESULTS.c.place, RESULTS.c.points)
    found: dict[str, dict[int, tuple[int, int]]] = {}
    with store.engine.connect() as connection:
        for row in connection.execute(query.where(RESULTS.c.table_id.in_(table_ids))):
            found.setdefault(row.table_id, {})[row.seat] = (row.place, row.points)
    return found


def games_played(store: Store, digests: Sequence[str]) -> dict[str, list[Past]]:
    """The games that somebody has played to their end, the earliest first: all results of each, by table."""
    own = select(RESULTS.c.table_id).where(RESULTS.c.player.in_(digests))
    query = select(RESULTS, TABLES.c.deal, TABLES.c.public).outerjoin(TABLES, TABLES.c.id == RESULTS.c.table_id)
    query = query.where(RESULTS.c.table_id.in_(own)).order_by(RESULTS.c.ended, RESULTS.c.seat)
    found: dict[str, list[Past]] = {}
    with store.engine.connect() as connection:
        for row in connection.execute(query):
            found.setdefault(row.table_id, []).append(_past(row))
    return found


def _past(row: Any) -> Past:
    return Past(
        row.table_id, row.seat, row.game, row.player, row.name, row.level, row.place, row.points,
        json.loads(row.items), row.ended, Belief(row.mean, row.doubt) if row.rated else None, row.gain,
        row.deal or "", bool(row.public),
    )  # fmt: skip

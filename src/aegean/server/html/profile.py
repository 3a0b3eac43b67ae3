"""A profile: ratings with their doubt, results, ways to win and the people met, all from the games that have ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from markupsafe import Markup
from pydantic import BaseModel

from aegean.games import load
from aegean.play.rating import STEP, Belief, bot_belief
from aegean.play.teller import Teller
from aegean.search.bots import LEVELS
from aegean.server.html.catalogue import games
from aegean.server.html.rating_graph import NARROW, Dot, graph, spark
from aegean.server.words import say
from aegean.store.results import Past


class RatingModel(BaseModel):
    """What is believed of somebody at a game; 19 times out of 20 it lies within `give_or_take` of `rating`."""

    game: str
    title: str
    rating: int
    give_or_take: int
    games: int  # rated ones


class PlayedModel(BaseModel):
    """A game that has ended; `gain` is what it has changed the rating by, none if it was not rated.

    `table` is empty where its reader may still play the same deal, or did not sit at a private table.
    """

    table: str
    game: str
    title: str
    place: int
    seats: int
    points: int
    others: list[str]
    ended: float
    gain: int | None
    rating: int | None
    give_or_take: int | None


class WayModel(BaseModel):
    """A scoring item, and the share of the points that came from it in games that were won."""

    words: str
    share: float


class MetModel(BaseModel):
    """Somebody at the same tables, and how often one came out before and behind them."""

    name: str
    games: int
    before: int
    behind: int


class ProfileModel(BaseModel):
    """All that somebody's finished games tell."""

    name: str
    since: float
    seen_by: str
    games: int
    won: int
    places: dict[int, int]  # how often each place was reached
    ratings: list[RatingModel]
    played: list[PlayedModel]  # the latest first
    ways: dict[str, list[WayModel]]  # by game
    people: list[MetModel]


@dataclass(frozen=True, slots=True)
class Games:
    """Somebody's finished games, the earliest first.

    `named` says as whom a reader may know another player, `leads` whether they may be led to a table.
    """

    digests: Sequence[str]
    by_table: dict[str, list[Past]]
    named: Callable[[Past], str]
    leads: Callable[[Past], bool]

    @property
    def own(self) -> list[Past]:
        """How they came out themselves."""
        return [past for results in self.by_table.values() for past in results if past.player in self.digests]

    def others(self, past: Past) -> list[Past]:
        """The others at the table of a game."""
        return [other for other in self.by_table[past.table_id] if other.seat != past.seat]


def played_models(all_games: Games) -> list[PlayedModel]:
    """The games as an answer of the API, the latest first."""
    return [
        PlayedModel(
            table=past.table_id if all_games.leads(past) else "",
            game=past.game,
            title=games()[past.game].title,
            place=past.place,
            seats=len(all_games.by_table[past.table_id]),
            points=past.points,
            others=[all_games.named(other) for other in all_games.others(past)],
            ended=past.ended,
            gain=round(STEP * past.gain) if past.belief else None,
            rating=past.belief.shown if past.belief else None,
            give_or_take=past.belief.give_or_take if past.belief else None,
        )
        for past in reversed(all_games.own)
        if past.game in games()
    ]


def rating_models(ratings: dict[str, tuple[Belief, int]]) -> list[RatingModel]:
    """The ratings of somebody at all games that they have been rated at."""
    return [
        RatingModel(
            game=game,
            title=games()[game].title,
            rating=belief.shown,
            give_or_take=belief.give_or_take,
            games=count,
        )
        for game, (belief, count) in ratings.items()
        if game in games()
    ]


def ways(won: Iterable[Past], lang: str) -> dict[str, list[WayModel]]:
    """From which scoring items the points of games came that were won, most first, by game."""
    sums: dict[str, Counter[str]] = {}
    for past in won:
        sums.setdefault(past.game, Counter()).update({item: max(0, n) for item, n in past.items.items()})
    return {game: _ways(game, items, lang) for game, items in sums.items() if game in games()}


def _ways(game: str, items: Counter[str], lang: str) -> list[WayModel]:
    rules = load(game)
    teller, known = Teller(rules, lang, []), {phrase.name: phrase for phrase in rules.scoring}
    total = items.total() or 1
    return [
        WayModel(words=teller.score(known[item]).words, share=n / total)
        for item, n in items.most_common()
        if n and item in known
    ]


def people_met(all_games: Games) -> list[MetModel]:
    """The people at the same tables whom a reader may know, most often met first."""
    met: dict[str, Counter[str]] = {}
    for past in all_games.own:
        for other in all_games.others(past):
            if other.player and (name := all_games.named(other)):
                order = "before" if past.place < other.place else "behind" if past.place > other.place else "level"
                met.setdefault(name, Counter()).update(("games", order))
    found = [MetModel(name=name, games=n["games"], before=n["before"], behind=n["behind"]) for name, n in met.items()]
    return sorted(found, key=lambda one: (-one.games, one.name))


# ---------------------------------------------------------------- pictures


def dots(all_games: Games, game: str, lang: str) -> list[Dot]:
    """What was believed before the first rated game and after each, with what was special about some."""
    rated = [past for past in all_games.own if past.game == game and past.belief]
    unknown = Belief()
    found = [Dot(past.ended, unknown.shown, unknown.give_or_take) for past in rated[:1]]
    beaten: set[str] = set()
    for past in rated:
        assert past.belief is not None
        new = {other.level for other in all_games.others(past) if other.level in LEVELS and past.place < other.place}
        event = ""
        if new - beaten:
            level = max(new - beaten, key=list(LEVELS).index)
            event = say(lang, "profile-beaten", level=say(lang, f"level-{level}"))
        beaten |= new
        found.append(Dot(past.ended, past.belief.shown, past.belief.give_or_take, event))
    return found


def sparks(all_games: Games, lang: str) -> dict[str, Markup]:
    """The course of every rating, for the cards."""
    played = {past.game for past in all_games.own if past.belief}
    return {game: spark(dots(all_games, game, lang)) for game in played}


def rating_graph(all_games: Games, game: str, lang: str) -> Markup:
    """The course of a rating, large, and once more for a phone."""
    levels = [
        (say(lang, "profile-bot", level=say(lang, f"level-{level}"), rating=str(rating)), rating)
        for level in LEVELS
        for rating in (bot_belief(game, level).shown,)
    ]
    course = dots(all_games, game, lang)
    last = course[-1]
    label = say(
        lang, "profile-graph_label", title=games()[game].title, rating=str(last.rating), doubt=last.give_or_take,
        games=len(course) - 1,
    )  # fmt: skip
    return graph(course, levels, lang, label) + graph(course, levels, lang, label, NARROW)

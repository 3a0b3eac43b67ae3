"""The end of a guided game in words: every number is the game's own, and the advice is about what was missing."""

from __future__ import annotations

from functools import cache

import pytest

from aegean.core.words import LANGUAGES
from aegean.games import load, names
from aegean.play import Table
from aegean.play.ending import Ending, ending
from aegean.play.farewell import farewell
from aegean.play.teller import Teller

NAMES = ["Theano", "Kallias", "Myrine"]


@cache
def finished(game: str) -> Table:
    """A game that easy bots have played to its end."""
    played = load(game)
    seats = min(3, played.seats[-1])
    table = Table(played, ["easy"] * seats, seed=2, names=NAMES[:seats])
    while not table.is_over:
        table.play_bot()
    return table


def told(game: str, seat: int, lang: str = "en") -> tuple[list[str], Ending, Teller]:
    """What a seat is told at the end, and what the rules say."""
    table = finished(game)
    teller = table.teller(lang)
    end = ending(table.state, teller)
    return [str(one) for one in farewell(end, teller, seat)], end, teller


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_everybody_is_told_how_far_they_are_ahead_or_behind_and_from_what(game: str, lang: str) -> None:
    for seat in range(len(finished(game).names)):
        words, end, _ = told(game, seat, lang)
        rival = min((place, -end.scores[other], other) for other, place in enumerate(end.places) if other != seat)[2]
        gap = abs(end.scores[seat] - end.scores[rival])
        assert NAMES[rival] in words[0] and (str(gap) in words[0] or not gap)
        for one in (seat, rival):
            item, row = max(end.rows, key=lambda pair: pair[1][one])
            assert any(f": {item.words} {row[one]}" in sentence for sentence in words[1:]) or not row[one]


@pytest.mark.parametrize("game", names())
def test_what_to_try_next_is_an_item_in_which_the_other_had_more(game: str) -> None:
    for seat in range(len(finished(game).names)):
        words, end, teller = told(game, seat)
        tips = [sentence for sentence in words if sentence.startswith("To try next time")]
        items = {item.words: (row, phrase) for (item, row), phrase in zip(end.rows, teller.game.scoring, strict=True)}
        for tip in tips:
            row, phrase = items[tip.partition("“")[2].partition("”")[0]]
            rival = next(other for other, name in enumerate(teller.names) if f"brought {name}" in tip)
            assert row[rival] > row[seat] and teller.advice(phrase) in tip and phrase.clause in tip
        assert len(tips) == 1 or end.places[seat] == 1


@pytest.mark.parametrize("game", names())
def test_most_items_have_advice_in_every_language(game: str) -> None:
    played = load(game)
    known = [{item.name for item in played.scoring if Teller(played, lang, NAMES).advice(item)} for lang in LANGUAGES]
    assert known[0] == known[-1] and len(known[0]) * 4 >= 3 * len(played.scoring)


def test_a_winner_hears_by_how_much() -> None:
    _, end, _ = told("olympus", 0)
    winner = end.places.index(1)
    assert told("olympus", winner)[0][0].startswith("You are ")
    assert "ahead of" in told("olympus", winner)[0][0]

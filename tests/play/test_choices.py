"""A choice says what it costs and brings, in every place that offers it."""

import pytest

import aegean
from aegean.play import Table
from aegean.testing.leak_checks import shown
from aegean.testing.walks import walk

GAME = aegean.load("athens")
PRICES = {
    "en": ["Pay 1 middle-class tile", "Pay 2 lower-class tiles"],
    "de": ["1 Mittelschichtplättchen zahlen", "2 Unterschichtplättchen zahlen"],
}


@pytest.fixture(scope="module")
def paying() -> Table:
    """A table at which somebody chooses between two prices."""
    table = Table(GAME, ["random"] * 4, seed=2, names=["Ann", "Ben", "Cleo", "Dion"])
    while not table.moves()[0].startswith("pay"):
        table.play_bot()
    return table


@pytest.mark.parametrize("lang", PRICES)
def test_a_choice_says_its_price_and_the_move_that_was_made_does_not(paying: Table, lang: str) -> None:
    position, teller = paying.seen(paying.seat).position, paying.teller(lang)
    legal = paying.state.legal()
    assert [teller.choice(position, action) for action in legal] == PRICES[lang]
    assert not {teller.move(action) for action in legal} & set(PRICES[lang])


def test_a_choice_without_values_of_its_own_is_said_as_a_move() -> None:
    words, found = GAME.words("en"), 0
    for state in (state for state in walk(GAME, 3, 1) if state.seat >= 0):
        for action in state.legal():
            if not GAME.choice(state, action, words):
                found += 1
                assert GAME.say_choice(state, action) == GAME.say(action)
    assert found


def test_the_words_of_choices_are_searched_for_leaks(paying: Table) -> None:
    found = shown(GAME, paying.state, paying.seat)
    assert all(said in found for prices in PRICES.values() for said in prices)
    others = shown(GAME, paying.state, (paying.seat + 1) % 4)
    assert not any(said in others for prices in PRICES.values() for said in prices)

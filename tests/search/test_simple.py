"""What `greedy` finds out only once, it could not have found out differently."""

from typing import Any

import pytest

import aegean
from aegean.core.hints import Hints
from aegean.search.simple import GreedyBot
from aegean.testing.greedy_checks import overlooks_nothing


class Peeking(Hints):
    """Hints of Olympos that look at the cards in all hands, and say that they do not."""

    def __init__(self, honest: Hints) -> None:
        self.honest = honest
        self.fears_hidden = False

    def judge(self, state: Any, seat: Any, out: Any) -> None:
        raise NotImplementedError

    def value(self, state: Any, seat: Any) -> float:
        hand = state.players[seat].hand
        return self.honest.value(state, seat) + float(sum(place * count for place, count in enumerate(hand)))

    def prior(self, state: Any, action: Any) -> float:
        return self.honest.prior(state, action)


def test_hints_that_deny_to_look_at_hidden_cards_are_found_out() -> None:
    bot = GreedyBot(aegean.load("olympos"))
    bot.hints = Peeking(bot.hints)
    with pytest.raises(AssertionError):
        overlooks_nothing(bot, 3)
    bot.hints.fears_hidden = True
    overlooks_nothing(bot, 3)

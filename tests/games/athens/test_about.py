"""The things of Athens explained: a price is the cheapest that can be paid, and a locked thing says why."""

from __future__ import annotations

from aegean.core.seen import Seen
from aegean.draw.viewpoint import Viewpoint
from aegean.games.athens.about_price import WORTH, cheapest
from aegean.games.athens.game import GAME
from aegean.games.athens.parts import CLASSES
from aegean.games.athens.view_scene import Scene
from aegean.play.about import Card, card
from aegean.testing.picture_checks import sensible_game

from .positions import Athens, at_action

NAMES = ["Theano", "Kallias", "Lysis", "Myrine"]


def told(game: Athens, id: str, lang: str = "en") -> Card:
    """A thing explained to whoever decides."""
    viewer = int(game.board.seat)
    viewpoint = Viewpoint(GAME, lang, NAMES[: game.board.seats], viewer=viewer)
    found = card(Seen(game.board, viewer), viewpoint, id)
    assert found
    return found


def lines(found: Card) -> list[str]:
    return [line.words for line in found.now]


def test_a_card_says_what_it_costs_and_offers_it() -> None:
    laurion = told(at_action(dice="L L", tiles="L"), "card.laurion_silver_mine")
    assert lines(laurion)[0] == "Costs you 1 lower now; the dice pay 2 lower."
    assert len(laurion.now[0].pieces) == 3 + 1 + 2 + 1 + 1  # the price, minus, what is off, equals, what is left
    assert [offer.move for offer in laurion.offers] == ["use laurion_coin"]


def test_a_locked_card_says_why_first() -> None:
    game = at_action(dice="L L", tiles="L")
    game.work("laurion_silver_mine", 1)
    laurion = told(game, "card.laurion_silver_mine", "de")
    assert laurion.offers == () and laurion.now[0].icon == "padlock"
    assert lines(laurion)[-1] == "Kallias hat sie in dieser Runde benutzt."


def test_a_price_is_the_cheapest_that_can_be_paid() -> None:
    compared = 0
    for state in sensible_game(GAME, 3, 5):
        if state.seat < 0 or state.question().name != "act":
            continue
        seen = Seen(state, int(state.seat))
        scene = Scene.of(seen, Viewpoint(GAME, "en", NAMES[:3], viewer=int(state.seat)))
        for action in seen.legal():
            deed = scene.deed_of(action)
            if deed is None:
                continue
            after = state.clone()
            after.apply(action)
            if after.question().name != "pay":
                continue
            ways = [int(text.split()[1]) - 1 for text in map(GAME.text, after.legal())]
            least = min(ways, key=lambda way: sum(n * WORTH[tile] for tile, n in enumerate(scene.due(deed, way))))
            assert scene.due(deed, cheapest(scene, deed)) == scene.due(deed, least)
            compared += 1
    assert compared > 50 and len(CLASSES) == len(WORTH)

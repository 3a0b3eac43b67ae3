"""The things of Olympos explained: what a thing costs is what the time track shows afterwards."""

from __future__ import annotations

from aegean.core.rng import Rng
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympos.game import GAME
from aegean.games.olympos.parts import SPACES, TERRITORIES
from aegean.play import Table
from aegean.play.about import card
from aegean.play.table import PERSON

NAMES = ["Theano", "Kallias", "Lysis"]


def test_a_plan_can_be_played_and_costs_what_it_says() -> None:
    table, rng, compared = Table(GAME, [PERSON] * 3, seed=4), Rng(4), 0
    while not table.is_over and compared < 25:
        seat = table.seat
        seen = table.seen(seat)
        viewpoint = Viewpoint(GAME, "en", NAMES, viewer=seat)
        if table.state.question().name == "menu":
            for id in [*(f"space.{space}" for space in SPACES), *(f"land.{land}" for land in TERRITORIES)]:
                found = card(seen, viewpoint, id)
                assert found
                for offer in found.offers:
                    trial = table.rehearse(offer.move, seat, "en", 1)
                    assert trial.entries
                    compared += 1
        moves = table.moves()
        table.play(moves[rng.below(len(moves))])
    assert compared >= 25

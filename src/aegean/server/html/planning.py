"""Planning on the board: how the table may stand when somebody's turn comes, so that they can choose there already."""

from __future__ import annotations

from typing import Final

from aegean.core.rng import Rng
from aegean.play import Table
from aegean.server.errors import RequestRefused
from aegean.server.html.offers import Offers, choices_part, offers_of
from aegean.server.html.render import Preview, as_text, picture_parts
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.viewpoint import TableViewpoint
from aegean.store.schema import PERSON

GUESS: Final = "greedy"  # plays for the others until then,
BLIND: Final = "random"  # or this one, where nothing may show how a bot would play
SEED: Final = 1  # the same guess for the same position
FAR: Final = 300  # decisions of others that are guessed at most


def planned_ahead(live: LiveTable, viewpoint: TableViewpoint, moves: str, guess: str = GUESS) -> Preview:
    """The viewer's next turn after some moves of theirs, as it may be: what they cannot know is guessed.

    Everything hidden is dealt anew first, so that nothing of it shows in what the others are thought to do.
    """
    viewer, running = viewpoint.viewer, live.running
    state = running.state.clone()
    state.redeal(viewer, Rng(SEED))
    players = [PERSON if seat == viewer else guess for seat in range(len(live.seats))]
    table = Table(
        live.game, players, options=running.options, names=running.names, position=state, seed=SEED, settle=True
    )
    for _ in range(FAR):
        if table.is_over or table.seat == viewer:
            break
        table.play_bot()
    if table.is_over or table.seat != viewer:
        raise RequestRefused(409, "no_turn")
    begun = len(table.entries)
    if moves.strip():
        table.play(moves, viewpoint.lang)
    made = [entry for entry in table.entries[begun:] if entry.seat == viewer and not entry.forced]
    words = [viewpoint.say(entry.action) for entry in made]
    goes_on, seen = not table.is_over and table.seat == viewer, table.seen(viewer)
    choices = choices_part(offers_of(viewpoint, seen) if goes_on else Offers(), viewpoint.lang)
    return Preview(words, [], goes_on, as_text({"choices": choices, **picture_parts(viewpoint, seen)}))

"""The components one by one, for the rules page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR
from aegean.draw.component import Component
from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import die, meeple, seal
from aegean.draw.plates import REASON
from aegean.draw.svg import Svg, el
from aegean.draw.viewpoint import Viewpoint
from aegean.games.athens import parts
from aegean.games.athens.board import Board
from aegean.games.athens.view_cards import cards_height, deeds_of, draw_landmark, draw_single, draw_stack
from aegean.games.athens.view_events import WIDE as EVENT
from aegean.games.athens.view_events import draw_event
from aegean.games.athens.view_looks import PROPHECY
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_things import draw_base, draw_cube, draw_cylinder, draw_die, draw_person, masks

WIDE = 176.0


def components(viewpoint: Viewpoint) -> dict[str, list[Component]]:
    """The components with a picture, by their group in the component data."""
    start = viewpoint.game.start(4)
    scene = Scene.of(Seen(start, SPECTATOR), viewpoint)
    return {
        "population_class": [
            Component(name, draw_person(19, 21, tile, scene.letters[tile], 1.5), 38, 42)
            for tile, name in enumerate(parts.CLASSES)
        ],
        "cube": [Component(name, draw_cube(17, 17, colour, 30), 34, 34) for colour, name in enumerate(parts.CUBES)],
        "base_card": [
            Component(name, draw_base(1, 1, kind, 0) + draw_base(46, 1, kind, 1), 86, 47, _turned(scene))
            for kind, name in enumerate(parts.BASES)
        ],
        "action_card": [*_singles(scene), *_stacks(scene)],
        "landmark": list(_landmarks(start.clone(), viewpoint)),
        "oracle_card": [_oracle(scene, oracle) for oracle in range(len(parts.ORACLES))],
        "event": [Component(name, draw_event(scene, n, 220), 220, EVENT.high) for n, name in enumerate(parts.EVENTS)],
        "die": [
            Component("white_population_die", draw_die(20, 20, 0), 40, 40),
            Component("grey_population_die", draw_die(20, 20, 0, grey=True), 40, 40),
            Component("order_die", die(20, 20, "clockwise-rotation"), 40, 40),
        ],
        "piece": [
            Component("white_cylinder", draw_cylinder(16, 19, "white", 30), 32, 38),
            Component("black_cylinder", draw_cylinder(16, 19, "black", 30), 32, 38),
            Component("worker", meeple(18, 18, "", 32), 36, 36),
            Component("pericles_tile", icon("laurel-crown", 18, 18, 32, "clay"), 36, 36),
            Component("population_bag", icon("swap-bag", 18, 18, 32, "ink2"), 36, 36),
            Component("round_summary_card", icon("rule-book", 18, 18, 32, "ink2"), 36, 36),
        ],
        "victory_point_card": [
            Component(row.text("id"), seal(16, 16, row.number("value"), 15), 32, 32)
            for row in parts.DATA.rows("victory_point_card")
        ],
    }


def _turned(scene: Scene) -> str:
    return f"{scene.view('turned', n=2)}: {scene.view('worth', n=parts.TURNED_POINTS)}"


def _singles(scene: Scene) -> Iterator[Component]:
    for card, name in enumerate(parts.SINGLES):
        high = cards_height([card], 0) - REASON
        yield Component(
            name,
            draw_single(scene, card, WIDE, high),
            WIDE,
            high + 2,
            scene.price_words(parts.DEEDS[deeds_of(card)[0]]),
        )


def _stacks(scene: Scene) -> Iterator[Component]:
    high = cards_height((), 1) - REASON
    for stack, name in enumerate(parts.STACKS):
        said = scene.price_words(parts.DEEDS[parts.FIRST_STACK + stack])
        yield Component(name, draw_stack(scene, stack, WIDE, high), WIDE + 4, high + 6, said)


def _landmarks(state: object, viewpoint: Viewpoint) -> Iterator[Component]:
    """Each landmark as if it lay open on the pile."""
    board = cast(Board, state)
    for landmark, name in enumerate(parts.LANDMARKS):
        board.landmark = landmark
        scene = Scene.of(Seen(board, SPECTATOR), viewpoint)
        high = cards_height((), 1) - REASON
        said = scene.price_words(parts.DEEDS[parts.FIRST_LANDMARK + landmark])
        yield Component(name, draw_landmark(scene, WIDE, high), WIDE + 4, high + 6, said, 1)


def _oracle(scene: Scene, oracle: int) -> Component:
    points = next(row.number("vp") for row in parts.DATA.rows("oracle_card") if row.text("id") == parts.ORACLES[oracle])
    paper: Svg = el("rect", x=1, y=1, width=56, height=62, rx=8, fill="#F3ECF7", stroke=PROPHECY, stroke_width=2)
    frame = el("rect", x=0.5, y=0.5, width=57, height=63, rx=8, fill="none", stroke=KEYLINE, stroke_width=0.6)
    drawn = paper + frame + masks(29, 37, oracle, 24) + seal(48, 10, points, 10)
    return Component(parts.ORACLES[oracle], drawn, 60, 66, scene.view("worth", n=points))

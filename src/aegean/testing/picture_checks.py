"""Checks of pictures and text boards: complete, playable, legible, and nothing hidden is shown.

The tests of a game make a `PositionSet`, rare positions included, and run every check on it.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from html import unescape
from typing import Final

from aegean import games
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import CHANCE, OVER, SPECTATOR, State
from aegean.core.words import LANGUAGES
from aegean.draw.choices import ROUND
from aegean.draw.palette import GOLD, SEATS
from aegean.draw.panel import NARROW, WIDE, Layout, Panel, Picture, compose
from aegean.draw.symbols import definitions
from aegean.draw.terminal import plain, screen_width
from aegean.draw.viewpoint import Viewpoint
from aegean.testing.walks import step

NAMES: Final = ["Theano", "Mika & Söhne", "Leda", "Jonas", "Xenokrates"]
LAYOUTS: Final = (WIDE, NARROW)
TERMINAL: Final = 100  # columns that a text board may fill
STRIP: Final = "strip"  # the panel that may span the whole page
NAMED: Final = 2  # the piece, and what it lies on
LEAST_WORD: Final = 12  # units of a phone that the smallest word needs
SHRUNK: Final = re.compile(rf'<g transform="translate\({ROUND} [\d.]+\) scale\(([\d.]+)\)">(.*?)</g>')
QUEUE: Final = ";"  # stands between moves that are played together


def moves(markup: str) -> set[str]:
    """The moves that can be touched in a picture."""
    return {unescape(move) for move in re.findall(r'data-move="([^"]*)"', markup)}


def sensible_game(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The positions of a game played more sensibly than at random, so that everything comes up."""
    rng, state = Rng(seed), game.start(seats)
    while state.seat != OVER:
        yield state.clone()
        if state.seat != CHANCE and rng.below(3):
            state.apply(max(state.legal(), key=lambda action: game.hints.prior(state, action)))
        else:
            step(state, rng)
    yield state


def sample_positions(game: Game, every: int) -> Iterator[State]:
    """A position of every step, others now and then, and the end, from games of all sizes."""
    found: set[int] = set()
    for seats in reversed(game.seats):
        for number, state in enumerate(sensible_game(game, seats, seats)):
            if state.step not in found or number % every == 0 or state.seat == OVER:
                found.add(int(state.step))
                yield state


class PositionSet:
    """Positions of a game as every viewer sees them."""

    def __init__(self, game: Game, positions: Callable[[], Sequence[State]]) -> None:
        self.game = game
        self.all = positions

    def decisions(self) -> list[State]:
        """The positions in which a player decides."""
        return [state for state in self.all() if state.seat >= 0]

    def with_viewers(self) -> Iterator[tuple[State, int]]:
        """All positions with all their viewers."""
        for state in self.all():
            for viewer in range(SPECTATOR, state.seats):
                yield state, viewer

    def viewpoint(self, state: State, viewer: int, layout: Layout = WIDE, lang: str = "en") -> Viewpoint:
        """How a viewer looks at the table."""
        return Viewpoint(self.game, lang, NAMES[: state.seats], layout, viewer)

    def picture(self, state: State, viewer: int, layout: Layout = WIDE, lang: str = "en") -> Picture:
        """The picture a viewer gets."""
        seen, viewpoint = self.game.seen(state, viewer), self.viewpoint(state, viewer, layout, lang)
        return games.view(self.game.key).draw(seen, viewpoint)

    def markup(self, state: State, viewer: int, layout: Layout = WIDE, lang: str = "en") -> str:
        """The drawing in all panels of the picture."""
        return "".join(panel.body for panel in self.picture(state, viewer, layout, lang).panels)

    def board(self, state: State, viewer: int, lang: str = "en", colour: bool = False) -> str:
        """The text board a viewer gets."""
        seen, viewpoint = self.game.seen(state, viewer), self.viewpoint(state, viewer, lang=lang)
        return games.text_board(self.game.key).board(seen, viewpoint, colour)


Check = Callable[[PositionSet], None]


def pictures_are_well_formed(positions: PositionSet) -> None:
    """Pictures are XML without inline style, ids are unique, and every panel has room."""
    for state in positions.all():
        for viewer, langs in ((SPECTATOR, ("en", "de")), (max(int(state.seat), 0), ("de", "en"))):
            for layout, lang in zip(LAYOUTS, langs, strict=True):
                shown = positions.picture(state, viewer, layout, lang)
                root = ET.fromstring(compose(shown, layout))
                ids = [node.get("id") for node in root.iter() if node.get("id")]
                assert len(ids) == len(set(ids))
                for panel in shown.panels:
                    assert panel.height > 0 and 0 < panel.width <= (layout.width if panel.id == STRIP else layout.board)
                assert not any("style=" in panel.body or "None" in panel.body for panel in shown.panels)


def forms_share_their_pieces(positions: PositionSet) -> None:
    """Every piece of a dense form stands in the panel's first form too, so that motion and focus carry over."""
    for state in positions.all():
        for layout in LAYOUTS:
            first: dict[str, set[str]] = {}
            for panel in positions.picture(state, max(int(state.seat), 0), layout).panels:
                ids = set(re.findall(r'\sid="([^"]+)"', panel.body))
                assert ids <= first.setdefault(panel.id, ids), (panel.id, panel.form, ids - first[panel.id])


def whoever_decides_can_touch_every_move(positions: PositionSet) -> None:
    """Every legal move can be touched by whoever decides, other ones only as the way there, and none by others."""
    for state in positions.decisions():
        legal = {positions.game.text(action) for action in state.legal()}
        for viewer in range(SPECTATOR, state.seats):
            for layout in LAYOUTS:
                shown = moves(positions.markup(state, viewer, layout))
                assert shown >= legal if viewer == state.seat else not shown, state.question().name
                assert {move for move in shown if QUEUE not in move} <= legal


def gold_is_for_whoever_decides(positions: PositionSet) -> None:
    """Where gold means choices: it is seen by the one who has a choice, and by nobody else."""
    for state, viewer in positions.with_viewers():
        for layout in LAYOUTS:
            assert (GOLD in positions.markup(state, viewer, layout)) == (viewer == state.seat >= 0)


def choices_are_buttons_that_say_their_move(positions: PositionSet) -> None:
    """What can be touched is a button with a name; what cannot says why."""
    game = positions.game
    for state in positions.decisions():
        names, position = NAMES[: state.seats], Seen(state, state.seat).position
        for node in ET.fromstring(compose(positions.picture(state, state.seat), WIDE)).iter():
            if move := node.get("data-move"):
                assert node.get("role") == "button" and node.get("tabindex") == "0"
                said = node.get("aria-label") or ""
                words = "" if QUEUE in move else game.say_choice(position, game.parse(move), "en", names)
                assert said and said.startswith(words)
            if refused := node.get("data-why"):
                assert game.parse(refused) not in state.legal()
                assert node.get("aria-label") == game.why_not(state, game.parse(refused), "en", names)[0]


def seats_are_told_apart_without_colour(positions: PositionSet) -> None:
    """Whatever has the colour of a seat carries its sign, or is part of something that does."""
    for state in positions.all():
        for layout in LAYOUTS:
            picture = positions.picture(state, max(int(state.seat), 0), layout)
            for panel in picture.panels:
                assert _without_a_sign(panel, picture) == [], (panel.id, panel.form)


def _without_a_sign(panel: Panel, picture: Picture) -> list[str]:
    """What has the colour of a seat in a panel and stands in nothing with a name that has its sign."""
    defs = ET.fromstring(f"<defs>{definitions(panel.body, picture.defs)}</defs>")
    signs = {seat: {f"#{drawn.get('id')}" for drawn in defs if _has(drawn, seat, set())} for seat in SEATS}
    found: list[str] = []

    def look(node: ET.Element, named: list[ET.Element]) -> None:
        inside = [*named, node] if node.get("id") else named
        for name, seat in SEATS.items():
            paints = {seat.fill, f"url(#slope-{name})", f"url(#round-{name})"} & {node.get("fill"), node.get("stroke")}
            if paints and not any(_has(one, name, signs[name]) for one in inside[-NAMED:]):
                found.append(f"{name} in {inside[-1].get('id')}")
        for child in node:
            look(child, inside)

    look(ET.fromstring(f'<g id="{panel.id}">{panel.body}</g>'), [])
    return found


def _has(drawn: ET.Element, seat: str, signs: set[str]) -> bool:
    """Whether a drawing shows the sign of a seat, or points at one that does."""
    return any(node.get("d") == SEATS[seat].emblem or node.get("href") in signs for node in drawn.iter())


def nothing_hidden_is_shown(positions: PositionSet) -> None:
    """Picture and text board stay the same when everything the viewer cannot know is dealt anew."""
    rng = Rng(11)
    for state, viewer in positions.with_viewers():
        other = state.clone()
        other.redeal(viewer, rng)
        if positions.game.digest(other) != positions.game.digest(state):
            assert positions.board(state, viewer) == positions.board(other, viewer)
            for layout in LAYOUTS:
                assert positions.markup(state, viewer, layout) == positions.markup(other, viewer, layout)


def text_boards_fit_a_terminal(positions: PositionSet) -> None:
    """No line is too long, and colours add nothing but colour."""
    for state in positions.all():
        for viewer in (SPECTATOR, 0):
            for lang in ("en", "de"):
                shown = positions.board(state, viewer, lang)
                assert all(screen_width(row) <= TERMINAL for row in shown.split("\n"))
                assert "\x1b" not in shown
                assert plain(positions.board(state, viewer, lang, colour=True)) == shown


def all_questions_but(*unmet: str) -> Check:
    """The positions show every question that players or chance are asked, but for these."""

    def questions_are_met(positions: PositionSet) -> None:
        questions = positions.game.questions
        asked = {question.name for question in questions.items[: questions.asked]}
        met = {state.question().name for state in positions.all() if state.seat != OVER}
        assert asked - met == set(unmet), f"not shown: {sorted(asked - met)}"

    return questions_are_met


def words_on_buttons_can_be_read_on_a_phone(positions: PositionSet) -> None:
    """What stands on the buttons of a phone is not made so small that it is left out."""
    for state in positions.decisions():
        for lang in LANGUAGES:
            for panel in positions.picture(state, int(state.seat), NARROW, lang).panels:
                for scale, drawn in SHRUNK.findall(panel.body) if panel.place == "dock" else ():
                    for size, words in re.findall(r'font-size="([\d.]+)"[^>]*>([^<]+)<', drawn):
                        assert float(scale) * float(size) >= LEAST_WORD, (words, scale, size)


CHECKS: Final[list[Check]] = [
    pictures_are_well_formed,
    forms_share_their_pieces,
    whoever_decides_can_touch_every_move,
    choices_are_buttons_that_say_their_move,
    words_on_buttons_can_be_read_on_a_phone,
    seats_are_told_apart_without_colour,
    nothing_hidden_is_shown,
    text_boards_fit_a_terminal,
]

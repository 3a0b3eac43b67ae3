"""A table as a page shows it: parts with stable ids, drawn from what the viewer has seen."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from aegean.core.game import Game
from aegean.core.seen import Seen, Still
from aegean.core.state import OVER, SPECTATOR, State
from aegean.core.words import LANGUAGES
from aegean.draw.cache import cached
from aegean.draw.icons import icon_symbol
from aegean.draw.palette import SEATS
from aegean.draw.panel import NARROW, WIDE
from aegean.draw.svg import Svg
from aegean.draw.symbols import definitions
from aegean.draw.viewpoint import Viewpoint
from aegean.games import view
from aegean.server.events import chat, events, own_last, turns
from aegean.server.live_table import LiveTable
from aegean.server.panels import PLACES, figures
from aegean.server.patch import Part, Sheet, lines, written
from aegean.server.settings import LOG_TAIL
from aegean.server.words import say
from aegean.store.schema import BOT

COLOURS: Final = tuple(SEATS)
KEPT: Final = 1024  # filled templates that are at hand
LOG_OPENED: Final = Sheet('<ol id="log" class="log" reversed>\n')
LOG_CLOSED: Final = Sheet("</ol>")
SINCE_LIMIT: Final = 12  # sentences in the summary of what the others did


@dataclass(frozen=True, slots=True)
class Look:
    """Who looks, and how: seats held, eyes, language, width."""

    held: tuple[int, ...]
    eyes: int
    lang: str = "en"
    layout: str = "wide"


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, as typed and in words."""

    move: str
    words: str


class Chip(NamedTuple):
    """A seat in the bar."""

    seat: int
    name: str
    colour: str
    letter: str
    points: int | None
    kind: str
    level: str
    away: bool
    acting: bool
    own: bool
    place: int


@cached
def templates() -> Environment:
    """The pages and parts, with everything written into them escaped."""
    folder = FileSystemLoader(Path(__file__).with_name("templates"))
    environment = Environment(
        loader=folder,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals.update(icon=page_icon, disc=page_disc, clause_link=clause_link, languages=LANGUAGES)
    return environment


def fill(name: str, lang: str, /, **values: Any) -> str:
    """A template with words of a language."""
    return templates().get_template(name).render(lang=lang, w=lambda key, **more: say(lang, key, **more), **values)


@cached(limit=KEPT)
def fill_again(name: str, lang: str, /, **values: Hashable) -> str:
    """The same for a template that is often filled with the same values; whoever sees the same gets the same text."""
    return fill(name, lang, **values)


@cached
def page_icon(name: str) -> Markup:
    """An icon inside a line of a page."""
    symbol = icon_symbol(name) or ""
    body = symbol[symbol.index(">") + 1 : symbol.rindex("<")]
    return Markup(f'<svg class="icon" viewBox="0 0 512 512" aria-hidden="true">{body}</svg>')


@cached
def page_disc(colour: str) -> Markup:
    """A seat's piece; what it points at is in the page's own sprite."""
    return Markup(f'<svg class="disc" viewBox="-16 -15 32 34" aria-hidden="true"><use href="#page-{colour}"/></svg>')


@cached
def discs_sprite() -> Markup:
    """What the seats' pieces on a page point at, under names that no game's picture uses."""
    drawn = definitions("".join(f'href="#disc-{colour}"' for colour in COLOURS))
    drawn = Svg(drawn.replace("disc-", "page-").replace("lamp-", "page-lamp-"))
    return Markup(f'<svg id="discs" class="sprite" width="0" height="0" aria-hidden="true"><defs>{drawn}</defs></svg>')


@cached
def colours_of(game: str) -> tuple[str, ...]:
    """The colours of a game's seats."""
    return tuple(view(game).SEATS)


def clause_link(game: Game, clause: str) -> Markup:
    """A clause that leads to the rules."""
    return Markup('<a class="clause" href="/rules/{}#{}" target="_blank" rel="noopener">{}</a>').format(
        game.name, clause, clause
    )


def parts(room: LiveTable, look: Look) -> dict[str, Part]:
    """All parts of a table's page as it stands now."""
    if room.table is None:
        return {**_around(room, look, []), **_blank(room, look)}
    seen = room.table.seen(look.eyes)
    legal = seen.legal() if look.eyes in look.held else []
    choices = [Choice(room.game.text(action), room.game.say(action, look.lang, room.names)) for action in legal]
    return {**_around(room, look, choices, seen.position), **drawn(room, look, seen)}


def in_words(parts: dict[str, Part]) -> dict[str, str]:
    """Parts as text."""
    return {name: written(part) for name, part in parts.items()}


def parts_at(room: LiveTable, look: Look, number: int) -> dict[str, str]:
    """The drawn parts of an earlier position, to look at."""
    table = room.running
    seen = Still(table.at(number), look.eyes)
    told = log_turns(room, look, max(0, number - 12), number)
    seated = {
        "chips": _chips(room, look, seen.position),
        "moment": fill("parts/moment.html", look.lang, turns=told),
    }
    return {**seated, **in_words(drawn(room, look, seen))}


@dataclass(frozen=True, slots=True)
class Preview:
    """What some moves would do: sentences, and the parts after them where the viewer goes on deciding."""

    notes: list[str]
    goes_on: bool
    parts: dict[str, str]


def preview(room: LiveTable, look: Look, moves: str) -> Preview:
    """What moves would do as far as the viewer can foresee it: the same in two deals of all he cannot know."""
    table = room.running
    first, second = (table.rehearse(moves, look.eyes, look.lang, seed) for seed in (1, 2))
    seen, other = first.seen(look.eyes), second.seen(look.eyes)
    if room.game.digest(seen.position) != room.game.digest(other.position):
        return Preview([say(look.lang, "table.unforeseen")], False, {})
    told = [note for entry in first.entries for note in entry.say_notes(room.game, look.lang, room.names, look.eyes)]
    was, will = (state.scores()[look.eyes] for state in (table.seen(look.eyes).position, seen.position))
    if was != will:
        told.append(say(look.lang, "table.points_change", was=was, will=will))
    if first.seat != look.eyes:
        return Preview(told, False, {})
    choices = [Choice(room.game.text(action), room.game.say(action, look.lang, room.names)) for action in seen.legal()]
    return Preview(told, True, in_words({"choices": _listed(choices, look), **drawn(room, look, seen)}))


# ------------------------------------------------------------ parts


def drawn(room: LiveTable, look: Look, seen: Seen[State]) -> dict[str, Part]:
    """The picture in its places."""
    layout = NARROW if look.layout == "narrow" else WIDE
    viewpoint = Viewpoint(room.game, look.lang, room.names, layout, seen.viewer)
    return figures(room.game.name, view(room.game.name).draw(seen, viewpoint), room.names)


def _listed(choices: list[Choice], look: Look) -> Part:
    """The legal moves as a list."""
    return lines(fill_again("parts/choices.html", look.lang, choices=tuple(choices)))


def _blank(room: LiveTable, look: Look) -> dict[str, Part]:
    """A table that waits for players."""
    waiting = fill("parts/waiting.html", look.lang, room=room, look=look, colours=colours_of(room.game.name))
    empty = {place: lines(f'<div id="{place}"></div>') for place in PLACES}
    return {**empty, "sprite": lines('<svg id="sprite"></svg>'), "board": lines(waiting)}


def _around(room: LiveTable, look: Look, choices: list[Choice], position: State | None = None) -> dict[str, Part]:
    """Everything but the picture."""
    lang = look.lang
    mine = look.eyes in look.held and room.turn == look.eyes
    told = {
        "chips": _chips(room, look, position),
        "prompt": _prompt(room, look, mine, position),
        "acts": _acts(room, look, mine),
        "since": fill_again("parts/since.html", lang, sayings=_since(room, look) if mine else (), mine=mine),
        "talk": _talk(room, look),
        "end": _end(room, look),
    }
    listed = {"choices": _listed(choices, look), "log": _log(room, look)}
    return {**listed, **{name: lines(text) for name, text in told.items()}}


def _prompt(room: LiveTable, look: Look, mine: bool, position: State | None) -> str:
    """Whose turn it is, and what is asked."""
    asks = room.game.asks(position, look.lang) if position is not None else ""
    name = room.names[room.turn] if room.turn >= 0 else ""
    away, many = room.turn in room.away, len(look.held) > 1
    return fill_again(
        "parts/prompt.html", look.lang, status=room.status, asks=asks, name=name, away=away, mine=mine, many=many
    )


def _acts(room: LiveTable, look: Look, mine: bool) -> str:
    """What somebody who plays can do besides choosing."""
    undo = room.undo_reason(look.held, look.lang) if look.held and room.table else say(look.lang, "table.no_undo")
    plays, away = bool(look.held) and room.turn >= 0, bool(look.held) and look.eyes in room.away
    hints = room.head.hints
    return fill_again("parts/acts.html", look.lang, plays=plays, undo=undo, hints=hints, away=away, mine=mine)


def _talk(room: LiveTable, look: Look) -> str:
    """What people have said lately."""
    said = chat(room)[-LOG_TAIL:]
    if not said:
        return fill_again("parts/talk.html", look.lang, said=())
    return fill("parts/talk.html", look.lang, said=said, room=room, colours=colours_of(room.game.name))


def _end(room: LiveTable, look: Look) -> str:
    """The score sheet, once the game is over."""
    end = ending(room, look.lang)
    if end is None:
        return fill_again("parts/end.html", look.lang, end=None)
    colours = colours_of(room.game.name)
    return fill("parts/end.html", look.lang, end=end, room=room, look=look, game=room.game, colours=colours)


def _log(room: LiveTable, look: Look) -> Part:
    """The end of the log on a sheet for each turn, the latest first; put together once where everybody may know it."""
    key = (0, f"log {look.lang}", None)
    match room.told.get(key):
        case (room.number, tuple() as kept):
            return kept
    first = max(0, len(room.numbers) - LOG_TAIL)
    told = [sheet for turn in reversed(log_turns(room, look, first)) for sheet in lines(turn)]
    log = (LOG_OPENED, *told, LOG_CLOSED)
    if all(event.public for event in events(room, look.eyes, look.lang, first)):
        room.told[key] = (room.number, log)
    return log


def log_turns(room: LiveTable, look: Look, first: int = 0, last: int | None = None) -> list[Markup]:
    """The log from one move to another, turn by turn; a turn that everybody may know is put into words once."""
    shown = []
    for turn in turns(events(room, look.eyes, look.lang, first, last)):
        public = all(event.public for event in turn.events)
        key = (turn.events[0].number, f"{look.lang} {turn.events[-1].number}", None if public else look.eyes)
        html = room.told.get(key)
        if not isinstance(html, Markup):
            colours = colours_of(room.game.name)
            text = fill("parts/turn.html", look.lang, turn=turn, game=room.game, names=room.names, colours=colours)
            html = room.told[key] = Markup(text)
        shown.append(html)
    return shown


def _chips(room: LiveTable, look: Look, position: State | None) -> str:
    """The seats, the viewer's own first."""
    count = len(room.seats)
    scores = position.scores() if position is not None else [None] * count
    over = position is not None and position.seat == OVER
    places = room.running.state.places() if over else [0] * count
    first, colours = max(look.eyes, 0), colours_of(room.game.name)
    chips = [
        Chip(
            seat.seat, seat.name, colours[seat.seat], SEATS[colours[seat.seat]].letter, scores[seat.seat],
            seat.kind, seat.level if seat.kind == BOT else "", seat.seat in room.away,
            position is not None and position.seat == seat.seat, seat.seat in look.held, places[seat.seat],
        )
        for seat in room.seats[first:] + room.seats[:first]
    ]  # fmt: skip
    alone = len(look.held) == 1
    return fill_again("parts/chips.html", look.lang, chips=tuple([_chip(look.lang, chip, alone) for chip in chips]))


@cached(limit=KEPT)
def _chip(lang: str, chip: Chip, alone: bool) -> Markup:
    """A seat in the bar; who holds it alone is called you."""
    return Markup(fill("parts/chip.html", lang, chip=chip, alone=alone))


def _since(room: LiveTable, look: Look) -> tuple[str, ...]:
    """What the others did since the viewer last decided something."""
    first = own_last(room, look.eyes)
    if first < 0 or room.turn == OVER:
        return ()
    sayings = []
    for event in events(room, look.eyes, look.lang, first):
        if event.seat != look.eyes and event.seat != SPECTATOR and event.move:
            notes = "; ".join(note.words for note in event.notes)
            sayings.append(f"{room.names[event.seat]}: {event.words}" + (f" ({notes})" if notes else ""))
    return tuple(sayings[-SINCE_LIMIT:])


@dataclass(frozen=True, slots=True)
class Ending:
    """The score sheet of a finished game."""

    rows: list[tuple[str, str, list[int]]]  # words, clause, points by seat
    scores: list[int]
    places: list[int]
    winners: list[str]
    tiebreak: bool


def ending(room: LiveTable, lang: str) -> Ending | None:
    """The score sheet; None while the game goes on."""
    if room.turn != OVER:
        return None
    state, words = room.running.state, room.game.words(lang)
    tallies = [state.tally(seat) for seat in range(state.seats)]
    rows = [
        (words[f"score.{phrase.name}"], phrase.clause, [tally[n] for tally in tallies])
        for n, phrase in enumerate(room.game.scoring)
    ]
    scores, places = state.scores(), state.places()
    winners = [name for name, place in zip(room.names, places, strict=True) if place == 1]
    decided = len(set(scores)) < len(set(places))
    return Ending(rows, scores, places, winners, decided)

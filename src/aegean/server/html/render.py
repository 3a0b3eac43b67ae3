"""A table as its page shows it: parts with stable ids, drawn from what the viewer has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

from markupsafe import Markup

from aegean.core.game import Game
from aegean.core.seen import Seen, Still
from aegean.core.state import OVER, SPECTATOR, State
from aegean.draw.cache import cached
from aegean.draw.palette import SEATS
from aegean.draw.panel import Count, Picture
from aegean.draw.viewpoint import Viewpoint
from aegean.games import view
from aegean.play.ending import ending
from aegean.play.farewell import farewell
from aegean.server.html.clock import ChipClock, chip_clock, clock_part, clock_words
from aegean.server.html.filling import colours_of, fill, fill_again, templates
from aegean.server.html.lessons import lesson_parts
from aegean.server.html.offers import Offers, choices_part, offers_of
from aegean.server.html.panels import PLACES, panel_parts
from aegean.server.html.patch import Chunk, Page, Part, lines, written
from aegean.server.settings import LOG_TAIL
from aegean.server.tables.events import Event, Turn, chat, events, last_decision, turns
from aegean.server.tables.lines import LATE, STOP
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.table_json import clock_model
from aegean.server.tables.viewpoint import TableViewpoint
from aegean.server.words import say
from aegean.store.schema import BOT, GUIDED, HOTSEAT, PERSON

LOG_OPENED: Final = Chunk('<ol id="log" class="log" reversed>\n')
CHIPS_OPENED: Final = Chunk('<ol id="chips" class="chips">\n')
LIST_CLOSED: Final = Chunk("</ol>")
RECENT: Final = 12  # moves in the log beside an earlier position
CHIPS: Final = 2048  # seats in the bar that are at hand: all of a hundred tables, as each of their players sees them
PAGES: Final = 64  # pages of a table that are at hand until it changes
SINCE_LIMIT: Final = 12  # sentences about what the others did


KeptLog = tuple[int, dict[str, tuple[list[Event], Part]], Part]  # the last line it tells, its turns, all of it


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
    note: str
    counts: tuple[Count, ...]
    clock: ChipClock | None


class Told(NamedTuple):
    """What somebody has done, for the line over the stage."""

    name: str
    colour: str
    words: str


def shown_page(live: LiveTable, viewpoint: TableViewpoint) -> Page:
    """The page of a table, made once for all who look at it alike: seats, language, width and forms."""
    look = viewpoint.look
    if look not in live.shown.pages:
        if len(live.shown.pages) >= PAGES:
            live.shown.pages.clear()
        live.shown.pages[look] = Page(parts(live, viewpoint))
    return live.shown.pages[look]


def parts(live: LiveTable, viewpoint: TableViewpoint) -> dict[str, Part]:
    """All parts of a table's page."""
    if live.table is None:
        return {**_around(live, viewpoint, Offers()), **_waiting(live, viewpoint)}
    seen = live.table.seen(viewpoint.viewer) if not live.is_taught else Still(live.table.state, viewpoint.viewer)
    offers = offers_of(viewpoint, seen) if viewpoint.is_own and not live.is_closed else Offers()
    picture = _picture(viewpoint, seen)
    around = _around(live, viewpoint, offers, seen.position, picture)
    return {**around, **lesson_parts(live, viewpoint, picture.phase), **panel_parts(live.game.name, picture)}


def as_text(parts: dict[str, Part]) -> dict[str, str]:
    """Parts as text."""
    return {name: written(part) for name, part in parts.items()}


def parts_at(live: LiveTable, viewpoint: TableViewpoint, number: int) -> dict[str, str]:
    """The parts that show an earlier position, and what led to it."""
    seen = Still(live.running.at(number), viewpoint.viewer)
    recent = log_turns(live, viewpoint, max(0, number - RECENT), number)
    moment = fill("parts/moment.html", viewpoint.lang, turns=recent)
    shown = standing(live, viewpoint, seen, number)
    return {**shown, "moment": moment, "result": _result(live, viewpoint, seen.position)}


def standing(live: LiveTable, viewpoint: TableViewpoint, seen: Seen[State], number: int) -> dict[str, str]:
    """The parts that show the position after so many moves, and how the game stood."""
    picture = _picture(viewpoint, seen)
    around = {
        "status": _status(live, viewpoint.lang, picture),
        "chips": written(_chips(live, viewpoint, seen.position, picture)),
        "told": _told(live, viewpoint, number),
    }
    return {**around, **as_text(panel_parts(live.game.name, picture))}


@dataclass(frozen=True, slots=True)
class Preview:
    """What some moves would do: they in words, sentences, and the parts after them if the viewer goes on deciding."""

    words: list[str]
    notes: list[str]
    goes_on: bool
    parts: dict[str, str]


def preview(live: LiveTable, viewpoint: TableViewpoint, moves: str) -> Preview:
    """What moves would do, if the viewer can foresee it: the same in two deals of everything they cannot know."""
    table, viewer = live.running, viewpoint.viewer
    first, second = (table.rehearse(moves, viewer, viewpoint.lang, seed) for seed in (1, 2))
    seen, other = first.seen(viewer), second.seen(viewer)
    words = [
        viewpoint.choice(Seen(first.at(number), viewer).position, entry.action)
        for number, entry in enumerate(first.entries)
        if not entry.forced
    ]
    if live.game.digest(seen.position) != live.game.digest(other.position):
        return Preview(words, [say(viewpoint.lang, "table-unforeseen")], False, {})
    notes = [note.words for entry in first.entries for note in viewpoint.teller.notes(entry, viewer)]
    was, will = (state.scores()[viewer] for state in (table.seen(viewer).position, seen.position))
    if was != will:
        notes.append(say(viewpoint.lang, "table-points_change", was=was, will=will))
    if first.seat != viewer:
        return Preview(words, notes, False, {})
    choices = choices_part(offers_of(viewpoint, seen), viewpoint.lang)
    return Preview(words, notes, True, as_text({"choices": choices, **picture_parts(viewpoint, seen)}))


# ------------------------------------------------------------ parts


def picture_parts(viewpoint: Viewpoint, seen: Seen[State]) -> dict[str, Part]:
    """The parts with the picture of a position."""
    return panel_parts(viewpoint.game.name, _picture(viewpoint, seen))


def _picture(viewpoint: Viewpoint, seen: Seen[State]) -> Picture:
    return view(viewpoint.game.key).draw(seen, viewpoint)


def _status(live: LiveTable, lang: str, picture: Picture | None) -> str:
    """How far the game is, what ends it, and whether it is only a trial."""
    facts = picture.status if picture else ()
    trial = [say(lang, "table-is_trial")] if live.head.is_trial else []
    return fill_again("parts/status.html", lang, facts=(*facts, *trial))


def _waiting(live: LiveTable, viewpoint: TableViewpoint) -> dict[str, Part]:
    """The parts of a table that waits for players."""
    waiting = fill(
        "parts/waiting.html",
        viewpoint.lang,
        live=live,
        viewpoint=viewpoint,
        colours=colours_of(live.game.name),
        clock=clock_words(viewpoint.lang, clock_model(live.head)),
        host_name=next(
            (one.name for one in live.seats if one.kind in (PERSON, HOTSEAT) and live.hosted_by((one.seat,))), ""
        ),
    )
    empty = {place: lines(f'<div id="{place}"></div>') for place in PLACES}
    return {**empty, "sprite": lines('<svg id="sprite"></svg>'), "board": lines(waiting)}


def _around(
    live: LiveTable,
    viewpoint: TableViewpoint,
    offers: Offers,
    position: State | None = None,
    picture: Picture | None = None,
) -> dict[str, Part]:
    """The parts around the picture."""
    lang = viewpoint.lang
    mine = viewpoint.is_own and live.turn == viewpoint.viewer
    texts = {
        "status": _status(live, lang, picture),
        "prompt": _prompt(live, viewpoint, mine, position),
        "acts": _acts(live, viewpoint, mine),
        "since": _since(live, viewpoint, mine),
        "talk": _talk(live, lang),
        "end": _end(live, viewpoint),
        "told": _told(live, viewpoint, len(live.numbers)),
        "clock": clock_part(live, viewpoint),
    }
    listed = {
        "chips": _chips(live, viewpoint, position, picture),
        "choices": choices_part(offers, lang),
        "log": _log(live, viewpoint),
    }
    return {**listed, **{name: lines(text) for name, text in texts.items()}}


def _prompt(live: LiveTable, viewpoint: TableViewpoint, mine: bool, position: State | None) -> str:
    """Whose turn it is, and what is asked."""
    asks = viewpoint.teller.question(position) if position is not None else ""
    question = position.question().name if mine and position is not None else ""
    name = live.names[live.turn] if live.turn >= 0 else ""
    away, many = live.turn in live.away, len(viewpoint.held) > 1
    return fill_again(
        "parts/prompt.html",
        viewpoint.lang,
        status=live.status,
        asks=asks,
        question=question,
        name=name,
        away=away,
        replaced=viewpoint.is_own and viewpoint.viewer in live.away,
        mine=mine,
        many=many,
    )


def _acts(live: LiveTable, viewpoint: TableViewpoint, mine: bool) -> str:
    """What a player can do besides choosing a move."""
    held, lang = viewpoint.held, viewpoint.lang
    undo = live.undo_reason(held, lang) if held and live.table else say(lang, "table-no_undo")
    plays, away = bool(held) and live.turn >= 0, bool(held) and viewpoint.viewer in live.away
    return fill_again(
        "parts/acts.html",
        lang,
        plays=plays,
        undo=undo,
        hints=live.head.hints,
        away=away,
        mine=mine,
        plans=plays and not mine and not away and live.place is None and live.turn not in held,
        trial=live.head.is_trial and not plays,
        watches=not held and live.turn >= 0,
    )


def _talk(live: LiveTable, lang: str) -> str:
    """The latest chat."""
    said = chat(live)[-LOG_TAIL:]
    if not said:
        return fill_again("parts/talk.html", lang, said=())
    return fill("parts/talk.html", lang, said=said, live=live, colours=colours_of(live.game.name))


def _told(live: LiveTable, viewpoint: TableViewpoint, number: int) -> str:
    """What was done last up to a move, in one line."""
    recent = events(live, viewpoint, max(0, number - RECENT), number if live.table else None)
    last = next((event for event in reversed(recent) if event.seat >= 0 and event.move), None)
    told = None
    if last is not None:
        name = live.names[last.seat]
        said = " ".join(_sentences(last)).strip()
        words = said.removeprefix(name) if said.startswith(name) else f" {said}"
        told = Told(name, colours_of(live.game.name)[last.seat], words)
    return fill_again("parts/told.html", viewpoint.lang, told=told)


def _sentences(event: Event) -> list[str]:
    """A move as its notes tell it, or in its own words where there are none."""
    return [note.words for note in event.notes] or [event.words]


def _end(live: LiveTable, viewpoint: TableViewpoint) -> str:
    """The scores, once the game is over."""
    if live.turn != OVER:
        return fill_again("parts/end.html", viewpoint.lang, end=None)
    end, colours = ending(live.running.state, viewpoint.teller), colours_of(live.game.name)
    last = {item.line.kind: item.line for item in live.non_moves}
    late = last[LATE].seat if LATE in last and STOP in last else None  # whose time ended the game
    is_farewell = live.head.lesson == GUIDED and viewpoint.is_own
    return fill(
        "parts/end.html",
        viewpoint.lang,
        end=end,
        live=live,
        viewpoint=viewpoint,
        game=live.game,
        colours=colours,
        late=late,
        told=farewell(end, viewpoint.teller, viewpoint.viewer) if is_farewell else [],
    )


def _result(live: LiveTable, viewpoint: TableViewpoint, position: State) -> str:
    """The scores in the replay, at its last move."""
    if position.seat != OVER:
        return fill_again("parts/result.html", viewpoint.lang, end=None)
    end, colours = ending(position, viewpoint.teller), colours_of(live.game.name)
    return fill("parts/result.html", viewpoint.lang, end=end, live=live, game=live.game, colours=colours)


def _log(live: LiveTable, viewpoint: TableViewpoint) -> Part:
    """The end of the log, a chunk for each turn, the latest first; a turn is kept until something is added to it."""
    key = (0, f"log {viewpoint.lang}", viewpoint.viewer if live.has_secrets else None)
    number, kept, log = cast(KeptLog, live.shown.words.get(key, (-1, {}, ())))
    if number == live.number:
        return log
    first = max(0, len(live.numbers) - LOG_TAIL)
    shown: dict[str, tuple[list[Event], Part]] = {}
    for turn in turns(events(live, viewpoint, first)):
        id = turn.events[0].id
        found, part = kept.get(id, ([], ()))
        shown[id] = turn.events, part if found == turn.events else lines(_turn(live, viewpoint, turn))
    log = (LOG_OPENED, *(chunk for _, part in reversed(shown.values()) for chunk in part), LIST_CLOSED)
    live.shown.words[key] = live.number, shown, log
    return log


def log_turns(live: LiveTable, viewpoint: TableViewpoint, first: int = 0, last: int | None = None) -> list[Markup]:
    """The log from one move to another, turn by turn."""
    return [_turn(live, viewpoint, turn) for turn in turns(events(live, viewpoint, first, last))]


def _turn(live: LiveTable, viewpoint: TableViewpoint, turn: Turn) -> Markup:
    """A turn of the log; one that everybody may know is rendered once."""
    public = all(event.public for event in turn.events)
    number, ids = max(event.number for event in turn.events), f"{turn.events[0].id} {turn.events[-1].id}"
    key = (number, f"turn {viewpoint.lang} {ids}", None if public else viewpoint.viewer)
    html = live.shown.words.get(key)
    if not isinstance(html, Markup):
        colour = colours_of(live.game.name)[turn.seat]
        html = live.shown.words[key] = _turn_macro()(turn, live.game, live.names[turn.seat], colour)
    return html


@cached
def _turn_macro() -> Callable[[Turn, Game, str, str], Markup]:
    """The template of a turn, which is cheaper to call than to fill."""
    module: Any = templates().get_template("parts/turn.html").module
    return cast(Callable[[Turn, Game, str, str], Markup], module.turn)


def _chips(live: LiveTable, viewpoint: TableViewpoint, position: State | None, picture: Picture | None = None) -> Part:
    """The seats, the viewer's own first."""
    count = len(live.seats)
    over = position is not None and position.seat == OVER
    scores: Sequence[int | None] = position.scores() if position is not None else [None] * count
    if picture and picture.points and not over:
        scores = picture.points
    places = live.running.state.places() if over else [0] * count
    first, colours = max(viewpoint.viewer, 0), colours_of(live.game.name)
    notes = picture.notes if picture and picture.notes else [""] * count
    counts = [tuple(each) for each in picture.counts] if picture and picture.counts else [()] * count
    chips = [
        Chip(
            seat.seat, seat.name, colours[seat.seat], SEATS[colours[seat.seat]].letter, scores[seat.seat],
            seat.kind, seat.level if seat.kind == BOT else "", seat.seat in live.away,
            position is not None and position.seat == seat.seat, seat.seat in viewpoint.held, places[seat.seat],
            notes[seat.seat], () if seat.seat == viewpoint.viewer else counts[seat.seat], chip_clock(live, seat.seat),
        )
        for seat in live.seats[first:] + live.seats[:first]
    ]  # fmt: skip
    alone = len(viewpoint.held) == 1
    return CHIPS_OPENED, *[_chip(viewpoint.lang, chip, alone) for chip in chips], LIST_CLOSED


@cached(limit=CHIPS)
def _chip(lang: str, chip: Chip, alone: bool) -> Chunk:
    """A seat in the bar; a viewer with one seat reads "You"."""
    return Chunk(*fill("parts/chip.html", lang, chip=chip, alone=alone).splitlines(keepends=True), "\n")


def _since(live: LiveTable, viewpoint: TableViewpoint, mine: bool) -> str:
    """What the others did since the viewer last decided something: in words, and as steps that a page can show."""
    first = last_decision(live, viewpoint.viewer)
    found = [] if first < 0 or live.turn == OVER else events(live, viewpoint, first)
    others = [event for event in found if event.seat not in (viewpoint.viewer, SPECTATOR) and event.move]
    sentences = tuple(_what_happened(live, event) for event in others[-SINCE_LIMIT:]) if mine else ()
    film = " ".join(f"{event.moves}:{event.seat}" for event in others)
    return fill_again("parts/since.html", viewpoint.lang, sentences=sentences, film=film)


def _what_happened(live: LiveTable, event: Event) -> str:
    """A move of somebody with what came of it."""
    words = event.words if event.says_who else f"{live.names[event.seat]}: {event.words}"
    notes = " ".join(note.words for note in event.notes)
    return f"{words} ({notes})" if notes else words

"""The training area of a player's board: fields, arrows with their price, dispatch bonuses."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached, cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import badge, seal
from aegean.draw.scene import titled
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import write
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.actions import MAN, RECALL, SEND, TRAIN
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import GOOD, PROFESSION_ICONS, book_cube, settler

WIDE: Final = 126.0  # a colour's column as drawn, before it is scaled
HIGH: Final = 318.0
_AIM: Final = 50.0  # what can be touched of a price, which is drawn small
_COLUMN: Final = {"purple": "#E9DCF0", "white": "#FFFDF6", "brown": "#EBDAC2"}
_INK: Final = {"purple": "#4B2A64", "white": "#4F4438", "brown": "#48301A"}
_FIELD: Final = {"purple": "#C9B2DA", "white": "#F7F3EA", "brown": "#CDB595"}
_EXTRAS: Final = ("", "ship", "pillar", "workshop")
_SPOTS: Final = ((63, 6), (31, 118), (95, 118), (63, 236))  # the fields of a colour: middle and top


def draw_training(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """Three columns, one a colour, and their height."""
    gap = 6.0
    column = (wide - 2 * gap) / 3
    scale = column / WIDE
    drawn = [group(_column(scene, seat, colour), x=colour * (column + gap), scale=scale) for colour in range(3)]
    return el("g", *drawn), HIGH * scale


def _fields(colour: int) -> list[int]:
    return [colour * 4 + place for place in range(4)]


def _column_shown(scene: Scene, seat: int, colour: int) -> tuple[object, ...]:
    fields = [_field_shown(scene, seat, field) for field in _fields(colour)]
    return *fields, *[_price_shown(scene, seat, arrow) for arrow in _arrows(colour)]


@cached_by(_column_shown)
def _column(scene: Scene, seat: int, colour: int) -> Svg:
    """A colour: starting field on top, two professions, one at the bottom."""
    name = parts.COLOURS[colour]
    arrows = [_arrow(parts.TRAIN_FROM[arrow], parts.TRAIN_TO[arrow]) for arrow in _arrows(colour)]
    ground = rect(WIDE, HIGH, 12, fill=_COLUMN[name], stroke="#B9A57E")
    drawn = [about(f"colour.{name}", ground, *arrows)]
    for field in _fields(colour):
        drawn.append(about(f"field.{parts.PROFESSIONS[field]}.{seat}", _field(scene, seat, field)))
    drawn += [about(f"training.{training_id(arrow)}.{seat}", _price(scene, seat, arrow)) for arrow in _arrows(colour)]
    return el("g", *drawn)


def training_id(arrow: int) -> str:
    """What a training is called in ids."""
    return f"{parts.PROFESSIONS[parts.TRAIN_FROM[arrow]]}_{parts.PROFESSIONS[parts.TRAIN_TO[arrow]]}"


def _arrows(colour: int) -> list[int]:
    return [arrow for arrow in range(parts.TRAININGS) if parts.COLOUR_OF[parts.TRAIN_FROM[arrow]] == colour]


@cached
def _arrow(start: int, end: int) -> Svg:
    """The line of a training from field to field."""
    (x0, y0), (x1, y1) = _SPOTS[start % 4], _SPOTS[end % 4]
    side = -1 if min(x0, x1) < 63 else 1
    from_x = x0 + (side * 12 if start % 4 == 0 else -side * 4)
    to_x, to_y = (x1 + side * 16, y1 + 9) if end % 4 == 3 else (x1, y1 - 1)
    path = f"M{from_x} {y0 + 74}L{to_x} {to_y}"
    return el("path", d=path, stroke="#655746", stroke_width=2, opacity=0.55)


def _price_shown(scene: Scene, seat: int, arrow: int) -> tuple[object, ...]:
    return (scene.touch(TRAIN.action(arrow), barred=scene.acts) if seat == scene.viewer else None,)


@cached_by(_price_shown)
def _price(scene: Scene, seat: int, arrow: int) -> Svg:
    """The price of a training, to choose it or to learn why not."""
    start, end = int(parts.TRAIN_FROM[arrow]), int(parts.TRAIN_TO[arrow])
    second = end % 4 == 3
    side = -1 if (end % 4 == 1 or start % 4 == 1) else 1
    x = 63 + side * 33
    y = (_SPOTS[1][1] + 89) if second else 98
    goods = [parts.GOODS[good] for good in range(4) for _ in range(parts.TRAIN_COST[arrow * 4 + good])]
    step = 13.8
    wide = step * len(goods) + 6
    drawn = [rect(wide, 20, 6, x=x - wide / 2, y=y - 10, fill="#FFFDF6", fill_opacity=0.9, stroke="#B9A57E")]
    for at, name in enumerate(goods):
        drawn.append(book_cube(x + (at - (len(goods) - 1) / 2) * step, y, name, 13))
    action = TRAIN.action(arrow)
    body = el("g", *drawn)
    label = scene.say(action)
    if seat != scene.viewer:
        return titled(label, body)
    shape = Box(x - wide / 2, y - 10, wide, 20, 6)
    if action in scene.legal:
        across = max(wide, _AIM)
        aim = rect(across, _AIM, 6, x=x - across / 2, y=y - _AIM / 2, fill="none", pointer_events="all")
        return scene.offer(aim + body, action, shape, id=scene.move_id(action))
    return scene.bar(body, action, shape, id=scene.move_id(action)) if scene.acts else titled(label, body)


def dispatch_label(scene: Scene, profession: int) -> str:
    """A field in words: the profession and what sending it brings."""
    points = scene.view("gifts", n=parts.DISPATCH_POINTS[profession], gift="points")
    said = [f"{scene.thing(parts.PROFESSIONS[profession])}: {points}"]
    if parts.DISPATCH_FLAMES[profession]:
        said.append(scene.view("gifts", n=parts.DISPATCH_FLAMES[profession], gift="flame"))
    if parts.DISPATCH_EXTRA[profession]:
        said.append(scene.view(f"gift_{_EXTRAS[parts.DISPATCH_EXTRA[profession]]}"))
    return ", ".join(said)


def _field_shown(scene: Scene, seat: int, profession: int) -> tuple[object, ...]:
    count = scene.board.players[seat].fields[profession]
    if seat != scene.viewer:
        return (count,)
    sent, *others = (block.action(profession) for block in (SEND, MAN, RECALL))
    return count, scene.touch(sent, barred=scene.acts and count > 0), *map(scene.touch, others)


@cached_by(_field_shown)
def _field(scene: Scene, seat: int, profession: int) -> Svg:
    """A field: who stands there, and under it what sending brings."""
    player = scene.board.players[seat]
    name = parts.COLOURS[parts.COLOUR_OF[profession]]
    x, y = _SPOTS[profession % 4]
    count = int(player.fields[profession])
    arch = f"M{x - 26} {y + 50}V{y + 26}a26 26 0 0 1 52 0V{y + 50}z"
    drawn = [el("path", d=arch, fill=_FIELD[name], stroke=KEYLINE, stroke_width=1.3)]
    image = PROFESSION_ICONS[profession]
    if count:
        drawn.append(icon(image, x - 10, y + 22, 22, _INK[name]))
        drawn.append(settler(x + 10, y + 30, int(parts.COLOUR_OF[profession]), 1.04))
        if count > 1:
            drawn.append(badge(x + 20, y + 13, count, 9.5))
    else:
        drawn.append(icon(image, x, y + 27, 29, _INK[name], opacity=0.75))
    drawn.append(draw_dispatch(profession, x, y + 50))
    label = dispatch_label(scene, profession)
    body = el("title", label) + el("g", *drawn, id=f"field-{seat}-{parts.PROFESSIONS[profession]}")
    if seat != scene.viewer:
        return el("g", body)
    shape = Box(x - 27, y - 1, 54, 73, 13)
    for block in (SEND, MAN, RECALL):
        action = block.action(profession)
        if action in scene.legal:
            return scene.offer(body, action, shape, id=scene.move_id(action))
    if scene.acts and count:
        return scene.bar(body, SEND.action(profession), shape)
    return el("g", body)


@cached
def draw_dispatch(profession: int, x: float, y: float) -> Svg:
    """The dispatch bonus on its dark strip."""
    drawn = [rect(52, 21, 5, x=x - 26, y=y, fill="#2A1C15", stroke=KEYLINE)]
    flames, extra = int(parts.DISPATCH_FLAMES[profession]), int(parts.DISPATCH_EXTRA[profession])
    things = 1 + (flames > 0) + (extra > 0)
    step = 24 if things < 3 else 17
    left = x - step * (things - 1) / 2
    drawn.append(seal(left, y + 10.5, int(parts.DISPATCH_POINTS[profession]), 9))
    if flames:
        drawn.append(icon("fire", left + step - (4 if flames > 1 else 0), y + 10, 15, "#FF9A5A"))
        more = write(left + step + 4, y + 10.5, flames, 12.5, "bold", "#FFD9A8", mid=True) if flames > 1 else NOTHING
        drawn.append(more)
    if extra:
        drawn.append(icon(GOOD[_EXTRAS[extra]][1], left + step * (things - 1), y + 10, 15, "#F3E3C4"))
    return el("g", *drawn)

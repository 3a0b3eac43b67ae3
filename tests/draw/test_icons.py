"""Icons come from the committed set, with credit, and unknown ones are refused."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from aegean.draw.icons import UnknownIcon, icon, icon_authors, icon_names, icon_symbol
from aegean.draw.symbols import UnknownReference, definitions, references, repeated_ids, shared, sprite
from aegean.draw.text import ASSETS


def test_an_unknown_icon_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownIcon, match="no icon 'whaet'; did you mean wheat"):
        icon("whaet", 0, 0, 24)


def test_every_listed_icon_is_there_and_no_other() -> None:
    lines = (ASSETS / "icons.txt").read_text().splitlines()
    listed = {line.partition(" by ")[0] for line in lines if line and not line.startswith("#")}
    assert listed == icon_names()


@pytest.mark.parametrize("name", sorted(icon_names()))
def test_every_icon_is_a_sound_drawing_without_colour(name: str) -> None:
    symbol = icon_symbol(name)
    assert symbol is not None
    root = ET.fromstring(symbol)
    assert root.get("id") == f"i-{name}"
    assert all(part.tag == "path" and set(part.attrib) == {"d"} for part in root)


def test_every_icon_names_its_author_and_the_notice_names_them_all() -> None:
    notice = (ASSETS / "ICONS-LICENSE.txt").read_text()
    assert "game-icons.net" in notice
    assert "CC BY 3.0" in notice
    for author in icon_authors():
        assert author
        assert author in notice


def test_every_font_ships_with_its_licence() -> None:
    fonts = ASSETS / "fonts"
    for file in fonts.glob("*.woff2"):
        family = re.split(r"-(?:latin|greek)-", file.name)[0]
        assert "SIL Open Font License" in (fonts / f"{family}-LICENSE.txt").read_text()


def test_icons_take_a_fill_a_keyline_and_an_id() -> None:
    drawn = ET.fromstring(icon("obelisk", 20, 20, 40, "#FFF8E8", keyline="#1A120C", id="obelisk"))
    assert (drawn.get("href"), drawn.get("x"), drawn.get("fill")) == ("#i-obelisk", "0", "#FFF8E8")
    assert drawn.get("paint-order") == "stroke"
    assert drawn.get("id") == "obelisk"


def test_definitions_hold_what_is_used_once_and_what_that_uses_in_turn() -> None:
    markup = '<use href="#disc-red"/><use href="#disc-red"/><rect fill="url(#g-sea)"/>'
    assert references(markup) == ["disc-red", "g-sea"]
    body = definitions(markup)
    assert [body.count(f'id="{name}"') for name in ("disc-red", "lamp-red", "g-sea")] == [1, 1, 1]
    assert "disc-blue" not in body


def test_gradients_are_made_to_measure() -> None:
    assert 'stop-color="#E3C04B"' in (shared("cube-E3C04B") or "")
    assert shared("cube-crimson") is None


def test_a_picture_may_point_into_itself_but_not_into_nothing() -> None:
    assert definitions('<path id="arc"/><textPath href="#arc"/>') == ""
    with pytest.raises(UnknownReference, match="#nowhere"):
        definitions('<use href="#nowhere"/>')


def test_repeated_ids_are_found() -> None:
    assert repeated_ids('<g id="a"/><g id="b"/><g id="a"/>') == ["a"]


def test_one_sprite_serves_many_fragments() -> None:
    made = sprite(['<use href="#i-wheat"/>', '<use href="#i-wheat"/><use href="#i-owl"/>'])
    assert made.count("<symbol") == 2
    ET.fromstring(made)

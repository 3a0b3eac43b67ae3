"""The checks of explanations find what nobody explains, and what no pointer meets."""

import xml.etree.ElementTree as ET

from aegean.testing.about_checks import _bare, _met

GROUND = '<rect fill="url(#g-plaster)"/><rect fill="none" stroke="#B4512D"/><rect class="c-panel s-line"/>'


def drawn(body: str) -> ET.Element:
    return ET.fromstring(f"<svg>{body}</svg>")


def test_a_shape_that_belongs_to_nothing_is_found_and_a_ground_is_not() -> None:
    assert len(list(_bare(drawn(f'{GROUND}<circle r="5" fill="#FFF"/><path d="M0 0h5"/>')))) == 2
    assert not list(_bare(drawn(f'{GROUND}<g data-about="sea.all"><circle r="5"/></g><g data-decor=""><path/></g>')))


def test_what_lets_pointers_through_is_met_only_with_something_that_does_not() -> None:
    names = '<g data-about="sea.all"><g pointer-events="none"><text>Sea</text></g></g>'
    assert "sea.all" not in set(_met(drawn(names), ""))
    assert "sea.all" in set(_met(drawn(names.replace("</g></g>", "</g><rect/></g>")), ""))

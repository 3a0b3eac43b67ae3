"""Elements are escaped once, printed short, and never carry a style attribute."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import xml.etree.ElementTree as ET

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import aegean.draw
from aegean.draw.svg import NOTHING, Svg, el, escape, group, join, num


@given(st.text())
@example("\r\n")
@example("a\rb\nc")
def test_any_text_survives_as_content_and_as_attribute(text: str) -> None:
    readable = "".join(char for char in text if char in "\t\n\r" or char >= " ")
    markup = el("text", text, data_move=text)
    try:
        node = ET.fromstring(markup.encode("utf-8", "surrogatepass"))
    except ET.ParseError:
        assert any(0xD800 <= ord(char) <= 0xDFFF or char in "\ufffe\uffff" for char in text)
        return
    assert (node.text or "") == readable
    assert node.get("data-move", "").split() == readable.split()


def test_markup_is_not_escaped_again() -> None:
    inner = el("tspan", "a < b")
    assert el("text", inner) == "<text><tspan>a &lt; b</tspan></text>"
    assert el("text", str(inner)) == "<text>&lt;tspan&gt;a &amp;lt; b&lt;/tspan&gt;</text>"


def test_plain_text_added_to_markup_is_escaped() -> None:
    assert Svg("<g/>") + "a<b" == "<g/>a&lt;b"
    assert "a<b" + Svg("<g/>") == "a&lt;b<g/>"
    assert isinstance(Svg("<g/>") + Svg("<g/>"), Svg)
    assert join(["<", Svg("<g/>")]) == "&lt;<g/>"


def test_attributes_are_named_as_in_svg() -> None:
    made = el("g", class_="choice", data_move="a", aria_pressed=True, stroke_width=1.50, viewBox="0 0 1 1", id=None)
    assert made == '\n<g class="choice" data-move="a" aria-pressed="true" stroke-width="1.5" viewBox="0 0 1 1"/>'


@pytest.mark.parametrize("name", ["style", "style_"])
def test_style_attributes_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="use a class"):
        el("g", **{name: "fill:red"})


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0, "0"),
        (3.0, "3"),
        (2.5, "2.5"),
        (1 / 3, ".33"),
        (-0.5, "-.5"),
        (-0.001, "0"),
        (1234.567, "1234.57"),
        (1.999, "2"),
    ],
)
def test_numbers_are_short(value: float, shown: str) -> None:
    assert num(value) == shown


@given(st.floats(-10000, 10000))
def test_short_numbers_stay_true(value: float) -> None:
    assert abs(float(num(value)) - value) <= 0.005 + 1e-9


def test_groups_move_only_where_they_are_moved() -> None:
    assert group(NOTHING) == "\n<g></g>"
    assert group(Svg("<a/>"), x=1, y=2.5, scale=1.18) == '\n<g transform="translate(1 2.5) scale(1.18)"><a/></g>'


def test_escape_leaves_harmless_text_alone() -> None:
    assert escape("Fünf Krüge · αβ") == "Fünf Krüge · αβ"


@pytest.mark.parametrize("name", [module.name for module in pkgutil.iter_modules(aegean.draw.__path__)])
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"aegean.draw.{name}")).failed == 0

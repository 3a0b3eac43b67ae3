"""Every refusal of component data is a message, in every language."""

import ast
from pathlib import Path

import pytest

import aegean
from aegean.core.messages import LANGUAGES
from aegean.core.parts import refusals

HOUSE = Path(aegean.__file__).parent


def told() -> list[tuple[str, str, str]]:
    """Where a refusal stands, by what message, and of which game; the message is empty where it is no constant."""
    found = []
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Raise)
                and isinstance(node.exc, ast.Call)
                and "PartsError" in ast.unparse(node.exc.func)
            ):
                why = node.exc.args[1] if len(node.exc.args) > 1 else None
                game = next((word.value for word in node.exc.keywords if word.arg == "game"), None)
                named = why.value if isinstance(why, ast.Constant) else "" if why else "-"
                found.append((f"{path.name}:{node.lineno}", str(named), str(getattr(game, "value", "") or "")))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_message_in_every_language(lang: str) -> None:
    assert len(told()) > 50
    for place, why, game in told():
        assert why != "-", f"{place} says its refusal in one language"
        messages = refusals(game, lang)
        assert not why or messages._pattern(f"wrong-{why}") is not None, f"{place}: wrong-{why} ({lang})"

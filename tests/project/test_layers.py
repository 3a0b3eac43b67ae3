"""The layers of the house: a package imports only from those before it, and no game knows another."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "aegean"
LAYERS = ["core", "draw", "games", "search", "play", "store", "server", "adapters", "testing", "cli"]
THIRD_PARTY = {
    "core": {"librt", "mypy_extensions", "babel", "fluent"},
    "draw": {"librt", "mypy_extensions"},
    "games": {"librt", "mypy_extensions"},
    "search": {"librt", "mypy_extensions", "ray", "openskill"},
    "play": {"librt", "mypy_extensions"},
}
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE)


def imports(path: Path) -> set[str]:
    """The full names of everything a module imports, wherever it does so."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def room(path: Path) -> list[str]:
    return list(path.relative_to(SOURCE).with_suffix("").parts)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(room(path)))
def test_a_room_imports_only_from_rooms_before_it(path: Path) -> None:
    own = LAYERS.index(room(path)[0])
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "aegean" and len(parts) > 1 and parts[1] in LAYERS:
            assert LAYERS.index(parts[1]) <= own, f"{name} comes later than {room(path)[0]}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(room(path)))
def test_the_engine_needs_little_from_others(path: Path) -> None:
    allowed = THIRD_PARTY.get(room(path)[0])
    for name in imports(path):
        top = name.split(".")[0]
        assert allowed is None or top == "aegean" or top in sys.stdlib_module_names or top in allowed, name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(room(path)))
def test_a_game_is_known_only_to_itself(path: Path) -> None:
    own = room(path)
    for name in imports(path):
        parts = name.split(".")
        if parts[:2] == ["aegean", "games"] and len(parts) > 2 and (SOURCE / "games" / parts[2]).is_dir():
            assert own[:2] == ["games", parts[2]], f"{name} is imported from outside its folder"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(room(path)))
def test_rules_never_look_at_views(path: Path) -> None:
    if room(path)[0] == "games" and not path.stem.startswith(("view", "about", "textboard")):
        for name in imports(path):
            assert not name.startswith("aegean.draw") or path.parent.name == "games", name
            assert not name.startswith("aegean.games.") or (".view" not in name and ".textboard" not in name)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(room(path)))
def test_files_stay_short(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 400


def test_no_shift_of_a_literal() -> None:
    """Compiled, `1 << k` is computed in 32 bits (SPEED: pitfall 1)."""
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                assert not isinstance(node.left, ast.Constant), f"{path}:{node.lineno}"

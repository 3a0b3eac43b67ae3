"""Writes the positions of lessons anew: those that say with `build` how the tests' helpers lay them out."""

from __future__ import annotations

import importlib
import json
import re
import sys
from pathlib import Path

from aegean.core.catalog import folder
from aegean.games import names

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "games"))
for name in sys.argv[1:] or names():
    positions = importlib.import_module(f"{name}.positions")
    for path in (folder(name) / "lessons").glob("*.toml"):
        text = path.read_text("utf-8")
        build = re.search(r"^build = (\".*\")$", text, re.MULTILINE)
        if build:
            scope = dict(vars(positions))
            exec(json.loads(build[1]), scope)
            game = scope["game"]
            bare = re.sub(r"^position = '''\n.*?'''\n", "", text, flags=re.MULTILINE | re.DOTALL)
            laid = f"{build[0]}\nposition = '''\n{game.game.dump(game.board)}'''"
            path.write_text(bare.replace(build[0], laid), "utf-8")

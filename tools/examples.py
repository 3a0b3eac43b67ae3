"""Writes the worked examples of the rules pages from positions of the tests; without names, for all games."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import aegean
from aegean.games import names
from aegean.testing.examples import write

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "games"))
for name in sys.argv[1:] or names():
    write(aegean.load(name), importlib.import_module(f"{name}.examples").EXAMPLES)

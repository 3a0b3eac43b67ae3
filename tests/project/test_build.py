"""The build that is meant to be tested is the one that runs, and it starts fast."""

import os
import shutil
import subprocess
import sys

import aegean


def test_the_right_build_is_tested() -> None:
    if os.environ.get("AEGEAN_BUILD") == "interpreted" or not shutil.which("cc"):
        assert not aegean.COMPILED
    else:
        assert aegean.COMPILED


def test_import_loads_no_rules_and_no_heavy_packages() -> None:
    """`import aegean` stays below 150 ms because it loads neither games nor third-party packages."""
    code = (
        "import sys, aegean; print([name for name in sys.modules if name.split('.')[0] in "
        "('click', 'rich', 'numpy', 'fastapi', 'sqlalchemy', 'prompt_toolkit') or name.startswith('aegean.games.')])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_unknown_games_are_named_with_what_there_is() -> None:
    code = "import aegean\ntry: aegean.load('atens')\nexcept ValueError as error: print(error)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.startswith("there is no game 'atens'") and "did you mean 'athens'?" in found.stdout

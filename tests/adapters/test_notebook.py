"""The notebook runs from the first cell to the last, and its agent wins."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import aegean

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebooks" / "first-agent.ipynb"


@pytest.mark.skipif(not aegean.COMPILED, reason="learning takes too long interpreted")
def test_the_notebook_trains_an_agent_that_beats_the_prior() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    kinds = {kind for output in shown for kind in output.get("data", {})}
    assert {"image/svg+xml", "image/png"} <= kinds, "boards and plots show themselves"
    assert any("the trained agent wins" in output.get("data", {}).get("text/plain", "") for output in shown)


def test_the_notebook_is_kept_without_outputs() -> None:
    assert not any(cell.get("outputs") for cell in nbformat.read(NOTEBOOK, as_version=4).cells)

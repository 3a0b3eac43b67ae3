"""Aegean: five modern board games about the ancient Aegean, with their complete rules.

>>> import aegean
>>> game = aegean.load("athens")
>>> state = game.start(3, start="seat_1")
>>> game.text(state.legal()[0])
'reveal parthenon'
"""

from __future__ import annotations

try:
    import aegean.core.state
except (ImportError, AttributeError, ValueError) as error:
    if "librt" not in str(error):
        raise
    raise ImportError("aegean needs another librt than is installed: pip install 'librt>=0.16,<0.17'") from error

from aegean.games import load, names

__version__ = "0.1.0"
COMPILED = not aegean.core.state.__file__.endswith(".py")

__all__ = ["COMPILED", "__version__", "load", "names"]

"""What a viewer of Atlantis Exodus knows, as numbers."""

from __future__ import annotations

from librt.vecs import vec

from aegean.core.features import Features
from aegean.core.seen import Seen
from aegean.core.state import State


class AtlantisFeatures(Features):
    """Middle of the table first, then the boards in seat order from the viewer on."""

    def __init__(self) -> None:
        super().__init__([("step", (1,))])

    def write(self, seen: Seen[State], out: vec[float]) -> None:
        """Writes all pieces."""
        out[0] = float(seen.position.step)

"""Doors to the tools of research: PettingZoo, Gymnasium, OpenSpiel, NumPy. Each needs the extra `research`."""

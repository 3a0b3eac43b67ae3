"""Bots at tables, analyses, and the processes they think in."""

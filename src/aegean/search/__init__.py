"""Bots and searches that take a game and know none."""

"""Keeping the server going: health, figures, logs, supervision and upkeep."""

"""Aegean in the browser: pages, JSON API, live updates and the thin client."""

"""The routes: pages, JSON API and live connections."""

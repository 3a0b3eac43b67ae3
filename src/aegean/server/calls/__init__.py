"""Calling people: messages to their browsers and to addresses of their own."""

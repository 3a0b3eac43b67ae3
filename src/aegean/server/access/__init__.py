"""Who may come in: keys, people, limits and the door itself."""

"""Tables in memory: what happens at them, what is told of it, and to whom."""

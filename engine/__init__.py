"""The table: choices, views, events, saves and bots. It knows no game by name, and nothing of a screen."""

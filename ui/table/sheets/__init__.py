"""What is laid over a table: its menu, a pile to look through, the curtain, the end of the game."""

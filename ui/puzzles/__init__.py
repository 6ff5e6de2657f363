"""Puzzles on the screen: where they are listed, and the table with the task beside it."""

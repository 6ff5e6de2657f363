"""Lessons on the screen: where they are listed, and the table with somebody who says what to do."""

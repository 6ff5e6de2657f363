"""Where players build decks, for any game that says what a deck may hold."""

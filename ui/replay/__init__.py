"""Looking back at a game on the screen: the ordinary table, a time line, and a list of sentences that jumps."""

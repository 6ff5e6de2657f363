"""Places to stand before, by world."""

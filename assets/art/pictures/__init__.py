"""Pictures that are drawn by hand, by game."""

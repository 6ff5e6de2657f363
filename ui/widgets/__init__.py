"""The handful of widgets that all screens are made of; strangers to every game."""

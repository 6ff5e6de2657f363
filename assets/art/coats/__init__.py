"""Clothes, by world."""

"""The keywords, by subject: each is a few lines under its id. Importing them registers what they do."""

from games.berserk.keywords import chips, death, dice, movement, power, protection, strike, turn, wounded

__all__ = ["chips", "death", "dice", "movement", "power", "protection", "strike", "turn", "wounded"]

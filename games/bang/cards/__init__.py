"""What the playing cards do: importing registers it. [BNG-13]"""

from games.bang.cards import base, dodge_city

__all__ = ["base", "dodge_city"]

# Cards that do nothing by themselves: they only serve in answer to a shot.
WITHOUT = ("missed", "iron-plate", "sombrero", "ten-gallon-hat")

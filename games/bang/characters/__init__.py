"""What the characters can do: importing registers it. [BNG-14]"""

from games.bang.characters import base, dodge_city, extra, wild_west_show

__all__ = ["base", "dodge_city", "extra", "wild_west_show"]

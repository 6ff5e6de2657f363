"""What the characters can do: importing registers it. [BNG-14]"""

from games.bang.characters import base

__all__ = ["base"]

"""What the events do: importing registers it. [BNG-16 to BNG-18]"""

from games.bang.happenings import fistful, high_noon, wild_west_show

__all__ = ["fistful", "high_noon", "wild_west_show"]

"""The games for different numbers of players: importing registers them. [BNG-3, BNG-19]"""

from games.bang.tables import duo, hidden, roles, trio

__all__ = ["duo", "hidden", "roles", "trio"]

"""What abilities do: one small function for each operation. Importing them registers it. [BSK-K-effect]"""

from games.berserk.operations import attacking, coming, gaining, moving, turning, wounding

__all__ = ["attacking", "coming", "gaining", "moving", "turning", "wounding"]

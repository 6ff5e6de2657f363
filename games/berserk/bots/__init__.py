"""Bots for Berserk at three levels.

What they know is drawn from the view (`field`); what an attack may come to is counted over all dice (`duel`).
"""

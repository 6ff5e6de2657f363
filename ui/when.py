"""When something was, as people say it: today 21:40, yesterday 9:05, 11 Nov."""

from __future__ import annotations

from datetime import datetime, timedelta

from engine.texts import Texts


def when(moment: datetime, now: datetime, say: Texts) -> str:
    """A moment in the past in the words of a language; the year only where it is another one."""
    time = f"{moment.hour}:{moment.minute:02}"
    if moment.date() == now.date():
        return say("ui.home.today", time=time)
    if moment.date() == now.date() - timedelta(days=1):
        return say("ui.home.yesterday", time=time)
    month = say(f"ui.home.month-{moment.month}")
    if moment.year == now.year:
        return say("ui.home.date", day=moment.day, month=month)
    return say("ui.home.date-year", day=moment.day, month=month, year=moment.year)


def minutes(seconds: int) -> str:
    """How long something takes or has taken: 2:05."""
    return f"{seconds // 60}:{seconds % 60:02}"

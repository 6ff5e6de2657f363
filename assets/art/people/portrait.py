"""People out of parts: a description becomes a drawing, in layers from the back to the front."""

from __future__ import annotations

from collections.abc import Iterable

from assets.art.coats.basics import badge, shoulders
from assets.art.kit import TALL, Art, placed
from assets.art.people.arms import carried
from assets.art.people.description import Portrait
from assets.art.people.features import brows, eyes, mouth, nose
from assets.art.people.heads import Head, neck, skull, skull_face
from assets.art.registry import BEARDS, COATS, GROUNDS, HAIR, HATS, MARKS, PROPS

EYES = 88.0  # how high the eyes of a bare head are


def art(who: Portrait) -> Art:
    """A person for frames of any size: a small one shows the face alone."""
    x, y, _, _ = who.stance
    view = who.view or (who.turn * 0.5 + x, EYES - 2 + who.lower + y, 138 * who.size)
    return Art(portrait(who), (view[0], view[1]), view[2])


def portrait(who: Portrait) -> str:
    """A person before a ground."""
    x, y, turn, grow = who.stance
    body = figure(who)
    if who.at:
        body = placed(placed(body, 0, -TALL), x, y + TALL, turn, grow)
    return GROUNDS[who.ground]() + body


def figure(who: Portrait) -> str:
    """A person without a ground."""
    on_back, in_hands = carried(who)
    return _all_of(who.behind, who) + on_back + _body(who) + _badge(who) + _all_of(who.props, who) + in_hands


def _all_of(names: Iterable[str], who: Portrait) -> str:
    return placed("".join(PROPS[name](who) for name in names), 0, who.lower)


def _badge(who: Portrait) -> str:
    return placed(badge(), 0, who.lower) if who.badge else ""


def _body(who: Portrait) -> str:
    head = Head(who.face, who.flesh, who.locks, who.turn, who.female)
    hair, coat = HAIR[who.hair], COATS[who.coat]

    def on_head(*parts: str) -> str:
        return placed("".join(parts), who.turn * 0.5, EYES + who.lower, who.tilt, who.size)

    def dressed(clothing: str) -> str:
        return f'<g transform="translate(0 {who.lower:g}) scale({who.build:g} 1)">{clothing}</g>'

    clothes = coat(who.colour, who.trim)
    return (
        on_head(hair.behind(head), neck(head))
        + dressed(shoulders(head.skin) if coat.is_bare else clothes)
        + on_head(skull(head), _bones(head, who) if who.skull else _features(head, who))
        + (dressed(clothes) if coat.is_bare else "")
        + on_head(hair.before(head), HATS[who.hat](who.hat_colour, who.hat_trim), hair.over(head))
    )


def _bones(head: Head, who: Portrait) -> str:
    return skull_face(head, who.iris) + BEARDS[who.beard](head, head.hair).chin


def _features(head: Head, who: Portrait) -> str:
    beard = BEARDS[who.beard](head, head.hair)
    marks = [MARKS[name] for name in who.marks]
    return (
        "".join(mark.draw(head) for mark in marks if mark.is_under)
        + eyes(head, who.eyes, who.iris)
        + nose(head, who.nose)
        + brows(head, who.brows)
        + beard.chin
        + mouth(head, who.mouth, 4.5 if beard.lip else 0)
        + beard.lip
        + "".join(mark.draw(head) for mark in marks if not mark.is_under)
    )

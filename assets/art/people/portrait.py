"""People out of parts: a description becomes a drawing, in layers from the back to the front."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from assets.art.coats.basics import badge, shoulders
from assets.art.kit import TALL, Art, placed
from assets.art.people.arms import carried
from assets.art.people.description import Portrait
from assets.art.people.features import brows, eyes, mouth, nose
from assets.art.people.heads import Head, neck, skull, skull_face
from assets.art.people.poses import POSES
from assets.art.people.profile import hair_of_side, side_face, side_neck
from assets.art.registry import BEARDS, COATS, GROUNDS, HAIR, HATS, MARKS, PROPS

EYES = 88.0  # how high the eyes of a bare head are
FAR = 9.0  # how far to its side a face looks that is seen from half its side


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
    pose, side = POSES[who.pose], 1 if who.turn >= 0 else -1
    head = Head(who.face, who.flesh, who.locks, side * FAR if pose.is_turned else who.turn, who.female, who.neck)
    hair, coat = HAIR[who.hair], COATS[who.coat]

    def on_head(*parts: str) -> str:
        ahead, down = who.turn * 0.5 + side * pose.ahead, EYES + who.lower + pose.down
        return placed("".join(parts), ahead, down, who.tilt + side * pose.nod, who.size)

    def dressed(clothing: str) -> str:
        across, bend = who.build * pose.narrow, -side * pose.lean
        place = f"{across:.3f} 0 {bend:.3f} 1 {-bend * TALL:.1f} {who.lower - pose.shrug:.1f}"
        return f'<g transform="matrix({place})">{clothing}</g>'

    clothes = coat(who.colour, who.trim)
    hat = HATS[who.hat](who.hat_colour, who.hat_trim)
    if pose.is_profile:
        return (
            on_head(hair_of_side(who, side), side_neck(who.flesh, side))
            + dressed(clothes)
            + on_head(side_face(who, side), placed(hat, side * -3, -2))
        )
    return (
        on_head(hair.behind(head), neck(head))
        + dressed(shoulders(head.skin) if coat.is_bare else clothes)
        + on_head(skull(head), _bones(head, who) if who.skull else _face(head, who, side * pose.is_turned))
        + (dressed(clothes) if coat.is_bare else "")
        + on_head(hair.before(head), placed(hat, head.turn * 0.2, 0) if pose.is_turned else hat, hair.over(head))
    )


def _bones(head: Head, who: Portrait) -> str:
    return skull_face(head, who.iris) + BEARDS[who.beard](head, head.hair).chin


def _face(head: Head, who: Portrait, half: int) -> str:
    """Eyes, nose, mouth, beard and marks. Seen from half its side, a face is narrower and moved that way."""
    level = replace(head, turn=half * 3.0) if half else head
    beard = BEARDS[who.beard](head, head.hair)
    marks = [MARKS[name] for name in who.marks]

    def seen(*parts: str) -> str:
        drawn = "".join(parts)
        return f'<g transform="matrix(0.86 0 0 1 {half * 7.4} 0)">{drawn}</g>' if half and drawn else drawn

    return (
        seen(
            *(mark.draw(level) for mark in marks if mark.is_under),
            eyes(level, who.eyes, who.iris),
            nose(level, who.nose),
            brows(level, who.brows),
        )
        + beard.chin
        + seen(mouth(level, who.mouth, 4.5 if beard.lip else 0))
        + beard.lip
        + seen(*(mark.draw(level) for mark in marks if not mark.is_under))
    )

"""People out of parts: a short description becomes a picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from assets.art import clothes, faces
from assets.art.backs import BACKS
from assets.art.clothes import COATS
from assets.art.faces import HAIRS, SKINS, Head
from assets.art.hats import HATS
from assets.art.kit import Art, placed
from assets.art.props import PROPS


@dataclass(frozen=True)
class Portrait:
    """A description: names of parts and colours. Everything has a default, so a card says only what is special."""

    face: str = "oval"
    skin: str = "fair"
    hair: str = "short"
    hair_colour: str = "brown"
    eyes: str = "open"
    iris: str = "#4a3426"
    brows: str = "flat"
    nose: str = "straight"
    mouth: str = "flat"
    beard: str = "none"
    marks: tuple[str, ...] = ()
    hat: str = "none"
    hat_colour: str = "#7d5230"
    hat_trim: str = "#3a241a"
    coat: str = "vest"
    colour: str = "#6d4a33"
    trim: str = "#9e2b25"
    badge: bool = False
    prop: str = "none"
    back: str = "desert-dusk"
    turn: float = 3  # where the features look: to the left if negative
    tilt: float = 0  # of the head, in degrees
    size: float = 1.0  # of the head
    build: float = 1.0  # how broad the shoulders are
    female: bool = False
    skull: bool = False  # bare bones instead of a face


_UNDER = ("stubble", "domino", "blush", "warpaint")  # marks that lie below the features
_DROP = {  # how much lower the head sits, so that what it wears stays in the picture
    "sombrero": 10, "tophat": 8, "jester": 14, "witch": 10, "bascinet": 6, "bear-hood": 6, "wolf-hood": 12,
    "boar-hood": 10, "stag-hood": 16, "winged-helm": 8, "ice-horns": 8, "iron-crown": 14, "cap": 4, "chef": 6, "mitre": 10, "nasal-helm": 2,
}  # fmt: skip


T = TypeVar("T")


def part(parts: Mapping[str, T], name: str, what: str) -> T:
    """A part by its name; a wrong name is told with all that would be right."""
    if name not in parts:
        raise ValueError(f"no {what} called {name!r}; there are: {', '.join(sorted(parts))}")
    return parts[name]


def art(who: Portrait) -> Art:
    """A person for frames of any size: a small one shows the face alone."""
    return Art(portrait(who), (who.turn * 0.5, 84 + _DROP.get(who.hat, 0)), 118 * who.size)


def portrait(who: Portrait) -> str:
    """The drawing of a person, as layers from the back to the front."""
    head = Head(
        who.face, SKINS.get(who.skin, who.skin), HAIRS.get(who.hair_colour, who.hair_colour), who.turn, who.female
    )
    down = 88 + _DROP.get(who.hat, 0)

    def on_head(*parts: str) -> str:
        return placed("".join(parts), who.turn * 0.5, down, who.tilt, who.size)

    def on_body(*parts: str) -> str:
        return placed("".join(parts), 0, down - 88)

    def dressed(clothing: str) -> str:
        return f'<g transform="translate(0 {down - 88}) scale({who.build} 1)">{clothing}</g>'

    hangs = part(COATS, who.coat, "coat")(who.colour, who.trim)
    beard = faces.beard(head, who.beard)
    mouth = faces.mouth(head, who.mouth, 4.5 if beard.lip else 0)
    layers = [
        part(BACKS, who.back, "background")(),
        on_head(faces.hair_behind(head, who.hair), faces.neck(head)),
        dressed(clothes.shoulders(head.skin) if who.coat == "dress" else hangs),
        on_head(faces.skull(head)),
    ]
    if who.skull:
        layers.append(on_head(faces.skull_face(head, who.iris), beard.chin))
    else:
        layers.append(
            on_head(
                faces.marks(head, [mark for mark in who.marks if mark in _UNDER]),
                faces.eyes(head, who.eyes, who.iris),
                faces.nose(head, who.nose),
                faces.brows(head, who.brows),
                beard.chin,
                mouth,
                beard.lip,
                faces.marks(head, [mark for mark in who.marks if mark not in _UNDER]),
            )
        )
    if who.coat == "dress":
        layers.append(dressed(hangs))
    layers.append(on_head(faces.hair_before(head, who.hair)))
    if who.hat != "none":
        layers.append(on_head(part(HATS, who.hat, "hat")(who.hat_colour, who.hat_trim)))
    layers.append(on_head(faces.hair_over(head, who.hair)))
    if who.badge:
        layers.append(on_body(clothes.badge()))
    if who.prop != "none":
        layers.append(on_body(part(PROPS, who.prop, "prop")(head.skin, who.colour)))
    return "".join(layers)

"""The bot for beginners to beat: it plays what looks good, and makes the mistakes that beginners make.

It looks at squads as they are printed, attacks as soon as it feels stronger, forgets what others may do to it, rerolls
whatever arms nobody, and plays its cards in the first battle in which they give strength.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.choices import Menu, Option, Ref
from engine.dice import Dice
from games.valhalla.bots import normal as knowing
from games.valhalla.bots.bands import rough_prospect
from games.valhalla.bots.battlefield import candidates, other_side
from games.valhalla.bots.phase import END, face_of
from games.valhalla.bots.reading import Reading, card_of, stander, warriors_of
from games.valhalla.deck import Card
from games.valhalla.faces import BLANK, best_arming, in_order
from games.valhalla.shown import PlayerView, SideView, ValhallaView

Answer = Callable[[Reading, Menu, Dice], Option | None]

LIKELY: Final = {0: 1.0, 1: 0.9, 2: 0.7, 3: 0.45, 4: 0.25}  # to arm somebody, by symbols, as it feels
DICE: Final = 6
FEELS_STRONGER: Final = 1.0
DARES: Final = 4  # one attack in so many is made on a whim
STRONG: Final = 9  # enough for an attack, as it feels


def easy(view: ValhallaView, menu: Menu, chance: Dice) -> Option | None:
    """One answer, by the kind of the question."""
    reading = Reading(view, rough_prospect)
    answer = ANSWERS.get(menu.kind)
    return knowing.answered(reading, menu, chance) if answer is None else answer(reading, menu, chance)


def likes(card: Card) -> float:
    """What a card looks like in the hand: big numbers are good."""
    return card.strength * LIKELY[card.symbol_count] + 0.5 * card.valour if card.category == "warrior" else 2.5


# The turn


def might(player: PlayerView) -> float:
    """What a squad looks like."""
    left, total = DICE, 0.0
    for warrior in sorted(warriors_of(player), key=lambda one: -card_of(one["ref"]).strength):
        card = card_of(warrior["ref"])
        if card.symbol_count <= left:
            total += card.strength * LIKELY[card.symbol_count]
            left -= card.symbol_count
    return total


def action(reading: Reading, menu: Menu, chance: Dice) -> Option:
    """Attack the weakest if it looks good, else fill the squad, else scout."""
    own = might(reading.me)
    attacks = [option for option in menu.options if option.verb == "attack"]
    scouts = [option for option in menu.options if option.verb == "scout"]
    musters = [option for option in menu.options if option.verb.startswith("muster")]
    if attacks:
        weakest = min(attacks, key=lambda option: resistance(reading, option.refs[0]))
        if own >= resistance(reading, weakest.refs[0]) + FEELS_STRONGER or (own > 3 and not chance.below(DARES)):
            return weakest
    free = reading.me["cell-limit"] - len(warriors_of(reading.me))
    fitting = [option for option in musters if option.verb == "muster" or free > 1]
    if free and fitting:
        return max(fitting, key=lambda option: sum(likes(card_of(ref)) for ref in option.refs if ref[:5] == "card:"))
    return (scouts or musters or list(menu.options))[0]


def resistance(reading: Reading, ref: Ref) -> float:
    """How strong an opponent looks."""
    if reading.monster is not None:
        tactics = sum(card.category == "tactics" for card in reading.hand)
        return reading.monster["strength"] - reading.monster["valour"] - 2.0 * tactics
    return might(reading.players[ref])


def keep(reading: Reading, menu: Menu, chance: Dice) -> Option:
    """The card with the biggest numbers."""
    return max(menu.options, key=lambda option: likes(card_of(option.refs[0])))


# The dice


def idle(reading: Reading) -> tuple[list[Ref], bool]:
    """The available dice that arm nobody, and whether somebody would stay unarmed."""
    me = reading.me["ref"]
    dice = [die for die in reading.view["dice"] if die["holder"] == me and die["state"] == "available"]
    waiting = [one for one, _ in candidates(reading)]
    faces = in_order("".join(face_of(die) for die in dice)).replace(BLANK, "")
    values = tuple(float(one["strength"]) for one in waiting)
    armed = best_arming(tuple(stander(one).need for one in waiting), values, faces)
    used = "".join(part for part in armed.faces if part is not None)
    rest: list[Ref] = []
    for die in dice:
        if face_of(die) in used:
            used = used.replace(face_of(die), "", 1)
        else:
            rest.append(die["ref"])
    return rest, None in armed.faces


def in_phase(reading: Reading, menu: Menu, chance: Dice) -> Option:
    """Reroll what arms nobody while somebody is unarmed, then arm everybody, then play what gives strength."""
    rest, is_lacking = idle(reading)
    free = [option for option in menu.options if option.verb in ("free-reroll", "accept", "turn-die")]
    pays = [option for option in menu.options if option.verb == "pay" and option.refs[0] in rest]
    if is_lacking and rest and free:
        return free[0]
    if is_lacking and len(rest) > 1 and pays:
        return pays[0]
    for verb in ("arm-squad", "activate"):
        if armed := [option for option in menu.options if option.verb == verb]:
            return max(armed, key=lambda option: card_of(option.refs[0]).strength)
    side = reading.side(reading.me["ref"])
    plays = [option for option in menu.options if option.verb == "play" and card_of(option.refs[0]).what.bonus]
    if side is not None and plays and menu.kind == "phase" and wants_strength(reading, side):
        return plays[0]
    return END


def wants_strength(reading: Reading, side: SideView) -> bool:
    """Whether more strength still seems to matter."""
    if not side["active"]:
        return False
    if reading.monster is not None:
        return side["strength"] < reading.monster["strength"] + (not side["is-attacker"])
    other = other_side(reading, side)
    return side["strength"] < (STRONG if side["is-attacker"] or other is None else other["strength"] + 1)


def reroll(reading: Reading, menu: Menu, chance: Dice) -> Option:
    """Everything that arms nobody."""
    rest, _ = idle(reading)
    things = menu.things("reroll")
    chosen = [ref for ref in things if ref in rest] or things
    return Option.of("reroll", *chosen[: menu.sets["reroll"].at_most])


def send(reading: Reading, menu: Menu, chance: Dice) -> Option:
    """Everybody goes who may; against a monster the cap has to be minded."""
    if menu.sets["send"].checked:
        return knowing.answered(reading, menu, chance) or Option.of("pass")
    return Option.of("send", *menu.things("send"))


ANSWERS: Final[Mapping[str, Answer]] = {
    "jarl": lambda reading, menu, chance: chance.pick(menu.options),
    "action": action,
    "keep": keep,
    "phase": in_phase,
    "ragnarok": in_phase,
    "paid-reroll": reroll,
    "free-reroll": reroll,
    "send": send,
}

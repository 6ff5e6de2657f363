"""A bot that plays Valhalla sensibly: it keeps the dice that arm its squad, and attacks when it looks stronger."""

from __future__ import annotations

from typing import Final

from engine.bots import random_option
from engine.choices import Menu, Option, Ref
from engine.dice import Dice
from games.valhalla import questions
from games.valhalla.deck import CARD_BY_REF, Card
from games.valhalla.faces import BLANK, LETTERS, Need, best_arming, in_order
from games.valhalla.shown import PlayerView, ValhallaView, WarriorView

# How likely a warrior is armed with a whole roll, by symbols: enough to compare squads. [VAL-5.15]
CHANCE: Final = {0: 1.0, 1: 0.9, 2: 0.7, 3: 0.45, 4: 0.25}
HAND_DICE: Final = 6
STRONGER: Final = 1.0  # an attack must look better than the defence by so much


def sensible(view: ValhallaView, menu: Menu, chance: Dice) -> Option | None:
    """One answer, by the kind of the question."""
    if menu.optional:
        return None if chance.below(3) else random_option(menu, chance)
    verbs = {option.verb for option in menu.options}
    if menu.kind == questions.ACTION:
        return action(view, menu, chance)
    if menu.kind in (questions.PHASE, questions.RAGNAROK):
        return in_phase(view, menu, chance)
    if menu.kind in (questions.PAID_REROLL, questions.FREE_REROLL):
        return reroll(view, menu)
    if menu.kind == questions.TURN:
        return turn(view, menu, chance)
    if menu.kind in (questions.KEEP, questions.RECRUIT):
        return max(menu.options, key=lambda option: worth(CARD_BY_REF[option.refs[0]]))
    if menu.kind in (questions.FIRST_DISCARDS, questions.DISCARD_DRAWN):
        (verb, pick), *_ = menu.sets.items()
        return Option.of(verb, *sorted(menu.things(verb), key=lambda ref: worth(CARD_BY_REF[ref]))[: pick.at_least])
    if menu.kind == questions.SEND and "pass" in verbs and menu.sets and not menu.sets["send"].checked:
        return Option.of("send", *menu.things("send"))
    if menu.default is not None:
        return menu.default
    if verbs & {"errand", "draw", "draw-more", "take-row", "claim-die", "again", "last-attack"}:
        return next(option for option in menu.options if option.verb != "pass")
    if "discard" in verbs and not menu.sets:
        return min(menu.options, key=lambda option: worth(CARD_BY_REF[option.refs[0]]) if option.refs else 99)
    return random_option(menu, chance)


def worth(card: Card) -> float:
    """What a card is worth to hold."""
    if card.category != "warrior":
        return 3.0 + card.valour
    bonus = 2.0 if card.ability is not None else 0.0
    return (card.strength + bonus) * CHANCE[card.symbol_count] + card.valour


# The turn


def me(view: ValhallaView) -> PlayerView:
    """The bot's own part of a view."""
    return next(player for player in view["players"] if player["ref"] == view["viewer"])


def squad(player: PlayerView) -> list[WarriorView]:
    """The warriors of a player."""
    return [warrior for warrior in player["cells"] if warrior is not None]


def might(player: PlayerView) -> float:
    """What a squad may bring about with one roll."""
    dice, total = HAND_DICE, 0.0
    for warrior in sorted(squad(player), key=lambda one: -CARD_BY_REF[one["ref"]].strength / max(1, len(one["needs"]))):
        card = CARD_BY_REF[warrior["ref"]]
        if card.symbol_count <= dice:
            total += (card.strength + (1.5 if card.ability is not None else 0)) * CHANCE[card.symbol_count]
            dice -= card.symbol_count
    return total


def action(view: ValhallaView, menu: Menu, chance: Dice) -> Option:
    """Attack the weakest if it looks good, else muster, else scout."""
    own = might(me(view))
    others = {player["ref"]: might(player) for player in view["players"]}
    if view["monster"] is not None:
        worthy = view["monster"]["strength"] - view["monster"]["valour"] - 3
        others[view["monster"]["active"]] = worthy
    attacks = [option for option in menu.options if option.verb == "attack"]
    if attacks:
        weakest = min(attacks, key=lambda option: others[option.refs[0]])
        if own >= others[weakest.refs[0]] + STRONGER or (view["is-ending"] and own > 3):
            return weakest
    free = sum(cell is None for cell in me(view)["cells"])
    doubles = [option for option in menu.options if option.verb == "muster-two"]
    if doubles and free >= 2:
        return max(doubles, key=lambda option: sum(worth(CARD_BY_REF[ref]) for ref in option.refs))
    singles = [option for option in menu.options if option.verb == "muster"]
    if singles and free:
        return max(singles, key=lambda option: worth(CARD_BY_REF[option.refs[0]]))
    scouts = [option for option in menu.options if option.verb == "scout"]
    if attacks and chance.below(3) == 0:
        return chance.pick(attacks)
    return (scouts or singles or list(menu.options))[0]


# The dice


def need(warrior: WarriorView) -> Need:
    """What a warrior needs, from what is shown of it."""
    card = CARD_BY_REF[warrior["ref"]]
    if card.need.pattern:
        return card.need if warrior["spared"] is None else card.need.without(LETTERS[warrior["spared"]])
    return Need("", in_order("".join(LETTERS[symbol] for symbol in warrior["needs"])))


def useful_dice(view: ValhallaView) -> tuple[list[Ref], list[Ref], bool]:
    """The available dice that arm somebody, the others, and whether anybody would stay unarmed."""
    seat = view["viewer"]
    dice = [die for die in view["dice"] if die["holder"] == seat and die["state"] == "available"]
    waiting = [one for one in squad(me(view)) if not one["is-active"] and not one["is-blocked"]]
    faces = in_order("".join(LETTERS[die["face"] or "x"] for die in dice))
    values = tuple(float(one["strength"]) for one in waiting)
    armed = best_arming(tuple(need(one) for one in waiting), values, faces.replace(BLANK, ""))
    used = "".join(set_ for set_ in armed.faces if set_ is not None)
    kept: list[Ref] = []
    for die in dice:
        letter = LETTERS[die["face"] or "x"]
        if letter in used:
            used = used.replace(letter, "", 1)
            kept.append(die["ref"])
    rest = [die["ref"] for die in dice if die["ref"] not in kept]
    return kept, rest, None in armed.faces


def in_phase(view: ValhallaView, menu: Menu, chance: Dice) -> Option:
    """Reroll what arms nobody while somebody is unarmed, then arm, then play what gives strength."""
    _, rest, is_lacking = useful_dice(view)
    faces = {die["ref"]: die["face"] for die in view["dice"]}
    pays = [option for option in menu.options if option.verb == "pay" and option.refs[0] in rest]
    free = [option for option in menu.options if option.verb in ("free-reroll", "accept", "turn-die", "take-back")]
    if is_lacking and rest and free:
        return free[0]
    if is_lacking and len(rest) >= 2 and pays:
        return min(pays, key=lambda option: faces[option.refs[0]] != "x")
    for verb in ("arm-squad", "activate"):
        armed = [option for option in menu.options if option.verb == verb]
        if armed:
            return max(armed, key=lambda option: CARD_BY_REF[option.refs[0]].strength)
    plays = [option for option in menu.options if option.verb == "play"]
    if plays and menu.kind == questions.PHASE and matters(view):
        return chance.pick(plays)
    return Option("end")


def matters(view: ValhallaView) -> bool:
    """Whether more strength may still decide the battle."""
    battle = view["battle"]
    if battle is None:
        return False
    own = next(side for side in battle["sides"] if side["seat"] == view["viewer"])
    if not own["active"]:
        return False
    if battle["kind"] in ("hunt", "defence"):
        strength = view["monster"]["strength"] if view["monster"] is not None else 0
        return own["strength"] < strength + (not own["is-attacker"])
    other = next(side for side in battle["sides"] if side["seat"] != view["viewer"])
    return own["strength"] < (10 if own["is-attacker"] else other["strength"] + 1)


def reroll(view: ValhallaView, menu: Menu) -> Option:
    """Everything that arms nobody."""
    _, rest, _ = useful_dice(view)
    things = menu.things("reroll")
    chosen = [ref for ref in things if ref in rest] or things
    return Option.of("reroll", *chosen[: menu.sets["reroll"].at_most])


def turn(view: ValhallaView, menu: Menu, chance: Dice) -> Option:
    """A weapon that somebody lacks."""
    missing = [symbol for one in squad(me(view)) if not one["is-active"] for symbol in one["needs"]]
    wanted = [option for option in menu.options if len(option.refs) > 1 and option.refs[1][5:] in missing]
    return chance.pick(wanted) if wanted else menu.options[-1]

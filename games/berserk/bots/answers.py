"""Answers to what happens: defenders, instants, dice to roll again, and small choices."""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Option
from games.berserk.attacks import RANGED
from games.berserk.bots.field import Field, Piece
from games.berserk.bots.plans import nearest, plans, threat
from games.berserk.bots.turns import best_attack
from games.berserk.bots.uses import worth_of_use
from games.berserk.derived import ability_called
from games.berserk.grid import AROUND, CELL_BY_REF, NOWHERE, Cell
from games.berserk.kinds import PRINTED
from games.berserk.schema import Ability
from games.berserk.shown import BerserkView, DeclaredView

PASS: Final = Option("pass")
WORTH_IT: Final = 0.25
STEPS_IN: Final = 0.2  # what a defender must save at least
SPENT: Final = 0.5  # an instant that closes its card, or uses it up, must save more
BLOCKED: Final = 0.3
OUT_OF_REACH: Final = 50.0
WEAK, MEDIUM, STRONG = 0, 1, 2
LONG_BATTLE: Final = 90  # turns
BETWEEN_OFFERS: Final = 10
CLEARLY: Final = 6.0  # crystals


# The attack that is about to happen


def coming(view: BerserkView, field: Field) -> tuple[Piece, Piece, Ability | None] | None:
    """The attack on the stack that is carried out next: attacker, target, and the ability that it is."""
    for declared in reversed(view["stack"]):
        ability = _attack_ability(declared)
        if declared["what"] != "strike" and ability is None:
            continue
        attacker, target = field.piece(declared["source"]), field.piece(declared["targets"][0])
        return (attacker, target, ability) if attacker is not None and target is not None else None
    return None


def _attack_ability(declared: DeclaredView) -> Ability | None:
    if declared["what"] != "ability":
        return None
    ability = ability_called(declared["name"].removeprefix("ability:"))
    return ability if ability.is_attack else None


def respond(view: BerserkView, field: Field, menu: Menu) -> Option:
    """The answer that saves most, if it saves enough."""
    best, best_value = menu.default or PASS, 0.0
    attack = coming(view, field)
    for option in menu.options:
        value = _worth_of_answer(view, field, attack, option)
        if value > best_value:
            best, best_value = option, value
    return best


def _worth_of_answer(
    view: BerserkView, field: Field, attack: tuple[Piece, Piece, Ability | None] | None, option: Option
) -> float:
    if option.verb == "block":
        return _blocked(view, field) - BLOCKED
    if option.verb == "use":
        return _worth_of_instant(view, field, attack, option)
    if option.verb != "defend" or attack is None:
        return 0.0
    attacker, target, ability = attack
    defender = field.piece(option.refs[0])
    if defender is None:
        return 0.0
    return field.gain(attacker, target, ability) - field.gain(attacker, defender, None) - STEPS_IN


def _worth_of_instant(
    view: BerserkView, field: Field, attack: tuple[Piece, Piece, Ability | None] | None, option: Option
) -> float:
    card = field.game.cards.get(option.refs[0][5:])
    if card is None:
        return 0.0
    ability = ability_called(option.refs[1].removeprefix("ability:"))
    targets = list(option.refs[2:])
    cost = (SPENT if ability.closes or ability.to_graveyard else 0.1) + 0.3 * ability.chips
    aim = field.piece(targets[0]) if targets else None
    words = {effect.op for effect in ability.do}
    is_threatened = attack is not None and attack[1].seat == field.me
    if "prevent" in words:
        if attack is None or not is_threatened or aim is not attack[1]:
            return 0.0
        prevented = next(effect.amount for effect in ability.do if effect.op == "prevent")
        return _saved(field, *attack, prevented if isinstance(prevented, int) else 2) - cost
    if "redirect" in words:
        onto = field.piece(card.ref)
        if attack is None or not is_threatened or onto is None:
            return 0.0
        return field.gain(*attack) - field.gain(attack[0], onto, attack[2]) - cost
    if "close" in words:
        if attack is None or not is_threatened or aim is not attack[0]:
            return 0.0
        return field.gain(*attack) - cost
    if "relocate" in words:
        if attack is None or not is_threatened or aim is not attack[0] or attack[2] is not None:
            return 0.0
        return (field.gain(*attack) if escapes(field, attack[0], attack[1]) else 0.0) - cost
    if "redistribute" in words:
        worth = worth_of_use(field, card, ability, targets)
        host = field.piece(f"card:{card.host}")
        in_danger = attack is not None and host is attack[1]
        return worth - (0.2 if in_danger else SPENT)
    return worth_of_use(field, card, ability, targets) - WORTH_IT


def escapes(field: Field, attacker: Piece, target: Piece) -> bool:
    """Whether an attacker could be put where its strike no longer reaches. [BSK-P-shift]"""
    if attacker.cell == NOWHERE or "protection-instants" in attacker.words:
        return False
    free = [cell for cell in AROUND[attacker.cell] if field.is_free(cell)]
    return any(not field.reaches(attacker, cell, target, None) for cell in free)


def _saved(field: Field, attacker: Piece, target: Piece, ability: Ability | None, prevented: int) -> float:
    """What prevention saves, going by all ways the attack can come out."""
    return sum(
        way.chance * (target.loss(way.wounds) - target.loss(max(0, way.wounds - prevented)))
        for way in field.ways(attacker, target, ability)
    )


def _blocked(view: BerserkView, field: Field) -> float:
    """What the attack whose dice have fallen would take."""
    attack = view["attack"]
    if attack is None:
        return 0.0
    is_counter = attack["outcome"] == "counter"
    struck = field.piece(attack["attacker"] if is_counter else attack["target"])
    striker = field.piece(attack["target"] if is_counter else attack["attacker"])
    if struck is None or striker is None:
        return 0.0
    level = WEAK if is_counter else ("weak", "medium", "strong").index(attack["level"])
    strike = striker.card.info.strike or [0, 0, 0]
    return struck.loss(strike[level] + attack["bonus"])


# Dice


def reroll(view: BerserkView, field: Field, menu: Menu) -> Option:
    """Roll again whatever is worse than the average of all faces."""
    again = next(option for option in menu.options if option.verb == "reroll")
    keep = next(option for option in menu.options if option.verb == "keep-die")
    attack = view["attack"]
    if attack is None:
        return keep
    if again.refs[0] == "die:defense":
        return again if attack["defense-value"] <= 4 else keep
    if attack["defense-value"] >= 5:
        return keep  # the attack misses anyway
    powers = attack["powers"]
    level = ("weak", "medium", "strong").index(attack["level"])
    average = (3 * powers[WEAK] + 2 * powers[MEDIUM] + powers[STRONG]) / 6
    target = field.piece(attack["target"])
    enough = target is not None and target.chances[0] == 0 and powers[level] >= _sure_lives(target)
    return again if powers[level] < average and not enough else keep


def _sure_lives(piece: Piece) -> int:
    return max(lives for lives, chance in enumerate(piece.chances) if chance)


# Small choices


def target(view: BerserkView, field: Field, menu: Menu) -> Option:
    """What a triggered ability is aimed at; declined if it would only do harm."""
    source = field.game.cards.get(menu.about[0][5:]) if menu.about else None
    ability = PRINTED.get(menu.about[1].partition(":")[2]) if len(menu.about) > 1 else None

    def worth(option: Option) -> float:
        if option.verb == "decline":
            return 0.0
        aim = field.piece(option.refs[0])
        if ability is None or source is None:  # a gift of life, a victim
            return aim.value if aim is not None and aim.seat == field.me else 0.1
        return worth_of_use(field, source, ability, list(option.refs))

    return max(menu.options, key=worth)


def feed(view: BerserkView, field: Field, menu: Menu) -> Option:
    """Feed on enemies; on one's own only if the hungry one then does more harm than it costs."""

    def worth(option: Option) -> float:
        if option.verb != "feed":
            return 0.0
        hungry, victim = field.piece(option.refs[0]), field.piece(option.refs[1])
        if hungry is None or victim is None:
            return 0.0
        wounds = hungry.words.get("thirst", 1)
        if victim.seat != field.me:
            return 5.0 + victim.loss(wounds)
        twin = field.copy()
        twin.pieces[hungry.index].open, twin.pieces[hungry.index].pool = True, hungry.move
        then = best_attack(twin, twin.pieces[hungry.index])
        return (then.gain if then is not None else 0.0) - victim.loss(wounds) - STEPS_IN

    return max(menu.options, key=worth)


def cell(view: BerserkView, field: Field, menu: Menu) -> Option:
    """Where a card goes: fighters towards the enemy, those that have acted or shoot away from danger."""
    piece = field.piece(menu.about[0]) if menu.about else None
    seat = piece.seat if piece is not None else field.me

    def worth(option: Option) -> float:
        ref = option.refs[0] if option.refs else ""
        at = CELL_BY_REF.get(ref, piece.cell if piece is not None else NOWHERE)
        if at == NOWHERE:
            return 0.0
        danger, way = threat(field, at, seat), nearest(field, at, seat)
        if seat != field.me:
            strike = coming(view, field)
            is_foiled = strike is not None and strike[0] is piece and not field.reaches(*strike_from(strike, at))
            return danger + (OUT_OF_REACH if is_foiled else 0.0)
        eager = piece is None or (piece.open and not piece.acted and not _shoots(piece))
        return -way - 0.05 * danger if eager else 0.1 * way - danger

    return max(menu.options, key=worth)


def strike_from(attack: tuple[Piece, Piece, Ability | None], cell: Cell) -> tuple[Piece, Cell, Piece, Ability | None]:
    """An attack, if its attacker stood on another cell."""
    return attack[0], cell, attack[1], attack[2]


def _shoots(piece: Piece) -> bool:
    return any(one is not None and one.type in RANGED for one in piece.attacks)


def may(view: BerserkView, field: Field, menu: Menu) -> Option:
    """What is optional is taken: a chip, a step aside, a push."""
    return next((option for option in menu.options if option.verb == "accept"), menu.options[0])


def unite(view: BerserkView, field: Field, menu: Menu) -> Option:
    """As many cards of the deck as may be shown, those first that help with a strike."""
    refs = [option.refs[0] for option in menu.options if option.verb == "unite"]
    helpful = [ref for ref in refs if _helps(ref)]
    most = menu.sets["unite"].at_most
    return Option.of("unite", *helpful[:most]) if helpful else Option("alone")


def _helps(ref: str) -> bool:
    kind = ref[5:].rpartition("-")[0]
    return any(
        one.head is not None and one.head.startswith("on-") and one.head.endswith("strike")
        for one in PRINTED.values()
        if one.id.startswith(f"{kind}.")
    )


def order(view: BerserkView, field: Field, menu: Menu) -> Option:
    """Wounds first and healing after them, unless the wounds would kill."""
    by_ref = {declared["ref"]: declared for declared in view["stack"]}
    refs = [option.refs[0] for option in menu.options]

    def rank(ref: str) -> int:
        declared = by_ref.get(ref)
        if declared is None:
            return 1
        word = declared["name"].removeprefix("keyword:")
        piece = field.piece(declared["source"])
        if word in ("poison", "fading", "plague") and piece is not None:
            return 2 if _sure_lives(piece) <= piece.words.get(word, 3) else 0
        return 1

    return Option.of("order", *sorted(refs, key=rank))


def go_on(view: BerserkView, field: Field, menu: Menu) -> Option:
    """Off an occupied cell, to a free one that is close to the enemy."""
    free = [option for option in menu.options if option.verb == "move" and field.is_free(CELL_BY_REF[option.refs[1]])]
    if free:
        return max(free, key=lambda option: -nearest(field, CELL_BY_REF[option.refs[1]], field.me))
    return next((option for option in menu.options if option.verb == "move"), menu.options[-1])


def pay(view: BerserkView, field: Field, menu: Menu) -> Option:
    """Chips of others before one's own: those are nearer to the next use."""
    return menu.options[-1]


def prepare(view: BerserkView, field: Field, menu: Menu) -> Option:
    """What can be done before the battle is free: whatever gains most, if it gains anything."""
    found = [plan for plan in plans(field, menu) if plan.option.verb != "reveal" and plan.gain > 0]
    if found:
        return max(found, key=lambda plan: (plan.gain, plan.option)).option
    return menu.default or PASS


# Draws


def is_long(view: BerserkView) -> bool:
    """A battle that has gone on for so long is decided by nobody."""
    return view["turn"] >= LONG_BATTLE


def wants_draw(view: BerserkView) -> bool:
    """Offer a draw in a battle without end, now and then."""
    return is_long(view) and view["turn"] % BETWEEN_OFFERS < 2


def answer_draw(view: BerserkView, field: Field, menu: Menu) -> Option:
    """A draw is welcome to whoever is clearly behind, and in a battle without end."""
    agrees = is_long(view) or field.balance(field.me) < -CLEARLY
    return next(option for option in menu.options if (option.verb == "accept-draw") == agrees)

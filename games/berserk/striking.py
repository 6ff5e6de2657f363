"""An attack from the dice to the wounds, in named steps. [BSK-10.8, BSK-15.1 to BSK-15.8]"""

from __future__ import annotations

from functools import cache

from engine.choices import Menu, Option, Seat
from games.berserk.abilities import blocks, can_pay, is_against
from games.berserk.asking import ask
from games.berserk.attacks import LEVELS, STRIKES, WEAK, clamped, level_of
from games.berserk.carrying import carry_out, holds, is_possible, wants
from games.berserk.concepts import (
    Blow,
    attacker_power,
    die,
    level,
    more_wounds,
    power_limit,
    rerolls,
    target_power,
    when_rolled,
    when_struck,
    with_attack,
)
from games.berserk.derived import ability_called
from games.berserk.doing import Doing
from games.berserk.events import Blocked, CounterStruck, Missed, Rerolled, Rolled, ShownFromDeck, Struck
from games.berserk.paying import pay
from games.berserk.schema import Ability
from games.berserk.state import Attack, Berserk, Card
from games.berserk.traits import Traits, has, traits, traits_against
from games.berserk.unity import united
from games.berserk.wounds import put_wounds, shield

STRONGEST = 2
MANY = 99


async def strike(game: Berserk, attack: Attack, is_unanswered: bool = False, with_block: bool = True) -> None:
    """Roll, reroll, judge, give a chance to block, apply. [BSK-10.8 steps 4 to 6]"""
    roll(game, attack, is_unanswered)
    await reroll(game, attack)
    settle_dice(game, attack)
    judge(game, attack)
    dealt = attack if attack.outcome == "hit" else counter_of(game, attack) if attack.outcome == "counter" else None
    if attack.outcome != "hit":
        game.tell(Missed(game.cards[attack.attacker].ref, game.cards[attack.target].ref))
    if dealt is None:
        return
    if with_block and blocks(game, game.cards[dealt.target].controller):
        await block_window(game, attack, dealt)
    if not attack.is_blocked:
        await apply(game, dealt, attack)


# Step 4: the dice


def fights_back(game: Berserk, attack: Attack, is_unanswered: bool) -> bool:
    """Whether the target rolls a die. [BSK-10.2, BSK-13.1, BSK-K-fights, BSK-K-as-closed]"""
    if attack.type != "simple-strike" or is_unanswered:
        return False
    attacker, target = game.cards[attack.attacker], game.cards[attack.target]
    if has(game, attacker, "unanswered-strike"):
        return False
    return target.is_open and not target.is_hidden and target.is_creature and not has(game, target, "does-not-fight")


def roll(game: Berserk, attack: Attack, is_unanswered: bool) -> None:
    """The white die, and the black one of a target that fights. [BSK-10.3, BSK-10.4, BSK-A-70]"""
    attacker, target = game.cards[attack.attacker], game.cards[attack.target]
    if not has(game, attacker, "does-not-fight"):
        attack.attack_die = game.dice.roll()
    if fights_back(game, attack, is_unanswered):
        attack.defence_die = game.dice.roll()
    evaluate(game, attack)
    if attack.attack_die:
        game.tell(Rolled(attacker.ref, "die:attack", attack.attack_die, attack.attack_value))
    if attack.defence_die:
        game.tell(Rolled(target.ref, "die:defense", attack.defence_die, attack.defence_value))


def evaluate(game: Berserk, attack: Attack) -> None:
    """What the dice count, modifiers included. [BSK-10.6]"""
    attacker, target = traits(game, game.cards[attack.attacker]), traits(game, game.cards[attack.target])
    if attack.attack_die:
        attack.attack_value = clamped(die.of(game, attacker, attack.attack_die, "attack", attack.type))
    if attack.defence_die:
        attack.defence_value = clamped(die.of(game, target, attack.defence_die, "defense", attack.type))


async def reroll(game: Berserk, attack: Attack) -> None:
    """First the attacking player, then the other one; there is no way back. [BSK-10.7, BSK-D-16, BSK-D-17]"""
    for which in ("attack", "defense"):
        while rerolls_left(game, attack, which) > 0 and await wants_reroll(game, attack, which):
            attack.rerolls[which] = attack.rerolls.get(which, 0) + 1
            face = game.dice.roll()
            if which == "attack":
                attack.attack_die = face
            else:
                attack.defence_die = face
            evaluate(game, attack)
            roller = attack.attacker if which == "attack" else attack.target
            game.tell(Rerolled(game.cards[roller].ref, f"die:{which}", face))


def rerolls_left(game: Berserk, attack: Attack, which: str) -> int:
    """How often a die that was rolled may still be rolled again. [BSK-10.7]"""
    card = game.cards[attack.attacker if which == "attack" else attack.target]
    it = traits(game, card)
    if rerolls not in it.in_force or not (attack.attack_die if which == "attack" else attack.defence_die):
        return 0
    return rerolls.of(game, it, 0, which, attack.type) - attack.rerolls.get(which, 0)


async def wants_reroll(game: Berserk, attack: Attack, which: str) -> bool:
    """Whether the player of a die rolls it again."""
    card = game.cards[attack.attacker if which == "attack" else attack.target]
    judge(game, attack)
    options = (Option.of("reroll", f"die:{which}"), Option("keep-die"))
    rule = "BSK-D-16" if which == "attack" else "BSK-D-17"
    menu = Menu("prompt.reroll", options, about=(card.ref,), rule=rule, kind="reroll", default=options[1])
    return await ask(game, card.controller, menu) == options[0]


def settle_dice(game: Berserk, attack: Attack) -> None:
    """The faces stand. [BSK-K-plague]"""
    for id, face in ((attack.attacker, attack.attack_die), (attack.target, attack.defence_die)):
        it = traits(game, game.cards[id])
        if face and when_rolled in it.in_force:
            for says in when_rolled.held_by(it):
                says(game, it, face)


def judge(game: Berserk, attack: Attack) -> None:
    """The table that decides. [BSK-10.5]"""
    attack.level = level_of(attack.attack_value) if attack.attack_value else WEAK  # [BSK-A-43]
    if attack.defence_value <= 4:
        attack.outcome = "hit"
    else:
        attack.outcome = "miss" if attack.defence_value == 5 else "counter"


def counter_of(game: Berserk, attack: Attack) -> Attack:
    """The weak simple strike of the target. [BSK-10.9]"""
    weak, medium, strong = game.cards[attack.target].info.strike or (0, 0, 0)
    return Attack(
        attack.number, "simple-strike", attack.target, attack.attacker, powers=(weak, medium, strong), outcome="counter"
    )


# Step 5: the block window


async def block_window(game: Berserk, attack: Attack, dealt: Attack) -> None:
    """The player whose card is about to be struck may block. [BSK-14.10, BSK-D-18]"""
    struck = game.cards[dealt.target]
    options: dict[Option, tuple[Card, Ability]] = {}
    for card, ability in blocks(game, struck.controller):
        who = ability.target
        if who is None or dealt.type not in who.attacks or not is_against(game, card, who, struck):
            continue
        if can_pay(game, card, ability):
            options[Option.of("block", card.ref, f"ability:{ability.id}")] = card, ability
    if not options:
        return
    cards = (game.cards[dealt.attacker].ref, struck.ref)
    pass_by = Option("pass")
    menu = Menu(
        "prompt.block",
        [*options, pass_by],
        default=pass_by,
        window=True,
        aimed=True,
        about=cards,
        rule="BSK-D-18",
        kind="response",
    )
    answer = await ask(game, struck.controller, menu)
    if answer in options:
        card, ability = options[answer]
        doing = Doing(card, card.controller, ability, [])
        await carry_out(game, doing)
        game.tell(Blocked(game.cards[dealt.attacker].ref, card.ref))
        pay(game, card, ability, [card.id] * ability.chips)


# Step 6: apply


async def apply(game: Berserk, dealt: Attack, shown: Attack) -> None:
    """Power, protections, wounds, then companions of the striker, then of the struck card. [BSK-15]"""
    striker, struck = game.cards[dealt.attacker], game.cards[dealt.target]
    blow = Blow(dealt.type, striker, dealt.head == "instant-action", dealt)
    theirs = traits_against(game, struck, striker)
    compute_power(game, dealt, theirs)
    if shield(game, struck, blow):  # [BSK-15.3]
        shown.power, shown.level = dealt.power, dealt.level
        return
    wounds = dealt.power
    if wounds >= 1:  # [BSK-15.4]
        wounds = more_wounds.of(game, theirs, wounds, dealt, striker)
    dealt.wounds = put_wounds(game, struck, wounds, blow)
    dealt.is_dealt = True
    struck.attacks_dealt += 1
    shown.power, shown.level, shown.wounds, shown.is_dealt = dealt.power, dealt.level, dealt.wounds, True
    if dealt.outcome == "counter":
        game.tell(CounterStruck(striker.ref, struck.ref, dealt.power, dealt.wounds))
    else:
        kind, how = f"type:{dealt.type}", f"level:{LEVELS[dealt.level]}"
        game.tell(Struck(striker.ref, struck.ref, kind, how, dealt.power, dealt.wounds))
    await companions(game, dealt)
    it = traits_against(game, struck, striker)
    for says in when_struck.held_by(it):
        says(game, it, dealt, striker)


def compute_power(game: Berserk, dealt: Attack, theirs: Traits) -> None:
    """Level, base, modifiers of both cards, then the limits. [BSK-15.1, BSK-15.2]"""
    striker, struck = game.cards[dealt.attacker], theirs.card
    mine = traits(game, striker)
    dealt.level = min(STRONGEST, level.of(game, theirs, dealt.level, dealt, striker))
    power = attacker_power.of(game, mine, dealt.powers[dealt.level] + dealt.bonus, dealt, struck)
    power = max(0, target_power.of(game, theirs, power, dealt, striker))
    dealt.power = min(power, power_limit.of(game, theirs, MANY, dealt, striker))


async def companions(game: Berserk, dealt: Attack) -> None:
    """What happens together with an attack that was dealt, at any power. [BSK-13.9, BSK-K-companion]"""
    striker, struck = game.cards[dealt.attacker], game.cards[dealt.target]
    it = traits(game, striker)
    for companion in with_attack.held_by(it):
        await companion(game, it, dealt, struck, dealt.wounds)
    shown = await united(game, striker) if dealt.type in STRIKES and "unity" in it else []
    if shown:
        game.tell(ShownFromDeck(f"seat:{striker.controller}", tuple(card.ref for card in shown)))
    named = [ability_called(dealt.ability)] if dealt.ability and ability_called(dealt.ability).do else []
    heads = companion_heads(dealt.type)
    named += [ability for ability in it.abilities if ability.head in heads]
    for card in shown:
        named += [ability for ability in card.info.abilities if ability.head in heads]
    for ability in named:
        await accompany(game, striker, striker.controller, ability, dealt)
    if shown:
        game.dice.shuffle(game.players[striker.controller].deck)
    game.shown.clear()


@cache
def companion_heads(type: str) -> tuple[str, ...]:
    """The heads of abilities that are companions of this type of attack. [BSK-K-on-attack]"""
    return ("on-attack", f"on-{type}", *(("on-strike",) if type in STRIKES else ()))


async def accompany(game: Berserk, striker: Card, by: Seat, ability: Ability, dealt: Attack) -> None:
    """Carry out one companion ability."""
    doing = Doing(striker, by, ability, [game.cards[dealt.target].ref], dealt)
    if not holds(game, doing) or not is_possible(game, doing):
        return
    if not ability.may or await wants(game, doing):
        await carry_out(game, doing)

"""Operations on wounds and lives. [BSK-15]"""

from __future__ import annotations

from engine.choices import Menu, singles
from games.berserk.asking import ask
from games.berserk.doing import Doing, amount, operation
from games.berserk.events import WillPrevent
from games.berserk.schema import Effect
from games.berserk.state import Berserk, Card
from games.berserk.traits import has
from games.berserk.wounds import can_be_healed, give_lives, heal, life, put_wounds, shield


@operation("wound")
async def wound(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Put wounds on a card. [BSK-K-wound, BSK-K-self-wound]"""
    return put_wounds(game, card, amount(game, doing, effect), doing.blow) > 0


@operation("heal", lambda game, source, effect, card: can_be_healed(game, card))
async def heal_some(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Remove wounds. [BSK-K-heal]"""
    return heal(game, card, amount(game, doing, effect)) > 0


@operation("full-heal", lambda game, source, effect, card: can_be_healed(game, card))
async def heal_all(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Remove all wounds; poison stays. [BSK-K-full-heal]"""
    return heal(game, card, card.wounds) > 0


@operation("extra-lives", lambda game, source, effect, card: card.is_creature)
async def more_lives(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Extra lives. [BSK-K-extra-lives]"""
    return give_lives(game, card, amount(game, doing, effect)) > 0


@operation("left-with")
async def left_with(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Wounds are set so that so many lives are left. [BSK-K-left-with]"""
    wanted = max(0, life(card) - amount(game, doing, effect))
    if wanted > card.wounds:
        return put_wounds(game, card, wanted - card.wounds, doing.blow) > 0
    return heal(game, card, card.wounds - wanted) > 0


@operation("prevent")
async def prevent(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """The next wounds of this turn are not put on the card. [BSK-K-prevent]"""
    card.prevention += amount(game, doing, effect)
    game.tell(WillPrevent(card.ref, card.prevention))
    return True


def can_redistribute(game: Berserk, source: Card, effect: Effect, card: Card) -> bool:
    """Not from incorporeal creatures, and only wounds that are there. [BSK-K-redistribute]"""
    if effect.who == "host":  # of the card that wounds are taken from nothing else is asked
        host = game.cards.get(source.host)
        if host is None or host is card or not host.wounds or not can_be_healed(game, host):
            return False
        return card.info.life is not None
    return card.wounds > 0 and can_be_healed(game, card)


def can_take_wounds(game: Berserk, card: Card) -> bool:
    """Whether wounds of another card can be put on it. [BSK-P-redistribute-two]"""
    return card.info.life is not None and not has(game, card, "incorporeal")


@operation("redistribute", can_redistribute)
async def redistribute(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Heal wounds of one creature and put the same total on the other; its player says how many.
    [BSK-K-redistribute]"""
    onto = game.card(doing.targets[-1])
    most = min(amount(game, doing, effect), card.wounds)
    if most < 1:
        return False
    options = singles("redistribute", [f"wounds:{count}" for count in range(1, most + 1)])
    menu = Menu(
        "prompt.redistribute",
        options,
        auto=True,
        about=(card.ref, onto.ref),
        rule="BSK-K-redistribute",
        kind="how-many",
        default=options[-1],
    )
    answer = await ask(game, doing.by, menu)
    removed = heal(game, card, int(answer.refs[0].removeprefix("wounds:")))
    if removed and not shield(game, onto, doing.blow):
        put_wounds(game, onto, removed, doing.blow)
    return removed > 0

"""Operations that give and take abilities. [BSK-19.6]"""

from __future__ import annotations

from engine.lasting import Duration, largest_counts
from engine.lasting import Effect as Lasting
from games.berserk.catalogue import KEYWORDS, spread
from games.berserk.doing import Doing, lasts, operation
from games.berserk.events import Gained, LostAbility
from games.berserk.schema import Effect
from games.berserk.state import Berserk, Card
from games.berserk.traits import givers, has, poison, traits, words_changed


def can_be_poisoned(game: Berserk, card: Card) -> bool:
    """Creatures with a body. [BSK-K-poison, BSK-K-incorporeal]"""
    return card.is_creature and not has(game, card, "incorporeal")


def _can_gain(game: Berserk, source: Card, effect: Effect, card: Card) -> bool:
    if effect.kw == "flying":
        return not has(game, card, "flying")
    return effect.kw != "poison" or can_be_poisoned(game, card)


@operation("gain", _can_gain)
async def gain(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """A card has a keyword from now on. [BSK-K-gains]"""
    return give(game, card, effect, doing.source, lasts(effect, doing.by))


def give(game: Berserk, card: Card, effect: Effect, source: Card, until: Duration) -> bool:
    """Give a keyword; poison only to whom it can take hold of."""
    if effect.kw == "poison" and (not can_be_poisoned(game, card) or has(game, card, "protection-poison")):
        return False
    word = KEYWORDS[effect.kw]
    value = word.default if effect.value is None else effect.value
    for key in spread(effect.kw, effect.of):
        given = Lasting(key, card.ref, value, source.ref, until)
        if word.combine is not largest_counts or given not in game.effects.on(card.ref):
            game.effects.add(given)
        game.tell(Gained(card.ref, f"keyword:{effect.kw}", value if word.value else None))
    if effect.kw == "protection-poison":
        cure(game, card)
    words_changed(game, card)
    return True


def cure(game: Berserk, card: Card) -> bool:
    """The poison is gone, whatever its value. [BSK-K-protection-poison]"""
    if not poison(game, card):
        return False
    game.effects.drop(lambda one: one.on == card.ref and one.keyword == "poison")
    words_changed(game, card)
    game.tell(LostAbility(card.ref, "keyword:poison"))
    return True


@operation("lose")
async def lose(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """A card loses keywords, printed or given; it may gain them anew later. [BSK-K-loses, BSK-19.6]"""
    done = False
    for kw in effect.kws:
        if kw == "poison":
            done = cure(game, card) or done
        elif has(game, card, kw) or any(key.startswith(f"{kw}:") for key in traits(game, card).values):
            until = lasts(effect, doing.by)
            for giver in givers(game, card, kw):
                game.effects.add(Lasting(kw, card.ref, None, giver.ref, until))
            game.effects.add(Lasting(kw, card.ref, None, doing.source.ref, until))
            words_changed(game, card)
            game.tell(LostAbility(card.ref, f"keyword:{kw}"))
            done = True
    return done

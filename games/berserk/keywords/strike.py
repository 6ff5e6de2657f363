"""Keywords that go with a dealt attack, on either side. [BSK-K-companion]"""

from __future__ import annotations

from engine.lasting import UNTIL_GONE
from games.berserk.attacks import MELEE
from games.berserk.concepts import Blow, when_struck, with_attack
from games.berserk.operations.gaining import give
from games.berserk.schema import Effect
from games.berserk.state import Attack, Berserk, Card
from games.berserk.traits import Traits, has
from games.berserk.wounds import give_lives, heal, put_wounds

PLAGUE = Effect(op="gain", kw="plague")


@with_attack("vampirism")
async def vampirism(game: Berserk, it: Traits, attack: Attack, struck: Card, wounds: int) -> None:
    """For each wound of a creature with a body: heal one, or gain a life. [BSK-K-vampirism, BSK-A-18, BSK-A-56]"""
    if attack.type == "simple-strike" and wounds and struck.is_creature and not has(game, struck, "incorporeal"):
        give_lives(game, it.card, wounds - heal(game, it.card, wounds))


@with_attack("plague")
async def plague(game: Berserk, it: Traits, attack: Attack, struck: Card, wounds: int) -> None:
    """The creature that its melee strike struck gains Plague. [BSK-K-plague]"""
    if attack.type in MELEE and struck.is_creature and not has(game, struck, "thick-skinned"):
        give(game, struck, PLAGUE, it.card, UNTIL_GONE)


@when_struck("guard")
def guard(game: Berserk, it: Traits, attack: Attack, striker: Card) -> None:
    """The attacker wounds itself, unless it has Guard too. [BSK-K-guard, BSK-A-26, BSK-A-47]"""
    if not has(game, striker, "guard"):
        put_wounds(game, striker, it["guard"], Blow("influence", striker))

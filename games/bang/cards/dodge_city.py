"""The new cards of Dodge City, in the order of its list. [BNG-13.23 to BNG-13.44]"""

from __future__ import annotations

from engine.choices import Ref
from games.bang.asking import choose_ref
from games.bang.attacks import Shot, is_immune, shoot
from games.bang.cards.aims import ANYONE, LOOT_ANYWHERE, NOTHING, OTHER, PRINTED, REACH
from games.bang.cards.base import affects_owner, cat_balou
from games.bang.concepts import Deed, after_dodging, card
from games.bang.events.life import NoEffect
from games.bang.life import heal
from games.bang.piles import draw, loot, steal, throw_out
from games.bang.state import Bang, Player


@after_dodging("dodge", "bible")
async def draw_after_dodging(game: Bang, player: Player) -> None:
    """A Missed! effect, then draw a card. [BNG-13.23, BNG-13.32]"""
    draw(game, player)


@card("punch", "knife", aim=PRINTED)
async def punch(game: Bang, player: Player, deed: Deed) -> None:
    """A Bang! effect at distance 1. [BNG-13.24, BNG-13.42]"""
    await shoot(game, Shot(game.player_at(deed.target or ""), player, deed.card, deed.suits))


card("springfield", "buffalo-rifle", aim=OTHER)(punch)  # at any distance [BNG-13.25, BNG-13.36]
card("pepperbox", aim=REACH)(punch)  # within weapon range [BNG-13.43]


@card("rag-time", "conestoga", aim=LOOT_ANYWHERE)
async def rag_time(game: Bang, player: Player, deed: Deed) -> None:
    """Take a card at any distance. [BNG-13.26, BNG-13.39]"""
    if affects_owner(game, player, deed):
        steal(game, player, deed.target or "")


@card("brawl", aim=NOTHING)
async def brawl(game: Bang, player: Player, deed: Deed) -> None:
    """Everybody else discards a card that the player chooses: blind from hand or in play. [BNG-13.27]"""
    for victim in game.others(player):
        if is_immune(game, victim, player, deed.suits):
            game.tell(NoEffect(deed.card.ref, victim.ref))
            continue
        about = (deed.card.ref, victim.ref)

        def refs(victim: Player = victim) -> list[Ref]:
            return loot(game, player, [victim])

        ref = await choose_ref(
            game, player, "prompt.brawl", refs, "throw-out", auto=True, about=about, rule="BNG-13.27"
        )
        if ref is not None:
            throw_out(game, ref)


@card("tequila", aim=ANYONE)
async def tequila(game: Bang, player: Player, deed: Deed) -> None:
    """Any player regains a life. [BNG-13.28]"""
    target = game.player_at(deed.target or "")
    if not is_immune(game, target, player, deed.suits):
        heal(game, target, 1)


@card("whisky", aim=NOTHING)
async def whisky(game: Bang, player: Player, deed: Deed) -> None:
    """Regain 2 lives. [BNG-13.29]"""
    heal(game, player, 2)


card("can-can", aim=LOOT_ANYWHERE)(cat_balou)  # [BNG-13.37]


@card("canteen", aim=NOTHING)
async def canteen(game: Bang, player: Player, deed: Deed) -> None:
    """Regain a life. [BNG-13.38]"""
    heal(game, player, 1)


@card("derringer", aim=PRINTED)
async def derringer(game: Bang, player: Player, deed: Deed) -> None:
    """A Bang! effect at distance 1; then draw a card, hit or not. [BNG-13.40]"""
    await punch(game, player, deed)
    if player.is_in_play:
        draw(game, player)


@card("pony-express", aim=NOTHING)
async def pony_express(game: Bang, player: Player, deed: Deed) -> None:
    """Draw 3 cards. [BNG-13.44]"""
    draw(game, player, 3)

"""The courtyard cards."""

from __future__ import annotations

from engine.choices import Menu, Option, Pick, all_choose, ask_one, choose, choose_pair, choose_set
from games.castle.actions import (
    asked_by,
    choose_place,
    choose_target,
    discard,
    draw,
    move,
    play_card,
    played,
    protects,
    return_all,
    return_cards,
    return_one,
    unprotected,
)
from games.castle.board import COURTYARD, NEAR
from games.castle.events import (
    Exchanged,
    HandCardsSwapped,
    Looked,
    NoEffect,
    Passed,
    TokenRemoved,
    TokenReplaced,
)
from games.castle.placement import places
from games.castle.state import Castle, Laid, Look, Player


@played("king", "mistress")
async def king(game: Castle, player: Player, king: Laid) -> None:
    """Return one castle card. [CAS-C.king, CAS-C.mistress]"""
    await return_one(game, player, king, game.in_castle())


@played("queen")
async def queen(game: Castle, player: Player, queen: Laid) -> None:
    """Return the Mistress; if she is not to be had, one castle card. [CAS-C.queen]"""
    rival = unprotected(game, [laid for laid in game.find("mistress") if laid.place in NEAR])
    if rival:
        return_cards(game, rival)
    else:
        await return_one(game, player, queen, game.in_castle())


@played("princess")
async def princess(game: Castle, player: Player, princess: Laid) -> None:
    """A Knight from the courtyard moves onto her. [CAS-C.princess]"""
    knights = [laid for laid in game.in_area("courtyard") if laid.card.rank == "knight"]
    knight = await choose_target(game, player, princess, "move", knights)
    if knight is not None:
        move(game, knight, princess.ref)


@played("prince")
async def prince(game: Castle, player: Player, prince: Laid) -> None:
    """Return all other males near the Princess. [CAS-C.prince]"""
    (princess,) = game.find("princess")
    return_all(game, prince, [laid for laid in game.near(princess) if laid.card.sex == "male"])


@played("lady-in-waiting")
async def lady_in_waiting(game: Castle, player: Player, lady: Laid) -> None:
    """Return one male near her. [CAS-C.lady-in-waiting]"""
    await return_one(game, player, lady, [laid for laid in game.near(lady) if laid.card.sex == "male"])


@played("duchess")
async def duchess(game: Castle, player: Player, duchess: Laid) -> None:
    """Return one female castle card. [CAS-C.duchess]"""
    await return_one(game, player, duchess, [laid for laid in game.in_castle() if laid.card.sex == "female"])


@protects("ambassador")
def ambassador(game: Castle, ambassador: Laid) -> list[Laid]:
    """He is always protected. [CAS-8.6, CAS-C.ambassador]"""
    return [ambassador]


@protects("priest")
def priest(game: Castle, priest: Laid) -> list[Laid]:
    """He protects the near cards of his colour. [CAS-8.4, CAS-C.priest]"""
    return [laid for laid in game.near(priest) if laid.owner is not None and laid.owner == priest.owner]


@played("alchemist")
async def alchemist(game: Castle, player: Player, alchemist: Laid) -> None:
    """Exchange two hand cards with the reserve, or one if there is only one. [CAS-C.alchemist]"""
    count = min(2, len(player.hand), len(game.reserve))
    if not count:
        game.tell(NoEffect(alchemist.ref))
        return
    both = Pick(count, count)
    asked = asked_by(alchemist.card)
    given = await choose_set(player, "prompt.alchemist-give", player.hand, both, verb="give", **asked)
    taken = await choose_set(player, "prompt.alchemist-take", game.reserve, both, verb="take", **asked)
    player.hand = [card for card in player.hand if card not in given] + taken
    game.reserve = [card for card in game.reserve if card not in taken] + given
    refs = tuple(card.ref for card in given), tuple(card.ref for card in taken)
    game.tell(Exchanged(player.ref, *refs))


@played("thief")
async def thief(game: Castle, player: Player, thief: Laid) -> None:
    """Take the token off a near card; protection does not help. [CAS-8.2, CAS-C.thief]"""
    marked = [laid for laid in game.near(thief) if laid.owner is not None]
    target = await choose_target(game, player, thief, "take-token", marked, shielded=False)
    if target is not None:
        game.tell(TokenRemoved(target.ref, f"seat:{target.owner}"))
        target.owner = None


@played("schemer")
async def schemer(game: Castle, player: Player, schemer: Laid) -> None:
    """Another player's token replaces the one on a near card; protection does not help. [CAS-8.2, CAS-C.schemer]"""
    marked = [laid for laid in game.near(schemer) if laid.owner is not None]
    target = await choose_target(game, player, schemer, "replace-token", marked, shielded=False)
    if target is None:
        return
    others = [other for other in game.clockwise() if other.seat != target.owner]
    asked = {**asked_by(schemer.card), "about": (schemer.ref, target.ref)}
    new = await choose(player, "prompt.new-owner", others, verb="new-owner", **asked)
    game.tell(TokenReplaced(target.ref, f"seat:{target.owner}", new.ref))
    target.owner = new.seat


@played("merchant")
async def merchant(game: Castle, player: Player, merchant: Laid) -> None:
    """Put a hand card into the reserve, but never the very last card. [CAS-C.merchant]"""
    if not player.hand or (len(player.hand) == 1 and not player.deck):
        game.tell(NoEffect(merchant.ref))
        return
    sold = await choose(player, "prompt.merchant", player.hand, verb="give", **asked_by(merchant.card))
    discard(game, player, sold)


@played("jester")
async def jester(game: Castle, player: Player, jester: Laid) -> None:
    """Every player secretly chooses a hand card and passes it to the left. [CAS-C.jester]"""
    offers = {giver.seat: list(giver.hand) for giver in game.clockwise() if giver.hand}
    if not offers:
        game.tell(NoEffect(jester.ref))
        return
    chosen = await all_choose(offers, "prompt.jester", verb="give", **asked_by(jester.card))
    for seat, card in chosen.items():
        game.players[seat].hand.remove(card)
    for seat, card in chosen.items():
        left = game.opponents(game.players[seat])[0]
        left.hand.append(card)
        game.tell(Passed(f"seat:{seat}", left.ref, card.ref))


@played("troubadour")
async def troubadour(game: Castle, player: Player, troubadour: Laid) -> None:
    """Move a courtyard female next to him. [CAS-C.troubadour]"""
    free = [cell for cell in game.free(NEAR[troubadour.place]) if cell in COURTYARD]
    women = [laid for laid in game.in_area("courtyard") if laid.card.sex == "female"] if free else []
    woman = await choose_target(game, player, troubadour, "move", women)
    if woman is not None:
        move(game, woman, await choose_place(player, troubadour, woman, free))


@played("chamberlain")
async def chamberlain(game: Castle, player: Player, chamberlain: Laid) -> None:
    """Play another card at once on a courtyard cell near him, without a token. [CAS-C.chamberlain, CAS-10.8]"""
    around = [cell for cell in NEAR[chamberlain.place] if cell in COURTYARD]
    there = {*around, *(laid.ref for laid in game.on(around))}
    offers = [(card, place) for card in player.hand for place in places(game, card) if place in there]
    if not offers:
        game.tell(NoEffect(chamberlain.ref))
        return
    options = tuple(Option.of("play", card.ref, place) for card, place in offers)
    answer = await ask_one(player, Menu("prompt.chamberlain", options, kind="lay", **asked_by(chamberlain.card)))
    card, place = offers[options.index(answer)]
    await play_card(game, player, card, place, token=False)


@played("squire")
async def squire(game: Castle, player: Player, squire: Laid) -> None:
    """Draw a card. [CAS-C.squire]"""
    if player.deck:
        draw(game, player)
    else:
        game.tell(NoEffect(squire.ref))


@played("spy")
async def spy(game: Castle, player: Player, spy: Laid) -> None:
    """Look at an opponent's hand; then swap one of the own cards for one of his. [CAS-C.spy]"""
    victims = [other for other in game.opponents(player) if other.hand]
    if not victims:
        game.tell(NoEffect(spy.ref))
        return
    victim = await choose(player, "prompt.spy", victims, verb="spy-on", **asked_by(spy.card))
    game.tell(Looked(player.ref, victim.ref, tuple(card.ref for card in victim.hand)))
    if not player.hand:
        return
    game.look = Look(player.seat, victim.ref, list(victim.hand))
    offers = [(own, other) for own in player.hand for other in victim.hand]
    given, taken = await choose_pair(player, "prompt.spy-swap", offers, verb="swap", **asked_by(spy.card))
    game.look = None
    player.hand[player.hand.index(given)] = taken
    victim.hand[victim.hand.index(taken)] = given
    game.tell(HandCardsSwapped(player.ref, victim.ref, given.ref, taken.ref))

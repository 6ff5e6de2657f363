"""The hand draft of experts: a common reserve instead of two discards. [VAL-23.2 to VAL-23.4]"""

from __future__ import annotations

from engine.choices import Option, Pick, ask_one
from games.valhalla.asking import asked
from games.valhalla.deck import CARD_BY_REF, refs
from games.valhalla.events.setup import FinishedDraft, PutInReserve, WarriorsOffered
from games.valhalla.piles import discard
from games.valhalla.state import Player, Valhalla

HAND, ADDED = 5, 2  # [VAL-23.2, VAL-23.3]


async def draft_hands(game: Valhalla) -> int:
    """Those who have not finished take turns: put a card into the reserve, or finish. How many cards are left."""
    for player in game.clockwise(game.first):
        player.hand = [game.deck.pop() for _ in range(HAND)]
    add_to_reserve(game)
    has_put_alone = False
    seat = game.first
    while drafting := [player for player in game.players if not player.has_finished]:
        player = next(player for player in game.clockwise(seat) if not player.has_finished)
        is_alone = len(drafting) == 1
        await put_or_finish(game, player, may_put=not (is_alone and has_put_alone))
        has_put_alone = is_alone  # the last one may put once more [VAL-23.4]
        if player.has_finished and not is_alone:
            add_to_reserve(game)
        seat = game.next_seat(player.seat)
    left, game.offered = game.offered, []
    discard(game, game.players[game.first], left)
    return len(left)


def add_to_reserve(game: Valhalla) -> None:
    """Two cards of the deck lie open. [VAL-23.3]"""
    game.offered += [game.deck.pop() for _ in range(ADDED)]
    game.tell(WarriorsOffered(tuple(refs(game.offered[-ADDED:]))))


async def put_or_finish(game: Valhalla, player: Player, *, may_put: bool) -> None:
    """One turn of the draft; an empty hand must finish. [VAL-23.2]"""
    missing = HAND - len(player.hand)
    options = [Option.of("put", card.ref) for card in player.hand] if may_put else []
    sets = {}
    if missing:
        options += [Option.of("finish", card.ref) for card in game.offered]
        sets = {"finish": Pick(missing, missing)}
    else:
        options.append(Option.of("finish"))
    answer = await ask_one(player, asked("prompt.draft", options, "VAL-23.2", sets=sets))
    cards = [CARD_BY_REF[ref] for ref in answer.refs]
    if answer.verb == "put":
        player.hand.remove(cards[0])
        game.offered += cards
        game.tell(PutInReserve(player.ref, cards[0].ref))
        return
    game.offered = [card for card in game.offered if card not in cards]
    player.hand += cards
    player.has_finished = True
    game.tell(FinishedDraft(player.ref, tuple(refs(cards))))

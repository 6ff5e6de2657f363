"""Shots and how they are dodged: one engine for every kind of attack. [BNG-8]"""

from __future__ import annotations

import msgspec

from engine.choices import Menu, Option, Ref, singles
from games.bang.abilities import answering, cards_work
from games.bang.asking import ask
from games.bang.checks import check, is_heart
from games.bang.concepts import (
    AS_BANG,
    AS_MISSED,
    IMMUNE,
    MISSES_NEEDED,
    after_dodging,
    dodges,
    no_bang,
    no_hand_card,
    no_missed,
    serves,
)
from games.bang.deck import CARD_BY_REF, Card
from games.bang.events.cards import Used
from games.bang.events.life import Dodged, NoEffect
from games.bang.life import answer_with, hurt
from games.bang.piles import remove_laid
from games.bang.questions import DODGE, DODGE_TWICE, DUEL
from games.bang.state import Bang, Laid, Player

TAKE_IT = Option.of("take-it")
MOST_NEEDED = 2  # [BNG-8.6]


class Shot(msgspec.Struct, frozen=True, eq=False):
    """A Bang! card or a Bang! effect on its way."""

    target: Player
    by: Player | None = None  # nobody: an event shoots
    card: Card | None = None
    suits: tuple[str, ...] = ()  # the effective ones [BNG-8.13]
    needed: int = 1  # Missed! effects to cancel it [BNG-8.6]
    at: Laid | None = None  # a card in play that is shot at, no life [BNG-16.6]

    @property
    def about(self) -> tuple[Ref, ...]:
        """What a question to the target speaks of."""
        return tuple([thing.ref for thing in (self.card, self.by, self.at) if thing is not None])


async def shoot(game: Bang, shot: Shot) -> bool:
    """Whether it hits: then it costs a life. [BNG-8.10]"""
    if is_immune(game, shot.target, shot.by, shot.suits):
        game.tell(NoEffect(shot.card.ref if shot.card else None, shot.target.ref))
        return False
    with answering(game, shot.target):
        if await is_dodged(game, shot):
            game.tell(Dodged(shot.target.ref))
            return False
        if shot.at is None:
            await hurt(game, shot.target, 1, shot.by)
        return True


def is_immune(game: Bang, target: Player, by: Player | None, suits: tuple[str, ...]) -> bool:
    """Whether a card of these suits, played by another player, does nothing to the target. [BNG-14.17]"""
    if by is target:
        return False
    if not target.is_passive:
        return IMMUNE.of(game, target, False, suits)
    with answering(game, target):
        return IMMUNE.of(game, target, False, suits)


def is_immune_in_duel(game: Bang, target: Player, suits: tuple[str, ...]) -> bool:
    """Immunity does not work in duels, unless a switch says so. [BNG-14.17]"""
    return game.switches["apache_duel"] == "card-immunity" and is_immune(game, target, None, suits)


def misses_needed(game: Bang, shooter: Player) -> int:
    """How many Missed! effects cancel a Bang! card of this player. [BNG-8.6]"""
    return min(MOST_NEEDED, MISSES_NEEDED.of(game, shooter, 1))


# The answer [BNG-8.6 to BNG-8.9]


async def is_dodged(game: Bang, shot: Shot) -> bool:
    """The target, and only the target, may add up Missed! effects until there are enough, or stop."""
    target, left = shot.target, shot.needed
    tried: list[Ref] = []

    def make() -> Menu | None:
        checks = singles("check", checks_left(game, target, tried))
        cards = singles("answer", missed_cards(game, target))
        if not target.hand and not checks and not cards:
            return None  # everybody can see that there is nothing to choose [BNG-23.1]
        options = [*cards, *checks, TAKE_IT]
        kind = DODGE if left == 1 else DODGE_TWICE
        return Menu(
            f"prompt.{kind}",
            options,
            default=TAKE_IT,
            window=True,
            aimed=True,
            about=shot.about,
            rule="BNG-8.6",
            kind=kind,
        )

    while left:
        answer = await ask(game, target, make)
        if answer is None or answer == TAKE_IT:
            return False
        ref = answer.refs[0]
        if answer.verb == "check":
            tried.append(ref)
            left -= await check(game, target, ref, is_heart)
        else:
            await use_as_missed(game, target, ref)
            left -= 1
    return True


def missed_cards(game: Bang, player: Player, *, is_discarded: bool = False) -> list[Ref]:
    """The cards that can be used, or just discarded, as a Missed!: from hand, and ready green ones in play. [BNG-8.7]

    Whoever may not play a Missed! may still discard one. [BNG-14.35]
    """
    hand = player.hand
    refs = [card.ref for card in hand if is_missed(game, player, card) or (is_discarded and card.kind == "missed")]
    if player.in_play and cards_work(game, player):
        refs += [laid.ref for laid in player.in_play if laid.is_ready and laid.card.missed]
    return refs


def is_missed(game: Bang, player: Player, card: Card) -> bool:
    """Whether a hand card can serve as a Missed! now. [BNG-8.7]"""
    is_one = card.missed and card.colour == "brown"  # a green one works from play only
    if not is_one and not serves(game, AS_MISSED, player, card):
        return False
    return no_missed.why_not(game, player, card) is None and no_hand_card.why_not(game, player, card) is None


def is_bang(game: Bang, player: Player, card: Card) -> bool:
    """Whether a hand card can serve as a Bang! now. [BNG-8.5]"""
    if card.kind != "bang" and not serves(game, AS_BANG, player, card):
        return False
    return no_bang.why_not(game, player, card) is None and no_hand_card.why_not(game, player, card) is None


def checks_left(game: Bang, player: Player, tried: list[Ref]) -> list[Ref]:
    """The checks that could still cancel a shot, each once per attack. [BNG-8.8]"""
    refs = [f"character:{ability}" for ability in player.abilities if ability in dodges]
    if player.in_play and cards_work(game, player):
        refs += [laid.ref for laid in player.in_play if laid.card.kind in dodges]
    return [ref for ref in refs if ref not in tried]


async def use_as_missed(game: Bang, player: Player, ref: Ref) -> None:
    """A card from hand, or a green one from play, cancels a shot."""
    card = CARD_BY_REF[ref]
    is_itself = card.colour == "brown" or card not in player.hand  # a green card in hand only stands for a Missed!
    if card in player.hand:
        await answer_with(game, player, card, "missed")
    else:
        remove_laid(game, *game.holder(ref))
        game.discard.append(card)
        game.tell(Used(player.ref, ref))
    if is_itself and card.kind in after_dodging:
        await after_dodging[card.kind](game, player)


# Bang! cards in answer [BNG-8.12]


async def answers_with_bang(game: Bang, player: Player, kind: str, about: tuple[Ref, ...]) -> bool:
    """Whether the player discards a card that serves as a Bang!. Nobody is asked whose hand is empty. [BNG-23.1]"""

    def make() -> Menu | None:
        if not player.hand:
            return None
        options = singles("answer", [card.ref for card in player.hand if is_bang(game, player, card)])
        return Menu(
            f"prompt.{kind}",
            [*options, TAKE_IT],
            default=TAKE_IT,
            window=True,
            aimed=True,
            about=about,
            rule="BNG-8.12",
            kind=kind,
        )

    answer = await ask(game, player, make)
    if answer is None or answer == TAKE_IT:
        return False
    await answer_with(game, player, CARD_BY_REF[answer.refs[0]], "bang", kind == DUEL)
    return True

"""Windows in which a player may answer. [BSK-14.2 to BSK-14.4]"""

from __future__ import annotations

from engine.choices import Menu, Option, Ref, Seat, singles
from games.berserk.abilities import instants
from games.berserk.asking import ask
from games.berserk.declaring import declare
from games.berserk.reach import defenders
from games.berserk.state import Berserk
from games.berserk.zones import reveal

PASS = Option("pass")


def declarations(game: Berserk, seat: Seat) -> list[Option]:
    """What a player may declare with priority: instants and defenders. [BSK-14.2]"""
    found: list[Option] = []
    for declared in game.stack:
        if declared.what == "strike":
            found += singles("defend", [card.ref for card in defenders(game, seat, declared)])
    return found + instants(game, seat)


def answers(game: Berserk, seat: Seat) -> list[Option]:
    """All a player may do in a window; a holder of hidden cards may reveal them. [BSK-16.2, BSK-A-66]"""
    found, hidden = declarations(game, seat), game.hidden_cards(seat)
    return found + singles("reveal", [card.ref for card in hidden]) if hidden else found


async def window(game: Berserk, seat: Seat, prompt: str, options: list[Option]) -> bool:
    """Let a player answer; whether something was declared, or triggered by a reveal. Without anything to declare the
    pass is automatic. [BSK-14.4, BSK-14.8, BSK-D-15]"""
    while options:
        answer = await ask_response(game, seat, prompt, [*options, PASS])
        if answer == PASS:
            return False
        if answer.verb == "reveal":
            await reveal(game, game.card(answer.refs[0]))
        elif await declare(game, seat, answer):
            return True
        if game.pending:
            return True
        options = answers(game, seat)
    return False


async def ask_response(game: Berserk, seat: Seat, prompt: str, options: list[Option]) -> Option:
    """Put a question that passing answers as well."""
    about: tuple[Ref, ...] = ()
    if game.stack:
        top = game.stack[-1]
        about = (game.cards[top.source].ref, *top.targets[:1])
    menu = Menu(
        prompt,
        options,
        default=PASS,
        window=True,
        aimed=is_aimed_at(game, seat),
        about=about,
        rule="BSK-D-15",
        kind="response",
    )
    return await ask(game, seat, menu)


def is_aimed_at(game: Berserk, seat: Seat) -> bool:
    """Whether the other player is about to do something to a card of this one."""
    if not game.stack or game.stack[-1].by == seat:
        return False
    cards = {card.ref for card in game.army(seat)}
    return not cards.isdisjoint(game.stack[-1].targets)

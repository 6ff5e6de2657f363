"""`longtable cards GAME`: checks and lists the cards."""

from __future__ import annotations

import sys
from argparse import Namespace

from engine.cards import BadCards
from engine.games import find_game
from engine.texts import common


def run(asked: Namespace, language: str) -> int:
    """One line per kind of card; every mistake in the list on a line of its own."""
    texts = common(language)
    try:
        game = find_game(asked.game)
    except BadCards as bad:
        for mistake in bad.mistakes:
            print(f"longtable: {texts.error(mistake)}", file=sys.stderr)
        return 2
    for kind in game.kinds:
        print(f"{len(kind.copy_ids()):3} × {kind.id:18} {kind.name.in_(language)}: {kind.text.in_(language)}")
    print(texts("cli.cards", cards=sum(len(kind.copy_ids()) for kind in game.kinds), kinds=len(game.kinds)))
    return 0

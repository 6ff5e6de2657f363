"""What is told of a thing at a table of Valhalla when it is pointed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.choices import Ref
from games.valhalla.odds import attack_odds
from games.valhalla.shown import DieView, PlayerView, SideView, ValhallaView, WarriorView
from ui.boards.valhalla_chances import percent
from ui.hints import Hint
from ui.sprites import Say, say


def hint(view: ValhallaView, ref: Ref, picked: Sequence[Ref]) -> Hint | None:
    """A few sentences about a warrior, a die, a player, a pile or a cell; None if there is nothing to add."""
    words = tuple(_told(view, ref))
    return Hint(words) if words else None


def odds_hint(view: ValhallaView, ref: Ref, picked: Sequence[Ref], verbs: Sequence[str]) -> Hint | None:
    """For whoever could be attacked in this turn, the chance to win."""
    if view["current"] != view["viewer"] or view["phase"] != "A" or view["stage"] != "turns":
        return None
    found = attack_odds(view, ref)
    if found is None:
        return None
    dice, everything = percent(found.dice), percent(found.all)
    words = [say("board.attack-chance", chance=dice)]
    if everything != dice:
        words.append(say("board.attack-chance-cards", chance=everything))
    return Hint((*words, say("board.attack-chance-without")))


def _told(view: ValhallaView, ref: Ref) -> Iterator[Say]:
    for player in view["players"]:
        if player["ref"] == ref:
            yield from _of_player(view, player)
        for warrior in player["cells"]:
            if warrior is not None and warrior["ref"] == ref:
                yield from _of_warrior(view, warrior)
    for die in view["dice"]:
        if die["ref"] == ref:
            yield from _of_die(die)
    if ref in ("pile:deck", "pile:discard", "pile:valhalla") or ref.startswith("cell:"):
        yield say(f"board.tell-{ref.partition(':')[2] if ref.startswith('pile:') else 'cell'}")


def _of_warrior(view: ValhallaView, warrior: WarriorView) -> Iterator[Say]:
    """How it stands: armed with what, or what is missing; then who gives what."""
    if warrior["is-blocked"]:
        yield say("board.tell-blocked")
    elif warrior["is-given-up"]:
        yield say("board.tell-given-up")
    elif warrior["is-active"]:
        yield say("board.tell-armed")
    else:
        needs = [say(f"need.{need}") for need in warrior["needs"]]
        yield from (say("board.tell-needs", what=_joined(needs)) for _ in [0] if needs)
        yield say("board.tell-would-give", count=warrior["strength"])
    for _, what, amount in (part for part in _parts(view) if part[0] == warrior["ref"]):
        yield say("board.tell-part", what=say(f"part.{what}"), amount=f"{amount:+d}")


def _joined(words: Sequence[Say]) -> Say:
    joined = words[0]
    for word in words[1:]:
        joined = say("board.and", one=joined, other=word)
    return joined


def _parts(view: ValhallaView) -> list[tuple[Ref, str, int]]:
    sides: list[SideView] = view["battle"]["sides"] if view["battle"] is not None else []
    return [part for side in sides for part in side["parts"]]


def _of_die(die: DieView) -> Iterator[Say]:
    if die["state"] == "available":
        yield say("board.tell-x" if die["face"] == "x" else "board.tell-available")
    elif die["state"] in ("locked", "discarded"):
        yield say(f"board.tell-{die['state']}")


def _of_player(view: ValhallaView, player: PlayerView) -> Iterator[Say]:
    """The counts of a board in words."""
    yield say("view.hand-count", count=len(player["hand"]))
    yield say("view.valhalla-count", count=player["valhalla"])
    if player["emblem"] is not None:
        yield say("view.shield-count", own=len(player["shields"]), captured=len(player["captured"]))
    if player["companion"] is not None:
        yield say("board.tell-companion", seat=player["companion"])

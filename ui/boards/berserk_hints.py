"""What is told of a card that is pointed at: where it can go, what it reaches, and the odds of an attack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.choices import Ref
from games.berserk.catalogue import KEYWORDS
from games.berserk.odds import Odds, odds, shots, targets
from games.berserk.shown import BerserkView, CardView
from games.berserk.ways import walks
from ui.boards.berserk_column import percent, shares_of
from ui.boards.berserk_looks import GOLD, WOUND
from ui.hints import Hint, Mark
from ui.sprites import Say, say
from ui.theme import hex_colour

WAY: Final = hex_colour("#5b8f3c")
STRIKE: Final = Mark("sword", WOUND)
SHOT: Final = Mark("bow-arrow", GOLD)


def hint(view: BerserkView, ref: Ref, picked: Sequence[Ref]) -> Hint | None:
    """For a card in play its marks in words and its reach; nothing while somebody aims at it."""
    if not _has_begun(view) or _is_aimed_at(view, ref, picked):
        return None
    card = view["cards"].get(ref)
    if card is None or card["zone"] not in ("field", "side"):
        return None
    marks: dict[Ref, Mark] = {cell: Mark("shoe-print", WAY, str(steps)) for cell, steps in walks(view, ref).items()}
    if card["open"] or card["controller"] != view["active"]:
        marks |= dict.fromkeys(shots(view, ref), SHOT)
        marks |= dict.fromkeys(targets(view, ref), STRIKE)
    return Hint(tuple(_told(view, card)), None, tuple(marks.items()))


def odds_hint(view: BerserkView, ref: Ref, picked: Sequence[Ref], verbs: Sequence[str]) -> Hint | None:
    """For a target of an attack that was picked, the odds."""
    is_attack = "strike" in verbs or "use" in verbs
    if not is_attack or not _has_begun(view) or not _is_aimed_at(view, ref, picked):
        return None
    ability = next((one for one in picked[1:] if one.startswith("ability:")), None)
    found = odds(view, picked[0], ref, ability)
    return None if found is None else Hint(tuple(_chances(found)), shares_of(found))


def _has_begun(view: BerserkView) -> bool:
    return view["turn"] > 0 or view["phase"] in ("opening", "vanguard")


def _is_aimed_at(view: BerserkView, ref: Ref, picked: Sequence[Ref]) -> bool:
    return bool(picked) and picked[0] in view["cards"] and ref != picked[0]


def _chances(found: Odds) -> Iterator[Say]:
    """'medium strike 33 %: 4 wounds' line by line, and the sums that matter."""
    for one in found.outcomes:
        key = f"board.odds-{one.how}" + ("-deadly" if one.is_deadly else "")
        yield say(key, chance=percent(float(one.chance)), wounds=one.wounds)
    if found.kills:
        yield say("board.odds-kills", chance=percent(float(found.kills)))


def _told(view: BerserkView, card: CardView) -> Iterator[Say]:
    """What the marks on a card mean, in words."""
    if card["life"]:
        yield say("board.tell-lives", lives=card["lives"], life=card["life"])
    if not card["open"]:
        yield say("board.tell-closed")
    elif card["pool"] and card["controller"] == view["active"]:
        yield say("board.tell-steps", steps=card["pool"])
    if card["chips"]:
        yield say("board.tell-chips", chips=card["chips"])
    if card["incarnation"]:
        yield say("board.tell-incarnation", chips=card["incarnation"])
    if card["poison"]:
        yield say("board.tell-poison", poison=card["poison"])
    if card["prevention"]:
        yield say("board.tell-prevention", wounds=card["prevention"])
    if card["marked"]:
        yield say("board.tell-marked")
    for keyword, value, _ in card["effects"]:
        name = keyword.partition(".")[0]
        word = KEYWORDS.get(name.removeprefix("keyword:"))
        if name == "keyword:poison":
            continue
        if value is None:
            yield say("board.tell-lost", what=name)
        elif word is not None and word.value:
            yield say("board.tell-gained-value", what=name, value=value)
        else:
            yield say("board.tell-gained", what=name)

"""The chances in a battle that is fought, from a view: with dice and rerolls alone, and with the own cards and jarl."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.choices import Ref
from games.valhalla.bots.bands import DICE, Band, warrior_bonus
from games.valhalla.bots.battlefield import band_of_side, foes_of, other_side, waiting
from games.valhalla.bots.fighting import NO_LIMIT
from games.valhalla.bots.reading import Reading, card_of
from games.valhalla.bots.throws import ANY_DIE, faces_of, throw_of
from games.valhalla.concepts import LOSES_TO_FROST
from games.valhalla.deck import CARD_BY_REF, Card
from games.valhalla.faces import LETTERS, Faces, Need, in_order, less
from games.valhalla.odds.ends import End, Fighter, Holding, Spent
from games.valhalla.odds.foes import Defenders, Foe, Mark
from games.valhalla.odds.phases import Node, Tool, phase
from games.valhalla.shown import PlayerView, SideView, ValhallaView, WarriorView

CHANGES_DICE: Final = {
    "tac-retal": Tool("reroll-twice", is_tactics=True),
    "tac-swap": Tool("turn-blanks", is_tactics=True),
    "tac-arms": Tool("new-armament", is_tactics=True),
}
FORBIDDEN: Final = ("tac-retal", "tac-swap")  # by some monsters [VAL-21.21]
A_CARD: Final = 1e-6  # of a chance: less than anything that is told
MOST_HEROES: Final = 3  # Heroic Attacks that are reckoned with


class Reroll(NamedTuple):
    """A reroll: the face that is discarded, if it is paid, the faces that are kept, and what it is worth."""

    price: str
    kept: Faces
    worth: float


class Odds(NamedTuple):
    """The chance to win the battle: if the phase ends now, with the best use of dice, and what comes first then."""

    now: float
    best: float
    reroll: Reroll | None
    first: Ref | None = None  # a card, the jarl or help instead


class Chances(NamedTuple):
    """With dice and paid rerolls alone, and with everything in the own hand and of the own jarl."""

    dice: Odds
    all: Odds
    may_be_answered: bool = False  # the opponent has hidden cards to play yet, which are not counted


def odds(view: ValhallaView, *, is_paid: bool = False, may_reroll: bool = False) -> Chances | None:
    """The chances of the viewer, who acts in a battle; None where nothing is rolled, or nobody is fought. `is_paid`:
    some dice must be rolled now, and nothing more is paid for it; `may_reroll`: they may be, for nothing."""
    battle = view["battle"]
    if battle is None or battle["kind"] == "ragnarok" or battle["acting"] is None:
        return None
    if battle["acting"] != view["viewer"]:
        return None
    reading = Reading(view)
    own = reading.side(battle["acting"])
    assert own is not None
    dice = [die for die in view["dice"] if die["holder"] == own["seat"] and die["state"] == "available"]
    faces = in_order("".join(LETTERS[die["face"] or "x"] for die in dice))
    end = end_of(reading, own)
    paid = NO_LIMIT if own["most-paid-rerolls"] is None else own["most-paid-rerolls"] - own["paid-rerolls"]
    again = (Tool("reroll"),) if may_reroll else ()
    bare = Node(again, 0, paid, Spent(dice=len(dice)))
    tools = tuple(sorted([*again, *tools_of(reading, own)]))
    full = Node(tools, view["pool"], paid, Spent(left=sum(tool.is_tactics for tool in tools), dice=len(dice)))
    with_dice_only, _ = _reckoned(end._replace(holding=bare_hands(end.holding)), bare, faces, is_paid)
    with_all, tool = _reckoned(end, full, faces, is_paid)
    first = None if tool is None or tool in again else source_of(reading, own, tool)
    other = other_side(reading, own)
    may_answer = own["is-attacker"] and other is not None and bool(reading.players[other["seat"]]["hand"])
    return Chances(with_dice_only, with_all._replace(first=first), may_answer)


def bare_hands(holding: Holding) -> Holding:
    """Without any card."""
    return Holding(played=holding.played, discarded=holding.discarded)


def _reckoned(end: End, node: Node, faces: Faces, is_paid: bool) -> tuple[Odds, Tool | None]:
    throw, is_forced = throw_of(faces), is_paid and bool(faces)
    found, thrifty = phase(end), phase(end._replace(thrift=A_CARD))
    step = thrifty.forced(node, throw) if is_forced else thrifty.step(node, throw)
    best = found.forced(node, throw).value if is_forced else found.step(node, throw).value
    reroll = None
    if step.kept is not None:
        kept = faces_of(step.kept)
        reroll = Reroll("" if is_paid else less(faces, kept)[-1], kept, best)
    return Odds(found.now(node, throw), best, reroll), step.tool


# Who fights, and with what


def end_of(reading: Reading, own: SideView) -> End:
    """A side of this battle, and what decides it."""
    battle = reading.view["battle"]
    assert battle is not None
    warriors = waiting(reading, reading.players[own["seat"]])
    band = band_of_side(reading, own, warriors, DICE)
    other, has_frost = other_side(reading, own), False
    foe: Foe
    if reading.monster is not None:  # who attacks wins a tie, the monster too [VAL-21.10, VAL-21.13]
        foe = Mark(reading.monster["strength"] + (not own["is-attacker"]))
    elif other is None or not own["is-attacker"]:
        foe = Mark((other["strength"] if other is not None else 0) + 1)
    else:
        foe, has_frost = _defenders(reading, other), not battle["is-frost-used"]
    fighters = tuple(fighter(card_of(one["ref"]), is_hunt=reading.monster is not None) for one, _ in warriors)
    return End(band, fighters, _holding(reading, own, other), foe, has_frost)


def fighter(card: Card, *, is_hunt: bool) -> Fighter:
    """What matters of a warrior."""
    kind = "" if card.ability is None else card.ability.kind
    is_giant = card.clan == "giant"
    return Fighter(is_giant, is_giant and is_hunt, kind == "block", kind == "sacrifice")


def _defenders(reading: Reading, other: SideView) -> Defenders:
    player = reading.players[other["seat"]]
    jarl = (player["jarl"] or "")[5:] if other["jarl-works"] else ""
    warriors = waiting(reading, player)
    dice = max(1, DICE - other["lost-dice"]) + other["extra-dice"]
    band = band_of_side(reading, other, warriors, dice)
    stands_firm = jarl == "jrl-24"
    from_jarl = sum(amount for source, what, amount in other["parts"] if source == player["jarl"] and what == "jarl")
    if stands_firm:  # this depends on how many will be armed
        band = band._replace(fixed=band.fixed - from_jarl)
    return defenders(band, [card_of(one["ref"]) for one, _ in warriors], jarl, 0 if stands_firm else from_jarl)


def defenders(band: Band, cards: Sequence[Card], jarl: str, from_jarl: int) -> Defenders:
    """A defence with what a jarl gives, and without."""
    more = [warrior_bonus(jarl, card) if index < band.own else 0 for index, card in enumerate(cards)]
    plain = tuple(strength - bonus for strength, bonus in zip(band.strengths, more, strict=True))
    leaderless = band._replace(jarl="", fixed=band.fixed - from_jarl, strengths=plain)
    free = tuple(range(band.own))
    return Defenders(band, leaderless, free, jarl not in LOSES_TO_FROST, jarl == "jrl-24")


# What there is in the hand


def _holding(reading: Reading, own: SideView, other: SideView | None) -> Holding:
    me = reading.me
    jarl = (me["jarl"] or "")[5:] if own["jarl-works"] else ""
    squad, foes = sum(one is not None for one in me["cells"]), foes_of(reading, own)
    lost = [] if other is None or own["is-attacker"] else losses(reading, other)
    ability = "" if reading.monster is None or reading.monster["is-muted"] else reading.monster["ability"] or ""
    limit = most_tactics(own["most-tactics"], ability)
    surrounds = other is not None and own["is-attacker"]
    holding = holding_of(reading.hand, jarl, squad, foes, limit, surrounds=surrounds, losses=lost)
    offers = holding.offers_strength and not own["jarl-used"]
    return holding._replace(played=len(own["played"]), offers_strength=offers, discarded=own["discarded"])._replace(
        limit=limit if limit == NO_LIMIT else max(0, limit - len(own["played"]))
    )


def most_tactics(of_side: int | None, ability: str) -> int:
    """How many tactics cards may be played in a battle. [JRL-22, VAL-21.21]"""
    most = NO_LIMIT if of_side is None else of_side
    return 0 if ability == "no-tac" else min(most, 2) if ability == "max2tac" else most


def holding_of(
    cards: Sequence[Card], jarl: str, squad: int, foes: int, limit: int, *, surrounds: bool, losses: Sequence[int] = ()
) -> Holding:
    """The cards of a hand that add strength."""
    fury = [card.what.bonus + (jarl == "jrl-07") for card in cards if is_fury(card, is_outnumbered=squad < foes)]
    fixed = [*fury, *[squad for card in cards if card.kind == "dwt-crys"]]
    heroes = [card for card in cards if card.kind.startswith("tac-hero")]
    paths = sum(card.kind == "vkt-path" for card in cards)
    return Holding(
        tuple(sorted(fixed, reverse=True)),
        sum(card.kind == "dwt-crya" for card in cards),
        tuple(sorted(((price_of(card), card.what.bonus) for card in heroes), key=lambda one: -one[1])[:MOST_HEROES]),
        in_order("".join(LETTERS[card.what.symbol or "x"] for card in cards if card.kind.startswith("vkt-stock"))),
        tuple(sorted(losses)[:paths]),
        surrounds and any(card.kind == "tac-surr" for card in cards),
        limit,
        0,
        sum(card.category != "tactics" or card.kind == "dwt-call" for card in cards),
        jarl == "jrl-09" and len(cards) >= 5,
    )


def is_fury(card: Card, *, is_outnumbered: bool) -> bool:
    """Whether this is a Fury card that can be played. [VAL-11.1, VAL-11.2]"""
    return card.kind == "tac-fury2" or (card.kind == "tac-fury3" and is_outnumbered)


def price_of(hero: Card) -> Need:
    """The die that a Heroic Attack costs. [VAL-11.3, VAL-11.4]"""
    return Need("", LETTERS[hero.what.symbol]) if hero.what.symbol else ANY_DIE


def losses(reading: Reading, attacker: SideView) -> list[int]:
    """What the attacker loses with each own warrior that may be given up. [VAL-16.8, VAL-20.13]"""
    player = reading.players[attacker["seat"]]
    found = []
    for one in player["cells"]:
        if one is not None and one["is-active"] and not one["is-given-up"]:
            laid = {card for dwarf, card in attacker["sacrificed"] if dwarf == one["ref"]}
            sources = {one["ref"], one["tyr"], *laid}
            strength = sum(amount for source, _, amount in attacker["parts"] if source in sources)
            found.append(strength + jarl_gives(player, attacker, card_of(one["ref"])))
    return sorted(found)


def jarl_gives(player: PlayerView, side: SideView, card: Card) -> int:
    """What the jarl adds to one warrior."""
    return warrior_bonus((player["jarl"] or "")[5:], card) if side["jarl-works"] else 0


# What changes dice


def tools_of(reading: Reading, own: SideView) -> Iterator[Tool]:
    """Cards, the jarl's abilities that are not used up, and Thor's Help."""
    ability = "" if reading.monster is None or reading.monster["is-muted"] else reading.monster["ability"]
    yield from tools_in(reading.hand, ability or "")
    yield from [Tool("reroll")] * len(own["free-rerolls"])
    if own["jarl-works"]:
        has_paid = own["paid-rerolls"] > 0
        yield from jarl_tools(reading.me, own["jarl-used"], is_attacker=own["is-attacker"], has_paid=has_paid)


def source_of(reading: Reading, own: SideView, tool: Tool) -> Ref:
    """The card or the jarl behind a tool."""
    if tool.is_tactics:
        return next(card.ref for card in reading.hand if CHANGES_DICE.get(card.kind) == tool)
    if tool.kind == "reroll" and own["free-rerolls"]:
        return own["free-rerolls"][0]
    return reading.me["jarl"] or ""


def tools_in(hand: Iterable[Card], ability: str) -> Iterator[Tool]:
    """Cards that change dice, but for those that the monster forbids. [VAL-21.21]"""
    for card in hand:
        if card.kind in CHANGES_DICE and not (ability == "no-reroll-tac" and card.kind in FORBIDDEN):
            yield CHANGES_DICE[card.kind]


def jarl_tools(player: PlayerView, used: list[str], *, is_attacker: bool, has_paid: bool) -> Iterator[Tool]:
    """What a jarl does to dice in a phase, as often as it is still allowed. [VAL-12]"""
    jarl = (player["jarl"] or "")[5:]
    clans = [CARD_BY_REF[one["ref"]].clan for one in player["cells"] if one is not None]
    kinds = len(set(clans))
    uses = {
        "jrl-01": ("reroll", 1 + (player["shields-lost"] > 0)),
        "jrl-02": ("turn-blank", 1 + (kinds >= 3)),
        "jrl-09": ("buy-die", int(bool(player["hand"]))),
        "jrl-11": ("turn-any" if is_attacker else "reroll", 1),
        "jrl-12": ("reroll-three", int(clans.count("giant") >= 2)),
        "jrl-13": ("turn-blank", int(clans.count("bear") >= 2)),
        "jrl-14": ("reroll", int(kinds >= 4)),
        "jrl-15": ("take-back" if has_paid else "take-back-later", 1),
    }.get(jarl)
    if uses is not None:
        kind, times = uses
        yield from [Tool(kind)] * (times - len(used))


# Warriors as they are shown


def warriors_of(view: ValhallaView, player: PlayerView) -> list[WarriorView]:
    """A squad, in a battle with that of the companion. [VAL-20.4]"""
    companion = next((one for one in view["players"] if one["ref"] == player["companion"]), None)
    cells = [*player["cells"], *(companion["cells"] if companion is not None else ())]
    return [warrior for warrior in cells if warrior is not None]


def need_of(warrior: WarriorView) -> Need:
    """What must lie on a warrior, from what is shown of it."""
    card = CARD_BY_REF[warrior["ref"]]
    if card.need.pattern:
        return Need(card.need.pattern, "", LETTERS[warrior["spared"]] if warrior["spared"] else "")
    return Need("", in_order("".join(LETTERS[symbol] for symbol in warrior["needs"])))

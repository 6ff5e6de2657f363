"""From a view to a struggle: battles that are fought, and battles that a bot only thinks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.valhalla.bots.bands import DICE, Band, Camp, Stander, band, group_bonus, warrior_bonus
from games.valhalla.bots.fighting import MOST_CANDIDATES, NO_LIMIT, Held, Struggle, heroes_of, struggle, tokens_of
from games.valhalla.bots.prices import HuntPrices, Prices, readiness
from games.valhalla.bots.reading import Reading, card_of, stander, standers, warriors_of
from games.valhalla.bots.stakes import Attack, Defence, Hunt, LastRoll, Member, Stakes, Stand
from games.valhalla.deck import MONSTERS, Card
from games.valhalla.shown import PlayerView, SideView, WarriorView

A_TURN: Final = 1.0  # against a monster everything is counted in turns
DECK_CARD: Final = 0.5
POINT: Final = 1.1  # a point of valour in Valhalla
BEATEN: Final = 12.0  # a card of the monster
ALL: Final = 100.0  # the game
SHIELD: Final = 4.0
GLORY_AT_A_GLANCE: Final = 0.35  # of the valour of those who are likely armed, when they go to Valhalla
TACTICS_AT_A_GLANCE: Final = 2
VIKING: Final = 1.5  # to become the Last Viking, or to stay it


def prices(reading: Reading) -> Prices | HuntPrices:
    """What things are worth at this table."""
    monster = reading.monster
    if monster is not None:
        return HuntPrices(monster["left"])
    return Prices(reading.turns_left, len(reading.rivals))


def weight(reading: Reading) -> float:
    """How much the points of one opponent count beside one's own."""
    return 1 / max(1, len(reading.rivals))


# Who fights


def waiting(reading: Reading, player: PlayerView) -> list[tuple[WarriorView, bool]]:
    """The warriors that a participant can still arm, and whether they are own ones. [VAL-5.9, VAL-20.4]"""
    battle = reading.view["battle"]
    squads = [(player, True)]
    companion = reading.players.get(player["companion"] or "")
    if companion is not None and battle is not None and battle["kind"] == "battle":
        squads.append((companion, False))
    return [
        (warrior, is_own)
        for owner, is_own in squads
        for warrior in warriors_of(owner)
        if not warrior["is-active"] and not warrior["is-blocked"]
    ]


def candidates(reading: Reading) -> list[tuple[WarriorView, bool]]:
    """Those that I can still arm; of very many only the best."""
    found = waiting(reading, reading.me)
    if len(found) > MOST_CANDIDATES:
        best = sorted(found, key=lambda one: -one[0]["strength"] * readiness(stander(one[0]).need))[:MOST_CANDIDATES]
        found = [one for one in found if one in best]
    return found


def crew_of(reading: Reading, warriors: Sequence[tuple[WarriorView, bool]]) -> list[Member]:
    """These warriors, with what they are worth if they stay."""
    price = prices(reading)
    is_allied = reading.view["companions"] == "alliance"
    return [
        Member(card_of(warrior["ref"]), price.keep(stander(warrior)), is_own or is_allied)
        for warrior, is_own in warriors
    ]


def armed_crew(reading: Reading, side: SideView) -> list[Member]:
    """Those that are armed already."""
    own = {warrior["ref"] for warrior in warriors_of(reading.players[side["seat"]])}
    standing = {warrior["ref"]: warrior for player in reading.players.values() for warrior in warriors_of(player)}
    return crew_of(reading, [(standing[ref], ref in own) for ref in side["active"] if ref in standing])


def band_of_side(reading: Reading, side: SideView, warriors: Sequence[tuple[WarriorView, bool]], dice: int) -> Band:
    """A side of a real battle, with everything that counts for it already."""
    player = reading.players[side["seat"]]
    jarl = (player["jarl"] or "")[5:] if side["jarl-works"] else ""
    own = {warrior["ref"] for warrior in warriors_of(player)}
    active = sum(ref in own for ref in side["active"])
    given = sum(amount for _, _, amount in side["parts"]) - group_bonus(jarl, active)
    strengths = tuple(
        warrior["strength"] + (warrior_bonus(jarl, card_of(warrior["ref"])) if is_own else 0)
        for warrior, is_own in warriors
    )
    needs = tuple(stander(warrior).need for warrior, _ in warriors)
    valours = tuple(card_of(warrior["ref"]).valour for warrior, _ in warriors)
    count, is_armed = sum(is_own for _, is_own in warriors), bool(side["active"])
    return Band(needs, strengths, valours, count, given, jarl, dice, active, is_armed)


def held_by_me(reading: Reading, side: SideView, squad: int, foes: int) -> Held:
    """What I may still play in this battle."""
    price, hand = prices(reading), [card for card in reading.hand if card.category == "tactics"]
    battle, monster = reading.view["battle"], reading.monster
    jarl = (reading.me["jarl"] or "")[5:] if side["jarl-works"] else ""
    limit = NO_LIMIT if side["most-tactics"] is None else side["most-tactics"] - len(side["played"])
    ability = "" if monster is None or monster["is-muted"] else monster["ability"]
    if ability in ("no-tac", "max2tac"):
        limit = min(limit, 0 if ability == "no-tac" else 2 - len(side["played"]))
    if battle is not None and battle["kind"] == "ragnarok":
        return Held(limit=0, jarl=jarl)
    tokens = tokens_of(hand, price.hold, jarl=jarl, squad=squad, fewer=squad < foes)
    cheapest = min((price.hold(card) for card in reading.hand), default=None)
    frost = int(side["is-attacker"] and monster is None and not (battle and battle["is-frost-used"]))
    return Held(tokens, heroes_of(hand, price.hold), max(0, limit), len(side["played"]), jarl, cheapest, frost)


# What is at stake


def my_struggle(reading: Reading, side: SideView) -> Struggle:
    """My phase in a real battle, or in Ragnarok."""
    found = candidates(reading)
    own = band_of_side(reading, side, found, DICE)
    crew, active = crew_of(reading, found), armed_crew(reading, side)
    held = held_by_me(reading, side, len(warriors_of(reading.me)), foes_of(reading, side))
    return struggle(own, tuple(crew), tuple(active), held, stakes_of(reading, side))


def foes_of(reading: Reading, side: SideView) -> int:
    """How many warriors the opponent has. [VAL-11.2, VAL-21.19]"""
    if reading.monster is not None:
        return reading.monster["warriors"]
    other = other_side(reading, side)
    return 0 if other is None else len(warriors_of(reading.players[other["seat"]]))


def other_side(reading: Reading, side: SideView) -> SideView | None:
    """The opponent's side; a monster is none."""
    battle = reading.view["battle"]
    sides = battle["sides"] if battle is not None else []
    return next((other for other in sides if other["seat"] != side["seat"]), None)


def stakes_of(reading: Reading, side: SideView) -> Stakes:
    """What groups are worth in the battle that is fought."""
    battle = reading.view["battle"]
    kind = battle["kind"] if battle is not None else ""
    if kind == "ragnarok":
        return LastRoll()
    if kind in ("hunt", "defence"):
        return hunt_of(reading, is_hunt=kind == "hunt", is_last=battle is not None and battle["is-last"])
    other = other_side(reading, side)
    assert other is not None
    foe = reading.players[other["seat"]]
    if not side["is-attacker"]:
        return stand_of(reading, other, foe)
    warriors = waiting(reading, foe)
    dice = max(1, DICE - other["lost-dice"]) + other["extra-dice"]
    return attack_on(reading, foe, band_of_side(reading, other, warriors, dice))


def attack_on(reading: Reading, foe: PlayerView, defenders: Band) -> Attack:
    """An attack of mine on somebody."""
    share = weight(reading)
    price = Prices(reading.turns_left, len(reading.rivals))
    loss = share * 0.6 * sum(max(0.0, one.card.valour - price.keep(one)) for one in standers(foe))
    shield = reading.shield_gain(reading.me, foe) + share * reading.own_shield
    shield += _viking_stake(reading, foe)
    if len(foe["shields"]) == 1:  # the end comes: good for who is ahead [VAL-8.1]
        shield += 1.0 if _is_ahead(reading) else -1.0
    hand = len(foe["hand"])
    return Attack(
        Defence(defenders, hand, reading.look), Defence(without_best(defenders), hand, reading.look), shield, loss
    )


def _is_ahead(reading: Reading) -> bool:
    return all(reading.points(reading.me) >= reading.points(rival) for rival in reading.rivals)


def _viking_stake(reading: Reading, foe: PlayerView) -> float:
    pairs = reading.view["pairs"]
    if not pairs or reading.turns_left < 1:
        return 0.0
    holders = [pair["holder"] for pair in pairs]
    mine, theirs = reading.me["ref"] in holders, foe["ref"] in holders
    return 2 * VIKING if theirs and not mine else VIKING if None in holders and not mine else 0.0


def without_best(defenders: Band) -> Band:
    """The same squad with its most useful warrior blocked; one must remain. [VAL-17.3]"""
    if defenders.own < 2:
        return defenders
    ranks = [defenders.strengths[index] * readiness(defenders.needs[index]) for index in range(defenders.own)]
    best = ranks.index(max(ranks))
    rest = [index for index in range(len(defenders.needs)) if index != best]
    return defenders._replace(
        needs=tuple(defenders.needs[index] for index in rest),
        strengths=tuple(defenders.strengths[index] for index in rest),
        valours=tuple(defenders.valours[index] for index in rest),
        own=defenders.own - 1,
    )


def stand_of(reading: Reading, attacker: SideView, foe: PlayerView) -> Stand:
    """My defence against somebody who has ended the attack."""
    share = weight(reading)
    price = Prices(reading.turns_left, len(reading.rivals))
    armed = [one for one in warriors_of(foe) if one["ref"] in attacker["active"]]
    gone = sum(card_of(one["ref"]).valour - price.keep(stander(one)) for one in armed)
    saved = reading.own_shield + share * (reading.shield_gain(foe, reading.me) + max(0.0, gone))
    saved += _viking_stake(reading, foe)
    if len(reading.me["shields"]) == 1 and not _is_ahead(reading):
        saved += 1.0
    return Stand(attacker["strength"] + 1, saved + 0.2)


def hunt_of(reading: Reading, *, is_hunt: bool, is_last: bool = False) -> Hunt:
    """A battle of mine against the monster."""
    monster = reading.monster
    assert monster is not None
    is_final = monster["left"] == 1 and is_hunt
    penalty = DECK_CARD * monster["penalty"]
    room = monster["cap"] - monster["valour"]
    if not is_hunt:
        shields = len(reading.me["shields"])
        cost = penalty + (ALL if shields == 1 else SHIELD * 4 / (shields + 1))
        return Hunt(monster["strength"] + 1, 0.5, cost, cost, room, room, False, POINT)
    prize = ALL if is_final else BEATEN
    room_after = next_cap(reading) - monster["valour"]
    base = ALL / 2 if is_last else 0.0
    return Hunt(monster["strength"], prize, penalty + base, base, room_after, room, True, POINT)


def next_cap(reading: Reading) -> int:
    """The cap of the card that comes after the active one. [VAL-21.11]"""
    monster = reading.monster
    assert monster is not None
    if len(monster["cards"]) < 2:
        return monster["cap"]
    card = MONSTERS[monster["cards"][1][8:]]
    return card.reinforced.cap if "valkyries" in reading.view["expansions"] else card.cap


# Battles that are only thought of


def opposed(reading: Reading, own: Camp, foe: PlayerView) -> tuple[Band, Band]:
    """My camp as attacker, and somebody's as defender."""
    other = reading.camp(foe)
    extra = reading.viking_level(foe)[1] + (own.jarl == "jrl-05")
    attackers = band(own, other.all_clans, other.clans, as_attacker(reading, foe), DICE + min(3, extra))
    return attackers, band(other, own.all_clans, own.clans, 2 if other.jarl == "jrl-05" else 0)


def attack_at_a_glance(reading: Reading, foe: PlayerView) -> float:
    """About what an attack on somebody is worth."""
    attackers, defenders = opposed(reading, reading.camp(reading.me), foe)
    stakes, ours = attack_on(reading, foe, defenders), reading.look(attackers)
    bonus, cost = strength_in_hand(reading)
    lost = stakes.defence.chance_above(ours.strength + bonus)
    return (1 - lost) * (stakes.shield + GLORY_AT_A_GLANCE * ours.valour) - lost * stakes.loss - cost


def strength_in_hand(reading: Reading) -> tuple[float, float]:
    """What tactics of my hand may add in one battle, about, and what that costs."""
    price = prices(reading)
    tactics = [price.hold(card) for card in reading.hand if card.category == "tactics"]
    used = sorted(tactics)[:TACTICS_AT_A_GLANCE]
    return 2.0 * len(used), 0.4 * sum(used)


def imagined_attack(reading: Reading, squad: tuple[Stander, ...], foe: PlayerView, hand: Sequence[Card]) -> Struggle:
    """What an attack on somebody would be, with this squad and this hand."""
    own, other = reading.camp(reading.me, squad), reading.camp(foe)
    attackers, defenders = opposed(reading, own, foe)
    stakes = attack_on(reading, foe, defenders)
    price = prices(reading)
    crew = [Member(one.card, price.keep(one)) for one in own.squad]
    is_allied = reading.view["companions"] == "alliance"
    crew += [Member(one.card, price.keep(one), is_allied) for one in own.behind]
    attackers, crew = _fewer(attackers, crew)
    tactics = [card for card in hand if card.category == "tactics"]
    fewer = len(own.squad) < len(other.squad)
    tokens = tokens_of(tactics, price.hold, jarl=own.jarl, squad=len(own.squad), fewer=fewer)
    held = Held(tokens, heroes_of(tactics, price.hold), jarl=own.jarl)
    return struggle(attackers, tuple(crew), (), held, stakes)


def _fewer(attackers: Band, crew: list[Member]) -> tuple[Band, list[Member]]:
    """Of very many warriors only the best are reckoned with."""
    if len(crew) <= MOST_CANDIDATES:
        return attackers, crew
    ranks = [one * readiness(need) for one, need in zip(attackers.strengths, attackers.needs, strict=True)]
    best = sorted(sorted(range(len(ranks)), key=lambda index: -ranks[index])[:MOST_CANDIDATES])
    fewer = attackers._replace(
        needs=tuple(attackers.needs[index] for index in best),
        strengths=tuple(attackers.strengths[index] for index in best),
        valours=tuple(attackers.valours[index] for index in best),
        own=sum(index < attackers.own for index in best),
    )
    return fewer, [crew[index] for index in best]


def as_attacker(reading: Reading, foe: PlayerView) -> int:
    """What my jarl gives me in an attack on somebody. [JRL-18, JRL-25]"""
    me, jarl = reading.me, (reading.me["jarl"] or "")[5:]
    if jarl == "jrl-18" and len(foe["shields"]) > len(me["shields"]):
        return 4 if len(foe["captured"]) > len(me["captured"]) else 2
    return 2 if jarl == "jrl-25" and me["last-target"] != foe["ref"] else 0


def imagined_hunt(
    reading: Reading, squad: tuple[Stander, ...], hand: Sequence[Card], *, is_hunt: bool = True
) -> tuple[Struggle, int]:
    """What a battle against the monster would be, and with how many dice."""
    monster = reading.monster
    assert monster is not None
    ability = monster["ability"]
    clans = tuple(monster["clans"])
    jarl = "" if ability == "mute-jarl" else (reading.me["jarl"] or "")[5:]
    fixed = monster["valour"] + (2 if jarl == "jrl-05" and not is_hunt else 0)
    dice = DICE - (ability == "lose-die") + (jarl == "jrl-05" and is_hunt)
    price = prices(reading)
    if ability == "sacrifice-warrior" and squad:
        least = min(squad, key=price.keep)
        squad = tuple(one for one in squad if one is not least)
    own = Camp(squad, (), jarl)
    fighters = band(own, clans, clans, fixed, dice, reading.muted_clan)
    crew = [Member(one.card, price.keep(one)) for one in squad]
    tactics = [card for card in hand if card.category == "tactics"]
    limit = 0 if ability == "no-tac" else 2 if ability == "max2tac" else NO_LIMIT
    tokens = tokens_of(tactics, price.hold, jarl=jarl, squad=len(squad), fewer=len(squad) < monster["warriors"])
    hunt = hunt_of(reading, is_hunt=is_hunt)
    held = Held(tokens, heroes_of(tactics, price.hold), limit, 0, jarl)
    return struggle(fighters, tuple(crew), (), held, hunt), dice


def hunt_at_a_glance(reading: Reading, squad: tuple[Stander, ...]) -> float:
    """About what an attack on the monster is worth."""
    monster = reading.monster
    assert monster is not None
    clans = tuple(monster["clans"])
    jarl = "" if monster["ability"] == "mute-jarl" else (reading.me["jarl"] or "")[5:]
    found = reading.look(band(Camp(squad, (), jarl), clans, clans, 0, DICE, reading.muted_clan))
    tactics = sum(card.category == "tactics" for card in reading.hand)
    tactics = 0 if monster["ability"] == "no-tac" else min(tactics, 2 if monster["ability"] == "max2tac" else 6)
    chance = found.reaches(monster["strength"] - monster["valour"] - 2.3 * tactics)
    return chance * hunt_of(reading, is_hunt=True).prize


def alone(camp: Camp) -> Band:
    """A squad against nobody in particular."""
    return band(camp._replace(behind=()), (), ())

"""After a battle, around it, and everything else that is asked. [VAL-7]"""

from __future__ import annotations

from engine.choices import Menu, Option, Ref
from games.valhalla.bots.bands import Stander, band
from games.valhalla.bots.battlefield import POINT, prices
from games.valhalla.bots.reading import Reading, card_of, stander, standers, warriors_of
from games.valhalla.bots.stakes import valkyrie_points
from games.valhalla.deck import LOKI, Ability, Card

PASS = Option.of("pass")


def keep_price(reading: Reading, card: Card) -> float:
    """What one of my warriors is worth if it stays."""
    price = prices(reading)
    for warrior in warriors_of(reading.me):
        if warrior["ref"] == card.ref:
            return price.keep(stander(warrior))
    return 0.5  # an ally's


def send(reading: Reading, menu: Menu) -> Option:
    """Those for whom Valhalla is the better place; against a monster as many as fit. [VAL-7.4, VAL-21.14]"""
    cards = [card_of(ref) for ref in menu.things("send")]
    monster = reading.monster
    room = 99 if monster is None else monster["cap"] - monster["valour"]
    point = 1.0 if monster is None else POINT
    best, chosen = 0.0, list[Ref]()
    for mask in range(1, 1 << min(8, len(cards))):
        group = [card for index, card in enumerate(cards) if mask >> index & 1]
        if sum(card.valour for card in group) > room:
            continue
        gain = sum(point * card.valour - keep_price(reading, card) for card in group) + valkyrie_points(group)
        if gain > best + 1e-9:
            best, chosen = gain, [card.ref for card in group]
    return Option.of("send", *chosen) if chosen else PASS


def send_one(reading: Reading, menu: Menu) -> Option:
    """The one that brings most after a lost battle, if any. [VAL-21.12]"""
    worth = {
        option: POINT * card_of(option.refs[0]).valour - keep_price(reading, card_of(option.refs[0]))
        for option in menu.options
        if option.refs
    }
    best = max(worth, key=worth.__getitem__)
    return best if worth[best] > 0 else PASS


def order(reading: Reading, menu: Menu) -> Option:
    """First those that fill Valhalla best, by trying which sum comes nearest to the cap. [VAL-21.16]"""
    monster = reading.monster
    assert monster is not None
    room = monster["cap"] - monster["valour"]
    refs = menu.things("order")
    best, chosen = -1, 0
    for mask in range(1 << len(refs)):
        total = sum(card_of(ref).valour for index, ref in enumerate(refs) if mask >> index & 1)
        if best < total <= room:
            best, chosen = total, mask
    first = [ref for index, ref in enumerate(refs) if chosen >> index & 1]
    return Option.of("order", *first, *[ref for ref in refs if ref not in first])


def least_kept(reading: Reading, menu: Menu) -> Option:
    """Of my own warriors the one that is missed least."""
    return min(menu.options, key=lambda option: keep_price(reading, card_of(option.refs[0])))


def leave(reading: Reading, menu: Menu) -> Option:
    """Bernhar: a warrior worth more in the squad than its valour stays. [JRL-17]"""
    worth = {
        option: keep_price(reading, card_of(option.refs[0])) - card_of(option.refs[0]).valour
        for option in menu.options
        if option.refs
    }
    best = max(worth, key=worth.__getitem__)
    return best if worth[best] > 0 else PASS


def most_valour(reading: Reading, menu: Menu) -> Option:
    """The card with the most valour: to hold the opponent's best, or to send one's own."""
    return max(menu.options, key=lambda option: (card_of(option.refs[0]).valour, card_of(option.refs[0]).strength))


def strongest(reading: Reading, menu: Menu) -> Option:
    """The opponent's warrior that gives most: to be blocked. [VAL-17.3]"""
    price = prices(reading)
    shown = {one["ref"]: one for player in reading.players.values() for one in warriors_of(player)}
    return max(
        menu.options,
        key=lambda option: (shown[option.refs[0]]["strength"], price.keep(stander(shown[option.refs[0]]))),
    )


def give_up(reading: Reading, menu: Menu) -> Option:
    """The warrior whose strength is missed least, so that the attack still wins. [VAL-16.8]"""
    shown = {one["ref"]: one["strength"] for one in warriors_of(reading.me)}
    return min(menu.options, key=lambda option: (shown.get(option.refs[0], 0), -card_of(option.refs[0]).valour))


def loki(reading: Reading, menu: Menu) -> Option:
    """The row that brings most. [VAL-14.2]"""
    rows = LOKI[menu.about[0][5:]].rows
    worth = {
        option: sum(_loki_worth(reading, bonus) for bonus in rows[int(option.refs[0][4:]) - 1].bonus)
        for option in menu.options
        if option.refs
    }
    best = max(worth, key=worth.__getitem__)
    return best if worth[best] > 0 else PASS


def _loki_worth(reading: Reading, bonus: Ability) -> float:
    has_time = min(1.0, reading.turns_left / 2)
    has_warrior = any(card.category == "warrior" for card in reading.hand)
    each = {
        "draw": 0.9 * bonus.amount * has_time,
        "look": 1.2 * bonus.keep * has_time,
        "points": float(bonus.amount),
        "retrieve": 1.0 * has_time,
        "scavenge": 0.8 * has_time,
        "reinforce": 1.0 * has_warrior,
        "glory": 1.0,
        "spite": 0.5,
    }
    return each[bonus.kind]


def use_if_any(reading: Reading, menu: Menu) -> Option:
    """What is offered for nothing is taken."""
    return next(option for option in menu.options if option != PASS)


# Around the battles of others


def thors_help(reading: Reading, menu: Menu) -> Option:
    """Help who is likely to win with it: then the card scores. [VAL-15.5]"""
    best, found = 0.0, PASS
    for option in menu.options:
        if option == PASS:
            continue
        card, seat = card_of(option.refs[0]), option.refs[1]
        effect = card.what.effect
        bonus = effect.amount if effect is not None and effect.kind == "plus" else 1
        chance = winning_chance(reading, seat, bonus)
        harm = 0.3 if reading.players[seat]["ref"] in [rival["ref"] for rival in reading.rivals] else -0.5
        value = card.valour * chance - harm * min(1, bonus) - prices(reading).hold(card)
        if value > best:
            best, found = value, option
    return found


def winning_chance(reading: Reading, seat: str, bonus: int) -> float:
    """How likely a participant wins with so much more strength."""
    battle = reading.view["battle"]
    assert battle is not None
    attacker, defender = (reading.players[side["seat"]] for side in battle["sides"])
    ours, theirs = reading.camp(attacker), reading.camp(defender)
    one = band(ours, theirs.all_clans, theirs.clans, bonus if seat == attacker["ref"] else 0)
    other = band(theirs, ours.all_clans, ours.clans, bonus if seat == defender["ref"] else 0)
    chance = reading.look(one).beats(reading.look(other))
    return chance if seat == attacker["ref"] else 1 - chance


def support(reading: Reading, menu: Menu) -> Option:
    """Gudrun: a poor card for +2 and a likely point. [JRL-20]"""
    cheapest = min((prices(reading).hold(card) for card in reading.hand), default=1.0)
    chances = {
        option: winning_chance(reading, option.refs[1], 2) for option in menu.options if option.verb == "support"
    }
    best = max(chances, key=chances.__getitem__)
    return best if chances[best] > 0.6 and cheapest < 0.5 else PASS


def before_battle(reading: Reading, menu: Menu) -> Option:
    """Look at a hand for nothing; call a warrior to arms if the squad has room or the one called is better."""
    for option in menu.options:
        if option.verb == "look":
            return option
        if option.verb == "play" and _is_worth_calling(reading):
            return option
    return PASS


def _is_worth_calling(reading: Reading) -> bool:
    called = next((card_of(ref) for ref in reading.view["pile"] if card_of(ref).category == "warrior"), None)
    if called is None:
        return False
    squad = standers(reading.me)
    price = prices(reading)
    if len(squad) < 4:
        return True
    return price.keep(Stander(called)) > min(price.keep(one) for one in squad) + 0.3


def look(reading: Reading, menu: Menu) -> Option:
    """Harald takes the best tactics card away, or just looks. [JRL-21]"""
    if menu.options[0].verb == "done":
        return menu.options[0]
    price = prices(reading)
    return max(
        menu.options[:-1],
        key=lambda option: (card_of(option.refs[0]).category == "tactics", price.hold(card_of(option.refs[0]))),
    )


def before_roll(reading: Reading, menu: Menu) -> Option:
    """Claim a die; limit the tactics of a defender with many cards, or the rerolls of one with few. [JRL-22]"""
    verbs = {option.verb: option for option in menu.options}
    battle = reading.view["battle"]
    sides = battle["sides"] if battle is not None else []
    other = next((side for side in sides if side["seat"] != reading.me["ref"]), None)
    if "limit-rerolls" in verbs and other is not None and len(reading.players[other["seat"]]["hand"]) < 6:
        return verbs["limit-rerolls"]
    return menu.options[0]


def aid(reading: Reading, menu: Menu) -> Option | None:
    """A card for a partner in need, when it decides the battle. [VAL-22.5]"""
    battle, monster = reading.view["battle"], reading.monster
    if battle is None or monster is None or not battle["sides"][0]["active"]:
        return None
    side = battle["sides"][0]
    missing = monster["strength"] + (not side["is-attacker"]) - side["strength"]
    own = [card_of(ref) for ref in reading.players[side["seat"]]["hand"]]
    could = sum(card.what.bonus for card in own if card.kind.startswith("tac-fury"))
    for option in sorted(menu.options, key=lambda option: card_of(option.refs[0]).what.bonus):
        bonus = card_of(option.refs[0]).what.bonus
        if 0 < missing <= bonus + could and could < missing:
            return option
    return None

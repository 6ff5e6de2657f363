"""A turn, step by step. [BSK-7]"""

from __future__ import annotations

from engine.choices import Ask as Question
from engine.choices import Menu, Option, put
from engine.games import GameOver, Result
from engine.lasting import Duration
from games.berserk.asking import ask
from games.berserk.concepts import aims_at, at_enemy_turn_end, at_turn_end, at_turn_start
from games.berserk.declaring import numbered, push, uncovered
from games.berserk.doing import END_OF_TURN, start_of_turn
from games.berserk.events import Opened, Triggered, TurnBegan, TurnEnded
from games.berserk.grid import third_row
from games.berserk.keywords.death import awaits_incarnation
from games.berserk.preparing import hiding_menu, may_stay_hidden, reveal_all
from games.berserk.stack import chosen_order, declared_trigger, named, run_stack
from games.berserk.state import Berserk, Card, Declared, Pending
from games.berserk.traits import army_says, has, state_changed, traits, words_changed
from games.berserk.triggers import pend
from games.berserk.zones import full_pool, sweep

STALL = 40  # turns [BSK-18.5]
LATE_REVEAL = 2  # the turn of the Second player's late reveal
STEPS = ("regeneration", "poison", "fading", "charge")  # of one card, in this order; printed abilities before Charge


async def begin_turn(game: Berserk) -> None:
    """Everything up to the main step. [BSK-7.1 to BSK-7.5]"""
    start(game)
    await settle(game)
    await late_reveal(game)
    fed = await quench_thirst(game)
    open_cards(game, fed)
    await start_effects(game)
    game.phase = "main"


def start(game: Berserk) -> None:
    """Effects that last until now end, and all counts of a turn begin anew. [BSK-7.1, BSK-A-25]"""
    game.phase = "turn"
    game.turn += 1
    seat = game.in_order[(game.turn - 1) % 2]
    game.active = seat
    game.is_eventful = False
    _end_effects(game, start_of_turn(seat))
    game.occupied = [one for one in game.occupied if one.lasts != start_of_turn(seat)]
    for card in game.in_play():
        card.used_this_turn.clear()
        card.has_moved = card.has_acted = card.has_attacked = False
        card.armor_used = card.magic_armor_used = 0
        card.wounds_received = card.attack_wounds = card.attacks_dealt = 0
    state_changed(game)
    game.tell(TurnBegan(f"seat:{seat}", game.turn))


def _end_effects(game: Berserk, moment: Duration) -> None:
    for ended in game.effects.end(moment):
        words_changed(game, game.card(ended.on))


async def late_reveal(game: Berserk) -> None:
    """The Second player's third row, in their first turn. [BSK-7.2]"""
    if game.turn != LATE_REVEAL:
        return
    cards = [card for card in game.hidden_cards(game.active) if card.cell in third_row(is_first=False)]
    sneaky = [card for card in cards if may_stay_hidden(card)]
    kept: tuple[str, ...] = ()
    if sneaky:
        menu = hiding_menu(sneaky)
        question = Question({game.active: menu}, seconds=game.options.turn_seconds, span=game.turn)
        kept = (await put(question))[game.active].refs
    await reveal_all(game, game.active, [card for card in cards if card.ref not in kept])
    await settle(game)


async def settle(game: Berserk) -> None:
    """The sweep after a rule effect, and what it triggered."""
    await sweep(game)
    if game.pending:
        await run_stack(game, game.active)


# Thirst and opening


async def quench_thirst(game: Berserk) -> list[str]:
    """Closed creatures with Thirst are fed one after another, or stay closed; those that stay. [BSK-7.3, BSK-D-10]"""
    asked: set[str] = set()
    if "thirst" not in army_says(game, game.active):
        return []
    while True:
        thirsty = [card for card in game.army(game.active) if is_thirsty(game, card) and card.id not in asked]
        options = [Option.of("feed", card.ref, victim) for card in thirsty for victim in aims_at["thirst"](game, card)]
        if not options:
            break
        stop = Option("feed-nobody")
        menu = Menu("prompt.thirst", [*options, stop], rule="BSK-7.3", kind="thirst", default=stop)
        answer = await ask(game, game.active, menu)
        if answer == stop:
            break
        card = game.card(answer.refs[0])
        asked.add(card.id)
        victim = await uncovered(game, answer.refs[1], card)
        push(game, Declared(numbered(game), "trigger", game.active, card.id, "thirst", [victim]))
        game.tell(Triggered(card.ref, "keyword:thirst"))
        await run_stack(game, game.other(game.active))
    return [card.id for card in game.army(game.active) if is_thirsty(game, card)]


def is_thirsty(game: Berserk, card: Card) -> bool:
    """A closed creature with Thirst that was not fed. [BSK-K-thirst]"""
    return not card.is_open and not card.used_this_turn.get("thirst") and has(game, card, "thirst")


def open_cards(game: Berserk, staying: list[str]) -> None:
    """All other closed cards open at the same time; pools are restored. [BSK-7.4, BSK-8.2]"""
    army = [card for card in game.army(game.active) if not card.is_hidden]
    opening = [card for card in army if not card.is_open and card.id not in staying]
    for card in opening:
        card.is_open = True
    state_changed(game)
    for card in army:
        if card.is_open:
            card.pool = full_pool(game, card)
    if opening:
        game.tell(Opened(tuple(card.ref for card in opening)))


# Start-of-turn effects [BSK-7.5, BSK-7.10]


async def start_effects(game: Berserk) -> None:
    """All are declared together and executed in an order that the active player chooses."""
    declared = [made for one in waiting_effects(game) if (made := await declared_trigger(game, one)) is not None]
    if all(is_idle(game, one) for one in declared):
        return
    if order_matters(game, declared):
        declared = await chosen_order(game, game.active, declared, "BSK-D-11")
    for one in reversed(declared):
        push(game, one)
        game.tell(Triggered(game.cards[one.source].ref, named(one)))
    await run_stack(game, game.active)


def is_idle(game: Berserk, declared: Declared) -> bool:
    """Regeneration heals nothing where there is no wound: alone it cannot be carried out, and nobody is asked whether
    to answer it. [BSK-19.2, BSK-14.4]"""
    return declared.ability == "regeneration" and not game.cards[declared.source].wounds


def waiting_effects(game: Berserk) -> list[Pending]:
    """In the default order: cards by cell, then the side zone, then the graveyard by order of death. [BSK-7.5]"""
    found: list[Pending] = []
    seat = game.active
    says = army_says(game, seat)
    for card in game.army(seat) if at_turn_start in says or "start-of-turn" in says else ():
        if card.is_hidden:  # [BSK-16.4]
            continue
        it = traits(game, card)
        held = [word for word in STEPS if word in it and at_turn_start[word](game, it)] if at_turn_start.has(it) else []
        steps = [word for word in held if word != "charge"]
        steps += [ability.id for ability in it.with_head("start-of-turn")]
        steps += ["charge"] if "charge" in held else []
        found += [Pending(seat, card.id, step) for step in steps]
    buried = [card for card in map(game.cards.__getitem__, game.players[seat].graveyard) if "incarnation" in card.words]
    buried = [card for card in buried if awaits_incarnation(card)]
    return found + [Pending(seat, card.id, "incarnation") for card in buried]


def order_matters(game: Berserk, declared: list[Declared]) -> bool:
    """Whether another order could change the outcome. [BSK-D-11, BSK-A-57]"""
    strong = [one for one in declared if one.ability not in ("charge", "incarnation") or is_coming(game, one)]
    if len(declared) < 2 or not strong:
        return False
    cards = [one.source for one in strong]
    if len(set(cards)) < len(cards):  # several on one card
        return True
    if len(strong) > 1 and any("." in one.ability or can_ripple(game, one) for one in strong):
        return True  # a printed ability may reach any card
    return lack_cells(game, [game.cards[one.source] for one in strong if one.ability == "incarnation"])


def lack_cells(game: Berserk, coming: list[Card]) -> bool:
    """Whether some of the cards that come back will find a cell, and some will not. [BSK-A-36]"""
    walking = [card for card in coming if card.info.subtype != "flying"]
    return 0 < len(game.free(third_row(game.is_first(game.active)))) < len(walking)


def is_coming(game: Berserk, declared: Declared) -> bool:
    """Whether a card gets its last incarnation chip now, so that it looks for a cell. [BSK-K-incarnation]"""
    card = game.cards[declared.source]
    return declared.ability == "incarnation" and card.incarnation_chips + 1 >= awaits_incarnation(card)


def can_ripple(game: Berserk, declared: Declared) -> bool:
    """Whether an effect may kill its card, or set something off."""
    card = game.cards[declared.source]
    if declared.ability not in ("poison", "fading"):
        return False
    it = traits(game, card)
    lives = (card.info.life or 0) + card.extra_lives - card.wounds
    return it[declared.ability] >= lives or "agility" in it or "blood-magic" in it


# The end of a turn [BSK-7.7]


async def end_turn(game: Berserk) -> None:
    """End-of-turn effects trigger, effects of this turn end, and the other player begins. [BSK-7.7]"""
    other = game.other(game.active)
    for seat, occasion in ((game.active, at_turn_end), (other, at_enemy_turn_end)):
        says = army_says(game, seat)
        for card in game.army(seat) if occasion in says or "end-of-turn" in says else ():
            it = traits(game, card)
            for word in [word for word in occasion if word in it] if occasion.has(it) else ():
                if occasion[word](game, it):
                    pend(game, card, word, "end-of-turn")
            if seat == game.active:
                for ability in it.with_head("end-of-turn"):
                    pend(game, card, ability.id, "end-of-turn")
    if game.pending:
        await run_stack(game, game.active)
    _end_effects(game, END_OF_TURN)
    game.occupied = [one for one in game.occupied if one.lasts != END_OF_TURN]
    for card in game.in_play():
        card.prevention = 0
        card.flyer_mark = 0 if card.flyer_mark == game.turn else card.flyer_mark
    await settle(game)
    game.tell(TurnEnded(f"seat:{game.active}"))
    end_if_stalled(game)
    game.phase = "turn"


def end_if_stalled(game: Berserk) -> None:
    """Forty turns in a row without a wound and without a card that came or left: a draw. [BSK-18.5, BSK-A-44]"""
    game.quiet_turns = 0 if game.is_eventful else game.quiet_turns + 1
    if game.options.stall_limit != "off" and game.quiet_turns >= STALL:
        raise GameOver(Result((0, 1), "result.stalled"))

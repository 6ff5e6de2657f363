"""Before the battle: decks, initiative, deals, armies and layouts, chosen in secret side by side. [BSK-4 to BSK-6]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.choices import Menu, Option, Pick, Ref, Refused, Seat, singles
from engine.dialogues import together
from games.berserk.army import DECK_SIZE, Fault, can_field, deck_fault, fault, is_fighter, suggested
from games.berserk.asking import ask
from games.berserk.boxes import box, random_deck
from games.berserk.events import Dealt, InitiativeRolled, Redrew, WentFirst
from games.berserk.grid import CELL_BY_REF, CELL_REFS, Cell, groups_of
from games.berserk.kinds import ARMIES, KINDS, MERCENARIES, card_ref, prebuilt
from games.berserk.options import DEAL
from games.berserk.schema import COPIES
from games.berserk.state import Berserk, Card, Player

HIRED = 4  # different mercenaries for each prebuilt deck


def refused(found: Fault | None, refs: Sequence[Ref]) -> Refused | None:
    """A fault as the answer to a set that does not do."""
    return None if found is None else Refused(tuple(refs), found.why.reason, found.why.rule, found.facts)


def kind_ids(option: Option) -> list[str]:
    """The kinds of the cards that an option names."""
    return [ref[5:].rpartition("-")[0] for ref in option.refs]


# Decks [BSK-4.1, BSK-D-1]


async def bring_decks(game: Berserk) -> None:
    """Everybody brings a deck; a custom one is named in private."""
    await together(game, {player.seat: bring_deck(game, player) for player in game.players})
    if game.options.mercenaries == "hired":
        hire(game)


async def bring_deck(game: Berserk, player: Player) -> None:
    """A prebuilt deck, or one of one's own."""
    deck = game.options.deck_of(player.seat)
    if deck in ARMIES:
        take_deck(game, player, prebuilt(deck))
    elif deck == "random":
        take_deck(game, player, random_deck(pool(game), game.dice))
    elif deck == "custom":
        await name_deck(game, player)


async def name_deck(game: Berserk, player: Player) -> None:
    """A custom deck. [BSK-3.9]"""
    offered = copies_on_offer(game, player.seat)
    kinds = list(dict.fromkeys(pool(game)))
    example = Option.of("deck", *_copies(prebuilt(DEFAULT_DECKS[player.seat]), player.seat))
    menu = Menu(
        "prompt.deck",
        singles("deck", offered),
        {"deck": Pick(DECK_SIZE[0], DECK_SIZE[-1], checked=True)},
        rule="BSK-3.9",
        kind="deck",
        default=example,
        check=lambda option: refused(deck_fault(kind_ids(option), kinds), option.refs),
        suggest=lambda: example,
    )
    answer = await ask(game, player.seat, menu)
    take_deck(game, player, kind_ids(answer))


DEFAULT_DECKS = ("sluagh", "inquisitors")


def pool(game: Berserk) -> list[str]:
    """The kinds that custom decks are built from, each as often as a deck may hold it."""
    return box(game.options.mercenaries != "off")


def copies_on_offer(game: Berserk, seat: Seat) -> list[Ref]:
    """As many copies of each kind as a deck may hold, under the names of this seat."""
    return _copies(pool(game), seat)


def _copies(kinds: Sequence[str], seat: Seat) -> list[Ref]:
    return [card_ref(id) for id, _ in _named(tuple(kinds), seat)]


@lru_cache(maxsize=100)
def _named(kinds: tuple[str, ...], seat: Seat) -> list[tuple[str, str]]:
    """Copies of these kinds under the names of a seat, each with its kind."""
    numbers: dict[str, int] = {}
    names = []
    for kind in kinds:
        numbers[kind] = numbers.get(kind, 0) + 1
        names.append((f"{kind}-{seat * COPIES + numbers[kind]}", kind))
    return names


def take_deck(game: Berserk, player: Player, kinds: Sequence[str]) -> None:
    """The cards of a deck."""
    held = [game.cards[id].kind for id in player.deck]
    for id, kind in _named((*held, *kinds), player.seat)[len(held) :]:
        game.cards[id] = Card(id, kind, player.seat, player.seat)
        player.deck.append(id)


def hire(game: Berserk) -> None:
    """Four different mercenaries are shuffled into each prebuilt deck. [BSK-28.7]"""
    mercenaries = [kind.id for kind in KINDS.values() if kind.deck == MERCENARIES]
    for player in game.players:
        if game.options.deck_of(player.seat) in ARMIES:
            take_deck(game, player, game.dice.sample(mercenaries, HIRED))


# Initiative [BSK-4.2, BSK-D-2]


async def settle_initiative(game: Berserk) -> None:
    """The higher roll chooses who is First; a tie is rolled again. [BSK-A-5]"""
    one, other = game.players
    while True:
        for player in game.players:
            player.initiative = game.dice.roll()
            game.tell(InitiativeRolled(player.ref, player.initiative))
        if one.initiative != other.initiative:
            break
    winner = max(game.players, key=lambda player: player.initiative)
    options = (Option("go-first"), Option("go-second"))
    answer = await ask(game, winner.seat, Menu("prompt.order-of-play", options, rule="BSK-4.2", kind="initiative"))
    game.first = winner.seat if answer == "go-first" else game.other(winner.seat)
    game.active = game.first
    game.tell(WentFirst(f"seat:{game.first}"))


# Dealing and buying [BSK-4.4 to BSK-5.8]


async def muster(game: Berserk) -> None:
    """Deal, redraw, buy and deploy, each at their own pace. [BSK-A-4]"""
    await together(game, {player.seat: raise_army(game, player) for player in game.players})


async def raise_army(game: Berserk, player: Player) -> None:
    """All that one player decides in secret before the cards lie on the battlefield."""
    await keep_deal(game, player)
    await buy(game, player)
    await deploy(game, player)


def deal(game: Berserk, player: Player, count: int) -> None:
    """So many cards from the shuffled deck. [BSK-4.4]"""
    game.dice.shuffle(player.deck)
    player.deal, player.deck = sorted(player.deck[:count]), player.deck[count:]
    player.deal_size = count
    game.tell(Dealt(player.ref, tuple(map(card_ref, player.deal))))


async def keep_deal(game: Berserk, player: Player) -> None:
    """One card fewer each time; a deal without a possible army may not be kept. [BSK-4.5, BSK-4.6, BSK-D-3]"""
    is_first, budget = game.is_first(player.seat), game.options.budget
    deal(game, player, DEAL)
    while True:
        may_keep = any(can_field(game.cards[id].kind, budget, is_first) for id in player.deal)
        if may_keep and player.deal_size == 1:
            return
        keep, redraw = Option("keep"), Option("redraw")
        options = [keep, redraw] if may_keep else [redraw]
        menu = Menu(
            "prompt.keep",
            options,
            auto=True,
            rule="BSK-4.5" if may_keep else "BSK-4.6",
            kind="deal",
            default=options[0],
        )
        if await ask(game, player.seat, menu) == keep:
            return
        game.tell(Redrew(player.ref))
        player.deck += player.deal
        player.redraws += 1
        deal(game, player, max(1, player.deal_size - 1))


async def buy(game: Berserk, player: Player) -> None:
    """Any set of dealt cards that satisfies section 5. [BSK-5.1, BSK-D-4]"""
    is_first, budget = game.is_first(player.seat), game.options.budget

    def check(option: Option) -> Refused | None:
        return refused(fault(kind_ids(option), budget, is_first), option.refs)

    plain = suggested(player.deal, budget, is_first)
    example = Option.of("buy", *(card_ref(id) for id in player.deal if id in plain))
    menu = Menu(
        "prompt.buy",
        singles("buy", map(card_ref, player.deal)),
        {"buy": Pick(1, len(player.deal), checked=True)},
        rule="BSK-5.3",
        kind="buy",
        default=example,
        check=check,
        suggest=lambda: example,
    )
    answer = await ask(game, player.seat, menu)
    player.army = [ref[5:] for ref in answer.refs]
    for id in player.army:
        game.cards[id].zone = "army"
    player.deck += [id for id in player.deal if id not in player.army]
    player.deal = []
    game.dice.shuffle(player.deck)


# Deployment [BSK-6.1 to BSK-6.4, BSK-D-5]


async def deploy(game: Berserk, player: Player) -> None:
    """All bought cards on the own half, face down: a card and its cell, then the next card and its cell."""
    is_first = game.is_first(player.seat)
    cards = [card_ref(id) for id in player.army]
    cells = [cell for group in groups_of(is_first) for cell in group]
    example = Option.of(
        "deploy", *(part for pair in zip(cards, suggested_cells(game, player), strict=True) for part in pair)
    )
    menu = Menu(
        "prompt.deploy",
        singles("deploy", [*cards, *(CELL_REFS[cell] for cell in sorted(cells))]),
        {"deploy": Pick(2 * len(cards), 2 * len(cards), ordered=True, checked=True, paired=True)},
        rule="BSK-6.4",
        kind="deploy",
        default=example,
        check=lambda option: layout_fault(option, len(cards), is_first),
        suggest=lambda: example,
    )
    answer = await ask(game, player.seat, menu)
    player.layout = dict(read_layout(answer))


def read_layout(option: Option) -> list[tuple[str, Cell]]:
    """Cards by id, each with its cell."""
    refs = option.refs
    return [(card[5:], CELL_BY_REF[cell]) for card, cell in zip(refs[::2], refs[1::2], strict=False)]


def layout_fault(option: Option, cards: int, is_first: bool) -> Refused | None:
    """Cards and cells take turns, and no cell of a later group is used before the earlier ones are full. [BSK-6.4]"""
    refs = option.refs
    for index, ref in enumerate(refs):
        if ref.startswith("card:") != (index % 2 == 0):
            return Refused(refs, "why.card-then-cell", "BSK-6.1")
    if len(refs) < 2 * cards:
        return None
    used = {cell for _, cell in read_layout(option)}
    groups = groups_of(is_first)
    for index, group in enumerate(groups):
        missing = [cell for cell in group if cell not in used]
        later = [cell for one in groups[index + 1 :] for cell in one if cell in used]
        if missing and later:
            rule = "BSK-6.2" if is_first else "BSK-6.3"
            return Refused(refs, "why.fill-first", rule, {"cell": CELL_REFS[later[0]], "empty": CELL_REFS[missing[0]]})
    return None


def suggested_cells(game: Berserk, player: Player) -> list[Ref]:
    """A plain layout, a cell for each bought card in its order: fighters in front, everything else behind."""
    is_first = game.is_first(player.seat)
    rest = len(player.army)
    cells: list[Cell] = []
    for group in groups_of(is_first):
        front = sorted(group, key=lambda cell: (-(cell // 5) if is_first else cell // 5, abs(cell % 5 - 2)))
        cells += front[: max(0, rest - len(cells))]
    strength = {
        id: sum(game.cards[id].info.strike or ()) if is_fighter(game.cards[id].info) else -1 for id in player.army
    }
    by_strength = sorted(player.army, key=lambda one: (-strength[one], one))
    by_front = sorted(cells, key=lambda cell: (-(cell // 5) if is_first else cell // 5, abs(cell % 5 - 2)))
    place = dict(zip(by_strength, by_front, strict=True))
    return [CELL_REFS[place[id]] for id in player.army]

"""What is wrong with a card that fits the schema, one sentence a mistake. (section 24.1 of the rules)"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from engine.cards import Flaw
from games.berserk.attacks import ATTACKS
from games.berserk.catalogue import EQUIPMENT, KEYWORDS, Word
from games.berserk.schema import NO_TEXT, PLAYED, TRIGGERED, Ability, CardKind, Effect, Who

Path: TypeAlias = tuple[str | int, ...]
SUBTYPES: Final = {"creature": ("ground", "flying", "symbiote", "parasite"), "equipment": EQUIPMENT}
HOSTED: Final = ("symbiote", "parasite", *EQUIPMENT)
NUMBERED: Final = (  # operations with an amount
    *("wound", "heal", "extra-lives", "left-with", "prevent", "finish", "redistribute"),
    *("get-chips", "lose-chips", "plus-this-attack"),
)
ON_ATTACK: Final = ("on-assault", "on-attack", "on-strike", *(f"on-{one}" for one in ATTACKS))
ON_STACK: Final = ("redirect", "block")  # operations on an attack
KEYWORD_FIELDS: Final = ("kw", "value", "of", "level", "grants", "head")
COSTS: Final = ("chips", "per_turn", "per_battle", "self_wound", "to_graveyard")


def flaws(kind: CardKind) -> Iterator[Flaw]:
    """Everything that is wrong with a card."""
    if kind.text is not NO_TEXT:
        yield Flaw("text-is-composed", ("text",), of="berserk")
    if kind.short is not None:
        yield Flaw("text-is-composed", ("short",), of="berserk")
    if (kind.rank == "elite") != (kind.cost.crystal == "gold"):
        yield Flaw("rank-and-crystal", ("rank",), of="berserk", rank=kind.rank, crystal=kind.cost.crystal)
    if kind.subtype not in SUBTYPES.get(kind.type, ("",)):
        wanted = ", ".join(SUBTYPES.get(kind.type, ("-",)))
        yield Flaw(
            "bad-subtype", ("subtype",), of="berserk", type=kind.type, subtype=kind.subtype or "-", wanted=wanted
        )
    yield from _numbers(kind)
    printed = {ability.kw for ability in kind.abilities}
    for subtype in ("flying", "symbiote", "parasite"):
        if (kind.subtype == subtype) != (subtype in printed):
            yield Flaw("subtype-needs-keyword", ("abilities",), of="berserk", keyword=subtype)
    if kind.subtype == "flying" and "thirst" in printed:
        yield Flaw("thirst-of-flyer", ("abilities",), of="berserk")
    for index, ability in enumerate(kind.abilities):
        yield from _ability(ability, ("abilities", index), kind)


def _numbers(kind: CardKind) -> Iterator[Flaw]:
    """Lives, movement and strike: only what this type of card has, and all of it. [BSK-3.1]"""
    is_creature = kind.type == "creature"
    numbers: dict[str, tuple[object, bool]] = {
        "life": (kind.life, is_creature or kind.type == "artifact"),
        "move": (kind.move, kind.subtype == "ground"),
        "strike": (kind.strike, is_creature),
    }
    for name, (number, is_wanted) in numbers.items():
        if is_wanted and number is None:
            yield Flaw("number-missing", (name,), of="berserk", type=kind.subtype or kind.type)
        elif not is_wanted and number is not None:
            yield Flaw("number-too-many", (name,), of="berserk", type=kind.subtype or kind.type)
    if kind.class_ and not is_creature:
        yield Flaw("number-too-many", ("class",), of="berserk", type=kind.type)


def _ability(ability: Ability, at: Path, kind: CardKind) -> Iterator[Flaw]:
    if ability.id:
        yield Flaw("id-is-given", (*at, "id"), of="berserk")
    if ability.kw:
        yield from _keyword(ability, at, kind)
    elif ability.head is None:
        yield Flaw("no-head", at, of="berserk")
    elif ability.head == "passive":
        yield from _passive(ability, at, kind)
    else:
        yield from _headed(ability, at, kind)


def _keyword(ability: Ability, at: Path, kind: CardKind) -> Iterator[Flaw]:
    yield from _extra(ability, at, KEYWORD_FIELDS)
    yield from _word(ability.kw, ability.value, ability.of, at)
    word = KEYWORDS.get(ability.kw, Word())
    if word.has_level != bool(ability.level):
        yield Flaw(
            "level-missing" if word.has_level else "level-too-many", (*at, "level"), of="berserk", keyword=ability.kw
        )
    if ability.kw in KEYWORDS and word.grants != bool(ability.granted):
        yield Flaw(
            "grants-missing" if word.grants else "grants-too-many", (*at, "grants"), of="berserk", keyword=ability.kw
        )
    yield from _granted(ability, at, kind)


def _word(kw: str, value: int | None, of: Iterable[str], at: Path, field: str = "kw") -> Iterator[Flaw]:
    """A keyword with what it needs and nothing else."""
    if kw not in KEYWORDS:
        yield Flaw("unknown-keyword", (*at, field), of="berserk", keyword=kw)
        return
    word, named = KEYWORDS[kw], tuple(of)
    if word.value == "required" and value is None:
        yield Flaw("value-missing", (*at, "value"), of="berserk", keyword=kw)
    if not word.value and value is not None:
        yield Flaw("value-too-many", (*at, "value"), of="berserk", keyword=kw)
    if word.of == "required" and not named:
        yield Flaw("of-missing", (*at, "of"), of="berserk", keyword=kw)
    if not word.of and named:
        yield Flaw("of-too-many", (*at, "of"), of="berserk", keyword=kw)
    known = word.among or tuple(KEYWORDS)
    for one in named if word.of and "*" not in known else ():
        if one not in known:
            yield Flaw("of-unknown", (*at, "of"), of="berserk", keyword=kw, word=one, known=", ".join(known))


def _granted(ability: Ability, at: Path, kind: CardKind) -> Iterator[Flaw]:
    several = isinstance(ability.grants, tuple)
    for index, one in enumerate(ability.granted):
        yield from _ability(one, (*at, "grants", index) if several else (*at, "grants"), kind)


def _extra(ability: Ability, at: Path, known: Iterable[str]) -> Iterator[Flaw]:
    """Fields that this kind of ability has no use for."""
    plain = Ability()
    for name in ability.__struct_fields__:
        if name not in known and name != "id" and getattr(ability, name) != getattr(plain, name):
            field = {"only": "if"}.get(name, name.replace("_", "-"))
            yield Flaw("field-too-many", (*at, field), of="berserk", ability=ability.kw or ability.head or "-")


def _passive(ability: Ability, at: Path, kind: CardKind) -> Iterator[Flaw]:
    yield from _extra(ability, at, ("head", "to", "grants"))
    if not ability.granted:
        yield Flaw("grants-missing", (*at, "grants"), of="berserk", keyword="passive")
    if ability.to is not None:
        yield from _who(ability.to, (*at, "to"), kind)
    yield from _granted(ability, at, kind)


def _headed(ability: Ability, at: Path, kind: CardKind) -> Iterator[Flaw]:
    head = ability.head or ""
    plain = ("head", "type", "power", "range", "target", "other", "may", "only", "do")
    yield from _extra(ability, at, (*plain, *COSTS) if head in PLAYED else plain)
    if ability.type in ATTACKS and (ability.power is None or ability.type == "simple-strike"):
        yield Flaw("power-missing", (*at, "power"), of="berserk", type=ability.type)
    if ability.power is not None and ability.type not in ATTACKS:
        yield Flaw("power-too-many", (*at, "power"), of="berserk", type=ability.type)
    if ability.is_attack and (head not in PLAYED or head == "start-of-battle"):
        yield Flaw("attack-not-played", (*at, "type"), of="berserk", type=ability.type, head=head)
    if ability.range is not None and (ability.type == "reach-strike" or not (ability.is_attack or ability.target)):
        yield Flaw("range-too-many", (*at, "range"), of="berserk", ability=ability.type if ability.is_attack else head)
    if ability.is_attack and ability.target is not None:
        yield Flaw("target-of-attack", (*at, "target"), of="berserk", type=ability.type)
    if not ability.is_attack and not ability.do:
        yield Flaw("nothing-done", (*at, "do"), of="berserk", head=head)
    if ability.may and head not in TRIGGERED and head not in ON_ATTACK and not ability.is_attack:
        yield Flaw("may-of-played", (*at, "may"), of="berserk", head=head)
    for name, who in (("target", ability.target), ("other", ability.other)):
        if who is not None:
            yield from _who(who, (*at, name), kind)
    for index, effect in enumerate(ability.do):
        yield from _effect(effect, (*at, "do", index), ability, kind)


def _effect(effect: Effect, at: Path, ability: Ability, kind: CardKind) -> Iterator[Flaw]:
    if (effect.op in NUMBERED) != (effect.amount is not None):
        yield Flaw(
            "amount-missing" if effect.amount is None else "amount-too-many",
            (*at, "amount"),
            of="berserk",
            op=effect.op,
        )
    if effect.op == "gain":
        yield from _word(effect.kw, effect.value, effect.of, at)
    elif effect.kw or effect.value is not None or effect.of:
        yield Flaw("keyword-too-many", (*at, "kw"), of="berserk", op=effect.op)
    if (effect.op == "lose") != bool(effect.kws):
        yield Flaw("kws", (*at, "kws"), of="berserk", op=effect.op)
    for kw in effect.kws:
        yield from _word(
            kw, KEYWORDS.get(kw, Word()).default if KEYWORDS.get(kw, Word()).value else None, (), at, "kws"
        )
    if (effect.op == "relocate") != bool(effect.way):
        yield Flaw("way", (*at, "way"), of="berserk", op=effect.op)
    has_target = ability.target is not None or ability.is_attack or ability.head in ON_ATTACK
    if effect.each is None and effect.who == "target" and not has_target and effect.op != "plus-this-attack":
        yield Flaw("no-target", (*at, "who"), of="berserk", op=effect.op)
    if effect.who == "other" and ability.other is None:
        yield Flaw("no-target", (*at, "who"), of="berserk", op=effect.op)
    if effect.who == "host" and kind.subtype not in HOSTED:
        yield Flaw("no-host", (*at, "who"), of="berserk", op=effect.op)
    if effect.op in ON_STACK and (ability.target is None or ability.target.what != "attack"):
        yield Flaw("needs-attack", (*at, "op"), of="berserk", op=effect.op)
    if effect.each is not None:
        yield from _who(effect.each, (*at, "each"), kind)


def _who(who: Who, at: Path, kind: CardKind) -> Iterator[Flaw]:
    if (who.the == "host" or who.near == "host" or who.against == "host") and kind.subtype not in HOSTED:
        yield Flaw("no-host", at, of="berserk", op="host")
    if who.what != "attack" and (who.attacks or who.against):
        yield Flaw("not-an-attack", (*at, "attacks"), of="berserk", what=who.what)
    for one in who.attacks:
        if one not in ATTACKS:
            yield Flaw(
                "of-unknown", (*at, "attacks"), of="berserk", keyword="attack", word=one, known=", ".join(ATTACKS)
            )

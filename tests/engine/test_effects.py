"""Effects with a toy vocabulary: behaviour next to ids, what is in force, effects that last, and a stack."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

import pytest

from engine.choices import Option, checkpoint
from engine.effects import (
    Bans,
    Behaviours,
    Declared,
    Offers,
    Question,
    Replacements,
    Ruled,
    Triggers,
    Why,
    in_force,
    registries_in,
    resolve,
)
from engine.games import Result
from engine.lasting import (
    UNTIL_GONE,
    WHILE_IN_PLAY,
    Duration,
    Effect,
    Effects,
    Keyword,
    add_up,
    largest_counts,
    one_is_enough,
)
from tests.engine.toys import OVER, Toy, answer_all, ask, assert_replays, sit


@dataclass(slots=True)
class Beast(Ruled):
    """A card with printed keywords and a life to lose."""

    ref: str
    printed: dict[str, int] = field(default_factory=dict)
    life: int = 5


@dataclass(slots=True)
class Arena(Toy):
    beasts: dict[str, Beast] = field(default_factory=dict)
    effects: Effects = field(default_factory=Effects)
    stack: list[Declared] = field(default_factory=list)


# The vocabulary

POWER: Question[Arena, Beast, int, [Beast]] = Question("power of an attack")
no_attack: Bans[Arena, Beast, [Beast]] = Bans("attacking")
deeds: Offers[Arena, Beast] = Offers("deeds")
when_hurt: Triggers[Arena, Beast, [int]] = Triggers("when hurt")
instead_of_dying: Replacements[Arena, Beast, []] = Replacements("instead of dying")
carried_out: Behaviours[Callable[[Arena, Declared], Awaitable[None]]] = Behaviours("carried out")

END_OF_TURN: Final = Duration("end-of-turn")
END_OF_BATTLE: Final = Duration("end-of-battle")
STRENGTH = Keyword("strength", add_up)
ARMOUR = Keyword("armour", largest_counts)
FLYING = Keyword("flying", one_is_enough)


@POWER("strength")
def stronger(game: Arena, owner: Beast, power: int, target: Beast) -> int:
    return power + STRENGTH.value(game.effects, owner.ref, owner.printed)


@POWER("curse")
def feeble(game: Arena, owner: Beast, power: int, target: Beast) -> int:
    return 1


@no_attack("cage", rule="TOY-1.1")
def behind_bars(game: Arena, owner: Beast, target: Beast) -> bool:
    return target is not owner


@no_attack("peace", rule="TOY-1.2")
def peaceful(game: Arena, owner: Beast, target: Beast) -> bool:
    return True


@deeds("wings", "fly", lambda game, owner: [Option.of("fly", owner.ref)], limit=lambda game: 1)
async def fly(game: Arena, owner: Beast, answer: Option) -> None:
    FLYING.give(game.effects, owner.ref, lasts=END_OF_TURN)


@when_hurt("thorns")
async def thorns(game: Arena, owner: Beast, wounds: int) -> None:
    game.said.append(f"thorns {wounds}")


@when_hurt("rage")
async def rage(game: Arena, owner: Beast, wounds: int) -> None:
    game.said.append(f"rage {wounds}")


@instead_of_dying("phoenix")
async def rises(game: Arena, owner: Beast) -> bool:
    owner.life = 1
    return True


@instead_of_dying("mortal")
async def dies(game: Arena, owner: Beast) -> bool:
    game.said.append("asked")
    return False


def beast(*sources: str, **printed: int) -> Beast:
    made = Beast("card:wolf", printed)
    made.put_under(*sources)
    return made


@pytest.fixture
def arena() -> Arena:
    async def play(game: Arena) -> Result:
        await ask(0, "wait")
        return OVER

    return sit(play, Arena).state


def finish(rule: Awaitable[object]) -> object:
    """Run a rule that asks nobody."""
    with pytest.raises(StopIteration) as end:
        next(rule.__await__())
    return end.value.value


# Questions, bans, offers, triggers, replacements


def test_a_value_is_bent_by_what_is_in_force_and_by_nothing_else(arena: Arena) -> None:
    assert POWER.of(arena, beast(strength=2), 3, beast()) == 3  # it is printed, but not in force
    assert POWER.of(arena, beast("strength", strength=2), 3, beast()) == 5


@pytest.mark.parametrize(("sources", "power"), [(("curse", "strength"), 1), (("strength", "curse"), 3)])
def test_the_first_source_has_the_last_word_on_a_value(arena: Arena, sources: tuple[str, ...], power: int) -> None:
    assert POWER.of(arena, beast(*sources, strength=2), 9, beast()) == power


def test_several_things_bend_one_value_in_turn(arena: Arena) -> None:
    pack = [beast("strength", strength=2), beast(), beast("strength", strength=3)]
    assert POWER.among(arena, pack, 1, beast()) == 6


def test_a_modifier_that_does_not_fit_its_question_is_found_by_the_type_checker() -> None:
    speed: Question[Arena, Beast, int, []] = Question("speed")

    @speed("turtle")  # type: ignore[arg-type]
    def slow(game: Arena, owner: Beast, speed: int, surface: str) -> str:
        return surface

    assert speed["turtle"] is slow  # if mypy ever stops minding, it reports an ignore that is not needed


def test_a_ban_says_why_and_by_which_rule(arena: Arena) -> None:
    caged, other = beast("cage"), beast()
    assert no_attack.why_not(arena, caged, other) == Why("why.cage", "TOY-1.1")
    assert no_attack.why_not(arena, caged, caged) is None
    assert no_attack.why_not(arena, beast("peace", "cage"), other) == Why("why.peace", "TOY-1.2")
    assert Why("why.cage", "TOY-1.1").not_with("card:wolf").refs == ("card:wolf",)


def test_an_offer_has_options_and_is_carried_out(arena: Arena) -> None:
    eagle = beast("wings")
    (offer,) = deeds.held_by(eagle)
    assert (offer.id, offer.verb, offer.limit(arena)) == ("wings", "fly", 1)
    assert list(offer.options(arena, eagle)) == ["fly card:wolf"]
    finish(offer.do(arena, eagle, Option("fly card:wolf")))
    assert FLYING.value(arena.effects, eagle.ref) == 1
    assert deeds.held_by(beast()) == ()


@pytest.mark.parametrize("order", [("thorns", "rage"), ("rage", "thorns")])
def test_triggers_act_in_the_order_of_their_sources(arena: Arena, order: tuple[str, str]) -> None:
    finish(when_hurt.happen(arena, beast(*order), 2))
    assert arena.said == [f"{name} 2" for name in order]


def test_of_several_replacements_the_first_that_works_is_the_last_that_is_asked(arena: Arena) -> None:
    bird = beast("mortal", "phoenix")
    assert finish(instead_of_dying.happen(arena, bird)) is True
    assert (bird.life, arena.said) == (1, ["asked"])
    assert finish(instead_of_dying.happen(arena, beast("phoenix", "mortal"))) is True
    assert arena.said == ["asked"]
    assert finish(instead_of_dying.happen(arena, beast("mortal"))) is False


def test_what_is_in_force_is_looked_up_once_for_all_with_the_same_sources() -> None:
    one, other = beast("thorns", "rage"), beast("thorns", "rage")
    assert one.in_force is other.in_force
    assert when_hurt.held_by(one) is when_hurt.held_by(other)
    assert pickle.loads(pickle.dumps(one)).in_force is one.in_force
    one.put_under("rage")
    assert when_hurt.held_by(one) == (rage,)
    assert one.in_force is in_force("rage")


def test_all_registries_of_a_vocabulary_are_found() -> None:
    found = {registry.what for registry in registries_in(sys.modules[__name__])}
    assert found >= {"power of an attack", "attacking", "deeds", "when hurt", "instead of dying"}


# Effects that last


@pytest.mark.parametrize(
    ("keyword", "printed", "given", "value"),
    [
        (STRENGTH, {"strength": 1}, [2, -1], 2),
        (STRENGTH, {}, [2, 2], 4),
        (ARMOUR, {"armour": 1}, [3, 2], 3),
        (ARMOUR, {"armour": 4}, [3], 4),
        (FLYING, {"flying": 1}, [1, 1], 1),
        (FLYING, {}, [1], 1),
        (FLYING, {"armour": 1}, [], 0),
    ],
)
def test_equal_effects_combine_as_their_keyword_says(
    keyword: Keyword, printed: dict[str, int], given: list[int], value: int
) -> None:
    effects = Effects()
    for number in given:
        keyword.give(effects, "card:wolf", number)
    STRENGTH.give(effects, "card:bear", 7)
    assert keyword.value(effects, "card:wolf", printed) == value


def test_where_there_are_no_effects_there_is_nothing_to_look_at() -> None:
    effects = Effects()
    assert (STRENGTH.value(effects, "card:wolf"), effects.on("card:wolf"), effects.end(END_OF_TURN)) == (0, [], [])
    assert effects.by_ref == {}


def test_what_is_lost_does_not_count_until_it_is_given_anew_or_the_loss_is_over() -> None:
    effects, printed = Effects(), {"armour": 2, "flying": 1}
    ARMOUR.give(effects, "card:wolf", 3)
    ARMOUR.lose(effects, "card:wolf", lasts=END_OF_TURN)
    assert ARMOUR.value(effects, "card:wolf", printed) == 0
    assert effects.keywords("card:wolf", printed) == ["flying"]
    ARMOUR.give(effects, "card:wolf", 1)
    assert ARMOUR.value(effects, "card:wolf", printed) == 1
    assert effects.keywords("card:wolf", printed) == ["flying", "armour"]
    effects.end(END_OF_TURN)
    assert ARMOUR.value(effects, "card:wolf", printed) == 3


def test_an_effect_ends_at_its_moment_and_not_before() -> None:
    effects = Effects()
    STRENGTH.give(effects, "card:wolf", 1, lasts=END_OF_TURN)
    STRENGTH.give(effects, "card:wolf", 2, lasts=END_OF_BATTLE)
    STRENGTH.give(effects, "seat:0", 4, lasts=END_OF_TURN)
    assert [effect.value for effect in effects.end(END_OF_TURN)] == [1, 4]
    assert (STRENGTH.value(effects, "card:wolf"), STRENGTH.value(effects, "seat:0")) == (2, 0)
    assert STRENGTH.things(effects) == ["card:wolf"]
    effects.end(END_OF_BATTLE)
    assert effects.by_ref == {}


def test_an_effect_ends_with_its_source_if_it_lasts_as_long_and_with_what_it_is_on() -> None:
    effects = Effects()
    STRENGTH.give(effects, "card:wolf", 1, source="card:drum", lasts=WHILE_IN_PLAY)
    STRENGTH.give(effects, "card:wolf", 2, source="card:drum")
    STRENGTH.give(effects, "card:bear", 4, source="card:wolf")
    assert effects.leave("card:drum") == [Effect("strength", "card:wolf", 1, "card:drum", WHILE_IN_PLAY)]
    assert STRENGTH.value(effects, "card:wolf") == 2
    effects.leave("card:wolf")
    assert list(effects) == [Effect("strength", "card:bear", 4, "card:wolf", UNTIL_GONE)]


def test_of_two_equal_effects_both_end_or_just_one() -> None:
    effects = Effects()
    STRENGTH.give(effects, "card:wolf", 1, lasts=END_OF_TURN)
    STRENGTH.give(effects, "card:wolf", 1, lasts=END_OF_TURN)
    STRENGTH.give(effects, "card:wolf", 1, lasts=END_OF_BATTLE)
    effects.end(END_OF_TURN)
    assert effects.on("card:wolf") == [Effect("strength", "card:wolf", 1, "", END_OF_BATTLE)]


def test_a_given_keyword_puts_its_behaviour_in_force(arena: Arena) -> None:
    wolf = beast()
    STRENGTH.give(arena.effects, wolf.ref, 2, lasts=END_OF_TURN)
    wolf.put_under(*arena.effects.keywords(wolf.ref, wolf.printed))
    assert POWER.of(arena, wolf, 1, beast()) == 3


# A stack of what was declared


@carried_out("bite")
async def bite(game: Arena, declared: Declared) -> None:
    """Hurts the target, more with strength."""
    (target,) = declared.targets
    game.beasts[target].life -= 1 + STRENGTH.value(game.effects, declared.source)
    await ask(declared.by, "roar")


@carried_out("roar")
async def roar(game: Arena, declared: Declared) -> None:
    STRENGTH.give(game.effects, declared.source, 1, source=declared.source, lasts=END_OF_TURN)


@carried_out("burn")
async def burn(game: Arena, declared: Declared) -> None:
    (target,) = declared.targets
    del game.beasts[target]
    game.effects.leave(target)


async def battle(game: Arena) -> Result:
    """Each may respond; when both pass, what was declared last is carried out."""
    if not game.beasts:
        game.beasts = {ref: Beast(ref) for ref in ("card:wolf", "card:bear")}
        for one in game.beasts.values():
            one.put_under()
        game.stack.append(Declared("bite", "card:wolf", ("card:bear",)))
    while game.stack:
        await checkpoint()
        answer = await ask(1, "roar card:wolf", "burn card:bear", "pass")
        if answer == "pass":
            declared, done = await resolve(game, game.stack, carried_out, is_legal)
            game.said.append(f"{declared.ability} {'is done' if done else 'is cancelled'}")
        else:
            targets = answer.refs if answer.verb == "burn" else ()
            game.stack.append(Declared(answer.verb, "card:wolf", targets, by=1))
    game.effects.end(END_OF_TURN)
    return OVER


def is_legal(game: Arena, declared: Declared) -> bool:
    return all(target in game.beasts for target in declared.targets)


def test_what_was_declared_last_is_carried_out_first() -> None:
    table = sit(battle, Arena, checkpoint_every=1)
    answer_all(table, ["1 roar card:wolf", "1 pass"])
    assert (table.state.said, [one.ability for one in table.state.stack]) == (["roar is done"], ["bite"])
    answer_all(table, ["1 pass", "0 roar"])
    assert table.state.beasts["card:bear"].life == 3  # the roar came before the bite
    assert list(table.state.effects) == []
    assert_replays(table)


def test_what_is_not_legal_any_more_is_cancelled() -> None:
    table = sit(battle, Arena)
    answer_all(table, ["1 burn card:bear", "1 pass", "1 pass"])
    assert table.state.said == ["burn is done", "bite is cancelled"]
    assert_replays(table)


def test_a_stack_and_effects_come_back_with_a_checkpoint_and_are_part_of_the_digest() -> None:
    table = sit(battle, Arena, checkpoint_every=1)
    digests = [table.digest()]
    for move in ("1 roar card:wolf", "1 roar card:wolf", "1 pass", "1 pass"):
        answer_all(table, [move])
        digests.append(table.digest())
        fork = table.fork()
        assert (fork.state.stack, fork.state.effects) == (table.state.stack, table.state.effects)
    assert len(set(digests)) == len(digests)
    answer_all(fork, ["1 pass", "0 roar"])
    assert fork.state.beasts["card:bear"].life == 2

"""What things do to the game: the mechanism is here, the vocabulary in every game.

Behaviour stands next to the id it belongs to, in one registry for each question, ban, offer, trigger or replacement.
What is in force for somebody follows from a list of ids, and is looked up once. What waits to be carried out is plain
data in the state, and so is what lasts (`engine/lasting.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cache, lru_cache
from types import CodeType, FunctionType, ModuleType
from typing import Any, Concatenate, Final, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec

from engine.cards import Kind
from engine.choices import Option, Pick, Ref, Refused, Seat

E = TypeVar("E")
F = TypeVar("F", bound=Callable[..., object])
G = TypeVar("G")  # the game's state
W = TypeVar("W", bound="Ruled")  # whose the behaviour is: a player, or a card
V = TypeVar("V")
P = ParamSpec("P")

# Behaviour next to an id

_SAYS: Final[dict[str, list[tuple[Registry[Any], Any]]]] = {}  # by id: all that the thing has to say, and where


class Registry(dict[str, E], Generic[E]):
    """What things have to say on one occasion, by their ids. Each is itself a key of what is in force."""

    __slots__ = ("what",)

    __hash__ = object.__hash__  # type: ignore[assignment]  # no two are the same, whatever they hold

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def add(self, entry: E, *ids: str) -> None:
        """Each thing has one say here."""
        for id in ids:
            if id in self:
                raise ImportError(f"'{id}' has two behaviours '{self.what}'")
            self[id] = entry
            _SAYS.setdefault(id, []).append((self, entry))
        in_force.cache_clear()

    def held_by(self, owner: Ruled) -> tuple[E, ...]:
        """What is in force for `owner` has to say here, in the order of its sources."""
        return owner.in_force.get(self, ())

    def has(self, owner: Ruled) -> bool:
        """Whether something in force for `owner` has a say here."""
        return self in owner.in_force

    def holders(self, owners: Iterable[W]) -> list[W]:
        """Those of them for whom something in force has a say here."""
        return [owner for owner in owners if self in owner.in_force]


class Behaviours(Registry[F], Generic[F]):
    """Functions next to the ids of their cards: `@played("king")`."""

    __slots__ = ()

    def __call__(self, *ids: str) -> Callable[[F], F]:
        """Register what the things with these ids do."""

        def register(function: F) -> F:
            self.add(function, *ids)
            return function

        return register


def registries_in(vocabulary: ModuleType) -> list[Registry[Any]]:
    """All registries of a game, from the module that names them."""
    return [found for found in vars(vocabulary).values() if isinstance(found, Registry)]


@cache
def behaving_ids(code: CodeType) -> tuple[str, ...]:
    """The ids of the things whose behaviour this code is, or a part of it."""
    known = list(_SAYS.items())  # another thread may import another game meanwhile
    return tuple(id for id, said in known if any(code in _codes(entry) for _, entry in said))


def _codes(entry: Any) -> Iterable[CodeType]:
    """The code of an entry: a function, or a record with some."""
    parts = [getattr(entry, name) for name in getattr(entry, "__struct_fields__", getattr(entry, "_fields", ()))]
    return [part.__code__ for part in (entry, *parts) if isinstance(part, FunctionType)]


def check_behaviours(kinds: Iterable[Kind], without: Iterable[str], *registries: Registry[Any]) -> None:
    """Every card has a behaviour, or is named among those without, and the reverse; else importing fails."""
    ids = {kind.id for kind in kinds}
    behaving = {name for registry in registries for name in registry} | set(without)
    if behaving != ids:
        missing, unknown = sorted(ids - behaving), sorted(behaving - ids)
        raise ImportError(f"cards without behaviour: {missing}; behaviour without a card: {unknown}")


# What is in force


InForce: TypeAlias = dict[Registry[Any], tuple[Any, ...]]  # only where something has a say: `BEER in it`


@lru_cache(maxsize=10_000)
def in_force(*sources: str) -> InForce:
    """What the things with these ids have to say. The first of them acts first, and has the last word on a value.

    Rules ask all the time whether anything changes what they do, and hardly ever something does: so it is looked up
    once for all who have the same sources, and is not to be changed.
    """
    said: InForce = {}
    for id in sources:
        for registry, entry in _SAYS.get(id, ()):
            said[registry] = (*said.get(registry, ()), entry)
    return said


class Ruled:
    """Whoever things in force have something to say for: a player, or a card.

    It follows from the rest of the state: no part of the digest, and a pickle holds the ids of the sources only.
    """

    __slots__ = ("in_force", "sources")

    in_force: InForce
    sources: tuple[str, ...]

    def put_under(self, *sources: str) -> None:
        """These have a say from now on: to be called whenever they change."""
        self.sources = sources
        self.in_force = in_force(*sources)

    def __getstate__(self) -> object:
        state = object.__getstate__(self)
        if isinstance(state, tuple):  # what is in slots comes second
            state[1].pop("in_force", None)
        return state

    def __setstate__(self, state: tuple[dict[str, Any] | None, dict[str, Any]]) -> None:
        for held in state:
            for name, value in (held or {}).items():
                setattr(self, name, value)
        self.put_under(*self.sources)


# Questions of value


class Question(Behaviours[Callable[Concatenate[G, W, V, P], V]], Generic[G, W, V, P]):
    """A value that things in force bend: each is given the value so far, and hands it on."""

    __slots__ = ()

    def of(self, game: G, owner: W, value: V, *facts: P.args, **named: P.kwargs) -> V:
        """The value for `owner`, as bent by what is in force there."""
        if self in owner.in_force:
            for bend in reversed(owner.in_force[self]):
                value = bend(game, owner, value, *facts, **named)
        return value

    def among(self, game: G, owners: Iterable[W], value: V, *facts: P.args, **named: P.kwargs) -> V:
        """The value as bent by what is in force for each of several in turn, such as the cards around a target."""
        for owner in owners:
            value = self.of(game, owner, value, *facts, **named)
        return value


# Bans

Forbids: TypeAlias = Callable[Concatenate[G, W, P], bool]


class Why(NamedTuple):
    """Why something cannot be done: a text key, and the rule."""

    reason: str
    rule: str

    def not_with(self, *refs: Ref) -> Refused:
        """Say so of these things."""
        return Refused(refs, self.reason, self.rule)


class Ban(NamedTuple, Generic[G, W, P]):
    """Something that may forbid a deed."""

    applies: Forbids[G, W, P]
    why: Why


class Bans(Registry[Ban[G, W, P]], Generic[G, W, P]):
    """What may forbid one kind of deed: a prohibition beats a permission."""

    __slots__ = ()

    def __call__(self, id: str, *, rule: str) -> Callable[[Forbids[G, W, P]], Forbids[G, W, P]]:
        """The thing with this id forbids it, whenever the function says so; the reason is told under `why.<id>`."""

        def register(applies: Forbids[G, W, P]) -> Forbids[G, W, P]:
            self.add(Ban(applies, Why(f"why.{id}", rule)), id)
            return applies

        return register

    def why_not(self, game: G, owner: W, *facts: P.args, **named: P.kwargs) -> Why | None:
        """Why `owner` may not do this; None if nothing forbids it."""
        for ban in owner.in_force.get(self, ()):
            if ban.applies(game, owner, *facts, **named):
                why: Why = ban.why
                return why
        return None


# Offers

Does: TypeAlias = Callable[[G, W, Option], Awaitable[None]]


class Offer(NamedTuple, Generic[G, W]):
    """Something that may be done by choosing one of its options."""

    id: str
    verb: str
    options: Callable[[G, W], Iterable[Option]]
    do: Does[G, W]
    pick: Pick | None  # how many things are picked together
    limit: Callable[[G], int | None]  # how often in a turn; None: as often as one likes


class Offers(Registry[Offer[G, W]], Generic[G, W]):
    """What things offer to do on one occasion."""

    __slots__ = ()

    def __call__(
        self,
        id: str,
        verb: str,
        options: Callable[[G, W], Iterable[Option]],
        *,
        pick: Pick | None = None,
        limit: Callable[[G], int | None] = lambda game: None,
    ) -> Callable[[Does[G, W]], Does[G, W]]:
        """The thing with this id offers a deed."""

        def register(do: Does[G, W]) -> Does[G, W]:
            self.add(Offer(id, verb, options, do, pick, limit), id)
            return do

        return register


# Triggers and replacements


class Triggers(Behaviours[Callable[Concatenate[G, W, P], Awaitable[None]]], Generic[G, W, P]):
    """What things do when something happens."""

    __slots__ = ()

    async def happen(self, game: G, owner: W, *facts: P.args, **named: P.kwargs) -> None:
        """It happens to `owner`: everything in force there acts in turn."""
        for act in owner.in_force.get(self, ()):
            await act(game, owner, *facts, **named)


class Replacements(Behaviours[Callable[Concatenate[G, W, P], Awaitable[bool]]], Generic[G, W, P]):
    """What may take the place of something that is about to happen."""

    __slots__ = ()

    async def happen(self, game: G, owner: W, *facts: P.args, **named: P.kwargs) -> bool:
        """Whether something took its place; the later ones are not asked then."""
        for instead in owner.in_force.get(self, ()):
            if await instead(game, owner, *facts, **named):
                return True
        return False


# What waits to be carried out


class Declared(msgspec.Struct, frozen=True):
    """An ability on the stack: others may respond before it is carried out."""

    ability: str
    source: Ref
    targets: tuple[Ref, ...] = ()
    by: Seat = 0


async def resolve(
    game: G,
    stack: list[Declared],
    abilities: Mapping[str, Callable[[G, Declared], Awaitable[None]]],
    is_legal: Callable[[G, Declared], bool] = lambda game, declared: True,
) -> tuple[Declared, bool]:
    """Carry out what was declared last, unless it is not legal any more: what it was, and whether it was done."""
    declared = stack.pop()
    done = is_legal(game, declared)
    if done:
        await abilities[declared.ability](game, declared)
    return declared, done

"""An evening over the network: several games in a row at one table, with everybody taken along, also past a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import evenings
from engine.evenings import game_of
from engine.lan import messages as said
from engine.lan.host import Host, host_save
from engine.saves import open_save
from tests.lan.relay import RELAY, playable
from tests.lan.tables import FREELY, Player, hosted, run, until
from tests.lan.test_room import KEY, begin, lobby, names_of, say


class Company:
    """The host and two guests, each at a computer of their own, who answer at random."""

    def __init__(self) -> None:
        self.players = [Player(seed) for seed in range(3)]
        for player in self.players:
            player.stays = True

    @asynccontextmanager
    async def at(self, host: Host) -> AsyncIterator[None]:
        """Everybody comes to the table, and stays for every game; whoever loses it looks for it again."""
        owner = self.players[0].at(host, "Host", host_key=KEY)
        guests = [player.at(host, name) for player, name in zip(self.players[1:], ("Ann", "Bob"), strict=True)]
        going: list[asyncio.Task[Any]] = []
        for player, guest in zip(self.players, (owner, *guests), strict=True):
            going.append(asyncio.create_task(player.play(guest)))
            await until(lambda player=player: player.visit.welcome is not None)  # type: ignore[misc]
        try:
            yield
        finally:
            for task in going:
                task.cancel()
            await asyncio.gather(*going, return_exceptions=True)

    async def tell(self, message: said.Message) -> None:
        """The host wants something."""
        guest = self.players[0].guest
        assert guest is not None
        await guest.send(message)

    @property
    def room(self) -> said.RoomView:
        """As the last of the guests sees it."""
        room = self.players[2].visit.room
        assert room is not None
        return room

    @property
    def evening(self) -> said.EveningLine:
        assert self.room.evening is not None
        return self.room.evening

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.room.seats]


async def to_the_end(host: Host) -> list[str]:
    """The game is played to its end; who has won it."""
    await until(lambda: host.room.phase == "over", 120)
    assert host.room.play is not None
    table = host.room.play.table
    assert table.result is not None
    return [table.seats[seat].name for seat in table.result.winners]


def test_three_different_games_in_a_row_with_a_restart_in_the_middle(tmp_path: Path) -> None:
    saves = tmp_path / "saves"

    async def first_game(host: Host, company: Company) -> list[str]:
        await until(lambda: company.room.trouble is None)
        await company.tell(said.HoldEvening("moved-on"))
        await company.tell(said.Start())
        won = await to_the_end(host)
        await until(lambda: company.evening.games == [said.GameLine("castle", won)])
        return won

    async def half_a_game(host: Host, company: Company) -> Path:
        assert company.evening.first == "Ann"
        await company.tell(said.NextGame("junquick"))
        await until(lambda: company.room.phase == "lobby" and company.room.game == "junquick")
        assert company.names == ["Ann", "Bob", "Host"]
        assert company.room.trouble is None  # nobody need say again that they are ready
        await company.tell(said.Start())
        await until(lambda: host.room.play is not None and len(host.room.play.table.moves) > 3)
        assert host.room.play is not None
        assert host.room.play.journal is not None
        return host.room.play.journal.path

    async def the_rest(host: Host, company: Company, won: list[str]) -> None:
        wins = [won, await to_the_end(host)]
        await until(lambda: [game.won for game in company.evening.games] == wins)
        await company.tell(said.NextGame("bang"))
        await until(lambda: company.room.phase == "lobby" and company.room.game == "bang")
        assert company.names == ["Bob", "Host", "Ann"]
        await company.tell(said.Start())
        wins.append(await to_the_end(host))
        await until(lambda: [game.won for game in company.evening.games] == wins)
        await company.tell(said.HoldEvening("moved-on", is_over=True))
        await until(lambda: company.evening.is_over)

    async def whole() -> None:
        company = Company()
        async with AsyncExitStack() as stays:
            async with hosted("castle", 2, saves, here=1, host_key=KEY, host_name="Host") as host:
                await stays.enter_async_context(company.at(host))
                won = await first_game(host, company)
                save = await half_a_game(host, company)
            again, _ = await host_save(save, limits=FREELY, host_key=KEY, host_name="Host")
            try:
                await the_rest(again, company, won)
            finally:
                await again.close()

    run(whole())
    (kept,) = evenings.listed(saves)
    assert kept.evening is not None
    assert kept.evening.is_over
    assert [game_of(name) for name in kept.evening.games] == ["castle", "junquick", "bang"]
    assert all(open_save(saves / name).table.result is not None for name in kept.evening.games)


OTHER = replace(RELAY, name="other", version=3)


@pytest.fixture
def _games() -> Iterator[None]:
    with playable(RELAY, OTHER):
        yield


@pytest.mark.usefixtures("_games")
def test_only_the_host_leads_an_evening_and_only_between_games(tmp_path: Path) -> None:
    async def evening() -> None:
        async with lobby("Ann", folder=tmp_path / "saves") as (host, owner, (ann,)):
            assert await say(ann, said.HoldEvening("kept")) == ["lan-host-only"]
            assert await say(ann, said.NextGame("other")) == ["lan-host-only"]
            assert await say(owner, said.NextGame("other")) == ["lan-not-over"]  # there is no evening yet
            assert await say(owner, said.HoldEvening("kept")) == []
            assert await say(owner, said.NextGame("other")) == ["lan-not-over"]  # nothing was played yet
            await begin(host, owner, [ann])
            assert await say(owner, said.NextGame("other")) == ["lan-not-over"]
            line = ann.last(said.RoomView).evening
            assert line is not None
            assert line.games == [said.GameLine("relay")]
            assert evenings.listed(tmp_path / "saves")[0].evening is not None

    run(evening())


@pytest.mark.usefixtures("_games")
def test_without_a_folder_there_is_no_evening() -> None:
    async def evening() -> None:
        async with lobby("Ann") as (_, owner, _):
            assert await say(owner, said.HoldEvening("kept")) == ["no-journal"]
            assert owner.last(said.RoomView).evening is None

    run(evening())


@pytest.mark.usefixtures("_games")
def test_the_next_game_is_said_with_its_rules_and_the_seats_are_kept_if_so_wanted(tmp_path: Path) -> None:
    async def evening() -> None:
        async with lobby("Ann", folder=tmp_path / "saves", options={"rounds": 0}) as (host, owner, (ann,)):
            await say(owner, said.HoldEvening("kept"))
            for caller in (owner, ann):
                await say(caller, said.Ready(True))
            assert await say(owner, said.Start()) == []
            await until(lambda: host.room.phase == "over")
            assert await say(owner, said.NextGame("other")) == []
            await ann.settle()
            hello, room = ann.last(said.Hello), ann.last(said.RoomView)
            assert (hello.game, hello.rules) == ("other", 3)
            assert (room.phase, room.game) == ("lobby", "other")
            assert [seat.person for seat in room.seats] == [owner.person, ann.person]
            assert all(person.is_ready for person in room.people)

    run(evening())


@pytest.mark.usefixtures("_games")
def test_bots_sit_down_where_a_game_is_for_more_people_and_too_many_are_refused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with lobby("Ann", folder=tmp_path / "saves", options={"rounds": 0}) as (host, owner, (ann,)):
            await say(owner, said.HoldEvening("moved-on"))
            await say(ann, said.Ready(True))
            assert await say(owner, said.Start()) == []
            await until(lambda: host.room.phase == "over")
            with playable(RELAY, replace(OTHER, seats=range(1, 2))):
                assert await say(owner, said.NextGame("other")) == ["lan-too-many-for-that"]
            with playable(RELAY, replace(OTHER, seats=range(3, 5))):
                assert await say(owner, said.NextGame("other")) == []
            assert names_of(owner) == ["Ann", "Host", "Bot 3"]

    run(evening())


@pytest.mark.usefixtures("_games")
def test_a_guest_that_plays_the_next_game_by_other_rules_goes_with_a_word(tmp_path: Path) -> None:
    async def evening() -> None:
        async with lobby(folder=tmp_path / "saves", seats=1, options={"rounds": 0}) as (host, owner, _):
            bob = Player(1)
            bob.stays = True
            playing = asyncio.create_task(bob.play(bob.at(host, "Bob")))
            await until(lambda: owner.last(said.RoomView).trouble is None)
            await say(owner, said.HoldEvening("kept"))
            assert await say(owner, said.Start()) == []
            await until(lambda: host.room.phase == "over")
            host.room.next_game(replace(OTHER, version=4))
            assert await playing is None
            assert bob.visit.ended is not None
            assert bob.visit.ended.key == "lan-other-rules"

    run(evening())


@pytest.mark.usefixtures("_games")
def test_whoever_was_sent_away_leaves_a_free_seat_and_whoever_is_new_counts_from_then_on(tmp_path: Path) -> None:
    async def evening() -> None:
        saves = tmp_path / "saves"
        async with lobby("Ann", "Bob", folder=saves, options={"rounds": 0}) as (host, owner, (ann, bob)):
            await say(owner, said.HoldEvening("moved-on"))
            for caller in (ann, bob):
                await say(caller, said.Ready(True))
            assert await say(owner, said.Start()) == []
            await until(lambda: host.room.phase == "over")
            assert await say(owner, said.Remove(bob.person)) == []
            assert await say(owner, said.NextGame("other")) == []
            room = owner.last(said.RoomView)
            assert [(seat.name, seat.person) for seat in room.seats] == [
                ("Ann", ann.person), ("", None), ("Host", owner.person),
            ]  # fmt: skip
            assert room.trouble is not None
            assert room.trouble.key == "lan-free-seats"

    run(evening())

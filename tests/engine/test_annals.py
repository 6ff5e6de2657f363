"""What finished games tell of people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.annals import Place, Played, Score, career_of, people_in, played_in, record_of
from engine.games import SeatInfo, find_game
from engine.saves import save_text
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from tests.playing import GAMES, play_blindly


def place(name: str, *, won: bool = False, bot: bool = False, role: str = "", **used: int) -> Place:
    return Place(name, bot, won, {"role": f"role:{role}"} if role else {}, used)


EVENING = [
    Played("bang", 3.0, [place("Vika", won=True, role="outlaw", duel=2), place("Roman", role="sheriff")]),
    Played("castle", 1.0, [place("Vika", king=1), place("Roman", won=True)]),
    Played("bang", 2.0, [place("Vika", won=True, role="outlaw", duel=1), place("Max", won=True, bot=True)]),
    Played("bang", 4.0, [place("Roman"), place("Vika", won=True, bot=True)]),  # a bot that has her name
]


def test_people_are_those_who_are_no_bots_the_most_diligent_first() -> None:
    assert people_in(EVENING) == ["Roman", "Vika"]


def test_a_career_counts_games_wins_roles_rivals_and_cards() -> None:
    vika = career_of("Vika", EVENING)
    assert vika.all == Score(3, 2)
    assert vika.by_game == {"castle": Score(1, 0), "bang": Score(2, 2)}
    assert vika.by_cast == {("bang", "role", "role:outlaw"): Score(2, 2)}
    assert vika.against == {"Roman": Score(2, 1)}
    assert vika.used == {("bang", "duel"): 3, ("castle", "king"): 1}


def test_a_streak_is_counted_in_the_order_in_which_games_were_played() -> None:
    vika, roman = career_of("Vika", EVENING), career_of("Roman", EVENING)
    assert (vika.streak, vika.longest) == (2, 2)
    assert (roman.streak, roman.longest) == (0, 1)


def test_a_shared_win_beats_nobody() -> None:
    together = [Played("bang", 1.0, [place("Vika", won=True), place("Roman", won=True)])]
    assert career_of("Vika", together).against == {"Roman": Score(1, 0)}


def test_nothing_is_known_of_somebody_who_never_played() -> None:
    nobody = career_of("Ira", EVENING)
    assert nobody.all == Score(0, 0)
    assert nobody.all.share == 0


def finished(name: str) -> Table[Any]:
    game = find_game(name)
    seats = [SeatInfo(f"P{seat}") for seat in range(max(2, game.seats[0]))]
    table: Table[Any] = Table(game, seats, {}, 5)
    play_blindly(table, 5)
    assert table.result is not None
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_file_is_all_that_a_game_is_remembered_by(name: str, tmp_path: Path) -> None:
    table, path = finished(name), tmp_path / "one.yaml"
    path.write_text(save_text(table), encoding="utf-8")
    played = played_in(path, 7.0)
    assert played == record_of(table, 7.0)
    assert played is not None
    assert table.result is not None
    assert [place.has_won for place in played.places] == [seat in table.result.winners for seat in range(2)]
    known = {kind.id for kind in find_game(name).kinds}
    assert all(place.used and set(place.used) <= known for place in played.places)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_played_as_has_a_name(name: str, language: str) -> None:
    table = finished(name)
    texts = of_game(table.game, language, [])
    for one in record_of(table, 0.0).places:
        for what, which in one.cast.items():
            assert f"cast.{what}" in texts.texts
            assert which in (texts.names if ":" in which else texts.texts)


def test_a_game_that_goes_on_or_cannot_be_read_tells_nothing(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    table: Table[Any] = Table(find_game("castle"), [SeatInfo("Vika"), SeatInfo("Roman")], {}, 1)
    path.write_text(save_text(table), encoding="utf-8")
    assert played_in(path, 1.0) is None
    path.write_text("longtable: 1\n", encoding="utf-8")
    assert played_in(path, 1.0) is None

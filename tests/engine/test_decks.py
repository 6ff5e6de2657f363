"""Decks that players build: the files are never trusted, and nothing is ever lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine import decks
from engine.choices import Refused
from engine.decks import LONGEST_NAME, Deck, DeckBox, DeckRules, Facet, clean_name, deck_text, decks_folder, read_deck
from engine.errors import BadFile

RULES = DeckRules(
    question="deck",
    cards=("wolf", "bear", "owl"),
    size=range(3, 7),
    deal=2,
    most_copies=lambda card: 5 if card == "wolf" else 2,
    fault=lambda ids: None if len(ids) >= 3 else Refused((), "why.small", "X-1"),
    cost=lambda card: len(card),
    charted=Facet("kind", lambda card: ("fur",)),
    ready={},
)
GOOD = "longtable-deck: 1\ngame: zoo\nname: Night\ncards:\n  owl: 2\n  wolf: 5\n"


@pytest.fixture
def box(tmp_path: Path) -> DeckBox:
    return DeckBox(decks_folder(tmp_path / "saves", "zoo"), "zoo", RULES)


def written(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "given.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def refusal(path: Path) -> str:
    with pytest.raises(BadFile) as refused:
        read_deck(path, "zoo", RULES)
    return str(refused.value)


def test_a_deck_is_read_as_it_was_written(box: DeckBox) -> None:
    kept = box.add(Deck("Ночь: #1 'да'", {"owl": 1, "wolf": 5}))
    assert kept.path.parent == box.folder
    assert [one.deck for one in box.listed()] == [Deck("Ночь: #1 'да'", {"wolf": 5, "owl": 1})]


def test_decks_lie_beside_the_saves(tmp_path: Path) -> None:
    assert decks_folder(tmp_path / "saves", "zoo") == tmp_path / "decks" / "zoo"


def test_a_deck_knows_its_cards_one_by_one() -> None:
    deck = Deck.of("Pack", ["wolf", "owl", "wolf"])
    assert deck.ids == ["wolf", "wolf", "owl"]
    assert deck.with_count("owl", 0).cards == {"wolf": 2}
    assert deck.with_count("bear", 1).ids == ["wolf", "wolf", "owl", "bear"]


# What a file may not be


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (GOOD.replace("owl", "yeti"), "given.yaml:5: there is no card 'yeti'"),
        (GOOD.replace("owl: 2", "owl: 3"), "given.yaml:5: 3 of 'owl' are too many; at most 2 are allowed."),
        (GOOD.replace("wolf: 5", "wolf: 6"), "given.yaml:6: 6 of 'wolf' are too many; at most 5 are allowed."),
        (GOOD.replace("zoo", "castle"), "holds a deck for the game 'castle', not for 'zoo'"),
        (GOOD.replace("owl: 2", "owl: many"), "given.yaml:5: cards"),
        (GOOD.replace("owl: 2", "owl: 0"), "given.yaml:5: cards"),
        (GOOD.replace("owl: 2", "owl: -1"), "given.yaml:5: cards"),
        (GOOD.replace("Night", "'  '"), "given.yaml:3: the deck has no name"),
        (GOOD.replace("Night", "N" * (LONGEST_NAME + 1)), "given.yaml:3: name"),
        (GOOD.replace("longtable-deck: 1", "longtable-deck: 2"), "given.yaml:1: longtable-deck"),
        (GOOD + "author: me\n", "given.yaml:7: author"),
        (GOOD.replace("name: Night\n", ""), "name"),
        (GOOD + "  wolf: 1\n", "given.yaml:7"),
        (GOOD + "---\n" + GOOD, "given.yaml:1"),
        ("cards: [wolf", "this is not YAML"),
        ("- wolf\n- owl\n", "given.yaml:1"),
        ("", "given.yaml"),
        ("a: &x [1]\nb: *x\n", "given.yaml:1"),
        ("!!python/object/apply:os.system ['true']", "given.yaml:1"),
        (b"\xff\xfe\x00\x01 not text \xff", "given.yaml:1"),
    ],
)
def test_a_file_that_is_no_deck_is_refused_in_one_sentence(tmp_path: Path, text: str | bytes, words: str) -> None:
    said = refusal(written(tmp_path, text))
    assert words in said
    assert "\n" not in said


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD + "# " + "x" * decks.MOST_BYTES)
    assert f"larger than {decks.MOST_BYTES} bytes" in refusal(path)


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    assert "is not a file" in refusal(tmp_path)
    assert "is not a file" in refusal(tmp_path / "missing.yaml")
    assert "is not a file" in refusal(tmp_path / ("long" * 200))


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """Where pipes have no names, a folder is tried instead."""
    getattr(os, "mkfifo", os.mkdir)(tmp_path / "given.yaml")
    assert "is not a file" in refusal(tmp_path / "given.yaml")


def test_a_name_has_no_signs_that_nobody_sees() -> None:
    assert clean_name("  Ra\u202even\x00s \n of  night ") == "Ra ven s of night"
    assert len(clean_name("W" * 99)) == LONGEST_NAME


# The box


def test_an_empty_box_has_no_folder_yet(box: DeckBox) -> None:
    assert box.listed() == []
    assert not box.folder.exists()


def test_one_unreadable_file_hides_no_other(box: DeckBox) -> None:
    box.add(Deck("Pack", {"wolf": 3}))
    (box.folder / "bad.yaml").write_text("cards: [")
    first, second = box.listed()
    assert first.deck == Deck("Pack", {"wolf": 3})
    assert second.deck is None
    assert second.trouble is not None


def test_decks_have_names_and_files_of_their_own(box: DeckBox) -> None:
    kept = [box.add(Deck("Pack", {"wolf": 1})) for _ in range(3)]
    assert [one.deck.name for one in kept if one.deck] == ["Pack", "Pack 2", "Pack 3"]
    odd = [box.add(Deck(name, {})) for name in ("../..", "///", "a/b", "..")]
    assert all(one.path.parent == box.folder for one in odd)
    assert len({one.path for one in (*kept, *odd)}) == 7
    assert box.free_name("W" * LONGEST_NAME) == "W" * LONGEST_NAME


def test_a_folder_that_cannot_be_read_is_said(box: DeckBox) -> None:
    box.folder.parent.mkdir(parents=True)
    box.folder.write_text("in the way")
    [found] = box.listed()
    assert "cannot be read" in str(found.trouble)


def test_a_name_that_some_systems_keep_for_themselves_is_no_file_name(box: DeckBox) -> None:
    assert box.add(Deck("CON")).path.name == "deck-con.yaml"
    assert box.add(Deck("Con man")).path.name == "con-man.yaml"


def test_a_change_replaces_the_file(box: DeckBox) -> None:
    kept = box.add(Deck("Pack", {"wolf": 1}))
    again = box.save(kept.path, Deck("Pack", {"wolf": 2}))
    assert again.path == kept.path
    assert [one.deck for one in box.listed()] == [Deck("Pack", {"wolf": 2})]


def test_what_another_program_wrote_meanwhile_is_kept(box: DeckBox) -> None:
    kept = box.add(Deck("Pack", {"wolf": 1}))
    kept.path.write_text(deck_text("zoo", Deck("Pack", {"owl": 2})))
    own = box.save(kept.path, Deck("Pack", {"wolf": 2}))
    assert own.path != kept.path
    assert [one.deck for one in box.listed()] == [Deck("Pack", {"owl": 2}), Deck("Pack 2", {"wolf": 2})]


def test_a_deck_whose_file_was_deleted_meanwhile_is_written_again(box: DeckBox) -> None:
    kept = box.add(Deck("Pack", {"wolf": 1}))
    kept.path.unlink()
    assert box.save(kept.path, Deck("Pack", {"wolf": 2})).path == kept.path


def test_a_disk_that_fails_leaves_the_old_file(box: DeckBox, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = box.add(Deck("Pack", {"wolf": 1}))

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadFile, match="cannot be written"):
        box.save(kept.path, Deck("Pack", {"wolf": 2}))
    assert [one.deck for one in box.listed()] == [Deck("Pack", {"wolf": 1})]


def test_a_deck_is_handed_out_and_taken_in(box: DeckBox, tmp_path: Path) -> None:
    deck = Deck("Pack", {"wolf": 3})
    assert box.hand_out(deck, tmp_path) == tmp_path / "pack.yaml"
    assert box.hand_out(deck, tmp_path / "mine") == tmp_path / "mine.yaml"
    assert box.take_in(tmp_path / "mine.yaml").deck == deck
    box.take_in(tmp_path / "pack.yaml")
    assert [one.deck.name for one in box.listed() if one.deck] == ["Pack", "Pack 2"]


def test_nothing_is_overwritten_by_handing_out(box: DeckBox, tmp_path: Path) -> None:
    (tmp_path / "letter.yaml").write_text("dear")
    with pytest.raises(BadFile, match="is there already"):
        box.hand_out(Deck("Pack"), tmp_path / "letter.yaml")
    assert (tmp_path / "letter.yaml").read_text() == "dear"
    with pytest.raises(BadFile, match="is not there"):
        box.hand_out(Deck("Pack"), tmp_path / "nowhere" / "pack.yaml")

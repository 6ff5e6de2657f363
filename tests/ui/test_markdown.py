"""The Markdown of our pages of rules, and nothing that ever fails."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import find_game
from tests.playing import GAMES
from ui.markdown import Code, Heading, Inline, Item, Paragraph, Quote, Rule, Table, inlines, parse, plain


def words_of(text: str) -> list[str]:
    """The plain words of all paragraphs and items."""
    return [plain(block.words) for block in parse(text) if isinstance(block, Paragraph | Item)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain", (Inline("plain"),)),
        ("a **b** c", (Inline("a "), Inline("b", bold=True), Inline(" c"))),
        ("*a* `b*c`", (Inline("a", italic=True), Inline(" "), Inline("b*c", code=True))),
        ("**a *b***", (Inline("a ", bold=True), Inline("b", bold=True, italic=True))),
        ("**VAL `+2`**", (Inline("VAL ", bold=True), Inline("+2", bold=True, code=True))),
        (r"**any\***", (Inline("any*", bold=True),)),
        ("see [rule 3](#three)!", (Inline("see "), Inline("rule 3", link="#three"), Inline("!"))),
        ("yes* and no**", (Inline("yes* and no**"),)),
        ("2 * 3 * 4", (Inline("2 * 3 * 4"),)),
        (r"att \ def \| \*", (Inline(r"att \ def | *"),)),
        ("green_ready_now", (Inline("green_ready_now"),)),
        ("`foe:<clan>`", (Inline("foe:<clan>", code=True),)),
        ("an open ** or ` or [label](", (Inline("an open ** or ` or [label]("),)),
    ],
)
def test_styles_within_a_line(text: str, expected: tuple[Inline, ...]) -> None:
    assert inlines(text) == expected


def test_headings_and_rules() -> None:
    assert parse("# One\n\n## Two **b** ##\ntext\n***\n---") == (
        Heading(1, (Inline("One"),)),
        Heading(2, (Inline("Two "), Inline("b", bold=True))),
        Paragraph((Inline("text"),)),
        Rule(),
        Rule(),
    )


def test_a_wrapped_paragraph_is_one_and_a_blank_line_ends_it() -> None:
    assert words_of("one\ntwo  \n  three\n\nfour") == ["one two three", "four"]


def test_lists_lie_within_each_other_and_go_on_in_the_next_line() -> None:
    text = "- one\n  goes on\n  1. two\n     as well\n  2. three\n- four\n\n  still four\n\nfive"
    blocks = [block for block in parse(text) if isinstance(block, Paragraph | Item)]
    found = [(block.depth, block.marker if isinstance(block, Item) else "", plain(block.words)) for block in blocks]
    assert found == [
        (1, "•", "one goes on"),
        (2, "1.", "two as well"),
        (2, "2.", "three"),
        (1, "•", "four"),
        (1, "", "still four"),
        (0, "", "five"),
    ]


def test_a_list_may_follow_a_paragraph_at_once() -> None:
    assert [type(block) for block in parse("The steps:\n1. one\n2. two")] == [Paragraph, Item, Item]


def test_letters_count_the_parts_of_an_item_in_their_order_only() -> None:
    text = "- rule:\n  a. first,\n  e. g. this,\n  b. second\n  goes on\n- next\n\na. plain text"
    assert words_of(text) == ["rule:", "first, e. g. this,", "second goes on", "next", "a. plain text"]


def test_a_table_has_as_many_cells_in_every_row() -> None:
    (table,) = parse("| a | b \\| c |\n|:---|---:|\n| 1 |\n| 2 | `3` | 4 |")
    assert isinstance(table, Table)
    assert [[plain(cell) for cell in row] for row in table.rows] == [["a", "b | c"], ["1", ""], ["2", "3"]]


def test_a_table_may_stand_within_a_list() -> None:
    item, table, after = parse("- see:\n\n  | a |\n  |---|\n  | 1 |\n\n- next")
    assert isinstance(item, Item)
    assert isinstance(table, Table)
    assert table.depth == 1
    assert isinstance(after, Item)


def test_code_stands_as_it_is() -> None:
    assert parse("```\n  A   B\n\n*c* | d\n```\nafter") == (Code("  A   B\n\n*c* | d"), Paragraph((Inline("after"),)))
    assert parse("```yaml\nnever closed") == (Code("never closed"),)


def test_quotes_hold_blocks() -> None:
    assert parse("> one\n> two\n>\n> - three") == (
        Quote((Paragraph((Inline("one two"),)), Item((Inline("three"),), 1, "•"))),
    )


@given(st.text(alphabet="ab *`|-#>\\[]()_1.\n\t~:", max_size=120))
def test_nothing_is_too_strange_to_be_read(text: str) -> None:
    assert isinstance(parse(text), tuple)


@given(st.text(alphabet="abc de.,\n", max_size=80))
def test_no_word_is_lost(text: str) -> None:
    found = " ".join(plain(block.words) for block in parse(text) if isinstance(block, Paragraph | Item))
    assert found.split() == text.split()


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_of_our_games_leave_no_marks_behind(name: str) -> None:
    text = (find_game(name).folder / "RULES.md").read_text(encoding="utf-8")
    blocks = parse(text)
    kinds = {type(block) for block in blocks}
    assert {Heading, Table} <= kinds
    for block in blocks:
        if isinstance(block, Heading | Paragraph | Item):
            assert "**" not in plain(block.words)
            assert "`" not in plain(block.words)
            assert not plain(block.words).startswith(("#", "|", "- "))

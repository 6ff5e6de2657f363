"""The end of a game: who won, how it came about, and what now."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

import pygame

from engine.choices import Ref, Seat
from engine.games import Result
from engine.views import View
from ui.canvas import Canvas
from ui.covers import Cover
from ui.materials import rounding
from ui.scenes.paragraphs import tall
from ui.sprites import PortraitFace, TokenFace
from ui.table.answering import Answering
from ui.table.lookback import look_back
from ui.table.seating import Seating
from ui.table.sheets.curtain import draw_seal
from ui.table.sheets.overtable import OverTable
from ui.table.sheets.tale import tale
from ui.theme import FADED_INK, INK, fitted, line_height, mixed
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button

ROOMY: Final = 690  # units: on so wide a sheet there is room for how it went
LEAST_WITH_TALLY: Final = 44  # units: a lower row has no room for what a score is made of
LEAST_PICTURE: Final = 90  # units: a table that is smaller shows nothing
TOLD: Final = 13.5  # units: how high the words of that are


def outcome(session: Seating) -> Literal["win", "loss", "bell"]:
    """How it sounds to the one person at the screen; several people hear that the game is won, by whomever."""
    winners = session.result.winners if session.result is not None else ()
    if not winners:
        return "loss" if len(session.names) == 1 else "bell"  # whoever plays alone has lost against the game
    return "loss" if len(session.people) == 1 and session.people[0] not in winners else "win"


class _Story(NamedTuple):
    """How it went, laid out from the corner of nothing."""

    width: int
    picture: pygame.Rect
    told: Sequence[tuple[str, int]]  # each sentence with its height
    gap: int

    @property
    def height(self) -> int:
        """Of all of it."""
        return self.picture.height + self.gap + sum(height for _, height in self.told)


class Over(OverTable):
    """A sheet over the final board; closing it leaves the board to be looked at."""

    table: Answering

    def __init__(self, table: Answering) -> None:
        super().__init__(table)

    def build(self) -> Iterable[Widget]:
        """Who won and why, how it went, everybody's result, and four buttons."""
        px = self.px
        story = self._story_of(min(px(820), self.area.width - px(40)) - px(64))
        sheet = pygame.Rect(0, 0, min(px(820 if story else 560), self.area.width - px(40)), 0)
        inner = sheet.width - px(64)
        how_height = self._how_height(inner)
        names = len(self.table.session.names)
        below = story.height if story else 0
        spare = self.area.height / self.theme.unit - 158 - 112 - how_height / self.theme.unit
        spare -= max(32 * names, below / self.theme.unit)
        high = max(60, min(90 if story else 150, 60 + spare))  # units: the cover is as high as there is room for it
        room = self.area.height - px(high + 98 + 20 + 84 + 8) - how_height
        row_height = min(px(62 if self._has_tallies else 36), max(px(24), room // names))
        middle = max(row_height * names, below)
        sheet.height = px(high + 98) + how_height + px(20) + middle + px(84)
        sheet.center = self.area.center
        sheet.clamp_ip(self.area)
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=22, shadow=34)
        text = yield from self._head(sheet, px(high), how_height)
        body = pygame.Rect(text.x, text.bottom + px(14), inner, middle)
        ranks = pygame.Rect(body.x, body.y, inner, row_height)
        if story:
            yield from self._tell(story, body.topleft)
            ranks.x, ranks.width = body.x + story.width + px(20), inner - story.width - px(20)
        for seat in self._order():
            box = pygame.Rect(ranks.x, ranks.y, ranks.width, row_height - px(4))
            yield Painted(name=f"rank {seat}", rect=box, paint=self._row(seat, seat in self.result.winners))
            ranks.y += row_height
        yield from self._buttons(pygame.Rect(body.x, body.bottom + px(14), inner, px(46)))

    @property
    def result(self) -> Result:
        """How the game ended."""
        result = self.table.session.result
        assert result is not None
        return result

    def _order(self) -> list[Seat]:
        """The winners first, then whoever came closest."""
        result, session = self.result, self.table.session
        sign = -1 if session.game.more_is_better else 1
        score = (lambda seat: sign * result.scores[seat]) if result.scores else (lambda seat: 0)
        return sorted(range(len(session.names)), key=lambda seat: (seat not in result.winners, score(seat)))

    def _head(self, sheet: pygame.Rect, high: int, how_height: int) -> Generator[Widget, None, pygame.Rect]:
        """The cover with its seal, who won, and why."""
        px, table = self.px, self.table
        cover = Cover(table.session.game.name, "trophy", self.app.pictures)
        banner = pygame.Rect(sheet.x, sheet.y, sheet.width, high)
        yield Painted(name="cover", rect=banner, paint=partial(cover.banner, radius=22))
        icon = pygame.Rect(sheet.centerx - px(30), sheet.y + high - px(42), px(60), px(60))
        seal = "trophy-broken" if outcome(table.session) == "loss" else "trophy"
        yield Painted(name="icon", rect=icon, paint=partial(draw_seal, seal))
        title = pygame.Rect(sheet.x + px(32), icon.bottom + px(4), sheet.width - px(64), px(60))
        words = self._title()
        sizes = ((27, 2), (20, 3), (15, 4), (11, 5))  # several may have won, with long names
        fitting = (pair for pair in sizes if not fitted(words, *title.size, px(pair[0]), "bold", pair[1]).is_cut)
        size, lines = next(fitting, sizes[-1])
        yield Label(name="title", rect=title, words=words, size=size, colour=INK, bold=True, centred=True, lines=lines)
        text = pygame.Rect(title.x, title.bottom + px(4), title.width, how_height)
        yield Label(name="how", rect=text, words=table.prompt(), colour=FADED_INK, centred=True, lines=5, top=True)
        return text

    def _title(self) -> str:
        """One person at the screen has won or lost; of several people it is said who has."""
        session, winners = self.table.session, self.result.winners
        if outcome(session) == "loss":
            return self.say("ui.over.you-lost")
        if len(session.people) == 1 and winners:
            others = ", ".join(session.names[seat] for seat in winners if seat not in session.people)
            return self.say("ui.over.you-won-with", names=others) if others else self.say("ui.over.you-won")
        names = ", ".join(session.names[seat] for seat in winners)
        return self.say("ui.over.title", winners=names) if winners else self.say("ui.over.nobody")

    # How it went

    def _how_height(self, width: int) -> int:
        block = fitted(self.table.prompt(), width, self.px(120), self.px(15), "plain", 5)
        return line_height(block.px) * len(block.lines)

    def _story_of(self, inner: int) -> _Story | None:
        """The picture of the table with the sentences below it, as large as there is room; none where there is not."""
        px = self.px
        room = self.area.height - px(60 + 98 + 20 + 84 + 8) - self._how_height(inner)
        if inner < px(ROOMY):
            return None
        width = round(inner * 0.56)
        told = [(words, tall(self.theme, words, width - px(24), TOLD, lines=3) + px(4)) for words in tale(self.table)]
        shown = self._shown_part
        high = min(round(width * shown.height / shown.width), room - px(12) - sum(height for _, height in told))
        picture = pygame.Rect(0, 0, round(high * shown.width / shown.height), high)
        return _Story(width, picture, told, px(12)) if high >= px(LEAST_PICTURE) else None

    @property
    def _shown_part(self) -> pygame.Rect:
        """The final table without bars, prompt and hand."""
        area = self.table.places.area
        return pygame.Rect(area.table.x, area.table.y, area.table.width, area.prompt.y - area.table.y)

    def _tell(self, story: _Story, corner: tuple[int, int]) -> Iterator[Widget]:
        box = pygame.Rect(corner, (story.width, story.height))
        picture = story.picture.copy()
        picture.midtop = box.midtop
        yield Painted(name="picture", rect=picture, paint=self._draw_table)
        top = picture.bottom + story.gap
        for index, (words, height) in enumerate(story.told):
            line = pygame.Rect(box.x, top, box.width, height)
            yield Painted(name=f"told {index}", rect=line, paint=partial(_draw_told, words))
            top = line.bottom

    def _draw_table(self, canvas: Canvas, box: pygame.Rect) -> None:
        still = self.table.picture.still
        part = self._shown_part.clip(still.get_rect())
        if part.width and part.height:
            small = pygame.transform.smoothscale(still.subsurface(part), box.size).convert_alpha()
            small.blit(rounding(box.size, canvas.px(10)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.surface.blit(small, box)

    # Below

    def _buttons(self, box: pygame.Rect) -> Iterator[Widget]:
        say, px, part = self.say, self.px, (box.width - self.px(30)) // 4
        buttons = (
            ("again", self.table.again_words, "R", pygame.K_r, self.table.rematch),
            ("replay", say("ui.replay.watch-short"), "W", pygame.K_w, self._look_back),
            ("look", say("ui.over.look"), "Esc", 0, self.back),
            ("home", say("ui.over.home"), "Q", pygame.K_q, self.app.go_home),
        )
        for index, (name, label, key, code, do) in enumerate(buttons):
            yield Button(
                name=name,
                rect=pygame.Rect(box.x + index * (part + px(10)), box.y, part, box.height),
                label=label,
                key_name=key,
                keys=(code,) if code else (),
                kind="primary" if index == 0 else "plain",
                on_press=do,
                size=14,
            )

    def _look_back(self) -> None:
        self.app.pop()
        look_back(self.table)

    def _facts(self, seat: Seat) -> str:
        """What a seat turned out to be, and its score where that means something."""
        table, result = self.table, self.result
        facts: list[str] = []
        role = result.roles[seat] if result.roles else None
        if role is not None:
            facts.append(table.texts.name(role))
        counts: Callable[[View], bool] = getattr(table.board, "scores_count", lambda view: True)
        if result.scores and "score" in table.texts.texts and counts(table.seen):
            facts.append(table.texts("score", count=result.scores[seat]))
        return " · ".join(facts)

    @property
    def _has_tallies(self) -> bool:
        return any(self._tally(seat) for seat in range(len(self.table.session.names)))

    def _tally(self, seat: Seat) -> str:
        """What a score is made of, if the board knows."""
        table = self.table
        tally: Callable[[View, Seat], Sequence[tuple[Ref, int]]] = getattr(table.board, "tally", lambda view, seat: ())
        return " · ".join(
            f"{table.texts.name(what)}\N{NO-BREAK SPACE}{count}" for what, count in tally(table.seen, seat)
        )

    def _row(self, seat: Seat, has_won: bool) -> Callable[[Canvas, pygame.Rect], None]:
        table, facts, tally = self.table, self._facts(seat), self._tally(seat)
        role = self.result.roles[seat] if self.result.roles else None

        def paint(canvas: Canvas, whole: pygame.Rect) -> None:
            box = whole
            paper, own = canvas.theme.palette.paper, table.faces.colours[seat]
            rim = own if has_won else None
            canvas.panel(box, mixed(paper, own, 0.4 if has_won else 0.16), radius=9, rim=rim)
            if tally and whole.height >= canvas.px(LEAST_WITH_TALLY):
                box = pygame.Rect(whole.x, whole.y, whole.width, whole.height // 2)
                below = pygame.Rect(whole.x, box.bottom, whole.width, whole.bottom - box.bottom - canvas.px(2))
                canvas.text(below.inflate(-canvas.px(24), 0), tally, 11, FADED_INK, align="right", lines=2)
            side = box.height - canvas.px(8)
            token = table.faces.surface(TokenFace(seat), (side, side))
            canvas.surface.blit(token, (box.x + canvas.px(6), box.y + canvas.px(4)))
            name = pygame.Rect(box.x + side + canvas.px(16), box.y, box.width // 2, box.height)
            words = table.session.names[seat]
            size = 15 if not fitted(words, *name.size, canvas.px(15), "bold", 2).is_cut else 11
            canvas.text(name, words, size, INK, weight="bold", lines=2)
            count = pygame.Rect(name.right, box.y, box.right - name.right - canvas.px(12), box.height)
            if role is not None and role in table.faces.card_texts:
                portrait = table.faces.surface(PortraitFace(role), (side, side))
                canvas.surface.blit(portrait, (box.right - canvas.px(6) - side, box.y + canvas.px(4)))
                count.width -= side
            canvas.text(count, facts, 14, INK, align="right", lines=2)

        return paint


def _draw_told(words: str, canvas: Canvas, box: pygame.Rect) -> None:
    """A sentence behind a small sign."""
    side = canvas.px(16)
    canvas.icon(pygame.Rect(box.x, box.y + canvas.px(1), side, side), "chevron-right", canvas.theme.palette.accent)
    said = pygame.Rect(box.x + canvas.px(24), box.y, box.width - canvas.px(24), box.height)
    canvas.text(said, words, TOLD, INK, lines=3, top=True)

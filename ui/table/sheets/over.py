"""The end of a game: who won, how it came about, and what now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from ui.canvas import Canvas
from ui.covers import Cover
from ui.sprites import PortraitFace, TokenFace
from ui.table.answering import Answering
from ui.table.sheets.curtain import draw_seal
from ui.table.sheets.overtable import OverTable
from ui.theme import FADED_INK, INK, fitted, line_height, mixed
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button


class Over(OverTable):
    """A sheet over the final board; closing it leaves the board to be looked at."""

    table: Answering

    def __init__(self, table: Answering) -> None:
        super().__init__(table)

    def build(self) -> Iterable[Widget]:
        """The winner, the standing, and three buttons."""
        px, say, table = self.px, self.say, self.table
        result = table.session.result
        assert result is not None
        names = table.session.names
        order = sorted(range(len(names)), key=lambda seat: seat not in result.winners)
        if result.scores:
            sign = -1 if table.session.game.more_is_better else 1
            order.sort(key=lambda seat: (seat not in result.winners, sign * result.scores[seat]))
        wide = min(px(560), self.area.width - px(40))
        inner = wide - px(64)
        how = table.prompt()
        block = fitted(how, inner, px(120), px(15), "plain", 5)
        how_height = line_height(block.px) * len(block.lines)
        spare = self.area.height / self.theme.unit - 158 - 112 - how_height / self.theme.unit - 32 * len(names)
        high = max(60, min(150, 60 + spare))  # units: the picture is as high as there is room for it
        above = high + 98
        room = self.area.height - px(above + 20 + 84 + 8) - how_height
        row_height = min(px(36), max(px(24), room // len(names)))
        sheet = pygame.Rect(0, 0, wide, px(above) + how_height + px(20) + row_height * len(names) + px(84))
        sheet.center = self.area.center
        sheet.clamp_ip(self.area)
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=22, shadow=34)
        cover = Cover(table.session.game.name, "trophy", self.app.pictures)
        banner = pygame.Rect(sheet.x, sheet.y, sheet.width, px(high))
        yield Painted(name="cover", rect=banner, paint=partial(cover.banner, radius=22))
        icon = pygame.Rect(sheet.centerx - px(30), sheet.y + px(high - 42), px(60), px(60))
        yield Painted(name="icon", rect=icon, paint=partial(draw_seal, "trophy"))
        winners = ", ".join(names[seat] for seat in result.winners)
        title = pygame.Rect(sheet.x + px(32), icon.bottom + px(4), inner, px(60))
        words = say("ui.over.title", winners=winners) if winners else say("ui.over.nobody")
        sizes = ((27, 2), (20, 3), (15, 4), (11, 5))  # several may have won, with long names
        fitting = (pair for pair in sizes if not fitted(words, *title.size, px(pair[0]), "bold", pair[1]).is_cut)
        size, lines = next(fitting, sizes[-1])
        yield Label(name="title", rect=title, words=words, size=size, colour=INK, bold=True, centred=True, lines=lines)
        text = pygame.Rect(title.x, title.bottom + px(4), inner, how_height)
        yield Label(name="how", rect=text, words=how, colour=FADED_INK, centred=True, lines=5, top=True)
        top = text.bottom + px(14)
        for rank, seat in enumerate(order):
            box = pygame.Rect(title.x, top + rank * row_height, inner, row_height - px(4))
            yield Painted(name=f"rank {seat}", rect=box, paint=self._row(seat, seat in result.winners))
        third = (inner - px(20)) // 3
        bottom = top + row_height * len(order) + px(14)
        buttons = (
            ("again", say("ui.over.rematch"), "R", pygame.K_r, table.rematch),
            ("look", say("ui.over.look"), "Esc", 0, self.back),
            ("home", say("ui.over.home"), "Q", pygame.K_q, self.app.go_home),
        )
        for index, (name, label, key, code, do) in enumerate(buttons):
            box = pygame.Rect(title.x + index * (third + px(10)), bottom, third, px(46))
            yield Button(
                name=name,
                rect=box,
                label=label,
                key_name=key,
                keys=(code,) if code else (),
                kind="primary" if index == 0 else "plain",
                on_press=do,
                size=14,
            )

    def _row(self, seat: int, has_won: bool) -> Callable[[Canvas, pygame.Rect], None]:
        table = self.table
        result = table.session.result
        facts: list[str] = []
        role = result.roles[seat] if result is not None and result.roles else None
        if role is not None:
            facts.append(table.texts.name(role))
        if result is not None and result.scores and "score" in table.texts.texts:
            facts.append(table.texts("score", count=result.scores[seat]))
        score = " · ".join(facts)

        def paint(canvas: Canvas, box: pygame.Rect) -> None:
            paper = canvas.theme.palette.paper
            canvas.panel(box, mixed(paper, canvas.theme.palette.accent, 0.35 if has_won else 0.1), radius=9)
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
            canvas.text(count, score, 14, FADED_INK, align="right")

        return paint

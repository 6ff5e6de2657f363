"""From a menu to one option, step by step: first the verb, then one thing after the other."""

from __future__ import annotations

from engine.choices import Menu, Option


class Chooser:
    """Narrows a menu down: every pick keeps the options that begin with it."""

    def __init__(self, menu: Menu) -> None:
        self.menu = menu
        self.picked: list[str] = []  # the verb, then refs
        self._enough = False

    @property
    def fitting(self) -> list[Option]:
        """The options that begin with what was picked."""
        start = " ".join(self.picked)
        return [
            option for option in self.menu.options if option == start or option.startswith(start + " " if start else "")
        ]

    @property
    def next_words(self) -> list[str]:
        """What can be picked next: verbs, then refs."""
        if self._set_size is not None:
            left = [ref for ref in self.menu.things(self.picked[0]) if ref not in self.picked]
            return left if len(self.picked) - 1 < self._set_size[1] else []
        depth = len(self.picked)
        words = (option.split(" ") for option in self.fitting)
        return list(dict.fromkeys(line[depth] for line in words if len(line) > depth))

    @property
    def _set_size(self) -> tuple[int, int] | None:
        pick = self.menu.sets.get(self.picked[0]) if self.picked else None
        return None if pick is None else (pick.at_least, pick.at_most)

    @property
    def can_finish(self) -> bool:
        """Whether what was picked is an answer."""
        return bool(self.picked) and self.menu.accept(" ".join(self.picked)) is not None

    @property
    def answer(self) -> Option | None:
        """The answer, once nothing more can be picked, or nothing more is wanted."""
        is_done = self.can_finish and (self._enough or not self.next_words)
        return Option(" ".join(self.picked)) if is_done else None

    def finish(self) -> None:
        """That is all: for sets that need not be full."""
        self._enough = True

    def pick(self, word: str) -> None:
        """Pick a verb or a thing; what leaves no choice is picked along with it. Anything else is ignored."""
        if word not in self.next_words:
            return
        self.picked.append(word)
        while self._set_size is None and len(self.next_words) == 1 and not self.can_finish:
            self.picked.append(self.next_words[0])

    def back(self) -> None:
        """Take the last pick back."""
        if self.picked:
            self.picked.pop()

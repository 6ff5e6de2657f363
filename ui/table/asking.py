"""One question to one person: what was picked so far, what it says, what it offers, and why something is no choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

import pygame

from engine.choices import Menu, Option, Ref, Refused
from engine.texts import Texts
from ui.picker import Picker
from ui.table.verbkeys import LETTERS, PromptButton, with_keys

THING: Final = "ref "  # how the names of buttons begin that stand for a thing without a place on the table
DEED: Final = "deed:"  # how the rules call something to do that touches no thing, where they say why it cannot be done


class Asking:
    """The question that the person at the screen is asked."""

    def __init__(self, menu: Menu, texts: Texts) -> None:
        self.menu, self.texts = menu, texts
        self.picker = Picker(menu)
        if menu.about and self.suggestion is not None and self.suggestion == menu.default:
            self.picker.take(self.suggestion)  # what is usual for the thing lies ready, to be changed or taken
        self._refused: list[Refused] | None = None

    # What it says

    def words(self) -> str:
        """The question, or what to choose next."""
        picker, say = self.picker, self.texts
        if picker.refs and picker.set is None:
            verbs = picker.next_verbs
            if len(verbs) == 1 and f"then.{verbs[0]}" in say.texts:  # things without a name to speak of, such as dice
                return say(f"then.{verbs[0]}")
            what = dict.fromkeys(say(self._next_key(verb)) for verb in verbs)
            if not what:
                return say("ui.table.then-what", picked=self._first_word(picker.refs))
            return say("ui.table.then", picked=self._first_word(picker.refs), what=say("ui.table.or").join(what))
        words, flaw = say.question(self.menu), picker.flaw
        more = self._missing()
        return " ".join(filter(None, (words, more, say.refusal(flaw) if flaw is not None else "")))

    def _missing(self) -> str:
        """How many things must still be picked, and whether they may be more."""
        pick, count = self.picker.set, self.picker.missing
        if not pick or not count:
            return ""
        return self.texts("ui.table.more-at-least" if pick.at_most > pick.at_least else "ui.table.more", count=count)

    def _next_key(self, verb: str) -> str:
        """The key for what a verb needs next; some verbs need another kind of thing after the first than at the end."""
        key = f"next.{verb}.after-{len(self.picker.refs)}"
        return key if key in self.texts.texts else f"next.{verb}"

    def _first_word(self, refs: Sequence[Ref]) -> str:
        """What things are called where a sentence begins with them."""
        name = self.texts.name(refs)
        return name[:1].upper() + name[1:]

    def verb_name(self, verb: str) -> str:
        """What a verb is called."""
        return self.texts(f"verb.{verb}")

    def option_name(self, option: Option) -> str:
        """An option as a phrase."""
        refs = option.refs
        if f"option.{option.verb}" not in self.texts.texts or (option.verb in self.menu.sets and not refs):
            return " ".join([self.verb_name(option.verb), *map(self.texts.name, refs)])
        return self.texts.phrase(option.verb, refs)

    def _label(self, option: Option) -> str:
        """An option on a button: things that lie picked on the table need not be named."""
        is_picked = bool(option.refs) and option.refs == tuple(self.picker.refs)
        return self.verb_name(option.verb) if is_picked else self.option_name(option)

    def warning(self, option: Option) -> str:
        """Why an option is hardly meant."""
        return self.texts.doubt(self.menu, option)

    @property
    def refused(self) -> list[Refused]:
        """What is no choice now, and why: worked out once."""
        if self._refused is None:
            self._refused = self.menu.refused
        return self._refused

    def why_not(self, ref: Ref) -> str:
        """Why a thing is no choice now, with the number of the rule."""
        picked = tuple(self.picker.refs)
        reasons = [why for why in self.refused if self._is_about(why, ref) or (picked and why.refs == picked)]
        if reasons:
            why = min(reasons, key=lambda why: (why.refs != (*picked, ref), why.refs[:1] != (ref,)))
            return self.texts.refusal(why)
        rule = f" [{self.menu.rule}]" if self.menu.rule else ""
        if picked and not any(ref in option.refs for option in self.picker.fitting):
            return self.texts("ui.table.does-not-go", picked=self._first_word(picked)) + rule
        return self.texts("ui.table.comes-later" if self._is_asked_for(ref) else "ui.table.no-choice") + rule

    def might_be_tried(self, ref: Ref) -> bool:
        """Whether somebody might think that a thing is a choice now: the rules speak of it, or it is one later on."""
        return self._is_asked_for(ref) or any(self._is_about(why, ref) for why in self.refused)

    def _is_about(self, why: Refused, ref: Ref) -> bool:
        """Whether a reason speaks of a thing, after what was picked before it."""
        before = why.refs[: why.refs.index(ref)] if ref in why.refs else None
        return before is not None and before == tuple(self.picker.refs)[: len(before)]

    def _is_asked_for(self, ref: Ref) -> bool:
        """Whether any choice of this question names a thing."""
        return any(ref in option.refs for option in self.menu.options)

    @property
    def suggestion(self) -> Option | None:
        """A whole set to begin with, where the rules have an idea; a guest has it as what is answered in time."""
        found = self.menu.suggest() or self.menu.default
        return found if found is not None and found.verb in self.menu.sets and found.refs else None

    # What it offers besides the things on the table

    def buttons(
        self,
        unseen: Iterable[Ref],
        answer: Callable[[Option], None],
        choose: Callable[[Ref], None],
        finish: Callable[[], None],
        step_back: Callable[[], None],
        refuse: Callable[[str, str], None],
    ) -> list[PromptButton]:
        """Verbs that need no thing, options that are the only one of their verb unless they are hardly meant, things
        that lie nowhere on the table, deeds that can only be asked about, and the way back. Each has a key."""
        picker, say = self.picker, self.texts
        unseen = list(unseen)
        begun = len(picker.refs)
        meant = [option for option in picker.singles if option not in self.menu.warnings]
        options = dict.fromkeys((*picker.complete, *meant))
        buttons = [
            PromptButton(
                f"do {option}",
                self._label(option),
                partial(answer, option),
                is_spare=bool(option.refs[begun:]) and option.refs[begun] not in unseen and option != picker.bundle,
                verb=option.verb,
                is_doubtful=option in self.menu.warnings,
                is_main=option.verb in LETTERS or option == picker.bundle,
            )
            for option in options
        ]
        others = {option.refs[begun] for option in picker.fitting if option not in options and len(option.refs) > begun}
        left = [ref for ref in unseen if picker.set is not None or ref in others]
        buttons += [PromptButton(f"{THING}{ref}", say.name(ref), partial(choose, ref)) for ref in left]
        if not picker.has_begun:
            for deed in [ref for why in self.refused for ref in why.refs if ref.startswith(DEED)]:
                verb, reason, name = deed.removeprefix(DEED), self.why_not(deed), f"why not {deed}"
                say_so = partial(refuse, "", reason)
                buttons.append(PromptButton(name, self.verb_name(verb), say_so, verb=verb, tip=reason))
        numbered = with_keys(buttons)
        if picker.set is not None:
            done = PromptButton(
                "done", say("ui.table.done"), finish, "D", (pygame.K_d,), True, picker.can_finish, is_main=True
            )
            numbered.insert(0, done)
        if picker.has_begun:
            numbered.append(PromptButton("cancel", say("ui.table.cancel"), step_back, "Esc"))
        return numbered

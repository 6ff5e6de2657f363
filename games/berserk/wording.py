"""The text of a card, composed from its abilities in every language: so text and behaviour cannot disagree."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts import Texts, language_file
from games.berserk.catalogue import KEYWORDS
from games.berserk.kinds import FOLDER, KINDS
from games.berserk.schema import Ability, CardKind, Effect, If, Who


class Wording:
    """Puts abilities into the words of one language."""

    def __init__(self, language: str) -> None:
        self.texts = Texts(language, language_file(FOLDER / "lang" / f"{language}.yaml"), {})

    def card(self, kind: CardKind) -> str:
        """All abilities of a card, a sentence each."""
        say = self.texts
        sentences = [self.ability(ability) for ability in kind.abilities]
        return " ".join(f"{capital(sentence)}." for sentence in sentences) or say("card.plain")

    def ability(self, ability: Ability) -> str:
        """One ability, without the full stop."""
        if ability.kw:
            return self.keyword(ability)
        if ability.head == "passive":
            return self.passive(ability)
        say = self.texts
        head = say(f"head.{ability.head}")
        costs = ", ".join(self.costs(ability))
        start = say("card.with-cost", head=head, costs=costs) if costs else head
        return say("card.ability", start=start, rest=self.deed(ability))

    def short(self, ability: Ability) -> str:
        """What an ability does, without its price."""
        if ability.is_attack:
            return capital(self.attack(ability))
        if ability.head == "passive":
            return capital(self.passive(ability))
        return capital("; ".join(self.effects(ability)))

    # Keywords

    def keyword(self, ability: Ability) -> str:
        """A keyword with its value, and with what it gives."""
        say = self.texts
        name = self.named(ability.kw, ability.value, ability.of, ability.level)
        if not ability.granted:
            return name
        granted = "; ".join(self.ability(one) for one in ability.granted)
        return say("card.grants", keyword=name, granted=granted)

    def named(self, keyword: str, value: int | None = None, of: Sequence[str] = (), level: str = "") -> str:
        """A keyword as it is written on a card."""
        say = self.texts
        name = say(f"keyword.{keyword}")
        words = KEYWORDS.get(keyword)
        shown = words.default if words is not None and words.value and value is None else value
        facts = {
            "name": name,
            "value": "" if shown is None else shown,
            "of": ", ".join(self.word(one) for one in of),
            "level": say(f"level.{level}") if level else "",
        }
        key = f"valued.{keyword}"
        if key in say.texts:
            return say(key, **facts)
        if of:
            return say("card.keyword-of", **facts)
        has_value = words is not None and words.value and shown is not None
        return say("card.keyword-value", **facts) if has_value else name

    def word(self, word: str) -> str:
        """What a keyword speaks of: a type of ability, a keyword, an element, a class or a card."""
        for group in ("type", "keyword", "element", "equipment", "class", "start"):
            if f"{group}.{word}" in self.texts.texts:
                return self.texts.texts[f"{group}.{word}"]
        return KINDS[word].name.in_(self.texts.language) if word in KINDS else word

    def passive(self, ability: Ability) -> str:
        """Who has what as long as the card is in play."""
        say = self.texts
        granted = ", ".join(self.quoted(one) for one in ability.granted)
        who = ability.to or Who(the="this")
        return say("card.passive", who=say(f"who.{who.the}") if who.the else self.each(who), granted=granted)

    def quoted(self, ability: Ability) -> str:
        """A keyword, or a whole ability in quotes."""
        return self.keyword(ability) if ability.kw else self.texts("card.quoted", ability=self.ability(ability))

    # Abilities with a head

    def costs(self, ability: Ability) -> list[str]:
        """The price beside closing."""
        say = self.texts
        costs = [say("cost.chips", chips=ability.chips)] if ability.chips else []
        costs += [say("cost.per-turn", times=ability.per_turn)] if ability.per_turn else []
        costs += [say("cost.per-battle", times=ability.per_battle)] if ability.per_battle else []
        costs += [say("cost.self-wound", wounds=ability.self_wound)] if ability.self_wound else []
        costs += [say("cost.graveyard")] if ability.to_graveyard else []
        return costs

    def attack(self, ability: Ability, *, with_range: bool = True) -> str:
        """The type, power and range of an attack."""
        say = self.texts
        powers = ability.powers
        power = str(powers[0]) if len(set(powers)) == 1 else "-".join(map(str, powers))
        told = say("card.attack", type=say(f"type.{ability.type}"), power=power)
        return f"{told}, {say('card.range', range=ability.range)}" if with_range and ability.range is not None else told

    def deed(self, ability: Ability) -> str:
        """What comes after the colon."""
        say = self.texts
        parts: list[str] = []
        if ability.is_attack:
            parts.append(self.attack(ability))
        else:
            kind = [say(f"type.{ability.type}")] if ability.type == "spell" else []
            kind += [say("card.range", range=ability.range)] if ability.range is not None else []
            parts += [", ".join(kind)] if kind else []
        if ability.target is not None:
            parts.append(say("card.target", target=self.who(ability.target)))
        if ability.other is not None:
            parts.append(say("card.other-target", target=self.who(ability.other)))
        done = self.effects(ability)
        if done:
            told = "; ".join(done)
            if ability.only is not None:
                told = say("card.if", condition=self.condition(ability.only), told=told)
            parts.append(say("card.may", told=told) if ability.may else told)
        return ". ".join(part if not index else capital(part) for index, part in enumerate(parts))

    def effects(self, ability: Ability) -> list[str]:
        """The operations, one after the other."""
        return [self.effect(effect) for effect in ability.do]

    def effect(self, effect: Effect) -> str:
        """One operation."""
        say = self.texts
        amount = "-".join(map(str, effect.amount)) if isinstance(effect.amount, list) else effect.amount
        shows_until = effect.op in ("gain", "lose", "occupy") and effect.kw != "poison" and "poison" not in effect.kws
        gained = self.named(effect.kw, effect.value, effect.of) if effect.kw else ""
        lost = ", ".join(say(f"keyword.{kw}") for kw in effect.kws)
        facts = {
            "who": self.each(effect.each) if effect.each is not None else say(f"who.{effect.who}"),
            "amount": "" if amount is None else amount,
            "keyword": gained or lost,
            "until": say(f"until.{effect.until}") if shows_until else "",
            "way": say(f"way.{effect.way}") if effect.way else "",
        }
        told = say(f"op.{effect.op}", **facts).strip()
        return say("card.at-that", told=told) if effect.at_that else told

    def condition(self, only: If) -> str:
        """What must be so."""
        say = self.texts
        found = [say(f"if-target.{state}") for state in only.target]
        found += [say(f"if-this.{state}") for state in only.this]
        found += [say("if-level", level=say(f"level.{only.level}"))] if only.level else []
        return ", ".join(found)

    # Who is meant

    def each(self, who: Who) -> str:
        """Every card that the words fit."""
        return f"{self.texts(f'each.{who.what}')} {self.who(who)}"

    def who(self, who: Who) -> str:
        """The words that narrow a target, around the noun."""
        say = self.texts
        if who.the:
            return say(f"who.{who.the}")
        if who.what == "cell":
            return say("noun.cell")
        if who.what == "attack":
            attacks = self._or([say(f"type.{one}") for one in who.attacks]) or say("noun.attack")
            return f"{attacks} {say(f'against.{who.against}')}" if who.against else attacks
        states = [state for state in who.states if state != "own-turn"]
        before = [say(f"adjective.{state}.{who.what}") for state in states]
        before += [say(f"adjective.{who.rank}.{who.what}")] if who.rank else []
        kinds = self._or([say(f"adjective.{one}.{who.what}") for one in who.subtypes])
        words = [*before, *([kinds] if kinds else []), say(f"noun.{who.what}")]
        words += [say(f"whose.{who.whose}")] if who.whose != "any" else []
        words += (
            [say("card.of-class", classes=self._or([self.word(one) for one in who.classes]))] if who.classes else []
        )
        elements = self._or([self.word(one) for one in who.elements])
        words += [say("card.of-element", elements=elements)] if who.elements else []
        words += [say("card.most-cost", cost=who.most_cost)] if who.most_cost is not None else []
        words += [say(f"zone.{who.zone}")] if who.zone != "play" else []
        words += [say(f"near.{who.near}")] if who.near else []
        words += [say(f"at.{who.at}")] if who.at else []
        return " ".join(words)

    def _or(self, words: Sequence[str]) -> str:
        """Words that are alternatives."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.texts('card.or')} {words[-1]}"


def capital(sentence: str) -> str:
    """With a capital letter."""
    return sentence[:1].upper() + sentence[1:]

"""A view of Valhalla as plain text, for people without a screen and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from engine.choices import Ref
from engine.events import HIDDEN
from engine.texts import Texts
from games.valhalla.deck import CARD_BY_REF
from games.valhalla.faces import WORDS
from games.valhalla.shown import BattleView, PlayerView, SideView, ValhallaView, WarriorView

WIDTH = 100


def describe(view: ValhallaView, texts: Texts, names: Sequence[str]) -> str:
    """The view in lines of at most 100 columns, the viewer's own hand last."""
    return "\n".join(line for part in _Description(view, texts).lines() for line in _wrapped(part))


def name_thing(ref: Ref, view: ValhallaView, texts: Texts, names: Sequence[str]) -> str:
    """A die by colour, face and number; anything else by its name."""
    for die in view["dice"]:
        if die["ref"] == ref:
            face = texts(f"face.{die['face'] or 'none'}")
            return texts("view.die", colour=texts(f"colour.{die['colour']}"), face=face, id=ref[4:])
    return texts.name(ref)


def _wrapped(line: str) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [""]


class _Description:
    def __init__(self, view: ValhallaView, texts: Texts) -> None:
        self.view = view
        self.say = texts

    def lines(self) -> Iterator[str]:
        view, say = self.view, self.say
        yield self.header()
        if view["is-ending"] and not view["has-ended"]:
            yield say("view.ending")
        yield say("view.piles", deck=view["deck"], pile=len(view["pile"]), pool=view["pool"])
        if view["pile"]:
            yield say("view.top", card=view["pile"][0])
        if view["loki"]:
            yield say("view.loki", card=view["loki"])
        for pair in view["pairs"]:
            if pair["holder"]:
                yield say("view.last-viking", seat=pair["holder"], level=pair["level"])
        if view["offered"]:
            yield f"{say('view.offered')}: {say.name(view['offered'])}"
        yield from self.monster()
        yield ""
        for player in view["players"]:
            yield from self.player(player)
        if view["battle"] is not None:
            yield ""
            yield from self.battle(view["battle"])
        if view["look"] is not None:
            yield f"{say('view.look', at=view['look']['at'])}: {say.name(view['look']['cards'])}"
        for player in view["players"]:
            if player["ref"] == view["viewer"]:
                yield from self.own(player)

    def header(self) -> str:
        view, say = self.view, self.say
        if view["has-ended"]:
            return say("view.ended")
        if view["current"] is None:
            return say("view.setting-up")
        if view["stage"] == "ragnarok":
            return say("view.ragnarok", seat=view["current"])
        return say("view.header", turn=view["turn"], seat=view["current"])

    def monster(self) -> Iterator[str]:
        monster, say = self.view["monster"], self.say
        if monster is None:
            return
        facts = {"strength": monster["strength"], "cap": monster["cap"], "valour": monster["valour"]}
        yield say("view.monster", card=monster["active"], left=monster["left"], **facts)
        missing = ", ".join(say(f"face.{symbol}") for symbol in monster["missing"])
        yield say("view.monster-next", rolls=monster["rolls"], missing=missing or say("view.nothing"))

    def player(self, player: PlayerView) -> Iterator[str]:
        say = self.say
        jarl = say.name(player["jarl"]) if player["jarl"] else say("view.no-jarl")
        counts = {"hand": len(player["hand"]), "valhalla": player["valhalla"]}
        shields = {"own": len(player["shields"]), "captured": len(player["captured"])}
        yield say("view.player", seat=player["ref"], jarl=jarl, **counts, **shields)
        squad = [self.warrior(cell) for cell in player["cells"] if cell is not None]
        yield f"  {say('view.squad')}: {', '.join(squad) or say('view.nothing')}"
        if player["hand"] and HIDDEN not in player["hand"] and player["ref"] != self.view["viewer"]:
            yield f"  {say('view.hand')}: {say.name(player['hand'])}"
        if player["score"]:
            scores = ", ".join(f"{say.name(ref)} {points}" for ref, points in player["score"] if points)
            yield f"  {say('view.score')}: {scores or say('view.nothing')}"

    def warrior(self, warrior: WarriorView) -> str:
        say = self.say
        marks = [say("view.active")] if warrior["is-active"] else []
        marks += [say("view.blocked")] if warrior["is-blocked"] else []
        if warrior["tyr"]:
            marks.append(say.name(warrior["tyr"]))
        needs = " ".join(say(f"need.{need}") for need in warrior["needs"])
        name = f"{say.name(warrior['ref'])} {CARD_BY_REF[warrior['ref']].strength} [{needs}]"
        return name + (f" ({', '.join(marks)})" if marks else "")

    def battle(self, battle: BattleView) -> Iterator[str]:
        say = self.say
        yield say(f"view.battle-{battle['kind']}", attacker=battle["attacker"], defender=battle["defender"])
        for side in battle["sides"]:
            yield from self.side(side)

    def side(self, side: SideView) -> Iterator[str]:
        say = self.say
        yield say("view.side", seat=side["seat"], strength=side["strength"])
        parts = [f"{say.name(source)} ({say(f'part.{what}')}) +{amount}" for source, what, amount in side["parts"]]
        if parts:
            yield f"  {', '.join(parts)}"
        dice = [die for die in self.view["dice"] if die["holder"] == side["seat"] and die["state"] == "available"]
        if dice:
            faces = ", ".join(say(f"face.{die['face']}") for die in dice)
            yield f"  {say('view.dice')}: {faces}"

    def own(self, player: PlayerView) -> Iterator[str]:
        say = self.say
        yield ""
        if player["dealt-jarls"]:
            yield f"{say('view.dealt-jarls')}: {say.name(player['dealt-jarls'])}"
        if player["drawn"]:
            yield f"{say('view.drawn')}: {say.name(player['drawn'])}"
        if player["valhalla-cards"]:
            yield f"{say('view.valhalla', valour=player['valour'])}: {say.name(player['valhalla-cards'])}"
        yield say("view.your-hand") + ":"
        yield from (f"  {self.held(ref)}" for ref in player["hand"])
        if not player["hand"]:
            yield f"  {say('view.nothing')}"

    def held(self, ref: Ref) -> str:
        """A card of the viewer's own hand, with what is printed on it."""
        say, card = self.say, CARD_BY_REF[ref]
        if card.category != "warrior":
            return f"{say.name(ref)} – {say(f'category.{card.category}')}"
        needs = [card.need.pattern] if card.need.pattern else [WORDS[symbol] for symbol in card.need.symbols]
        facts = {"strength": card.strength, "valour": card.valour, "clan": say(f"clan.{card.clan}")}
        return f"{say.name(ref)} – " + say(
            "view.warrior", needs=" ".join(say(f"need.{need}") for need in needs), **facts
        )

"""What it means to drag a thing: onto what it goes with, onto a player, or simply onto the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.choices import Option, Ref, Seat
from ui.picker import Picker
from ui.sprites import CardFace, FigureFace, PlayerFace, Sprite
from ui.table.answering import Answering
from ui.table.sheets.browser import ChoiceSheet
from ui.table.spot import Spot
from ui.table.words import why_not
from ui.widgets.base import Widget


def can_be_dragged(table: Answering, spot: Spot) -> bool:
    """Whether a thing can be picked, or take the place of what was picked into a set."""
    ref, asking = spot.sprite.ref, table.asking
    return spot.is_usable or (ref is not None and asking is not None and asking.picker.is_of_sets(ref))


def begin_drag(table: Answering, name: str) -> None:
    """A thing is pulled away: it is picked, and what it goes with glows."""
    spot = table.widget(name)
    picker = table.asking.picker if table.asking is not None else None
    ref = spot.sprite.ref if isinstance(spot, Spot) else None
    if picker is None or ref is None:
        return
    verbs = picker.verbs_for(ref)
    can_go_alone = not verbs or any(verb not in picker.menu.sets for verb in verbs)
    if picker.is_of_sets(ref):
        pass  # whether it is picked or put back is known when it is let go
    elif picker.set is None and can_go_alone:
        picker.pick(ref, alone=bool(verbs))
    elif picker.is_paired and ref in picker.next_refs:
        if picker.held is not None:
            picker.back()
        picker.pick(ref)
    else:
        return
    table.grip.dragged = name
    table.rebuild()


def drop(table: Answering, name: str, place: tuple[int, int]) -> None:
    """Let go of a thing: on what it goes with, or on the table if it is played alone, it is an answer; elsewhere it
    goes back, and it is said why."""
    over, start = table.at(place), table.widget(name)
    is_back = start is not None and start.rect.collidepoint(place)
    is_laid = _is_from_the_hand(start) and _is_for_the_table(table, place)
    ref = start.sprite.ref if isinstance(start, Spot) else None
    if table.asking is not None and ref is not None and table.asking.picker.is_of_sets(ref):
        if is_back or table.is_guarded or _sort(table, ref, over, is_laid=is_laid):
            table.show_picked()
            table.rebuild()
        else:
            table.say_why_not(name.removeprefix("at "), table.asking.words())
        return
    if table.asking is None or table.is_guarded:
        table.step_back()
        return
    if not is_back and (_means_other(table, ref, over) or _take(table, over, place) or (is_laid and lay_down(table))):
        return
    is_paired = table.asking.picker.is_paired
    reason = _reason(table, over, place, name)
    table.step_back()
    if reason and not is_back and not is_paired:
        table.say_why_not(name.removeprefix("at "), reason)


def _sort(table: Answering, ref: Ref, over: object, *, is_laid: bool) -> bool:
    """A thing of a set was let go: on one that is picked it takes its place, on what the set is for or on the table it
    is picked, anywhere else it is put back. Whether it was any of these."""
    assert table.asking is not None
    picker = table.asking.picker
    target = over.sprite.ref if isinstance(over, Spot) else None
    is_picked, is_for_it = ref in picker.refs, target in picker.menu.about or is_laid
    if target in picker.menu.things(picker.verb) and (target in picker.refs) != is_picked:
        picker.exchange(*((target, ref) if is_picked else (ref, target)))
    elif is_picked and not is_for_it:
        picker.pick(ref)
    elif is_for_it and not is_picked:
        picker.find_room(ref)
    return is_picked or ref in picker.refs


def _means_other(table: Answering, ref: Ref | None, over: object) -> bool:
    """Dropped on a thing that takes it, it means that thing, and is part of what is asked next."""
    if table.asking is None or not isinstance(over, Spot) or ref is None or ref not in over.sprite.takes:
        return False
    target = over.sprite.ref
    if target is None or target not in Picker(table.asking.menu).next_refs:
        return False
    table.asking.picker.forget()
    table.choose(target)
    asking = table.asking
    if asking is not None and target in asking.menu.about and asking.picker.is_of_sets(ref):
        if ref not in asking.picker.refs:
            asking.picker.find_room(ref)
        table.show_picked()
        table.rebuild()
    return True


def _is_from_the_hand(start: Widget | None) -> bool:
    """Whether a thing is held in a hand: what lies on the table already is not laid there."""
    return isinstance(start, Spot) and start.sprite.lifts


def _take(table: Answering, over: object, place: tuple[int, int]) -> bool:
    """Go on with what lies there, or with what belongs to whoever sits there; whether there is anything."""
    if isinstance(over, Spot):
        if over.sprite.ref is not None and table.goes_on_with(over.sprite.ref):
            table.choose(over.sprite.ref)
            return True
        if any(ref in table.next_refs for ref in over.sprite.pile):
            table.browse(over.sprite)
            return True
    kind = over.sprite.ref.partition(":")[0] if isinstance(over, Spot) and over.sprite.ref is not None else ""
    for panel in _players_at(table, place):
        targets = _belonging(table, panel)
        if _seat_of(panel) == table.session.eyes or any(ref.startswith(f"{kind}:") for ref in targets):
            continue  # just this thing was meant, and none of the others
        if len(targets) == 1:
            table.choose(targets[0])
        elif targets:
            choices = [(table.texts.name(ref), partial(table.choose, ref)) for ref in targets]
            table.app.push(ChoiceSheet(table.app, table.texts.name(table.picked), choices, table.step_back))
        if targets:
            return True
    return False


def _players_at(table: Answering, place: tuple[int, int]) -> Iterator[Sprite]:
    """The panels of players or characters at a place."""
    for sprite in table.stage.sprites:
        if isinstance(sprite.face, FigureFace | PlayerFace) and sprite.rect.collidepoint(place):
            yield sprite


def _seat_of(panel: Sprite) -> Seat | None:
    return panel.face.seat if isinstance(panel.face, FigureFace | PlayerFace) else None


def _belonging(table: Answering, panel: Sprite) -> list[Ref]:
    """What can be picked next of what lies on a panel, or before whoever it stands for."""
    found: set[Ref | None] = set()
    for sprite in table.stage.sprites:
        if sprite.origin == panel.ref or panel.rect.collidepoint(sprite.rect.center):
            found |= {sprite.ref, *sprite.pile}
    return [ref for ref in table.next_refs if ref in found]


def _is_for_the_table(table: Answering, place: tuple[int, int]) -> bool:
    """Whether a place is the table itself, a pile or one's own place: neither the hand, nor somebody else, nor what
    could have been meant for another choice."""
    area, over = table.places.area, table.at(place)
    if not area.table.collidepoint(place) or area.hand.collidepoint(place) or area.prompt.collidepoint(place):
        return False
    seats = [_seat_of(panel) for panel in _players_at(table, place)]
    if seats:
        return table.session.eyes in seats
    if not isinstance(over, Spot) or over.sprite.ref is None or is_pile(over.sprite) or table.asking is None:
        return True
    return not table.asking.might_be_tried(over.sprite.ref)


def is_pile(sprite: Sprite) -> bool:
    """Whether cards are laid here: a pile with a name, or the card on top of one."""
    is_named = (sprite.ref or "").startswith("pile:")
    return is_named or (isinstance(sprite.face, CardFace) and bool(sprite.pile))


def lay_down(table: Answering) -> bool:
    """Play what is picked, if that needs nothing more; whether it does not."""
    asking = table.asking
    options: list[Option] = asking.picker.complete if asking is not None and table.picked else []
    if asking is None or not options:
        return False
    if len(options) == 1:
        table.answer(options[0])
    else:
        choices = [(asking.option_name(option), partial(table.answer, option)) for option in options]
        table.app.push(ChoiceSheet(table.app, table.texts.name(table.picked), choices, table.step_back))
    return True


def _reason(table: Answering, over: object, place: tuple[int, int], name: str) -> str:
    """Why a drop is no answer; where nothing speaks against it, what it waits for."""
    ref = over.sprite.ref if isinstance(over, Spot) and over.name != name else None
    panels = [panel.ref for panel in _players_at(table, place) if panel.ref is not None]
    if ref is not None or panels:
        return why_not(table, ref or panels[-1])
    return table.asking.words() if table.asking is not None else ""

"""What guests and hosts may say: everything else is refused, in words, and changes nothing."""

from __future__ import annotations

import contextlib
import json
import time
import unicodedata
from functools import partial
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.errors import Problem
from engine.evenings import SEATINGS
from engine.games import LONGEST_NAME
from engine.hosting.habits import ASKS
from engine.lan import messages as said
from engine.lan.host import Host
from engine.lan.messages import LONGEST_WORDS
from engine.lan.wire import (
    DEEPEST,
    MOST_BYTES,
    BadMessage,
    as_problem,
    clean_name,
    cleaned,
    depth,
    encode,
    from_guest,
    from_host,
)
from engine.texts import common
from tests.lan.relay import RELAY
from tests.lan.tables import Caller, calling, hosted, joining, run, until, visiting
from tests.lan.watching import listening

KINDS: list[type[said.Message]] = list(get_args(said.FromGuest))
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def nearly_messages(draw: st.DrawFn) -> bytes:
    """A message of some kind whose fields hold anything, or with a field too many or too few."""
    kind = draw(st.sampled_from(KINDS))
    fields: dict[str, Any] = {name: draw(PLAIN) for name in kind.__struct_fields__ if draw(st.integers(0, 9))}
    if draw(st.booleans()):
        fields[draw(st.text(max_size=8))] = draw(PLAIN)
    return json.dumps({"is": kind.__struct_config__.tag, **fields}).encode()


# The decoder


@given(st.binary(max_size=300) | st.text(max_size=300) | nearly_messages() | PLAIN.map(lambda it: json.dumps(it)))
@settings(max_examples=400)
@example(b'{"is":"join","protocol":1e999}')
@example('{"is":"say","words":"\ud800"}')
@example(b'{"is":"say","words":"\\ud800"}')
@example(b"[" * 40_000)
@example(b'{"is":"set-up","seats":[{}],"options":' + b'{"a":' * 14 + b"1" + b"}" * 14 + b"}")
def test_whatever_a_guest_says_is_a_message_or_refused(raw: bytes | str) -> None:
    for decode in (from_guest, from_host):
        with contextlib.suppress(BadMessage):  # and nothing else
            message = decode(raw)
            assert decode(encode(message)) == message


@given(st.sampled_from(KINDS), st.data())
def test_every_message_that_is_made_well_is_understood(kind: type[said.Message], data: st.DataObject) -> None:
    numbers, words = st.integers(0, 19), st.text(st.characters(codec="utf-8"), max_size=60)
    types: dict[str, st.SearchStrategy[Any]] = {
        "gesture": st.sampled_from(get_args(said.Gesture)),
        "at": st.none() | numbers,
        "asks": st.sampled_from(ASKS),
        "seats": st.lists(
            st.builds(said.SeatPlan, st.sampled_from(("here", "guest", "bot")), words), min_size=1, max_size=8
        ),
        "options": st.dictionaries(words, numbers, max_size=3),
        "temper": words,
        "eyes": words,
        "seating": st.sampled_from(SEATINGS),
    }
    flags = ("ready", "agrees", "on", "watches", "reasons", "is_over")
    texts = (
        "game",
        "facts",
        "code",
        "name",
        "token",
        "host_key",
        "colour",
        "words",
        "line",
        "about",
        "mark",
        "level",
        "temper",
        "sign",
    )
    made = kind(
        **{
            name: data.draw(types.get(name, st.booleans() if name in flags else words if name in texts else numbers))
            for name in kind.__struct_fields__
        }
    )
    assert from_guest(encode(made)) == made


@pytest.mark.parametrize("kind", KINDS)
def test_a_field_too_many_is_refused(kind: type[said.Message]) -> None:
    good = {
        said.Join: joining(RELAY), said.Sit: said.Sit(0), said.Stand: said.Stand(0), said.Paint: said.Paint(0, "red"),
        said.Ready: said.Ready(True), said.Say: said.Say("Hi"), said.Sign: said.Sign("nod"),
        said.Answer: said.Answer(0, 1, "pass", 1), said.Jot: said.Jot(0, "seat:1", "foe"),
        said.Would: said.Would(0, 1, "give card:a"),
        said.AskMe: said.AskMe("able"), said.LetPass: said.LetPass(0, True),
        said.AskWhy: said.AskWhy("0", 1),
        said.AskUndo: said.AskUndo(0), said.Consent: said.Consent(1, True), said.Leave: said.Leave(),
        said.SetUp: said.SetUp([said.SeatPlan()]), said.Swap: said.Swap(0, 1), said.Remove: said.Remove(1),
        said.NewCode: said.NewCode("ABCD"), said.Give: said.Give(1, 1),
        said.Start: said.Start(), said.StandIn: said.StandIn(0, True), said.Level: said.Level(0, "hard"),
        said.Again: said.Again(), said.HoldEvening: said.HoldEvening("kept"), said.NextGame: said.NextGame("castle"),
    }[kind]  # fmt: skip
    plain = msgspec.json.decode(encode(good))
    assert from_guest(json.dumps(plain)) == good
    with pytest.raises(BadMessage) as refused:
        from_guest(json.dumps({**plain, "more": 1}))
    assert refused.value.key == "lan-no-message"


@pytest.mark.parametrize("kind", get_args(said.FromHost))
def test_a_guest_cannot_speak_like_a_host(kind: type[said.Message]) -> None:
    with pytest.raises(BadMessage):
        from_guest(json.dumps({"is": kind.__struct_config__.tag}))


def test_a_message_has_at_most_64_kib() -> None:
    longest = b'{"is":"leave"}'.ljust(MOST_BYTES)
    assert MOST_BYTES == 64 * 1024
    assert from_guest(longest) == said.Leave()
    with pytest.raises(BadMessage) as refused:
        from_guest(longest + b" ")
    assert refused.value.key == "lan-too-long"


def _nested(levels: int) -> bytes:
    """A message with so many levels, itself and the options included."""
    return b'{"is":"set-up","seats":[{}],"options":' + b'{"[":' * (levels - 1) + b"1" + b"}" * (levels - 1) + b"}"


def test_a_message_has_at_most_16_levels() -> None:
    assert DEEPEST == 16
    assert isinstance(from_guest(_nested(16)), said.SetUp)
    with pytest.raises(BadMessage) as refused:
        from_guest(_nested(17))
    assert refused.value.key == "lan-too-deep"


def test_brackets_in_words_are_no_levels() -> None:
    words = "[{" * 100 + '\\"['
    assert from_guest(encode(said.Say(words))) == said.Say(words)


def test_levels_are_counted_quickly_whatever_comes() -> None:
    """Quotes that never end were once looked through again from each of them."""
    worst = b"[" * 20 + b'"' + b'\\"' * 32_000
    began = time.process_time()
    depth(worst)
    assert time.process_time() - began < 0.5


# Words of people


@given(st.text(max_size=200))
@example("Ann\u202eevil\u2066\n\t\x00 b")
@example("\u200f" * 30)
@example("А" * 23 + " \u2028 Б")
def test_names_and_chat_have_no_control_and_direction_marks(words: str) -> None:
    """Names have up to 24 characters; neither can break a line, or turn the words after it around."""
    name, line = clean_name(words), cleaned(words, LONGEST_WORDS)
    assert len(name) <= LONGEST_NAME == 24
    assert len(line) <= LONGEST_WORDS
    for sign in name + line:
        assert not unicodedata.category(sign).startswith("C")
        assert unicodedata.bidirectional(sign) not in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    assert name == clean_name(name)
    assert "\n" not in line


# Over a real socket


def _says_why(goodbye: said.Goodbye) -> str:
    """The sentence, in all languages."""
    problem = as_problem(goodbye)
    sentences = [common(language).error(problem) for language in ("en", "ru", "uk")]
    assert all(sentence and goodbye.key not in sentence for sentence in sentences)
    assert "{" not in Problem.__str__(problem)
    return sentences[0]


BAD = {
    "no JSON": (b"\xff\xfe", "lan-no-message"),
    "no message": (b"[1,2,3]", "lan-no-message"),
    "an unknown kind": (b'{"is":"cheat"}', "lan-no-message"),
    "a field too many": (b'{"is":"leave","now":true}', "lan-no-message"),
    "a wrong type": (b'{"is":"sit","seat":"first"}', "lan-no-message"),
    "a seat that cannot be": (b'{"is":"sit","seat":-1}', "lan-no-message"),
    "too long": (b" " * (MOST_BYTES + 1), "lan-too-long"),
    "too deep": (b"[" * 17 + b"]" * 17, "lan-too-deep"),
    "words of the host": (encode(said.Record("")), "lan-no-message"),
}


@pytest.mark.parametrize("when", ["before joining", "after joining"])
@pytest.mark.parametrize("what", BAD)
def test_every_refusal_is_a_clean_close_with_a_reason(what: str, when: str) -> None:
    raw, key = BAD[what]

    async def refused() -> None:
        with listening() as log:
            async with hosted(RELAY, 2) as host:
                async with calling(host) as caller:
                    if when == "after joining":
                        await caller.say(joining(RELAY))
                        await caller.hear(said.RoomView)
                    await caller.say(raw)
                    goodbye = await caller.goodbye()
                    assert goodbye.key == key
                    assert _says_why(goodbye)
                    assert caller.closed is not None
                    assert caller.closed.rcvd is not None
                    assert (caller.closed.rcvd.code, caller.closed.rcvd.reason) == (1008, key)
                await _is_well(host)
            assert log.lines == []

    run(refused())


async def _is_well(host: Host) -> None:
    """Others can still come."""
    await until(lambda: not host.room.people)
    async with visiting(host, "Next") as caller:
        assert caller.last(said.RoomView).people[0].name == "Next"


def test_what_is_much_too_long_is_not_even_read() -> None:
    """The connection is closed with the code for it."""

    async def refused() -> None:
        async with hosted(RELAY, 2) as host, visiting(host) as caller:
            await caller.say(b" " * (1 << 21))
            await until(lambda: caller.closed is not None)
            assert caller.closed is not None
            assert caller.closed.rcvd is not None
            assert caller.closed.rcvd.code == 1009

    run(refused())


def test_numbers_without_end_are_refused() -> None:
    """They could not even be named in the refusal."""
    with pytest.raises(BadMessage):
        from_guest(b'{"is":"join","protocol":1' + b"0" * 40 + b',"game":"","rules":1,"facts":"","code":""}')


def _is_leave(raw: bytes) -> bool:
    """Whoever goes of their own will need not be told why."""
    try:
        return isinstance(from_guest(raw), said.Leave)
    except BadMessage:
        return False


def _is_answered(caller: Caller) -> bool:
    return caller.closed is not None or bool(caller.all(said.Refusal) or caller.all(said.RoomView))


def test_a_hundred_random_messages_over_the_wire() -> None:
    """Each is understood, refused, or ends the connection with a reason; none fails inside."""

    async def noisy() -> None:
        with listening() as log:
            async with hosted(RELAY, 2, bots=1) as host:
                for number in range(100):
                    async with calling(host) as caller:
                        if number % 2:
                            await caller.say(joining(RELAY))
                        raw = _SOME[number % len(_SOME)]
                        await caller.say(raw)
                        await until(partial(_is_answered, caller))
                        if caller.closed is not None:
                            assert _is_leave(raw) or _says_why(caller.last(said.Goodbye))
                await _is_well(host)
            assert log.lines == []

    run(noisy())


_SOME: list[bytes] = []


@given(nearly_messages())
@settings(max_examples=60, database=None)
def _collect(raw: bytes) -> None:
    _SOME.append(raw)


_collect()

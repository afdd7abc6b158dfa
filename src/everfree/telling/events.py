"""Events of a match as lines of the log."""

from collections.abc import Iterable
from typing import Final

import msgspec

from everfree.ccg.kernel.records import BONUS
from everfree.ccg.language import Card
from everfree.ccg.rules.core.changing_zones import PLAYED_ENTRY
from everfree.ccg.view import AreaView, EventView, ToldCard
from everfree.ccg.vocab import (
    COLOUR_NAMES,
    DILEMMA_AREA,
    EVENT,
    FACEOFF_NAMES,
    HOME_AREA,
    PHASE_NAMES,
    PROBLEM,
    TROUBLEMAKER,
    TYPE_NAMES,
)
from everfree.table.copying import shallow_copy
from everfree.telling.clauses import EVENT_CLAUSES
from everfree.telling.said import Argument, CardName, Said, said
from everfree.telling.shapes import LogLine
from everfree.telling.voice import (
    Arguments,
    Voice,
    counted_cards,
    counted_counters,
    counted_points,
    counted_tokens,
    listed,
)

QUIET = ("phase-started", "phase-ending", "phase-ended", "turn-ending", "faceoff-ended", "compared")
"""Events that get no line, because the lines that follow make them clear."""


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    """What a teller keeps track of."""

    areas: tuple[AreaView, ...]
    problems: dict[int, CardName]
    turn: int
    phase: str


_KEPT: Final = msgspec.msgpack.Decoder(_Kept)


class Teller:
    """Turns events into log lines; keeps track of the turn, the phase and the Problem of each area."""

    def __init__(self, voice: Voice, areas: tuple[AreaView, ...]) -> None:
        self.voice = voice
        self._areas = {one.area: one for one in areas}
        self._problems: dict[int, CardName] = {}
        self._totals: dict[int, tuple[int, int]] = {}
        """By seat: the total in the faceoff that was compared last, and how much of it was flipped."""
        self._turn = 0
        self._phase = ""

    def copy(self) -> "Teller":
        """Return an independent teller that has been told the same events."""
        other = shallow_copy(self)
        other._areas = dict(self._areas)
        other._problems = dict(self._problems)
        other._totals = dict(self._totals)
        return other

    def to_bytes(self) -> bytes:
        """Return what it keeps track of, for `restored`."""
        kept = _Kept(tuple(self._areas.values()), self._problems, self._turn, self._phase)
        return msgspec.msgpack.encode(kept)

    @staticmethod
    def restored(voice: Voice, data: bytes) -> "Teller":
        """Return a teller that has been told the same events as the one that gave *data*."""
        kept = _KEPT.decode(data)
        teller = Teller(voice, kept.areas)
        teller._problems, teller._turn, teller._phase = kept.problems, kept.turn, kept.phase
        return teller

    def lines(self, events: Iterable[EventView]) -> list[LogLine]:
        """Return the lines of *events* without the quiet ones; the keeper of the log numbers them."""
        told = []
        for event in events:
            card = self.voice.printed.get(event.cards[0].card) if event.cards else None
            if event.key == "turn-started":
                self._turn, self._phase = event.amount, ""
            elif event.key == "phase-started":
                self._phase = PHASE_NAMES[event.amount]
            elif event.key == "faceoff-started":
                self._totals.clear()
            elif event.key == "compared":
                self._totals[event.seat] = (event.amount, int(event.word))
            if event.key == "entered" and card is not None and card.type == PROBLEM:
                self._problems[event.area] = CardName(card.id, event.cards[0].handle)
                self._areas.setdefault(event.area, AreaView(event.area, DILEMMA_AREA, event.seat))
            elif event.key == "entered" and event.amount & PLAYED_ENTRY:
                continue  # the event of the play has a line already
            if event.key not in QUIET:
                told.append(self._line(event))
        return told

    def _line(self, event: EventView) -> LogLine:
        spoken_of = event.cards if event.source is None else (*event.cards, event.source)
        return LogLine(
            0,
            self.sentence(event),
            self._turn,
            self._phase,
            seat=event.seat,
            event=event.key,
            cards=tuple(dict.fromkeys(one.handle for one in spoken_of if one.handle)),
            amount=event.amount,
            area=event.area,
            clause=EVENT_CLAUSES.get(event.key, ""),
            passed=event.key == "passed",
        )

    def sentence(self, event: EventView) -> Said:
        """Return the sentence of one event; pass every argument that any of the messages uses."""
        voice = self.voice
        card = self.voice.printed.get(event.cards[0].card) if event.cards else None
        others = [CardName(one.card, one.handle) for one in event.cards[1:]]
        source = self._source(event)
        if event.key == "faceoff-won" and event.seat in self._totals and voice.seat in self._totals:
            return self._decided(event)
        return said(
            f"event-{event.key}",
            **voice.who(event.seat),
            **self._place(event),
            amount=event.amount,
            tokens=counted_tokens(event.amount),
            points=counted_points(event.amount),
            counted=counted_cards(event.amount),
            counters=counted_counters(event.word, event.amount),
            color=said(f"color-{COLOUR_NAMES[event.amount]}") if event.key == "colour-chosen" else "",
            guess=said(f"type-{TYPE_NAMES[event.amount]}") if event.key == "guessed-type" else "",
            phase=PHASE_NAMES[event.amount] if event.key.startswith("phase-") else "",
            faceoff=FACEOFF_NAMES.get(event.amount, ""),
            known="no" if card is None else "yes",
            card="" if card is None else self._called(event.cards[0]),
            type="" if card is None else self._type(event, card),
            power=event.amount,
            hosted="yes" if others else "no",
            host=others[0] if others else "",
            others=listed([said("quoted-card", card=one) for one in others]),
            manner=self._manner(event),
            sourced="yes" if source else "bonus" if self._is_first_confront(event) else "no",
            source=source,
            whose=self._whose(event),
        )

    def _is_first_confront(self, event: EventView) -> bool:
        """Tell whether points are the bonus for confronting a Problem first, which only old rules give."""
        return event.key == "scored" and event.word == BONUS and event.area >= 0

    def _decided(self, event: EventView) -> Said:
        """Say who won a faceoff; a loser also reads the totals, and what was there and what was flipped."""
        if event.seat == self.voice.seat:
            return said("event-faceoff-won", **self.voice.who(event.seat), amount=event.amount)
        (mine, my_flips), (theirs, their_flips) = self._totals[self.voice.seat], self._totals[event.seat]
        return said(
            "faceoff-lost-because",
            name=self.voice.name(event.seat),
            mine=mine,
            theirs=theirs,
            there=mine - my_flips,
            theirs_there=theirs - their_flips,
            flipped=my_flips,
            theirs_flipped=their_flips,
        )

    def _called(self, card: ToldCard) -> Argument:
        """Name a card, with the number of tokens it stands for if there are several."""
        name = CardName(card.card, card.handle)
        return name if card.count == 1 else said("counted-card", card=name, count=card.count)

    def _source(self, event: EventView) -> CardName | str:
        """Name the card that caused the event, unless it is the card the event is about."""
        cause = event.source
        is_itself = bool(event.cards) and cause is not None and cause.handle == event.cards[0].handle
        return "" if cause is None or is_itself or not cause.card else CardName(cause.card, cause.handle)

    def _place(self, event: EventView) -> Arguments:
        return self.voice.place(self._areas.get(event.area), self._problems.get(event.area, ""))

    def _type(self, event: EventView, card: Card) -> str:
        """Return the type of a card; a Problem in a Dilemma's area is a Dilemma."""
        area = self._areas.get(event.area)
        is_dilemma = card.type == PROBLEM and area is not None and area.kind == DILEMMA_AREA
        return "dilemma" if is_dilemma else TYPE_NAMES[card.type]

    def _manner(self, event: EventView) -> str:
        """Return how a card was played: as an Event or Dilemma, face down, onto a card, or where."""
        card = self.voice.printed.get(event.cards[0].card) if event.cards else None
        if card is not None and card.type in (EVENT, TROUBLEMAKER):
            return "event" if card.type == EVENT else "covered"
        if len(event.cards) > 1:
            return "onto"
        area = self._areas.get(event.area)
        if area is None:
            return "dilemma"
        return "home" if area.kind == HOME_AREA else "problem"

    def _whose(self, event: EventView) -> str:
        """Return whose deck was looked at; for such events *area* is a seat."""
        if event.area == event.seat:
            return "own"
        return "yours" if event.area == self.voice.seat else "other"

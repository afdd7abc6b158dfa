"""What happened, as sentences."""

from collections.abc import Iterable

from everfree.ccg.cards import PRINTED
from everfree.ccg.language import Card
from everfree.ccg.rules.changing_zones import PLAYED_ENTRY
from everfree.ccg.view import AreaView, EventView
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
from everfree.cli.plain.voice import Voice

QUIET = ("phase-started", "phase-ending", "phase-ended", "turn-ending", "faceoff-ended")
"""Told by what follows them; a listener is spared the rest."""


class Teller:
    """Tells events in the order they happened: it remembers which Problem was where at each moment."""

    def __init__(self, voice: Voice, areas: tuple[AreaView, ...]) -> None:
        self.voice = voice
        self._areas = {one.area: one for one in areas}
        self._problems: dict[int, str] = {}

    def sentences(self, events: Iterable[EventView]) -> list[str]:
        """Tell *events*, the quiet ones left out."""
        told = []
        for event in events:
            card = PRINTED.get(event.cards[0].card) if event.cards else None
            if event.key == "entered" and card is not None and card.type == PROBLEM:
                self._problems[event.area] = card.name
                self._areas.setdefault(event.area, AreaView(event.area, DILEMMA_AREA, event.seat))
            elif event.key == "entered" and event.amount & PLAYED_ENTRY:
                continue  # the play itself is told
            if event.key not in QUIET:
                told.append(self.sentence(event))
        return told

    def sentence(self, event: EventView) -> str:
        """Tell one event with every fact a sentence could want."""
        voice = self.voice
        card = PRINTED.get(event.cards[0].card) if event.cards else None
        others = [one.card for one in event.cards[1:]]
        source = self._source(event)
        return voice.say(
            f"event-{event.key}",
            **voice.who(event.seat),
            **self._place(event),
            amount=event.amount,
            tokens=voice.tokens(event.amount),
            points=voice.points(event.amount),
            counted=voice.cards(event.amount),
            counters=voice.counters(event.word, event.amount),
            color=voice.say(f"color-{COLOUR_NAMES[event.amount]}") if event.key == "colour-chosen" else "",
            guess=voice.say(f"type-{TYPE_NAMES[event.amount]}") if event.key == "guessed-type" else "",
            phase=PHASE_NAMES[event.amount] if event.key.startswith("phase-") else "",
            faceoff=FACEOFF_NAMES.get(event.amount, ""),
            known="no" if card is None else "yes",
            card="" if card is None else self._called(card.name, event.cards[0].count),
            type="" if card is None else self._type(event, card),
            power=0 if card is None else card.front.power,
            hosted="yes" if others else "no",
            host=voice.card(others[0]) if others else "",
            others=voice.listed([voice.say("quoted-card", card=voice.card(one)) for one in others]),
            manner=self._manner(event),
            sourced="yes" if source else "no",
            source=voice.card(source) if source else "",
            whose=self._whose(event),
        )

    def _called(self, name: str, count: int) -> str:
        """Name a card, and how many tokens it stands for."""
        return name if count == 1 else self.voice.say("counted-card", card=name, count=count)

    def _source(self, event: EventView) -> str:
        """Name the card that caused it, where that is another one."""
        cause = event.source
        is_itself = bool(event.cards) and cause is not None and cause.handle == event.cards[0].handle
        return "" if cause is None or is_itself else cause.card

    def _place(self, event: EventView) -> dict[str, str]:
        return self.voice.place(self._areas.get(event.area), self._problems.get(event.area, ""))

    def _type(self, event: EventView, card: Card) -> str:
        """Name what a card is; a Problem at an area of its own is a Dilemma."""
        area = self._areas.get(event.area)
        is_dilemma = card.type == PROBLEM and area is not None and area.kind == DILEMMA_AREA
        return "dilemma" if is_dilemma else TYPE_NAMES[card.type]

    def _manner(self, event: EventView) -> str:
        """Say how a card was played: as an Event or Dilemma, face down, onto a card, or where."""
        card = PRINTED.get(event.cards[0].card) if event.cards else None
        if card is not None and card.type in (EVENT, TROUBLEMAKER):
            return "event" if card.type == EVENT else "covered"
        if len(event.cards) > 1:
            return "onto"
        area = self._areas.get(event.area)
        if area is None:
            return "dilemma"
        return "home" if area.kind == HOME_AREA else "problem"

    def _whose(self, event: EventView) -> str:
        """Say whose deck was looked at: there the event's area is a seat."""
        if event.area == event.seat:
            return "own"
        return "yours" if event.area == self.voice.seat else "other"

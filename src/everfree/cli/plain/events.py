"""What happened, as sentences."""

from collections.abc import Iterable

from everfree.ccg.cards import POOL
from everfree.ccg.rules.changing_zones import PLAYED_ENTRY
from everfree.ccg.view import AreaView, EventView
from everfree.ccg.vocab import EVENT, FACEOFF_NAMES, HOME_AREA, PHASE_NAMES, PROBLEM, TROUBLEMAKER, TYPE_NAMES
from everfree.cli.plain.voice import Voice

QUIET = ("phase-started", "phase-ended", "turn-ending", "faceoff-ended")
"""Told by what follows them; a listener is spared the rest."""


class Teller:
    """Tells events in the order they happened: it remembers which Problem was where at each moment."""

    def __init__(self, voice: Voice, areas: tuple[AreaView, ...]) -> None:
        self.voice = voice
        self._areas = areas
        self._problems: dict[int, str] = {}

    def sentences(self, events: Iterable[EventView]) -> list[str]:
        """Tell *events*, the quiet ones left out."""
        told = []
        for event in events:
            card = POOL.get(event.cards[0].card) if event.cards else None
            if event.key == "entered" and card is not None and card.type == PROBLEM:
                self._problems[event.area] = card.name
            elif event.key == "entered" and event.amount & PLAYED_ENTRY:
                continue  # the play itself is told
            if event.key not in QUIET:
                told.append(self.sentence(event))
        return told

    def sentence(self, event: EventView) -> str:
        """Tell one event with every fact a sentence could want."""
        voice = self.voice
        card = POOL.get(event.cards[0].card) if event.cards else None
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
            phase=PHASE_NAMES[event.amount] if event.key.startswith("phase-") else "",
            faceoff=FACEOFF_NAMES.get(event.amount, ""),
            known="no" if card is None else "yes",
            card="" if card is None else card.name,
            type="" if card is None else TYPE_NAMES[card.type],
            power=0 if card is None else card.front.power,
            hosted="yes" if others else "no",
            host=voice.card(others[0]) if others else "",
            others=voice.listed([voice.say("quoted-card", card=voice.card(one)) for one in others]),
            manner=self._manner(event),
            sourced="yes" if source else "no",
            source=voice.card(source) if source else "",
            whose=self._whose(event),
        )

    def _source(self, event: EventView) -> str:
        """Name the card that caused it, where that is another one."""
        cause = event.source
        is_itself = bool(event.cards) and cause is not None and cause.handle == event.cards[0].handle
        return "" if cause is None or is_itself else cause.card

    def _place(self, event: EventView) -> dict[str, str]:
        if not 0 <= event.area < len(self._areas):
            return self.voice.place(None, "")
        return self.voice.place(self._areas[event.area], self._problems.get(event.area, ""))

    def _manner(self, event: EventView) -> str:
        """Say how a card was played: as an Event, face down, onto another card, at home or at a Problem."""
        card = POOL.get(event.cards[0].card) if event.cards else None
        if card is not None and card.type in (EVENT, TROUBLEMAKER):
            return "event" if card.type == EVENT else "covered"
        if len(event.cards) > 1:
            return "onto"
        at_home = 0 <= event.area < len(self._areas) and self._areas[event.area].kind == HOME_AREA
        return "home" if at_home else "problem"

    def _whose(self, event: EventView) -> str:
        """Say whose deck was looked at: there the event's area is a seat."""
        if event.area == event.seat:
            return "own"
        return "yours" if event.area == self.voice.seat else "other"

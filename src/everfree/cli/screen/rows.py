"""Cards as lines short enough for a narrow pane: the numbers first, then the name."""

from collections.abc import Iterable
from dataclasses import dataclass

from everfree.ccg.rules.actions.play_prices import TROUBLEMAKER_PRICE
from everfree.ccg.view import AreaView, CardView, View
from everfree.ccg.vocab import (
    CHARACTER,
    COLOUR_NAMES,
    DILEMMA_AREA,
    HOME_AREA,
    PROBLEM,
    TROUBLEMAKER,
    TYPE_NAMES,
    colours_in,
)
from everfree.cli.speaker import Speaker
from everfree.telling.said import Argument, CardName, Listed, Said, said
from everfree.telling.voice import color_names, counted_counters, counted_points


@dataclass(frozen=True)
class Row:
    """A card in a list."""

    handle: int
    text: str
    is_mine: bool
    """Whether the person controls it."""
    is_offered: bool
    """Whether the open question has an option about it."""
    depth: int = 0
    """How far it is indented: 0 for a card in an area, 1 for a card attached to it, and so on."""


class Rows:
    """The cards of one view as lines."""

    def __init__(self, view: View, speaker: Speaker, offered: set[int]) -> None:
        self._view = view
        self._speaker = speaker
        self._offered = offered

    def title(self, area: AreaView) -> Said:
        """Return the title of an area's pane."""
        who = self._speaker.voice.who(area.owner)
        if area.kind == HOME_AREA:
            seat = self._view.seats[area.owner]
            return said("screen-home", **who, count=seat.home_count, limit=seat.home_limit)
        kind = "dilemma" if area.kind == DILEMMA_AREA else "problem"
        return said("screen-problem", **who, kind=kind, bonus=area.bonus)

    def area(self, area: AreaView) -> list[Row]:
        """List the cards of an area with their attachments: the Problem first, then the opponents' cards."""
        there = [card for card in self._view.play if card.area == area.area and not card.host]
        there.sort(key=lambda card: (card.handle != area.problem, card.controller == self._speaker.seat))
        return [row for card in there for row in self._with_attached(card, 0)]

    def _with_attached(self, card: CardView, depth: int) -> list[Row]:
        rows = [self.row(card, self._speaker.speak(self.card(card)), depth)]
        for one in self._view.play:
            if one.host == card.handle:
                rows.extend(self._with_attached(one, depth + 1))
        return rows

    def row(self, card: CardView, text: str, depth: int = 0) -> Row:
        return Row(
            card.handle,
            text,
            card.controller == self._speaker.seat,
            card.handle in self._offered,
            depth,
        )

    def card(self, card: CardView) -> Said:
        """Describe a card in play in a few words."""
        told = self._alone(card)
        if card.count > 1:
            told = said("counted-card", card=told, count=card.count)
        if card.counters:
            counters = self.listed(counted_counters(name, count) for name, count in card.counters)
            told = said("card-with-counters", card=told, counters=counters)
        return said("cutie-marked-card", card=told) if card.cutie_marked else told

    def _alone(self, card: CardView) -> Said:
        printed = self._speaker.printed.get(card.card)
        name = CardName(card.card, card.handle)
        if printed is None or printed.type == TROUBLEMAKER:
            state = "hidden" if printed is None else "covered" if card.face_down else "open"
            points = counted_points(0 if printed is None else printed.points)
            return said("screen-troublemaker", state=state, card=name, power=card.power or 0, points=points)
        if printed.type & CHARACTER:
            return said(
                "screen-character",
                state="frightened" if card.face_down else "exhausted" if card.exhausted else "ready",
                card=said("boosted-card", card=name) if card.boosted else name,
                power=card.power or 0,
                colors=color_names(card.colours),
            )
        kind = "problem" if printed.type == PROBLEM else "resource"
        return said("screen-card", kind=kind, state="exhausted" if card.exhausted else "ready", card=name)

    def in_hand(self, card: CardView) -> Row:
        """Return the line of a card in hand, with its printed price first."""
        printed = self._speaker.printed[card.card]
        is_troublemaker = printed.type == TROUBLEMAKER
        told = said(
            "screen-hand-card",
            kind="character" if printed.type & CHARACTER else "troublemaker" if is_troublemaker else "other",
            cost=TROUBLEMAKER_PRICE if is_troublemaker else printed.cost,
            power=printed.front.power,
            colors=color_names(tuple(COLOUR_NAMES[one] for one in colours_in(printed.front.colours))),
            type=said(f"type-{TYPE_NAMES[printed.type]}"),
            card=CardName(card.card, card.handle),
        )
        return self.row(card, self._speaker.speak(told))

    def flip(self, card: CardView) -> Said:
        """Describe a card flipped in the faceoff, and whether it counts."""
        faceoff = self._view.faceoff
        is_ignored = faceoff is not None and card.handle in faceoff.ignored
        power = card.power or 0
        name = CardName(card.card, card.handle)
        return said("screen-flip", counts="no" if is_ignored else "yes", power=power, card=name)

    def listed(self, items: Iterable[Argument]) -> Listed:
        return Listed(tuple(items))

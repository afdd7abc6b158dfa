"""The table as short lines: scores, Problems with both sides' needs, homes, and one's own hand."""

from everfree.ccg.view import AreaView, CardView, ConfrontView, SeatView, View
from everfree.ccg.vocab import CHARACTER, DILEMMA_AREA, HOME_AREA, PROBLEM, TROUBLEMAKER
from everfree.telling.printed import hand_card
from everfree.telling.said import Argument, CardName, Said, said
from everfree.telling.voice import (
    Arguments,
    Voice,
    color_names,
    counted_cards,
    counted_counters,
    counted_points,
    counted_tokens,
    listed,
    need_names,
)


def shown(view: View) -> list[CardView]:
    """List the cards of a view whose faces the viewer knows: those in play first, then hands and piles."""
    cards = [*view.play, *view.queue]
    for seat in view.seats:
        cards.extend([*seat.hand, *seat.flipped, *seat.discard_pile, *seat.banished])
        cards.extend([card for _, card in seat.known_in_deck])
    return [card for card in cards if card.card]


def standing(side: ConfrontView) -> str:
    """Return the word for a player's standing at a Problem.

    "can": the player can confront it; "blocked": a Troublemaker prevents it; "missing": power is missing;
    "blocked-missing": both; "kept": the requirements are met and a rule prevents it.
    """
    if side.can_confront:
        return "can"
    if side.blocked_by:
        return "blocked" if side.met else "blocked-missing"
    return "kept" if side.met else "missing"


class Board:
    """One view as lines for its viewer."""

    def __init__(self, voice: Voice, view: View) -> None:
        self.voice = voice
        self.view = view
        self._cards = {card.handle: card for card in view.play}
        self._areas = {area.area: area for area in view.areas}

    def lines(self) -> list[Said]:
        """List all lines of the table, the viewer's side first."""
        view = self.view
        voice = self.voice
        seats = sorted(view.seats, key=lambda seat: seat.seat != voice.seat)
        areas = sorted(view.areas, key=lambda area: (area.kind == HOME_AREA, area.owner != voice.seat))
        lines = [self.turn(), *[self.seat(seat) for seat in seats], *self._faceoff()]
        for area in areas:
            lines.extend(self._home(area) if area.kind == HOME_AREA else self._problem(area))
        return [*lines, *self._hand(seats[0])]

    def problem(self, area: AreaView) -> CardName | str:
        """Return the name of the Problem of an area; empty without one."""
        card = self._cards.get(area.problem)
        return "" if card is None else CardName(card.card, card.handle)

    def named(self, handle: int) -> CardName | str:
        """Return the name of a card by its handle; empty if the viewer does not see or know it."""
        return next((CardName(one.card, one.handle) for one in shown(self.view) if one.handle == handle), "")

    def place(self, area: int) -> Arguments:
        """Return the message arguments that name an area of this view."""
        found = self._areas.get(area)
        return self.voice.place(found, "" if found is None else self.problem(found))

    def card(self, card: CardView) -> Argument:
        """Describe a card in play with its state, counters and attachments."""
        told = self._without_counters(card)
        if card.count > 1:
            told = said("counted-card", card=told, count=card.count)
        if card.counters:
            counters = listed([counted_counters(name, count) for name, count in card.counters])
            told = said("card-with-counters", card=told, counters=counters)
        return said("cutie-marked-card", card=told) if card.cutie_marked else told

    def _without_counters(self, card: CardView) -> Argument:
        printed = self.voice.printed.get(card.card)
        if printed is None:
            return said("plain-troublemaker", state="hidden", card="", power=0, points="")
        if printed.type & CHARACTER:
            return self._character(card)
        name = CardName(card.card, card.handle)
        if printed.type == TROUBLEMAKER:
            state = "covered" if card.face_down else "open"
            points = counted_points(printed.points)
            return said("plain-troublemaker", state=state, card=name, power=card.power or 0, points=points)
        if printed.type == PROBLEM:
            return name
        return said("plain-resource", state="exhausted" if card.exhausted else "ready", card=name)

    def _character(self, card: CardView) -> Said:
        name = CardName(card.card, card.handle)
        attached = [self.card(one) for one in self.view.play if one.host == card.handle]
        return said(
            "plain-character",
            state="frightened" if card.face_down else "exhausted" if card.exhausted else "ready",
            card=said("boosted-card", card=name) if card.boosted else name,
            power=card.power or 0,
            colors=color_names(card.colours),
            attachments=len(attached),
            attached=listed(attached),
        )

    def turn(self) -> Said:
        """Say whose turn it is, and the phase."""
        view = self.view
        return said(
            "plain-turn", **self.voice.who(view.turn_player), turn=view.turn, phase=view.phase or "none"
        )

    def seat(self, seat: SeatView) -> Said:
        """Describe a player's score, action tokens, hand and deck."""
        voice = self.voice
        return said(
            "plain-seat",
            **voice.who(seat.seat),
            points=counted_points(seat.score),
            goal=voice.goal,
            tokens=counted_tokens(seat.tokens),
            hand=counted_cards(seat.hand_count),
            deck=counted_cards(seat.deck_count),
        )

    def _faceoff(self) -> list[Said]:
        if self.view.faceoff is None:
            return []
        return [
            said("plain-faceoff", **self.voice.who(seat), total=total)
            for seat, total, _ in self.view.faceoff.totals
        ]

    def title(self, area: AreaView) -> Said:
        """Say whose Problem or Dilemma an area has, and its bonus."""
        kind = "dilemma" if area.kind == DILEMMA_AREA else "problem"
        who = self.voice.who(area.owner)
        return said("plain-problem", **who, kind=kind, problem=self.problem(area), bonus=area.bonus)

    def _problem(self, area: AreaView) -> list[Said]:
        voice = self.voice
        card = self._cards.get(area.problem)
        if card is None:
            return []
        lines = [self.title(area)]
        for side in sorted(area.confront, key=lambda one: one.seat != voice.seat):
            who = voice.who(side.seat)
            lines.append(
                said(
                    "plain-standing",
                    **who,
                    standing=standing(side),
                    needs=need_names(side.needs),
                    power=side.power,
                    blocker=self.named(side.blocked_by),
                )
            )
            there = [one for one in self._there(area) if one.controller == side.seat]
            if there:
                lines.extend([said("plain-there", **who), *self._items(there)])
        return lines

    def _home(self, area: AreaView) -> list[Said]:
        cards = self._there(area)
        who = self.voice.who(area.owner)
        limit = self.view.seats[area.owner].home_limit
        return [said("plain-home", **who, count=len(cards), limit=limit), *self._items(cards)]

    def _items(self, cards: list[CardView]) -> list[Said]:
        """Describe cards in play, one line for each."""
        return [said("plain-item", item=self.card(card)) for card in cards]

    def _there(self, area: AreaView) -> list[CardView]:
        """List the cards of an area without attachments, which are described with their host."""
        return [
            card
            for card in self.view.play
            if card.area == area.area
            and card.handle != area.problem
            and (card.host == 0 or card.host == area.problem)
        ]

    def _hand(self, seat: SeatView) -> list[Said]:
        count = seat.hand_count
        lines = [said("plain-hand", count=count, counted=counted_cards(count))]
        cards = [hand_card(self.voice.printed[card.card], card.handle) for card in seat.hand]
        return [*lines, *[said("plain-item", item=card) for card in cards]]

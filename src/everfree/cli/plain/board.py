"""The table as short lines: scores, Problems with both sides' needs, homes, and one's own hand."""

from everfree.ccg.cards import POOL
from everfree.ccg.view import AreaView, CardView, SeatView, View
from everfree.ccg.vocab import CHARACTER, HOME_AREA, MANE, PROBLEM, TROUBLEMAKER, WINNING_SCORE
from everfree.cli.plain.printed import hand_card
from everfree.cli.plain.voice import Voice


class Board:
    """One view, told to the person in its seat."""

    def __init__(self, voice: Voice, view: View) -> None:
        self.voice = voice
        self.view = view
        self._cards = {card.handle: card for card in view.play}
        self._areas = {area.area: area for area in view.areas}

    def lines(self) -> list[str]:
        """Tell everything, the viewer's side first."""
        view = self.view
        voice = self.voice
        seats = sorted(view.seats, key=lambda seat: seat.seat != voice.seat)
        areas = sorted(view.areas, key=lambda area: (area.kind == HOME_AREA, area.owner != voice.seat))
        lines = [self._turn(), *[self._seat(seat) for seat in seats], *self._faceoff()]
        for area in areas:
            lines.extend(self._home(area) if area.kind == HOME_AREA else self._problem(area))
        return [*lines, *self._hand(seats[0])]

    def problem(self, area: AreaView) -> str:
        """Name the Problem of an area."""
        card = self._cards.get(area.problem)
        return "" if card is None else self.voice.card(card.card)

    def place(self, area: int) -> dict[str, str]:
        """Give the arguments that name a place of this view."""
        found = self._areas.get(area)
        return self.voice.place(found, "" if found is None else self.problem(found))

    def card(self, card: CardView) -> str:
        """Name a card in play with what is to be seen of it, and what lies on it."""
        told = self._without_counters(card)
        if card.counters:
            counters = self.voice.listed([self.voice.counters(name, count) for name, count in card.counters])
            told = self.voice.say("card-with-counters", card=told, counters=counters)
        return self.voice.say("cutie-marked-card", card=told) if card.cutie_marked else told

    def _without_counters(self, card: CardView) -> str:
        printed = POOL.get(card.card)
        if printed is None:
            return self.voice.say("plain-troublemaker", state="hidden", card="", power=0, points="")
        if printed.type & CHARACTER:
            return self._character(card)
        name = printed.name
        if printed.type == TROUBLEMAKER:
            state = "covered" if card.face_down else "open"
            points = self.voice.points(printed.points)
            return self.voice.say(
                "plain-troublemaker", state=state, card=name, power=card.power or 0, points=points
            )
        if printed.type == PROBLEM:
            return name
        return self.voice.say("plain-resource", state="exhausted" if card.exhausted else "ready", card=name)

    def _character(self, card: CardView) -> str:
        voice = self.voice
        name = voice.card(card.card)
        attached = [self.card(one) for one in self.view.play if one.host == card.handle]
        return voice.say(
            "plain-character",
            state="frightened" if card.face_down else "exhausted" if card.exhausted else "ready",
            card=voice.say("boosted-card", card=name) if card.boosted else name,
            power=card.power or 0,
            colors=voice.colors(card.colours),
            attachments=len(attached),
            attached=voice.listed(attached),
        )

    def _turn(self) -> str:
        view = self.view
        return self.voice.say(
            "plain-turn", **self.voice.who(view.turn_player), turn=view.turn, phase=view.phase or "none"
        )

    def _seat(self, seat: SeatView) -> str:
        voice = self.voice
        return voice.say(
            "plain-seat",
            **voice.who(seat.seat),
            points=voice.points(seat.score),
            goal=WINNING_SCORE,
            tokens=voice.tokens(seat.tokens),
            hand=voice.cards(seat.hand_count),
            deck=voice.cards(seat.deck_count),
        )

    def _faceoff(self) -> list[str]:
        if self.view.faceoff is None:
            return []
        return [
            self.voice.say("plain-faceoff", **self.voice.who(seat), total=total)
            for seat, total, _ in self.view.faceoff.totals
        ]

    def _problem(self, area: AreaView) -> list[str]:
        voice = self.voice
        card = self._cards.get(area.problem)
        if card is None:
            return []
        who = voice.who(area.owner)
        lines = [voice.say("plain-problem", **who, problem=self.problem(area), bonus=POOL[card.card].bonus)]
        for side in sorted(area.confront, key=lambda one: one.seat != voice.seat):
            standing = "can" if side.can_confront else "cannot"
            needs = voice.needs(side.needs)
            who = voice.who(side.seat)
            lines.append(voice.say("plain-standing", **who, standing=standing, needs=needs, power=side.power))
            there = [one for one in self._there(area) if one.controller == side.seat]
            if there:
                lines.extend([voice.say("plain-there", **who), *self._items(there)])
        return lines

    def _home(self, area: AreaView) -> list[str]:
        cards = self._there(area)
        who = self.voice.who(area.owner)
        limit = self._home_limit(area.owner)
        return [self.voice.say("plain-home", **who, count=len(cards), limit=limit), *self._items(cards)]

    def _items(self, cards: list[CardView]) -> list[str]:
        """Tell cards in play, each on a line of its own."""
        return [self.voice.say("plain-item", item=self.card(card)) for card in cards]

    def _home_limit(self, seat: int) -> int:
        """Give the number on the Mane Character's face-up side; -1 is no limit."""
        for card in self.view.play:
            printed = POOL.get(card.card)
            if printed is not None and printed.type == MANE and card.controller == seat:
                return printed.sides[1 if card.boosted else 0].home_limit
        return -1

    def _there(self, area: AreaView) -> list[CardView]:
        """List the cards of an area that stand by themselves; attachments are named with their host."""
        return [
            card
            for card in self.view.play
            if card.area == area.area
            and card.handle != area.problem
            and (card.host == 0 or card.host == area.problem)
        ]

    def _hand(self, seat: SeatView) -> list[str]:
        count = seat.hand_count
        lines = [self.voice.say("plain-hand", count=count, counted=self.voice.cards(count))]
        cards = [hand_card(self.voice, POOL[card.card]) for card in seat.hand]
        return [*lines, *[self.voice.say("plain-item", item=card) for card in cards]]

"""One position as the screen shows it: short lines for the panes, the choices, and explanations.

Everything here comes from the seat's own view, through `telling` and the catalogue; no widget is used.
"""

from dataclasses import dataclass
from typing import Final

from everfree.ccg.table import PonyTable
from everfree.ccg.view import AreaView, CardView, OptionView, SeatView
from everfree.ccg.vocab import HOME_AREA
from everfree.cli.cards import lines as card_lines
from everfree.cli.helping.listing import Line, Listing
from everfree.cli.screen.meters import bar
from everfree.cli.screen.rows import Row, Rows
from everfree.cli.screen.standing import standing
from everfree.cli.speaker import Speaker
from everfree.telling.board import shown
from everfree.telling.onlooker import Onlooker
from everfree.telling.questions import Asking
from everfree.telling.reasons import Reasons
from everfree.telling.said import Said, said
from everfree.telling.voice import counted_cards, counted_tokens

COLLECTORS_FACTS: Final = ("id", "rarity")
"""Printed facts that don't matter in play, left out on the screen."""
MOST_LISTED: Final = 40
"""How many numbers of a range are listed; the others can be typed."""


@dataclass(frozen=True)
class Choice:
    """One line of the list of options."""

    number: int
    """The number to type for it."""
    text: str
    option: OptionView
    cards: tuple[int, ...] = ()
    """Handles of the equal cards that it stands for."""


class Moment:
    """The table as the person in one seat sees it now, with or without a question."""

    def __init__(self, table: PonyTable, speaker: Speaker) -> None:
        self.speaker = speaker
        self._onlooker = Onlooker(table, speaker.seat)
        self.view = self._onlooker.view
        self._board = self._onlooker.board
        self._eyes = self._onlooker.own_cards
        self._reasons = Reasons(self._board, self._eyes)
        self._asking = (
            None if self.view.question is None else Asking(self._board, self._eyes, self.view.question)
        )
        options = () if self.view.question is None else self.view.question.options
        self._rows = Rows(self.view, speaker, {option.card for option in options if option.card})
        question = self.view.question
        self.listing = None if question is None else Listing(question, self.view)
        self._shown = {card.handle: card for card in shown(self.view)}

    # The panes.

    def turn(self) -> str:
        """Return the sentence that says whose turn and which phase it is."""
        who = self.speaker.voice.who(self.view.turn_player)
        return self._say(said("plain-turn", **who, turn=self.view.turn, phase=self.view.phase or "none"))

    def seats(self) -> list[tuple[bool, str]]:
        """Return score, tokens and cards of each side, the opponent's first, as (is the person's, line)."""
        ordered = sorted(self.view.seats, key=lambda seat: seat.seat == self.speaker.seat)
        return [(seat.seat == self.speaker.seat, self._seat(seat)) for seat in ordered]

    def problems(self) -> list[AreaView]:
        """List the areas with a Problem, the person's own first."""
        areas = [area for area in self.view.areas if area.problem]
        return sorted(areas, key=lambda area: area.owner != self.speaker.seat)

    def homes(self) -> list[AreaView]:
        """List the homes, the person's own first."""
        areas = [area for area in self.view.areas if area.kind == HOME_AREA]
        return sorted(areas, key=lambda area: area.owner != self.speaker.seat)

    def title(self, area: AreaView) -> str:
        """Name an area, with the bonus of its Problem or the number of cards in the home."""
        return self._say(self._rows.title(area))

    def standings(self, area: AreaView) -> list[tuple[bool, str]]:
        """Return both sides' needs at a Problem, the opponent's first, as (is the person's, line)."""
        ordered = sorted(area.confront, key=lambda side: side.seat == self.speaker.seat)
        voice = self.speaker.voice
        return [(side.seat == voice.seat, self._say(standing(side, voice))) for side in ordered]

    def rows(self, area: AreaView) -> list[Row]:
        """List the cards of an area: the Problem first, then the opponent's cards, then the person's."""
        return self._rows.area(area)

    def hand(self) -> list[Row]:
        return [self._rows.in_hand(card) for card in self.view.seats[self.speaker.seat].hand]

    def hand_title(self) -> str:
        """Return the title of the hand, with its number of cards."""
        count = self.view.seats[self.speaker.seat].hand_count
        return self._say(said("screen-hand", counted=counted_cards(count)))

    def faceoff(self) -> list[tuple[bool, str]]:
        """Return both totals of a faceoff with the flipped cards, the opponent's first; empty without one."""
        faceoff = self.view.faceoff
        if faceoff is None:
            return []
        highest = max([total for _, total, _ in faceoff.totals], default=0)
        ordered = sorted(faceoff.totals, key=lambda one: one[0] == self.speaker.seat)
        return [
            (seat == self.speaker.seat, self._say(self._side(seat, total, highest)))
            for seat, total, _ in ordered
        ]

    def stakes(self) -> list[str]:
        """List the sentences that say what is at stake, such as in the current faceoff."""
        return [self._say(stake.text) for stake in self._onlooker.stakes()]

    # The question.

    def question(self) -> list[str]:
        """Return the question and the sentence of the card that asks it; empty if nothing is asked."""
        if self._asking is None:
            return []
        source = self._asking.source()
        asked = self._say(self._asking.sentence())
        return [asked] if source is None else [asked, self._say(source)]

    def choices(self) -> list[Choice]:
        """List the answers for the list of options; for a range, its first MOST_LISTED numbers."""
        if self._asking is None:
            return []
        options = self._asking.question.options
        if options[0].upto:
            first, last = self.numbers()
            return [
                Choice(number, str(number), options[0])
                for number in range(first, min(last, first + MOST_LISTED - 1) + 1)
            ]
        assert self.listing is not None
        return [
            Choice(
                line.number,
                self._option(line),
                line.option,
                tuple([options[answer].card for answer in line.answers]),
            )
            for line in self.listing.lines
        ]

    def _option(self, line: Line) -> str:
        assert self._asking is not None
        told = self._say(self._asking.option(line.option))
        count = len(line.answers)
        return told if count == 1 else self.speaker.say("plain-counted-option", option=told, count=count)

    def numbers(self) -> tuple[int, int]:
        """Return the first and the last number that answers the question; (1, 0) if nothing is asked."""
        return (1, 0) if self.listing is None else self.listing.numbers()

    def can_cancel(self) -> bool:
        """Tell whether the action in progress can be cancelled."""
        return self._asking is not None and self._asking.question.can_cancel

    # Why.

    def about_choice(self, choice: Choice) -> list[str]:
        """Explain an option: the needs of its Problem, or its price and card."""
        option = choice.option
        for area in self.problems():
            if area.area == option.area:
                return self._lines(self._reasons.why_area(area))
        if option.verb == "play" and option.card in self._eyes.names:
            price = self._lines(self._reasons.why_price(option.card))
            return [*price, "", *self._printed(option.card)]
        return self.about_card(option.card)

    def about_card(self, handle: int) -> list[str]:
        """Explain a card: how its numbers are computed, why it can't be used, and what is printed on it."""
        if handle not in self._eyes.names:
            return []
        lines: list[str] = []
        card = self._shown.get(handle)
        if card is not None and not card.face_down:
            lines = [*self._lines(self._reasons.why_card(card)), ""]
        if card is not None and self._is_mine(card):
            offered = any(handle in choice.cards for choice in self.choices())
            lines = [*lines, *self._lines(self._reasons.why_not(handle, offered)), ""]
        return [*lines, *self._printed(handle)]

    def about_faceoff(self) -> list[str]:
        return self._lines(self._reasons.why_totals())

    def _is_mine(self, card: CardView) -> bool:
        """Tell whether the person controls a card, or it is a Problem, which both sides may confront."""
        return card.controller == self.speaker.seat or any(
            area.problem == card.handle for area in self.view.areas
        )

    # Words.

    def _say(self, told: Said) -> str:
        return self.speaker.speak(told)

    def _lines(self, told: list[Said]) -> list[str]:
        return self.speaker.lines(told)

    def _printed(self, handle: int) -> list[str]:
        card = self.speaker.printed[self._eyes.names[handle]]
        return list(card_lines(card, self.speaker.messages.language, leave_out=COLLECTORS_FACTS))

    def _seat(self, seat: SeatView) -> str:
        is_mine = seat.seat == self.speaker.seat
        goal = self.speaker.voice.goal
        return self._say(
            said(
                "screen-seat",
                **self.speaker.voice.who(seat.seat),
                bar=bar(seat.score, goal, is_mine, goal),
                score=seat.score,
                goal=goal,
                tokens=counted_tokens(seat.tokens),
                hand=seat.hand_count,
                deck=seat.deck_count,
            )
        )

    def _side(self, seat: int, total: int, highest: int) -> Said:
        flipped = [self._rows.flip(card) for card in self.view.seats[seat].flipped]
        return said(
            "screen-faceoff-side",
            **self.speaker.voice.who(seat),
            bar=bar(total, highest, seat == self.speaker.seat),
            total=total,
            count=len(flipped),
            flipped=self._rows.listed(flipped),
        )

"""The open question of a seat as lines of text, and answers to what the person asks about it."""

from collections.abc import Iterable
from typing import Final

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.table import PonyTable
from everfree.ccg.view import AreaView, CardView, OptionView, QuestionView
from everfree.cli.cards import lines as card_lines
from everfree.cli.helping.listing import Line, Listing
from everfree.cli.plain.commands import number_in
from everfree.cli.speaker import Speaker
from everfree.telling.board import Board, shown
from everfree.telling.finding import fitting, simplified
from everfree.telling.own_cards import OwnCards
from everfree.telling.questions import Asking
from everfree.telling.reasons import Reasons

FEW_NAMES: Final = 40
"""More names than this are not listed; the person searches them by a part of the name."""


class Position:
    """The open question of a seat, the board around it, and explanations, as lines of text."""

    def __init__(self, table: PonyTable, speaker: Speaker) -> None:
        self.speaker = speaker
        self.view = table.view(speaker.seat)
        if self.view.question is None:
            raise LookupError(f"seat {speaker.seat} is not asked")
        self.question: QuestionView = self.view.question
        self._board = Board(speaker.voice, self.view)
        self.own_cards = OwnCards(table.played, speaker.seat)
        self._reasons = Reasons(self._board, self.own_cards)
        self._fan_made = table.fan_made
        self.asking = Asking(self._board, self.own_cards, self.question)
        self.listing = Listing(self.question, self.view)

    def board(self) -> list[str]:
        return self.speaker.lines(self._board.lines())

    def asked(self) -> list[str]:
        """Return the question, the card text that asks it, the numbered options and the prompt."""
        asking = self.asking
        options = (
            [self.speaker.say("plain-many-names", count=len(self.question.options))]
            if self.has_many_names()
            else [
                self._option_line(line, self.speaker.speak(asking.option(line.option)))
                for line in self.listing.lines
            ]
        )
        cancel = [self.speaker.say("plain-can-cancel")] if self.question.can_cancel else []
        return [self.speaker.speak(asking.sentence()), *self._text(asking), *options, *cancel, self.prompt()]

    def has_many_names(self) -> bool:
        """Tell whether the options are too many names to print; the person types a part of one instead."""
        options = self.question.options
        return len(options) > FEW_NAMES and all(one.verb == "name" for one in options)

    def names_with(self, typed: str) -> list[str]:
        """List the options that name a card with *typed* in its name, at most FEW_NAMES."""
        wanted = simplified(typed)
        found = [
            self._option_line(line, self.speaker.printed[line.option.name].name)
            for line in self.listing.lines
            if wanted in simplified(self.speaker.printed[line.option.name].name)
        ]
        if not found:
            return [self.speaker.say("plain-no-such-name", typed=typed)]
        more = [self.speaker.say("plain-more-names", count=len(found) - FEW_NAMES)]
        return found if len(found) <= FEW_NAMES else [*found[:FEW_NAMES], *more]

    def _option_line(self, line: Line, told: str) -> str:
        """Put its number before an option, but not before a range, which is answered with a number in it."""
        if line.option.upto:
            return told
        count = len(line.answers)
        option = told if count == 1 else self.speaker.say("plain-counted-option", option=told, count=count)
        return self.speaker.say("plain-option", number=line.number, option=option)

    def _text(self, asking: Asking) -> list[str]:
        """Return the card that asks and the sentence of its text, if a card asks."""
        source = asking.source()
        return [] if source is None else [self.speaker.speak(source)]

    def numbers(self) -> tuple[int, int]:
        """Return the first and the last number that answers the question: options, or a range."""
        return self.listing.numbers()

    def prompt(self) -> str:
        """Return the line that asks for an answer."""
        first, last = self.numbers()
        if self.question.options[0].upto:
            return self.speaker.say("plain-prompt-number", first=first, last=last)
        return self.speaker.say("plain-prompt", count=last)

    def no_such_number(self) -> str:
        """Return the sentence that says which numbers are answers."""
        first, last = self.numbers()
        if self.question.options[0].upto:
            return self.speaker.say("plain-not-in-range", first=first, last=last)
        return self.speaker.say("plain-no-such-number", count=last)

    def why(self, what: str) -> list[str]:
        """Explain the numbers of an option, or of a card the person has named."""
        if not what:
            return [self.speaker.say("plain-why-what")]
        if what.casefold() == "total":
            return self.speaker.lines(self._reasons.why_totals())
        if what.isdigit():
            return self._why_option(what)
        cards = self._named(what)
        if isinstance(cards, str):
            return [cards]
        in_play = [card for card in cards if card.area >= 0]
        return [line for card in in_play or cards[:1] for line in self.why_card(card)]

    def why_card(self, card: CardView) -> list[str]:
        return self.speaker.lines(self._reasons.why_card(card))

    def why_area(self, area: AreaView) -> list[str]:
        """Explain what each player needs at a Problem."""
        return self.speaker.lines(self._reasons.why_area(area))

    def why_not(self, what: str) -> list[str]:
        """Explain what keeps the person from using a card."""
        if not what:
            return [self.speaker.say("plain-why-not-what")]
        handle = self._pointed(what)
        if isinstance(handle, str):
            return [handle]
        offered = any(option.card == handle for option in self.question.options)
        return self.why_not_card(handle, offered)

    def why_not_card(self, handle: int, offered: bool) -> list[str]:
        """Explain for each use of a card why it is refused; *offered*: the question has an option with it."""
        return self.speaker.lines(self._reasons.why_not(handle, offered))

    def show(self, what: str) -> list[str]:
        """Return what is printed on a card, looked up at this table first, then among all cards."""
        if not what:
            return [self.speaker.say("plain-show-what")]
        if what.isdigit():
            handle = self._pointed(what)
            ids = [] if isinstance(handle, str) else [self.own_cards.names[handle]]
            if isinstance(handle, str):
                return [handle]
        else:
            known = self._cards(self.own_cards.names.values())
            ids = fitting(what, known) or fitting(what, [*POOL.values(), *self._fan_made])
        if len(ids) != 1:
            return [self._which(what, ids)]
        return list(card_lines(self.speaker.printed[ids[0]], self.speaker.messages.language))

    # Which card is meant.

    def _cards(self, ids: Iterable[str]) -> list[Card]:
        return [self.speaker.printed[card] for card in ids if card]

    def _why_option(self, what: str) -> list[str]:
        option = self._option(what)
        if isinstance(option, str):
            return [option]
        for area in self.view.areas:
            if area.area == option.area and area.problem:
                return self.why_area(area)
        if option.verb == "play":
            return self.speaker.lines(self._reasons.why_price(option.card))
        for card in shown(self.view):
            if card.handle == option.card:
                return self.why_card(card)
        if option.card in self.own_cards.names:
            name = self.speaker.printed[self.own_cards.names[option.card]].name
            return [self.speaker.say("plain-why-nothing", card=name)]
        return [self.speaker.say("plain-no-card-in-option", number=what)]

    def _option(self, what: str) -> OptionView | str:
        """Return the option with a number, or the sentence that there is none."""
        number = number_in(what)
        count = len(self.listing.lines)
        if not 1 <= number <= count:
            return self.speaker.say("plain-no-such-number", count=count)
        return self.listing.lines[number - 1].option

    def _pointed(self, what: str) -> int | str:
        """Return the handle of the card in an option or with a name, or the sentence that there is none."""
        if what.isdigit():
            option = self._option(what)
            if isinstance(option, str):
                return option
            if option.card not in self.own_cards.names:
                return self.speaker.say("plain-no-card-in-option", number=what)
            return option.card
        cards = self._named(what)
        if isinstance(cards, str):
            return cards
        mine = [card for card in cards if card.controller == self.speaker.seat]
        return (mine or cards)[0].handle

    def _named(self, what: str) -> list[CardView] | str:
        """Return the cards of this table with a name, or the sentence that it fits none or several."""
        cards = shown(self.view)
        ids = fitting(what, self._cards([card.card for card in cards]))
        if len(ids) != 1:
            return self._which(what, ids)
        return [card for card in cards if card.card == ids[0]]

    def _which(self, what: str, ids: list[str]) -> str:
        if ids:
            names = self.speaker.messages.listed([self.speaker.printed[one].name for one in ids[:8]])
            return self.speaker.say("plain-several-cards", cards=names)
        return self.speaker.say("plain-no-such-card", typed=what[:60])

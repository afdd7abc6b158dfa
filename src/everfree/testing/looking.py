"""Read a test's table: the open question, numbers with their reasons, places of cards, and refusals."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.state import (
    BOOSTED,
    CUTIE_MARK,
    EXHAUSTED,
    PLAYING,
)
from everfree.ccg.kernel.values.characteristics import colours_of, keywords_of, power_of, power_parts
from everfree.ccg.language import Activated, Card
from everfree.ccg.rules.actions.legality import refuse_move, refuse_play, refuse_use
from everfree.ccg.rules.actions.play_prices import price_of
from everfree.ccg.rules.actions.reactions import refuse_reaction
from everfree.ccg.rules.confront.requirements import needs_of, refuse_confronting
from everfree.ccg.rules.core import movement
from everfree.ccg.rules.faceoffs.involvement import is_involved, total_of, total_parts
from everfree.ccg.rules.turn.troublemaker_phase import refuse_challenge
from everfree.ccg.rules.words.effects.counters import counters_on
from everfree.ccg.view import view_of
from everfree.ccg.vocab import (
    BANISHED,
    COLOUR_NAMES,
    DRAW_DECK,
    FLIP,
    HAND,
    KEYWORD_BITS,
    NO_AREA,
    PROBLEM_DECK,
    TROUBLEMAKER,
    TYPE_NAMES,
    ZONE_NAMES,
    CardId,
    Seat,
    card_of,
)
from everfree.library.drawing import picture_of
from everfree.library.naming import position_line
from everfree.testing.laid import OPPONENT, YOU, Laid, Put


class UnexpectedQuestion(AssertionError):
    """The game does not ask what the test expected; the message shows the open question."""


class Looking(Laid):
    """The methods of a table that read its position without changing it."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {position_line(self.game, self._names())}>"

    def _repr_html_(self) -> str:
        """Draw the table as you see it, for notebooks."""
        names = self._names()
        printed = {one.card.id: one.card for one in self.game.definitions.cards}
        view = view_of(self.game, YOU)
        return picture_of(view, names, position_line(self.game, names), printed)._repr_html_()

    def _names(self) -> list[str]:
        others = self.game.state.seats - 1
        return ["You", *[f"Opponent{'' if others == 1 else f' {number + 1}'}" for number in range(others)]]

    @property
    def question(self) -> Question:
        """The open question; raises `UnexpectedQuestion` if the game is over."""
        question = self.game.state.question
        if question is None:
            raise UnexpectedQuestion("the game is over")
        return question

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        return self.question.kind

    @property
    def is_over(self) -> bool:
        return self.game.state.outcome != PLAYING

    @property
    def tokens(self) -> int:
        return self.game.state.tokens[YOU]

    @property
    def opponent_tokens(self) -> int:
        return self.game.state.tokens[OPPONENT]

    @property
    def score(self) -> int:
        """Your points."""
        return self.game.state.score[YOU]

    @property
    def opponent_score(self) -> int:
        """Your opponent's points."""
        return self.game.state.score[OPPONENT]

    @property
    def log(self) -> list[str]:
        """The keys of all events so far."""
        return [event.key for event in self.game.events or ()]

    def choices(self) -> list[Put | str]:
        """List what the open question offers: cards, places, or words such as "yes" and "pass"."""
        return [self._named(one) for one in self.question.options]

    def _named(self, one: tuple[int, ...]) -> Put | str:
        if one[0] in (option.CARD, option.PLAY, option.MOVE, option.RALLY, option.USE):
            return self._put(CardId(one[1]))
        if one[0] == option.AREA:
            return self.name_of_area(one[1])
        if one[0] == option.SEAT:
            return f"seat {one[1]}"
        if one[0] == option.NAME:
            return self.game.definitions.names[one[1]].name
        if one[0] == option.COUNTER:
            return self.game.definitions.counters[one[1]]
        if one[0] in (option.COLOUR, option.TYPE):
            return COLOUR_NAMES[one[1]] if one[0] == option.COLOUR else TYPE_NAMES[one[1]]
        if one[0] == option.TRIGGER:
            waiting = getattr(self.game.state.frames[-1], "batch", ())[one[1]]
            return self._put(card_of(waiting.scope.source))
        return option.OPTION_NAMES[one[0]]

    def power(self, put_: Put) -> int:
        return power_of(self.game, self.id(put_))

    def colours(self, put_: Put) -> int:
        """Return a card's colours as bits."""
        return colours_of(self.game, self.id(put_))

    def keywords(self, put_: Put) -> set[str]:
        bits = keywords_of(self.game, self.id(put_))
        return {name for name, bit in KEYWORD_BITS.items() if bits & bit}

    def why(self, put_: Put) -> list[tuple[Put | str, int]]:
        """List the parts of a card's power: the printed number, its counters, each card that changes it."""
        return [
            (part.what if part.what in ("printed", "counter") else self._put(part.source), part.amount)
            for part in power_parts(self.game, self.id(put_))
        ]

    def total(self, seat: Seat = YOU) -> int:
        """Return a player's power total in the current faceoff."""
        return total_of(self.game, seat)

    def why_total(self, seat: Seat = YOU) -> list[tuple[Put, int]]:
        """List the cards that add to a player's power total, with what each adds."""
        return [(self._put(part.source), part.amount) for part in total_parts(self.game, seat)]

    def involved(self) -> list[Put]:
        """List the cards involved in the current faceoff, in the order they entered play."""
        return [self._puts[card] for card in self.game.in_play() if is_involved(self.game, card)]

    def price(self, put_: Put, to: str = "home") -> int:
        """Return what you pay to play a card to a place; for an attachment, on the Problem there."""
        card, area = self.id(put_), self.area_named(to)
        host = CardId(-1) if self.game.definition(card).host is None else self.game.problem_at(area)
        return price_of(self.game, YOU, card, area, host)

    def move_price(self, put_: Put, to: str = "") -> int:
        """Return what the Move action costs for a card, to a certain place if one is named."""
        area = self.area_named(to) if to else NO_AREA
        return movement.move_price(self.game, self.id(put_), area)

    def counters(self, put_: Put) -> dict[str, int]:
        """Count the counters on a card by their names."""
        return dict(counters_on(self.game, self.id(put_)))

    def is_cutie_marked(self, put_: Put) -> bool:
        """Tell whether a card has its cutie mark."""
        return self.game.state.marks[self.id(put_)] & CUTIE_MARK != 0

    def needs(self, problem: Put, seat: Seat = YOU) -> list[tuple[int, int]]:
        """List colour and amount of each requirement a player has at a Problem."""
        return [(need.colour, need.amount) for need in needs_of(self.game, seat, self.id(problem))]

    def can_confront(self, problem: Put, seat: Seat = YOU) -> bool:
        """Tell whether a player can confront a Problem now."""
        return refuse_confronting(self.game, seat, self.id(problem)) is None

    def zone_of(self, put_: Put) -> str:
        """Name the zone a card is in."""
        return ZONE_NAMES[self.game.state.zone[self.id(put_)]]

    def area_of(self, put_: Put) -> str:
        """Name the place of a card in play."""
        area = self.game.state.area[self.id(put_)]
        return self.name_of_area(area) if area >= 0 else ""

    def host_of(self, put_: Put) -> Put | None:
        """Return the host of an attachment, or None."""
        host = self.game.state.host[self.id(put_)]
        return None if host < 0 else self._put(host)

    def is_exhausted(self, put_: Put) -> bool:
        """Tell whether a card has an exhaustion counter."""
        return self.game.state.marks[self.id(put_)] & EXHAUSTED != 0

    def is_face_down(self, put_: Put) -> bool:
        """Tell whether a card is face down: frightened, or a covered Troublemaker."""
        return self.game.is_face_down(self.id(put_))

    def is_boosted(self, put_: Put) -> bool:
        """Tell whether a Mane Character shows its boosted side."""
        return self.game.state.marks[self.id(put_)] & BOOSTED != 0

    def knows(self, put_: Put, seat: Seat = YOU) -> bool:
        """Tell whether a player knows which card this is, in the zone it is in now."""
        return self.game.state.known[self.id(put_)] >> seat & 1 == 1

    def hand(self, seat: Seat = YOU) -> list[Put]:
        """List the cards in a player's hand."""
        return [self._put(card) for card in self.game.cards_in(HAND, seat)]

    def deck(self, seat: Seat = YOU) -> list[Put]:
        """List a draw deck from the top."""
        return [self._put(card) for card in reversed(self.game.cards_in(DRAW_DECK, seat))]

    def problem_deck(self, seat: Seat = YOU) -> list[Put]:
        """List a Problem deck from the top."""
        return [self._put(card) for card in reversed(self.game.cards_in(PROBLEM_DECK, seat))]

    def flipped(self, seat: Seat = YOU) -> list[Put]:
        """List a player's flipped cards."""
        return [self._put(card) for card in self.game.cards_in(FLIP, seat)]

    def beneath(self, put_: Put) -> list[Put]:
        """List the cards that lie beneath a card."""
        return [self._put(card) for card, host in self.game.state.beneath if host == self.id(put_)]

    def banished(self, seat: Seat = YOU) -> list[Put]:
        """List a player's banished cards."""
        return [self._put(card) for card in self.game.cards_in(BANISHED, seat)]

    def created(self, card: Card) -> list[Put]:
        """List the tokens of this card in play, each stack as one, in the order they entered."""
        game = self.game
        found = [one for one in game.in_play() if game.is_token(one)]
        return [self._put(one) for one in found if game.definition(one).card.id == card.id]

    def count(self, put_: Put) -> int:
        """Return how many tokens are in a stack."""
        return self.game.count_of(self.id(put_))

    def playable(self) -> list[Put | str]:
        """List the cards the open question lets you play."""
        return [self._named(one) for one in self.question.options if one[0] == option.PLAY]

    def why_not(self, put_: Put) -> Refusal | None:
        """Return why you can't play this card now, or None if you can.

        For a card in play: why you can't challenge (Troublemaker), confront (Problem) or move it.
        """
        card = self.id(put_)
        if self.game.state.zone[card] == HAND:
            if self.game.definition(card).is_quick:
                return refuse_reaction(self.game, YOU, card)
            return refuse_play(self.game, YOU, card)
        if self.game.definition(card).type == TROUBLEMAKER:
            return refuse_challenge(self.game, YOU, card)
        if card in self.game.board().problems.values():
            return refuse_confronting(self.game, YOU, card)
        return refuse_move(self.game, YOU, card)

    def why_not_use(self, put_: Put, seat: Seat = YOU) -> Refusal | None:
        """Return why a player can't use this card's first activated ability now, or None."""
        card = self.id(put_)
        ability = next(one for one in self.game.face(card).abilities if isinstance(one, Activated))
        return refuse_use(self.game, seat, card, ability)

    def told(self, kind: int) -> int:
        """Count the events of one kind of occurrence."""
        return self.log.count(kinds.KIND_NAMES[kind])

    def describe(self) -> str:
        """Return the open question with its options as text, for the messages of failing tests."""
        if self.game.state.question is None:
            return "the game is over"
        question = self.question
        offered = "\n".join(
            f"  {option.OPTION_NAMES[one[0]]} {self._named(one)!r}" for one in question.options
        )
        who = "you are" if question.seat == YOU else "your opponent is"
        return f"{who} asked {question.kind!r}:\n{offered}"

"""The open question and its answers, in words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, overload

from everfree.ccg.cards import PRINTED
from everfree.ccg.language.card import Card
from everfree.ccg.view import AreaView, CardView, OptionView, QuestionView, View
from everfree.ccg.vocab import COLOUR_NAMES, HOME_AREA, TYPE_NAMES
from everfree.library.errors import IllegalAnswer

WORDS: Final = {
    "pass": "pass",
    "yes": "yes",
    "no": "no",
    "draw": "draw a card",
    "end": "end the Main Phase",
    "done": "nothing more",
}
"""What answers without a card say."""
MOST_LISTED: Final = 12
"""How many answers the message of an error lists."""
UNKNOWN_CARD: Final = "an unknown card"


@dataclass(frozen=True)
class Answer:
    """One way to answer: give it, its number or its text to `Game.take`."""

    index: int
    verb: str
    """What it does: pass, play, move, use, card, area, number ..."""
    text: str
    card: Card | None = None
    place: str = ""
    number: int = 0
    price: int = 0
    """The least number of action tokens it costs."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Answer {self.index}: {self.text}>"


class Answers(Sequence[Answer]):
    """All answers to a question, every number of a range included."""

    def __init__(self, listed: tuple[Answer, ...], upto: int = 0) -> None:
        """Make the sequence; if *upto* is given, the last of *listed* begins a range that ends there."""
        self._listed = listed
        self._size = len(listed) + (upto - listed[-1].number if upto else 0)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, place: int) -> Answer: ...
    @overload
    def __getitem__(self, place: slice) -> list[Answer]: ...
    def __getitem__(self, place: int | slice) -> Answer | list[Answer]:
        """Return an answer; those of a range of numbers are made when they are asked for."""
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(self._size))]
        index = place + self._size if place < 0 else place
        if not 0 <= index < self._size:
            raise IndexError(f"there are answers 0 to {self._size - 1}")
        if index < len(self._listed):
            return self._listed[index]
        number = self._listed[-1].number + index - len(self._listed) + 1
        return Answer(index, "number", str(number), number=number)

    def __iter__(self) -> Iterator[Answer]:
        return (self[index] for index in range(self._size))

    def __repr__(self) -> str:
        shown = ", ".join([repr(one) for one in self[:MOST_LISTED]])
        return f"[{shown}{', ...' if self._size > MOST_LISTED else ''}]"


@dataclass(frozen=True)
class Question:
    """What a player is asked, with every answer.

    >>> from everfree import Game
    >>> question = Game(["rainbow-dash", "applejack"], seed=7).question
    >>> question
    <Question for Rainbow Dash: starting problem, 4 answers>
    >>> question.answers[0]
    <Answer 0: Looking For Trouble>
    """

    seat: int
    player: str
    kind: str
    answers: Answers
    about: Card | None = None
    """The card that is being played, or whose text asks."""
    can_cancel: bool = False
    """Whether the half-made action can still be taken back."""

    def __repr__(self) -> str:
        return f"<Question for {self.player}: {self.text}, {counted(len(self.answers))}>"

    @property
    def text(self) -> str:
        """The question in a few words."""
        kind = self.kind.replace("-", " ")
        return kind if self.about is None else f"{kind} ({self.about.name})"

    def find(self, wanted: "int | str | Answer") -> Answer:
        """Return the one answer with this number, text, verb or card, or raise `IllegalAnswer`."""
        if isinstance(wanted, Answer):
            found = [one for one in self._at(wanted.index) if one == wanted]
        elif isinstance(wanted, str):
            found = self._saying(wanted)
        else:
            found = self._at(wanted)
        if len(found) == 1:
            return found[0]
        raise IllegalAnswer(self._refusal(wanted, found))

    def _at(self, index: int) -> list[Answer]:
        return [self.answers[index]] if 0 <= index < len(self.answers) else []

    def _saying(self, words: str) -> list[Answer]:
        """List the answers with this text, else those with this verb, card or place."""
        said = [one for one in self.answers if one.text.lower() == words.lower()]
        return said or [one for one in self.answers if words.lower() in _handles(one)]

    def _refusal(self, wanted: object, found: list[Answer]) -> str:
        shown = found or self.answers[: MOST_LISTED + 1]
        listed = "; ".join([f"{one.index} {one.text}" for one in shown[:MOST_LISTED]])
        more = "; ..." if len(shown) > MOST_LISTED else ""
        problem = "fits several answers" if found else "is no answer"
        return f"{wanted!r} {problem} to {self!r}: {listed}{more}."


def _handles(one: Answer) -> list[str]:
    """List the words other than its whole text that may stand for an answer."""
    card = [] if one.card is None else [one.card.id, one.card.name, one.card.title]
    return [word.lower() for word in (one.verb, one.place, *card) if word]


def counted(answers: int) -> str:
    """Return a number of answers in words."""
    return f"{answers:,} answer{'' if answers == 1 else 's'}"


def question_of(view: View, names: Sequence[str], printed: Mapping[str, Card] = PRINTED) -> Question | None:
    """Return the question that the viewer is asked, in words; None if another player is asked."""
    asked = view.question
    if asked is None:
        return None
    known = {card.handle: card.card for card in every_card(view)}
    words = _Words(view, names, printed, known)
    about = printed.get(known.get(asked.source or asked.asker, ""))
    listed = tuple([words.answer(index, asked, one) for index, one in enumerate(asked.options)])
    answers = Answers(listed, asked.options[-1].upto)
    return Question(view.viewer, names[view.viewer], asked.kind, answers, about, asked.can_cancel)


def every_card(view: View) -> Iterator[CardView]:
    """Yield each card that a viewer is shown."""
    yield from view.play
    yield from view.queue
    for seat in view.seats:
        yield from (*seat.hand, *seat.discard_pile, *seat.banished, *seat.flipped)
        yield from (card for _, card in seat.known_in_deck)


def area_name(view: View, area: AreaView, names: Sequence[str], printed: Mapping[str, Card] = PRINTED) -> str:
    """Name an area: somebody's home, or the Problem there."""
    if area.kind == HOME_AREA:
        return f"{names[area.owner]}'s home"
    problem = next((card.card for card in view.play if card.handle == area.problem), "")
    return printed[problem].name if problem in printed else f"{names[area.owner]}'s Problem"


class _Words:
    """Puts the options of one question into words."""

    def __init__(
        self, view: View, names: Sequence[str], printed: Mapping[str, Card], known: Mapping[int, str]
    ) -> None:
        self.names = names
        self.printed = printed
        self.known = known
        self.areas = {area.area: area_name(view, area, names, printed) for area in view.areas}
        self.places = {card.handle: self.areas.get(card.area, "") for card in view.play}

    def answer(self, index: int, asked: QuestionView, one: OptionView) -> Answer:
        """Return an option as an answer."""
        card = self.printed.get(one.name or self.known.get(one.card, ""))
        place = self.areas.get(one.area, "") or self.places.get(one.card, "")
        price = min([price.total for price in one.prices], default=0)
        called = UNKNOWN_CARD if card is None else card.name
        return Answer(index, one.verb, self.text(one, called, place, price), card, place, one.number, price)

    def text(self, one: OptionView, called: str, place: str, price: int) -> str:
        """Return what an answer says."""
        cost = f" for {price}" if price else ""
        if one.verb in WORDS:
            return f"{WORDS[one.verb]}{cost}"
        if one.verb in ("play", "move", "rally", "use"):
            start = f" from {place}" if one.verb == "move" and place else ""
            return f"{one.verb} {called}{start}{cost}"
        if one.verb in ("card", "trigger"):
            return f"{called} at {place}" if place and place != called else called
        return self.other(one, called, place)

    def other(self, one: OptionView, called: str, place: str) -> str:
        """Return what an answer says that is neither an action nor a card."""
        if one.verb == "area":
            return place
        if one.verb == "name":
            return called
        if one.verb == "seat":
            return self.names[one.number]
        if one.verb in ("colour", "type"):
            return (COLOUR_NAMES if one.verb == "colour" else TYPE_NAMES)[one.number]
        return str(one.number)

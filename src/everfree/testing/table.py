"""A table position in one expression, and a player's verbs to drive it.

    table = Table(home=[coco, ally], opponent_home=[rival], tokens=3)
    table.move(ally, "mine")
    assert table.area_of(ally) == "mine"

Places are named as you see them: "home", "mine" (your Problem), "theirs" (the opponent's Problem), "their
home", and "dilemma", "dilemma 2" ... for the areas of Dilemmas in the order they came. Cards are named by the
`Card` or `Piece` they were put there as.
"""

from collections.abc import Sequence
from typing import ClassVar

from everfree.ccg.cards import POOL
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cast import Cast
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import (
    AS_DILEMMA,
    BOOSTED,
    CUTIE_MARK,
    EXHAUSTED,
    FACE_DOWN,
    PLAYING,
    STOP_FORCED,
    STOP_WHEN_ABLE,
    State,
)
from everfree.ccg.kernel.values import colours_of, keywords_of, power_of, power_parts
from everfree.ccg.kernel.zones import learn, new_area, put, show
from everfree.ccg.language import Activated, Card
from everfree.ccg.rules import legality, movement
from everfree.ccg.rules.counters import counters_on
from everfree.ccg.rules.involvement import is_involved, total_of, total_parts
from everfree.ccg.rules.new_game import add_card, empty_table
from everfree.ccg.rules.requirements import needs_of, refuse_confronting
from everfree.ccg.rules.troublemakers import refuse_challenge
from everfree.ccg.rules.turn import Turn
from everfree.ccg.vocab import (
    BANISHED,
    COLOUR_NAMES,
    DISCARD_PILE,
    DRAW_DECK,
    FLIP,
    HAND,
    KEYWORD_BITS,
    MAIN_PHASE,
    NO_AREA,
    PHASES,
    PLAY,
    PROBLEM,
    PROBLEM_DECK,
    QUEUE,
    TROUBLEMAKER,
    TYPE_NAMES,
    ZONE_NAMES,
    AreaId,
    CardId,
    Seat,
    card_of,
)
from everfree.testing.pieces import Piece, named, plain, plain_problem

Put = Card | Piece
YOU = Seat(0)
OPPONENT = Seat(1)
PLACES = ("home", "their home", "mine", "theirs")
FILLER = named(plain(1), "plain")
"""What decks are filled up with."""


class UnexpectedQuestion(AssertionError):
    """The game asks something else than the test expected; the message shows what."""


class Table:
    """A match of two players, you (seat 0) and your opponent (seat 1), in any position."""

    places: tuple[str, ...] = PLACES
    rollback: ClassVar[bool] = False
    """Save and restore the state after every answer (pytest --rollback)."""

    def __init__(
        self,
        *,
        mane: Put | None = None,
        mane_at: str = "home",
        problem: Put | None = None,
        home: Sequence[Put] = (),
        mine: Sequence[Put] = (),
        theirs: Sequence[Put] = (),
        hand: Sequence[Put] = (),
        deck: Sequence[Put] = (),
        discard: Sequence[Put] = (),
        next_problem: Card | None = None,
        problem_deck: Sequence[Put] = (),
        dilemma: Put | None = None,
        at_dilemma: Sequence[Put] = (),
        tokens: int = 0,
        score: int = 0,
        opponent_mane: Put | None = None,
        opponent_mane_at: str = "their home",
        opponent_problem: Put | None = None,
        opponent_home: Sequence[Put] = (),
        opponent_mine: Sequence[Put] = (),
        opponent_theirs: Sequence[Put] = (),
        opponent_hand: Sequence[Put] = (),
        opponent_deck: Sequence[Put] | None = None,
        opponent_discard: Sequence[Put] = (),
        opponent_next_problem: Card | None = None,
        opponent_at_dilemma: Sequence[Put] = (),
        opponent_tokens: int = 0,
        opponent_score: int = 0,
        phase: int = MAIN_PHASE,
        opponents_turn: bool = False,
        turn: int = 4,
        seed: int = 1,
        options: Options = COMPREHENSIVE,
        stops: tuple[int, int] = (STOP_WHEN_ABLE | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED),
    ) -> None:
        """Lay out the table; decks are listed from the top, and filled up with plain cards of 1 power.

        *dilemma* is a Dilemma of yours, or a Problem of yours put into play as one.
        """
        self.mane: Put = mane or POOL["pr1"]
        self.opponent_mane: Put = opponent_mane or POOL["pr2"]
        self.problem: Put = problem or plain_problem()
        self.opponent_problem: Put = opponent_problem or plain_problem()
        decks = ([*deck, *[piece_of(FILLER) for _ in range(10)]], [*(opponent_deck or ())])
        if opponent_deck is None:
            decks[1].extend([piece_of(FILLER) for _ in range(10)])
        sides: list[list[tuple[Sequence[Put], str]]] = [
            [
                ([self.mane], mane_at),
                (home, "home"),
                (mine, "mine"),
                (theirs, "theirs"),
                ([] if dilemma is None else [dilemma], "dilemma"),
                (at_dilemma, "dilemma"),
            ],
            [
                ([self.opponent_mane], opponent_mane_at),
                (opponent_home, "their home"),
                (opponent_mine, "mine"),
                (opponent_theirs, "theirs"),
                (opponent_at_dilemma, "dilemma"),
            ],
        ]
        hidden = (
            [(decks[0], DRAW_DECK), (hand, HAND), (discard, DISCARD_PILE)],
            [(decks[1], DRAW_DECK), (opponent_hand, HAND), (opponent_discard, DISCARD_PILE)],
        )
        problems: tuple[list[Put], list[Put]] = (
            [self.problem, *(problem_deck or (next_problem or plain_problem(),))],
            [self.opponent_problem, opponent_next_problem or plain_problem()],
        )
        everything: list[Put] = [*problems[0], *problems[1]]
        for side in sides:
            for pieces, _ in side:
                everything.extend(pieces)
        for zones in hidden:
            for pieces, _ in zones:
                everything.extend(pieces)
        self.game: Kernel = empty_table(Cast(cards_of(everything), options), 2, seed_bytes(seed))
        self.game.events = []
        if dilemma is not None:
            new_area(self.game.state, YOU)
        self._ids: dict[int, CardId] = {}
        self._puts: dict[CardId, Put] = {}
        for seat in (YOU, OPPONENT):
            for one in reversed(problems[seat][1:]):
                self._add(one, seat, PROBLEM_DECK)
            self._into_play(problems[seat][0], seat, PLACES[2 + seat])
            for pieces, place in sides[seat]:
                for one in pieces:
                    self._into_play(one, seat, place)
            for pieces, zone in hidden[seat]:
                for one in reversed(pieces) if zone == DRAW_DECK else pieces:
                    card = self._add(one, seat, zone)
                    if zone == HAND:
                        learn(self.game, seat, card)
                    elif zone == DISCARD_PILE:
                        show(self.game, card)
        state = self.game.state
        state.tokens[:] = [tokens, opponent_tokens]
        state.score[:] = [score, opponent_score]
        state.stops[:] = list(stops)
        state.turn = turn
        state.turn_player = OPPONENT if opponents_turn else YOU
        state.first_player = YOU
        state.unsettled = False
        state.agenda = [one for one in PHASES if one >= phase]
        frame = Turn()
        frame.step = "next_phase"
        self.game.push(frame)
        self.game.run()

    # Laying out.

    def _add(self, put_: Put, seat: Seat, zone: int) -> CardId:
        card = add_card(self.game, card_in(put_).id, seat, zone)
        if id(put_) not in self._ids:
            self._ids[id(put_)] = card
        self._puts[card] = put_
        return card

    def _into_play(self, put_: Put, seat: Seat, place: str, host: CardId | None = None) -> CardId:
        card = self._add(put_, seat, QUEUE)
        area = self.area_named(place)
        put(self.game, card, PLAY, area=area, host=CardId(-1) if host is None else host)
        if place == "dilemma" and self.game.definition(card).type == PROBLEM:
            self.game.state.marks[card] |= AS_DILEMMA
        if isinstance(put_, Piece):
            marks = 0
            if put_.exhausted:
                marks |= EXHAUSTED
            if put_.frightened or put_.face_down:
                marks |= FACE_DOWN
            if put_.boosted:
                marks |= BOOSTED
            if put_.cutie_marked:
                marks |= CUTIE_MARK
            for name in put_.counters:
                self.game.state.stamp += 1
                self.game.state.counters.append((card, name, 1, self.game.state.stamp))
            self.game.state.marks[card] |= marks
            if put_.face_down and self.game.definition(card).type == TROUBLEMAKER:
                self.game.state.known[card] = 0
                learn(self.game, seat, card)
            for one in put_.attached:
                self._into_play(one, seat, place, card)
            for one in put_.beneath:
                below = self._add(one, seat, BANISHED)
                show(self.game, below)
                self.game.state.beneath.append((below, card))
            self.game.changed()
        return card

    # Looking.

    def _put(self, card: CardId) -> Put:
        """Give what a card was put there as; a token gets a piece of its own as it is first looked at."""
        if card not in self._puts:
            made = Piece(self.game.definition(card).card)
            self._puts[card] = made
            self._ids[id(made)] = card
        return self._puts[card]

    def id(self, put_: Put) -> CardId:
        """Give the number of a card on this table."""
        return self._ids[id(put_)]

    @property
    def state(self) -> State:
        """The state itself."""
        return self.game.state

    @property
    def question(self) -> Question:
        """The open question."""
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
        """Whether the game has ended."""
        return self.game.state.outcome != PLAYING

    @property
    def tokens(self) -> int:
        """Your action tokens."""
        return self.game.state.tokens[YOU]

    @property
    def opponent_tokens(self) -> int:
        """Your opponent's action tokens."""
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
        """The keys of everything told so far."""
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
            return self.game.cast.definitions[one[1]].card.name
        if one[0] in (option.COLOUR, option.TYPE):
            return COLOUR_NAMES[one[1]] if one[0] == option.COLOUR else TYPE_NAMES[one[1]]
        if one[0] == option.TRIGGER:
            waiting = getattr(self.game.state.frames[-1], "batch", ())[one[1]]
            return self._put(card_of(waiting.scope.source))
        return option.OPTION_NAMES[one[0]]

    def name_of_area(self, area: int) -> str:
        """Name a place as you see it."""
        if area < len(self.places):
            return self.places[area]
        number = area - len(self.places) + 1
        return "dilemma" if number == 1 else f"dilemma {number}"

    def area_named(self, place: str) -> AreaId:
        """Give the area of a place; of the Dilemmas, only the first can be named."""
        return AreaId([*self.places, "dilemma"].index(place))

    def power(self, put_: Put) -> int:
        """Give a card's power."""
        return power_of(self.game, self.id(put_))

    def colours(self, put_: Put) -> int:
        """Give the set of a card's colours."""
        return colours_of(self.game, self.id(put_))

    def keywords(self, put_: Put) -> set[str]:
        """Give the names of a card's keywords."""
        bits = keywords_of(self.game, self.id(put_))
        return {name for name, bit in KEYWORD_BITS.items() if bits & bit}

    def why(self, put_: Put) -> list[tuple[Put | str, int]]:
        """Explain a card's power: the printed number, its counters, each card that changes it."""
        return [
            (part.what if part.what in ("printed", "counter") else self._put(part.source), part.amount)
            for part in power_parts(self.game, self.id(put_))
        ]

    def total(self, seat: Seat = YOU) -> int:
        """Give a player's power total in the faceoff under way."""
        return total_of(self.game, seat)

    def why_total(self, seat: Seat = YOU) -> list[tuple[Put, int]]:
        """Explain a power total."""
        return [(self._put(part.source), part.amount) for part in total_parts(self.game, seat)]

    def involved(self) -> list[Put]:
        """List the cards involved in the faceoff under way, in the order they entered play."""
        return [self._puts[card] for card in self.game.in_play() if is_involved(self.game, card)]

    def price(self, put_: Put, to: str = "home") -> int:
        """Give what you pay to play a card to a place, an attachment on the Problem there."""
        card, area = self.id(put_), self.area_named(to)
        host = CardId(-1) if self.game.definition(card).host is None else self.game.problem_at(area)
        return legality.price_of(self.game, YOU, card, area, host)

    def move_price(self, put_: Put, to: str = "") -> int:
        """Give what the Move action costs for a card, to a place where that matters."""
        area = AreaId(PLACES.index(to)) if to else NO_AREA
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
        """Give the host of an attachment."""
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
        """Tell whether a player knows what a card is, where it is."""
        return self.game.state.known[self.id(put_)] >> seat & 1 == 1

    def hand(self, seat: Seat = YOU) -> list[Put]:
        """List a hand."""
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
        """Give how many tokens lie there as one."""
        return self.game.count_of(self.id(put_))

    def playable(self) -> list[Put | str]:
        """List the cards the open question lets you play."""
        return [self._named(one) for one in self.question.options if one[0] == option.PLAY]

    def why_not(self, put_: Put) -> Refusal | None:
        """Say why you can't play this card now, or do with it what one does with such a card in play."""
        card = self.id(put_)
        if self.game.state.zone[card] == HAND:
            if self.game.definition(card).is_quick:
                return legality.refuse_reaction(self.game, YOU, card)
            return legality.refuse_play(self.game, YOU, card)
        if self.game.definition(card).type == TROUBLEMAKER:
            return refuse_challenge(self.game, YOU, card)
        if card in self.game.board().problems.values():
            return refuse_confronting(self.game, YOU, card)
        return legality.refuse_move(self.game, YOU, card)

    def why_not_use(self, put_: Put, seat: Seat = YOU) -> Refusal | None:
        """Say why a player can't activate this card's ability now."""
        card = self.id(put_)
        ability = next(one for one in self.game.face(card).abilities if isinstance(one, Activated))
        return legality.refuse_use(self.game, seat, card, ability)

    # Acting.

    def choose(self, *wanted: Put | str) -> "Table":
        """Answer open questions, one after the other: with cards, places, or words."""
        for one in wanted:
            named = self.choices()
            if one not in named:
                raise UnexpectedQuestion(f"{one!r} is not offered\n{self.describe()}")
            self._take(named.index(one))
        return self

    def _take(self, place: int) -> None:
        self.game.take(place)
        if Table.rollback:
            self._save_and_restore()

    def _save_and_restore(self) -> None:
        saved = self.game.state.to_bytes()
        restored = State.from_bytes(saved)
        if restored.to_bytes() != saved:
            raise AssertionError("the state changed by being saved and restored")
        self.game = Kernel(self.game.cast, restored, self.game.events)

    def _act(self, verb: int, put_: Put | None = None) -> None:
        for place, one in enumerate(self.question.options):
            if one[0] == verb and (put_ is None or self._put(CardId(one[1])) is put_):
                self._take(place)
                return
        raise UnexpectedQuestion(
            f"cannot {option.OPTION_NAMES[verb]} {'' if put_ is None else put_!r}\n{self.describe()}"
        )

    def play(self, put_: Put, to: Put | str | None = None) -> "Table":
        """Play a card from your hand, to a place or onto a card."""
        self._act(option.PLAY, put_)
        if to is not None and not self.is_over and self.asked == "where":
            self.choose(to)
        return self

    def move(self, put_: Put, to: str | None = None) -> "Table":
        """Move a character with the Move action."""
        self._act(option.MOVE, put_)
        if to is not None and self.asked == "where":
            self.choose(to)
        return self

    def rally(self, put_: Put) -> "Table":
        """Rally a frightened card."""
        self._act(option.RALLY, put_)
        return self

    def use(self, put_: Put) -> "Table":
        """Activate an ability of a card."""
        self._act(option.USE, put_)
        return self

    def draw(self) -> "Table":
        """Pay to draw a card."""
        self._act(option.DRAW)
        return self

    def pass_(self) -> "Table":
        """Pass priority, or say that you are done."""
        for place, one in enumerate(self.question.options):
            if one[0] in (option.PASS, option.DONE):
                self._take(place)
                return self
        raise UnexpectedQuestion(f"cannot pass\n{self.describe()}")

    def number(self, number: int) -> "Table":
        """Answer with a number that is offered, by itself or in a range."""
        question = self.question
        if (option.NUMBER, number) in question.options:
            self._take(question.options.index((option.NUMBER, number)))
            return self
        offered = question.options[-1]
        place = number - offered[1] + len(question.options) - 1
        if not option.is_range(offered) or not 0 <= place < question.size():
            raise UnexpectedQuestion(f"{number} is not offered\n{self.describe()}")
        self._take(place)
        return self

    def cancel(self) -> "Table":
        """Take the half-made action back."""
        self.game.take(option.CANCEL)
        return self

    def end_phase(self) -> "Table":
        """End the Main Phase."""
        self._act(option.END)
        return self

    def end_turn(self) -> "Table":
        """Go on to the next turn's first question, declining or taking the first option on the way."""
        turn = self.game.state.turn
        while not self.is_over and self.game.state.turn == turn:
            idle = self._places_of(option.END, option.PASS, option.DONE, option.NO)
            self._take(idle[0] if idle else 0)
        return self

    def until(self, kind: str) -> "Table":
        """Go on until a question of this kind, passing and ending phases on the way."""
        for _ in range(200):
            if self.is_over:
                raise UnexpectedQuestion(f"the game ended before {kind!r} was asked")
            if self.asked == kind:
                return self
            idle = self._places_of(option.END, option.PASS, option.DONE, option.NO)
            self._take(idle[0] if idle else 0)
        raise UnexpectedQuestion(f"{kind!r} was never asked")

    def _places_of(self, *verbs: int) -> list[int]:
        return [place for place, one in enumerate(self.question.options) if one[0] in verbs]

    def told(self, kind: int) -> int:
        """Count how often a kind of occurrence was told."""
        return self.log.count(kinds.KIND_NAMES[kind])

    def describe(self) -> str:
        """Show the open question with its options: what a failing test prints."""
        if self.game.state.question is None:
            return "the game is over"
        question = self.question
        offered = "\n".join(
            f"  {option.OPTION_NAMES[one[0]]} {self._named(one)!r}" for one in question.options
        )
        who = "you are" if question.seat == YOU else "your opponent is"
        return f"{who} asked {question.kind!r}:\n{offered}"


def piece_of(card: Card) -> Piece:
    """Make a piece of its own from a card that lies there many times."""
    return Piece(card)


def card_in(put_: Put) -> Card:
    """Give the card itself."""
    return put_.card if isinstance(put_, Piece) else put_


def cards_of(puts: Sequence[Put]) -> tuple[Card, ...]:
    """List the different cards among *puts*, attachments included, in the order of their ids."""
    found: dict[str, Card] = {}
    for put_ in puts:
        found[card_in(put_).id] = card_in(put_)
        if isinstance(put_, Piece):
            for card in cards_of((*put_.attached, *put_.beneath)):
                found[card.id] = card
    return tuple([found[name] for name in sorted(found)])

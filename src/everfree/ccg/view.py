"""What one viewer may see: a seat's view, a spectator's view, and events and questions as told to them.

A view is made from the ledger of knowledge and the viewer's own handles, never by hiding parts of the
state afterwards. Internal card numbers, node numbers and hashes of the whole state do not occur in it.
"""

from hashlib import blake2b
from typing import Any

import msgspec

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.events import Event
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.stacks import how_many
from everfree.ccg.kernel.state import BOOSTED, CUTIE_MARK, EXHAUSTED, FACE_DOWN, PLAYING
from everfree.ccg.kernel.values import Part, colours_of, keywords_of, power_parts
from everfree.ccg.language.abilities import Elsewhere
from everfree.ccg.rules.confronting import gain_parts
from everfree.ccg.rules.counted import Reckoning
from everfree.ccg.rules.counters import counters_on
from everfree.ccg.rules.ending import friends_at_home, home_limit
from everfree.ccg.rules.faceoffs import flips_to_come, stage_of
from everfree.ccg.rules.involvement import counted_flips, total_parts
from everfree.ccg.rules.meeting import meets_otherwise
from everfree.ccg.rules.prices import Price, option_prices
from everfree.ccg.rules.requirements import refuse_confronting
from everfree.ccg.rules.troublemaker_blocks import blocking
from everfree.ccg.rules.troublemakers import can_be_uncovered
from everfree.ccg.rules.turn import income, income_parts
from everfree.ccg.vocab import (
    BANISHED,
    COLOUR_NAMES,
    DISCARD_PILE,
    DRAW_DECK,
    FLIP,
    GONE_AREA,
    HAND,
    KEYWORD_NAMES,
    PHASE_NAMES,
    PROBLEM,
    PROBLEM_DECK,
    QUEUE,
    STEP_NAMES,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
    colours_in,
)


class PartView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One summand of a number."""

    what: str
    amount: int
    source: int = 0
    """Handle of the card it comes from."""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card the viewer can point at."""

    handle: int
    card: str = ""
    """Id of the printed card; empty while the viewer does not know it."""
    owner: int = 0
    controller: int = 0
    area: int = -1
    host: int = 0
    """Handle of the card this attachment is on."""
    token: bool = False
    count: int = 1
    """How many tokens lie there as one."""
    face_down: bool = False
    exhausted: bool = False
    boosted: bool = False
    power: int | None = None
    why: tuple[PartView, ...] = ()
    """The parts of its power."""
    colours: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    beneath: int = 0
    """Handle of the card in play that this banished card lies beneath (R14)."""
    counters: tuple[tuple[str, int], ...] = ()
    """Name and number of the counters on it."""
    cutie_marked: bool = False
    lain: int = 0
    """How many turns a face-down Troublemaker has lain there."""
    uncovers: bool = False
    """Whether a face-down Troublemaker is uncovered in its controller's next Uncover Step."""


class NeedView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One confront requirement."""

    amount: int
    colour: str = ""
    """Empty for wild power."""
    other_than: bool = False
    why: tuple[PartView, ...] = ()
    """The parts of the amount."""
    have: int = 0
    """The power that is counted to it, each character's as well as can be."""
    sources: tuple[PartView, ...] = ()
    """The parts of that power."""


class ConfrontView(msgspec.Struct, frozen=True):
    """How a player stands at a Problem."""

    seat: int
    needs: tuple[NeedView, ...]
    needed: int
    """The power needed in all."""
    why: tuple[PartView, ...]
    """The parts of the power needed."""
    power: int
    power_why: tuple[PartView, ...]
    can_confront: bool
    met: bool
    """Whether the requirements are met, whatever else is in the way."""
    missing: int
    """The power still missing."""
    blocked_by: int
    """Handle of the Troublemaker in the way, 0 without one."""


class AreaView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A home, a Problem area or a Dilemma's area."""

    area: int
    kind: int
    owner: int
    problem: int = 0
    """Handle of the Problem there."""
    confront: tuple[ConfrontView, ...] = ()
    bonus: int = 0
    """Points for winning a faceoff there."""
    bonus_why: tuple[PartView, ...] = ()
    gain: int = 0
    """Points that confronting the Problem next brings."""
    gain_why: tuple[PartView, ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """A player's public numbers, and what the viewer knows of their cards."""

    seat: int
    tokens: int
    score: int
    hand_count: int
    deck_count: int
    problem_deck_count: int
    hand: tuple[CardView, ...]
    """The cards in hand the viewer knows; one's own hand is all there."""
    discard_pile: tuple[CardView, ...]
    banished: tuple[CardView, ...]
    flipped: tuple[CardView, ...]
    known_in_deck: tuple[tuple[int, CardView], ...]
    """Cards in the deck whose place from the top the viewer knows."""
    income: int
    """Action tokens to be received at the start of the next own turn, by the scores of now."""
    income_why: tuple[PartView, ...]
    home_count: int
    """Friends at home."""
    home_limit: int
    """How many of them may stay at the end of the turn; -1 for any number."""


class FaceoffView(msgspec.Struct, frozen=True):
    """The faceoff under way."""

    kind: int
    challenger: int
    areas: tuple[int, ...]
    troublemaker: int
    """Handle of the challenged Troublemaker, 0 without one."""
    ignored: tuple[int, ...]
    """Handles of ignored flips."""
    totals: tuple[tuple[int, int, tuple[PartView, ...]], ...]
    """Seat, total and its parts for each player involved."""
    stage: str
    """How far it is: before (the flips), flipping, after, decided, ending."""
    flips: tuple[tuple[int, int, tuple[PartView, ...]], ...]
    """Seat, number of cards still sure to be flipped, and its parts for each player involved."""
    winner: int
    """The seat that has won it, -1 while nobody has."""
    margin: int


class PriceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action costs in action tokens, and why."""

    total: int
    parts: tuple[PartView, ...]
    area: int = -1
    """Where it costs that; -1 where the place makes no difference."""


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to answer."""

    verb: str
    card: int = 0
    """Handle."""
    name: str = ""
    """Id of the printed card."""
    area: int = -1
    ability: int = -1
    """Which of the card's abilities, counted from 0; those it was given come after the printed ones."""
    lender: str = ""
    """Id of the printed card in play that has the ability, where it is another one; the place is its own."""
    number: int = 0
    upto: int = 0
    """The greatest of a range that starts with *number*; answers count on from this option's place."""
    prices: tuple[PriceView, ...] = ()
    """What it costs; several where that depends on the place chosen next."""


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question, as told to the seat that is asked."""

    kind: str
    options: tuple[OptionView, ...]
    source: int = 0
    number: int = 0
    can_cancel: bool = False


class View(msgspec.Struct, frozen=True):
    """Everything a viewer may know of the table."""

    viewer: int
    """The seat, or the number of seats for a spectator."""
    turn: int
    turn_player: int
    phase: str
    step: str
    asked: int
    """The seat everybody waits for, -1 when the game is over."""
    winner: int
    is_over: bool
    seats: tuple[SeatView, ...]
    areas: tuple[AreaView, ...]
    play: tuple[CardView, ...]
    queue: tuple[CardView, ...]
    faceoff: FaceoffView | None
    question: QuestionView | None


class ToldCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in an event."""

    handle: int
    card: str = ""
    count: int = 1
    """How many tokens it stands for."""


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as told to one viewer: the key of its sentence and the arguments."""

    key: str
    seat: int = -1
    amount: int = 0
    area: int = -1
    origin: int = -1
    cards: tuple[ToldCard, ...] = ()
    source: ToldCard | None = None
    word: str = ""
    """The name of counters."""


class Viewer:
    """Makes the view of one seat (or of spectators, with the number of seats) from a game."""

    def __init__(self, game: Kernel, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.handles = game.state.handles[viewer]

    def parts(self, parts: list[Part]) -> tuple[PartView, ...]:
        """Tell the parts of a number."""
        return tuple([PartView(part.what, part.amount, self.handle(part.source)) for part in parts])

    def handle(self, card: CardId) -> int:
        """Give the viewer's name for *card*, 0 for no card."""
        return self.handles[card] if card >= 0 else 0

    def knows(self, card: CardId) -> bool:
        """Tell whether the viewer knows what *card* is."""
        return self.game.state.known[card] >> self.viewer & 1 == 1

    def name(self, card: CardId) -> str:
        """Give the id of the printed card where the viewer knows it."""
        return self.game.definition(card).card.id if self.knows(card) else ""

    def card(self, card: CardId) -> CardView:
        """Tell a card outside play."""
        state = self.game.state
        owner = state.owner[card]
        over = [self.handles[host] for one, host in state.beneath if one == card]
        return CardView(self.handles[card], self.name(card), owner, owner, beneath=over[0] if over else 0)

    def card_in_play(self, card: CardId) -> CardView:
        """Tell a card in play with its numbers and their reasons."""
        game = self.game
        state = game.state
        marks = state.marks[card]
        host = state.host[card]
        common = (
            self.handles[card],
            self.name(card),
            state.owner[card],
            state.controller[card],
            state.area[card],
            self.handles[host] if host >= 0 else 0,
            game.is_token(card),
            game.count_of(card),
        )
        counters = counters_on(game, card)
        if marks & FACE_DOWN:
            if game.type_of(card) != TROUBLEMAKER:
                return CardView(*common, face_down=True, counters=counters)
            lain = sum([state.turn - turn for one, turn in state.covered if one == card])
            uncovers = can_be_uncovered(game, card)
            return CardView(*common, face_down=True, counters=counters, lain=lain, uncovers=uncovers)
        if game.type_of(card) == PROBLEM:
            return CardView(*common, counters=counters)
        why = power_parts(game, card)
        keywords = keywords_of(game, card)
        return CardView(
            *common,
            exhausted=marks & EXHAUSTED != 0,
            boosted=marks & BOOSTED != 0,
            power=total(why),
            why=self.parts(why),
            colours=tuple([COLOUR_NAMES[one] for one in colours_in(colours_of(game, card))]),
            keywords=tuple([name for place, name in enumerate(KEYWORD_NAMES) if keywords >> place & 1]),
            counters=counters,
            cutie_marked=marks & CUTIE_MARK != 0,
        )

    def seat(self, seat: Seat) -> SeatView:
        """Tell a player's side."""
        game = self.game
        state = game.state
        deck = game.cards_in(DRAW_DECK, seat)
        hand = game.cards_in(HAND, seat)
        return SeatView(
            seat,
            state.tokens[seat],
            state.score[seat],
            len(hand),
            len(deck),
            len(game.cards_in(PROBLEM_DECK, seat)),
            tuple([self.card(card) for card in hand if self.knows(card)]),
            tuple([self.card(card) for card in game.cards_in(DISCARD_PILE, seat)]),
            tuple([self.card(card) for card in game.cards_in(BANISHED, seat)]),
            tuple([self.card(card) for card in game.cards_in(FLIP, seat)]),
            tuple(
                [(place, self.card(card)) for place, card in enumerate(reversed(deck)) if self.knows(card)]
            ),
            income(game),
            self.parts(income_parts(game)),
            how_many(game, friends_at_home(game, seat)),
            home_limit(game, seat),
        )

    def area(self, area: AreaId) -> AreaView:
        """Tell an area, and for a Problem how every player stands there."""
        game = self.game
        state = game.state
        problem = game.problem_at(area)
        if problem < 0:
            return AreaView(area, state.area_kind[area], state.area_owner[area])
        bonus = [Part("printed", game.definition(problem).bonus, problem)]
        gain = gain_parts(game, problem)
        return AreaView(
            area,
            state.area_kind[area],
            state.area_owner[area],
            self.handles[problem],
            tuple([self.confront(Seat(seat), problem) for seat in range(state.seats)]),
            total(bonus),
            self.parts(bonus),
            total(gain),
            self.parts(gain),
        )

    def confront(self, seat: Seat, problem: CardId) -> ConfrontView:
        """Tell how a player stands at a Problem: what is needed, what counts to it, what is in the way."""
        game = self.game
        stands = Reckoning(game, seat, problem)
        needs = tuple(
            [
                NeedView(
                    need.amount,
                    COLOUR_NAMES.get(need.colour, ""),
                    need.other_than,
                    self.parts(parts),
                    total(sources),
                    self.parts(sources),
                )
                for need, parts, sources in zip(stands.needs, stands.need_parts, stands.counted, strict=True)
            ]
        )
        needed = total(stands.total)
        missing = needed - sum([need.have for need in needs])
        if missing and meets_otherwise(game, seat, problem):
            missing = 0
        return ConfrontView(
            seat,
            needs,
            needed,
            self.parts(stands.total),
            total(stands.power),
            self.parts(stands.power),
            missing == 0 and refuse_confronting(game, seat, problem) is None,
            missing == 0,
            missing,
            self.handle(blocking(game, seat, game.state.area[problem])),
        )

    def faceoff(self) -> FaceoffView | None:
        """Tell the faceoff under way."""
        game = self.game
        faceoff = game.state.faceoff
        if faceoff is None:
            return None
        totals = []
        flips = []
        for seat in faceoff.seats:
            parts = total_parts(game, seat)
            totals.append((int(seat), total(parts), self.parts(parts)))
            to_come = flips_to_come(game, seat)
            flips.append((int(seat), total(to_come), self.parts(to_come)))
        troublemaker = faceoff.troublemaker
        return FaceoffView(
            faceoff.kind,
            faceoff.challenger,
            tuple(faceoff.areas),
            self.handles[troublemaker // 1_000_000] if troublemaker >= 0 else 0,
            self.ignored(),
            tuple(totals),
            stage_of(game),
            tuple(flips),
            faceoff.winner,
            faceoff.margin,
        )

    def ignored(self) -> tuple[int, ...]:
        """Point at the flipped cards that do not count, told by a text or by a law."""
        game = self.game
        return tuple(
            [
                self.handles[card]
                for seat in range(game.state.seats)
                for card in game.cards_in(FLIP, Seat(seat))
                if card not in counted_flips(game, Seat(seat))
            ]
        )

    def option(self, one: tuple[int, ...]) -> OptionView:
        """Tell an option by handles."""
        verb = one[0]
        name = option.OPTION_NAMES[verb]
        if verb in (option.CARD, option.MOVE, option.RALLY, option.PLAY):
            number = one[2] + 1 if len(one) > 2 else 0
            return OptionView(name, card=self.handles[one[1]], name=self.name(CardId(one[1])), number=number)
        if verb == option.USE:
            ability, lender = self.ability(CardId(one[1]), one[2])
            return OptionView(
                name,
                card=self.handles[one[1]],
                name=self.name(CardId(one[1])),
                ability=ability,
                lender=lender,
                number=one[3] + 1 if len(one) > 3 else 0,
            )
        if verb == option.AREA:
            return OptionView(name, area=one[1])
        if verb == option.NAME:
            return OptionView(name, name=self.game.cast.definitions[one[1]].card.id)
        if verb == option.TRIGGER:
            return self.trigger(one[1])
        if option.is_range(one):
            return OptionView(name, number=one[1], upto=one[2])
        return OptionView(name, number=one[1] if len(one) > 1 else 0)

    def priced(self, question: Question, one: tuple[int, ...]) -> OptionView:
        """Tell an option with what it costs."""
        told = self.option(one)
        prices = self.prices(option_prices(self.game, question, one))
        return msgspec.structs.replace(told, prices=prices) if prices else told

    def prices(self, prices: list[Price]) -> tuple[PriceView, ...]:
        """Tell prices, once where the place makes no difference."""
        told = [PriceView(total(parts), self.parts(parts), area) for area, parts in prices]
        if len({price.parts for price in told}) == 1:
            return (PriceView(told[0].total, told[0].parts),)
        return tuple(dict.fromkeys(told))  # hosts in one area mostly cost the same

    def trigger(self, place: int) -> OptionView:
        """Tell a waiting effect by the card and ability it comes from."""
        frame = self.game.state.frames[-1]
        waiting = getattr(frame, "batch", ())[place]
        source = CardId(waiting.scope.source // 1_000_000)
        ability, lender = self.ability(source, waiting.ability)
        name = self.name(source)
        return OptionView("trigger", self.handles[source], name, ability=ability, lender=lender, number=place)

    def ability(self, card: CardId, number: int) -> tuple[int, str]:
        """Give the place of an ability on *card*, or on the card in play that lends it and which that is."""
        game = self.game
        place = ability_place(game, card, number)
        if place >= 0:
            return place, ""
        for lender in game.in_play():
            place = ability_place(game, lender, number)
            if place >= 0 and self.knows(lender):
                return place, self.name(lender)
        printed = max([len(face.abilities) for face in game.definition(card).faces])
        for place, one in enumerate(game.face(card).abilities):
            if one is game.cast.nodes[number]:
                return printed + place, ""
        return -1, ""

    def question(self, question: Question) -> QuestionView:
        """Tell the open question to the seat that is asked."""
        source = self.handles[question.source] if question.source >= 0 else 0
        number = question.number if question.kind not in TEXT_QUESTIONS else 0
        return QuestionView(
            question.kind,
            tuple([self.priced(question, one) for one in question.options]),
            source,
            number,
            question.can_cancel != 0,
        )

    def view(self) -> View:
        """Tell everything."""
        game = self.game
        state = game.state
        question = state.question
        mine = question is not None and question.seat == self.viewer
        return View(
            self.viewer,
            state.turn,
            state.turn_player,
            PHASE_NAMES[state.phase] if state.phase >= 0 else "",
            STEP_NAMES[state.step],
            question.seat if question is not None else -1,
            state.winner,
            state.outcome != PLAYING,
            tuple([self.seat(Seat(seat)) for seat in range(state.seats)]),
            tuple(
                [self.area(AreaId(area)) for area, kind in enumerate(state.area_kind) if kind != GONE_AREA]
            ),
            tuple([self.card_in_play(card) for card in game.in_play()]),
            tuple([self.card(card) for card in game.cards_in(QUEUE, Seat(0)) if self.handles[card]]),
            self.faceoff(),
            self.question(question) if question is not None and mine else None,
        )


def total(parts: list[Part]) -> int:
    """Add parts up."""
    return sum([part.amount for part in parts])


TEXT_QUESTIONS = ("choose", "may")
"""Questions whose number is the number of a node of the cast: internal, never told."""


def ability_place(game: Kernel, card: CardId, number: int) -> int:
    """Give which of *card*'s abilities has this number, on either side, or -1."""
    ability = game.cast.nodes[number]
    for face in game.definition(card).faces:
        for place, one in enumerate(face.abilities):
            if one is ability or (isinstance(one, Elsewhere) and one.ability is ability):
                return place
    return -1


def view_of(game: Kernel, viewer: int) -> View:
    """Give the view of one seat, or of spectators for *viewer* = number of seats."""
    return Viewer(game, viewer).view()


def event_for(event: Event, viewer: int) -> EventView:
    """Give an event as told to one viewer."""
    source = event.source[viewer]
    return EventView(
        event.key,
        event.seat,
        event.amount,
        event.area,
        event.origin,
        tuple([ToldCard(told.handle, told.card, told.count) for told in event.cards[viewer]]),
        None if source is None else ToldCard(source.handle, source.card),
        event.word,
    )


def to_json(message: Any) -> bytes:
    """Give the bytes of a view or an event as they go over the wire."""
    return msgspec.json.encode(message)


def view_hash(view: View) -> str:
    """Give the hash of a view: what a seat may check, unlike the hash of the state."""
    return blake2b(to_json(view), digest_size=8).hexdigest()


claims("202.2", Viewer.card_in_play)
claims("402.2", "403.2", "404.1", "409.1", Viewer.seat)
claims("507.4", power_parts)

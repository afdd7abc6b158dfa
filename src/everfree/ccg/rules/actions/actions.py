"""705: taking an action: choices, then payment, then its effect. Until payment it can be taken back."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.definitions import Definition
from everfree.ccg.kernel.cards.zones import everyone, put, show
from everfree.ccg.kernel.flow.costs import PayCosts
from everfree.ccg.kernel.flow.resolve import Text
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import COST, LAST_IN_HAND, Occurrence, Scope
from everfree.ccg.kernel.registry import DOES, claims
from everfree.ccg.kernel.values.characteristics import settled
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.abilities import Activated, EventText
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.terms import FACEOFF_TIMING, IMMEDIATE
from everfree.ccg.language.words.effects.counters import Counters
from everfree.ccg.language.words.laws.timings import MayPlayImmediately, OnlyMainPhaseActions
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import This
from everfree.ccg.rules.actions.alternative_costs import (
    AS_PRINTED,
    PRINTED,
    Way,
    card_costs,
    has_other_ways,
    other_ways,
)
from everfree.ccg.rules.actions.legality import (
    can_play,
    draw_price,
    rally_parts,
    refuse_activating,
    refuse_main_move,
)
from everfree.ccg.rules.actions.permissions import cards_to_try
from everfree.ccg.rules.actions.play_places import payable_places, payable_ways
from everfree.ccg.rules.actions.play_prices import discounts, price_of
from everfree.ccg.rules.actions.reaction_triggers import scope_of
from everfree.ccg.rules.actions.reactions import instances, refuse_faceoff
from everfree.ccg.rules.actions.timing import is_also_played, works_in_every_window
from everfree.ccg.rules.core.changing_zones import FACE_DOWN_ENTRY, PLAYED_ENTRY
from everfree.ccg.rules.core.movement import move_price, moved, payable_destinations
from everfree.ccg.rules.words.laws.timings import is_hasty, is_immediate, made_hasty, refuse_all_but_main
from everfree.ccg.vocab import (
    HAND,
    NO_AREA,
    NO_CARD,
    PLAY,
    QUEUE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Ref,
    Seat,
)


def may_have_quick_options(game: Kernel) -> bool:
    """Return False if no card of the match can do anything with priority now; a cheap first check."""
    state = game.state
    definitions = game.definitions
    if OnlyMainPhaseActions in definitions.laws and refuse_all_but_main(game) is not None:
        return False
    return definitions.has_quick and (
        len(state.happened) > 0 or state.faceoff is not None or definitions.has_immediate
    )


def quick_options(game: Kernel, seat: Seat, only_reactions: bool = False) -> list[tuple[int, ...]]:
    """List what *seat* may do with priority; for Reactions one option for each instance (512.4)."""
    return quick_list(game, seat, only_reactions) if may_have_quick_options(game) else []


def quick_list(game: Kernel, seat: Seat, only_reactions: bool) -> list[tuple[int, ...]]:
    """List what `quick_options` does, after `may_have_quick_options`, which is the same for all seats."""
    is_free_window = not only_reactions or works_in_every_window(game)
    found = quick_plays(game, seat, only_reactions, is_free_window)
    found.extend(quick_uses(game, seat, only_reactions))
    if is_free_window and game.board().agile:
        found.extend(
            [
                (option.MOVE, card)
                for card in agile_cards(game, seat)
                if refuse_main_move(game, seat, card) is None
            ]
        )
    return found


def quick_plays(
    game: Kernel, seat: Seat, only_reactions: bool, is_free_window: bool
) -> list[tuple[int, ...]]:
    """List the cards that *seat* may play with priority.

    When they may be played is asked before whether they can be: mostly this is not the time.
    """
    found: list[tuple[int, ...]] = []
    definitions = game.definitions
    is_any_free = is_free_window and (
        bool(laws_of(game, MayPlayImmediately)) or bool(made_hasty(game))  # else only those printed Hasty
    )
    memo: dict[int, int] = {}
    numbers = game.state.definition
    for card in cards_to_try(game, seat):
        definition = definitions.cards[numbers[card]]
        if not (definition.is_for_windows or is_any_free):
            continue
        is_free = is_free_window and is_playable_freely(game, seat, card, definition, is_any_free)
        event = definition.event
        replies: list[tuple[int, ...]] = []
        if event is not None and definition.is_quick and is_time_for(game, event):
            replies = answers(game, event, card, seat, only_reactions)
        if (is_free or replies) and can_play(game, seat, card, memo):
            if is_free:
                found.append((option.PLAY, card))
            found.extend([(option.PLAY, card, *reply) for reply in replies])
    return found


def is_playable_freely(
    game: Kernel, seat: Seat, card: CardId, definition: Definition, is_any_free: bool
) -> bool:
    """512.5: tell whether this is a window for *card* because it is Hasty, or a text makes it as quick.

    Unless *is_any_free*, only its own text can do so.
    """
    if definition.also is not None and is_also_played(game, seat, card):
        return True
    if not is_any_free:
        return definition.is_hasty
    return is_hasty(game, card) or is_immediate(game, seat, card)


def is_time_for(game: Kernel, ability: Activated | EventText) -> bool:
    """512.4: tell whether a text for windows may be used now, as far as faceoffs and occurrences go.

    Whether only Main Phase actions are allowed has been asked before (`may_have_quick_options`).
    """
    state = game.state
    if ability.trigger is not None and not state.happened:
        return False
    if ability.timing != FACEOFF_TIMING and not ability.faceoffs:
        return True
    return state.faceoff is not None and refuse_faceoff(game, ability) is None


def quick_uses(game: Kernel, seat: Seat, only_reactions: bool) -> list[tuple[int, ...]]:
    """List the abilities that *seat* may activate with priority."""
    found: list[tuple[int, ...]] = []
    controller = game.state.controller
    for card, ability in game.board().for_windows:
        if (controller[card] != seat and not ability.anyone) or not is_time_for(game, ability):
            continue
        for answer in answers(game, ability, card, controller[card], only_reactions):
            scope = scope_of(game, card, seat, ability, answer[0] if answer else -1)
            if refuse_activating(game, seat, card, ability, scope) is None:
                found.append((option.USE, card, game.definitions.number_of(ability), *answer))
    return found


def agile_cards(game: Kernel, seat: Seat) -> list[CardId]:
    """List the characters *seat* may move with priority (C2)."""
    board = game.board()
    if not board.agile:
        return []
    mine = board.characters[seat]
    return [card for card in board.agile if card in mine]


def answers(
    game: Kernel, ability: Activated | EventText, card: CardId, seat: Seat, only_reactions: bool
) -> list[tuple[int, ...]]:
    """List what *ability* can answer: each instance for a Reaction, one empty tuple for other timings."""
    if ability.trigger is None:
        is_offered = not only_reactions or (ability.timing == IMMEDIATE and works_in_every_window(game))
        return [()] if is_offered else []
    return [(place,) for place in instances(game, ability.trigger, card, seat, ability.during)]


def perform(game: Kernel, seat: Seat, answer: tuple[int, ...]) -> None:
    """Start the action a player chose."""
    verb = answer[0]
    if verb == option.PLAY:
        game.push(PlayCard(seat, CardId(answer[1]), answer[2] if len(answer) > 2 else -1))
    elif verb == option.MOVE:
        game.push(MoveCard(seat, CardId(answer[1])))
    elif verb == option.DRAW:
        note_subject(game, NO_CARD)
        game.occur([paid(seat, draw_price(game)), Occurrence(kinds.DREW, seat, by=seat)])
    elif verb == option.RALLY:
        card = CardId(answer[1])
        note_subject(game, card)
        price = sum([part.amount for part in rally_parts(game, seat, card)])
        game.occur([paid(seat, price), Occurrence(kinds.RALLIED, seat, card, by=seat)])
    elif verb == option.USE:
        game.push(UseAbility(seat, CardId(answer[1]), answer[2], answer[3] if len(answer) > 3 else -1))


def paid(seat: Seat, amount: int) -> Occurrence:
    """Return the occurrence of paying action tokens."""
    return Occurrence(kinds.PAID, seat, amount=amount, by=seat, mode=COST)


def note_subject(game: Kernel, card: CardId) -> None:
    """Remember the card an action was taken with, if everybody knows that card."""
    state = game.state
    known = card >= 0 and state.known[card] == everyone(state)
    state.acted_with = state.definition[card] if known else -1


class PlayCard(Frame):
    """705.2 for a card: choose how and where, pay, queue, enter play or process the Event."""

    __slots__ = ("area", "card", "host", "instance", "is_last", "seat", "way")

    def __init__(
        self,
        seat: Seat,
        card: CardId,
        instance: int,
        area: AreaId = NO_AREA,
        host: CardId = NO_CARD,
        way: Way = PRINTED,
        is_last: int = 0,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.instance = instance
        self.area = area
        self.host = host
        self.way = way
        """The way of paying, and the card that is given up besides tokens."""
        self.is_last = is_last
        """1 once it was played as the last card in the player's hand."""

    def data(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.instance, self.area, self.host, self.way, self.is_last)

    def player(self) -> Seat:
        return self.seat

    def begin(self, game: Kernel) -> None:
        """705.2a: ask how it is paid for, if there are several ways."""
        if not has_other_ways(game, self.card):
            self.ask_where(game)
            return
        self.step = "way_chosen"
        options: list[tuple[int, ...]] = []
        for how, given in payable_ways(game, self.seat, self.card):
            if how == AS_PRINTED:
                options.append((option.NO,))
            else:
                options.append((option.YES,) if given == NO_CARD else (option.CARD, given))
        game.ask(self.seat, "give-for", options, source=self.card, can_cancel=True)

    def way_chosen(self, game: Kernel) -> None:
        """Store the way, then ask where it goes."""
        answer = game.state.answer
        given = CardId(answer[1]) if answer[0] == option.CARD else NO_CARD
        if answer[0] != option.NO:
            self.way = next(way for way in other_ways(game, self.seat, self.card) if way[1] == given)
        self.ask_where(game)

    def ask_where(self, game: Kernel) -> None:
        """705.2a: ask where it goes."""
        self.step = "placed"
        if game.definition(self.card).event is not None:
            game.state.answer = (option.AREA, NO_AREA)
            return
        options: list[tuple[int, ...]] = [
            (option.CARD, host) if host >= 0 else (option.AREA, area) for area, host in self.open_places(game)
        ]
        game.ask(self.seat, "where", options, source=self.card, can_cancel=self.can_be_taken_back())

    def open_places(self, game: Kernel) -> list[tuple[AreaId, CardId]]:
        """List the area and host of each place it may be played to."""
        return payable_places(game, self.seat, self.card, self.way)

    def can_be_taken_back(self) -> bool:
        """Tell whether it can be taken back: nobody has seen an action until it is paid for (705.2)."""
        return True

    def price(self, game: Kernel) -> int:
        return price_of(game, self.seat, self.card, self.area, self.host, self.way[0])

    def entry(self, game: Kernel) -> int:
        """Return the bits that say how it enters play: Troublemakers face down (306.1)."""
        is_covered = game.definition(self.card).type == TROUBLEMAKER
        return PLAYED_ENTRY | FACE_DOWN_ENTRY if is_covered else PLAYED_ENTRY

    def placed(self, game: Kernel) -> None:
        """705.2b, 705.2c: pay what it costs there."""
        answer = game.state.answer
        if answer[0] == option.CARD:
            self.host = CardId(answer[1])
            self.area = game.state.area[self.host]
        else:
            self.area = AreaId(answer[1])
        self.step = "pay_more"
        if game.definition(self.card).type != TROUBLEMAKER:
            show(game, self.card)
        game.tell(self.announcement())
        price = self.price(game)
        spend_discounts(game, self.seat, self.card)
        game.occur([*card_costs(game, self.seat, self.way), paid(self.seat, price)])

    def announcement(self) -> Occurrence:
        """Return the occurrence of playing the card."""
        hosts = (self.host,) if self.host >= 0 else ()
        answered = self.instance + 1  # the instance a Reaction answers, for texts that copy it
        word = LAST_IN_HAND if self.is_last else ""
        seat = self.seat
        return Occurrence(kinds.PLAYED, seat, self.card, answered, self.area, cards=hosts, by=seat, word=word)

    def pay_more(self, game: Kernel) -> None:
        """508.1: pay additional costs, if it has any."""
        self.step = "paid"
        costs = game.definition(self.card).more_costs
        if costs:
            numbers = tuple([game.definitions.number_of(cost) for cost in costs])
            game.push(PayCosts(numbers, Scope(game.ref(self.card), self.seat), 0))

    def paid(self, game: Kernel) -> None:
        """705.2d: put it in the queue; effects that happen as a card is played come first (705.2d.i)."""
        if self.instance >= 0:
            game.state.reacted.append((self.instance, game.ref(self.card)))
        self.step = "resolve"
        self.is_last = int(game.cards_in(HAND, self.seat) == [self.card])
        put(game, self.card, QUEUE, face_down=game.definition(self.card).type == TROUBLEMAKER)
        note_subject(game, self.card)
        game.occur([Occurrence(kinds.QUEUED, self.seat, self.card, area=self.area, by=self.seat)])

    def resolve(self, game: Kernel) -> None:
        """705.2f: put it into play or process its text, unless it was cancelled (410.7)."""
        if game.state.zone[self.card] != QUEUE:
            game.done()
            return
        definition = game.definition(self.card)
        scope = scope_of(game, self.card, self.seat, definition.event, self.instance)
        self.step = "played"
        if definition.event is not None:
            game.push(Text(game.definitions.numbers_of(definition.instructions), scope))
            return
        how = self.entry(game)
        hosts = (self.host,) if self.host >= 0 else ()
        game.occur(
            [Occurrence(kinds.ENTERED, self.seat, self.card, how, self.area, cards=hosts, by=self.seat)]
        )

    def played(self, game: Kernel) -> None:
        """705.2f.v: let "when you play" trigger; before that, an Event goes to the discard pile (304.2)."""
        if game.state.zone[self.card] == PLAY:
            self.area = game.state.area[self.card]  # a Dilemma's own area is created as it enters play
        game.done()
        self.follow_up(game)
        happenings = [self.announcement()]
        if game.state.zone[self.card] == QUEUE:
            happenings.insert(0, Occurrence(kinds.PUT_INTO_DISCARD_PILE, self.seat, self.card))
        game.occur(happenings)

    def follow_up(self, game: Kernel) -> None:
        """Follow what a card's text adds for having been played with its timing, not in the Main Phase."""
        also = game.definition(self.card).also
        if also is None or also.then is None or game.state.zone[self.card] != PLAY:
            return
        if also.timing == FACEOFF_TIMING and game.state.faceoff is None:
            return
        card = game.ref(self.card)
        game.push(Text((game.definitions.number_of(also.then),), Scope(card, self.seat, (card,), self.seat)))


def spend_discounts(game: Kernel, seat: Seat, card: CardId) -> None:
    """End discounts on "the next card" as its price is paid, so that a card played meanwhile gets none."""
    spent = discounts(game, seat, card)
    if spent:
        game.end_modifiers([one for one in game.state.modifiers if one not in spent])


class MoveCard(Frame):
    """609.2b: choose where, pay, move."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: Seat, card: CardId) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def data(self) -> tuple[Any, ...]:
        return (self.seat, self.card)

    def player(self) -> Seat:
        return self.seat

    def begin(self, game: Kernel) -> None:
        """Ask where it goes."""
        self.step = "chosen"
        options: list[tuple[int, ...]] = [
            (option.AREA, area) for area in payable_destinations(game, self.seat, self.card)
        ]
        game.ask(self.seat, "where", options, source=self.card, can_cancel=True)

    def chosen(self, game: Kernel) -> None:
        """Pay and move."""
        area = AreaId(game.state.answer[1])
        price = move_price(game, self.card, area)
        note_subject(game, self.card)
        game.done()
        game.occur([paid(self.seat, price), moved(game, self.card, area, self.seat)])


def counters_lost(ability: Activated) -> tuple[Amount, ...]:
    """List the amounts that count counters on this card, if the card leaves play as a cost.

    They are computed before that, because a card that leaves play loses its counters (519.3a).
    """
    if not any(
        isinstance(getattr(cost, "what", None), This) and DOES[type(cost)].kind in kinds.LEAVES_PLAY
        for cost in ability.costs
    ):
        return ()
    return tuple(
        [
            node
            for node in walk((ability.effect, *ability.costs))
            if isinstance(node, Amount)
            and any(isinstance(one, Counters) and isinstance(one.what, This) for one in walk(node))
        ]
    )


class UseAbility(Frame):
    """703: pay an activated ability's costs, then follow its text."""

    __slots__ = ("ability", "card", "instance", "scope", "seat")

    def __init__(
        self, seat: Seat, card: CardId, ability: int, instance: int, scope: Scope | None = None
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.ability = ability
        self.instance = instance
        self.scope = scope

    def data(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.ability, self.instance, self.scope)

    def player(self) -> Seat:
        return self.seat

    def speak_of(self, cards: tuple[Ref, ...], controller: Seat) -> None:
        """Make "that card" in the text mean the cards picked for the costs."""
        if self.scope is not None:
            self.scope = self.scope.meaning(cards, controller)

    def point_to(self, area: AreaId) -> None:
        """Make "there" in the text mean the Problem that a cost named."""
        if self.scope is not None:
            self.scope = self.scope.there(area)

    def count_on(self, number: int) -> None:
        """Make "that many" in the text mean the number of cards spent for the costs."""
        if self.scope is not None:
            self.scope = self.scope.counting(number)

    def follow(self, before: Ref, now: Ref) -> None:
        """410.6a: follow a card that was put elsewhere as a cost."""
        if self.scope is not None:
            self.scope = self.scope.following(before, now)

    def begin(self, game: Kernel) -> None:
        """705.2b, 705.2c: pay the costs."""
        self.step = "resolve"
        ability = self.node(game)
        scope = scope_of(game, self.card, self.seat, ability, self.instance)
        lost = counters_lost(ability)
        if lost:
            scope = settled(game, lost, scope)
        self.scope = scope
        if ability.costs:
            numbers = tuple([game.definitions.number_of(cost) for cost in ability.costs])
            game.push(PayCosts(numbers, scope, 1))
        else:
            game.tell(Occurrence(kinds.USED, self.seat, self.card, by=self.seat))

    def node(self, game: Kernel) -> Activated:
        node = game.definitions.nodes[self.ability]
        assert isinstance(node, Activated)
        return node

    def resolve(self, game: Kernel) -> None:
        """705.2e: follow the text."""
        scope = self.scope
        assert scope is not None
        if self.instance >= 0:
            game.state.reacted.append((self.instance, scope.source))
        note_subject(game, self.card)
        game.done()
        game.push(Text((game.definitions.number_of(self.node(game).effect),), scope))
        game.occur([Occurrence(kinds.USED, self.seat, self.card, by=self.seat)])


claims("512.5", "glossary.hasty", "R57", quick_options)
claims("C2", agile_cards)
claims("305.1b", "705.2a", "705.2b", "705.2c", PlayCard.placed)
claims("408.1", "705.2d", "705.2d.i", PlayCard.paid)
claims("305.1", "306.1", "705.2f.i", "705.2f.ii", PlayCard.resolve)
claims("304.2", "705.2f.v", PlayCard.played)
claims("703.1c", UseAbility.begin)
claims("705.2e", Text.begin)
claims("508.1b", PayCosts.begin)

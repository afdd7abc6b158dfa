"""707.2, 801.1: the order in which cards entered play never decides what one instruction does to several.

Invented positions of up to four Friends with texts that watch, forbid, replace and strengthen; every effect
of the language that takes several cards; every order of entry. Texts here are such that timestamps do not
matter (711.3 to 711.6): nothing sets a power, type or trait.
"""

from collections.abc import Callable
from dataclasses import fields
from itertools import permutations
from typing import Any, get_args
from zlib import crc32

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.records import Scope
from everfree.ccg.language import (
    A_PROBLEM,
    CHARACTER,
    END_OF_TURN,
    FRIEND,
    THAT,
    YOU,
    Ability,
    Banish,
    Cant,
    Continuous,
    CutieMark,
    Dismiss,
    Each,
    EachPlayer,
    Effect,
    Exhaust,
    Frighten,
    Gain,
    GainControl,
    Give,
    Has,
    HasMore,
    IsDismissed,
    IsExhausted,
    LeavesPlay,
    Move,
    Moves,
    One,
    Power,
    PutCounters,
    PutIntoDiscardPile,
    PutIntoHand,
    PutOnDeck,
    PutUnderDeck,
    ReadyCards,
    RemoveCounters,
    Replacement,
    Retire,
    Score,
    Selector,
    Sequence,
    Standing,
    Unfrighten,
    WithTrait,
    cards,
    each,
    here,
    main_phase,
    one,
    when,
    yours,
)
from everfree.ccg.vocab import card_of
from everfree.testing import Piece, Table, piece, plain

FOALS = cards(FRIEND, WithTrait("Foal"))
PLACES = ("home", "mine", "their home", "theirs")

TAKES_SEVERAL: dict[type[Effect], Callable[[Each], Effect]] = {
    Banish: Banish,
    CutieMark: CutieMark,
    Dismiss: Dismiss,
    Exhaust: Exhaust,
    Frighten: Frighten,
    GainControl: GainControl,
    Give: lambda them: Give((Power(1),), them, END_OF_TURN),
    Move: lambda them: Move(them, A_PROBLEM),
    PutCounters: lambda them: PutCounters(them, 1, "apple"),
    PutIntoDiscardPile: PutIntoDiscardPile,
    PutIntoHand: PutIntoHand,
    PutOnDeck: PutOnDeck,
    PutUnderDeck: PutUnderDeck,
    ReadyCards: ReadyCards,
    Unfrighten: Unfrighten,
    RemoveCounters: lambda them: RemoveCounters(them, 1, "pear"),
    Retire: Retire,
}
"""Effects about several Friends in play, each made for the cards it is given."""

NOT_SEVERAL = {
    "BanishAndCopy": "one chosen card of a hand",
    "BanishNamesakes": "cards outside play",
    "BecomeInvolved": "involvement is a set: whoever joins changes nothing for others",
    "CeaseInvolvement": "involvement is a set",
    "Cancel": "cards in the queue",
    "Challenge": "starts one faceoff",
    "ChooseCounter": "one chosen card",
    "Contribute": "a modifier about Problems",
    "Defeat": "Troublemakers are defeated one after the other, as in faceoffs",
    "DontPrevent": "a modifier about Troublemakers",
    "EaseProblem": "a modifier about Problems",
    "IgnoreFlipped": "flipped cards, not in play",
    "LookAt": "changes knowledge only",
    "MeetNeeds": "a modifier about Problems",
    "MoveAtRandom": "chance draws for one card after the other (R65)",
    "Note": "one chosen card",
    "Pick": "chooses and does nothing",
    "PlayForFree": "cards outside play",
    "PutIntoPlay": "cards outside play; whose they are orders them (711.6)",
    "PutTokenCopy": "copies enter one after the other (711.6)",
    "Reattach": "one attachment",
    "ReplaceProblems": "Problems are replaced one after the other (613.2)",
    "Reveal": "cards outside play",
    "Send": "one card",
    "ShuffleInto": "cards outside play",
    "Spend": "cards beneath another",
    "StartFaceoff": "starts one faceoff",
    "StartFaceoffAt": "starts one faceoff",
    "TurnFaceDown": "Troublemakers; a card that is turned down is not heard",
    "TurnOver": "Mane Characters: one a player",
    "Uncover": "Troublemakers are uncovered one after the other (R30)",
}
"""Effects with a selector that are left out, and why the order of entry has no part in them."""

TEXTS: dict[str, tuple[Ability, ...]] = {
    "nothing": (),
    "hears dismissals": (when(IsDismissed(one(FRIEND)), Gain(1)),),
    "hears departures": (when(LeavesPlay(one(FRIEND)), Score(1)),),
    "hears exhaustion": (when(IsExhausted(one(FRIEND)), Gain(1)),),
    "keeps yours while there are two": (Standing(Cant(LeavesPlay(One(yours(FRIEND)))), Has(YOU, FOALS, 2)),),
    "keeps yours where you are stronger": (
        Standing(
            Cant(IsDismissed(One(yours(FRIEND)))),
            HasMore(cards(CHARACTER, here()), than_every=True, in_power=True),
        ),
    ),
    "keeps all from moving": (Standing(Cant(Moves(YOU, each(FOALS))), Has(YOU, FOALS, 2)),),
    "strengthens": (Continuous((Power(1),), each(cards(FRIEND))),),
    "has dismissals banish": (Replacement(IsDismissed(One(FOALS)), Banish(THAT)),),
    "has departures end in hand": (Replacement(LeavesPlay(each(FOALS)), PutIntoHand(THAT), optional=True),),
    "has itself exhausted": (
        Replacement(IsDismissed(One(yours(FRIEND))), Sequence((Gain(1), Exhaust(THAT)))),
    ),
}
"""Texts of the Friends, of which none minds its timestamp."""


def has_selector(word: type[Effect]) -> bool:
    """Tell whether a word of the language has cards to be chosen or meant as a part."""
    return any(
        isinstance(kind, type) and issubclass(kind, Selector)
        for part in fields(word)  # type: ignore[arg-type]
        for kind in (part.type, *get_args(part.type))
    )


def test_every_effect_with_a_selector_is_judged() -> None:
    """A new effect about cards is either tried in every order, or listed with a reason."""
    words = {word.__name__ for word in Effect.__subclasses__() if has_selector(word)}

    assert words == {word.__name__ for word in TAKES_SEVERAL} | set(NOT_SEVERAL)


class Position:
    """Four or fewer Friends at their places, and an Event-like ability that does something to all of them."""

    def __init__(self, effect: Effect, drawn: list[tuple[str, str, int, bool]], salt: int) -> None:
        self.salt = salt
        self.boot = plain(abilities=(main_phase(effect),))
        self.friends: list[Piece] = []
        self.where: list[str] = []
        for text, place, power, is_exhausted in drawn:
            card = plain(power, traits=("Foal",), abilities=TEXTS[text])
            self.friends.append(piece(card, exhausted=is_exhausted, counters=("pear",)))
            self.where.append(place)

    def outcome(self, order: tuple[int, ...]) -> tuple[Any, ...]:
        """Play it with the Friends entered in *order*; return what is different afterwards."""
        at: dict[str, list[Piece]] = {place: [] for place in PLACES}
        for friend, place in zip(self.friends, self.where, strict=True):
            at[place].append(friend)
        table = Table(
            home=[self.boot, *at["home"]],
            mine=at["mine"],
            opponent_home=at["their home"],
            opponent_theirs=at["theirs"],
        )
        reorder(table, [self.friends[number] for number in order])
        table.use(self.boot)
        for _ in range(60):
            if table.is_over or table.asked == "main":
                break
            table._take(self.answer(table))
        return (
            [self.fate(table, friend) for friend in self.friends],
            table.state.tokens,
            table.state.score,
            table.state.outcome,
            [sorted([event.key for event in table.game.events or ()])],
        )

    def answer(self, table: Table) -> int:
        """Answer by what is offered, never by its place in the list."""
        named = [self.label(table, offered) for offered in table.question.options]
        asked = table.question
        about = (self.salt, asked.kind, asked.seat, self.name(table, asked.source), sorted(named))
        draw = crc32(repr(about).encode())
        return named.index(sorted(named)[draw % len(named)])

    def label(self, table: Table, offered: tuple[int, ...]) -> str:
        """Name an option by what it is about."""
        if offered[0] == option.TRIGGER:
            waiting = getattr(table.game.state.frames[-1], "batch", ())[offered[1]]
            meant = [
                self.name(table, one // 1_000_000) for one in (waiting.scope.source, *waiting.scope.that)
            ]
            return f"trigger {meant}"
        if offered[0] in (option.CARD, option.USE):
            return f"card {self.name(table, offered[1])}"
        return repr(offered)

    def meant(self, table: Table, scope: Scope) -> list[str]:
        """Name the card of a text and the cards it speaks of."""
        return [self.name(table, card_of(one)) for one in (scope.source, *scope.that)]

    def name(self, table: Table, card: int) -> str:
        """Name a card by its place among the Friends."""
        numbers = [number for number, friend in enumerate(self.friends) if table.id(friend) == card]
        return f"friend {numbers[0]}" if numbers else "another"

    @staticmethod
    def fate(table: Table, friend: Piece) -> tuple[Any, ...]:
        """Say where a Friend is and in what state."""
        card, state = table.id(friend), table.state
        counters = sorted([(word, number) for on, word, number, _ in state.counters if on == card])
        in_play = table.zone_of(friend) == "play"
        return (
            table.zone_of(friend),
            state.area[card],
            state.controller[card],
            state.marks[card],
            counters,
            table.power(friend) if in_play else 0,
        )


def reorder(table: Table, friends: list[Piece]) -> None:
    """Let cards in play have entered in this order, as their places and timestamps say."""
    state = table.state
    line = table.game.in_play()
    cards_ = [table.id(friend) for friend in friends]
    places = sorted([line.index(card) for card in cards_])
    stamps = sorted([state.stamps[card] for card in cards_])
    for card, place, stamp in zip(cards_, places, stamps, strict=True):
        line[place] = card
        state.stamps[card] = stamp
    table.game.changed()
    state.unsettled = False


friends = st.lists(
    st.tuples(st.sampled_from(sorted(TEXTS)), st.sampled_from(PLACES), st.integers(0, 3), st.booleans()),
    min_size=2,
    max_size=4,
)


@pytest.mark.clause("707.2", "801.1", "704.1b")
@pytest.mark.parametrize("word", TAKES_SEVERAL, ids=lambda word: word.__name__)
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(drawn=friends, salt=st.integers(0, 7))
def test_the_order_of_entry_decides_nothing(
    word: type[Effect], drawn: list[tuple[str, str, int, bool]], salt: int
) -> None:
    """Every order in which up to four Friends entered play brings the same about."""
    position = Position(TAKES_SEVERAL[word](each(FOALS)), drawn, salt)
    orders = list(permutations(range(len(drawn))))
    first = position.outcome(orders[0])

    assert all(position.outcome(order) == first for order in orders[1:])


@pytest.mark.clause("801.1")
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(drawn=friends, salt=st.integers(0, 7))
def test_nor_does_it_where_each_player_does_something(
    drawn: list[tuple[str, str, int, bool]], salt: int
) -> None:
    """Each player dismisses all of their Foals: in every order the same comes of it."""
    position = Position(EachPlayer(Dismiss(each(yours(FRIEND, WithTrait("Foal"))))), drawn, salt)
    orders = list(permutations(range(len(drawn))))
    first = position.outcome(orders[0])

    assert all(position.outcome(order) == first for order in orders[1:])

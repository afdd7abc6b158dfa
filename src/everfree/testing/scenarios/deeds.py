"""Scenarios of abilities that do something once: what is chosen, what changes, and all that must stay.

A table is laid out with cards that fit the descriptions of the ability and others that do not, and what the
ability waits for is made to happen (`ways.py`). For a triggered ability the same is done with a copy of the
card without it; what is there then, changed as the tree says (`reading.py`), must be there with it. Choices
are exact: the referee lists the cards that fit. An ability with a word that is not read here raises
`UnknownWord`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.registry import DOES, kinds_of
from everfree.ccg.language import (
    Ability,
    Activated,
    As,
    Card,
    Continuous,
    CutieMark,
    CutieMarked,
    Description,
    Draw,
    Effect,
    Elsewhere,
    Enters,
    EventText,
    IsCutieMarked,
    IsPlayed,
    Move,
    PlayOn,
    Plays,
    This,
    Trigger,
    Triggered,
)
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.nodes import walk
from everfree.ccg.vocab import DISCARD_PILE, HAND, PLAY, CardId, Seat
from everfree.testing.referee.knowing import unknown_words
from everfree.testing.referee.positions import SEATS
from everfree.testing.referee.reader import UnknownWord
from everfree.testing.scenarios.lasting import without
from everfree.testing.scenarios.reading import LEAVING, Deed, Pick, Values, values_of
from everfree.testing.scenarios.stage import additional_costs
from everfree.testing.scenarios.ways import CHALLENGING, CONFRONTING, HOME_LIMIT, STEPS, acting, way_of
from everfree.testing.table import Table, UnexpectedQuestion


@dataclass(frozen=True)
class DeedScenario:
    """An action, what must be offered on the way, and what must be there afterwards."""

    card: Card
    start: Callable[[Card], Table]
    finish: Callable[[Table], None]
    source: CardId
    picks: tuple[Pick, ...]
    expected: Values

    def differences(self, card: Card) -> list[str]:
        """List what is different when *card* has this text."""
        try:
            table = self.start(card)
        except UnexpectedQuestion as unexpected:
            return [str(unexpected)]
        found = follow(table, list(self.picks))
        self.finish(table)
        observed = values_of(table, list(self.expected))
        return found + [
            f"{' '.join(map(str, what))}: {observed[what]} instead of {value}"
            for what, value in self.expected.items()
            if observed[what] != value
        ]


def deed_scenario(card: Card, side: int, place: int) -> DeedScenario | None:
    """Make the scenario of an ability; None if it does nothing in the position that was laid out."""
    ability = card.sides[side].abilities[place]
    if unknown_words(card):
        raise UnknownWord("a card that the referee can't judge")
    if joins_in(card, side, place):
        raise UnknownWord("another ability of the card")
    way = way_of(card, side, ability)
    try:
        table = way.start(card if way.is_before else without(card, side, place))
    except UnexpectedQuestion:
        raise UnknownWord("an action that the rules refuse") from None
    if not way.is_before:
        way.finish(table)
    source = number_of(table, card)
    that = None if way.that is None else table.id(way.that)
    reading = Deed(table, source, that, there=way.there, in_faceoff=way.in_faceoff)
    if not apply_all(reading, card, ability):
        return None
    start = acting(way.start, side, ability) if way.is_before else way.start
    return DeedScenario(card, start, way.finish, source, tuple(reading.picks), reading.values)


def joins_in(card: Card, side: int, place: int) -> bool:
    """Tell whether the rest of the card waits for what this ability does or waits for, or ends with it."""
    abilities = card.sides[side].abilities
    meant = [one for keyword in card.sides[side].keywords for one in meaning_of(keyword)]
    others = [node for one in (*abilities[:place], *abilities[place + 1 :], *meant) for node in walk(one)]
    ability = abilities[place]
    words = walk(ability)
    if isinstance(ability, PlayOn):
        return any(isinstance(one, Enters | Plays | IsPlayed | As) for one in others)
    if any(isinstance(one, CutieMark) for one in words):
        return any(isinstance(one, CutieMarked | IsCutieMarked) for one in others)
    done = {DOES[type(one)].kind for one in words if isinstance(one, Effect) and type(one) in DOES} - {-1}
    done.update([kinds.MOVED for one in words if isinstance(one, Move)])
    done.update([kind for one in words if isinstance(one, Trigger) for kind in kinds_of(one)])
    if any(done & set(kinds_of(one)) for one in others if isinstance(one, Trigger)):
        return True
    counts_hand = any(isinstance(one, Description) and one.zone == HAND for one in others)
    if counts_hand and any(isinstance(one, Draw) for one in words):
        return True
    is_leaving = any(type(one) in LEAVING and isinstance(getattr(one, "what", None), This) for one in words)
    return is_leaving and any(isinstance(one, Continuous) for one in others)


def number_of(table: Table, card: Card) -> CardId:
    """Return the engine's number of the card."""
    numbers = [CardId(one) for one in range(len(table.state.definition))]
    return next(one for one in numbers if table.game.definition(one).card.id == card.id)


def apply_all(reading: Deed, card: Card, ability: Ability) -> bool:
    """Change the values as the ability says, costs first; return whether its effect changes any."""
    before = dict(reading.values)
    if isinstance(ability, PlayOn):
        play_on(reading, card, ability)
        return True
    inner = ability.ability if isinstance(ability, Elsewhere) else ability
    assert isinstance(inner, Triggered | Activated | EventText)
    if not reading.reader.holds(getattr(inner, "condition", None)):
        return False
    for cost in getattr(inner, "costs", ()):
        reading.apply(cost)
    if isinstance(inner, EventText):
        reading.add("tokens", Seat(0), -card.cost)
        reading.leave(reading.source, DISCARD_PILE)
        for cost in additional_costs(card):
            reading.apply(cost)
    after_costs = dict(reading.values)
    reading.apply(inner.effect)
    return reading.values not in (before, after_costs)


def play_on(reading: Deed, card: Card, ability: PlayOn) -> None:
    """305.1b: play an attachment on the first card that fits."""
    fit = reading.reader.described(ability.host)
    if len(fit) < 2:
        raise UnknownWord("a choice among no cards")
    reading.add("tokens", Seat(0), -card.cost)
    reading.add("hand", Seat(0), -1)
    reading.picks.append((option.CARD, frozenset(fit), fit[0]))
    kept = [(what, seat) for what in ("tokens", "score", "hand", "deck") for seat in SEATS]
    reading.values = {key: reading.values[key] for key in kept}  # the rest of the text may change its host
    reading.values.update({("zone", reading.source): PLAY, ("host", reading.source): fit[0]})


def follow(table: Table, picks: list[Pick]) -> list[str]:
    """Answer the questions of an ability; return what was offered wrongly."""
    found: list[str] = []
    for _ in range(STEPS):
        if table.is_over:
            break
        options = table.question.options
        verbs = [one[0] for one in options]
        if option.END in verbs or table.asked in (CONFRONTING, CHALLENGING, HOME_LIMIT):
            break
        if option.YES in verbs:
            table.game.take(verbs.index(option.YES))
        elif picks and picks[0][0] in verbs:
            verb, fit, taken = picks.pop(0)
            offered = frozenset([one[1] for one in options if one[0] == verb])
            if offered != fit:
                found.append(f"offered are {sorted(offered)} instead of {sorted(fit)}")
            if taken not in offered:
                break
            table.game.take(options.index(next(one for one in options if one[:2] == (verb, taken))))
        elif option.NUMBER in verbs or option.TRIGGER in verbs:
            table.game.take(0)
        elif option.PASS in verbs:
            break
        else:
            found.append(f"a question that the tree does not ask: {table.asked}")
            break
    return found

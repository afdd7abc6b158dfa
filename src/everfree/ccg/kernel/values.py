"""Characteristics, always computed, never stored: printed value, then modifiers (507, 708, 711).

Each number can be asked for its parts; the sum of the parts is the number.
"""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.meanings import AMOUNTS, claims
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.scope import holds, is_on, is_selected
from everfree.ccg.kernel.state import EXHAUSTED, FACE_DOWN
from everfree.ccg.language.abilities import Continuous
from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.changes import ColouredPower, KeepsPower, Power, PowerBecomes, PowerTimes
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.selectors import Another, Each, Host, This
from everfree.ccg.vocab import (
    NO_CARD,
    PLAY,
    POWER_COUNTER,
    PROBLEM,
    STUBBORN_BIT,
    CardId,
    Colour,
    Ref,
    Seat,
    card_of,
)

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


class Part:
    """One summand of a number: where it comes from and how much it is."""

    __slots__ = ("amount", "source", "what")

    def __init__(self, what: str, amount: int, source: CardId) -> None:
        self.what = what
        """Key of the word for it: "printed", "modifier", "flip" ..."""
        self.amount = amount
        self.source = source
        """The card it comes from; no card where the rules themselves say so."""

    def worth(self, amount: int) -> "Part":
        """Give the same summand with another amount."""
        other = Part("printed", amount, self.source)
        other.what = self.what
        return other


def amount_of(
    game: "Kernel", amount: int | Node, source: CardId, you: Seat, scope: Scope | None = None
) -> int:
    """Compute a number of a text on *source*."""
    if isinstance(amount, int):
        return amount
    assert isinstance(amount, Amount)
    if scope is not None and scope.settled:
        number = game.cast.number_of(amount)
        for one, value in scope.settled:
            if one == number:
                return value
    return AMOUNTS[type(amount)](game, amount, source, you, scope)


def settled(game: "Kernel", amounts: tuple[Amount, ...], scope: Scope) -> Scope:
    """712.2: count the numbers of a triggered effect now, whatever the table is when it is processed."""
    source = card_of(scope.source)
    counted = tuple(
        [(game.cast.number_of(one), amount_of(game, one, source, scope.you, scope)) for one in amounts]
    )
    return scope.settling(counted)


def touching(game: "Kernel", card: CardId) -> list[tuple[CardId, Continuous]]:
    """List the continuous abilities that change *card*'s power now."""
    board = game.board()
    found: list[tuple[CardId, Continuous]] = []
    for source, ability in board.on_card.get(card, ()):
        if (ability.condition is None and not game.asking) or touches(game, card, source, ability):
            found.append((source, ability))
    for source, ability in board.on_many:
        if touches(game, card, source, ability):
            found.append((source, ability))
    return found


def touches(game: "Kernel", card: CardId, source: CardId, ability: Continuous) -> bool:
    """Tell whether an ability changes *card*; while one asks about powers, it is itself left out (711.5)."""
    you = game.state.controller[source]
    asks = game.cast.asks_about_power(ability)
    asked = (source, game.cast.number_of(ability)) if asks else NOT_ASKED
    if asks:
        if asked in game.asking or len(game.asking) >= MOST_ASKING:
            return False
        game.asking.append(asked)
    answer = (isinstance(ability.of, This | Host) or is_selected(game, ability.of, card, source, you)) and (
        ability.condition is None or holds(game, ability.condition, source, you)
    )
    if asks:
        game.asking.pop()
    return answer


NOT_ASKED = (NO_CARD, -1)
MOST_ASKING = 2
"""Texts that ask about powers inside each other: a dozen that do would ask millions of times."""


def worth(game: "Kernel", source: CardId, ability: Continuous, amount: int | Node) -> int:
    """Compute what an ability adds; one that counts a power counts it without itself (711.5)."""
    if isinstance(amount, int):
        return amount
    asked = (source, game.cast.number_of(ability))
    if asked in game.asking or len(game.asking) >= MOST_ASKING:
        return 0
    game.asking.append(asked)
    number = amount_of(game, amount, source, game.state.controller[source])
    game.asking.pop()
    return number


def times_on(game: "Kernel", card: CardId, source: CardId, ability: Continuous) -> int:
    """Give how often an ability of *source* changes *card*: once for each token of a stack, itself aside."""
    count = game.count_of(source)
    if card != source or count == 1:
        return count
    if isinstance(ability.of, This):
        return 1
    others = isinstance(ability.of, Each) and Another() in ability.of.description.tests
    return count - 1 if others else count


def power_of(game: "Kernel", card: CardId) -> int:
    """Give *card*'s power with its sign (R34); face-down cards have none and count as 0 (505.1b)."""
    state = game.state
    if state.marks[card] & FACE_DOWN:
        return 0
    face = game.face(card)
    total = face.power
    if face.type == PROBLEM:
        return total  # Problems have no power that a text could change (202.2)
    in_play = state.zone[card] == PLAY
    if not in_play and not state.modifiers:
        return total
    board = game.board()
    if board.sets_power or not in_play:
        return sum([part.amount for part in power_parts(game, card)])
    if card in board.on_card or board.on_many:
        for source, ability in touching(game, card):
            for change in ability.changes:
                if isinstance(change, Power | ColouredPower):
                    amount = worth(game, source, ability, change.amount)
                    total += amount * times_on(game, card, source, ability)
    for one in state.counters:
        if one[0] == card:
            total += power_in(one[1]) * one[2]
    if state.modifiers:
        reference: Ref = game.ref(card)
        nodes = game.cast.nodes
        for modifier in state.modifiers:
            if (
                reference in modifier.targets
                and isinstance(nodes[modifier.change], Power | ColouredPower)
                and is_on(game, modifier)
            ):
                total += modifier.amount
    return total


def power_in(counter: str) -> int:
    """519.4: give what one counter of this name does to a power."""
    if counter == POWER_COUNTER:
        return 1
    return 0


class _Summand:
    """One change of a power with its timestamp."""

    __slots__ = ("amount", "becomes", "is_counter", "is_given", "keeps", "place", "source", "stamp", "times")

    def __init__(
        self,
        stamp: int,
        amount: int,
        source: CardId,
        *,
        becomes: bool = False,
        is_counter: bool = False,
        is_given: bool = False,
        place: int = 0,
        keeps: bool = False,
        times: int = 1,
    ) -> None:
        self.stamp = stamp
        self.becomes = becomes
        self.amount = amount
        self.source = source
        self.is_counter = is_counter
        self.is_given = is_given
        """Whether it comes from an ability its card was given: after what else the giver does."""
        self.place = place
        """Where its text stands on the card: of two as old as each other the first counts first."""
        self.keeps = keeps
        """Whether its text also says that power can't be gained or lost."""
        self.times = times
        """How many times as much the power is."""


def place_of(game: "Kernel", source: CardId, ability: Continuous) -> int:
    """Give the place of an ability among those of its card: of one timestamp, the first comes first."""
    for place, one in enumerate(game.face(source).continuous):
        if one is ability:
            return place
    return 0


def _summands(game: "Kernel", card: CardId) -> list[_Summand]:
    """List everything that changes the power of a card, in the order found."""
    state = game.state
    if state.zone[card] != PLAY:
        return _from_modifiers(game, card)
    granted = game.board().granted
    found: list[_Summand] = []
    for source, ability in touching(game, card):
        given = granted.get((source, game.cast.number_of(ability)), -1)
        stamp = state.stamps[source] if given < 0 else given
        place = place_of(game, source, ability) if game.board().sets_power else 0
        keeps = any(isinstance(change, KeepsPower) for change in ability.changes)
        for change in ability.changes:
            becomes = isinstance(change, PowerBecomes)
            times = change.times if isinstance(change, PowerTimes) else 1
            amount = 0
            if isinstance(change, Power | ColouredPower | PowerBecomes):
                amount = worth(game, source, ability, change.amount)
                if not becomes:
                    amount *= times_on(game, card, source, ability)
            elif not isinstance(change, KeepsPower | PowerTimes):
                continue
            found.append(
                _Summand(
                    stamp,
                    amount,
                    source,
                    becomes=becomes,
                    is_given=given >= 0,
                    place=place,
                    keeps=keeps,
                    times=times,
                )
            )
    for one in state.counters:
        if one[0] == card and power_in(one[1]):
            found.append(_Summand(one[3], power_in(one[1]) * one[2], card, is_counter=True))
    return [*found, *_from_modifiers(game, card)]


def _from_modifiers(game: "Kernel", card: CardId) -> list[_Summand]:
    """List what texts gave a card for a while: a flipped one can have that too (708.2)."""
    found: list[_Summand] = []
    reference = game.ref(card)
    for modifier in game.state.modifiers:
        if reference in modifier.targets and is_on(game, modifier):
            node = game.cast.nodes[modifier.change]
            source = card_of(modifier.source)
            if isinstance(node, PowerTimes):
                found.append(_Summand(modifier.stamp, 0, source, times=node.times))
            elif isinstance(node, Power | ColouredPower | PowerBecomes):
                becomes = isinstance(node, PowerBecomes)
                found.append(_Summand(modifier.stamp, modifier.amount, source, becomes=becomes))
    return found


def _kept(summands: list[_Summand]) -> list[_Summand]:
    """104.2: where power can't be gained or lost, leave what sets it, last the text that says so."""
    if not any(one.keeps for one in summands):
        return summands
    setting = [one for one in summands if one.becomes]
    return [*[one for one in setting if not one.keeps], *[one for one in setting if one.keeps]]


def power_parts(game: "Kernel", card: CardId) -> list[Part]:
    """Explain `power_of`: the parts add up to it; what a power becomes takes back what was before (711.3)."""
    state = game.state
    if state.marks[card] & FACE_DOWN:
        return []
    face = game.face(card)
    parts = [Part("printed", face.power, card)]
    if face.type == PROBLEM:
        return parts
    summands = _summands(game, card)
    if game.board().sets_power:
        summands.sort(key=lambda one: (one.stamp, one.is_given, one.place))
    for one in _kept(summands):
        before = sum([part.amount for part in parts])
        amount = one.amount - before if one.becomes else one.amount + before * (one.times - 1)
        if one.is_counter:
            parts.append(Part("counter", amount, one.source))
        else:
            parts.append(Part("modifier", amount, one.source))
    return parts


def colours_of(game: "Kernel", card: CardId) -> int:
    """Give the set of *card*'s colours; face-down cards have none (505.1b)."""
    return 0 if game.state.marks[card] & FACE_DOWN else game.face(card).colours


def traits_of(game: "Kernel", card: CardId) -> tuple[str, ...]:
    """Give *card*'s traits; face-down cards have none (505.1a)."""
    return () if game.state.marks[card] & FACE_DOWN else game.face(card).traits


def keywords_of(game: "Kernel", card: CardId) -> int:
    """Give the set of *card*'s keywords, printed and granted; face-down cards have none (505.1a)."""
    return 0 if game.state.marks[card] & FACE_DOWN else game.face(card).keywords


def cost_of(game: "Kernel", card: CardId) -> int:
    """Give *card*'s printed cost; a token has none, whatever it copies (521.1, 520.2)."""
    return 0 if game.is_token(card) else game.definition(card).cost


def is_exhausted(game: "Kernel", card: CardId) -> bool:
    """Tell whether *card* has an exhaustion counter (503.1)."""
    return game.state.marks[card] & EXHAUSTED != 0


def contributes(game: "Kernel", card: CardId) -> bool:
    """Tell whether *card*'s power counts in faceoffs and confronting (503.5, glossary: Stubborn)."""
    marks = game.state.marks[card]
    if marks & FACE_DOWN:
        return False
    return not marks & EXHAUSTED or keywords_of(game, card) & STUBBORN_BIT != 0


def contribution_of(game: "Kernel", card: CardId) -> int:
    """Give the power *card* adds to a total: never below zero (R34)."""
    if not contributes(game, card):
        return 0
    power = power_of(game, card)
    return power if power > 0 else 0


def characters_of(game: "Kernel", seat: Seat) -> list[CardId]:
    """List the characters a player controls, frightened ones too."""
    return game.board().characters[seat]


def colour_power_of(game: "Kernel", seat: Seat, colour: Colour | int) -> int:
    """Give a player's power of a colour; exhausted characters count (507.3, R55)."""
    total = 0
    for card in characters_of(game, seat):
        if colours_of(game, card) & colour:
            power = power_of(game, card)
            if power > 0:
                total += power * game.count_of(card)
    return total


claims("507.1", power_of)
claims("708.3a", touching)
claims("R34", contribution_of)
claims("104.2", _kept)

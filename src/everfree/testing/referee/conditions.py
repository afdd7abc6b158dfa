"""Read the words for conditions: what a player has, faceoffs, turns, points."""

from everfree.ccg.kernel.notes import CONFRONTED
from everfree.ccg.language.terms import (
    A_PLAYER,
    YOU,
    Who,
)
from everfree.ccg.language.words.laws.confronting import HasBeenConfronted
from everfree.ccg.language.words.selectors.conditions import (
    AllOf,
    DuringFaceoff,
    DuringPhase,
    DuringTurn,
    Has,
    HasMore,
    HasPower,
    Involved,
    Is,
    ThereAre,
    WithCard,
)
from everfree.ccg.language.words.selectors.selectors import (
    Description,
    One,
)
from everfree.ccg.language.words.selectors.sharing import WithMatchingMane
from everfree.ccg.language.words.triggers.scoring import HasPoints
from everfree.ccg.vocab import (
    HOME_AREA,
    MANE,
    Seat,
)
from everfree.testing.referee.position import characters_of
from everfree.testing.referee.properties import compares
from everfree.testing.referee.reader import (
    CONDITIONS,
    SEATS,
    TESTS,
    Reader,
    cards_meant,
    is_involved,
    look_up,
)


def during_faceoff(reader: Reader, condition: DuringFaceoff) -> bool:
    """Tell whether a faceoff of one of the kinds is in progress, at this card's area if *here* is set."""
    faceoff = reader.state.faceoff
    if faceoff is None or not faceoff.kind & condition.kinds:
        return False
    if condition.involving_this and not is_involved(reader.position, reader.world, reader.source):
        return False
    if condition.others is not None:
        meant = reader.described(condition.others.description)
        others = [card for card in meant if is_involved(reader.position, reader.world, card)]
        if len(others) < condition.others.count:
            return False
    if condition.gathered is not None:
        where = [reader.state.area[card] for card in reader.described(condition.gathered.description)]
        if not any(where.count(area) >= condition.gathered.count for area in faceoff.areas):
            return False
    return reader.state.area[reader.source] in faceoff.areas if condition.here else True


def involved(reader: Reader, condition: Involved) -> bool:
    """Tell whether a selected card is involved in a faceoff of one of the kinds."""
    faceoff = reader.state.faceoff
    return faceoff is not None and any(
        faceoff.kind & condition.kinds and is_involved(reader.position, reader.world, card)
        for card in cards_meant(reader, condition.what)
    )


def count_of(reader: Reader, description: Description, seat: Seat) -> int:
    """Count the fitting cards that a player controls, or has in a zone."""
    found = reader.described(description)
    return len([card for card in found if reader.state.controller[card] == seat])


def has(reader: Reader, condition: Has) -> bool:
    """Tell whether the number of a player's fitting cards compares like this."""
    number = count_of(reader, condition.description, reader.seat(condition.who))
    return compares(number, condition.comparison, condition.count)


def has_more(reader: Reader, condition: HasMore) -> bool:
    """Tell whether a player has more fitting cards, or more power, than the other; there are two players."""
    seat = reader.seat(condition.who)
    if condition.in_power:
        powers = dict.fromkeys(SEATS, 0)
        for card in reader.described(condition.description):
            powers[reader.state.controller[card]] += max(0, reader.power(card))
        return powers[seat] > powers[reader.position.opponent(seat)]
    mine = count_of(reader, condition.description, seat)
    return mine > count_of(reader, condition.description, reader.position.opponent(seat))


def there_are(reader: Reader, condition: ThereAre) -> bool:
    """Tell whether there are enough fitting cards; a count of 0 means that there is none."""
    found = reader.described(condition.description)
    return len(found) >= condition.count if condition.count else not found


def has_points(reader: Reader, condition: HasPoints) -> bool:
    """Tell whether the score of a player, or of any player, compares like this."""
    seats = SEATS if condition.who == A_PLAYER else (reader.seat(condition.who),)
    return any(compares(reader.state.score[seat], condition.comparison, condition.amount) for seat in seats)


def is_turn_of(reader: Reader, who: Who) -> bool:
    """Tell whether it is the turn of a player; an opponent is anybody else."""
    is_yours = reader.state.turn_player == reader.you
    return who == A_PLAYER or is_yours == (who == YOU)


def has_power(reader: Reader, condition: HasPower) -> bool:
    """Tell whether a player has enough power of a colour; exhausted characters count (507.3, R55)."""
    mine = characters_of(reader.position, reader.world, reader.seat(condition.who))
    coloured = [card for card in mine if condition.colour in reader.facts(card).colours]
    return sum([max(0, reader.power(card)) for card in coloured]) >= condition.count


def with_card(reader: Reader, condition: WithCard) -> bool:
    """Tell whether this card is at the place, with a fitting card in the same area."""
    area = reader.state.area[reader.source]
    if not reader.is_place(condition.place, area, reader.you):
        return False
    beside = [card for card in reader.described(condition.description) if reader.state.area[card] == area]
    return len(beside) >= condition.count


def is_such(reader: Reader, condition: Is) -> bool:
    """Tell whether the selected cards are of the kind and have the properties; with no card, it is false."""
    meant = cards_meant(reader, condition.what)
    such = [
        bool(reader.facts(card).type & condition.noun)
        and all(look_up(TESTS, test)(reader, test, card) for test in condition.tests)
        for card in meant
    ]
    if isinstance(condition.what, One):
        return any(such)
    return bool(meant) and all(such)


def with_matching_mane(reader: Reader, condition: WithMatchingMane) -> bool:
    """Tell whether the Mane Character is in the same area and shares a colour (glossary: Supportive).

    At home this counts only with the option `supportive_at_home`.
    """
    area = reader.state.area[reader.source]
    if (
        not reader.position.definitions.options.supportive_at_home
        and reader.state.area_kind[area] == HOME_AREA
    ):
        return False
    mine = characters_of(reader.position, reader.world, reader.you)
    manes = [card for card in mine if reader.facts(card).type == MANE and reader.state.area[card] == area]
    return any(reader.facts(mane).colours & reader.facts(reader.source).colours for mane in manes)


CONDITIONS.update(
    {
        Involved: involved,
        DuringFaceoff: during_faceoff,
        DuringPhase: lambda reader, condition: (
            reader.state.phase == condition.phase and is_turn_of(reader, condition.whose)
        ),
        DuringTurn: lambda reader, condition: is_turn_of(reader, condition.whose),
        Has: has,
        HasMore: has_more,
        HasPoints: has_points,
        ThereAre: there_are,
        HasPower: has_power,
        WithCard: with_card,
        Is: is_such,
        WithMatchingMane: with_matching_mane,
        HasBeenConfronted: lambda reader, condition: bool(reader.remembered(CONFRONTED)),
        AllOf: lambda reader, condition: all(reader.holds(one) for one in condition.conditions),
    }
)

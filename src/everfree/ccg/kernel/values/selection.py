"""Evaluate the words of a text: which player is "you", which area is "here", which cards are described."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, TypeVar

from everfree.ccg.kernel.kinds import FACEOFF_LOST, FACEOFF_WON
from everfree.ccg.kernel.notes import MENTIONED, noted
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.kernel.registry import HOLDS, LISTENS, TESTS, claims, kinds_of
from everfree.ccg.kernel.state import FACE_DOWN
from everfree.ccg.kernel.values.first_time import has_happened
from everfree.ccg.language.abilities import EachPlayerHas, Replacement, Triggered
from everfree.ccg.language.terms import (
    A_DIFFERENT_PROBLEM,
    A_PLAYER,
    A_PROBLEM,
    ADVERSARIES,
    ANOTHER_PROBLEM,
    ANYWHERE,
    FACEOFF_PROBLEM,
    HERE,
    HOME,
    HOSTS_CONTROLLER,
    ITS_CONTROLLER,
    ITS_OWNER,
    ITS_PROBLEM,
    OPPONENTS_HOME,
    OPPONENTS_PROBLEM,
    OTHER_AREAS,
    OWNER,
    THAT_CARDS_PROBLEM,
    THAT_PLAYER,
    THAT_PLAYERS_OPPONENT,
    THERE,
    WHILE_THIS_REMAINS,
    YOU,
    Place,
    Who,
)
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.covering import FaceDown
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import (
    At,
    Choose,
    ControlledBy,
    Description,
    Each,
    Host,
    One,
    Selector,
    SpokenOf,
    That,
    This,
)
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.language.words.zones.banishing import BanishedFaceDownBy, BanishedThisWay
from everfree.ccg.language.words.zones.decks import TopOf
from everfree.ccg.language.words.zones.searching import It
from everfree.ccg.vocab import (
    BANISHED,
    DILEMMA_AREA,
    DISCARD_PILE,
    DRAW_DECK,
    FLIP,
    HOME_AREA,
    NO_AREA,
    NO_CARD,
    NO_SEAT,
    PLAY,
    PROBLEM_AREA,
    TROUBLEMAKER,
    AreaId,
    CardId,
    CardType,
    Ref,
    Seat,
    card_of,
)

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

OPEN_ZONES: Final = (BANISHED, DISCARD_PILE, FLIP)
"""Public zones each player has; a text that does not say whose means those of all players."""


def seat_of(game: "Kernel", who: Who, source: CardId, you: Seat, scope: Scope | None) -> Seat:
    """Return the player *who* means; of several opponents the chosen one (R7), else the next one."""
    if who == YOU:
        return you
    if who in CARDS_PLAYERS:
        return player_of_card(game, who, source, scope)
    is_adversary = who in ADVERSARIES
    if scope is not None and scope.opponent != NO_SEAT and (is_adversary or who == THAT_PLAYERS_OPPONENT):
        return scope.opponent
    if is_adversary:
        return game.next_player(you)
    player = NO_SEAT if scope is None else scope.player
    if who == THAT_PLAYER:
        return player
    if who == THAT_PLAYERS_OPPONENT:
        return game.next_player(player)
    return NO_SEAT


CARDS_PLAYERS: Final = (OWNER, ITS_OWNER, ITS_CONTROLLER, HOSTS_CONTROLLER)
"""The terms that mean a player by a card."""


def player_of_card(game: "Kernel", who: Who, source: CardId, scope: Scope | None) -> Seat:
    """Return the player whom one of `CARDS_PLAYERS` means, or no player if there is no such card."""
    state = game.state
    if who == OWNER:
        return state.owner[source]
    if who == HOSTS_CONTROLLER:
        host = state.host[source]
        return NO_SEAT if host == NO_CARD else state.controller[host]
    if scope is None or not scope.that:
        return NO_SEAT
    card = card_of(scope.that[0])
    return state.owner[card] if who == ITS_OWNER else state.controller[card]


def is_player(who: Who, seat: Seat, you: Seat) -> bool:
    """Tell whether *who*, in a trigger, means *seat*."""
    if who == A_PLAYER:
        return True
    if who == YOU:
        return seat == you
    return seat != you


def is_player_of(game: "Kernel", who: Who, seat: Seat, source: CardId, you: Seat) -> bool:
    """Tell whether *who*, in a trigger on *source*, means *seat*; it may be the owner of *source*."""
    return seat == game.state.owner[source] if who == OWNER else is_player(who, seat, you)


def fits(
    game: "Kernel",
    description: Description,
    card: CardId,
    source: CardId,
    you: Seat,
    scope: Scope | None,
    *,
    is_played: bool = False,
) -> bool:
    """Tell whether *card* fits *description*; its zone is not checked.

    A face-down Troublemaker fits only a description of face-down cards (505.2), unless it *is_played* just
    now; a frightened Friend is still a Friend (R41).
    """
    state = game.state
    card_type = game.type_of(card)
    if not card_type & description.noun:
        return False
    is_covered = card_type == TROUBLEMAKER and state.marks[card] & FACE_DOWN != 0
    if is_covered and not is_played and not names_face_down(description):
        return False
    for test in description.tests:
        if not TESTS[type(test)](game, test, card, source, you, scope):
            return False
    return True


def names_face_down(description: Description) -> bool:
    """505.2: tell whether a description mentions face-down cards."""
    for test in description.tests:
        if isinstance(test, (FaceDown, BanishedFaceDownBy, BanishedThisWay)):
            return True
    return False


def cards_of(
    game: "Kernel", description: Description, source: CardId, you: Seat, scope: Scope | None
) -> list[CardId]:
    """List the cards that fit *description*, in the order of their zone.

    Of hidden zones those of *you* alone, unless the text has mentioned the cards.
    """
    if description.zone == PLAY:
        return in_play_of(game, description, source, you, scope)
    state = game.state
    marks, controller = state.marks, state.controller
    any_face = may_be_face_down(description)
    is_mine = is_of_yours(description)
    return [
        card
        for pile in piles_of(game, description, you)
        for card in pile
        if (any_face or not marks[card] & FACE_DOWN)
        and (not is_mine or controller[card] == you)
        and fits(game, description, card, source, you, scope)
    ]


def each_of(
    game: "Kernel", description: Description, source: CardId, you: Seat, scope: Scope | None
) -> Iterator[CardId]:
    """Yield the cards of `cards_of` one by one, for those who need only the first that will do."""
    if description.zone == PLAY:
        yield from in_play_of(game, description, source, you, scope)
        return
    state = game.state
    any_face = may_be_face_down(description)
    is_mine = is_of_yours(description)
    for pile in piles_of(game, description, you):
        for card in pile:
            if (
                (any_face or not state.marks[card] & FACE_DOWN)
                and (not is_mine or state.controller[card] == you)
                and fits(game, description, card, source, you, scope)
            ):
                yield card


def piles_of(game: "Kernel", description: Description, you: Seat) -> list[list[CardId]]:
    """List the piles, of players in turn order, in which cards of a description can be found outside play."""
    is_open = description.zone in OPEN_ZONES
    for test in description.tests:
        is_open = is_open or isinstance(test, SpokenOf)
    mine = game.cards_in(description.zone, you)
    if not is_open:
        return [mine]
    return [mine, *[game.cards_in(description.zone, other) for other in game.opponents(you)]]


def is_of_yours(description: Description) -> bool:
    """Tell whether a description is of cards that you control, which is looked up before other tests."""
    for test in description.tests:
        if isinstance(test, ControlledBy) and test.who == YOU:
            return True
    return False


def may_be_face_down(description: Description) -> bool:
    """Tell whether a description outside play is of cards that may lie face down."""
    for test in description.tests:
        if isinstance(test, BanishedThisWay):
            return True
    return False


def in_play_of(
    game: "Kernel", description: Description, source: CardId, you: Seat, scope: Scope | None
) -> list[CardId]:
    """List the cards in play that fit *description*; the same as `fits` for each, but faster."""
    state = game.state
    shapes = game.board().shapes
    definitions = game.definitions.cards
    numbers = state.definition
    noun = description.noun
    controller = state.controller
    is_mine = is_of_yours(description)
    found: list[CardId] = []
    for card in state.zones[PLAY * state.seats]:
        if is_mine and controller[card] != you:
            continue
        card_type = shapes[card].type if shapes and card in shapes else definitions[numbers[card]].type
        if not card_type & noun:
            continue
        if card_type == TROUBLEMAKER and state.marks[card] & FACE_DOWN and not names_face_down(description):
            continue
        for test in description.tests:
            if not TESTS[type(test)](game, test, card, source, you, scope):
                break
        else:
            found.append(card)
    return found


def is_selected(
    game: "Kernel", selector: Selector, card: CardId, source: CardId, you: Seat, *, is_played: bool = False
) -> bool:
    """Tell whether a trigger's or ability's *selector* means *card*.

    If it *is_played* just now, a Troublemaker is meant like any other card: all of them are played face down,
    so a text about playing one would never apply otherwise (705.2f.v, 609.2c.i).
    """
    if isinstance(selector, This):
        return card == source
    if isinstance(selector, Host):
        return card == game.state.host[source]
    if isinstance(selector, One) and selector.or_this and card == source:
        return True
    if isinstance(selector, (Each, One)):
        return fits(game, selector.description, card, source, you, None, is_played=is_played)
    if isinstance(selector, That) and selector.noted:
        return game.ref(card) in noted(game.state, game.ref(source), MENTIONED)
    if isinstance(selector, (That, It)):
        return game.ref(card) in game.those
    return False


def selected(game: "Kernel", selector: Selector, scope: Scope, picked: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Return the cards an instruction applies to, as references that may no longer be current."""
    if isinstance(selector, Choose):
        return picked
    source = card_of(scope.source)
    if isinstance(selector, This):
        if selector.place == ANYWHERE or TESTS[At](
            game, At(selector.place), source, source, scope.you, scope
        ):
            return (scope.source,)
        return ()
    if isinstance(selector, That):
        return mentioned(game, selector, scope)
    if isinstance(selector, It):
        return scope.that
    if isinstance(selector, Host):
        host = game.state.host[source]
        return () if host == NO_CARD else (game.ref(host),)
    if isinstance(selector, TopOf):
        return tops_of(game, selector, scope)
    if isinstance(selector, Each):
        return tuple(
            [game.ref(card) for card in cards_of(game, selector.description, source, scope.you, scope)]
        )
    return ()


def mentioned(game: "Kernel", selector: That, scope: Scope) -> tuple[Ref, ...]:
    """Return the cards that a text calls "that card"."""
    if selector.noted:
        return tuple([Ref(one) for one in noted(game.state, scope.source, MENTIONED)])
    if selector.before:
        return tuple([one for one in scope.before if one not in scope.that])
    return tuple([host_if_meant(game, selector.noun, one) for one in scope.that])


def host_if_meant(game: "Kernel", noun: CardType, mentioned: Ref) -> Ref:
    """Return the host of a mentioned attachment if *noun* names the host and not the attachment itself.

    After "a Resource on a Friend", "that Friend" is the host (509.1).
    """
    card = card_of(mentioned)
    host = game.state.host[card]
    if host == NO_CARD or not game.is_current(mentioned) or game.type_of(card) & noun:
        return mentioned
    return game.ref(host) if game.type_of(host) & noun else mentioned


def tops_of(game: "Kernel", selector: TopOf, scope: Scope) -> tuple[Ref, ...]:
    """402.3, 707.2: return the top or bottom cards of a deck, as many as there are, the outermost first."""
    whose = selector.deck.whose
    seats = game.players(scope.you)
    if whose != A_PLAYER:
        seats = [seat_of(game, whose, card_of(scope.source), scope.you, scope)]
    found: list[Ref] = []
    for seat in seats:
        if seat != NO_SEAT:
            deck = game.cards_in(DRAW_DECK, seat)
            count = min(selector.count, len(deck))
            cards = deck[:count] if selector.bottom else deck[len(deck) - count :][::-1]
            found.extend([game.ref(card) for card in cards])
    return tuple(found)


def holds(
    game: "Kernel", condition: Condition | None, source: CardId, you: Seat, scope: Scope | None = None
) -> bool:
    """Tell whether *condition* is true for a text on *source*."""
    return condition is None or HOLDS[type(condition)](game, condition, source, you, scope)


L = TypeVar("L", bound=Law)
NO_LAWS: Final[list[Any]] = []
"""The shared empty result of `laws_of`; never changed."""


def laws_of(game: "Kernel", word: type[L]) -> list[tuple[CardId, Seat, L]]:
    """List the laws of one word that are in force: their card, controller and law (702.1, 708.2)."""
    if word not in game.definitions.laws:
        return NO_LAWS
    board = game.board()
    if word not in board.laws and word not in board.lasting:
        return NO_LAWS
    found: list[tuple[CardId, Seat, L]] = []
    for source, you, standing in board.laws.get(word, ()):
        law = standing.law
        if not isinstance(law, word):
            raise BrokenInvariant(f"not this law: {law}")
        if isinstance(standing, EachPlayerHas):
            seats = [seat for seat in game.players(you) if holds(game, standing.condition, source, seat)]
            found.extend([(source, seat, law) for seat in seats])
        elif standing.condition is None or holds(game, standing.condition, source, you):
            found.append((source, you, law))
    for modifier in board.lasting.get(word, ()):
        node = game.definitions.nodes[modifier.change]
        if isinstance(node, word) and is_on(game, modifier):
            found.append((card_of(modifier.source), modifier.seat, node))
    return found


def kept_laws_of(game: "Kernel", word: type[L]) -> list[tuple[Modifier, L]]:
    """List the laws of one word with a duration that keep an area, because their card has left it (501.4)."""
    found: list[tuple[Modifier, L]] = []
    for modifier in game.board().lasting.get(word, ()):
        node = game.definitions.nodes[modifier.change]
        if modifier.area != NO_AREA and isinstance(node, word) and is_on(game, modifier):
            found.append((modifier, node))
    return found


def kept_laws_about(game: "Kernel", word: type[L], card: CardId) -> list[L]:
    """List the laws of one word with a duration that keep *card*, which their text mentioned (708.2)."""
    found: list[L] = []
    for modifier in game.board().lasting.get(word, ()):
        node = game.definitions.nodes[modifier.change]
        if isinstance(node, word) and game.ref(card) in modifier.targets and is_on(game, modifier):
            found.append(node)
    return found


def is_on(game: "Kernel", modifier: Modifier) -> bool:
    """708.2a: tell whether the "while" of a modifier with a duration is true now."""
    if modifier.until == WHILE_THIS_REMAINS and not game.is_current(modifier.source):
        return False
    if modifier.condition < 0:
        return True
    condition = game.definitions.nodes[modifier.condition]
    assert isinstance(condition, Condition)
    asked = (NO_CARD, modifier.stamp)
    if asked in game.asking:
        return False  # the condition looks at a power that this modifier changes (711.5)
    game.asking.append(asked)
    answer = holds(game, condition, card_of(modifier.source), modifier.seat)
    game.asking.pop()
    return answer


def hears(game: "Kernel", ability: Triggered, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """Tell whether *ability* triggers; its condition is evaluated now and not again (712.2)."""
    if not LISTENS[type(ability.trigger)].fits(game, ability.trigger, occurrence, source, you):
        return False
    if ability.first and has_happened(game, ability, source):
        return False
    if ability.condition is None:
        return True
    that = (game.ref(occurrence.card),) if occurrence.card >= 0 else ()
    area = area_meant(game, occurrence, source)
    scope = Scope(game.ref(source), you, that, occurrence.seat, area, occurrence.amount)
    return holds(game, ability.condition, source, you, scope)


def is_heard(game: "Kernel", trigger: Trigger, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """Tell whether *occurrence* is of a kind that *trigger* listens to, and what it means."""
    return occurrence.kind in kinds_of(trigger) and LISTENS[type(trigger)].fits(
        game, trigger, occurrence, source, you
    )


def spoken_of(
    game: "Kernel", trigger: Trigger, occurrence: Occurrence, source: CardId, you: Seat
) -> tuple[Ref, ...] | None:
    """Return what a trigger makes "that card", or None for the card of the occurrence."""
    speaks_of = LISTENS[type(trigger)].speaks_of
    return None if speaks_of is None else speaks_of(game, trigger, occurrence, source, you)


def area_meant(game: "Kernel", occurrence: Occurrence, source: CardId) -> AreaId:
    """Return the area that a text of *source* means by "there" after *occurrence*.

    A faceoff is won or lost at its Problem (514.2e); if it has several, at the one where *source* is.
    """
    faceoff = game.state.faceoff
    if occurrence.kind not in (FACEOFF_WON, FACEOFF_LOST) or faceoff is None:
        return occurrence.area
    if len(faceoff.areas) == 1:
        return faceoff.areas[0]
    here = game.state.area[source]
    return here if here in faceoff.areas else NO_AREA


def would_replace(
    game: "Kernel", ability: Replacement, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """Tell whether *ability* could replace *occurrence* (710.1)."""
    return LISTENS[type(ability.trigger)].fits(game, ability.trigger, occurrence, source, you) and holds(
        game, ability.condition, source, you
    )


def area_of_text(game: "Kernel", source: CardId, scope: Scope | None) -> AreaId:
    """Return the area of the card that a text is on; if it has left play since, its last area (501.4).

    A card that is in another zone for another reason has no area: a flipped card, for example (R60).
    """
    state = game.state
    area = state.area[source]
    if area != NO_AREA or scope is None or not state.left:
        return area
    for place in range(len(state.left) - 1, -1, -1):
        reference, last = state.left[place]
        if card_of(reference) == source:
            # the text may already follow its card to the new zone, where it is the next incarnation (410.6a)
            return last if 0 <= scope.source - reference <= 1 else NO_AREA
    return NO_AREA


def area_mentioned(game: "Kernel", source: CardId, scope: Scope | None) -> AreaId:
    """501.5: return the area a text has mentioned; the text of an attachment mentions that of its host."""
    if scope is not None:
        return scope.area
    state = game.state
    if game.there == NO_AREA and state.host[source] != NO_CARD:
        return state.area[source]
    return game.there


def is_place(
    game: "Kernel", place: Place, area: AreaId, of: Seat, source: CardId, scope: Scope | None
) -> bool:
    """Tell whether *area* is the *place* a text names; "home" is the home of player *of*."""
    state = game.state
    if area == NO_AREA:
        return False
    if place == HERE:
        return area == area_of_text(game, source, scope)
    if place == THERE:
        return area == area_mentioned(game, source, scope)
    area_kind = state.area_kind[area]
    if place == HOME:
        return area_kind == HOME_AREA and state.area_owner[area] == of
    if place == OPPONENTS_HOME:
        return area_kind == HOME_AREA and state.area_owner[area] != state.controller[source]
    if place in PROBLEM_PLACES:
        is_problem = area_kind in (PROBLEM_AREA, DILEMMA_AREA)
        return is_problem and is_problem_meant(game, place, area, source, scope)
    if place == OTHER_AREAS:
        here = area_of_text(game, source, scope)
        return here not in (area, NO_AREA)
    return True


PROBLEM_PLACES: Final = (
    ITS_PROBLEM,
    A_PROBLEM,
    ANOTHER_PROBLEM,
    A_DIFFERENT_PROBLEM,
    OPPONENTS_PROBLEM,
    FACEOFF_PROBLEM,
    THAT_CARDS_PROBLEM,
)
"""Places that are areas of Problems."""


def is_problem_meant(game: "Kernel", place: Place, area: AreaId, source: CardId, scope: Scope | None) -> bool:
    """Tell whether *place*, one of `PROBLEM_PLACES`, means the Problem in *area*."""
    if place == ITS_PROBLEM:
        return area == area_of_text(game, source, scope)
    if place == ANOTHER_PROBLEM:
        return area != area_of_text(game, source, scope)
    if place == A_DIFFERENT_PROBLEM:
        return area != area_mentioned(game, source, scope)
    if place == OPPONENTS_PROBLEM:
        return game.state.area_owner[area] != game.state.controller[source]
    if place == FACEOFF_PROBLEM:
        return game.state.faceoff is not None and area in game.state.faceoff.areas
    if place == THAT_CARDS_PROBLEM:
        that = () if scope is None else scope.that
        return area in [game.state.area[card_of(one)] for one in that if game.is_current(one)]
    return True


claims("501.4", "501.5", is_place)
claims("501.4", area_of_text)
claims("501.5", area_mentioned)
claims("R60", is_place)
claims("514.2e", area_meant)

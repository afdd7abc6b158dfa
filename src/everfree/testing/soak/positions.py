"""Positions seeded with one card, and random play from there: what is rare in whole games happens here."""

from collections import Counter
from dataclasses import dataclass

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import WILD, Card, Need, PlayOn
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.selectors import WithTrait
from everfree.ccg.vocab import (
    EVENT,
    FRIEND,
    MAIN_PHASE,
    MANE,
    PHASES,
    PROBLEM,
    RESOURCE,
    SCORE_PHASE,
    TROUBLEMAKER,
)
from everfree.testing.dice import Dice
from everfree.testing.pieces import Piece, piece, plain, plain_problem
from everfree.testing.soak.abilities import Runs, switch_on
from everfree.testing.soak.invariants import Census, faults, quick_faults
from everfree.testing.table import Table

DECISIONS = 70
ALL_FAULTS = 12
"""Once in how many decisions every promise is checked."""
BY_TYPE = {type_: [card for card in POOL.values() if card.type == type_] for type_ in (1, 2, 4, 8, 16, 32)}
STRONG = plain(6)
EASY = plain_problem(owner=(Need(WILD, 1),), opponent=1)
PHASES_TO_START = (MAIN_PHASE, MAIN_PHASE, SCORE_PHASE, *PHASES)


@dataclass(frozen=True)
class PositionReport:
    """What came of one position."""

    card: str
    seed: int
    decisions: int
    failure: str | None = None


def play_position(card: str, seed: int) -> PositionReport:
    """Play on from the position of a card and a seed, checking what the engine promises."""
    counting = switch_on()
    decisions = 0
    try:
        game = seeded_position(POOL[card], Dice(seed, purpose=11)).game
        counting.follow(game)
        census = Census.of(game.state)
        dice = Dice(seed, purpose=12)
        while game.state.question is not None and decisions < DECISIONS:
            counting.look(game)
            game.take(dice.below(game.state.question.size()))
            decisions += 1
            check(game, census, closely=dice.one_in(ALL_FAULTS))
    except Exception as error:  # noqa: BLE001 - whatever the engine raises is the finding
        again = f"again: everfree soak position {card} {seed}"
        what = f"{card}, seed {seed}, decision {decisions}: {type(error).__name__}: {error}\n{again}"
        return PositionReport(card, seed, decisions, what)
    return PositionReport(card, seed, decisions)


def check(game: Kernel, census: Census, *, closely: bool) -> None:
    """Raise if a promise is broken."""
    found = faults(game, census) if closely else quick_faults(game.state)
    if found:
        raise AssertionError("; ".join(found[:3]))


def seeded_position(card: Card, dice: Dice) -> Table:
    """Lay out a table with several copies of *card* where they can do something, and company for it."""
    company = Company(card, dice)
    places: dict[str, list[Card | Piece]] = {name: company.friends(2) for name in ("home", "mine", "theirs")}
    others: dict[str, list[Card | Piece]] = {name: company.friends(1) for name in places}
    if dice.one_in(2):  # strong ones on both sides of both Problems: faceoffs to come
        for side in (places, others):
            side["mine"].append(piece(STRONG))
            side["theirs"].append(piece(STRONG))
    hand = company.any_cards(9 if dice.one_in(3) else 3)
    discard, deck = company.any_cards(2), company.any_cards(6)
    if card.type in (FRIEND, TROUBLEMAKER):
        for side in (places, others):
            where = ("mine", "theirs", "home")[dice.below(2 if card.type == TROUBLEMAKER else 3)]
            face_down = card.type == TROUBLEMAKER and dice.one_in(2)
            side[where].append(piece(card, face_down=face_down))
            if dice.one_in(3):
                break
    if card.type == RESOURCE:
        company.lay(places)
    if card.type in (FRIEND, EVENT, RESOURCE, TROUBLEMAKER):
        hand.extend([piece(card) for _ in range(1 + dice.below(3))])
        for pile in (deck, discard):
            if dice.one_in(2):
                pile.insert(0, piece(card))
    stops = STOP_WHEN_ABLE | STOP_FORCED | (STOP_FACEOFFS if dice.one_in(2) else 0)
    is_mane, is_problem = card.type == MANE, card.type == PROBLEM
    is_next = is_problem and dice.one_in(2)
    """Whether the Problem comes only when another is solved."""
    mane = card if is_mane else company.one_of(MANE)
    return Table(
        mane=piece(mane, boosted=dice.one_in(2)),
        mane_at=("home", "mine", "theirs")[dice.below(3)],
        opponent_mane=piece(company.one_of(MANE), boosted=dice.one_in(2)),
        opponent_mane_at=("their home", "mine", "theirs")[dice.below(3)],
        problem=EASY if is_next else piece(card if is_problem else company.one_of(PROBLEM)),
        opponent_problem=piece(card if is_problem and not is_next else company.one_of(PROBLEM)),
        problem_deck=[piece(card if is_problem else company.one_of(PROBLEM)) for _ in range(3)],
        home=places["home"],
        mine=places["mine"],
        theirs=places["theirs"],
        opponent_home=others["home"],
        opponent_mine=others["mine"],
        opponent_theirs=others["theirs"],
        hand=hand,
        opponent_hand=company.any_cards(3),
        deck=deck,
        opponent_deck=[*company.any_cards(8)],
        discard=discard,
        opponent_discard=company.any_cards(2),
        tokens=4 + dice.below(8),
        opponent_tokens=4 + dice.below(8),
        score=dice.below(10),
        opponent_score=dice.below(10),
        phase=PHASES_TO_START[dice.below(len(PHASES_TO_START))],
        opponents_turn=dice.one_in(3),
        seed=dice.below(1 << 30),
        stops=(stops, stops),
    )


class Company:
    """Other cards for a table with one card, some of those its text speaks of."""

    def __init__(self, card: Card, dice: Dice) -> None:
        self.card = card
        self.dice = dice
        asked = [node for side in card.sides for node in walk(side.abilities) if isinstance(node, WithTrait)]
        traits = [node.trait for node in asked]
        self.named = [one for one in BY_TYPE[FRIEND] if any(trait in one.front.traits for trait in traits)]

    def one_of(self, type_: int) -> Card:
        """Draw a card of a type."""
        cards = BY_TYPE[type_]
        return cards[self.dice.below(len(cards))]

    def friends(self, most: int) -> list[Card | Piece]:
        """Draw some Friends, now and then exhausted, with a Resource, or of the traits that are asked for."""
        found: list[Card | Piece] = []
        for _ in range(self.dice.below(most + 1)):
            card = self.one_of(FRIEND)
            if self.named and self.dice.one_in(2):
                card = self.named[self.dice.below(len(self.named))]
            attached = (piece(self.attachment()),) if self.dice.one_in(5) else ()
            found.append(piece(card, exhausted=self.dice.one_in(5), attached=attached))
        return found

    def attachment(self) -> Card:
        """Draw a Resource that is played on a Friend."""
        cards = [card for card in BY_TYPE[RESOURCE] if is_attachment(card)]
        return cards[self.dice.below(len(cards))]

    def any_cards(self, count: int) -> list[Card | Piece]:
        """Draw cards of a Draw Deck."""
        types = (FRIEND, FRIEND, EVENT, RESOURCE, TROUBLEMAKER)
        return [piece(self.one_of(types[self.dice.below(len(types))])) for _ in range(count)]

    def lay(self, places: dict[str, list[Card | Piece]]) -> None:
        """Put the Resource itself into play where it belongs, on a Friend if it is for one."""
        if is_attachment(self.card):
            host = piece(self.one_of(FRIEND), attached=(piece(self.card),))
            places[("home", "mine", "theirs")[self.dice.below(3)]].append(host)
        elif not any(isinstance(one, PlayOn) for one in self.card.front.abilities):
            places["home"].append(piece(self.card))


def is_attachment(card: Card) -> bool:
    """Tell whether a Resource is played on Friends."""
    return any(isinstance(one, PlayOn) and one.host.noun & FRIEND for one in card.front.abilities)


def play_positions(work: list[tuple[str, int]]) -> tuple[list[PositionReport], Runs]:
    """Play several positions in this process; give the reports and how often each ability ran."""
    counting = switch_on()
    counting.runs = Counter()
    return [play_position(card, seed) for card, seed in work], counting.runs

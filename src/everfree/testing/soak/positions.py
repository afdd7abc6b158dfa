"""Lay out random positions around one card and play on at random, to reach what is rare in whole games."""

from collections import Counter
from dataclasses import dataclass, replace

from everfree.ccg.cards import POOL
from everfree.ccg.game import Game
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import WILD, Card, Need
from everfree.ccg.vocab import MAIN_PHASE, MANE, PHASES, PROBLEM, SCORE_PHASE
from everfree.testing.dice import Dice
from everfree.testing.pieces import named, piece, plain_problem
from everfree.testing.soak.abilities import Runs, switch_on
from everfree.testing.soak.company import PLACES, PROBLEMS, Company, Places
from everfree.testing.soak.invariants import Census, faults, quick_faults
from everfree.testing.soak.leaning import LeaningPlayer
from everfree.testing.soak.random_decks import random_deck, starts
from everfree.testing.soak.wishes import wishes_of
from everfree.testing.table import Table

DECISIONS = 70
QUIET_DECISIONS = 200
ALL_FAULTS = 12
"""One in so many decisions checks every invariant."""
EASY = named(plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2), "easy")
HARD = named(plain_problem(), "hard")
PHASES_TO_START = (MAIN_PHASE, MAIN_PHASE, SCORE_PHASE, *PHASES)
OPENINGS_ONE_IN = 3
"""For a card with a trigger at the start of the game, one in so many positions is a new game."""
QUIET_ONE_IN = 8
"""One in so many positions is a quiet one, in which mostly turns go by."""


@dataclass(frozen=True)
class PositionReport:
    """The result of one position."""

    card: str
    seed: int
    decisions: int
    failure: str | None = None


@dataclass(frozen=True)
class Position:
    """A position, and how it is played on."""

    game: Kernel
    decisions: int = DECISIONS
    is_quiet: bool = False
    """Whether the players mostly pass, so that many turns go by."""


def play_position(card: str, seed: int) -> PositionReport:
    """Play on from the position of a card and a seed, with the invariants checked."""
    counting = switch_on()
    decisions = 0
    try:
        position = seeded_position(POOL[card], Dice(seed, purpose=11))
        game = position.game
        counting.follow(game)
        census = Census.of(game.state)
        dice = Dice(seed, purpose=12)
        player = LeaningPlayer(POOL[card], game, dice, is_hurried=position.is_quiet)
        while game.state.question is not None and decisions < position.decisions:
            counting.look(game)
            game.take(player.choice(game, game.state.question))
            decisions += 1
            check(game, census, closely=dice.one_in(ALL_FAULTS))
    except Exception as error:  # noqa: BLE001 - any exception of the engine is a finding
        again = f"again: everfree soak position {card} {seed}"
        what = f"{card}, seed {seed}, decision {decisions}: {type(error).__name__}: {error}\n{again}"
        return PositionReport(card, seed, decisions, what)
    return PositionReport(card, seed, decisions)


def check(game: Kernel, census: Census, *, closely: bool) -> None:
    """Raise if an invariant is violated; with *closely*, check all of them."""
    found = faults(game, census) if closely else quick_faults(game.state)
    if found:
        raise AssertionError("; ".join(found[:3]))


def seeded_position(card: Card, dice: Dice) -> Position:
    """Lay out a table with copies of *card* where they can do something, and other cards that help it."""
    if kinds.GAME_STARTED in wishes_of(card).heard and dice.one_in(OPENINGS_ONE_IN):
        return opening(card, dice)
    if dice.one_in(QUIET_ONE_IN):
        return Position(quiet_table(card, dice).game, QUIET_DECISIONS, is_quiet=True)
    return Position(busy_table(card, dice).game)


def opening(card: Card, dice: Dice) -> Position:
    """Start a game with *card* as the Mane Character, or as the only Starting Problem of a deck."""
    decks = [random_deck(dice, "Watched"), random_deck(dice, "Other")]
    if card.type == PROBLEM:
        others = {one: count for one, count in decks[0].problems.items() if not starts(POOL[one])}
        decks[0] = replace(decks[0], problems={card.id: 1, **others})
    else:
        decks[0] = replace(decks[0], mane=card.id)
    return Position(Game(decks, seed=dice.below(1 << 30), pool=POOL | {card.id: card}).kernel)


def quiet_table(card: Card, dice: Dice, like: Card | None = None) -> Table:
    """Lay out a table where nobody can confront a Problem, with decks for many turns."""
    company = Company(card, dice, like)
    sides: list[Places] = [{place: [] for place in PLACES} for _ in range(2)]
    for side in sides:
        company.lay(side)
    return Table(
        mane=piece(card) if card.type == MANE else company.mane(),
        opponent_mane=company.mane(),
        problem=company.problem(card if card.type == PROBLEM else HARD),
        opponent_problem=company.problem(HARD),
        problem_deck=[HARD],
        opponent_next_problem=HARD,
        dilemma=company.dilemma(),
        home=sides[0]["home"],
        mine=sides[0]["mine"],
        theirs=sides[0]["theirs"],
        opponent_home=sides[1]["home"],
        opponent_mine=sides[1]["mine"],
        opponent_theirs=sides[1]["theirs"],
        deck=company.any_cards(30),
        opponent_deck=company.any_cards(40),
        opponents_turn=dice.one_in(2),
        seed=dice.below(1 << 30),
    )


def busy_table(card: Card, dice: Dice, like: Card | None = None) -> Table:
    """Lay out a table where faceoffs and triggers come soon; with *like*, the same as for that card."""
    company = Company(card, dice, like)
    yours: Places = {place: company.friends(2) for place in PLACES}
    others: Places = {place: company.friends(1) for place in PLACES}
    sides = [yours, others] if dice.one_in(2) else [others, yours]
    for side in sides:
        company.trouble(side)
        if not dice.one_in(3):
            company.strong(side)
    if dice.one_in(2):
        company.crowd(sides[0])
    company.lay(yours)
    if dice.one_in(2):
        company.lay(others)
    hand = company.any_cards(9 if dice.one_in(3) else 3)
    # Your deck, your opponent's deck, your discard pile, your opponent's hand.
    piles = [company.any_cards(6), company.any_cards(8), company.any_cards(2), company.any_cards(3)]
    company.add_copies(hand)
    for pile in piles:
        if dice.one_in(2):
            company.add_copies(pile)
    stops = STOP_WHEN_ABLE | STOP_FORCED | (STOP_FACEOFFS if dice.one_in(2) else 0)
    is_mane, is_problem = card.type == MANE, card.type == PROBLEM
    is_next = is_problem and dice.one_in(2)  # the card comes into play when another Problem is solved
    problems = [EASY if dice.one_in(2) else company.one_of(PROBLEM) for _ in range(2)]
    return Table(
        mane=piece(card, boosted=dice.one_in(2), counters=company.counters()) if is_mane else company.mane(),
        mane_at=company.place(PROBLEMS if is_mane and not dice.one_in(3) else PLACES),
        opponent_mane=piece(card) if is_mane and dice.one_in(4) else company.mane(),
        opponent_mane_at=("their home", "mine", "theirs")[dice.below(3)],
        problem=EASY if is_next else company.problem(card if is_problem else problems[0]),
        opponent_problem=company.problem(card if is_problem and not is_next else problems[1]),
        problem_deck=[piece(card if is_problem else company.one_of(PROBLEM)) for _ in range(3)],
        opponent_next_problem=card if is_problem else company.one_of(PROBLEM),
        dilemma=company.dilemma(),
        at_dilemma=company.at_dilemma(),
        opponent_at_dilemma=company.at_dilemma(),
        home=yours["home"],
        mine=yours["mine"],
        theirs=yours["theirs"],
        opponent_home=others["home"],
        opponent_mine=others["mine"],
        opponent_theirs=others["theirs"],
        hand=hand,
        opponent_hand=piles[3],
        deck=piles[0],
        opponent_deck=piles[1],
        discard=piles[2],
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


def play_positions(work: list[tuple[str, int]]) -> tuple[list[PositionReport], Runs]:
    """Play several positions in this process; return the reports and how often each ability ran."""
    counting = switch_on()
    counting.runs = Counter()
    return [play_position(card, seed) for card, seed in work], counting.runs

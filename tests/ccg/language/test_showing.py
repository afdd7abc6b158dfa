"""Words that show hidden cards say so: positions of every word are played, and the ledger is watched."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import DOES, FLOWS
from everfree.ccg.kernel.state import State
from everfree.ccg.language import Card
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.nodes import SHOWING, WORDS, Node, walk
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.zones.hand_piles import SplitHand
from everfree.ccg.vocab import DISCARD_PILE, PLAY, Seat
from everfree.testing.dice import Dice
from everfree.testing.soak.leaning import LeaningPlayer
from everfree.testing.soak.positions import seeded_position

DECISIONS = 40
ACTIONS = ("main", "priority", "phase-action")
"""Questions with which an action begins, and nothing is half done."""
BY_RULE = ("drew", "flipped", "replaced")
"""Events by which the rules show cards where no text does; a solved Problem is replaced (613.1)."""
RANDOM = ["ignored", "flipped"]
"""What the keyword Random does, which is a rule and no word: its card is told as the source."""

Word = type[Node]


class Noting:
    """Carries out an instruction as ever, and notes which word it was."""

    def __init__(self, word: Word, way: Callable[..., Any], noted: set[Word]) -> None:
        self._word, self._way, self._noted = word, way, noted

    def __call__(self, *rest: Any) -> Any:
        """Note the word and go on."""
        self._noted.add(self._word)
        return self._way(*rest)


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch) -> set[Word]:
    """Give the words carried out since it was last cleared."""
    noted: set[Word] = set()
    for word, doing in DOES.items():
        monkeypatch.setattr(doing, "make", Noting(word, doing.make, noted))
    for word, flow in list(FLOWS.items()):
        monkeypatch.setitem(FLOWS, word, Noting(word, flow, noted))
    return noted


@cache
def words_of(card: Card) -> frozenset[Word]:
    """Give the words of a card, those its keywords stand for too."""
    meant = [meaning_of(keyword) for side in card.sides for keyword in side.keywords]
    return frozenset([type(word) for word in walk((card.sides, tuple(meant)))])


def positions(seeds: int) -> Iterator[tuple[Card, int]]:
    """Give cards with seeds, so that every word that is not declared has some."""
    cards: dict[Word, list[Card]] = {}
    for card in POOL.values():
        for word in words_of(card):
            cards.setdefault(word, []).append(card)
    for word in WORDS.values():
        if word in cards and word not in SHOWING and (word in DOES or word in FLOWS or issubclass(word, Law)):
            for seed in range(seeds):
                yield cards[word][seed % len(cards[word])], seed


def laws(game: Kernel) -> set[Word]:
    """Give the laws of the cards in play: nobody carries them out."""
    in_play = [words_of(game.definition(card).card) for card in game.cards_in(PLAY, Seat(0))]
    return {word for words in in_play for word in words if issubclass(word, Law)}


def moment(game: Kernel) -> tuple[int, int, int, bool]:
    """Say when it is: as this changes, the rules show cards by themselves."""
    state = game.state
    return state.turn, state.phase, state.step, state.faceoff is None


def has_shown(state: State, known: list[int], seat: int) -> bool:
    """Tell whether a card was shown since the ledger was as *known*; not *seat*'s own nor a discarded one."""
    for card, (before, now) in enumerate(zip(known, state.known, strict=False)):
        owner = state.owner[card]
        is_put_down = owner == seat or state.zone[card] == DISCARD_PILE
        if now & ~before and not (before >> owner & 1 and is_put_down):
            return True
    return False


def showings(card: Card, seed: int, carried_out: set[Word]) -> Iterator[tuple[set[Word], str]]:
    """Play a position; give for each decision that showed hidden cards the words at work, and a note."""
    game = seeded_position(card, Dice(seed, purpose=11)).game
    player = LeaningPlayer(card, game, Dice(seed, purpose=12))
    for _ in range(DECISIONS):
        question = game.state.question
        if question is None:
            return
        if question.kind in ACTIONS:
            carried_out.clear()
        when, known, ruling = moment(game), game.state.known[:], laws(game)
        game.events = []
        game.take(player.choice(game, question))
        if when[0] == 0 or moment(game) != when:
            continue
        told = [(event.key, event.source[0]) for event in game.events]
        if [key for key, _ in told[:2]] == RANDOM:
            continue
        if not any(key in BY_RULE and source is None for key, source in told) and has_shown(
            game.state, known, question.seat
        ):
            words = sorted([word.__name__ for word in carried_out])
            yield carried_out | ruling | laws(game), f"{card.id}, seed {seed}: {words} {told}"


@pytest.mark.parametrize("seeds", [1, pytest.param(5, marks=pytest.mark.long)])
def test_no_word_shows_hidden_cards_without_saying_so(seeds: int, carried_out: set[Word]) -> None:
    """Where somebody saw what only others or nobody had known, a declared word was at work.

    Some positions of each word are played.
    """
    undeclared = [
        note
        for card, seed in positions(seeds)
        for words, note in showings(card, seed, carried_out)
        if not words & SHOWING
    ]

    assert undeclared == []


def test_a_declaration_that_is_missing_is_found(carried_out: set[Word]) -> None:
    """The same look, for a word that says nothing of it."""
    card = next(card for card in POOL.values() if SplitHand in words_of(card))
    found = [words for seed in range(12) for words, _ in showings(card, seed, carried_out)]

    assert any(not words & (SHOWING - {SplitHand}) for words in found)

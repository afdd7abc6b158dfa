"""The keywords printed on cards: each card has its own in play, or in the deck where it counts there.

That a card is printed with a keyword is a fact, which `everfree cards check --official` compares. What a
keyword does is tested with the chapters. These tests show that no fact is lost on the way into play.
"""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deckbuilding import refuse_problem_deck
from everfree.ccg.language import MANE, STARTING_PROBLEM, Card, Keyword
from everfree.testing import Table, piece

IN_PLAY: dict[str, list[tuple[Card, int, Keyword]]] = {}
"""The cards with each keyword that counts in play, with the side it is on."""
for one in POOL.values():
    for place, side in enumerate(one.sides):
        for word in side.keywords:
            if word != STARTING_PROBLEM:
                IN_PLAY.setdefault(word.name, []).append((one, place, word))
STARTING = [card.id for card in POOL.values() if STARTING_PROBLEM in card.front.keywords]
OTHERS = [card.id for card in POOL.values() if card.owner_needs and card.id not in STARTING][:4]


@pytest.mark.parametrize("name", sorted(IN_PLAY))
def test_cards_have_their_keywords_in_play(name: str) -> None:
    """On the side that is up, with its number."""
    for card, side, keyword in IN_PLAY[name]:
        shown = piece(card, boosted=side == 1)
        table = Table(mane=shown) if card.type == MANE else Table(mine=[shown])

        assert name in table.keywords(shown), card.id
        assert keyword in table.game.face(table.id(shown)).words, card.id


def test_a_game_may_start_with_a_starting_problem() -> None:
    """A Problem Deck with no other such Problem has one to start with; without it, none (101.3c)."""
    assert len(STARTING) > 20
    for card in STARTING:
        assert refuse_problem_deck({card: 2, **dict.fromkeys(OTHERS, 2)}, POOL) == [], card
    assert refuse_problem_deck(dict.fromkeys([*OTHERS, "pr189"], 2), POOL)

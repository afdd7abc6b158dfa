"""Trying a card: a match that has come to a Main Phase in which the first seat has the card in hand.

Both seats do nothing until then. A correction, which is in the log like any other, brings the card, Friends
with the power it needs and enough action tokens; so the match is marked as a sandbox.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from everfree.ccg.cards import POOL
from everfree.ccg.commands import Correct, Correction
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.language.card import WILD, Card, Need
from everfree.ccg.table import PonyTable, start
from everfree.ccg.vocab import FRIEND, MANE, PROBLEM
from everfree.table.commands import TABLE, Answer
from everfree.table.log import Header
from everfree.table.match import Match

SPARE_TOKENS: Final = 4
COPIES: Final = 3
MOST_ANSWERS: Final = 300
IDLE: Final = ("pass", "end", "done")
"""Verbs of answers that do nothing."""


def can_try(card: str) -> bool:
    """Tell whether a card can be tried; a Problem can't, because nobody has it in hand."""
    return card in POOL and POOL[card].type != PROBLEM


def deck_to_try(printed: str) -> Deck:
    """Return a theme deck of the card's colours with the card in it, and Friends with the power it needs."""
    card = POOL[printed]
    wanted = card.front.colours
    for need in card.needs:
        wanted |= 0 if need.other_than or need.colour == WILD else need.colour
    deck = max(THEME_DECKS.values(), key=lambda one: _share(one, wanted))
    if card.type == MANE:
        return replace(deck, name=card.title, mane=card.id)
    draw = {**deck.draw, card.id: COPIES}
    for helper, copies in _helpers(card):
        draw[helper.id] = draw.get(helper.id, 0) + copies
    return replace(deck, name=card.title, draw=draw)


def _share(deck: Deck, colours: int) -> int:
    return sum([copies for card, copies in deck.draw.items() if POOL[card].front.colours & colours])


def _helpers(card: Card) -> Iterator[tuple[Card, int]]:
    """Yield a strong Friend without text for each requirement of a card, and how many of it are needed."""
    friends = [one for one in POOL.values() if one.type == FRIEND and one.id != card.id]
    plain = [one for one in friends if not one.front.abilities and not one.front.keywords]
    for need in card.needs:
        helper = max([one for one in plain if _fits(one, need)], key=lambda one: one.front.power)
        yield helper, -(-need.amount // helper.front.power)


def _fits(card: Card, need: Need) -> bool:
    return need.colour == WILD or (card.front.colours == need.colour) != need.other_than


def match_to_try(card: str, header: Header) -> Match:
    """Play a match with `deck_to_try` in the first seat up to its first Main Phase, and bring the card."""
    match = Match(header, start)
    game = match.game
    assert isinstance(game, PonyTable)
    for _ in range(MOST_ANSWERS):
        seat = min(game.asked())
        asked = game.view(seat).question
        assert asked is not None
        verbs = [option.verb for option in asked.options]
        if seat == 0 and "end" in verbs and game.view(0).phase == "main":
            break
        match.apply(Answer(seat, (next((verbs.index(verb) for verb in IDLE if verb in verbs), 0),)))
    match.apply(Correct(TABLE, by=0, changes=tuple(_changes(game, POOL[card]))))
    return match


def _changes(game: PonyTable, card: Card) -> Iterator[Correction]:
    """Yield what has to change so that the first seat can play the card."""
    yield Correction("tokens", seat=0, number=max(card.cost, 1) + SPARE_TOKENS)
    if card.type == MANE:
        return
    hand = [(one.card, one.handle) for one in game.view(0).seats[0].hand]
    if card.id not in [printed for printed, _ in hand]:
        yield Correction("fetch", word=card.id, zone="hand")
    for helper, copies in _helpers(card):
        drawn = [handle for printed, handle in hand if printed == helper.id][:copies]
        yield from [Correction("move", card=handle, zone="home") for handle in drawn]
        hand = [one for one in hand if one[1] not in drawn]
        yield from [Correction("fetch", word=helper.id, zone="home")] * (copies - len(drawn))

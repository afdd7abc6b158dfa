"""Finding the deck a guest chose: one that is ready, a code or a list; a refusal lists every fault."""

from dataclasses import replace

from everfree.ccg.decks.code import BadCode, deck_code, deck_from_code
from everfree.ccg.decks.colour_pairs import COLOUR_PAIR_DECKS
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.fan_made import catalogue_with
from everfree.ccg.decks.faults import colours_of, faults_of
from everfree.ccg.decks.lists import UnreadableDeck, read_deck
from everfree.ccg.decks.ready import GROUPS, READY_DECKS
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.language import Card
from everfree.server.protocol import DeckChoice, Problem
from everfree.server.refusals import RequestRefused
from everfree.server.tables.guest_names import tidied
from everfree.telling.said import said

STARTERS = tuple(list(THEME_DECKS)[:6])
"""Theme decks from which one is drawn for a player who chose none and meets none of two colours."""


class DeckRefused(RequestRefused):
    """A deck that can't be played here."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem, 422)


def chosen(word: str, draw: int, *, other: str = "", fan_made: tuple[Card, ...] = ()) -> Deck:
    """Return the chosen deck; if *word* is empty, one of about the strength of *other*, drawn by chance.

    Raise `DeckRefused` if there is no such deck or it is not legal. A list may have *fan_made* cards.
    """
    if not word:
        pairs = list(COLOUR_PAIR_DECKS.values())
        is_pair = any(deck.name == other for deck in pairs)
        known = pairs if is_pair else [THEME_DECKS[name] for name in STARTERS]
        fitting = [deck for deck in known if deck.name != other]
        return fitting[draw % len(fitting)]
    if word in READY_DECKS:
        return READY_DECKS[word]
    try:
        if _is_list(word):
            return legal(read_deck(word, known=catalogue_with(fan_made)), fan_made)
        return legal(deck_from_code(word), fan_made)
    except BadCode:
        raise DeckRefused(Problem(said("table-no-such-deck"))) from None
    except UnreadableDeck as unreadable:
        raise unread(unreadable) from None


def _is_list(word: str) -> bool:
    """Tell whether a guest sent a deck list, rather than the name of a ready deck or a code."""
    return word.lstrip("\ufeff \t\r\n").startswith(("{", "<")) or "\n" in word.strip()


def unread(unreadable: UnreadableDeck) -> DeckRefused:
    """Return the refusal of a deck list that can't be read."""
    reasons = tuple([said("deck-unknown-card", line=one.line, text=one.text) for one in unreadable.unread])
    reason = said(f"deck-unreadable-{unreadable.reason}")
    return DeckRefused(Problem(reason, "", (reason, *reasons)))


def legal(deck: Deck, fan_made: tuple[Card, ...]) -> Deck:
    """Return *deck* with a tidy name; raise `DeckRefused` with all faults if it is not legal."""
    if faults := faults_of(deck, fan_made=fan_made):
        reasons = tuple([said(fault.key, **fault.arguments) for fault in faults])
        raise DeckRefused(Problem(reasons[0], faults[0].clause, reasons))
    return replace(deck, name=tidied(deck.name))  # the other player sees it


def choices() -> list[DeckChoice]:
    """List the decks that are ready, by group."""
    return [
        DeckChoice(name, deck.name, deck.mane, colours_of(deck), deck_code(deck), group)
        for group, decks in GROUPS.items()
        for name, deck in decks.items()
    ]

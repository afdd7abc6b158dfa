"""407, 410.5, 402.3: banishing, spending, and putting cards into a discard pile or under a deck."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import forget, put
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.notes import BANISHED_BY_TEXT
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import AFTERWARDS, APPLY, claims
from everfree.ccg.language.words.zones.banishing import AreBanishedThisWay
from everfree.ccg.vocab import BANISHED, DISCARD_PILE, DRAW_DECK, NO_REF, PLAY, CardId, Ref, card_of


def beneath(game: Kernel, host: CardId) -> list[CardId]:
    """List the cards that lie beneath *host*, in the order they came there."""
    return [card for card, over in game.state.beneath if over == host]


def banish(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """410.5, 407.1: put a card into its owner's banished zone, which all can see, maybe beneath a card.

    A token ceases to exist instead (521.3), so it lies beneath nothing.
    """
    card = occurrence.card
    zone = game.state.zone
    put(game, card, BANISHED)
    if occurrence.cards and zone[card] == BANISHED and zone[occurrence.cards[0]] == PLAY:
        game.state.beneath.append((card, occurrence.cards[0]))
    note_banished(game, occurrence)
    return occurrence


def note_banished(game: Kernel, occurrence: Occurrence) -> None:
    """Note for the card whose text banished another that it did, if a text of this match asks about that."""
    if game.definitions.remembers_banished and is_banished_by_text(game, occurrence):
        game.state.noted.append((occurrence.source, BANISHED_BY_TEXT, game.ref(occurrence.card)))


def is_banished_by_text(game: Kernel, occurrence: Occurrence) -> bool:
    """Tell whether the text of a card that is still where it was banished another card."""
    source = occurrence.source
    return source != NO_REF and card_of(source) != occurrence.card and game.is_current(source)


def after_banishing(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """Let one occurrence say for each text that it banished cards, however many at once."""
    if AreBanishedThisWay not in game.definitions.triggers:
        return False
    by_text: dict[Ref, list[Occurrence]] = {}
    for one in occurrences:
        if is_banished_by_text(game, one):
            by_text.setdefault(one.source, []).append(one)
    return game.occur(
        [
            Occurrence(
                kinds.BANISHED_THIS_WAY, several[0].by, amount=len(several), source=source, by=several[0].by
            )
            for source, several in by_text.items()
        ]
    )


def into_discard_pile(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """504.1, 705.2f.ii: put a card into its owner's discard pile; it is neither dismissed nor retired."""
    put(game, occurrence.card, DISCARD_PILE)
    return occurrence


def spend(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Glossary, spend: put a card from beneath another into its owner's discard pile."""
    card = occurrence.card
    if all(one != card for one, _ in game.state.beneath):
        return None
    put(game, card, DISCARD_PILE)
    return occurrence


def under_deck(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """402.3: put a card under its owner's deck; if it is one of several, only who puts it knows its place."""
    card = occurrence.card
    put(game, card, DRAW_DECK, bottom=True)
    if occurrence.amount:
        forget(game, card, 1 << occurrence.by)
    return occurrence


APPLY[kinds.BANISHED] = banish
AFTERWARDS[kinds.BANISHED] = after_banishing
AFTERWARDS[kinds.BANISHED_FACE_DOWN] = after_banishing
APPLY[kinds.SPENT] = spend
APPLY[kinds.PUT_INTO_DISCARD_PILE] = into_discard_pile
APPLY[kinds.BOTTOMED] = under_deck

claims("407.1", "410.5", banish)
claims("glossary.spend", spend)
claims("402.3", under_deck)

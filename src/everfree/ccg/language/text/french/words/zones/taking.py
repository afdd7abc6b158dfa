"""French for taking one of several revealed cards."""

from dataclasses import replace

from everfree.ccg.language.terms import AT_BOTTOM, DISCARDED, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import MAY
from everfree.ccg.language.text.french.lexicon import KINDS, done, player, zone
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, IN_ANY_ORDER, top_cards
from everfree.ccg.language.text.french.words.selectors.selectors import described, fixed, in_number
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    THEN,
    Clause,
    Joined,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import IN_ONE, LISTED
from everfree.ccg.language.words.selectors.amounts import Spelt
from everfree.ccg.language.words.zones.taking import RevealTop
from everfree.ccg.vocab import CARD, DISCARD_PILE, DRAW_DECK, HAND


def reveal_top(effect: RevealTop, told: Discourse) -> Speech:
    """Tell a player to reveal the top cards of their deck, take what fits and put the rest elsewhere."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(YOU, told))
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=player(YOU, told))
    reveal = VerbPhrase("révéler", (revealed(effect, deck, told),))
    take = VerbPhrase("mettre", (taken(effect, told), "dans", hand))
    rest = put_elsewhere(effect, deck, told)
    if effect.wording == LISTED:
        if effect.may:
            raise Untold("only what must be done is told in one sentence")
        both = replace(take, complements=(*take.complements, "et", *rest))
        return (Clause(Joined((reveal, both), THEN)),)
    taking = Clause(take, player(YOU, told), modal=MAY) if effect.may else Clause(take)
    return (Clause(reveal), taking, Clause(VerbPhrase("mettre", rest)))


def revealed(effect: RevealTop, deck: NounPhrase, told: Discourse) -> NounPhrase:
    """Name the revealed cards: "les 3 premières cartes de votre pioche", or a number of them."""
    if isinstance(effect.count, int | Spelt):
        return top_cards(fixed(effect.count), deck)
    number, measure = in_number(NounPhrase(KINDS[CARD]), effect.count, told)
    return replace(number, after=(*number.after, "du dessus de", deck, measure))


def put_elsewhere(effect: RevealTop, deck: NounPhrase, told: Discourse) -> tuple[Phrase, ...]:
    """Name the cards that are not taken, and where they go."""
    if effect.rest == DISCARDED:
        if effect.wording != LISTED:
            raise Untold("cards that are not put back are told in one sentence")
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=player(YOU, told))
        return ("toutes les autres cartes révélées dans", pile)
    there = "sous" if effect.rest == AT_BOTTOM else "sur"
    rest: tuple[Phrase, ...] = ("toutes les cartes restantes", there, deck)
    return rest if effect.every or effect.wording == LISTED else (*rest, IN_ANY_ORDER)


def taken(effect: RevealTop, told: Discourse) -> NounPhrase:
    """Name what a player takes of the revealed cards."""
    if effect.every:
        each = described(effect.description, told, EVERY)
        return replace(each, after=(*each.after, done("révéler"), "de cette façon"))
    one = described(effect.description, told)
    return replace(one, qualities=(*one.qualities, done("révéler")))


EFFECTS.add(RevealTop, reveal_top, IN_ONE, LISTED)

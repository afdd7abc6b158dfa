"""English for taking one of several revealed cards."""

from dataclasses import replace

from everfree.ccg.language.terms import AT_BOTTOM, DISCARDED, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, player, zone
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import described, in_number, top_number
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    FIGURE,
    INDEFINITE,
    MANY,
    ONE,
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
    reveal = VerbPhrase("reveal", (top_cards(effect, deck, told),))
    take = VerbPhrase(
        "put", (taken(effect, told), "into", NounPhrase(zone(HAND), DEFINITE, possessor=player(YOU, told)))
    )
    rest = put_elsewhere(effect, deck, told)
    if effect.wording == LISTED:
        if effect.may:
            raise Untold("only what must be done is told in one sentence")
        return (Clause(Joined((reveal, take, VerbPhrase("put", rest)))),)
    if effect.wording == IN_ONE:
        take = replace(take, complements=(*take.complements, "and", rest))
    taking = Clause(take, player(YOU, told), modal="may") if effect.may else Clause(take)
    back = () if effect.wording == IN_ONE else (Clause(VerbPhrase("put", rest)),)
    return (Clause(reveal), taking, *back)


def top_cards(effect: RevealTop, deck: NounPhrase, told: Discourse) -> NounPhrase:
    """Name the revealed cards: "the top 3 cards of your deck", or a number of cards from its top."""
    if isinstance(effect.count, int | Spelt):
        top = top_number(effect.count)[0]
        return NounPhrase(KINDS[CARD], DEFINITE, MANY, qualities=(top,), after=("of", deck))
    number, measure = in_number(NounPhrase(KINDS[CARD]), effect.count, told)
    return replace(number, after=(*number.after, "from the top of", deck, measure))


def put_elsewhere(effect: RevealTop, deck: NounPhrase, told: Discourse) -> tuple[Phrase, ...]:
    """Name the cards that are not taken, and where they go."""
    if effect.rest == DISCARDED:
        if effect.wording != LISTED:
            raise Untold("cards that are not put back are told in one sentence")
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=player(YOU, told))
        return ("all other revealed cards into", pile)
    there = "at the bottom of" if effect.rest == AT_BOTTOM else "on the top of"
    if effect.every or effect.wording == LISTED:
        return ("the rest of the cards", there.replace("at", "on"), deck)
    return ("all remaining cards", there, deck, "in any order")


def taken(effect: RevealTop, told: Discourse) -> NounPhrase:
    """Name what a player takes of the revealed cards."""
    if effect.every:
        if effect.may:
            raise Untold("a player who takes each card may not take none")
        each = described(effect.description, told, EVERY)
        return replace(each, after=(*each.after, "revealed this way"))
    determiner = {IN_ONE: FIGURE, LISTED: INDEFINITE}.get(effect.wording, ONE)
    one = described(effect.description, told, determiner)
    return replace(one, qualities=("revealed", *one.qualities))


EFFECTS.add(RevealTop, reveal_top, IN_ONE, LISTED)

"""French for cards put into play, and for tokens."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.card import Card
from everfree.ccg.language.entering import PutIntoPlay, Release
from everfree.ccg.language.naming import ChosenNumber
from everfree.ccg.language.selectors import Choose, Selector, That
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.changes import AMOUNTS
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.keywords import KEYWORDS
from everfree.ccg.language.text.french.lexicon import (
    CONTROL,
    COPY,
    HE,
    KINDS,
    TOKEN,
    at,
    done,
    player,
    subject,
    this_card,
)
from everfree.ccg.language.text.french.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.phrases import (
    AND,
    DEFINITE,
    FAR,
    MANY,
    NEAR,
    Adjective,
    Clause,
    Joined,
    Nominal,
    NounPhrase,
    Phrase,
    Pronoun,
    Qualifier,
    Speech,
    VerbPhrase,
    join,
)
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.tokens import NonToken, PutTokenCopy, PutTokens, Token
from everfree.ccg.language.wordings import FACE_UP, HIS
from everfree.ccg.language.words import OWNER, THAT_PLAYER, Place, Who
from everfree.ccg.vocab import CARD, PLAY, TROUBLEMAKER, CardType

POINTING: Final = (NEAR, FAR)


def taken_out(what: Selector, told: Discourse) -> Nominal:
    """Name cards that leave the zone they are in: "de" it, not "dans" it."""
    nominal = SELECTORS.say(what, told)
    if isinstance(what, Choose) and what.description.zone != PLAY and isinstance(nominal, NounPhrase):
        return replace(nominal, after=tuple("de" if part == "dans" else part for part in nominal.after))
    return nominal


def control(who: Who, told: Discourse, wording: str) -> Phrase:
    """Say under whose control; a card's owner is not told."""
    if who == OWNER:
        return ()
    if who == THAT_PLAYER and wording == HIS:
        return ("sous", NounPhrase(CONTROL, DEFINITE, possessor=HE))
    return ("sous", NounPhrase(CONTROL, DEFINITE, possessor=player(who, told)))


def put(what: Phrase, place: Place, told: Discourse, *how: Phrase) -> VerbPhrase:
    """Put something into play; what is short stands before "en jeu", so that "sur" goes with that."""
    is_short = isinstance(what, Pronoun) or (isinstance(what, NounPhrase) and what.determiner in POINTING)
    entering = (what, "en jeu") if is_short else ("en jeu", what)
    return VerbPhrase("mettre", (*entering, *how, at(place, told, "")))


def put_into_play(effect: PutIntoPlay, told: Discourse) -> Speech:
    """Put cards into play, an attachment on a card."""
    host: Phrase = () if effect.on is None else ("sur", described(effect.on, told))
    how = (control(effect.under, told, effect.wording), host)
    placing = told.placing(kind_of(effect.what))
    return (Clause(put(taken_out(effect.what, told), effect.place, placing, *how)),)


def kind_of(what: Selector) -> CardType:
    """Give what kind of card is meant, as far as the words tell."""
    if isinstance(what, That):
        return what.noun
    return what.description.noun if isinstance(what, Choose) else CARD


def release(effect: Release, told: Discourse) -> Speech:
    """Dismiss this card and let out what lies beneath it."""
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY, after=(done("placer", "dessous"),))
    entering = VerbPhrase("mettre", ("en jeu", cards, "dans la maison de leur propriétaire"))
    return (Clause(Joined((VerbPhrase("écarter", (this_card(told),)), entering))),)


def tokens(card: Card, count: int, told: Discourse) -> NounPhrase:
    """Name tokens by what a text tells of them."""
    side = card.front
    words = tuple(KEYWORDS.say(keyword, told) for keyword in side.keywords)
    kind = (KINDS[card.type].one, *side.traits, *colours(side.colours))
    return NounPhrase(
        TOKEN,
        count=count,
        qualities=(*kind, f"de puissance {side.power}"),
        after=("avec", join(words, AND)) if words else (),
    )


def put_tokens(effect: PutTokens, told: Discourse) -> Speech:
    """Put tokens into play."""
    measure: Phrase = ()
    count = effect.count
    named: Phrase
    if isinstance(count, ChosenNumber):
        named = ("ce nombre de", tokens(effect.card, MANY, told))
    else:
        if isinstance(count, Amount):
            count, measure = AMOUNTS.say(count, told)
        named = tokens(effect.card, count, told)
    return (Clause(put(named, effect.place, told, measure), subject(effect.who, told)),)


def put_token_copy(effect: PutTokenCopy, told: Discourse) -> Speech:
    """Put a token copy into play."""
    copy = NounPhrase(TOKEN, after=((COPY.one, "de", SELECTORS.say(effect.what, told)),))
    up = ("face visible",) if effect.wording == FACE_UP else ()
    lying = told.placing(TROUBLEMAKER) if effect.wording == FACE_UP else told
    return (Clause(put(copy, effect.place, lying, *up), subject(effect.who, told)),)


def is_token(test: Token, told: Discourse) -> Qualifier:
    """Un Ami jeton."""
    return Qualifier(qualities=(Adjective(TOKEN.one, TOKEN.one),))


def is_no_token(test: NonToken, told: Discourse) -> Qualifier:
    """Un Ami non-jeton."""
    return Qualifier(qualities=("non-jeton",))


EFFECTS.add(PutIntoPlay, put_into_play, HIS)
EFFECTS.add(Release, release)
EFFECTS.add(PutTokens, put_tokens)
EFFECTS.add(PutTokenCopy, put_token_copy, FACE_UP)
TESTS.add(Token, is_token)
TESTS.add(NonToken, is_no_token)

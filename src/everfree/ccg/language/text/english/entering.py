"""English for cards put into play, and for tokens."""

from dataclasses import replace

from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.card import Card
from everfree.ccg.language.entering import PutIntoPlay, Release
from everfree.ccg.language.naming import ChosenNumber
from everfree.ccg.language.selectors import Choose, Selector
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.changes import AMOUNTS
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.keywords import KEYWORDS
from everfree.ccg.language.text.english.lexicon import IT, KINDS, at, player, subject, this_card
from everfree.ccg.language.text.english.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.phrases import (
    AND,
    ANY,
    DEFINITE,
    MANY,
    Clause,
    Joined,
    Nominal,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    Speech,
    VerbPhrase,
    join,
)
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.tokens import NonToken, PutTokenCopy, PutTokens, Token
from everfree.ccg.language.wordings import FACE_UP, HIS
from everfree.ccg.language.words import OWNER, THAT_PLAYER, Place, Who
from everfree.ccg.vocab import CARD, PLAY


def taken_out(what: Selector, told: Discourse) -> Nominal:
    """Name cards that leave the zone they are in: "from" it, not "in" it."""
    nominal = SELECTORS.say(what, told)
    if isinstance(what, Choose) and what.description.zone != PLAY and isinstance(nominal, NounPhrase):
        return replace(nominal, after=tuple("from" if part == "in" else part for part in nominal.after))
    return nominal


def control(who: Who, told: Discourse, wording: str) -> Phrase:
    """Say under whose control; a card's owner is not told."""
    if who == OWNER:
        return ()
    if who == THAT_PLAYER and wording == HIS:
        return "under his control"
    return ("under", NounPhrase(Noun("control"), DEFINITE, possessor=player(who, told)))


def put(what: Phrase, place: Place, told: Discourse, *how: Phrase) -> VerbPhrase:
    """Put something into play."""
    return VerbPhrase("put", (what, "into play", *how, at(place, told, "")))


def put_into_play(effect: PutIntoPlay, told: Discourse) -> Speech:
    """Put cards into play, an attachment on a card."""
    host: Phrase = () if effect.on is None else ("attached to", described(effect.on, told))
    how = (control(effect.under, told, effect.wording), host)
    return (Clause(put(taken_out(effect.what, told), effect.place, told, *how)),)


def release(effect: Release, told: Discourse) -> Speech:
    """Dismiss this card and let out what lies beneath it."""
    cards = NounPhrase(KINDS[CARD], ANY, MANY, after=("beneath", IT))
    entering = VerbPhrase("put", (cards, "into play at their owners' homes"))
    return (Clause(Joined((VerbPhrase("dismiss", (this_card(told),)), entering))),)


def tokens(card: Card, count: int, told: Discourse, *first: Phrase) -> NounPhrase:
    """Name tokens by what a text tells of them."""
    side = card.front
    words = tuple(KEYWORDS.say(keyword, told) for keyword in side.keywords)
    return NounPhrase(
        Noun(f"{KINDS[card.type].one} token"),
        count=count,
        qualities=(*first, str(side.power), *colours(side.colours), *side.traits),
        after=("with", join(words, AND)) if words else (),
    )


def put_tokens(effect: PutTokens, told: Discourse) -> Speech:
    """Put tokens into play."""
    measure: Phrase = ()
    count = effect.count
    if isinstance(count, ChosenNumber):
        named = tokens(effect.card, MANY, told, "that many")
    else:
        if isinstance(count, Amount):
            number, measure = AMOUNTS.say(count, told)
            count = int(number)
        named = tokens(effect.card, count, told)
    return (Clause(put(named, effect.place, told, measure), subject(effect.who, told)),)


def put_token_copy(effect: PutTokenCopy, told: Discourse) -> Speech:
    """Put a token copy into play."""
    copy = NounPhrase(Noun("token copy"), after=("of", SELECTORS.say(effect.what, told)))
    up = ("face-up",) if effect.wording == FACE_UP else ()
    return (Clause(put(copy, effect.place, told, *up), subject(effect.who, told)),)


def is_token(test: Token, told: Discourse) -> Qualifier:
    """A token Friend."""
    return Qualifier(qualities=("token",))


def is_no_token(test: NonToken, told: Discourse) -> Qualifier:
    """A non-token Friend."""
    return Qualifier(qualities=("non-token",))


EFFECTS.add(PutIntoPlay, put_into_play, HIS)
EFFECTS.add(Release, release)
EFFECTS.add(PutTokens, put_tokens)
EFFECTS.add(PutTokenCopy, put_token_copy, FACE_UP)
TESTS.add(Token, is_token)
TESTS.add(NonToken, is_no_token)

"""French for tokens that a text creates."""

from everfree.ccg.language.card import Card
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.keywords import KEYWORDS
from everfree.ccg.language.text.french.lexicon import COPY, KINDS, TOKEN, subject
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, TESTS, in_number
from everfree.ccg.language.text.french.words.zones.entering import put
from everfree.ccg.language.text.phrases import (
    AND,
    Adjective,
    Clause,
    NounPhrase,
    Qualifier,
    Speech,
    join,
)
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.wordings import FACE_UP
from everfree.ccg.language.words.zones.tokens import PutTokenCopy, PutTokens, Token
from everfree.ccg.vocab import TROUBLEMAKER


def tokens(card: Card, told: Discourse) -> NounPhrase:
    """Name a token by its printed facts."""
    side = card.front
    words = tuple(KEYWORDS.say(keyword, told) for keyword in side.keywords)
    kind = (KINDS[card.type].one, *side.traits, *colours(side.colours))
    return NounPhrase(
        TOKEN,
        qualities=(*kind, f"de puissance {side.power}"),
        after=("avec", join(words, AND)) if words else (),
    )


def put_tokens(effect: PutTokens, told: Discourse) -> Speech:
    """Tell a player to put tokens into play."""
    named, measure = in_number(tokens(effect.card, told), effect.count, told)
    return (Clause(put(named, effect.place, told, measure), subject(effect.who, told)),)


def put_token_copy(effect: PutTokenCopy, told: Discourse) -> Speech:
    """Tell a player to put a token copy into play."""
    copy = NounPhrase(TOKEN, after=((COPY.one, "de", SELECTORS.say(effect.what, told)),))
    up = ("face visible",) if effect.wording == FACE_UP else ()
    lying = told.placing(TROUBLEMAKER) if effect.wording == FACE_UP else told
    return (Clause(put(copy, effect.place, lying, *up), subject(effect.who, told)),)


def is_token(test: Token, told: Discourse) -> Qualifier:
    """Say "un Ami jeton"."""
    return Qualifier(qualities=(Adjective(TOKEN.one, TOKEN.one),))


EFFECTS.add(PutTokens, put_tokens)
EFFECTS.add(PutTokenCopy, put_token_copy, FACE_UP)
TESTS.add(Token, is_token)

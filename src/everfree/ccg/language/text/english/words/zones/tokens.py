"""English for tokens that a text creates."""

from everfree.ccg.language.card import Card
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.keywords import KEYWORDS
from everfree.ccg.language.text.english.lexicon import KINDS, subject
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, TESTS, in_number
from everfree.ccg.language.text.english.words.zones.entering import put
from everfree.ccg.language.text.phrases import (
    AND,
    Clause,
    Noun,
    NounPhrase,
    Qualifier,
    Speech,
    join,
)
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.wordings import FACE_UP
from everfree.ccg.language.words.zones.tokens import PutTokenCopy, PutTokens, Token


def tokens(card: Card, told: Discourse) -> NounPhrase:
    """Name a token by its printed facts."""
    side = card.front
    words = tuple(KEYWORDS.say(keyword, told) for keyword in side.keywords)
    return NounPhrase(
        Noun(f"{KINDS[card.type].one} token"),
        qualities=(str(side.power), *colours(side.colours), *side.traits),
        after=("with", join(words, AND)) if words else (),
    )


def put_tokens(effect: PutTokens, told: Discourse) -> Speech:
    """Tell a player to put tokens into play."""
    named, measure = in_number(tokens(effect.card, told), effect.count, told)
    return (Clause(put(named, effect.place, told, measure), subject(effect.who, told)),)


def put_token_copy(effect: PutTokenCopy, told: Discourse) -> Speech:
    """Tell a player to put a token copy into play."""
    copy = NounPhrase(Noun("token copy"), after=("of", SELECTORS.say(effect.what, told)))
    up = ("face-up",) if effect.wording == FACE_UP else ()
    return (Clause(put(copy, effect.place, told, *up), subject(effect.who, told)),)


def is_token(test: Token, told: Discourse) -> Qualifier:
    """Describe a token Friend."""
    return Qualifier(qualities=("token",))


EFFECTS.add(PutTokens, put_tokens)
EFFECTS.add(PutTokenCopy, put_token_copy, FACE_UP)
TESTS.add(Token, is_token)

"""English for instructions for other players, and for losing the game."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, AT_LEAST, OPPONENT, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, POWER, THEY, at, player
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.faceoffs.faceoffs import followed_by
from everfree.ccg.language.text.english.words.selectors.conditions import place_of_all
from everfree.ccg.language.text.english.words.selectors.selectors import described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    EVERYTHING,
    MANY,
    Clause,
    Joined,
    Noun,
    NounPhrase,
    Speech,
    VerbPhrase,
    join,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import ALL_OF_THEM, THEY as NAMED_ONCE
from everfree.ccg.language.words.effects.action_tokens import HasTokens
from everfree.ccg.language.words.effects.each_player import By, EachKeepsOne, EachPlayer, LosesGame
from everfree.ccg.language.words.selectors.conditions import Condition, Has, HasMore


def each_player(effect: EachPlayer, told: Discourse) -> Speech:
    """Say that each player, each opponent or all of them follow an instruction."""
    nouns = {A_PLAYER: Noun("player"), OPPONENT: Noun("opponent")}
    if effect.having is not None and (effect.who != A_PLAYER or effect.wording):
        raise Untold("only players in general are told by what they have")
    if effect.who not in nouns:
        return followed_by(player(effect.who, told), EFFECTS.say(effect.effect, told.for_another()))
    who = NounPhrase(nouns[effect.who], EVERY)
    if isinstance(effect.having, HasMore):
        who = with_the_most(effect.having, told)
    elif effect.having is not None:
        who = replace(who, after=("with", had(effect.having, told)))
    if effect.wording == ALL_OF_THEM:
        who = NounPhrase(nouns[effect.who], EVERYTHING, MANY)
    return followed_by(who, EFFECTS.say(effect.effect, told.for_another(many=who.plural)))


def with_the_most(most: HasMore, told: Discourse) -> NounPhrase:
    """Name the player who has more power in a place than every other."""
    if most != HasMore(most.description, than_every=True, in_power=True):
        raise Untold("the player with the most power has more than every other player")
    where = at(place_of_all(most.description), told, "")
    return NounPhrase(Noun("player"), DEFINITE, after=("with the most", POWER, where))


def had(condition: Condition, told: Discourse) -> NounPhrase:
    """Name what players must have to follow an instruction."""
    if isinstance(condition, HasTokens) and condition.who == YOU:
        return NounPhrase(Noun("action token"), count=condition.count, at_least=True, in_words=True)
    if not isinstance(condition, Has) or condition.who != YOU or condition.comparison != AT_LEAST:
        raise Untold("players are told by the cards or tokens they have")
    cards = described(condition.description, told, count=condition.count)
    return replace(cards, at_least=condition.count > 1 or bool(condition.wording))


def each_keeps_one(effect: EachKeepsOne, told: Discourse) -> Speech:
    """Say that each player keeps a card of each type."""
    cards = ("a", join(tuple(KINDS[kind].one for kind in effect.types)), Clause(VerbPhrase("control"), THEY))
    deeds = (VerbPhrase("choose", (*cards, COMMA)), VerbPhrase("retire", ("the rest",)))
    return (Clause(Joined(deeds), NounPhrase(Noun("player"), EVERY)),)


def by(effect: By, told: Discourse) -> Speech:
    """Say that another player follows an instruction; with `THEY`, the player is named only once."""
    if effect.who == YOU:
        return EFFECTS.say(effect.effect, told)
    speech = EFFECTS.say(effect.effect, told.for_another())
    who = player(effect.who, told)
    if effect.wording == NAMED_ONCE:
        return (*followed_by(who, speech[:1]), *followed_by(THEY, speech[1:]))
    return followed_by(who, speech)


def loses_game(effect: LosesGame, told: Discourse) -> Speech:
    """Say that a player loses the game."""
    return (Clause(VerbPhrase("lose", ("the game",)), player(effect.who, told)),)


EFFECTS.add(EachPlayer, each_player, ALL_OF_THEM)
EFFECTS.add(EachKeepsOne, each_keeps_one)
EFFECTS.add(By, by, NAMED_ONCE)
EFFECTS.add(LosesGame, loses_game)

"""English for instructions for other players, and for losing the game."""

from dataclasses import replace

from everfree.ccg.language.nodes import walk
from everfree.ccg.language.terms import A_PLAYER, LESS_THAN, OPPONENT, OPPONENTS, YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, NAMES, POWER, THAT_ONE, THEY, at, player
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.faceoffs.faceoffs import followed_by
from everfree.ccg.language.text.english.words.selectors.conditions import place_of_all, set_in
from everfree.ccg.language.text.english.words.selectors.selectors import DESCRIPTIONS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    EVERYTHING,
    FAR,
    FIGURE,
    MANY,
    Clause,
    Joined,
    Noun,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
    join,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import (
    ALL_OF_THEM,
    AT_LEAST,
    IF,
    JOINED,
    OWNERS,
    SPOKEN_OF,
    THE_FEWEST,
    THEY as NAMED_ONCE,
)
from everfree.ccg.language.words.effects.action_tokens import HasTokens
from everfree.ccg.language.words.effects.each_player import (
    By,
    ChoosePlayer,
    EachKeepsOne,
    EachPlayer,
    LosesGame,
)
from everfree.ccg.language.words.effects.naming import If
from everfree.ccg.language.words.selectors.conditions import Condition, Has, HasMore
from everfree.ccg.language.words.selectors.selectors import AtLeast, Description
from everfree.ccg.language.words.triggers.scoring import ComparesPoints
from everfree.ccg.language.words.zones.entering import owners_put_into_play
from everfree.ccg.vocab import CardType


def each_player(effect: EachPlayer, told: Discourse) -> Speech:
    """Say that each player, each opponent or all of them follow an instruction."""
    if effect.wording == OWNERS:
        return by_owners(effect, told)
    if effect.wording == THE_FEWEST:
        return by_the_last(effect, told)
    if effect.wording == IF:
        return if_a_player(effect, told)
    nouns = {A_PLAYER: Noun("player"), OPPONENT: Noun("opponent")}
    if effect.having is not None and effect.who not in nouns:
        raise Untold("only players in general are told by what they have")
    if effect.who not in nouns:
        return followed_by(player(effect.who, told), EFFECTS.say(effect.effect, told.for_another()))
    who = NounPhrase(nouns[effect.who], EVERY)
    if effect.wording == ALL_OF_THEM:
        who = NounPhrase(nouns[effect.who], EVERYTHING, MANY)
    if isinstance(effect.having, HasMore):
        who = with_the_most(effect, effect.having, told)
    elif effect.having is not None:
        who = replace(who, after=("with", had(effect, effect.having, told)))
    return followed_by(who, EFFECTS.say(effect.effect, told.for_another(many=who.plural)))


def owned_by_each(effect: EachPlayer) -> CardType:
    """Return the kind of card that its owners may put into play, or raise `Untold`."""
    nouns = [node.noun for node in walk(effect) if isinstance(node, Description)]
    if len(nouns) != 1 or effect != owners_put_into_play(nouns[0]):
        raise Untold("only cards that their owners may put into play are told so")
    return nouns[0]


def by_owners(effect: EachPlayer, told: Discourse) -> Speech:
    """Say that "the owners of each of those Friends may put them into play"."""
    noun = owned_by_each(effect)
    them = NounPhrase(KINDS[noun], FAR, MANY)
    owners = NounPhrase(Noun("owner"), DEFINITE, MANY, after=("of each of", them))
    return (Clause(VerbPhrase("put", (THEY, "into play")), owners, modal="may"),)


def if_a_player(effect: EachPlayer, told: Discourse) -> Speech:
    """Say "if a player has" certain cards, "that player" follows an instruction."""
    if effect.who != A_PLAYER or not isinstance(effect.having, Has) or effect.having.who != YOU:
        raise Untold("a player is told by what they have")
    first, *rest = followed_by(THAT_ONE, EFFECTS.say(effect.effect, told.for_another()))
    return (set_in(first, effect.having, told.naming(A_PLAYER), first="if"), *rest)


def by_the_last(effect: EachPlayer, told: Discourse) -> Speech:
    """Say what the player with the fewest points does."""
    behind = ComparesPoints(YOU, LESS_THAN, OPPONENTS)
    inner = effect.effect
    if not isinstance(inner, If) or effect.who != A_PLAYER or inner != If(behind, inner.effect):
        raise Untold("only the player with fewer points than every other is told so")
    who = NounPhrase(Noun("player"), DEFINITE, after=("with the fewest points",))
    return followed_by(who, EFFECTS.say(inner.effect, told.for_another()))


def with_the_most(effect: EachPlayer, most: HasMore, told: Discourse) -> NounPhrase:
    """Name the player who has more power in a place than every other."""
    if (
        effect.who != A_PLAYER
        or effect.wording
        or most != HasMore(most.description, than_every=True, in_power=True)
    ):
        raise Untold("the player with the most power has more than every other player")
    where = at(place_of_all(most.description), told, "")
    return NounPhrase(Noun("player"), DEFINITE, after=("with the most", POWER, where))


def had(effect: EachPlayer, having: AtLeast | Condition, told: Discourse) -> Phrase:
    """Name what players must have to follow an instruction."""
    if isinstance(having, AtLeast):
        if effect.wording == AT_LEAST and having.count == 1:
            return ("at least", described(having.description, told, FIGURE))
        return DESCRIPTIONS.say(having, told)
    if not isinstance(having, HasTokens) or having.who != YOU or effect.wording:
        raise Untold("players are told by the cards or tokens they have")
    return NounPhrase(Noun("action token"), count=having.count, at_least=True, in_words=True)


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
    if effect.wording == SPOKEN_OF:
        told = told.called(CHOSEN_OPPONENT)
    who = player(effect.who, told)
    if effect.wording == NAMED_ONCE:
        return (*followed_by(who, speech[:1]), *followed_by(THEY, speech[1:]))
    return followed_by(who, speech)


def choose_player(effect: ChoosePlayer, told: Discourse) -> Speech:
    """Tell a player to choose a player."""
    return (Clause(VerbPhrase("choose", (NAMES[A_PLAYER],))),)


def loses_game(effect: LosesGame, told: Discourse) -> Speech:
    """Say that a player loses the game."""
    return (Clause(VerbPhrase("lose", ("the game",)), player(effect.who, told)),)


EFFECTS.add(EachPlayer, each_player, ALL_OF_THEM, AT_LEAST, IF, OWNERS, THE_FEWEST)
EFFECTS.add(EachKeepsOne, each_keeps_one)
EFFECTS.add(By, by, JOINED, NAMED_ONCE, SPOKEN_OF)
EFFECTS.add(ChoosePlayer, choose_player)
EFFECTS.add(LosesGame, loses_game)

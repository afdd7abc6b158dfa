"""French for what several players do, and for losing."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.faceoffs import followed_by
from everfree.ccg.language.text.french.lexicon import ADVERSARY, PLAYER, subject
from everfree.ccg.language.text.phrases import EVERY, Clause, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.together import EachPlayer, LosesGame
from everfree.ccg.language.words import OPPONENT


def each_player(effect: EachPlayer, told: Discourse) -> Speech:
    """Chaque joueur does it, or each opponent."""
    who = NounPhrase(ADVERSARY if effect.who == OPPONENT else PLAYER, EVERY)
    return followed_by(who, EFFECTS.say(effect.effect, told.for_another()))


def loses_game(effect: LosesGame, told: Discourse) -> Speech:
    """A player loses the game."""
    return (Clause(VerbPhrase("perdre", ("la partie",)), subject(effect.who, told)),)


EFFECTS.add(EachPlayer, each_player)
EFFECTS.add(LosesGame, loses_game)

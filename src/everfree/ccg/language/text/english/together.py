"""English for what several players do, and for losing."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.faceoffs import followed_by
from everfree.ccg.language.text.english.lexicon import subject
from everfree.ccg.language.text.phrases import EVERY, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.together import EachPlayer, LosesGame
from everfree.ccg.language.words import OPPONENT


def each_player(effect: EachPlayer, told: Discourse) -> Speech:
    """Each player does it, or each opponent."""
    who = NounPhrase(Noun("opponent" if effect.who == OPPONENT else "player"), EVERY)
    return followed_by(who, EFFECTS.say(effect.effect, told.for_another()))


def loses_game(effect: LosesGame, told: Discourse) -> Speech:
    """A player loses the game."""
    return (Clause(VerbPhrase("lose", ("the game",)), subject(effect.who, told)),)


EFFECTS.add(EachPlayer, each_player)
EFFECTS.add(LosesGame, loses_game)

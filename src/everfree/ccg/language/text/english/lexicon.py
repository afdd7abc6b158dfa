"""English for kinds of cards, players, places and times."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from everfree.ccg.language import terms
from everfree.ccg.language.terms import (
    A_DIFFERENT_PROBLEM,
    A_PLAYER,
    A_PROBLEM,
    ANOTHER_PROBLEM,
    ANY_PHASE,
    ANYWHERE,
    DEFEATER,
    DIFFERENT_PROBLEMS,
    EACH_OTHER_PROBLEM,
    END_OF_FACEOFF,
    END_OF_PHASE,
    END_OF_SCORE_PHASE,
    END_OF_TURN,
    FACEOFF_PROBLEM,
    FACEOFF_TIMING,
    HERE,
    HOME,
    HOSTS_CONTROLLER,
    IMMEDIATE,
    ITS_CONTROLLER,
    ITS_OWNER,
    ITS_PROBLEM,
    MAIN_PHASE_TIMING,
    OPPONENT,
    OPPONENTS_HOME,
    OPPONENTS_PROBLEM,
    OTHER_AREAS,
    OWNER,
    REACTION,
    SCORE_PHASE_TIMING,
    START_OF_YOUR_NEXT_TURN,
    THAT_CARDS_PROBLEM,
    THAT_PLAYER,
    THAT_PLAYERS_OPPONENT,
    THERE,
    TROUBLEMAKER_PHASE_TIMING,
    WHILE_IN_PLAY,
    YOU,
    Place,
    Until,
    Who,
)
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, FIRST, SOMEONE, Discourse
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    FAR,
    INDEFINITE,
    MANY,
    NEAR,
    PARTICIPLE,
    Nominal,
    NonFinite,
    Noun,
    NounPhrase,
    Phrase,
    Pronoun,
    VerbPhrase,
)
from everfree.ccg.language.wordings import (
    AS_ADVERB,
    BESIDE,
    FROM,
    IN_PLAY,
    IT as PRONOUN,
    NAMED,
    SAME,
    THEY as OF_THEM,
    UNDERSTOOD,
)
from everfree.ccg.vocab import (
    ANY_FACEOFF,
    CARD,
    CHARACTER,
    DISCARD_PILE,
    DRAW_DECK,
    END_PHASE,
    EVENT,
    FRIEND,
    HAND,
    MAIN_PHASE,
    MANE,
    PROBLEM,
    PROBLEM_FACEOFFS,
    READY_PHASE,
    RESOURCE,
    SCORE_PHASE,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    TROUBLEMAKER_PHASE,
    CardType,
)

KINDS: Final = {
    MANE: Noun("Mane Character"),
    FRIEND: Noun("Friend"),
    RESOURCE: Noun("Resource"),
    EVENT: Noun("Event"),
    TROUBLEMAKER: Noun("Troublemaker"),
    PROBLEM: Noun("Problem"),
    CHARACTER: Noun("character"),
    CARD: Noun("card"),
    CardType(FRIEND | TROUBLEMAKER): Noun("Friend or Troublemaker", "Friends and Troublemakers"),
    CardType(FRIEND | RESOURCE | TROUBLEMAKER): Noun(
        "Friend, Resource, and Troublemaker", "Friends, Resources, and Troublemakers"
    ),
    CardType(FRIEND | RESOURCE): Noun(
        "Friend or Resource", "Friends and Resources", among="Friends or Resources"
    ),
}
PHASES: Final = {
    READY_PHASE: Noun("Ready Phase"),
    TROUBLEMAKER_PHASE: Noun("Troublemaker Phase"),
    MAIN_PHASE: Noun("Main Phase"),
    SCORE_PHASE: Noun("Score Phase"),
    END_PHASE: Noun("End Phase"),
}
ZONES: Final = {DISCARD_PILE: Noun("discard pile"), HAND: Noun("hand"), DRAW_DECK: Noun("deck")}
FACEOFFS: Final = {ANY_FACEOFF: "", PROBLEM_FACEOFFS: "Problem", TROUBLEMAKER_FACEOFF: "Troublemaker"}
UNTILS: Final = {
    END_OF_TURN: "until the end of the turn",
    END_OF_PHASE: "until the end of the phase",
    WHILE_IN_PLAY: "",
    END_OF_FACEOFF: "until the end of the faceoff",
    START_OF_YOUR_NEXT_TURN: "until the start of your next turn",
    END_OF_SCORE_PHASE: "until the end of the Score Phase",
}
SPANS: Final = {END_OF_TURN: "this turn", END_OF_PHASE: "this phase", END_OF_FACEOFF: "this faceoff"}
TIMINGS: Final = {
    MAIN_PHASE_TIMING: "Main Phase",
    REACTION: "Reaction",
    FACEOFF_TIMING: "Faceoff",
    IMMEDIATE: "Immediate",
    TROUBLEMAKER_PHASE_TIMING: "Troublemaker Phase",
    SCORE_PHASE_TIMING: "Score Phase",
    ANY_PHASE: "Any Phase",
}

READER: Final = Pronoun(2)
IT: Final = Pronoun(3)
THEY: Final = Pronoun(3, plural=True)
POWER: Final = "power"
AN_OPPONENT: Final = NounPhrase(Noun("opponent"))
YOUR_OPPONENT: Final = NounPhrase(Noun("opponent"), DEFINITE, possessor=READER)
YOUR_OPPONENTS: Final = NounPhrase(Noun("opponent"), DEFINITE, MANY, possessor=READER)
A_CHALLENGER: Final = NounPhrase(Noun("challenger"))
PLAYERS: Final = NounPhrase(Noun("player"), INDEFINITE, MANY)
FIRST_ONE: Final = NounPhrase(Noun("player"), DEFINITE, qualities=("first",))
THAT_ONE: Final = NounPhrase(Noun("player"), FAR)
NAMES: Final[dict[Who, Nominal]] = {
    YOU: READER,
    OPPONENT: YOUR_OPPONENT,
    terms.AN_OPPONENT: AN_OPPONENT,
    terms.OPPONENTS: NounPhrase(Noun("opponent"), INDEFINITE, MANY),
    DEFEATER: NounPhrase(
        Noun("player"), DEFINITE, after=("who defeats", NounPhrase(KINDS[TROUBLEMAKER], NEAR))
    ),
    A_PLAYER: NounPhrase(Noun("player")),
}
SPOKEN_OF: Final[dict[Who, Nominal]] = {
    YOU: READER,
    OPPONENT: THEY,
    terms.AN_OPPONENT: THEY,
    FIRST: FIRST_ONE,
    SOMEONE: THEY,
    CHOSEN_OPPONENT: NounPhrase(Noun("opponent"), FAR),
}
"""Phrases for the player of the trigger other than "that player"."""


NUMBER_WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number_word(number: int) -> str:
    """Return a small number as a word, a greater one in figures."""
    return NUMBER_WORDS[number] if number < len(NUMBER_WORDS) else str(number)


def passive(verb: str, *complements: Phrase) -> VerbPhrase:
    """Return the passive of *verb*."""
    return VerbPhrase("be", (NonFinite(VerbPhrase(verb, complements), PARTICIPLE),))


def this_card(told: Discourse) -> NounPhrase:
    """Name the card the text is on."""
    return NounPhrase(KINDS[PROBLEM if told.on == PROBLEM else CARD], NEAR)


def that(noun: CardType) -> NounPhrase:
    """Name a card that was mentioned before."""
    return NounPhrase(KINDS[noun], FAR)


def player(who: Who, told: Discourse) -> Nominal:
    """Name a player."""
    if who == YOU and told.of_another:
        return THEY
    if told.you != YOU and (who == YOU or who in terms.ADVERSARIES):
        you = player(told.you, replace(told, you=YOU))
        return you if who == YOU else NounPhrase(Noun("opponent"), DEFINITE, possessor=you)
    if who == THAT_PLAYER:
        return SPOKEN_OF.get(told.player, THAT_ONE)
    if who == THAT_PLAYERS_OPPONENT:
        return NounPhrase(Noun("opponent"), DEFINITE, possessor=player(THAT_PLAYER, told))
    if who == OWNER:
        return NounPhrase(Noun("owner"), DEFINITE, possessor=IT if told.this_told else this_card(told))
    if who == ITS_OWNER:
        return NounPhrase(Noun("owner"), DEFINITE, possessor=that(told.that))
    if who == ITS_CONTROLLER:
        return NounPhrase(Noun("controller"), DEFINITE, possessor=IT)
    if who == HOSTS_CONTROLLER:
        return SPOKEN_OF[CHOSEN_OPPONENT]
    return PLAYERS if who == A_PLAYER and told.general else NAMES[who]


def whose(who: Who, told: Discourse) -> Nominal:
    """Name the player whose turn or phase it is; "a player" becomes "each player"."""
    return NounPhrase(Noun("player"), EVERY) if who == A_PLAYER else player(who, told)


def subject(who: Who, told: Discourse) -> Nominal | None:
    """Name who follows an instruction, or return None for a command to the reader."""
    return None if who == YOU else player(who, told)


def problem_here(told: Discourse) -> NounPhrase:
    """Name the Problem of this card's area; "that Problem" if it was mentioned before."""
    if told.is_problem:
        return NounPhrase(KINDS[PROBLEM], NEAR)
    if told.problem_told:
        return that(PROBLEM)
    return NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=this_card(told))


def problem_of_host(told: Discourse) -> NounPhrase:
    """Name the Problem where the host of this attachment is: "that Friend's Problem"."""
    if told.host in (CARD, PROBLEM):
        raise Untold("only a host that is at a Problem has one")
    return NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=that(told.host))


PROBLEM_OF_IT: Final = NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=IT)
PLACES: Final[Mapping[Place, Phrase]] = {
    HERE: "here",
    HOME: "home",
    A_PROBLEM: NounPhrase(KINDS[PROBLEM]),
    OPPONENTS_HOME: NounPhrase(Noun("home"), DEFINITE, possessor=YOUR_OPPONENT),
    ANOTHER_PROBLEM: NounPhrase(KINDS[PROBLEM], other=True),
    OPPONENTS_PROBLEM: NounPhrase(KINDS[PROBLEM], possessor=AN_OPPONENT),
    OTHER_AREAS: NounPhrase(Noun("area"), count=MANY, other=True),
    DIFFERENT_PROBLEMS: NounPhrase(KINDS[PROBLEM], qualities=("different",)),
    EACH_OTHER_PROBLEM: NounPhrase(KINDS[PROBLEM], EVERY, other=True),
    FACEOFF_PROBLEM: NounPhrase(KINDS[PROBLEM], after=("where a faceoff is being resolved",)),
}
"""The names of places that do not depend on what was mentioned before."""


def place(where: Place, told: Discourse, *, wording: str = NAMED) -> Phrase:
    """Name a place; with `PRONOUN`, the Problem of this card is "its Problem"."""
    if where == ITS_PROBLEM:
        return PROBLEM_OF_IT if wording == PRONOUN else problem_here(told)
    if where == THERE:
        return "the same Problem" if wording == SAME else that(PROBLEM)
    if where == THAT_CARDS_PROBLEM:
        return NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=that(told.that))
    if where == A_DIFFERENT_PROBLEM:
        raise Untold("a different Problem is where a card that would be moved goes instead")
    return PLACES[where]


def at(where: Place, told: Discourse, wording: str = NAMED) -> Phrase:
    """Say where something is, or with `FROM` where it is moved from; without wording, "here" or "there"."""
    if where == ANYWHERE:
        return "in play" if wording == IN_PLAY else ()
    if where == HERE and wording == BESIDE:
        return ("with", this_card(told))
    if where == ITS_PROBLEM and wording == BESIDE:
        return ("at", NounPhrase(KINDS[PROBLEM]), "with", this_card(told))
    if where == HERE and wording != FROM:
        return "here"
    if (where == THERE and not wording) or (where == HOME and wording == AS_ADVERB):
        return "there"
    if where == OPPONENTS_HOME and wording != FROM:
        return ("in", place(where, told))
    if where == HOME and wording == OF_THEM:
        return ("in", NounPhrase(Noun("home"), DEFINITE, possessor=THEY))
    return ("from" if wording == FROM else "at", place(where, told, wording=wording))


def to(where: Place, told: Discourse, wording: str = NAMED) -> Phrase:
    """Say where something goes; "home" takes no preposition."""
    if where == ANYWHERE:
        return ()
    if where in (HERE, HOME):
        return place(where, told)
    if where == THERE and wording == UNDERSTOOD:
        return "there"
    return ("to", place(where, told, wording=wording))


def zone(number: int) -> Noun:
    """Return the noun of a player's zone, or raise `Untold`; play has none, because texts do not name it."""
    if number not in ZONES:
        raise Untold(f"no name for the zone {number}")
    return ZONES[number]


def faceoff_kind(kinds: int) -> str:
    """Name the kinds of faceoffs in a set."""
    if kinds not in FACEOFFS:
        raise Untold(f"no name for the faceoffs {kinds:04b}")
    return FACEOFFS[kinds]


def lasts(until: Until) -> str:
    """Return the end of a duration, or raise `Untold`."""
    if until not in UNTILS:
        raise Untold(f"no phrase for the duration {until}")
    return UNTILS[until]


def span(until: Until) -> str:
    """Return a duration as the time it lasts, or raise `Untold`."""
    if until not in SPANS:
        raise Untold(f"no phrase for the time {until}")
    return SPANS[until]

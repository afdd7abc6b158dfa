"""English for cards that arrive and faceoffs that start or end."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, HERE, HOME, ITS_PROBLEM
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    A_CHALLENGER,
    KINDS,
    READER,
    THEY,
    at,
    passive,
    player,
    problem_of_host,
    this_card,
    to,
    zone,
)
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, described
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion, faceoff
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    MANY,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AS_TIME, BEGINS, NAMED, SPOKEN_OF, THAT_ONE, YOURS
from everfree.ccg.language.words.triggers.arrivals import (
    Enters,
    FaceoffEnds,
    IsPlayed,
    LosesFaceoff,
    PutsOnDeck,
    StartsFaceoff,
    Travels,
)
from everfree.ccg.vocab import ANY_FACEOFF, DRAW_DECK, TROUBLEMAKER


def enters(trigger: Enters, told: Discourse) -> Occasion:
    """Say that a card enters play in a place."""
    place = at(trigger.place, told)
    if trigger.wording == THAT_ONE:
        if trigger.place != ITS_PROBLEM:
            raise Untold("only the Problem of its host is told by the host")
        place = ("at", problem_of_host(told))
    if trigger.wording == YOURS:
        if trigger.place != HOME:
            raise Untold("only a home is yours")
        place = "at your home"
    if trigger.beside is not None:
        place = (place, "with", described(trigger.beside, told))
    return Clause(VerbPhrase("enter", ("play", place)), SELECTORS.say(trigger.what, told))


def is_played(trigger: IsPlayed, told: Discourse) -> Occasion:
    """Say that a card is played to a place."""
    where: Phrase = to(trigger.place, told)
    if trigger.on is not None:
        hosts = described(trigger.on.description, told, count=MANY if told.general else 1)
        this: tuple[Phrase, ...] = ("on", this_card(told), "or") if trigger.on.or_this else ()
        where = (where, *this, "on", hosts)
    return Clause(passive("play", where), SELECTORS.say(trigger.what, told))


def puts_on_deck(trigger: PutsOnDeck, told: Discourse) -> Occasion:
    """Say that a player puts a card on top of their deck."""
    who = player(trigger.who, told)
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=who if who == READER else THEY)
    return Clause(VerbPhrase("put", (SELECTORS.say(trigger.what, told), "on top of", deck)), who)


def travels(trigger: Travels, told: Discourse) -> Occasion:
    """Say that this card is moved."""
    return Clause(passive("move"), this_card(told))


def faceoff_ends(trigger: FaceoffEnds, told: Discourse) -> Occasion:
    """Name the end of a faceoff; with `SPOKEN_OF`, of the faceoff under way."""
    one = replace(faceoff(trigger.kinds), determiner=DEFINITE if trigger.wording else INDEFINITE)
    return NounPhrase(Noun("end"), DEFINITE, after=("of", one))


def starts_faceoff(trigger: StartsFaceoff, told: Discourse) -> Occasion:
    """Say that a player starts a faceoff, or name its start."""
    where: tuple[Phrase, ...] = (at(HERE, told, ""),) if trigger.here else ()
    if trigger.involving_this:
        where += ("involving", this_card(told))
    if trigger.involving is not None:
        if trigger.involving_this:
            raise Untold("a faceoff is told by this card, or by another one")
        where += ("involving", SELECTORS.say(trigger.involving, told))
    one = faceoff(trigger.kinds, *where)
    if trigger.wording == AS_TIME and trigger.who == A_PLAYER:
        return NounPhrase(Noun("start"), DEFINITE, after=("of", one))
    if trigger.wording == BEGINS and trigger.who == A_PLAYER:
        return Clause(VerbPhrase("begin"), one)
    return Clause(VerbPhrase("start", (one,)), player(trigger.who, told))


def challenger_loses(trigger: LosesFaceoff, told: Discourse) -> Occasion:
    """Say that a challenger loses a faceoff with this card, or a player one against a Troublemaker here."""
    if trigger.kinds != ANY_FACEOFF or trigger.wording or trigger.involving_this == trigger.here:
        raise Untold("a challenger loses a faceoff with this card, or one against a Troublemaker here")
    if trigger.here:
        rival = ("against", NounPhrase(KINDS[TROUBLEMAKER]), at(HERE, told, ""))
        return Clause(VerbPhrase("lose", (faceoff(trigger.kinds), *rival)), player(trigger.who, told))
    if trigger.who != A_PLAYER:
        raise Untold("a challenger is any player")
    deed = VerbPhrase("lose", (faceoff(trigger.kinds), "involving", this_card(told)))
    return Clause(deed, A_CHALLENGER)


def loses_faceoff(trigger: LosesFaceoff, told: Discourse) -> Occasion:
    """Say that a player loses a faceoff: here, or with this card; a challenger loses to a Troublemaker."""
    if trigger.challenging:
        return challenger_loses(trigger, told)
    how: tuple[Phrase, ...] = (at(ITS_PROBLEM if trigger.wording else HERE, told),) if trigger.here else ()
    if trigger.involving_this:
        how += ("involving", this_card(told))
    return Clause(VerbPhrase("lose", (faceoff(trigger.kinds), *how)), player(trigger.who, told))


TRIGGERS.add(Enters, enters, THAT_ONE, YOURS)
TRIGGERS.add(IsPlayed, is_played)
TRIGGERS.add(PutsOnDeck, puts_on_deck)
TRIGGERS.add(Travels, travels)
TRIGGERS.add(FaceoffEnds, faceoff_ends, SPOKEN_OF)
TRIGGERS.add(StartsFaceoff, starts_faceoff, AS_TIME, BEGINS)
TRIGGERS.add(LosesFaceoff, loses_faceoff, NAMED)

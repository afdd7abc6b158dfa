"""French for cards that arrive and faceoffs that start or end."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, HERE, HOME, ITS_PROBLEM
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import (
    BEGINNING,
    KINDS,
    PLAYER,
    PRESENT,
    at,
    done,
    passive,
    player,
    problem_of_host,
    this_card,
    zone,
)
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, described
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion, faceoff, met
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
from everfree.ccg.language.words.selectors.selectors import One
from everfree.ccg.language.words.triggers.arrivals import (
    Enters,
    FaceoffEnds,
    IsPlayed,
    LosesFaceoff,
    PutsOnDeck,
    StartsFaceoff,
    Travels,
)
from everfree.ccg.vocab import DRAW_DECK, TROUBLEMAKER

END = Noun("fin", feminine=True)


def enters(trigger: Enters, told: Discourse) -> Occasion:
    """Say that a card enters play in a place."""
    place = at(trigger.place, told)
    if trigger.wording == THAT_ONE:
        if trigger.place != ITS_PROBLEM:
            raise Untold("only the Problem of its host is told by the host")
        place = ("face à", problem_of_host(told))
    if trigger.wording == YOURS:
        if trigger.place != HOME:
            raise Untold("only a home is yours")
        place = "dans votre maison"
    if trigger.beside is not None:
        place = (place, "où se trouve", described(trigger.beside, told))
    return Clause(VerbPhrase("entrer", ("en jeu", place)), SELECTORS.say(trigger.what, told))


def is_played(trigger: IsPlayed, told: Discourse) -> Occasion:
    """Say that a card is played to a place."""
    kind = trigger.what.description.noun if isinstance(trigger.what, One) else told.on
    where = at(trigger.place, told.placing(kind))
    if trigger.on is not None:
        hosts = described(trigger.on.description, told, DEFINITE, MANY)
        this: tuple[Phrase, ...] = ("sur", this_card(told), "ni") if trigger.on.or_this else ()
        where = (where, *this, "sur", hosts)
    return Clause(VerbPhrase("être", (done("jouer"), where)), SELECTORS.say(trigger.what, told))


def puts_on_deck(trigger: PutsOnDeck, told: Discourse) -> Occasion:
    """Say that a player puts a card on top of their deck."""
    who = player(trigger.who, told)
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=pronoun_for(who))
    what = SELECTORS.say(trigger.what, told)
    return Clause(VerbPhrase("mettre", (what, "sur le dessus de", deck)), who)


def travels(trigger: Travels, told: Discourse) -> Occasion:
    """Say that this card is moved."""
    return Clause(passive("déplacer"), this_card(told))


def faceoff_ends(trigger: FaceoffEnds, told: Discourse) -> Occasion:
    """Say "la fin d’un face-à-face", or with `SPOKEN_OF` "la fin du face-à-face"."""
    one = faceoff(trigger.kinds, DEFINITE if trigger.wording else INDEFINITE)
    return NounPhrase(END, DEFINITE, possessor=one)


def starts_faceoff(trigger: StartsFaceoff, told: Discourse) -> Occasion:
    """Say that a player starts a faceoff, or name its start."""
    one = faceoff(trigger.kinds)
    if trigger.involving_this:
        one = replace(one, after=("auquel", this_card(told), "participe"))
    if trigger.involving is not None:
        if trigger.involving_this:
            raise Untold("a faceoff is told by this card, or by another one")
        one = replace(one, after=("auquel", SELECTORS.say(trigger.involving, told), "participe"))
    where: tuple[Phrase, ...] = (at(HERE, told, ""),) if trigger.here else ()
    if trigger.wording == AS_TIME and trigger.who == A_PLAYER:
        return NounPhrase(BEGINNING, DEFINITE, possessor=one, after=where)
    if trigger.wording == BEGINS and trigger.who == A_PLAYER:
        return Clause(VerbPhrase("commencer", where), one)
    return Clause(VerbPhrase("déclencher", (one, *where)), player(trigger.who, told))


def loses_faceoff(trigger: LosesFaceoff, told: Discourse) -> Occasion:
    """Say that a player loses a faceoff: here, or with this card; a challenger loses to a Troublemaker."""
    if trigger.challenging and (trigger.here == trigger.involving_this or trigger.wording):
        raise Untold("a challenger loses a faceoff with this card, or one against a Troublemaker here")
    if trigger.challenging and trigger.here:
        rival = NounPhrase(KINDS[TROUBLEMAKER], after=(PRESENT, "ici"))
        return Clause(
            VerbPhrase("perdre", (faceoff(trigger.kinds), "contre", rival)), player(trigger.who, told)
        )
    if trigger.challenging:
        if trigger.who != A_PLAYER:
            raise Untold("a challenger is any player")
        who = NounPhrase(PLAYER, after=("qui défie", this_card(told)))
        return Clause(VerbPhrase("perdre", (faceoff(trigger.kinds, DEFINITE),)), who)
    how = met(faceoff(trigger.kinds), told, here=trigger.here, wording=trigger.wording)
    if trigger.involving_this:
        how += ("auquel", this_card(told), "participe")
    return Clause(VerbPhrase("perdre", how), player(trigger.who, told))


TRIGGERS.add(Enters, enters, THAT_ONE, YOURS)
TRIGGERS.add(IsPlayed, is_played)
TRIGGERS.add(PutsOnDeck, puts_on_deck)
TRIGGERS.add(Travels, travels)
TRIGGERS.add(FaceoffEnds, faceoff_ends, SPOKEN_OF)
TRIGGERS.add(StartsFaceoff, starts_faceoff, AS_TIME, BEGINS)
TRIGGERS.add(LosesFaceoff, loses_faceoff, NAMED)

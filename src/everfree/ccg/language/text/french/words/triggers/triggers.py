"""French for triggers: a clause after "quand", or a time after "à"."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, OPPONENT, YOU, Who
from everfree.ccg.language.text.discourse import SOMEONE, Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import HAS
from everfree.ccg.language.text.french.lexicon import (
    ADVERSARY,
    BEGINNING as START,
    END,
    FACEOFF,
    FINAL,
    HE,
    KINDS,
    NEXT,
    PHASES,
    PRESENT,
    READER,
    YOUR_OPPONENT,
    at,
    done,
    faceoff_kind,
    passive,
    place,
    player,
    problem_here,
    that,
    this_card,
    to,
    whose,
    zone,
)
from everfree.ccg.language.text.french.words.selectors.selectors import (
    DESCRIPTIONS,
    SELECTORS,
    described,
    owner_of_this_card,
)
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    INDEFINITE,
    MANY,
    Clause,
    Nominal,
    Noun,
    NounPhrase,
    Phrase,
    VerbPhrase,
    join,
)
from everfree.ccg.language.wordings import (
    AS_CARD,
    AS_DEED,
    AS_STATE,
    AWAY,
    BEGINNING,
    EACH_PLAYERS,
    FOLLOWING,
    FROM,
    HAS_BEEN,
    JUST,
    NAMED,
    NOBODYS,
    PASSIVE,
    THAT_ONE,
    THE_PHASE,
    UNDERSTOOD,
)
from everfree.ccg.language.words.selectors.selectors import One, Selector
from everfree.ccg.language.words.triggers.triggers import (
    Confronts,
    Defeats,
    Flips,
    IsDismissed,
    IsExhausted,
    IsReadied,
    IsUncovered,
    Moves,
    PhaseEnds,
    PhaseStarts,
    Plays,
    TakesAction,
    TurnEnds,
    TurnStarts,
    Uncovers,
    WinsFaceoff,
)
from everfree.ccg.language.words.zones.discarding import SOME_CARD
from everfree.ccg.vocab import (
    ANY_FACEOFF,
    CARD,
    DRAW_STEP,
    HAND,
    MAIN_PHASE,
    NO_PHASE,
    NO_STEP,
    PROBLEM,
    READY_PHASE,
    TROUBLEMAKER,
)

Occasion = Clause | NounPhrase
TRIGGERS: Final[Section[Occasion]] = Section()


def faceoff(kinds: int, determiner: str = INDEFINITE, count: int = 1) -> NounPhrase:
    """Name a faceoff of these kinds."""
    return NounPhrase(FACEOFF, determiner, count, qualities=(faceoff_kind(kinds),))


def confronts(trigger: Confronts, told: Discourse) -> Occasion:
    """Say that a player confronts the Problem here, or any Problem."""
    more: tuple[Phrase, ...] = ("avec plus de puissance que nécessaire",) if trigger.excess else ()
    if trigger.using is not None:
        more += ("avec", DESCRIPTIONS.say(trigger.using, told))
    problem = NounPhrase(KINDS[PROBLEM]) if trigger.anywhere else problem_here(told)
    if trigger.there:
        if trigger.anywhere:
            raise Untold("one Problem is not any Problem")
        problem = that(PROBLEM, told)
    if trigger.wording:
        if trigger.who != A_PLAYER:
            raise Untold("a Problem that is confronted is so by anyone")
        return Clause(VerbPhrase("être", (done("affronter"), *more)), problem)
    return Clause(VerbPhrase("affronter", (problem, *more)), player(trigger.who, told))


def moves(trigger: Moves, told: Discourse) -> Occasion:
    """Say that a player moves a card from a place to a place, or that it is moved or leaves its place."""
    what = SELECTORS.say(trigger.what, told)
    way: tuple[Phrase, ...] = (at(trigger.origin, told, FROM), to(trigger.destination, told))
    if trigger.wording == AWAY and trigger.who == A_PLAYER:
        if trigger.origin == ANYWHERE:
            return Clause(VerbPhrase("bouger", way), what)
        return Clause(VerbPhrase("quitter", (place(trigger.origin, told), *way[1:])), what)
    if trigger.wording not in (PASSIVE, JUST):
        return Clause(VerbPhrase("déplacer", (what, *way)), player(trigger.who, told))
    way = (*way, *by_whom(trigger.who, told))
    return Clause(VerbPhrase("être", (done("déplacer"), *way)), what)


def by_whom(who: Who, told: Discourse) -> tuple[Phrase, ...]:
    """Return "par" and a player, or nothing for any player."""
    return () if who == A_PLAYER else ("par", player(who, told))


def plays(trigger: Plays, told: Discourse) -> Occasion:
    """Say that a player plays a card to a place."""
    kind = trigger.what.description.noun if isinstance(trigger.what, One) else told.on
    what: tuple[Phrase, ...] = (
        SELECTORS.say(trigger.what, told),
        at(trigger.place, told.placing(kind)),
    )
    if trigger.last:
        what = (last_card(trigger, told), *what[1:])
    if trigger.beside is not None:
        what += ("où se trouve", described(trigger.beside, told))
    return Clause(VerbPhrase("jouer", what), player(trigger.who, told))


def last_card(trigger: Plays, told: Discourse) -> NounPhrase:
    """Name the last card of a player's hand."""
    if trigger.what != SOME_CARD or trigger.beside is not None:
        raise Untold("the last card in a hand is of any kind")
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=pronoun_for(player(trigger.who, told)))
    return NounPhrase(KINDS[CARD], DEFINITE, qualities=(FINAL,), after=("de", hand))


def is_dismissed(trigger: IsDismissed, told: Discourse) -> Occasion:
    """Say that a card is dismissed, or has been, or that a player dismisses it."""
    if trigger.by != A_PLAYER:
        if trigger.wording == PASSIVE:
            done_by = VerbPhrase("être", (done("écarter"), *by_whom(trigger.by, told)))
            return Clause(done_by, SELECTORS.say(trigger.what, told))
        if trigger.wording:
            raise Untold("no words for what a player has dismissed")
        return Clause(VerbPhrase("écarter", (SELECTORS.say(trigger.what, told),)), player(trigger.by, told))
    modal = HAS if trigger.wording == HAS_BEEN else ""
    return Clause(passive("écarter"), SELECTORS.say(trigger.what, told), modal=modal)


def is_exhausted(trigger: IsExhausted, told: Discourse) -> Occasion:
    """Say that a card becomes exhausted, or that a player exhausts one of their own."""
    if trigger.own:
        who = player(A_PLAYER, told)
        return Clause(VerbPhrase("épuiser", (owned_by(who, trigger.what, told),)), who)
    return Clause(passive("épuiser"), SELECTORS.say(trigger.what, told))


def owned_by(who: Nominal, what: Selector, told: Discourse) -> NounPhrase:
    """Name cards of the player who was just named: "un de ses Amis"."""
    cards = SELECTORS.say(what, told)
    if not isinstance(cards, NounPhrase) or cards.possessor is not None:
        raise Untold("a player's own cards are told by their kind")
    return replace(cards, determiner=DEFINITE if cards.plural else INDEFINITE, possessor=pronoun_for(who))


def is_readied(trigger: IsReadied, told: Discourse) -> Occasion:
    """Say that a card becomes ready."""
    return Clause(passive("préparer"), SELECTORS.say(trigger.what, told))


def is_uncovered(trigger: IsUncovered, told: Discourse) -> Occasion:
    """Say that a card is uncovered; its place comes after the verb, so that "présent" is not needed."""
    card = SELECTORS.say(trigger.what, told)
    here: tuple[Phrase, ...] = ()
    if trigger.here:
        here = ("sur", problem_here(told)) if trigger.wording else ("ici",)
    if not isinstance(card, NounPhrase):
        return Clause(VerbPhrase("être", (done("dévoiler"), *here)), card)
    where = (*[part for part in card.after if part != PRESENT], *here)
    return Clause(VerbPhrase("être", (done("dévoiler"), *where)), replace(card, after=()))


def uncovers(trigger: Uncovers, told: Discourse) -> Occasion:
    """Say that a player uncovers a Troublemaker, here or anywhere."""
    what = met(NounPhrase(KINDS[TROUBLEMAKER]), told, here=trigger.here, wording=trigger.wording)
    return Clause(VerbPhrase("dévoiler", what), player(trigger.who, told))


def phase_starts(trigger: PhaseStarts, told: Discourse) -> Occasion:
    """Name the start of a player's phase; `BEGINNING` prints the same word."""
    owner = whose(trigger.whose, told) if trigger.wording == EACH_PLAYERS else player(trigger.whose, told)
    phase = phase_of(trigger, owner)
    return NounPhrase(START, DEFINITE, possessor=phase)


def phase_ends(trigger: PhaseEnds, told: Discourse) -> Occasion:
    """Name the end of a player's phase, or of its Draw Step."""
    if trigger.step != NO_STEP:
        if (trigger.phase, trigger.step, trigger.whose) != (READY_PHASE, DRAW_STEP, YOU) or trigger.wording:
            raise Untold("only the end of your draw step is told")
        step = Noun("étape de pioche", "étapes de pioche", feminine=True)
        return NounPhrase(END, DEFINITE, possessor=NounPhrase(step, DEFINITE, possessor=READER))
    phase = phase_of(trigger, whose(trigger.whose, told))
    return NounPhrase(END, DEFINITE, possessor=phase)


def phase_of(trigger: PhaseStarts | PhaseEnds, owner: Nominal) -> NounPhrase:
    """Name a phase with its player, or one of any player by its wording; `NO_PHASE` is any phase."""
    anyones = trigger.whose == A_PLAYER
    if trigger.phase == NO_PHASE and anyones and trigger.wording == THE_PHASE:
        return NounPhrase(Noun("phase", feminine=True), DEFINITE)
    if trigger.phase == NO_PHASE:
        if not anyones or trigger.wording != NOBODYS:
            raise Untold("no words for any phase of a certain player")
        return NounPhrase(Noun("phase", feminine=True), EVERY)
    if anyones and trigger.wording == NOBODYS:
        return NounPhrase(PHASES[trigger.phase])
    if anyones and trigger.wording == THE_PHASE:
        return NounPhrase(PHASES[trigger.phase], DEFINITE)
    return NounPhrase(PHASES[trigger.phase], DEFINITE, possessor=owner)


def flips(trigger: Flips, told: Discourse) -> Occasion:
    """Say that a player flips a card; `UNDERSTOOD` leaves out "during a faceoff"."""
    which: tuple[Phrase, ...] = ("auquel", this_card(told), "participe") if trigger.involving_this else ()
    when: tuple[Phrase, ...] = ("pendant", replace(faceoff(trigger.kinds), after=which))
    if trigger.wording == UNDERSTOOD and trigger.kinds == ANY_FACEOFF and not which:
        when = ()
    if trigger.against_challenge:
        challenge = VerbPhrase("défier", (NounPhrase(KINDS[TROUBLEMAKER]),))
        when += ("alors que", Clause(challenge, YOUR_OPPONENT))
    return Clause(VerbPhrase("retourner", (described(trigger.what, told), *when)), player(trigger.who, told))


def met(what: Nominal, told: Discourse, *, here: bool, wording: str) -> tuple[Phrase, ...]:
    """Name what a player won or defeated, and where; "ici" comes before it, a named place after it."""
    if not here:
        return (what,)
    return (what, "sur", problem_here(told)) if wording else ("ici", what)


def wins_faceoff(trigger: WinsFaceoff, told: Discourse) -> Occasion:
    """Say that a player wins a faceoff: here, with this card, by a margin."""
    named = "" if trigger.wording == AS_CARD else trigger.wording
    how = met(faceoff(trigger.kinds), told, here=trigger.here, wording=named)
    involved: tuple[NounPhrase, ...] = (this_card(told),) if trigger.involving_this else ()
    if trigger.others is not None:
        involved += (DESCRIPTIONS.say(trigger.others, told.called(SOMEONE)),)
    if involved:
        many = len(involved) > 1 or involved[0].plural
        how += ("auquel", join(involved), "participent" if many else "participe")
    if trigger.at_least:
        how += (f"avec au moins {trigger.at_least} de puissance d’avance",)
    if trigger.exactly:
        how += (f"avec exactement {trigger.exactly} de puissance d’avance",)
    who = owner_of_this_card(trigger.who) if trigger.wording == AS_CARD else player(trigger.who, told)
    return Clause(VerbPhrase("gagner", how), who)


def defeats(trigger: Defeats, told: Discourse) -> Occasion:
    """Say that a player defeats a Troublemaker: here, using only certain characters."""
    what: Nominal = NounPhrase(KINDS[TROUBLEMAKER])
    if trigger.what is not None:
        what = SELECTORS.say(trigger.what, told)
    how = met(what, told, here=trigger.here, wording=trigger.wording)
    if trigger.using_only is not None:
        how += ("uniquement avec", described(trigger.using_only, told, count=MANY))
    return Clause(VerbPhrase("battre", how), player(trigger.who, told))


TURN = Noun("tour")


def turn_starts(trigger: TurnStarts, told: Discourse) -> NounPhrase:
    """Name the start of a player's turn."""
    return NounPhrase(START, DEFINITE, possessor=turn_of(trigger, told))


def turn_ends(trigger: TurnEnds, told: Discourse) -> Occasion:
    """Name the end of a player's turn, or with `AS_DEED` say that the player ends it."""
    if trigger.wording == AS_DEED:
        who = player(trigger.whose, told)
        return Clause(VerbPhrase("terminer", (NounPhrase(TURN, DEFINITE, possessor=pronoun_for(who)),)), who)
    return NounPhrase(END, DEFINITE, possessor=turn_of(trigger, told))


def turn_of(trigger: TurnStarts | TurnEnds, told: Discourse) -> NounPhrase:
    """Name a player's turn, or by its wording a turn of any player."""
    told_alone = trigger.wording == NOBODYS and trigger.whose == A_PLAYER
    owner = None if told_alone else whose(trigger.whose, told)
    if trigger.wording == AS_CARD:
        owner = owner_of_this_card(trigger.whose)
    if trigger.wording == EACH_PLAYERS and trigger.whose == OPPONENT:
        owner = NounPhrase(ADVERSARY, EVERY)
    following = (NEXT,) if trigger.wording == FOLLOWING and trigger.whose in (A_PLAYER, YOU) else ()
    return NounPhrase(
        TURN,
        DEFINITE,
        possessor=None if following and trigger.whose == A_PLAYER else owner,
        qualities=following,
    )


TRIGGERS.add(Confronts, confronts, AS_CARD, PASSIVE, THAT_ONE)
TRIGGERS.add(Moves, moves, AWAY, JUST, PASSIVE)
TRIGGERS.add(Plays, plays)
TRIGGERS.add(IsDismissed, is_dismissed, HAS_BEEN, PASSIVE)
TRIGGERS.add(IsExhausted, is_exhausted)
TRIGGERS.add(IsReadied, is_readied, AS_DEED, PASSIVE)
TRIGGERS.add(IsUncovered, is_uncovered, NAMED)
TRIGGERS.add(Uncovers, uncovers, NAMED)
TRIGGERS.add(PhaseStarts, phase_starts, BEGINNING, EACH_PLAYERS, NOBODYS, THE_PHASE)
TRIGGERS.add(Flips, flips, AS_STATE, UNDERSTOOD)
TRIGGERS.add(PhaseEnds, phase_ends, NOBODYS, THE_PHASE)
TRIGGERS.add(WinsFaceoff, wins_faceoff, AS_CARD, NAMED)
TRIGGERS.add(Defeats, defeats, NAMED)


def takes_action(trigger: TakesAction, told: Discourse) -> Occasion:
    """Say that a player takes an action in their Main Phase."""
    who = player(trigger.who, told)
    phase = NounPhrase(PHASES[MAIN_PHASE], DEFINITE, possessor=who if who == READER else HE)
    return Clause(VerbPhrase("effectuer", ("une action pendant", phase)), who)


TRIGGERS.add(TakesAction, takes_action)
TRIGGERS.add(TurnStarts, turn_starts, AS_CARD, NOBODYS, EACH_PLAYERS, FOLLOWING)
TRIGGERS.add(TurnEnds, turn_ends, AS_CARD, AS_DEED, NOBODYS, EACH_PLAYERS, FOLLOWING)

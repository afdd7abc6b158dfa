"""English for triggers: a clause after "when", or a time after "at"."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import A_PLAYER, HERE, ITS_PROBLEM, OPPONENT, YOU, Who
from everfree.ccg.language.text.discourse import SOMEONE, Discourse
from everfree.ccg.language.text.english.lexicon import (
    KINDS,
    PHASES,
    POWER,
    READER,
    THEY,
    YOUR_OPPONENT,
    at,
    faceoff_kind,
    passive,
    player,
    problem_here,
    that,
    this_card,
    to,
    whose,
    zone,
)
from everfree.ccg.language.text.english.words.selectors.selectors import (
    DESCRIPTIONS,
    SELECTORS,
    described,
    owner_of_this_card,
)
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    ANY,
    DEFINITE,
    EVERY,
    GERUND,
    INDEFINITE,
    MANY,
    NEAR,
    PARTICIPLE,
    Clause,
    Nominal,
    NonFinite,
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
from everfree.ccg.language.words.selectors.selectors import Selector
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


def faceoff(kinds: int, *after: Phrase, count: int = 1) -> NounPhrase:
    """Name a faceoff of these kinds."""
    return NounPhrase(Noun("faceoff"), INDEFINITE, count, qualities=(faceoff_kind(kinds),), after=after)


def confronts(trigger: Confronts, told: Discourse) -> Occasion:
    """Say that a player confronts the Problem here, or any Problem."""
    more: tuple[Phrase, ...] = ("with more power than required",) if trigger.excess else ()
    if trigger.using is not None:
        more += ("with", DESCRIPTIONS.say(trigger.using, told))
    problem = NounPhrase(KINDS[PROBLEM]) if trigger.anywhere else problem_here(told)
    if trigger.there:
        if trigger.anywhere:
            raise Untold("one Problem is not any Problem")
        problem = that(PROBLEM)
    if trigger.wording:
        if trigger.who != A_PLAYER:
            raise Untold("a player who confronts is the subject")
        if trigger.wording == THAT_ONE and told.host == PROBLEM:
            if trigger.there or trigger.anywhere:
                raise Untold("the Problem that this card is on is named once")
            problem = that(PROBLEM)
        if trigger.wording == AS_CARD and told.is_problem:
            problem = NounPhrase(KINDS[CARD], NEAR)
        return Clause(passive("confront", *more), problem)
    return Clause(VerbPhrase("confront", (problem, *more)), player(trigger.who, told))


def moves(trigger: Moves, told: Discourse) -> Occasion:
    """Say that a player moves a card from a place to a place, or that it is moved; `AWAY`: away from it."""
    what = SELECTORS.say(trigger.what, told)
    way: tuple[Phrase, ...] = (
        "away" if trigger.wording == AWAY else (),
        at(trigger.origin, told, FROM),
        to(trigger.destination, told),
    )
    if trigger.wording == AWAY and trigger.who == A_PLAYER:
        return Clause(VerbPhrase("move", way), what)
    return acted("move", trigger, what, way, told)


def acted(
    verb: str, trigger: Moves | Plays, what: Nominal, how: tuple[Phrase, ...], told: Discourse
) -> Clause:
    """Say that a player does something with a card, or by its wording that it is done to the card."""
    if trigger.wording not in (PASSIVE, JUST):
        return Clause(VerbPhrase(verb, (what, *how)), player(trigger.who, told))
    how = (*how, *by_whom(trigger.who, told))
    if trigger.wording == JUST:
        done = NonFinite(VerbPhrase(verb, how), PARTICIPLE)
        return Clause(VerbPhrase("have", ("just been", done)), what)
    return Clause(passive(verb, *how), what)


def by_whom(who: Who, told: Discourse) -> tuple[Phrase, ...]:
    """Return "by" and a player, or nothing for any player."""
    return () if who == A_PLAYER else ("by", player(who, told))


def plays(trigger: Plays, told: Discourse) -> Occasion:
    """Say that a player plays a card to a place, or the last card in their hand."""
    where = to(trigger.place, told)
    what: tuple[Phrase, ...] = (SELECTORS.say(trigger.what, told), where)
    if trigger.last:
        what = (last_card(trigger, told), where)
    if trigger.beside is not None:
        what += ("with", described(trigger.beside, told))
    return Clause(VerbPhrase("play", what), player(trigger.who, told))


def last_card(trigger: Plays, told: Discourse) -> NounPhrase:
    """Name the last card in a player's hand."""
    if trigger.what != SOME_CARD or trigger.beside is not None:
        raise Untold("the last card in a hand is of any kind")
    who = player(trigger.who, told)
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=who if who == READER else THEY)
    return NounPhrase(KINDS[CARD], DEFINITE, qualities=("last",), after=("in", hand))


def is_dismissed(trigger: IsDismissed, told: Discourse) -> Occasion:
    """Say that a card is dismissed, or has been, or that a player dismisses it."""
    if trigger.by != A_PLAYER:
        if trigger.wording == PASSIVE:
            return Clause(passive("dismiss", *by_whom(trigger.by, told)), SELECTORS.say(trigger.what, told))
        if trigger.wording:
            raise Untold("no words for what a player has dismissed")
        return Clause(VerbPhrase("dismiss", (SELECTORS.say(trigger.what, told),)), player(trigger.by, told))
    deed = passive("dismiss")
    if trigger.wording == HAS_BEEN:
        deed = VerbPhrase("have", ("been", NonFinite(VerbPhrase("dismiss"), PARTICIPLE)))
    return Clause(deed, SELECTORS.say(trigger.what, told))


def is_exhausted(trigger: IsExhausted, told: Discourse) -> Occasion:
    """Say that a card becomes exhausted, or that a player exhausts one of their own."""
    if trigger.own:
        return Clause(VerbPhrase("exhaust", (owned(trigger.what, told),)), player(A_PLAYER, told))
    deed = passive("exhaust") if told.general else VerbPhrase("become", ("exhausted",))
    return Clause(deed, SELECTORS.say(trigger.what, told))


def owned(what: Selector, told: Discourse) -> NounPhrase:
    """Name cards of the player who was just named: "one of their Friends"."""
    cards = SELECTORS.say(what, told)
    if not isinstance(cards, NounPhrase) or cards.possessor is not None or cards.determiner != INDEFINITE:
        raise Untold("a player's own cards are told by their kind")
    return replace(cards, determiner=DEFINITE if cards.plural else INDEFINITE, possessor=THEY)


def is_readied(trigger: IsReadied, told: Discourse) -> Occasion:
    """Say that a card becomes ready, or with `PASSIVE` that it is readied."""
    if trigger.wording == PASSIVE:
        return Clause(passive("ready"), SELECTORS.say(trigger.what, told))
    deed = (
        VerbPhrase("ready")
        if told.general or trigger.wording == AS_DEED
        else VerbPhrase("become", ("ready",))
    )
    return Clause(deed, SELECTORS.say(trigger.what, told))


def is_uncovered(trigger: IsUncovered, told: Discourse) -> Occasion:
    """Say that a card is uncovered, here or anywhere."""
    where: tuple[Phrase, ...] = (at(ITS_PROBLEM if trigger.wording else HERE, told),) if trigger.here else ()
    return Clause(passive("uncover", *where), SELECTORS.say(trigger.what, told))


def uncovers(trigger: Uncovers, told: Discourse) -> Occasion:
    """Say that a player uncovers a Troublemaker, here or anywhere."""
    where: tuple[Phrase, ...] = (at(ITS_PROBLEM if trigger.wording else HERE, told),) if trigger.here else ()
    return Clause(VerbPhrase("uncover", (NounPhrase(KINDS[TROUBLEMAKER]), *where)), player(trigger.who, told))


def phase_starts(trigger: PhaseStarts, told: Discourse) -> Occasion:
    """Name the start of a player's phase."""
    owner = whose(trigger.whose, told) if trigger.wording == EACH_PLAYERS else player(trigger.whose, told)
    phase = phase_of(trigger, owner)
    noun = Noun("beginning" if trigger.wording == BEGINNING else "start")
    return NounPhrase(noun, DEFINITE, after=("of", phase))


def phase_ends(trigger: PhaseEnds, told: Discourse) -> Occasion:
    """Name the end of a player's phase, or of its Draw Step."""
    if trigger.step != NO_STEP:
        if (trigger.phase, trigger.step, trigger.whose) != (READY_PHASE, DRAW_STEP, YOU) or trigger.wording:
            raise Untold("only the end of your draw step is told")
        return NounPhrase(
            Noun("end"), DEFINITE, after=("of", NounPhrase(Noun("draw step"), DEFINITE, possessor=READER))
        )
    phase = phase_of(trigger, whose(trigger.whose, told))
    return NounPhrase(Noun("end"), DEFINITE, after=("of", phase))


def phase_of(trigger: PhaseStarts | PhaseEnds, owner: Nominal) -> NounPhrase:
    """Name a phase with its player, or one of any player by its wording; `NO_PHASE` is any phase."""
    anyones = trigger.whose == A_PLAYER
    if trigger.phase == NO_PHASE and anyones and trigger.wording == THE_PHASE:
        return NounPhrase(Noun("phase"), DEFINITE)
    if trigger.phase == NO_PHASE:
        if not anyones or trigger.wording != NOBODYS:
            raise Untold("no words for any phase of a certain player")
        return NounPhrase(Noun("phase"), ANY)
    if anyones and trigger.wording == NOBODYS:
        return NounPhrase(PHASES[trigger.phase])
    if anyones and trigger.wording == THE_PHASE:
        return NounPhrase(PHASES[trigger.phase], DEFINITE)
    return NounPhrase(PHASES[trigger.phase], DEFINITE, possessor=owner)


def flips(trigger: Flips, told: Discourse) -> Occasion:
    """Say that a player flips a card; `UNDERSTOOD` leaves out "during a faceoff"."""
    which = ("involving", this_card(told)) if trigger.involving_this else ()
    when: tuple[Phrase, ...] = ("during", faceoff(trigger.kinds, *which))
    if trigger.wording == UNDERSTOOD and trigger.kinds == ANY_FACEOFF and not which:
        when = ()
    if trigger.wording == AS_STATE:
        if not which:
            raise Untold("only that this card is involved is told as a state")
        when = ("while", Clause(VerbPhrase("be", ("involved in", faceoff(trigger.kinds))), this_card(told)))
    if trigger.against_challenge:
        doing = NonFinite(VerbPhrase("challenge", (NounPhrase(KINDS[TROUBLEMAKER]),)), GERUND)
        when += ("while", Clause(VerbPhrase("be", (doing,)), YOUR_OPPONENT))
    return Clause(VerbPhrase("flip", (described(trigger.what, told), *when)), player(trigger.who, told))


def wins_faceoff(trigger: WinsFaceoff, told: Discourse) -> Occasion:
    """Say that a player wins a faceoff: here, with this card, by a margin."""
    how: tuple[Phrase, ...] = ()
    if trigger.here:
        how += (at(ITS_PROBLEM if trigger.wording == NAMED else HERE, told),)
    involved: tuple[Phrase, ...] = (this_card(told),) if trigger.involving_this else ()
    if trigger.others is not None:
        involved += (DESCRIPTIONS.say(trigger.others, told.called(SOMEONE)),)
    if involved:
        how += ("involving", join(involved))
    if trigger.at_least:
        how += (f"by at least {trigger.at_least}", POWER)
    if trigger.exactly:
        how += (f"by exactly {trigger.exactly}", POWER)
    who = owner_of_this_card(trigger.who) if trigger.wording == AS_CARD else player(trigger.who, told)
    return Clause(VerbPhrase("win", (faceoff(trigger.kinds), *how)), who)


def defeats(trigger: Defeats, told: Discourse) -> Occasion:
    """Say that a player defeats a Troublemaker: here, using only certain characters."""
    how: tuple[Phrase, ...] = (at(ITS_PROBLEM if trigger.wording else HERE, told),) if trigger.here else ()
    if trigger.using_only is not None:
        whom = described(trigger.using_only, told, count=MANY)
        how += (NonFinite(VerbPhrase("use", ("only", whom)), GERUND),)
    what: Nominal = NounPhrase(KINDS[TROUBLEMAKER])
    if trigger.what is not None:
        what = SELECTORS.say(trigger.what, told)
    return Clause(VerbPhrase("defeat", (what, *how)), player(trigger.who, told))


def turn_starts(trigger: TurnStarts, told: Discourse) -> NounPhrase:
    """Name the start of a player's turn."""
    return NounPhrase(Noun("start"), DEFINITE, after=("of", turn_of(trigger, told)))


def turn_ends(trigger: TurnEnds, told: Discourse) -> Occasion:
    """Name the end of a player's turn, or with `AS_DEED` say that the player ends it."""
    if trigger.wording == AS_DEED:
        who = player(trigger.whose, told)
        own = NounPhrase(Noun("turn"), DEFINITE, possessor=who if who == READER else THEY)
        return Clause(VerbPhrase("end", (own,)), who)
    return NounPhrase(Noun("end"), DEFINITE, after=("of", turn_of(trigger, told)))


def turn_of(trigger: TurnStarts | TurnEnds, told: Discourse) -> NounPhrase:
    """Name a player's turn, or by its wording a turn of any player."""
    told_alone = trigger.wording == NOBODYS and trigger.whose == A_PLAYER
    owner = None if told_alone else whose(trigger.whose, told)
    if trigger.wording == AS_CARD:
        owner = owner_of_this_card(trigger.whose)
    if trigger.wording == EACH_PLAYERS and trigger.whose == OPPONENT:
        owner = NounPhrase(Noun("opponent"), EVERY)
    following = ("next",) if trigger.wording == FOLLOWING and trigger.whose in (A_PLAYER, YOU) else ()
    return NounPhrase(
        Noun("turn"),
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
    phase = NounPhrase(PHASES[MAIN_PHASE], DEFINITE, possessor=who if who == READER else THEY)
    return Clause(VerbPhrase("take", ("an action during", phase)), who)


TRIGGERS.add(TakesAction, takes_action)
TRIGGERS.add(TurnStarts, turn_starts, AS_CARD, NOBODYS, EACH_PLAYERS, FOLLOWING)
TRIGGERS.add(TurnEnds, turn_ends, AS_CARD, AS_DEED, NOBODYS, EACH_PLAYERS, FOLLOWING)

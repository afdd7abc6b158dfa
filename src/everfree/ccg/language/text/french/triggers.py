"""French for what an ability watches for: a clause after "quand", or a time after "à"."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.selectors import One
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import HAS, WOULD
from everfree.ccg.language.text.french.lexicon import (
    BEGINNING as START,
    END,
    FACEOFF,
    KINDS,
    PHASES,
    PRESENT,
    YOUR_OPPONENT,
    at,
    done,
    faceoff_kind,
    passive,
    player,
    problem_here,
    this_card,
    to,
    whose,
)
from everfree.ccg.language.text.french.selectors import SELECTORS, described
from everfree.ccg.language.text.phrasebook import Section
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    MANY,
    Clause,
    NounPhrase,
    Phrase,
    VerbPhrase,
)
from everfree.ccg.language.triggers import (
    Confronts,
    Defeats,
    Flips,
    IsDismissed,
    IsExhausted,
    IsMoved,
    IsReadied,
    IsUncovered,
    Moves,
    PhaseEnds,
    PhaseStarts,
    Plays,
    Uncovers,
    WinsFaceoff,
    WouldBeDismissed,
)
from everfree.ccg.language.wordings import (
    BEGINNING,
    EACH_PLAYERS,
    FROM,
    HAS_BEEN,
    JUST,
    NAMED,
    NOBODYS,
    UNDERSTOOD,
)
from everfree.ccg.language.words import A_PLAYER
from everfree.ccg.vocab import ANY_FACEOFF, PROBLEM, TROUBLEMAKER

Occasion = Clause | NounPhrase
TRIGGERS: Final[Section[Occasion]] = Section()


def faceoff(kinds: int, determiner: str = INDEFINITE, count: int = 1) -> NounPhrase:
    """Name a faceoff of these kinds."""
    return NounPhrase(FACEOFF, determiner, count, qualities=(faceoff_kind(kinds),))


def confronts(trigger: Confronts, told: Discourse) -> Occasion:
    """Someone confronts the Problem here, or any."""
    more: tuple[Phrase, ...] = ("avec plus de puissance que nécessaire",) if trigger.excess else ()
    if trigger.using is not None:
        more += ("avec", described(trigger.using, told))
    problem = NounPhrase(KINDS[PROBLEM]) if trigger.anywhere else problem_here(told)
    return Clause(VerbPhrase("affronter", (problem, *more)), player(trigger.who, told))


def moves(trigger: Moves, told: Discourse) -> Occasion:
    """Someone moves a card from somewhere to somewhere."""
    what = SELECTORS.say(trigger.what, told)
    way = (at(trigger.origin, told, FROM), to(trigger.destination, told))
    return Clause(VerbPhrase("déplacer", (what, *way)), player(trigger.who, told))


def plays(trigger: Plays, told: Discourse) -> Occasion:
    """Someone plays a card, to a place."""
    kind = trigger.what.description.noun if isinstance(trigger.what, One) else told.on
    what: tuple[Phrase, ...] = (SELECTORS.say(trigger.what, told), at(trigger.place, told.placing(kind)))
    if trigger.beside is not None:
        what += ("où se trouve", described(trigger.beside, told))
    return Clause(VerbPhrase("jouer", what), player(trigger.who, told))


def befalls(verb: str, trigger: IsDismissed | IsMoved, told: Discourse) -> Occasion:
    """Something is done to a card, or has been; "just" is what "après que" says anyway."""
    modal = HAS if trigger.wording == HAS_BEEN else ""
    return Clause(passive(verb), SELECTORS.say(trigger.what, told), modal=modal)


def is_dismissed(trigger: IsDismissed, told: Discourse) -> Occasion:
    """A card is dismissed."""
    return befalls("écarter", trigger, told)


def is_moved(trigger: IsMoved, told: Discourse) -> Occasion:
    """A card is moved."""
    return befalls("déplacer", trigger, told)


def is_exhausted(trigger: IsExhausted, told: Discourse) -> Occasion:
    """A card becomes exhausted."""
    return Clause(passive("épuiser"), SELECTORS.say(trigger.what, told))


def is_readied(trigger: IsReadied, told: Discourse) -> Occasion:
    """A card becomes ready."""
    return Clause(passive("préparer"), SELECTORS.say(trigger.what, told))


def is_uncovered(trigger: IsUncovered, told: Discourse) -> Occasion:
    """A card is uncovered; where that is stands after the verb, so that it agrees with nothing else."""
    card = SELECTORS.say(trigger.what, told)
    if not isinstance(card, NounPhrase):
        return Clause(passive("dévoiler"), card)
    where = tuple(part for part in card.after if part != PRESENT)
    return Clause(VerbPhrase("être", (done("dévoiler"), *where)), replace(card, after=()))


def uncovers(trigger: Uncovers, told: Discourse) -> Occasion:
    """Someone uncovers a Troublemaker, maybe here."""
    what = met(NounPhrase(KINDS[TROUBLEMAKER]), told, here=trigger.here, wording=trigger.wording)
    return Clause(VerbPhrase("dévoiler", what), player(trigger.who, told))


def phase_starts(trigger: PhaseStarts, told: Discourse) -> Occasion:
    """The start of someone's phase; a beginning is the same word."""
    owner = whose(trigger.whose, told) if trigger.wording == EACH_PLAYERS else player(trigger.whose, told)
    phase = NounPhrase(PHASES[trigger.phase], DEFINITE, possessor=owner)
    return NounPhrase(START, DEFINITE, possessor=phase)


def phase_ends(trigger: PhaseEnds, told: Discourse) -> Occasion:
    """The end of someone's phase."""
    phase = NounPhrase(PHASES[trigger.phase], DEFINITE, possessor=whose(trigger.whose, told))
    if trigger.wording == NOBODYS and trigger.whose == A_PLAYER:
        phase = NounPhrase(PHASES[trigger.phase])
    return NounPhrase(END, DEFINITE, possessor=phase)


def flips(trigger: Flips, told: Discourse) -> Occasion:
    """Someone flips a card during a faceoff, which may be understood."""
    when: tuple[Phrase, ...] = ("pendant", faceoff(trigger.kinds))
    if trigger.wording == UNDERSTOOD and trigger.kinds == ANY_FACEOFF:
        when = ()
    if trigger.against_challenge:
        challenge = VerbPhrase("défier", (NounPhrase(KINDS[TROUBLEMAKER]),))
        when += ("alors que", Clause(challenge, YOUR_OPPONENT))
    return Clause(VerbPhrase("retourner", (described(trigger.what, told), *when)), player(trigger.who, told))


def met(what: NounPhrase, told: Discourse, *, here: bool, wording: str) -> tuple[Phrase, ...]:
    """Name what someone won or defeated, and where; "ici" stands closer to the verb than a named place."""
    if not here:
        return (what,)
    return (what, "sur", problem_here(told)) if wording else ("ici", what)


def wins_faceoff(trigger: WinsFaceoff, told: Discourse) -> Occasion:
    """Someone wins a faceoff, here, with this card, by a margin."""
    how = met(faceoff(trigger.kinds), told, here=trigger.here, wording=trigger.wording)
    if trigger.involving_this:
        how += ("auquel", this_card(told), "participe")
    if trigger.at_least:
        how += (f"avec au moins {trigger.at_least} de puissance d’avance",)
    if trigger.exactly:
        how += (f"avec exactement {trigger.exactly} de puissance d’avance",)
    return Clause(VerbPhrase("gagner", how), player(trigger.who, told))


def defeats(trigger: Defeats, told: Discourse) -> Occasion:
    """Someone defeats a Troublemaker, here, with certain characters alone."""
    how = met(NounPhrase(KINDS[TROUBLEMAKER]), told, here=trigger.here, wording=trigger.wording)
    if trigger.using_only is not None:
        how += ("uniquement avec", described(trigger.using_only, told, count=MANY))
    return Clause(VerbPhrase("battre", how), player(trigger.who, told))


def would_be_dismissed(trigger: WouldBeDismissed, told: Discourse) -> Occasion:
    """A card is about to be dismissed."""
    return Clause(passive("écarter"), described(trigger.what, told), modal=WOULD)


TRIGGERS.add(Confronts, confronts)
TRIGGERS.add(Moves, moves)
TRIGGERS.add(Plays, plays)
TRIGGERS.add(IsDismissed, is_dismissed, HAS_BEEN)
TRIGGERS.add(IsMoved, is_moved, JUST)
TRIGGERS.add(IsExhausted, is_exhausted)
TRIGGERS.add(IsReadied, is_readied)
TRIGGERS.add(IsUncovered, is_uncovered)
TRIGGERS.add(Uncovers, uncovers, NAMED)
TRIGGERS.add(PhaseStarts, phase_starts, BEGINNING, EACH_PLAYERS)
TRIGGERS.add(Flips, flips, UNDERSTOOD)
TRIGGERS.add(PhaseEnds, phase_ends, NOBODYS)
TRIGGERS.add(WinsFaceoff, wins_faceoff, NAMED)
TRIGGERS.add(Defeats, defeats, NAMED)
TRIGGERS.add(WouldBeDismissed, would_be_dismissed)

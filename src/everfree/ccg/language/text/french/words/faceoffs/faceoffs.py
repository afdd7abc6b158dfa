"""French for faceoffs that a text starts or changes."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import A_PLAYER, OPPONENT, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import CANT, MAY
from everfree.ccg.language.text.french.lexicon import (
    FACEOFF,
    HE,
    KINDS,
    PLAYER,
    POWER,
    READER,
    THEY,
    done,
    in_order_to,
    number_word,
    passive,
    player,
    problem_here,
    this_card,
)
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS, LAWS, under_law
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.french.words.selectors.conditions import IF
from everfree.ccg.language.text.french.words.selectors.selectors import (
    OPPOSED,
    SELECTORS,
    TAKING_PART,
    TESTS,
    described,
    in_number,
)
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion, faceoff
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    BASE,
    DEFINITE,
    INDEFINITE,
    MANY,
    NEAR,
    Adjective,
    Clause,
    Joined,
    Nominal,
    NonFinite,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    Speech,
    VerbPhrase,
    join,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import (
    BRIEFLY,
    HAS_BEEN,
    NAMED,
    NO_LONGER,
    ONLY,
    PASSIVE,
    SOME_FACEOFF,
    SPOKEN_OF,
    TOWARDS,
    UNDERSTOOD,
)
from everfree.ccg.language.words.faceoffs.faceoffs import (
    AdditionalTroublemaker,
    BecomeInvolved,
    CantBeInvolved,
    CantContribute,
    CantHelpConfront,
    CeaseInvolvement,
    Challenge,
    Challenges,
    Defeat,
    EndFaceoff,
    FlippedLoseAbilities,
    FlipsMore,
    IgnoresHighest,
    InFaceoff,
    LowestTotalWins,
    MayFlipToChoose,
    Outcome,
    StartFaceoff,
    StartFaceoffAt,
)
from everfree.ccg.language.words.selectors.selectors import Each, Selector
from everfree.ccg.vocab import ANY_FACEOFF, CARD, CHARACTER, PROBLEM, TROUBLEMAKER, TROUBLEMAKER_FACEOFF

OUTCOMES: Final[Section[Speech]] = Section()
THE_FACEOFF: Final = NounPhrase(FACEOFF, DEFINITE)
THE_FACEOFFS: Final = NounPhrase(FACEOFF, DEFINITE, MANY)
MORE: Final = Adjective("supplémentaire")
YOUR_CHARACTERS: Final = NounPhrase(KINDS[CHARACTER], DEFINITE, MANY, possessor=READER)


def followed_by(who: Nominal, speech: Speech) -> Speech:
    """Return *speech* with *who* as the subject of its commands."""
    return tuple(
        replace(clause, subject=who) if clause.subject in (None, HE, THEY) else clause for clause in speech
    )


def outcome(word: Outcome, told: Discourse) -> Speech:
    """Print an effect after "si vous gagnez", or as what the winner or loser does."""
    if word.who != A_PLAYER:
        who = player(word.who, told)
        speech = EFFECTS.say(word.effect, told if word.who == YOU else told.for_another())
        first, *rest = speech if word.who == YOU else followed_by(HE, speech)
        deed = VerbPhrase("gagner" if word.wins else "perdre", (THE_FACEOFF,))
        return (replace(first, fronted=((IF, Clause(deed, who)), *first.fronted)), *rest)
    which = replace(THE_FACEOFF, determiner=NEAR) if word.wording == SPOKEN_OF else THE_FACEOFF
    named = None if word.wording == BRIEFLY else which
    one = NounPhrase(Noun("gagnant" if word.wins else "perdant"), DEFINITE, possessor=named)
    return followed_by(one, EFFECTS.say(word.effect, told.for_another()))


def start(sides: tuple[Phrase, ...], outcomes: tuple[Outcome, ...], told: Discourse) -> Speech:
    """Tell a player to start a faceoff between two sides, then print its outcomes."""
    deed = VerbPhrase("lancer", (faceoff(ANY_FACEOFF), "entre", join(sides)))
    after = tuple(clause for word in outcomes for clause in OUTCOMES.say(word, told))
    return (Clause(deed), *after)


def start_faceoff(effect: StartFaceoff, told: Discourse) -> Speech:
    """Tell a player to start a faceoff between named cards."""
    sides = (SELECTORS.say(effect.mine, told), SELECTORS.say(effect.theirs, told))
    return start(sides, effect.outcomes, told)


def start_faceoff_at(effect: StartFaceoffAt, told: Discourse) -> Speech:
    """Tell a player to start a faceoff at a Problem."""
    yours = replace(YOUR_CHARACTERS, after=("face à", SELECTORS.say(effect.problem, told)))
    theirs = NounPhrase(KINDS[CHARACTER], DEFINITE, MANY, qualities=(OPPOSED,), after=("face à ce Problème",))
    return start((yours, theirs), effect.outcomes, told)


def challenge(effect: Challenge, told: Discourse) -> Speech:
    """Tell a player to challenge a Troublemaker with certain characters, or with all without saying so."""
    if effect.wording == UNDERSTOOD:
        return (Clause(VerbPhrase("défier", (SELECTORS.say(effect.what, told),))),)
    using: Phrase = ("tous", YOUR_CHARACTERS, "face au même Problème")
    if effect.using is not None:
        using = SELECTORS.say(effect.using, told)
    return (Clause(VerbPhrase("défier", (SELECTORS.say(effect.what, told), ("avec", using)))),)


def defeat(effect: Defeat, told: Discourse) -> Speech:
    """Tell a player to defeat Troublemakers."""
    return act("battre", effect.what, told)


def become_involved(effect: BecomeInvolved, told: Discourse) -> Speech:
    """Say that cards become involved."""
    which = replace(THE_FACEOFF, determiner=NEAR) if effect.wording == SPOKEN_OF else THE_FACEOFF
    return (Clause(VerbPhrase("participer", ("aussi", ("à", which))), SELECTORS.say(effect.what, told)),)


def in_faceoff(test: InFaceoff, told: Discourse) -> Qualifier:
    """Say "une carte participant au face-à-face" or "à ce face-à-face", or "qui y a participé"."""
    if test.wording == HAS_BEEN:
        return Qualifier(after=("qui y a participé",))
    determiner = {SPOKEN_OF: NEAR, SOME_FACEOFF: INDEFINITE}.get(test.wording, DEFINITE)
    return Qualifier(after=(TAKING_PART, replace(THE_FACEOFF, determiner=determiner)))


def cease_involvement(effect: CeaseInvolvement, told: Discourse) -> Speech:
    """Say that cards are no longer involved."""
    what = SELECTORS.say(effect.what, told)
    is_told = isinstance(what, NounPhrase) and TAKING_PART in what.after
    ceasing: Phrase = "d’y participer" if is_told else ("de participer", ("à", THE_FACEOFF))
    return (Clause(VerbPhrase("cesser", (ceasing,)), what),)


def end_faceoff(effect: EndFaceoff, told: Discourse) -> Speech:
    """Tell a player to end the faceoff."""
    return (Clause(VerbPhrase("mettre", ("fin", ("à", THE_FACEOFF)))),)


def challenges(trigger: Challenges, told: Discourse) -> Occasion:
    """Say that a player challenges a Troublemaker; `PASSIVE` prints that it is challenged by any player."""
    what = SELECTORS.say(trigger.what, told)
    if trigger.more_than is not None:
        if trigger.who != A_PLAYER or trigger.fewer_than or trigger.wording != ONLY:
            raise Untold("only how many may challenge a Troublemaker is told by an amount")
        _, measure = AMOUNTS.say(trigger.more_than, told)
        limit = ("par un nombre de personnages supérieur à", measure)
        return Clause(passive("défier"), what, trailing=limit)
    number = number_word(trigger.fewer_than)
    if trigger.wording != PASSIVE:
        few = ("avec moins de", number, "personnages") if trigger.fewer_than else ()
        return Clause(VerbPhrase("défier", (what, *few)), player(trigger.who, told))
    if trigger.who != A_PLAYER:
        raise Untold("the passive does not name a player")
    many = ("sauf par", number, "personnages ou plus") if trigger.fewer_than else ()
    return Clause(passive("défier"), what, trailing=many)


def flips_more(law: FlipsMore, told: Discourse) -> Clause:
    """Say that a player flips more or fewer cards."""
    subject = None if law.who == YOU and law.wording != NAMED else under_law(law.who, told)
    cards: Phrase = NounPhrase(KINDS[CARD], count=law.amount, qualities=(MORE,))
    if law.amount < 0:
        cards = NounPhrase(KINDS[CARD], count=-law.amount, after=("de moins",))
    return Clause(VerbPhrase("retourner", (cards,)), subject)


def may_flip_to_choose(law: MayFlipToChoose, told: Discourse) -> Clause:
    """Say that you may flip cards of which one counts."""
    more, measure = in_number(NounPhrase(KINDS[CARD], qualities=(MORE,)), law.amount, told)
    kept = VerbPhrase("choisir", ("une des cartes retournées de cette façon",))
    sorting = Joined((kept, VerbPhrase("ignorer", ("les autres",))))
    then = (COMMA, "puis", NonFinite(sorting, BASE))
    return Clause(VerbPhrase("retourner", (more, measure)), READER, modal=MAY, trailing=then)


def ignores_highest(law: IgnoresHighest, told: Discourse) -> Clause:
    """Say that a player ignores their highest flip."""
    who = under_law(law.who, told)
    card = NounPhrase(
        KINDS[CARD],
        possessor=pronoun_for(who),
        qualities=(done("retourner"),),
        after=("dont la puissance est la plus élevée",),
    )
    return Clause(VerbPhrase("ignorer", (card,)), None if law.who == YOU else who)


def lowest_total_wins(law: LowestTotalWins, told: Discourse) -> Clause:
    """Say that the lowest total wins faceoffs with this card."""
    winner = NounPhrase(PLAYER, DEFINITE, after=("dont la puissance totale est la plus basse",))
    these = replace(THE_FACEOFFS, after=("auxquels", this_card(told), "participe"))
    return Clause(VerbPhrase("gagner", (these,)), winner)


def meant(what: Selector, told: Discourse) -> Nominal:
    """Name the cards of a law; all cards of a kind are in the plural."""
    if isinstance(what, Each):
        return described(what.description, told, DEFINITE, MANY)
    return SELECTORS.say(what, told)


def cant_contribute(law: CantContribute, told: Discourse) -> Clause:
    """Say that cards add no power."""
    cards = meant(law.what, told)
    power = NounPhrase(POWER, DEFINITE, possessor=pronoun_for(cards))
    return Clause(VerbPhrase("apporter", (power, ("à", THE_FACEOFFS))), cards, modal=CANT)


def cant_help_confront(law: CantHelpConfront, told: Discourse) -> Clause:
    """Say that cards add no power to confronting Problems, or the Problem here."""
    cards = meant(law.what, told)
    power = NounPhrase(POWER, DEFINITE, possessor=pronoun_for(cards))
    problem = problem_here(told) if law.here else NounPhrase(KINDS[PROBLEM], DEFINITE, MANY)
    purpose = in_order_to(VerbPhrase("affronter", (problem,)))
    return Clause(VerbPhrase("apporter", (power, purpose)), cards, modal=CANT)


def flipped_lose_abilities(law: FlippedLoseAbilities, told: Discourse) -> Clause:
    """Say that flipped cards have no abilities."""
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY, qualities=(done("retourner"),))
    if law.who == OPPONENT:
        cards = replace(cards, qualities=(done("retourner"), Adjective("adverse")))
    elif law.who != A_PLAYER:
        cards = replace(cards, possessor=player(law.who, told))
    return Clause(VerbPhrase("perdre", ("toutes leurs capacités et ne peuvent pas en avoir",)), cards)


def additional_troublemaker(law: AdditionalTroublemaker, told: Discourse) -> Clause:
    """Say that you can have one more Troublemaker on the Problem."""
    more = NounPhrase(KINDS[TROUBLEMAKER], qualities=("face visible", MORE))
    return Clause(VerbPhrase("avoir", (more, "sur", problem_here(told))), READER, modal=MAY)


OUTCOMES.add(Outcome, outcome, BRIEFLY, SPOKEN_OF)
EFFECTS.add(StartFaceoff, start_faceoff)
EFFECTS.add(StartFaceoffAt, start_faceoff_at, NAMED)
EFFECTS.add(Challenge, challenge, UNDERSTOOD)
EFFECTS.add(Defeat, defeat)
EFFECTS.add(BecomeInvolved, become_involved, SPOKEN_OF)
TESTS.add(InFaceoff, in_faceoff, HAS_BEEN, SOME_FACEOFF, SPOKEN_OF)
EFFECTS.add(CeaseInvolvement, cease_involvement, NO_LONGER)
LAWS.add(FlippedLoseAbilities, flipped_lose_abilities)
EFFECTS.add(EndFaceoff, end_faceoff)
TRIGGERS.add(Challenges, challenges, ONLY, PASSIVE)
LAWS.add(FlipsMore, flips_more, NAMED)
LAWS.add(MayFlipToChoose, may_flip_to_choose)
LAWS.add(IgnoresHighest, ignores_highest)
LAWS.add(LowestTotalWins, lowest_total_wins)


def cant_be_involved(law: CantBeInvolved, told: Discourse) -> Clause:
    """Say that cards can't be involved in Troublemaker faceoffs with this card."""
    cards = described(law.description, told, DEFINITE, MANY)
    these = replace(
        faceoff(TROUBLEMAKER_FACEOFF, DEFINITE, MANY), after=("auxquels", this_card(told), "participe")
    )
    return Clause(VerbPhrase("participer", (("à", these),)), cards, modal=CANT)


LAWS.add(CantBeInvolved, cant_be_involved)
LAWS.add(CantContribute, cant_contribute)
LAWS.add(CantHelpConfront, cant_help_confront, TOWARDS)
LAWS.add(AdditionalTroublemaker, additional_troublemaker)

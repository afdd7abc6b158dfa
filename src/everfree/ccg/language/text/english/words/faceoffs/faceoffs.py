"""English for faceoffs that a text starts or changes."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import A_PLAYER, OPPONENT, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    AN_OPPONENT,
    IT,
    KINDS,
    POWER,
    READER,
    THEY,
    number_word,
    passive,
    player,
    problem_here,
    that,
    this_card,
)
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS, LAWS, under_law
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.english.words.selectors.selectors import (
    SELECTORS,
    TESTS,
    described,
    in_number,
)
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion, faceoff
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    BASE,
    DEFINITE,
    FAR,
    INDEFINITE,
    MANY,
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
THE_FACEOFF: Final = NounPhrase(Noun("faceoff"), DEFINITE)
YOUR_CHARACTERS: Final = NounPhrase(KINDS[CHARACTER], DEFINITE, MANY, possessor=READER)


def followed_by(who: Nominal, speech: Speech) -> Speech:
    """Return *speech* with *who* as the subject of its commands."""
    return tuple(
        replace(clause, subject=who) if clause.subject in (None, THEY) else clause for clause in speech
    )


def outcome(word: Outcome, told: Discourse) -> Speech:
    """Print an effect after "if you win", or as what the winner or loser does."""
    if word.who != A_PLAYER:
        who = player(word.who, told)
        speech = EFFECTS.say(word.effect, told if word.who == YOU else told.for_another())
        first, *rest = speech if word.who == YOU else followed_by(THEY, speech)
        deed = VerbPhrase("win" if word.wins else "lose", (THE_FACEOFF,))
        return (replace(first, fronted=(("if", Clause(deed, who)), *first.fronted)), *rest)
    which = replace(THE_FACEOFF, determiner=FAR) if word.wording == SPOKEN_OF else THE_FACEOFF
    one = NounPhrase(Noun("winner" if word.wins else "loser"), DEFINITE, after=("of", which))
    if word.wording == BRIEFLY:
        one = replace(one, after=())
    return followed_by(one, EFFECTS.say(word.effect, told.for_another()))


def start(sides: tuple[Phrase, ...], outcomes: tuple[Outcome, ...], told: Discourse) -> Speech:
    """Tell a player to start a faceoff between two sides, then print its outcomes."""
    deed = VerbPhrase("start", (faceoff(ANY_FACEOFF), "involving", join(sides)))
    after = tuple(clause for word in outcomes for clause in OUTCOMES.say(word, told))
    return (Clause(deed), *after)


def start_faceoff(effect: StartFaceoff, told: Discourse) -> Speech:
    """Tell a player to start a faceoff between named cards."""
    sides = (SELECTORS.say(effect.mine, told), SELECTORS.say(effect.theirs, told))
    return start(sides, effect.outcomes, told)


def start_faceoff_at(effect: StartFaceoffAt, told: Discourse) -> Speech:
    """Tell a player to start a faceoff at a Problem."""
    yours = replace(YOUR_CHARACTERS, after=("at", SELECTORS.say(effect.problem, told)))
    there: Phrase = ("at", that(PROBLEM)) if effect.wording == NAMED else "there"
    theirs = replace(YOUR_CHARACTERS, possessor=AN_OPPONENT, after=(there,))
    return start((yours, theirs), effect.outcomes, told)


def challenge(effect: Challenge, told: Discourse) -> Speech:
    """Tell a player to challenge a Troublemaker with certain characters, or with all without saying so."""
    if effect.wording == UNDERSTOOD:
        if effect.using is not None:
            raise Untold("only all characters are left out")
        return (Clause(VerbPhrase("challenge", (SELECTORS.say(effect.what, told),))),)
    using: Phrase = ("all", YOUR_CHARACTERS, "at its Problem")
    if effect.using is not None:
        using = SELECTORS.say(effect.using, told)
    return (Clause(VerbPhrase("challenge", (SELECTORS.say(effect.what, told), "with", using))),)


def defeat(effect: Defeat, told: Discourse) -> Speech:
    """Tell a player to defeat Troublemakers."""
    return act("defeat", effect.what, told)


def become_involved(effect: BecomeInvolved, told: Discourse) -> Speech:
    """Say that cards become involved."""
    which = replace(THE_FACEOFF, determiner=FAR) if effect.wording == SPOKEN_OF else THE_FACEOFF
    return (Clause(VerbPhrase("become", ("involved in", which)), SELECTORS.say(effect.what, told)),)


def in_faceoff(test: InFaceoff, told: Discourse) -> Qualifier:
    """Describe a card involved in "the faceoff" or "that faceoff", or with `HAS_BEEN` one "that was"."""
    if test.wording == HAS_BEEN:
        return Qualifier(after=("that was involved",))
    determiner = {SPOKEN_OF: FAR, SOME_FACEOFF: INDEFINITE}.get(test.wording, DEFINITE)
    return Qualifier(after=("involved in", replace(THE_FACEOFF, determiner=determiner)))


def cease_involvement(effect: CeaseInvolvement, told: Discourse) -> Speech:
    """Say that cards are no longer involved."""
    what = SELECTORS.say(effect.what, told)
    if effect.wording == NO_LONGER:
        return (Clause(VerbPhrase("be", ("no longer involved in", THE_FACEOFF)), what),)
    return (Clause(VerbPhrase("cease", ("to be involved in", THE_FACEOFF)), what),)


def end_faceoff(effect: EndFaceoff, told: Discourse) -> Speech:
    """Tell a player to end the faceoff."""
    return (Clause(VerbPhrase("end", (THE_FACEOFF,))),)


def challenges(trigger: Challenges, told: Discourse) -> Occasion:
    """Say that a player challenges a Troublemaker; `PASSIVE` prints that it is challenged by any player."""
    what = SELECTORS.say(trigger.what, told)
    if trigger.more_than is not None:
        if trigger.who != A_PLAYER or trigger.fewer_than or trigger.wording != ONLY:
            raise Untold("only how many may challenge a Troublemaker is told by an amount")
        up_to = ("by a number of characters up to", *AMOUNTS.say(trigger.more_than, told))
        return Clause(passive("challenge"), what, trailing=up_to)
    number = number_word(trigger.fewer_than)
    if trigger.wording != PASSIVE:
        few = ("with fewer than", number, "characters") if trigger.fewer_than else ()
        return Clause(VerbPhrase("challenge", (what, *few)), player(trigger.who, told))
    if trigger.who != A_PLAYER:
        raise Untold("the passive does not name a player")
    many = ("except by", number, "or more characters") if trigger.fewer_than else ()
    return Clause(passive("challenge"), what, trailing=many)


def flips_more(law: FlipsMore, told: Discourse) -> Clause:
    """Say that a player flips more or fewer cards."""
    subject = None if law.who == YOU and law.wording != NAMED else under_law(law.who, told)
    cards: Phrase = NounPhrase(KINDS[CARD], count=law.amount, qualities=("additional",))
    if law.amount < 0:
        cards = (str(-law.amount), "fewer cards")
    return Clause(VerbPhrase("flip", (cards,)), subject)


def may_flip_to_choose(law: MayFlipToChoose, told: Discourse) -> Clause:
    """Say that you may flip cards of which one counts."""
    more, measure = in_number(NounPhrase(KINDS[CARD], qualities=("additional",)), law.amount, told)
    kept = VerbPhrase("choose", ("one of the cards flipped this way",))
    sorting = Joined((kept, VerbPhrase("ignore", ("the rest",))))
    then = (COMMA, "then", NonFinite(sorting, BASE))
    return Clause(VerbPhrase("flip", (more, measure)), READER, modal="may", trailing=then)


def ignores_highest(law: IgnoresHighest, told: Discourse) -> Clause:
    """Say that a player ignores their highest flip."""
    is_you = law.who == YOU
    card = NounPhrase(
        KINDS[CARD],
        possessor=READER if is_you else THEY,
        qualities=("flipped",),
        after=("with the highest", POWER),
    )
    return Clause(VerbPhrase("ignore", (card,)), None if is_you else under_law(law.who, told))


def lowest_total_wins(law: LowestTotalWins, told: Discourse) -> Clause:
    """Say that the lowest total wins faceoffs with this card."""
    winner = NounPhrase(Noun("player"), DEFINITE, after=("with the lowest power total",))
    these = faceoff(ANY_FACEOFF, "involving", this_card(told), count=MANY)
    return Clause(VerbPhrase("win", (these,)), winner)


def meant(what: Selector, told: Discourse) -> Nominal:
    """Name the cards of a law; all cards of a kind are in the plural."""
    if not isinstance(what, Each):
        return SELECTORS.say(what, told)
    cards = described(what.description, told, DEFINITE, MANY)
    return cards if cards.possessor else replace(cards, determiner=INDEFINITE)


def cant_contribute(law: CantContribute, told: Discourse) -> Clause:
    """Say that cards add no power."""
    cards = meant(law.what, told)
    power = NounPhrase(Noun(POWER), DEFINITE, possessor=THEY if cards.plural else IT)
    return Clause(VerbPhrase("contribute", (power, "to faceoffs")), cards, modal="can't")


def cant_help_confront(law: CantHelpConfront, told: Discourse) -> Clause:
    """Say that cards add no power to confronting Problems, or the Problem here."""
    cards = meant(law.what, told)
    power = NounPhrase(Noun(POWER), DEFINITE, possessor=THEY if cards.plural else IT)
    problem: Phrase = problem_here(told) if law.here else NounPhrase(KINDS[PROBLEM], count=MANY)
    to = "towards confronting" if law.wording == TOWARDS else "to confronting"
    return Clause(VerbPhrase("contribute", (power, to, problem)), cards, modal="can't")


def flipped_lose_abilities(law: FlippedLoseAbilities, told: Discourse) -> Clause:
    """Say that flipped cards have no abilities."""
    cards = NounPhrase(KINDS[CARD], count=MANY, qualities=("flipped",))
    if law.who == OPPONENT:
        cards = replace(cards, qualities=("opposing", "flipped"))
    elif law.who != A_PLAYER:
        cards = replace(cards, determiner=DEFINITE, possessor=player(law.who, told))
    return Clause(VerbPhrase("lose", ("and can't have abilities",)), cards)


def additional_troublemaker(law: AdditionalTroublemaker, told: Discourse) -> Clause:
    """Say that you can have one more Troublemaker at the Problem."""
    more = NounPhrase(KINDS[TROUBLEMAKER], qualities=("additional", "face-up"))
    return Clause(VerbPhrase("have", (more, "at", problem_here(told))), READER, modal="can")


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
    cards = described(law.description, told, count=MANY)
    these = faceoff(TROUBLEMAKER_FACEOFF, "involving", this_card(told), count=MANY)
    return Clause(VerbPhrase("be", ("involved in", these)), cards, modal="can't")


LAWS.add(CantBeInvolved, cant_be_involved)
LAWS.add(CantContribute, cant_contribute)
LAWS.add(CantHelpConfront, cant_help_confront, TOWARDS)
LAWS.add(AdditionalTroublemaker, additional_troublemaker)

"""English for cards that are put into play."""

from dataclasses import replace

from everfree.ccg.language.terms import HOME, OWNER, THAT_PLAYER, Place, Who
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT, KINDS, at, player, this_card
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    ANY,
    DEFINITE,
    MANY,
    Clause,
    Joined,
    Nominal,
    Noun,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import CHOSEN_THEN_IT, HIS, LAST, NAMED, YOURS
from everfree.ccg.language.words.selectors.selectors import Amount, Choose, Selector
from everfree.ccg.language.words.zones.entering import PutIntoPlay, Release
from everfree.ccg.vocab import CARD, PLAY


def taken_out(what: Selector, told: Discourse) -> Nominal:
    """Name cards that leave their zone: "from" it, not "in" it."""
    nominal = SELECTORS.say(what, told)
    if isinstance(what, Choose) and what.description.zone != PLAY and isinstance(nominal, NounPhrase):
        return replace(nominal, after=tuple("from" if part == "in" else part for part in nominal.after))
    return nominal


def control(who: Who, told: Discourse, wording: str) -> Phrase:
    """Say under whose control; nothing is printed for the owner."""
    if who == OWNER:
        return ()
    if who == THAT_PLAYER and wording == HIS:
        return "under his control"
    return ("under", NounPhrase(Noun("control"), DEFINITE, possessor=player(who, told)))


def put(what: Phrase, place: Place, told: Discourse, *how: Phrase, wording: str = "") -> VerbPhrase:
    """Return the predicate "put something into play"."""
    return VerbPhrase("put", (what, "into play", *how, at(place, told, wording)))


def put_into_play(effect: PutIntoPlay, told: Discourse) -> Speech:
    """Tell a player to put cards into play, an attachment on its host."""
    host: Phrase = () if effect.on is None else ("attached to", described(effect.on, told))
    up = "face-up" if effect.face_up else ""
    last, first = (up, "") if effect.wording == LAST else ("", up)
    cards, bound = taken_out(effect.what, told), effect.what
    how: tuple[Phrase, ...] = (first, control(effect.under, told, effect.wording), host)
    if isinstance(bound, Choose) and isinstance(bound.count, Amount) and bound.up_to:
        assert isinstance(cards, NounPhrase)
        cards, how = replace(cards, after=cards.after[:-1]), (*how, cards.after[-1])
    named = effect.wording if effect.wording == NAMED else ""
    if isinstance(effect.what, Choose) and effect.what.wording == CHOSEN_THEN_IT:
        choose = VerbPhrase("choose", (cards,))
        return (Clause(Joined((choose, put(IT, effect.place, told, *how, wording=named)))),)
    deed = put(cards, effect.place, told, *how, wording=named)
    if effect.wording == YOURS:
        if effect.place != HOME or effect.under != OWNER:
            raise Untold("only a home is yours")
        deed = replace(deed, complements=(*deed.complements[:-1], "at your home"))
    return (Clause(replace(deed, complements=(*deed.complements, last))),)


def release(effect: Release, told: Discourse) -> Speech:
    """Tell a player to dismiss this card and put the cards beneath it into play."""
    cards = NounPhrase(KINDS[CARD], ANY, MANY, after=("beneath", IT))
    entering = VerbPhrase("put", (cards, "into play at their owners' homes"))
    return (Clause(Joined((VerbPhrase("dismiss", (this_card(told),)), entering))),)


EFFECTS.add(PutIntoPlay, put_into_play, HIS, LAST, NAMED, YOURS)
EFFECTS.add(Release, release)

"""French for kinds of cards with their gender, players, places and times."""

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
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    BASE,
    DEFINITE,
    EVERY,
    FAR,
    INDEFINITE,
    MANY,
    NEAR,
    PARTICIPLE,
    Adjective,
    Nominal,
    NonFinite,
    Noun,
    NounPhrase,
    Phrase,
    Predicate,
    Pronoun,
    VerbPhrase,
)
from everfree.ccg.language.wordings import BESIDE, FROM, IN_PLAY, IT as PRONOUN, NAMED, SAME, THEY as OF_THEM
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
    MANE: Noun("Personnage principal", "Personnages principaux"),
    FRIEND: Noun("Ami"),
    RESOURCE: Noun("Ressource", feminine=True),
    EVENT: Noun("Événement"),
    TROUBLEMAKER: Noun("Fauteur de troubles", "Fauteurs de troubles"),
    PROBLEM: Noun("Problème"),
    CHARACTER: Noun("personnage"),
    CARD: Noun("carte", feminine=True),
    CardType(FRIEND | TROUBLEMAKER): Noun("Ami ou Fauteur de troubles", "Amis et Fauteurs de troubles"),
    CardType(FRIEND | RESOURCE | TROUBLEMAKER): Noun(
        "Ami, Ressource et Fauteur de troubles", "Amis, Ressources et Fauteurs de troubles"
    ),
    CardType(FRIEND | RESOURCE): Noun(
        "Ami ou une Ressource", "Amis et les Ressources", among="Amis ou Ressources"
    ),
}
LISTED: Final = (CardType(FRIEND | TROUBLEMAKER), CardType(FRIEND | RESOURCE | TROUBLEMAKER))
"""Unions of kinds printed as a list; "chaque" would apply to the first only, so they take "tous les"."""
POINTED_AT: Final = {
    CardType(FRIEND | RESOURCE): Noun("Ami ou cette Ressource", "Amis ou ces Ressources"),
}
"""Unions of kinds in which each noun takes a demonstrative: cet Ami ou cette Ressource."""
PHASES: Final = {
    READY_PHASE: Noun("phase de préparation", "phases de préparation", feminine=True),
    TROUBLEMAKER_PHASE: Noun(
        "phase des Fauteurs de troubles", "phases des Fauteurs de troubles", feminine=True
    ),
    MAIN_PHASE: Noun("phase principale", "phases principales", feminine=True),
    SCORE_PHASE: Noun("phase de score", "phases de score", feminine=True),
    END_PHASE: Noun("phase de fin", "phases de fin", feminine=True),
}
ZONES: Final = {
    DISCARD_PILE: Noun("défausse", feminine=True),
    HAND: Noun("main", feminine=True),
    DRAW_DECK: Noun("pioche", feminine=True),
}
ADVERSARY: Final = Noun("adversaire")
PLAYER: Final = Noun("joueur")
PROPRIETOR: Final = Noun("propriétaire")
FACEOFF: Final = Noun("face-à-face", "face-à-face")
COST: Final = Noun("coût")
POINT: Final = Noun("point")
POWER: Final = Noun("puissance", feminine=True)
KEYWORD: Final = Noun("mot-clé", "mots-clés")
BEGINNING: Final = Noun("début")
END: Final = Noun("fin", feminine=True)
CHOICE: Final = Noun("choix")
SIDE: Final = Noun("face", feminine=True)
CONTROL: Final = Noun("contrôle")
COPY: Final = Noun("copie", feminine=True)
TOKEN: Final = Noun("jeton")
NUMBER: Final = Noun("nombre")
HOUSE: Final = Noun("maison", feminine=True)
EXTRA: Final = Noun("bonus")
PROBLEM_DECK: Final = Noun("paquet de Problèmes", "paquets de Problèmes")
PACK: Final = Noun("paquet")
ABILITY: Final = Noun("capacité", feminine=True)
AREA: Final = Noun("lieu")
COUNTER: Final = Noun("marqueur")
TRAIT: Final = Noun("trait")

FACEOFFS: Final = {
    ANY_FACEOFF: "",
    PROBLEM_FACEOFFS: "de Problème",
    TROUBLEMAKER_FACEOFF: "de Fauteur de troubles",
}
UNTILS: Final = {
    END_OF_TURN: "jusqu’à la fin du tour",
    END_OF_PHASE: "jusqu’à la fin de la phase",
    WHILE_IN_PLAY: "",
    END_OF_FACEOFF: "jusqu’à la fin du face-à-face",
    START_OF_YOUR_NEXT_TURN: "jusqu’au début de votre prochain tour",
    END_OF_SCORE_PHASE: "jusqu’à la fin de la phase de score",
}
SPANS: Final = {
    END_OF_TURN: "ce tour-ci",
    END_OF_PHASE: "pendant cette phase",
    END_OF_FACEOFF: "pendant ce face-à-face",
}
TIMINGS: Final = {
    MAIN_PHASE_TIMING: "Phase principale",
    REACTION: "Réaction",
    FACEOFF_TIMING: "Face-à-face",
    IMMEDIATE: "Immédiat",
    TROUBLEMAKER_PHASE_TIMING: "Phase des Fauteurs de troubles",
    SCORE_PHASE_TIMING: "Phase de score",
    ANY_PHASE: "N’importe quelle phase",
}

PRESENT: Final = Adjective("présent")
READER: Final = Pronoun(2)
HE: Final = Pronoun(3)
THEY: Final = Pronoun(3, plural=True)
AN_OPPONENT: Final = NounPhrase(ADVERSARY)
YOUR_OPPONENT: Final = NounPhrase(ADVERSARY, DEFINITE, possessor=READER)
YOUR_OPPONENTS: Final = NounPhrase(ADVERSARY, DEFINITE, MANY, possessor=READER)
PLAYERS: Final = NounPhrase(PLAYER, DEFINITE, MANY)
FIRST_ONE: Final = NounPhrase(PLAYER, DEFINITE, qualities=(Adjective("premier", "première", leads=True),))
THAT_ONE: Final = NounPhrase(PLAYER, NEAR)
NAMES: Final[dict[Who, Nominal]] = {
    YOU: READER,
    OPPONENT: YOUR_OPPONENT,
    terms.AN_OPPONENT: AN_OPPONENT,
    terms.OPPONENTS: NounPhrase(ADVERSARY, DEFINITE, MANY),
    DEFEATER: NounPhrase(PLAYER, DEFINITE, after=("qui bat", NounPhrase(KINDS[TROUBLEMAKER], NEAR))),
    A_PLAYER: NounPhrase(PLAYER),
}
SPOKEN_OF: Final[dict[Who, Nominal]] = {
    YOU: READER,
    OPPONENT: HE,
    terms.AN_OPPONENT: HE,
    FIRST: FIRST_ONE,
    SOMEONE: HE,
    CHOSEN_OPPONENT: NounPhrase(ADVERSARY, NEAR),
}
"""Phrases for the player of the trigger other than "ce joueur"."""
LIES_ON_A_PROBLEM: Final = (RESOURCE, TROUBLEMAKER)
"""Kinds of cards that are "sur" a Problem; the others are "face à" it."""


NUMBER_WORDS: Final = ("", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")


def number_word(number: int) -> str:
    """Return a small number as a word, a greater one in figures."""
    return NUMBER_WORDS[number] if number < len(NUMBER_WORDS) else str(number)


def passive(verb: str) -> VerbPhrase:
    """Return the passive of *verb*."""
    return VerbPhrase("être", (done(verb),))


def done(verb: str, *complements: Phrase) -> NonFinite:
    """Return the past participle of *verb* as a complement of a noun."""
    return NonFinite(VerbPhrase(verb, complements), PARTICIPLE)


def in_order_to(predicate: Predicate) -> Phrase:
    """Return "pour" and the infinitive of *predicate*."""
    return ("pour", NonFinite(predicate, BASE))


def this_card(told: Discourse) -> NounPhrase:
    """Name the card the text is on."""
    return NounPhrase(KINDS[PROBLEM if told.on == PROBLEM else CARD], NEAR)


def it(told: Discourse) -> Pronoun:
    """Return the pronoun for the card the text is on."""
    return pronoun_for(this_card(told))


def that(noun: CardType, told: Discourse, count: int = 1) -> NounPhrase:
    """Name cards mentioned before; "ce" can also mean "this", so some phrases add a word."""
    kind = KINDS[noun]
    if kind != this_card(told).noun and noun != told.host:
        return NounPhrase(kind, NEAR, count)
    if told.chosen_told:
        return NounPhrase(kind, DEFINITE, count, qualities=(done("choisir"),))
    if told.flipped_told:
        return NounPhrase(kind, DEFINITE, count, qualities=(done("retourner"),))
    return NounPhrase(kind, FAR, count)


def player(who: Who, told: Discourse) -> Nominal:
    """Name a player."""
    if who == YOU and told.of_another:
        return THEY if told.of_many else HE
    if told.you != YOU and (who == YOU or who in terms.ADVERSARIES):
        you = HE if told.you == THAT_PLAYER else player(told.you, replace(told, you=YOU))
        return you if who == YOU else NounPhrase(ADVERSARY, DEFINITE, possessor=you)
    if who == THAT_PLAYER:
        return SPOKEN_OF.get(told.player, THAT_ONE)
    if who == THAT_PLAYERS_OPPONENT:
        return NounPhrase(ADVERSARY, DEFINITE, possessor=player(THAT_PLAYER, told))
    if who == OWNER:
        return NounPhrase(PROPRIETOR, DEFINITE, possessor=it(told) if told.this_told else this_card(told))
    if who == ITS_OWNER:
        return NounPhrase(PROPRIETOR, DEFINITE, possessor=that(told.that, told))
    if who == ITS_CONTROLLER:
        return NounPhrase(PLAYER, DEFINITE, after=("qui contrôle", that(told.that, told)))
    if who == HOSTS_CONTROLLER:
        return SPOKEN_OF[CHOSEN_OPPONENT]
    return PLAYERS if who == A_PLAYER and told.general else NAMES[who]


def whose(who: Who, told: Discourse) -> Nominal:
    """Name the player whose turn or phase it is; "a player" becomes "each player"."""
    return NounPhrase(PLAYER, EVERY) if who == A_PLAYER else player(who, told)


def subject(who: Who, told: Discourse) -> Nominal | None:
    """Name who follows an instruction, or return None for a command to the reader."""
    return None if who == YOU else player(who, told)


def problem_here(told: Discourse) -> NounPhrase:
    """Name the Problem of this card's area; "that Problem" if it was mentioned before."""
    if told.is_problem:
        return NounPhrase(KINDS[PROBLEM], NEAR)
    if told.problem_told:
        return that(PROBLEM, told)
    return NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=this_card(told))


def problem_of_host(told: Discourse) -> NounPhrase:
    """Name the Problem where the host of this attachment is: "le Problème de cet Ami"."""
    if told.host in (CARD, PROBLEM):
        raise Untold("only a host that is at a Problem has one")
    return NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=NounPhrase(KINDS[told.host], NEAR))


def its_problem(told: Discourse, wording: str) -> NounPhrase:
    """Name the Problem of this card's area; with `PRONOUN`, that of its host, which was just mentioned."""
    if wording == PRONOUN and told.host not in (CARD, PROBLEM):
        return NounPhrase(KINDS[PROBLEM], DEFINITE, after=("où il se trouve",))
    return problem_here(told)


def place(where: Place, told: Discourse, *, wording: str = NAMED) -> Phrase:
    """Name a place; never "son Problème", which could mean the Problem of whoever was mentioned last."""
    if where == A_DIFFERENT_PROBLEM:
        raise Untold("a different Problem is where a card that would be moved goes instead")
    same = NounPhrase(KINDS[PROBLEM], DEFINITE, qualities=(Adjective("même", leads=True),))
    names: dict[Place, Phrase] = {
        HERE: "ce lieu",
        ITS_PROBLEM: its_problem(told, wording),
        THERE: same if wording == SAME else that(PROBLEM, told),
        HOME: "la maison",
        A_PROBLEM: NounPhrase(KINDS[PROBLEM]),
        OPPONENTS_HOME: NounPhrase(HOUSE, DEFINITE, possessor=YOUR_OPPONENT),
        ANOTHER_PROBLEM: NounPhrase(KINDS[PROBLEM], other=True),
        OPPONENTS_PROBLEM: NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=AN_OPPONENT),
        OTHER_AREAS: NounPhrase(AREA, INDEFINITE, MANY, other=True),
        DIFFERENT_PROBLEMS: NounPhrase(KINDS[PROBLEM], INDEFINITE, MANY, qualities=(Adjective("différent"),)),
        EACH_OTHER_PROBLEM: NounPhrase(KINDS[PROBLEM], EVERY, other=True),
        FACEOFF_PROBLEM: NounPhrase(KINDS[PROBLEM], after=("où un face-à-face est en cours",)),
        THAT_CARDS_PROBLEM: NounPhrase(KINDS[PROBLEM], DEFINITE, possessor=that(told.that, told)),
    }
    return names[where]


def at(where: Place, told: Discourse, wording: str = NAMED) -> Phrase:
    """Say where something is, or with `FROM` where it is moved from; without wording, this place is "ici"."""
    if where == ANYWHERE:
        return "en jeu" if wording == IN_PLAY else ()
    if wording == FROM:
        return "d’ici" if where == HERE else ("depuis", place(where, told))
    if where == HOME and wording == OF_THEM:
        return ("dans", NounPhrase(HOUSE, DEFINITE, possessor=HE))
    if where == HOME:
        return "à la maison"
    if where == HERE and wording == BESIDE:
        return ("où se trouve", this_card(told))
    if where == ITS_PROBLEM and wording == BESIDE:
        return ("face à", NounPhrase(KINDS[PROBLEM]), "où se trouve", this_card(told))
    if where == HERE:
        return "ici"
    if where in (OPPONENTS_HOME, OTHER_AREAS):
        return ("dans", place(where, told))
    return ("sur" if told.kind in LIES_ON_A_PROBLEM else "face à", place(where, told, wording=wording))


def to(where: Place, told: Discourse, wording: str = NAMED) -> Phrase:
    """Say where something goes."""
    if where == ANYWHERE:
        return ()
    if where == HERE:
        return "ici"
    return "à la maison" if where == HOME else ("vers", place(where, told, wording=wording))


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


NEXT: Final = Adjective("prochain", leads=True)
FINAL: Final = Adjective("dernier", "dernière", leads=True)
"""The last of several."""


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

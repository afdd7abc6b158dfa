"""The French texts as a player at the table reads them: one meaning, one word for one thing."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.french.lexicon import KINDS
from everfree.ccg.language.text.french.spelling import plural
from everfree.ccg.vocab import PROBLEM
from everfree.cli.cards import text_lines

PAGE = Path(__file__).parents[3] / "docs" / "reports" / "french-reading.md"
FEWEST = 60
"""How many cards were read one by one."""

CARDS = "|".join(
    re.escape(form) for kind, noun in KINDS.items() if kind != PROBLEM for form in (noun.one, plural(noun))
)
"""What is in play and can be in several places; a Problem is a place itself."""
ELSEWHERE = r"(?<!présent )(?<!présents )(?<!présente )(?<!présentes )"
SAME_DEED = r"(?:(?! ou (?:jouer|est entré) )[^.,])"
"""A letter of the same deed: what is played or enters does so at the place that follows."""

MISREAD = {
    rf"(?<!phase des )\b(?:{CARDS})(?: \[?\w+\]?)? (?:d’un|de votre) adversaire\b": "adverse: who is there?",
    r"\bson Problème\b": "le Problème de cette carte: whose?",
    rf"\bdéplac\w+ {SAME_DEED}*{ELSEWHERE}(?<!face-à-)face à ": "présent face à: is it there or going there?",
    r"\bbanni\w* [^.,]*(?:Ressources?|troubles) sur ": "présent sur: where it is, or where it goes?",
    r"\bmett\w+ en jeu ce(?:t|tte|s)? ": "mettre cette carte en jeu: what follows goes with the verb",
    r"\ben prend le contrôle\b": "le contrôle de cette carte: of which?",
    r"\b(?:a|ont) «": "a la capacité «",
    r"de (?:plus|moins) pour [^.,]* pour chaque\b": "pour ..., payer tant pour chaque: two purposes in a row",
}
"""What could be read in two ways; what is said instead, and why."""

ONE_WORD = {
    r"\bpremière carte d": "la carte du dessus",
    r"jetons? d’action [^.,]*gagn|\bgagn\w+ \[\d": "recevoir",
    r"\bcondition de couleur": "exigence de puissance",
    r"\d de puissance de plus(?! (?:à|aux|pour)\b)": "de puissance d’avance",
    r"\bpas (?:jouer|déplacer|chercher) (?:les|des) ": "pas de",
    r"\bni [^.,]+ ni [^.,]+ ni ": "ni, ni, ni",
    r"\bchaque (?:autre )?\w+, \w+ et ": "tous les",
}
"""What is said in one way only, and what that is."""


def every_text() -> Iterator[tuple[str, str]]:
    """Give every line of every card as it is printed."""
    for card in POOL.values():
        yield from ((card.id, line) for line in printed(card))


def printed(card: Card) -> list[str]:
    """Give the text box of *card*, both sides of a Mane Character one after the other."""
    sides = zip(card.sides, card_text(card, "fr").sides, strict=True)
    return [line for side, text in sides for line in text_lines(side, text, "fr")]


def misread(text: str) -> list[str]:
    """Turns of phrase that leave open which card, whose Problem or what place is meant."""
    return [match[0] for turn in MISREAD for match in re.finditer(turn, text, re.IGNORECASE)]


def other_words(text: str) -> list[str]:
    """Words and turns that are not those of the other texts and of the table."""
    return [match[0] for turn in ONE_WORD for match in re.finditer(turn, text, re.IGNORECASE)]


@pytest.mark.parametrize("check", [misread, other_words])
def test_every_text_reads_well(check: Callable[[str], list[str]]) -> None:
    """No text has a turn that a reader stumbled over."""
    assert {where: found for where, text in every_text() if (found := check(text))} == {}


@pytest.mark.parametrize(
    ("check", "faulty"),
    [
        (misread, "Écartez un Ami d’un adversaire présent ici."),
        (misread, "Effrayez tous les Amis [pink] de votre adversaire face à ce Problème."),
        (misread, "Cette carte gagne +1 en puissance pour chaque Ami adverse face à son Problème."),
        (misread, "Déplacez un Ami adverse face à ce Problème vers un autre Problème."),
        (misread, "Bannissez un Fauteur de troubles sur ce Problème."),
        (misread, "Mettez en jeu cet Ami banni sur un Problème."),
        (misread, "Cet Ami part chez ce joueur, et ce joueur en prend le contrôle."),
        (misread, "Vos Amis ont «\u00a0Recevez [1].\u00a0»"),
        (misread, "Les adversaires doivent payer [1] de plus pour jouer un Ami pour chaque carte."),
        (other_words, "Regardez la première carte de votre pioche."),
        (other_words, "Ce joueur perd les jetons d’action gagnés ce tour-ci."),
        (other_words, "Gagnez [1]."),
        (other_words, "Cette carte est sans condition de couleur."),
        (other_words, "Quand vous gagnez un face-à-face avec 5 de puissance de plus, recevez [1]."),
        (other_words, "Votre adversaire ne peut pas jouer les Amis de puissance 2."),
        (other_words, "Ne faites ni ceci ni cela ni autre chose."),
        (other_words, "Écartez chaque autre Ami, Ressource et Fauteur de troubles."),
    ],
)
def test_finds(check: Callable[[str], list[str]], faulty: str) -> None:
    """A text that a reader would stumble over is not passed."""
    assert check(faulty) != []


def test_each_turn_has_its_fault() -> None:
    """Every turn of phrase on the two lists is planted above."""
    (planted,) = [mark for mark in test_finds.pytestmark if mark.name == "parametrize"]  # type: ignore[attr-defined]
    texts = [faulty for _, faulty in planted.args[1]]

    for turn in (*MISREAD, *ONE_WORD):
        assert any(re.search(turn, text, re.IGNORECASE) for text in texts), turn


class TestThePage:
    """The page of cards that were read one by one."""

    rows = re.findall(
        r"^\| ([a-z]+\d+) \| (.+) \| (.+) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )

    @pytest.mark.parametrize(("card", "name", "text", "verdict"), rows, ids=[row[0] for row in rows])
    def test_texts_are_as_printed(self, card: str, name: str, text: str, verdict: str) -> None:
        """A row has the card's text as it is printed today; read it again after it changed."""
        assert (name, text) == (POOL[card].name, "<br>".join(printed(POOL[card])))
        assert verdict.endswith(".")

    def test_cards_are_many(self) -> None:
        """So many cards were read, each once."""
        ids = [row[0] for row in self.rows]

        assert len(set(ids)) == len(ids) >= FEWEST

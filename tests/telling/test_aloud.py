"""The table for ears, against lists that were read aloud."""

from typing import TYPE_CHECKING

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import POWER_COUNTER
from everfree.ccg.table import PonyTable
from everfree.ccg.view import view_of
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.messages import LANGUAGES
from everfree.telling.aloud import Reader
from everfree.telling.board import Board, shown
from everfree.telling.onlooker import Onlooker
from everfree.telling.shapes import Aloud
from everfree.telling.voice import Voice
from everfree.testing import Table, piece

if TYPE_CHECKING:
    from tests.telling.conftest import Say

CARDS = {card.name: card for card in POOL.values()}


def laid_out() -> Aloud:
    """Read a table with a card in every state to its first seat."""
    cobbler = piece(
        CARDS["Apple Cobbler, Headstrong"],
        exhausted=True,
        counters=(POWER_COUNTER, POWER_COUNTER),
        attached=(CARDS["Hard Hat"],),
    )
    table = Table(
        problem=POOL["pr162"],
        opponent_problem=POOL["pr167"],
        mine=[cobbler],
        home=[piece(CARDS["Red Gala, Favorite Cousin"], frightened=True)],
        theirs=[piece(CARDS["Purple Parasprite"], face_down=True)],
        opponent_mane=piece(POOL["pr2"], boosted=True),
        opponent_mine=[CARDS["Timberwolf"], piece(CARDS["Yellow Parasprite"], face_down=True)],
        hand=[CARDS["Stand Still!"], CARDS["Granny Smith, Apple Elder"]],
        discard=[CARDS["Winona, On the Scent"]],
        opponent_discard=[CARDS["What Went Wrong?"]],
        tokens=3,
        score=2,
    )
    return Reader(Board(Voice(0, 2), view_of(table.game, 0))).aloud()


PLACES = {
    "en": [
        "Your home: 1 of 3 Friends.",
        "Pixel's home: 0 of 4 Friends.",
        'Your Problem: "Avalanche!", bonus 2.',
        'You need 2 orange and 2 purple: 2 more than you have, and "Timberwolf" is in the way.',
        "Pixel needs 6 of any color, 6 more than is there.",
        'Pixel\'s Problem: "Clearing Gloomy Skies", bonus 3.',
        "You need 9 of any color: 9 more than you have.",
        "Pixel needs 4 blue and 3 white, 7 more than is there.",
    ],
    "fr": [
        "Votre maison\u00a0: 1 Ami sur 3.",
        "Maison de Pixel\u00a0: 0 Ami sur 4.",
        "Votre Problème\u00a0: «\u00a0Avalanche!\u00a0», bonus 2.",
        "Il vous faut 2 en orange et 2 en violet\u00a0: il en manque 2, "
        "et «\u00a0Timberwolf\u00a0» barre la route.",
        "Il faut à Pixel 6 de n’importe quelle couleur\u00a0: il en manque 6.",
        "Problème de Pixel\u00a0: «\u00a0Clearing Gloomy Skies\u00a0», bonus 3.",
        "Il vous faut 9 de n’importe quelle couleur\u00a0: il en manque 9.",
        "Il faut à Pixel 4 en bleu et 3 en blanc\u00a0: il en manque 7.",
    ],
}
SPOKEN = {
    "en": [
        "Avalanche!, your Problem. Bonus 2.",
        "Rainbow Dash, Flier Extraordinaire, your Mane Character, Start side. Loyalty, blue. Power 1.",
        "Red Gala, Favorite Cousin, your Friend. Frightened.",
        "Apple Cobbler, Headstrong, your Friend. Honesty, orange. Power 3: printed 1 plus 2 from counters. "
        "Exhausted, but Stubborn: still counts. With Hard Hat. On it: 2 +1 power counters.",
        'Hard Hat, your Resource. On "Apple Cobbler, Headstrong".',
        "Purple Parasprite, your Troublemaker, face down. It came this turn. "
        "It can be uncovered in the next Uncover Step.",
        "Clearing Gloomy Skies, Pixel's Problem. Bonus 3.",
        "Applejack, Steadfast Farmpony, Pixel's Mane Character, Boosted side. Honesty, orange. Power 3.",
        "Timberwolf, Pixel's Troublemaker, worth 3 points. Power 6.",
        "Pixel's face-down Troublemaker. It came this turn. It can be uncovered in the next Uncover Step.",
        "Winona, On the Scent, in your discard pile: Friend, power 1, yellow.",
        "What Went Wrong?, in Pixel's discard pile: Event.",
        "Stand Still!, in your hand: Event. Costs no action tokens. Needs 2 white in play.",
        "Granny Smith, Apple Elder, in your hand: Friend, power 2, orange. Costs 2 action tokens. "
        "Needs 1 orange in play.",
    ],
    "fr": [
        "Avalanche!, votre Problème. Bonus 2.",
        "Rainbow Dash, Flier Extraordinaire, votre Personnage principal, face de départ. Loyauté, bleu. "
        "Puissance 1.",
        "Red Gala, Favorite Cousin, votre Ami. Carte effrayée.",
        "Apple Cobbler, Headstrong, votre Ami. Honnêteté, orange. "
        "Puissance 3\u00a0: 1 sur la carte plus 2 par les marqueurs. "
        "Carte épuisée, mais Stubborn\u00a0: elle compte quand même. Avec Hard Hat. "
        "Dessus\u00a0: 2 marqueurs +1 puissance.",
        "Hard Hat, votre Ressource. Sur «\u00a0Apple Cobbler, Headstrong\u00a0».",
        "Purple Parasprite, votre Fauteur de troubles, face cachée. Il est arrivé ce tour-ci. "
        "Il peut être dévoilé à la prochaine étape de dévoilement.",
        "Clearing Gloomy Skies, Problème de Pixel. Bonus 3.",
        "Applejack, Steadfast Farmpony, Personnage principal de Pixel, face renforcée. Honnêteté, orange. "
        "Puissance 3.",
        "Timberwolf, Fauteur de troubles de Pixel. Il vaut 3 points. Puissance 6.",
        "Un Fauteur de troubles de Pixel, face cachée. Il est arrivé ce tour-ci. "
        "Il peut être dévoilé à la prochaine étape de dévoilement.",
        "Winona, On the Scent, dans votre défausse\u00a0: Ami, puissance 1, jaune.",
        "What Went Wrong?, dans la défausse de Pixel\u00a0: Événement.",
        "Stand Still!, dans votre main\u00a0: Événement. Coûte 0 jeton d’action. "
        "Puissance requise en jeu\u00a0: 2 en blanc.",
        "Granny Smith, Apple Elder, dans votre main\u00a0: Ami, puissance 2, orange. "
        "Coûte 2 jetons d’action. Puissance requise en jeu\u00a0: 1 en orange.",
    ],
}
FACEOFF = {
    "en": [
        'Faceoff against "Timberwolf": you have 3 and Pixel has 6.',
        'You have 3: 1 from "Rainbow Dash, Flier Extraordinaire" plus 2 from "Red Gala, Favorite Cousin".',
    ],
    "fr": [
        "Face-à-face contre «\u00a0Timberwolf\u00a0»\u00a0: vous avez 3 et Pixel a 6.",
        "Vous avez 3\u00a0: 1 par la carte «\u00a0Rainbow Dash, Flier Extraordinaire\u00a0» "
        "plus 2 par la carte «\u00a0Red Gala, Favorite Cousin\u00a0».",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
class TestReader:
    """`Reader`."""

    def test_reads_the_places(self, say: "Say", language: str) -> None:
        """Homes with their limit, Problems with what each side has, misses and is kept from."""
        told = [line for area in laid_out().areas for line in (area.title, *area.standings)]
        assert [say(line, language) for line in told] == PLACES[language]

    def test_reads_the_cards(self, say: "Say", language: str) -> None:
        """In every state: ready, exhausted, frightened, face down, attached, in hand and in a pile."""
        assert [say(line, language) for line in laid_out().cards.values()] == SPOKEN[language]

    def test_reads_the_faceoff(self, say: "Say", language: str) -> None:
        """In one short sentence what it is about and both totals; then the parts of those that have any."""
        timberwolf = CARDS["Timberwolf"]
        table = Table(
            mane_at="mine",
            mine=[CARDS["Red Gala, Favorite Cousin"]],
            problem=POOL["pr162"],
            opponent_problem=POOL["pr167"],
            opponent_mine=[timberwolf],
            hand=[CARDS["Stand Still!"]],
            phase=TROUBLEMAKER_PHASE,
            stops=(STOP_FACEOFFS, 0),
        ).choose(timberwolf)
        told = Reader(Board(Voice(0, 2), view_of(table.game, 0))).aloud().faceoff
        assert [say(line, language) for line in told] == FACEOFF[language]


def test_reads_whatever_can_be_pointed_at(tables: list[PonyTable], say: "Say") -> None:
    """Every card a viewer is shown has its sentence, in random games, for both seats and spectators."""
    for table in tables:
        for viewer in range(3):
            onlooker = Onlooker(table, viewer)
            told = onlooker.aloud()
            pointed_at = [*onlooker.view.play, *shown(onlooker.view)]
            assert {str(card.handle) for card in pointed_at} <= told.cards.keys()
            for line in (told.turn, *told.seats, *told.faceoff, *told.cards.values()):
                assert say(line, "fr").endswith(".")

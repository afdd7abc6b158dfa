"""The values that a text gives evidence for."""

from everfree.ccg.language import FRIEND, HERE, THAT_PLAYER, YOU
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.words.effects.each_player import EachPlayer
from everfree.ccg.language.words.zones.tokens import token
from everfree.ccg.parsing.domains import Domains
from everfree.ccg.parsing.tokens import stems
from everfree.ccg.parsing.variants import variants
from everfree.ccg.vocab import BLUE
from everfree.ccg.written.fields import fields_of


def domains(text: str) -> Domains:
    """Return the values that *text* gives evidence for, on a Friend."""
    return Domains(text, frozenset(stems(text)), variants(Discourse(FRIEND), text))


def test_tokens_by_their_printed_facts() -> None:
    """With the keywords of the text, or without them."""
    plain, swift = domains("Put three 1 [blue] Pegasus Friend tokens with Swift into play.").tokens

    assert plain == token(1, BLUE, "Pegasus")
    assert swift == token(1, BLUE, "Pegasus", keywords=(Keyword("Swift"),))


def test_traits_in_the_plural() -> None:
    """Accessories have the trait Accessory; letters of words are no traits."""
    assert domains("Characters with Accessories on them have Swift.").traits == ("Accessory",)


def test_labels_that_mean_nothing() -> None:
    """Their text is a value of the ability; no name is in them."""
    found = domains("Harmony Griffon: Your Griffon Friends have Swift.")

    assert found.tags == ("", "Harmony Griffon")
    assert found.titles == ()


def test_names() -> None:
    """First words, kinds of cards and counters are no names, and a name does not reach over small words."""
    assert "Pinkie Pie" in domains("When you play a Friend to Pinkie Pie, draw a card.").titles
    assert domains("Then put a Postage counter on this card. Play a Friend to a Problem.").titles == ()


def test_numbers_as_words() -> None:
    """A number is tried as a word only if the text has it."""
    assert domains("Draw two cards.").spelt == (2,)
    assert domains("Draw 2 cards.").spelt == ()
    assert 0 in domains("There are no cards here.").numbers


def test_places_in_other_words() -> None:
    """Beside this card is here."""
    assert HERE in domains("Your characters at a Problem with this card get +1 power.").places


def test_each_player_is_no_certain_player() -> None:
    """A single player is told by another word."""
    who = next(field for field in fields_of(EachPlayer) if field.name == "who")
    players = domains("Each player draws a card, then that player discards a card.").of(EachPlayer, who)

    assert YOU not in players
    assert THAT_PLAYER not in players

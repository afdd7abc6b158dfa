"""Which cards a text means: any number of them, with a keyword, this card by its type."""

import pytest

from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.values.selection import area_of_text, cards_of
from everfree.ccg.language import (
    ANY_NUMBER,
    AT_MOST,
    CHARACTER,
    FRIEND,
    HERE,
    ITS_PROBLEM,
    MAIN_PHASE_TIMING,
    POWER,
    PUMPED,
    THIS,
    Activated,
    Another,
    At,
    Card,
    Choose,
    Confronts,
    Dismiss,
    Effect,
    Exhaust,
    ForEach,
    Gain,
    Is,
    Move,
    Not,
    Place,
    Plays,
    Power,
    Retire,
    This,
    With,
    WithBeneath,
    WithKeyword,
    cards,
    choose,
    main_phase,
    one,
    when,
    wordings as w,
    yours,
)
from everfree.ccg.language.abilities import Continuous
from everfree.ccg.language.terms import HOME, YOU
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.words.selectors.selectors import Description
from everfree.ccg.language.words.zones.leaving import BeneathThis
from everfree.ccg.vocab import BANISHED, NO_AREA, CardId, Ref
from everfree.testing import Table, piece, plain, plain_problem
from everfree.testing.table import YOU as YOUR_SEAT

ALL_OF_MINE = Choose(yours(FRIEND, Another()), ANY_NUMBER)


def told(card: Card, language: str = "en") -> str:
    """Print the first paragraph of a card."""
    return card_text(card, language).sides[0].paragraphs[0]


def able(effect: Effect) -> Card:
    """Make a Friend with an instruction in the Main Phase."""
    return plain(abilities=(main_phase(effect),))


class TestAnyNumber:
    """A player may choose as many as there are, fewer, or none."""

    def test_some_of_them(self) -> None:
        """After each card the player may stop."""
        judge = plain(abilities=(main_phase(Exhaust(ALL_OF_MINE)),))
        one, two, three = plain(1), plain(1), plain(1)
        table = Table(home=[judge, one, two, three]).use(judge)

        assert table.choices() == [one, two, three, "done"]
        table.choose(two)
        assert table.choices() == [one, three, "done"]
        table.choose("done")
        assert [table.is_exhausted(card) for card in (one, two, three)] == [False, True, False]

    def test_all_or_none(self) -> None:
        """With the last card nothing more is asked; with none nothing is done."""
        judge = plain(abilities=(main_phase(Exhaust(ALL_OF_MINE)),))
        one, two = plain(1), plain(1)

        every = Table(home=[judge, one, two]).use(judge).choose(one).choose(two)
        assert [every.is_exhausted(card) for card in (one, two)] == [True, True]
        none = Table(home=[judge, one, two]).use(judge).choose("done")
        assert [none.is_exhausted(card) for card in (one, two)] == [False, False]

    def test_moving_them(self) -> None:
        """Moving asks in the same way."""
        judge = plain(abilities=(main_phase(Move(Choose(yours(FRIEND, Another()), ANY_NUMBER), HOME)),))
        one, two = plain(1), plain(1)
        table = Table(home=[judge], mine=[one, two]).use(judge)

        assert table.choices() == [one, two, "done"]

    def test_texts(self) -> None:
        """The words, and that there is no number to print as a word."""
        judge = plain(abilities=(main_phase(Exhaust(ALL_OF_MINE)),))

        assert told(judge) == "Main Phase: Exhaust any number of your other Friends."
        assert "n’importe quel nombre de vos autres Amis" in told(judge, "fr")
        with pytest.raises(Untold):
            told(
                plain(abilities=(main_phase(Exhaust(Choose(yours(FRIEND), ANY_NUMBER, wording=w.IN_WORDS))),))
            )

    def test_numbers_as_words(self) -> None:
        """Two, not 2."""
        judge = plain(
            abilities=(main_phase(Move(Choose(yours(CHARACTER), 2, wording=w.IN_WORDS, up_to=True))),)
        )

        assert told(judge) == "Main Phase: Move up to two of your characters."
        assert "jusqu’à deux de vos personnages" in told(judge, "fr")


def test_with_a_keyword() -> None:
    """Cards that have it, and cards that don't."""
    pumped, bare, other = plain(1, keywords=(PUMPED,)), plain(1), plain(1)
    with_it = plain(abilities=(main_phase(Exhaust(choose(cards(FRIEND, Another(), WithKeyword("Pumped"))))),))
    without = plain(
        abilities=(main_phase(Exhaust(choose(cards(FRIEND, Another(), Not(WithKeyword("Pumped")))))),)
    )
    home = [with_it, without, pumped, bare, other]

    assert Table(home=home).use(with_it).is_exhausted(pumped)
    assert Table(home=home).use(without).choices() == [with_it, bare, other]
    assert told(with_it) == "Main Phase: Exhaust another Friend with Pumped."


@pytest.mark.ruling("R14")
def test_cards_beneath() -> None:
    """A state of the card that lies on them, and a number."""
    proud = plain(
        1,
        abilities=(
            Continuous((Power(+1),), This(w.IT), Is(THIS, (WithBeneath(2),))),
            Continuous((Power(ForEach(1, Description(FRIEND, (BeneathThis(w.LYING),), BANISHED))),), THIS),
        ),
    )
    few, many = piece(proud, beneath=(plain(),)), piece(proud, beneath=(plain(), plain()))

    assert Table(home=[few]).power(few) == 2
    assert Table(home=[many]).power(many) == 4
    assert "has at least 2 cards beneath it" in told(proud)
    assert "for each Friend beneath it" in card_text(proud).sides[0].paragraphs[1]


def test_what_this_card_is_called() -> None:
    """A Problem is "this Problem" or "this card", a Friend "this card" or "this Friend"."""
    problem = plain_problem(abilities=(when(Confronts(YOU), Retire(This(w.AS_CARD))),))
    pal = plain(abilities=(Activated(MAIN_PHASE_TIMING, Gain(1), costs=(Retire(This(w.AS_KIND)),)),))

    assert told(problem).endswith("retire this card.")
    assert "mettez cette carte" in told(problem, "fr")
    assert told(pal) == "Main Phase: Retire this Friend to gain [1]."
    assert "cet Ami" in told(pal, "fr")
    for card in (
        plain(abilities=(main_phase(Retire(This(w.AS_CARD))),)),
        plain_problem(abilities=(main_phase(Retire(This(w.AS_KIND))),)),
    ):
        with pytest.raises(Untold):
            told(card)


class TestItsProblem:
    """501.1: "this card's Problem" is a Problem area; "here" is any area."""

    @pytest.mark.parametrize(("place", "power"), [(HERE, 3), (ITS_PROBLEM, 1)])
    def test_at_home_a_card_has_no_problem(self, place: Place, power: int) -> None:
        """The two other Friends at home are here, and not at this card's Problem."""
        counter = plain(
            abilities=(Continuous((Power(ForEach(+1, yours(FRIEND, Another(), At(place)))),), THIS),)
        )

        assert Table(home=[counter, plain(), plain()]).power(counter) == power

    @pytest.mark.parametrize("place", [HERE, ITS_PROBLEM])
    def test_at_a_problem_both_mean_the_same(self, place: Place) -> None:
        """The Friend beside this card counts, the one at home does not."""
        counter = plain(
            abilities=(Continuous((Power(ForEach(+1, yours(FRIEND, Another(), At(place)))),), THIS),)
        )

        assert Table(mine=[counter, plain()], home=[plain()]).power(counter) == 2

    @pytest.mark.must_not
    def test_nothing_moves_to_it_while_the_card_is_at_home(self) -> None:
        """A Friend at a Problem stays there."""
        caller, away = able(Move(choose(yours(FRIEND, Another())), ITS_PROBLEM)), plain()
        table = Table(home=[caller], mine=[away])

        if table.why_not_use(caller) is None:
            table.use(caller)

        assert table.area_of(away) == "mine"

    @pytest.mark.parametrize(("where", "tokens"), [("home", 0), ("mine", 1)])
    def test_playing_to_it(self, where: str, tokens: int) -> None:
        """A Friend played to the home of the listening card is not played to its Problem."""
        hearer = plain(abilities=(when(Plays(YOU, one(FRIEND), ITS_PROBLEM), Gain(1)),))
        new = plain()
        there, at_home = ([hearer], []) if where == "mine" else ([], [hearer])
        table = Table(hand=[new], tokens=1, mine=there, home=at_home)

        table.play(new, to=where)

        assert table.tokens == tokens

    def test_its_text(self) -> None:
        """The text names it; on a Problem it is that card, and as a pronoun "its Problem"."""
        move = Move(choose(yours(FRIEND)), ITS_PROBLEM)
        assert told(able(move)) == "Main Phase: Move one of your Friends to this card's Problem."
        assert told(able(Exhaust(choose(yours(FRIEND, At(ITS_PROBLEM, w.IT)))))).endswith("at its Problem.")
        assert told(able(Move(choose(yours(FRIEND)), HERE))) == "Main Phase: Move one of your Friends here."


@pytest.mark.clause("501.4")
@pytest.mark.must_not
def test_home_is_no_problem() -> None:
    """ "Its Problem" is nowhere while the card is at home; at a Problem it is that one."""
    caller, other = plain(), plain()
    at_its_problem = yours(FRIEND, Another(), At(ITS_PROBLEM))
    for table, expected in ((Table(home=[caller, other]), []), (Table(mine=[caller, other]), [other])):
        found = cards_of(table.game, at_its_problem, table.id(caller), YOUR_SEAT, None)

        assert found == [table.id(one) for one in expected]


@pytest.mark.clause("501.4")
class TestLastArea:
    """A text whose card has left play means by "here" the area where it was last."""

    def left(self) -> tuple[Table, CardId]:
        """Retire a Friend at your Problem."""
        leaver = plain(abilities=(main_phase(Retire(THIS)),))
        table = Table(mine=[leaver]).use(leaver)
        return table, table.id(leaver)

    def test_for_a_text_that_began_in_play(self) -> None:
        """For the card as it was in play, and as it is right after."""
        table, card = self.left()
        now = table.game.ref(card)

        areas = [area_of_text(table.game, card, Scope(Ref(now - age), YOUR_SEAT)) for age in (1, 0)]

        assert areas == [table.state.area[table.id(table.problem)]] * 2

    @pytest.mark.must_not
    @pytest.mark.ruling("R60")
    def test_not_for_another_incarnation(self) -> None:
        """A card that has changed its zone again, and is flipped for example, has no area."""
        table, card = self.left()
        flipped = Scope(Ref(table.game.ref(card) + 1), YOUR_SEAT)

        assert area_of_text(table.game, card, flipped) == area_of_text(table.game, card, None) == NO_AREA

    @pytest.mark.must_not
    def test_not_in_the_next_turn(self) -> None:
        """What left play is forgotten when the next turn starts."""
        table, _ = self.left()
        table.end_turn()

        assert table.state.left == []


@pytest.mark.ruling("R65")
class TestAtRandom:
    """A card that chance chooses, not a player."""

    def test_chance_chooses_among_those_that_fit(self) -> None:
        """Nobody is asked; over several games each card that fits is dismissed, and no other."""
        gone = set()
        for seed in range(12):
            small, other, big = plain(1), plain(1), plain(9)
            weak = Choose(cards(FRIEND, With(POWER, AT_MOST, 1), At(HOME)), at_random=True)
            judge = plain(9, abilities=(main_phase(Dismiss(weak)),))
            table = Table(mine=[judge], home=[small, other, big], seed=seed).use(judge)
            assert table.asked == "main"
            zones = [table.zone_of(one) for one in (small, other, big)]
            assert zones.count("discard-pile") == 1
            gone.add(zones.index("discard-pile"))

        assert gone == {0, 1}

    def test_without_a_card_nothing_happens(self) -> None:
        """There is nothing to draw from (707.2)."""
        weak = Choose(cards(FRIEND, With(POWER, AT_MOST, 1), At(HOME)), at_random=True)
        judge = plain(9, abilities=(main_phase(Dismiss(weak)),))
        table = Table(mine=[judge], home=[plain(9)])

        assert judge not in table.choices() or table.use(judge).asked == "main"

    def test_chance_chooses_one_card(self) -> None:
        """There are no words for several, in either language."""
        several = plain(abilities=(main_phase(Dismiss(Choose(cards(FRIEND), 2, at_random=True))),))
        for language in ("en", "fr"):
            with pytest.raises(Untold):
                card_text(several, language)

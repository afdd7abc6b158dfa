"""201 to 208, 302, 305: what is printed on a card, and how texts speak of it."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    CARD,
    CHARACTER,
    COMMON,
    END_OF_TURN,
    FRIEND,
    MANE,
    PINK,
    PROBLEM,
    RESOURCE,
    STUDIOUS,
    SWIFT,
    THIS,
    TROUBLEMAKER,
    WILD,
    YOU,
    Card,
    Continuous,
    Exhaust,
    Gain,
    Give,
    Keyword,
    Need,
    Plays,
    Power,
    Score,
    Side,
    WithTrait,
    cards,
    choose,
    each,
    friend,
    here,
    main_phase,
    mane,
    problem,
    when,
)
from everfree.ccg.language.text import card_text, keyword_reminder
from everfree.ccg.view import view_of
from everfree.ccg.vocab import COLOUR_NAMES, COLOURS, CardType
from everfree.testing import Table, piece, plain, plain_troublemaker

CRITTER = "Critter"
COLOURLESS = mane("host", "Host", rarity=COMMON, start=Side(power=1), boosted=Side(power=1))


class TestName:
    """201."""

    @pytest.mark.clause("201.1")
    def test_title_and_subtitle(self) -> None:
        """A card's name is both parts; a card without a Subtitle is called by its Title."""
        posey = friend("a1", "Posey, Gardener", BLUE, power=1, cost=1, traits=(), rarity=COMMON)
        mess = problem("a2", "A Mess", bonus=1, owner=(), opponent=1, rarity=COMMON)

        assert (posey.title, posey.subtitle, posey.name) == ("Posey", "Gardener", "Posey, Gardener")
        assert (mess.title, mess.subtitle, mess.name) == ("A Mess", "", "A Mess")

    @pytest.mark.clause("201.2")
    def test_this_card_is_not_its_copy(self) -> None:
        """Of two copies that exhaust themselves only the one that is used does; the other still can."""
        spring = plain(abilities=(main_phase(Gain(1), costs=(Exhaust(THIS),)),))
        one, two = piece(spring), piece(spring)
        table = Table(home=[one, two]).use(two)

        assert (table.is_exhausted(one), table.is_exhausted(two)) == (False, True)
        assert table.choices() == ["end", "draw", one]


class TestPower:
    """202."""

    @pytest.mark.clause("202.2")
    def test_a_problem_has_none(self) -> None:
        """What makes every card here stronger shows on the Friend; the Problem still has no number."""
        aura = plain(1, abilities=(Continuous((Power(+1),), each(cards(CARD, here()))),))
        table = Table(mine=[aura])

        shown = [(one.card, one.power) for one in view_of(table.game, 0).play if one.area == 2]

        assert [power for card, power in shown if card != aura.id] == [None]
        assert (aura.id, 2) in shown


class TestColour:
    """203."""

    @pytest.mark.clause("203.1a")
    @pytest.mark.parametrize("colour", COLOURS, ids=COLOUR_NAMES.values())
    def test_each_of_the_six_is_itself_alone(self, colour: int) -> None:
        """A Friend of one colour is shown by its name and helps only what asks for that colour."""
        asking = [plain(cost=0, needs=(Need(one, 1),)) for one in COLOURS]
        ally = plain(1, colour)
        table = Table(mane=COLOURLESS, home=[ally], hand=asking)

        assert table.playable() == [asking[COLOURS.index(colour)]]
        shown = next(one for one in view_of(table.game, 0).play if one.card == ally.id)
        assert shown.colours == (COLOUR_NAMES[colour],)

    @pytest.mark.clause("203.1a")
    def test_there_is_no_seventh(self) -> None:
        """Blue, pink, white, purple, yellow and orange are all the colours any card prints or asks for."""
        assert " ".join(COLOUR_NAMES[one] for one in COLOURS) == "blue pink white purple yellow orange"
        for card in POOL.values():
            for side in card.sides:
                assert side.colours & ~sum(COLOURS) == 0, card
            for need in (*card.needs, *card.owner_needs, *card.opponent_needs):
                assert need.colour in (*COLOURS, WILD), card

    @pytest.mark.clause("203.3")
    def test_added_power_has_no_colour(self) -> None:
        """A pink Friend adds two power to a blue one, which stays blue and nothing else."""
        add = Give((Power(+2),), choose(cards(FRIEND, WithTrait(CRITTER))), END_OF_TURN)
        giver = plain(2, PINK, abilities=(main_phase(add, costs=(Exhaust(THIS),)),))
        taker = plain(1, BLUE, traits=(CRITTER,))
        table = Table(home=[giver, taker]).use(giver)

        assert table.why(taker) == [("printed", 1), (giver, 2)]
        assert table.colours(taker) == BLUE


class TestType:
    """206, 302, 305."""

    @pytest.mark.clause("206.1b")
    @pytest.mark.parametrize("noun", [MANE, FRIEND, RESOURCE, TROUBLEMAKER, PROBLEM])
    def test_a_type_is_one_word(self, noun: CardType) -> None:
        """Printed as a word or as an icon, a type names exactly the cards of that type."""
        able = plain(abilities=(main_phase(Give((Power(+1),), choose(cards(noun)), END_OF_TURN)),))
        rival, mine, theirs = plain(), piece(FOAL_FREE_PRESS), piece(FOAL_FREE_PRESS)
        imp, foe = plain_troublemaker(), plain_troublemaker()
        table = Table(
            home=[able, mine], opponent_home=[rival, theirs], mine=[imp], opponent_theirs=[foe]
        ).use(able)

        assert (
            table.choices()
            == {
                MANE: [table.mane, table.opponent_mane],
                FRIEND: [able, rival],
                RESOURCE: [mine, theirs],
                TROUBLEMAKER: [imp, foe],
                PROBLEM: [table.problem, table.opponent_problem],
            }[noun]
        )

    @pytest.mark.clause("206.1b")
    @pytest.mark.parametrize(("noun", "heard"), [(FRIEND, 1), (RESOURCE, 2), (TROUBLEMAKER, 0)])
    def test_what_watches_for_a_type_hears_that_type(self, noun: CardType, heard: int) -> None:
        """A Friend and two Resources are played: each watcher hears the cards of its own type."""
        watcher = plain(9, sum(COLOURS), abilities=(when(Plays(YOU, each(cards(noun))), Score(1)),))
        ally, one, two = plain(), piece(FOAL_FREE_PRESS), piece(FOAL_FREE_PRESS)
        table = Table(home=[watcher], hand=[ally, one, two], tokens=9)

        assert table.play(ally, "home").play(one).play(two).score == heard

    @pytest.mark.clause("302.2")
    def test_friends_are_characters(self) -> None:
        """What chooses a character may choose a Friend, anyone's, as it may a Mane Character."""
        able = plain(abilities=(main_phase(Exhaust(choose(cards(CHARACTER)))),))
        rival = plain()
        table = Table(home=[able, FOAL_FREE_PRESS], mine=[plain_troublemaker()], opponent_home=[rival]).use(
            able
        )

        assert table.choices() == [table.mane, able, table.opponent_mane, rival]

    @pytest.mark.clause("305.1")
    @pytest.mark.parametrize("card", [FOAL_FREE_PRESS, HARD_HAT], ids=["at home", "attached"])
    def test_a_resource_enters_play_as_it_is_played(self, card: Card) -> None:
        """It leaves the hand for good and is in play, whether it stands alone or on a Friend."""
        ally = plain(9, sum(COLOURS))
        table = Table(home=[ally], hand=[card], tokens=9).play(card, ally)

        assert (table.zone_of(card), table.hand(), table.told(kinds.ENTERED)) == ("play", [], 1)


class TestTraits:
    """207."""

    @pytest.mark.clause("207.1", "207.1a")
    @pytest.mark.parametrize(
        ("trait", "asked"),
        [("Unicorn", True), ("Royalty", True), ("Pegasus", False), ("Unicorn, Royalty", False)],
    )
    def test_each_trait_of_the_line_and_no_other(self, trait: str, asked: bool) -> None:
        """A Unicorn of the Royalty is met by what asks for either, and by nothing else."""
        princess = plain(traits=("Unicorn", "Royalty"))
        able = plain(abilities=(main_phase(Exhaust(choose(cards(FRIEND, WithTrait(trait))))),))
        table = Table(home=[able, princess]).use(able)

        assert (table.is_exhausted(princess), table.is_exhausted(able)) == (asked, False)

    @pytest.mark.clause("207.1b")
    def test_a_trait_is_one_word(self) -> None:
        """Printed as a word or as an icon, a trait names every card that has it, of any type."""
        able = plain(
            abilities=(main_phase(Give((Power(+1),), choose(cards(CARD, WithTrait(CRITTER))), END_OF_TURN)),)
        )
        pet, pest = plain(traits=(CRITTER,)), plain_troublemaker(traits=(CRITTER,))
        table = Table(home=[able, pet, plain(traits=("Foal",))], mine=[pest]).use(able)

        assert table.choices() == [pet, pest]


class TestTextBox:
    """208."""

    @pytest.mark.clause("208.1")
    @pytest.mark.parametrize(("keyword", "abilities"), [(SWIFT, 0), (STUDIOUS, 1)], ids=["Swift", "Studious"])
    def test_a_reminder_is_no_ability(self, keyword: Keyword, abilities: int) -> None:
        """The text box has the keyword alone; in play there is what it means, nothing for the reminder."""
        card = plain(keywords=(keyword,))
        table = Table(home=[card])

        assert keyword_reminder(keyword)
        assert card_text(card).sides[0].lines == (keyword.name,)
        assert len(table.game.face(table.id(card)).abilities) == abilities

"""Yellow Friends of Premiere."""

from collections.abc import Sequence
from typing import Any

import pytest

from everfree.ccg.cards.premiere.friends_purple import MAYOR_MARE_ELECTED_OFFICIAL
from everfree.ccg.cards.premiere.friends_yellow import (
    AMETHYST_STAR_ANIMAL_LEADER,
    BLUE_JAY_WARBLER,
    FALCON_FAST_AND_FURIOUS,
    FLUTTERSHY_ANIMAL_TEAM,
    FLUTTERSHY_GUIDANCE_COUNSELOR,
    FLUTTERSHY_MONSTER_TAMER,
    FOREST_OWL_NOVICE_ASSISTANT,
    HOUSE_MOUSE_LITTLE_PIPSQUEAK,
    HUMMINGWAY_FINE_FEATHERED_FRIEND,
    LILAC_LINKS_SUPERSTITIOUS,
    MANE_CUREALL_VETERAN_VET,
    MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER,
    MR_BREEZY_FAN_FAN,
    OPALESCENCE_CURTAIN_SHREDDER,
    PHILOMENA_BIRD_OF_A_FEATHER,
    PRINCESS_CELESTIA_RAY_OF_SUNSHINE,
    SEA_SWIRL_PORPOISEFUL,
    WINONA_ON_THE_SCENT,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.kernel.values.characteristics import traits_of
from everfree.ccg.language import (
    ACCESSORY,
    ASSET,
    BLUE,
    COMMON,
    CRITTER,
    FRIEND,
    HOME,
    PEGASUS,
    READY_PHASE,
    SCORE_PHASE,
    TROUBLEMAKER_PHASE,
    UNICORN,
    WILD,
    YELLOW,
    Another,
    Banish,
    Card,
    Dismiss,
    Effect,
    Frighten,
    Gain,
    Need,
    PlayToHome,
    Send,
    WithTrait,
    choose,
    each,
    main_phase,
    play_on,
    resource,
    yours,
)
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU

ASSET_AT_HOME = resource(
    "asset", "Asset", YELLOW, power=1, cost=1, rarity=COMMON, traits=(ASSET,), abilities=(PlayToHome(),)
)
WORN = resource(
    "worn", "Worn", YELLOW, power=1, cost=1, rarity=COMMON, traits=(ACCESSORY,), abilities=(play_on(FRIEND),)
)


def covered() -> Piece:
    """Make a Troublemaker that lies face down."""
    return piece(plain_troublemaker(), face_down=True)


STOP_ME_IN_FACEOFFS = (STOP_FACEOFFS | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def challenging(*mine: Card | Piece, theirs: Sequence[Card | Piece] = ()) -> Table:
    """Challenge a Troublemaker at your Problem, and stop before the flips."""
    trouble = plain_troublemaker(9)
    table = Table(
        phase=TROUBLEMAKER_PHASE,
        mine=mine,
        theirs=theirs,
        opponent_mine=[trouble],
        hand=[plain(1)],
        stops=STOP_ME_IN_FACEOFFS,
    )
    return table.choose(trouble)


def contested(
    *,
    home: Sequence[Card | Piece] = (),
    mine: Sequence[Card | Piece],
    opponent_mine: Sequence[Card | Piece] = (),
) -> Table:
    """Contest your Problem with an opponent, and stop before the flips."""
    return Table(
        phase=SCORE_PHASE,
        problem=plain_problem((Need(WILD, 1),), opponent=1),
        home=home,
        mine=mine,
        opponent_mine=opponent_mine or [plain(1)],
        hand=[plain(1)],
        stops=STOP_ME_IN_FACEOFFS,
    )


@pytest.mark.card("pr80")
class TestAmethystStar:
    """pr80."""

    @pytest.mark.clause("glossary.caretaker")
    def test_is_stronger_beside_a_critter(self) -> None:
        """With one of your Critter Friends at her Problem she has +1 power."""
        table = Table(mine=[AMETHYST_STAR_ANIMAL_LEADER, BLUE_JAY_WARBLER])

        assert table.why(AMETHYST_STAR_ANIMAL_LEADER) == [
            ("printed", 2),
            (AMETHYST_STAR_ANIMAL_LEADER, 1),
        ]

    @pytest.mark.must_not
    @pytest.mark.clause("glossary.caretaker")
    def test_not_at_home_nor_beside_other_critters(self) -> None:
        """At home, or with an opponent's Critter or one elsewhere, she has her printed power."""
        star = piece(AMETHYST_STAR_ANIMAL_LEADER)
        table = Table(
            home=[AMETHYST_STAR_ANIMAL_LEADER, piece(BLUE_JAY_WARBLER)],
            mine=[star],
            theirs=[piece(BLUE_JAY_WARBLER)],
            opponent_mine=[piece(BLUE_JAY_WARBLER)],
        )

        assert table.power(AMETHYST_STAR_ANIMAL_LEADER) == 2
        assert table.power(star) == 2


@pytest.mark.card("pr81", "pr86")
class TestWithoutText:
    """pr81 and pr86."""

    @pytest.mark.parametrize("card", [BLUE_JAY_WARBLER, HOUSE_MOUSE_LITTLE_PIPSQUEAK])
    def test_is_played_for_its_cost_and_does_nothing_else(self, card: Card) -> None:
        """It has no abilities and no requirement: its tokens are enough, one less is not."""
        table = Table(hand=[card], tokens=card.cost)

        assert (card.front.abilities, card.front.keywords) == ((), ())
        table.play(card, "theirs")
        assert table.asked == "main"
        assert table.area_of(card) == "theirs"
        assert table.tokens == 0
        assert table.why(card) == [("printed", card.front.power)]
        assert card not in Table(hand=[card], tokens=card.cost - 1).playable()


@pytest.mark.card("pr82")
class TestFalcon:
    """pr82."""

    def test_brings_a_critter_to_that_problem(self) -> None:
        """One of your Critter Friends that is not there yet may come, from wherever it is."""
        at_home, at_mine = piece(BLUE_JAY_WARBLER), piece(HOUSE_MOUSE_LITTLE_PIPSQUEAK)
        table = Table(
            home=[FALCON_FAST_AND_FURIOUS, at_home, plain(1)],
            mine=[at_mine],
            theirs=[piece(BLUE_JAY_WARBLER)],
            opponent_home=[piece(BLUE_JAY_WARBLER)],
            tokens=2,
        )

        table.move(FALCON_FAST_AND_FURIOUS, "theirs")

        assert table.asked == "may"
        table.choose("yes")
        assert table.choices() == [at_home, at_mine]
        table.choose(at_home)
        assert table.area_of(at_home) == "theirs"
        assert table.tokens == 0

    def test_may_be_declined(self) -> None:
        """Saying no leaves everyone where they are."""
        table = Table(home=[FALCON_FAST_AND_FURIOUS, BLUE_JAY_WARBLER], tokens=2)

        table.move(FALCON_FAST_AND_FURIOUS, "mine").choose("no")

        assert table.area_of(BLUE_JAY_WARBLER) == "home"

    @pytest.mark.must_not
    def test_nobody_comes_along_home(self) -> None:
        """Home is no Problem."""
        table = Table(mine=[FALCON_FAST_AND_FURIOUS, BLUE_JAY_WARBLER], tokens=2)

        table.move(FALCON_FAST_AND_FURIOUS, "home")

        assert table.asked == "main"

    @pytest.mark.must_not
    def test_moved_by_an_opponent_it_brings_nobody(self) -> None:
        """You did not move it."""
        table = Table(
            home=[FALCON_FAST_AND_FURIOUS, BLUE_JAY_WARBLER],
            opponent_home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_tokens=3,
            opponents_turn=True,
        )

        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(FALCON_FAST_AND_FURIOUS, "mine")

        assert table.asked == "main"

    @pytest.mark.must_not
    @pytest.mark.clause("705.2e.i")
    def test_nothing_is_asked_if_nobody_can_come(self) -> None:
        """Only Critters come, and not those that are there."""
        table = Table(home=[FALCON_FAST_AND_FURIOUS, plain(1)], mine=[BLUE_JAY_WARBLER], tokens=2)

        table.move(FALCON_FAST_AND_FURIOUS, "mine")

        assert table.asked == "main"


@pytest.mark.card("pr83")
class TestFluttershyGuidanceCounselor:
    """pr83."""

    def test_takes_a_token_of_what_an_opponent_receives(self) -> None:
        """As the opponent's turn brings tokens you may exhaust her, and one of them is lost."""
        table = Table(home=[FLUTTERSHY_GUIDANCE_COUNSELOR], opponents_turn=True, phase=READY_PHASE)

        received = table.opponent_tokens
        assert (table.asked, table.question.seat) == ("priority", YOU)
        table.use(FLUTTERSHY_GUIDANCE_COUNSELOR).choose("yes")
        assert table.is_exhausted(FLUTTERSHY_GUIDANCE_COUNSELOR)
        assert table.opponent_tokens == received - 1

    def test_whatever_brings_the_tokens(self) -> None:
        """A text that gives the opponent tokens is answered as well."""
        rich = plain(1, abilities=(main_phase(Gain(2)),))
        table = Table(home=[FLUTTERSHY_GUIDANCE_COUNSELOR], opponent_home=[rich], opponents_turn=True)

        table.use(rich).use(FLUTTERSHY_GUIDANCE_COUNSELOR).choose("yes")

        assert table.opponent_tokens == 1

    @pytest.mark.must_not
    @pytest.mark.clause("512.4c")
    def test_not_for_your_own_tokens(self) -> None:
        """What you receive yourself can't be answered."""
        rich = plain(1, abilities=(main_phase(Gain(2)),))
        table = Table(home=[FLUTTERSHY_GUIDANCE_COUNSELOR, rich])

        table.use(rich)

        assert table.asked == "main"
        assert table.tokens == 2

    @pytest.mark.must_not
    @pytest.mark.clause("705.2e.i")
    def test_exhausted_she_takes_nothing(self) -> None:
        """The token is lost only if she becomes exhausted for it, which she can't: nothing is offered."""
        rich = plain(1, abilities=(main_phase(Gain(2)),))
        tired = piece(FLUTTERSHY_GUIDANCE_COUNSELOR, exhausted=True)
        table = Table(home=[tired], opponent_home=[rich], opponents_turn=True)

        table.use(rich)

        assert (table.asked, table.opponent_tokens) == ("main", 2)

    @pytest.mark.must_not
    @pytest.mark.clause("512.4d")
    def test_once_for_each_time(self) -> None:
        """Readied she could not answer the same tokens again."""
        rich = plain(1, abilities=(main_phase(Gain(2)),))
        table = Table(home=[FLUTTERSHY_GUIDANCE_COUNSELOR], opponent_home=[rich], opponents_turn=True)

        table.use(rich).use(FLUTTERSHY_GUIDANCE_COUNSELOR).choose("no")

        assert (table.asked, table.question.seat) == ("main", OPPONENT)
        assert table.opponent_tokens == 2


@pytest.mark.card("pr84")
class TestFluttershyAnimalTeam:
    """pr84."""

    def test_the_next_yellow_friend_costs_less(self) -> None:
        """Played, she makes the next yellow Friend of the turn one token cheaper, and only that one."""
        first, second = plain(1, YELLOW, cost=2), plain(1, YELLOW, cost=2)
        table = Table(hand=[FLUTTERSHY_ANIMAL_TEAM, first, second], home=[plain(2, YELLOW)], tokens=6)

        table.play(FLUTTERSHY_ANIMAL_TEAM, "home")

        assert (table.price(first), table.price(second)) == (1, 1)
        table.play(first, "home")
        assert table.tokens == 2
        assert table.price(second) == 2

    @pytest.mark.must_not
    def test_other_cards_cost_what_they_cost_and_do_not_use_it_up(self) -> None:
        """A blue Friend and a yellow Resource pay in full; the yellow Friend after them does not."""
        blue, yellow = plain(1, BLUE, cost=1), plain(1, YELLOW, cost=1)
        table = Table(
            hand=[FLUTTERSHY_ANIMAL_TEAM, blue, yellow, ASSET_AT_HOME], home=[plain(2, YELLOW)], tokens=5
        )

        table.play(FLUTTERSHY_ANIMAL_TEAM, "home")

        assert (table.price(blue), table.price(ASSET_AT_HOME)) == (1, 1)
        table.play(blue, "home").play(ASSET_AT_HOME)
        assert table.price(yellow) == 0

    @pytest.mark.must_not
    def test_only_this_turn(self) -> None:
        """In your next turn a yellow Friend costs its own cost again."""
        yellow = plain(1, YELLOW, cost=2)
        table = Table(hand=[FLUTTERSHY_ANIMAL_TEAM, yellow], home=[plain(2, YELLOW)], tokens=3)

        table.play(FLUTTERSHY_ANIMAL_TEAM, "home")

        assert table.end_turn().price(yellow) == 2

    @pytest.mark.clause("glossary.caretaker")
    def test_takes_care_of_critters(self) -> None:
        """With a Critter at her Problem she has +1 power."""
        table = Table(mine=[FLUTTERSHY_ANIMAL_TEAM, BLUE_JAY_WARBLER])

        assert table.power(FLUTTERSHY_ANIMAL_TEAM) == 3


@pytest.mark.card("pr85")
class TestForestOwl:
    """pr85."""

    def test_makes_your_others_there_stronger(self) -> None:
        """Each of your other characters at its Problem has +1 power, and the sum says from where."""
        ally = plain(2)
        table = Table(mine=[FOREST_OWL_NOVICE_ASSISTANT, ally], mane_at="mine")

        assert table.why(ally) == [("printed", 2), (FOREST_OWL_NOVICE_ASSISTANT, 1)]
        assert table.power(table.mane) == 2

    @pytest.mark.must_not
    def test_nobody_else(self) -> None:
        """Not itself, not an opponent there, not someone at another Problem or at home."""
        rival, elsewhere, at_home = plain(2), plain(2), plain(2)
        table = Table(
            home=[at_home], mine=[FOREST_OWL_NOVICE_ASSISTANT], theirs=[elsewhere], opponent_mine=[rival]
        )

        assert [table.power(one) for one in (FOREST_OWL_NOVICE_ASSISTANT, rival, elsewhere, at_home)] == [
            0,
            2,
            2,
            2,
        ]

    @pytest.mark.must_not
    def test_home_is_no_problem(self) -> None:
        """At home it helps nobody."""
        ally = plain(2)
        table = Table(home=[FOREST_OWL_NOVICE_ASSISTANT, ally])

        assert table.power(ally) == 2


@pytest.mark.card("pr87")
class TestHummingway:
    """pr87."""

    def test_with_two_other_critters_you_flip_one_more(self) -> None:
        """Challenging together they make you flip two cards."""
        table = challenging(
            HUMMINGWAY_FINE_FEATHERED_FRIEND, piece(BLUE_JAY_WARBLER), piece(BLUE_JAY_WARBLER)
        )

        assert len(table.pass_().flipped()) == 2
        assert len(table.flipped(OPPONENT)) == 1

    @pytest.mark.must_not
    def test_with_one_other_critter_you_do_not(self) -> None:
        """Hummingway does not count itself, nor Friends that are no Critters."""
        table = challenging(HUMMINGWAY_FINE_FEATHERED_FRIEND, piece(BLUE_JAY_WARBLER), plain(1))

        assert len(table.pass_().flipped()) == 1

    @pytest.mark.must_not
    def test_critters_elsewhere_do_not_count(self) -> None:
        """Two of them are in play, but only one is in the faceoff."""
        table = challenging(
            HUMMINGWAY_FINE_FEATHERED_FRIEND, piece(BLUE_JAY_WARBLER), theirs=[piece(BLUE_JAY_WARBLER)]
        )

        assert len(table.pass_().flipped()) == 1

    @pytest.mark.must_not
    def test_not_in_a_problem_faceoff(self) -> None:
        """At a contested Problem three Critters flip one card."""
        pair = (piece(BLUE_JAY_WARBLER), piece(BLUE_JAY_WARBLER))
        table = contested(mine=[HUMMINGWAY_FINE_FEATHERED_FRIEND, *pair])

        assert len(table.pass_().flipped()) == 1


@pytest.mark.card("pr88")
class TestLilacLinks:
    """pr88."""

    def test_takes_five_power_from_a_friend_with_a_resource(self) -> None:
        """Exhausted, from wherever she is, she chooses a Friend in the faceoff that wears something."""
        mine, theirs = piece(plain(4), attached=(piece(WORN),)), piece(plain(6), attached=(piece(WORN),))
        table = contested(
            home=[LILAC_LINKS_SUPERSTITIOUS, piece(plain(1), attached=(piece(WORN),))],
            mine=[mine, plain(1)],
            opponent_mine=[theirs, plain(1)],
        )

        table.use(LILAC_LINKS_SUPERSTITIOUS)

        assert table.choices() == [mine, theirs]
        table.choose(theirs)
        assert table.is_exhausted(LILAC_LINKS_SUPERSTITIOUS)
        assert table.why(theirs) == [("printed", 6), (LILAC_LINKS_SUPERSTITIOUS, -5)]
        table.until("main")
        assert table.power(theirs) == 6

    @pytest.mark.must_not
    @pytest.mark.clause("512.4a")
    def test_not_in_a_troublemaker_faceoff(self) -> None:
        """The timing phrase names Problem faceoffs: she can't be used while challenging."""
        table = challenging(LILAC_LINKS_SUPERSTITIOUS, piece(plain(1), attached=(WORN,)))

        assert table.asked == "priority"
        assert table.choices() == ["pass"]

    @pytest.mark.must_not
    @pytest.mark.clause("508.1d")
    def test_not_without_a_friend_to_choose(self) -> None:
        """Choosing is part of the cost: with no Resource in the faceoff she stays ready."""
        table = contested(
            home=[LILAC_LINKS_SUPERSTITIOUS, piece(plain(1), attached=(WORN,))], mine=[plain(1)]
        )

        assert table.asked == "priority"
        assert table.choices() == ["pass"]

    @pytest.mark.must_not
    @pytest.mark.clause("503.2a")
    def test_not_when_she_is_exhausted(self) -> None:
        """Exhausting her is the other part of the cost."""
        tired = piece(LILAC_LINKS_SUPERSTITIOUS, exhausted=True)
        table = contested(home=[tired], mine=[piece(plain(1), attached=(WORN,))])

        assert table.choices() == ["pass"]


@pytest.mark.card("pr89")
class TestManeCureall:
    """pr89."""

    def test_brings_a_critter_to_the_same_problem(self) -> None:
        """Played to a Problem she may move one of your Critter Friends there."""
        at_home, elsewhere = piece(BLUE_JAY_WARBLER), piece(BLUE_JAY_WARBLER)
        table = Table(
            hand=[MANE_CUREALL_VETERAN_VET],
            home=[plain(3, YELLOW), at_home],
            mine=[piece(BLUE_JAY_WARBLER)],
            theirs=[elsewhere],
            opponent_home=[piece(BLUE_JAY_WARBLER)],
            tokens=2,
        )

        table.play(MANE_CUREALL_VETERAN_VET, "mine").choose("yes")

        assert table.choices() == [at_home, elsewhere]
        table.choose(elsewhere)
        assert table.area_of(elsewhere) == "mine"
        assert table.power(MANE_CUREALL_VETERAN_VET) == 2

    def test_may_be_declined(self) -> None:
        """Saying no moves nobody."""
        table = Table(hand=[MANE_CUREALL_VETERAN_VET], home=[plain(3, YELLOW), BLUE_JAY_WARBLER], tokens=2)

        table.play(MANE_CUREALL_VETERAN_VET, "mine").choose("no")

        assert table.area_of(BLUE_JAY_WARBLER) == "home"

    @pytest.mark.must_not
    def test_played_home_she_brings_nobody(self) -> None:
        """Home is no Problem, even with a Critter at one."""
        table = Table(
            hand=[MANE_CUREALL_VETERAN_VET], home=[plain(3, YELLOW)], mine=[BLUE_JAY_WARBLER], tokens=2
        )

        table.play(MANE_CUREALL_VETERAN_VET, "home")

        assert table.asked == "main"

    @pytest.mark.must_not
    def test_being_moved_is_not_being_played(self) -> None:
        """Moved to a Problem she brings nobody."""
        table = Table(home=[MANE_CUREALL_VETERAN_VET, BLUE_JAY_WARBLER], tokens=2)

        table.move(MANE_CUREALL_VETERAN_VET, "mine")

        assert table.asked == "main"


@pytest.mark.card("pr90")
class TestMrBeavertonBeaverteeth:
    """pr90."""

    def test_dismisses_a_resource_in_the_opponents_home(self) -> None:
        """Exhausted it dismisses a Resource there, attached to a Friend at home or not."""
        asset, worn = piece(ASSET_AT_HOME), piece(WORN)
        table = Table(
            home=[MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER, piece(ASSET_AT_HOME)],
            opponent_home=[asset, piece(plain(1), attached=(worn,))],
            opponent_mine=[piece(plain(1), attached=(piece(WORN),))],
        )

        table.use(MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER)

        assert table.is_exhausted(MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER)
        assert table.choices() == [asset, worn]
        table.choose(asset)
        assert table.zone_of(asset) == "discard-pile"
        assert table.zone_of(worn) == "play"

    @pytest.mark.must_not
    @pytest.mark.clause("503.2a")
    def test_exhausted_it_can_not_pay(self) -> None:
        """The ability is not offered."""
        tired = piece(MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER, exhausted=True)
        table = Table(home=[tired], opponent_home=[ASSET_AT_HOME])

        assert table.choices() == ["end"]

    @pytest.mark.must_not
    def test_not_at_a_problem_nor_in_your_own_home(self) -> None:
        """With no Resource in the opponent's home nothing is dismissed."""
        mine, worn = piece(ASSET_AT_HOME), piece(WORN)
        table = Table(
            home=[MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER, mine],
            opponent_mine=[piece(plain(1), attached=(worn,))],
        )

        table.use(MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER)

        assert table.asked == "main"
        assert (table.zone_of(mine), table.zone_of(worn)) == ("play", "play")


@pytest.mark.card("pr91")
class TestMrBreezy:
    """pr91."""

    def test_an_opponent_loses_a_token(self) -> None:
        """When you play him your opponent has one token less."""
        table = Table(hand=[MR_BREEZY_FAN_FAN], home=[plain(3, YELLOW)], tokens=5, opponent_tokens=2)

        table.play(MR_BREEZY_FAN_FAN, "home")

        assert (table.tokens, table.opponent_tokens) == (2, 1)
        assert table.told(kinds.LOST_TOKENS) == 1

    @pytest.mark.must_not
    def test_nobody_loses_what_they_have_not(self) -> None:
        """An opponent without tokens has none afterwards, and nothing is told."""
        table = Table(hand=[MR_BREEZY_FAN_FAN], home=[plain(3, YELLOW)], tokens=3)

        table.play(MR_BREEZY_FAN_FAN, "home")

        assert table.opponent_tokens == 0
        assert table.told(kinds.LOST_TOKENS) == 0


@pytest.mark.card("pr92")
class TestOpalescence:
    """pr92."""

    def test_shreds_a_resource_on_an_opponents_character_there(self) -> None:
        """Moved to a Problem she may dismiss a Resource on any character of the opponent at it."""
        first, second = piece(WORN), piece(WORN)
        table = Table(
            home=[OPALESCENCE_CURTAIN_SHREDDER],
            mine=[piece(plain(1), attached=(piece(WORN),))],
            opponent_mine=[piece(plain(1), attached=(first,)), piece(plain(1), attached=(second,))],
            opponent_theirs=[piece(plain(1), attached=(piece(WORN),))],
            opponent_home=[piece(ASSET_AT_HOME)],
            tokens=2,
        )

        table.move(OPALESCENCE_CURTAIN_SHREDDER, "mine")

        assert table.asked == "may"
        table.choose("yes")
        assert table.choices() == [first, second]
        table.choose(second)
        assert table.zone_of(second) == "discard-pile"
        assert table.zone_of(first) == "play"

    def test_may_be_declined(self) -> None:
        """Saying no leaves it where it is."""
        worn = piece(WORN)
        table = Table(
            home=[OPALESCENCE_CURTAIN_SHREDDER],
            opponent_mine=[piece(plain(1), attached=(worn,))],
            tokens=2,
        )

        table.move(OPALESCENCE_CURTAIN_SHREDDER, "mine").choose("no")

        assert table.zone_of(worn) == "play"

    @pytest.mark.must_not
    @pytest.mark.clause("705.2e.i")
    def test_nothing_is_asked_where_nothing_fits(self) -> None:
        """Your own Resources, and those elsewhere, are safe from her."""
        table = Table(
            home=[OPALESCENCE_CURTAIN_SHREDDER],
            mine=[piece(plain(1), attached=(WORN,))],
            opponent_theirs=[piece(plain(1), attached=(piece(WORN),))],
            tokens=2,
        )

        table.move(OPALESCENCE_CURTAIN_SHREDDER, "mine")

        assert table.asked == "main"

    @pytest.mark.must_not
    def test_being_played_is_not_being_moved(self) -> None:
        """Played to the Problem she shreds nothing."""
        table = Table(
            hand=[OPALESCENCE_CURTAIN_SHREDDER],
            opponent_mine=[piece(plain(1), attached=(WORN,))],
            tokens=2,
        )

        table.play(OPALESCENCE_CURTAIN_SHREDDER, "mine")

        assert table.asked == "main"


@pytest.mark.card("pr93")
class TestSeaSwirl:
    """pr93."""

    def test_calls_up_to_three_critters_to_her_problem(self) -> None:
        """Exhausted at a Problem she moves as many of your Critter Friends there as you like, up to three."""
        critters = [piece(BLUE_JAY_WARBLER) for _ in range(4)]
        table = Table(
            home=[*critters[:3], plain(1)],
            mine=[SEA_SWIRL_PORPOISEFUL, piece(BLUE_JAY_WARBLER)],
            theirs=[critters[3]],
            opponent_home=[piece(BLUE_JAY_WARBLER)],
        )

        table.use(SEA_SWIRL_PORPOISEFUL)

        assert table.is_exhausted(SEA_SWIRL_PORPOISEFUL)
        assert table.choices() == [*critters, "done"]
        table.choose(critters[3], critters[0], critters[1])
        assert [table.area_of(one) for one in critters] == ["mine", "mine", "home", "mine"]
        assert table.asked == "main"

    def test_fewer_may_come(self) -> None:
        """After one of them you may say that it is enough."""
        first, second = piece(BLUE_JAY_WARBLER), piece(BLUE_JAY_WARBLER)
        table = Table(home=[first, second], theirs=[SEA_SWIRL_PORPOISEFUL])

        table.use(SEA_SWIRL_PORPOISEFUL).choose(second, "done")

        assert (table.area_of(first), table.area_of(second)) == ("home", "theirs")

    @pytest.mark.must_not
    @pytest.mark.clause("508.1d")
    def test_not_at_home(self) -> None:
        """At home she can't pay: it takes her being at a Problem."""
        table = Table(home=[SEA_SWIRL_PORPOISEFUL], mine=[BLUE_JAY_WARBLER])

        refusal = table.why_not_use(SEA_SWIRL_PORPOISEFUL)

        assert table.choices() == ["end"]
        assert refusal is not None
        assert refusal.clause == "508.1d"

    @pytest.mark.must_not
    @pytest.mark.clause("503.2a")
    def test_not_twice(self) -> None:
        """Exhausted she can't call again."""
        table = Table(home=[BLUE_JAY_WARBLER], mine=[SEA_SWIRL_PORPOISEFUL])

        table.use(SEA_SWIRL_PORPOISEFUL).choose("done")

        assert table.choices() == ["end"]


@pytest.mark.card("pr94")
class TestWinona:
    """pr94."""

    @pytest.mark.clause("505.1d")
    def test_looks_at_a_covered_troublemaker_at_her_problem(self) -> None:
        """Exhausted she lets you see it; it stays face down, and its owner learns nothing new."""
        first, second = covered(), covered()
        table = Table(
            mine=[WINONA_ON_THE_SCENT],
            opponent_mine=[first, second, plain_troublemaker()],
            opponent_theirs=[covered()],
        )

        table.use(WINONA_ON_THE_SCENT)

        assert table.is_exhausted(WINONA_ON_THE_SCENT)
        assert table.choices() == [first, second]
        table.choose(second)
        assert (table.knows(first), table.knows(second)) == (False, True)
        assert table.is_face_down(second)

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """From home, or from elsewhere, she smells nothing."""
        hidden = covered()
        table = Table(theirs=[WINONA_ON_THE_SCENT], opponent_mine=[hidden])

        table.use(WINONA_ON_THE_SCENT)

        assert table.asked == "main"
        assert not table.knows(hidden)

    @pytest.mark.must_not
    @pytest.mark.clause("503.2a")
    def test_exhausted_she_can_not_pay(self) -> None:
        """The ability is not offered."""
        table = Table(mine=[piece(WINONA_ON_THE_SCENT, exhausted=True)], opponent_mine=[covered()])

        assert table.choices() == ["end"]


@pytest.mark.card("pr207")
class TestPhilomena:
    """pr207."""

    def test_makes_critters_of_your_friends_there_in_the_score_phase(self) -> None:
        """Your other Friends at her Problem have the trait as well as their own."""
        ally = plain(1, traits=(UNICORN,))
        table = Table(
            phase=SCORE_PHASE,
            mine=[PHILOMENA_BIRD_OF_A_FEATHER, ally],
            theirs=[plain(1)],
            opponent_problem=open_problem(),
        )

        assert table.asked == "confront-order"
        assert traits_of(table.game, table.id(ally)) == (UNICORN, CRITTER)

    def test_in_the_opponents_score_phase_too(self) -> None:
        """Any Score Phase will do."""
        ally = plain(1)
        table = Table(
            phase=SCORE_PHASE,
            opponents_turn=True,
            mine=[PHILOMENA_BIRD_OF_A_FEATHER, ally],
            opponent_mine=[plain(1)],
            opponent_theirs=[plain(1)],
            opponent_problem=open_problem(),
        )

        assert (table.asked, table.question.seat) == ("confront-order", OPPONENT)
        assert traits_of(table.game, table.id(ally)) == (CRITTER,)

    @pytest.mark.must_not
    def test_not_in_the_main_phase(self) -> None:
        """At other times they are what they are."""
        ally = plain(1)
        table = Table(mine=[PHILOMENA_BIRD_OF_A_FEATHER, ally])

        assert table.asked == "main"
        assert traits_of(table.game, table.id(ally)) == ()

    @pytest.mark.must_not
    def test_nobody_else(self) -> None:
        """Not a Mane Character, an opponent's Friend, or one elsewhere; and at home she changes nobody."""
        elsewhere, rival, at_home, ally = plain(1), plain(1), plain(1), plain(1)
        table = Table(
            phase=SCORE_PHASE,
            mane_at="mine",
            home=[piece(PHILOMENA_BIRD_OF_A_FEATHER), at_home],
            mine=[PHILOMENA_BIRD_OF_A_FEATHER, ally],
            theirs=[elsewhere],
            opponent_mine=[rival],
        )

        others = (table.mane, elsewhere, rival, at_home)
        assert [traits_of(table.game, table.id(one)) for one in others] == [(PEGASUS,), (), (), ()]


@pytest.mark.card("pr208")
class TestPrincessCelestia:
    """pr208."""

    def test_makes_your_other_yellow_characters_there_stronger(self) -> None:
        """Each of them has +1 power, and the sum says from where."""
        ally = plain(2, YELLOW)
        table = Table(mine=[PRINCESS_CELESTIA_RAY_OF_SUNSHINE, ally])

        assert table.why(ally) == [("printed", 2), (PRINCESS_CELESTIA_RAY_OF_SUNSHINE, 1)]

    @pytest.mark.must_not
    def test_nobody_else(self) -> None:
        """Not herself, not other colours, not an opponent, not at another Problem."""
        blue, rival, elsewhere = plain(2, BLUE), plain(2, YELLOW), plain(2, YELLOW)
        table = Table(
            mine=[PRINCESS_CELESTIA_RAY_OF_SUNSHINE, blue], theirs=[elsewhere], opponent_mine=[rival]
        )

        powers = [table.power(one) for one in (blue, rival, elsewhere, PRINCESS_CELESTIA_RAY_OF_SUNSHINE)]
        assert powers == [2, 2, 2, 3]

    @pytest.mark.must_not
    def test_not_at_home(self) -> None:
        """At home she helps nobody."""
        ally = plain(2, YELLOW)
        table = Table(home=[PRINCESS_CELESTIA_RAY_OF_SUNSHINE, ally])

        assert table.power(ally) == 2

    @pytest.mark.clause("glossary.swift")
    def test_is_swift(self) -> None:
        """She moves for one token."""
        table = Table(home=[PRINCESS_CELESTIA_RAY_OF_SUNSHINE], tokens=1)

        table.move(PRINCESS_CELESTIA_RAY_OF_SUNSHINE, "mine")

        assert table.tokens == 0

    @pytest.mark.clause("glossary.studious")
    def test_is_studious(self) -> None:
        """A faceoff won with her gives you a token."""
        table = contested(mine=[PRINCESS_CELESTIA_RAY_OF_SUNSHINE]).until("main")

        assert table.told(kinds.FACEOFF_WON) == 1
        assert table.tokens == 1


@pytest.mark.card("pr211")
class TestFluttershyMonsterTamer:
    """pr211."""

    def tamed(self, trouble: Card | Piece, **more: Any) -> Table:
        """Play her to your Problem and banish the opponent's Troublemaker there."""
        table = Table(
            hand=[FLUTTERSHY_MONSTER_TAMER],
            home=[plain(4, YELLOW)],
            opponent_mine=[trouble],
            tokens=8,
            **more,
        )
        table.play(FLUTTERSHY_MONSTER_TAMER, "mine")
        assert table.asked == "may"
        return table.choose("yes")

    def test_banishes_a_troublemaker_there(self) -> None:
        """Played to a Problem she may banish a face-up Troublemaker at it, whoever controls it."""
        mine, theirs = plain_troublemaker(), plain_troublemaker()
        table = Table(
            hand=[FLUTTERSHY_MONSTER_TAMER],
            home=[plain(4, YELLOW)],
            mine=[mine],
            opponent_mine=[theirs, covered()],
            opponent_theirs=[plain_troublemaker()],
            tokens=4,
        )

        table.play(FLUTTERSHY_MONSTER_TAMER, "mine").choose("yes")

        assert table.choices() == [mine, theirs]
        table.choose(theirs)
        assert table.banished(OPPONENT) == [theirs]

    @pytest.mark.clause("410.6a", "708.4")
    def test_it_comes_back_uncovered_as_she_moves_away(self) -> None:
        """You choose the Problem; it is its owner's again, face up."""
        trouble = plain_troublemaker()
        table = self.tamed(trouble)

        table.move(FLUTTERSHY_MONSTER_TAMER, "home")

        assert (table.asked, table.question.seat) == ("where", YOU)
        assert table.choices() == ["mine", "theirs"]
        table.choose("theirs")
        assert table.area_of(trouble) == "theirs"
        assert not table.is_face_down(trouble)
        assert table.state.controller[table.id(trouble)] == OPPONENT
        assert table.told(kinds.UNCOVERED) == 1

    @pytest.mark.parametrize(
        "away",
        [
            Dismiss(each(yours(FRIEND))),
            Banish(each(yours(FRIEND))),
            Send(choose(yours(FRIEND, WithTrait(PEGASUS))), HOME),
        ],
    )
    def test_it_comes_back_however_she_leaves(self, away: Effect) -> None:
        """Dismissed, banished or sent home she has left the Problem."""
        trouble = plain_troublemaker()
        storm = plain(1, abilities=(main_phase(away),))
        table = self.tamed(trouble, mine=[storm])

        table.use(storm).choose("mine")

        assert table.area_of(trouble) == "mine"
        assert not table.is_face_down(trouble)

    @pytest.mark.must_not
    def test_it_comes_back_only_once(self) -> None:
        """Moving on she leaves other places, and nothing more comes."""
        trouble = plain_troublemaker()
        table = self.tamed(trouble)

        table.move(FLUTTERSHY_MONSTER_TAMER, "home").choose("mine")
        table.move(FLUTTERSHY_MONSTER_TAMER, "theirs")

        assert table.asked == "main"
        assert table.area_of(trouble) == "mine"

    @pytest.mark.must_not
    def test_others_may_leave(self) -> None:
        """Only her own leaving lets it out."""
        trouble, ally = plain_troublemaker(), plain(1)
        table = self.tamed(trouble, mine=[ally])

        table.move(ally, "home")

        assert table.banished(OPPONENT) == [trouble]

    @pytest.mark.must_not
    @pytest.mark.clause("505.3")
    def test_frightened_she_is_a_different_card(self) -> None:
        """Face down she does not leave; rallied and moved she is another card, which has banished nothing."""
        trouble = plain_troublemaker()
        boo = plain(1, abilities=(main_phase(Frighten(each(yours(FRIEND, Another())))),))
        table = self.tamed(trouble, mine=[boo])

        table.use(boo).rally(FLUTTERSHY_MONSTER_TAMER).move(FLUTTERSHY_MONSTER_TAMER, "home")

        assert table.area_of(FLUTTERSHY_MONSTER_TAMER) == "home"
        assert table.banished(OPPONENT) == [trouble]

    @pytest.mark.must_not
    def test_declined_or_played_home_she_banishes_nothing(self) -> None:
        """It is up to you, and home is no Problem."""
        trouble = plain_troublemaker()
        hand, home = [FLUTTERSHY_MONSTER_TAMER], [plain(4, YELLOW)]
        declined = Table(hand=hand, home=home, opponent_mine=[trouble], tokens=6)
        at_home = Table(hand=hand, home=home, opponent_mine=[trouble], tokens=6)

        declined.play(FLUTTERSHY_MONSTER_TAMER, "mine").choose("no").move(FLUTTERSHY_MONSTER_TAMER, "home")
        at_home.play(FLUTTERSHY_MONSTER_TAMER, "home")

        assert (declined.asked, declined.area_of(trouble)) == ("main", "mine")
        assert (at_home.asked, at_home.area_of(trouble)) == ("main", "mine")

"""The Troublemakers of Premiere."""

import pytest

from everfree.ccg.cards.premiere.resources_attached import FIGHTING_FOR_FRIENDSHIP
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS, THE_PONYVILLE_EXPRESS
from everfree.ccg.cards.premiere.resources_main_phase import LEAD_PONY_BADGE
from everfree.ccg.cards.premiere.troublemakers import (
    AHUIZOTL_THE_TROUBLEMAKER,
    BROWN_PARASPRITE,
    FLAM,
    FLIM,
    NIGHTMARE_MOON,
    PARASPRITE_SWARM,
    PURPLE_PARASPRITE,
    TIMBERWOLF,
    WILD_MANTICORE,
    YELLOW_PARASPRITE,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    END_OF_TURN,
    PURPLE,
    TROUBLEMAKER,
    Card,
    Give,
    Power,
    cards,
    each,
    main_phase,
)
from everfree.ccg.vocab import READY_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("pr152")
class TestAhuizotl:
    """pr152."""

    def test_each_player_moves_a_character_home_from_there(self) -> None:
        """As your Troublemaker Phase ends you choose one of yours at its Problem, a Mane Character too."""
        ally, other = plain(1), plain(2)
        table = Table(
            mane_at="mine",
            mine=[ally, other],
            theirs=[plain(1)],
            opponent_mine=[AHUIZOTL_THE_TROUBLEMAKER, plain(1)],
            phase=TROUBLEMAKER_PHASE,
        )

        table.until("choose")
        assert (table.question.seat, table.choices()) == (YOU, [table.mane, ally, other])
        assert table.state.phase == TROUBLEMAKER_PHASE
        table.choose(other)

        assert [table.area_of(card) for card in (ally, other)] == ["mine", "home"]
        assert (table.asked, table.told(kinds.MOVED)) == ("main", 1)

    def test_its_controller_does_so_too(self) -> None:
        """In the phase of the player who controls it that player moves one."""
        ally, rival = plain(1), plain(1)
        table = Table(mine=[AHUIZOTL_THE_TROUBLEMAKER, ally], opponent_mine=[rival], phase=TROUBLEMAKER_PHASE)

        table.until("main")

        assert (table.area_of(ally), table.area_of(rival)) == ("home", "mine")

    def test_comes_after_the_challenge(self) -> None:
        """Who challenges it loses nobody to it before, and nobody at all once it is defeated."""
        hero, friend = plain(6), plain(1)
        table = Table(
            mine=[hero, friend], opponent_mine=[AHUIZOTL_THE_TROUBLEMAKER], phase=TROUBLEMAKER_PHASE
        )

        table.choose(AHUIZOTL_THE_TROUBLEMAKER)

        assert (table.score, table.asked) == (2, "main")
        assert [table.area_of(card) for card in (hero, friend)] == ["mine", "mine"]

    def test_is_a_villain(self) -> None:
        """Uncovered it frightens the Friends at its Problem, and nobody elsewhere."""
        beast = piece(AHUIZOTL_THE_TROUBLEMAKER, face_down=True)
        near, far = plain(1), plain(1)
        table = Table(mine=[beast], theirs=[far], opponent_mine=[near], phase=TROUBLEMAKER_PHASE)

        table.until("main")

        assert [table.is_face_down(card) for card in (near, far)] == [True, False]

    @pytest.mark.must_not
    def test_characters_elsewhere_stay(self) -> None:
        """With nobody of yours at its Problem nobody moves; covered, it does nothing (505.1a)."""
        far, near = plain(1), plain(1)
        table = Table(theirs=[far], opponent_mine=[AHUIZOTL_THE_TROUBLEMAKER], phase=TROUBLEMAKER_PHASE)
        covered = Table(
            mine=[near],
            opponent_mine=[piece(AHUIZOTL_THE_TROUBLEMAKER, face_down=True)],
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.until("main").area_of(far) == "theirs"
        assert covered.until("main").area_of(near) == "mine"


@pytest.mark.card("pr153")
class TestBrownParasprite:
    """pr153."""

    def test_the_opponent_loses_the_top_card(self) -> None:
        """At the start of their Troublemaker Phase the top card of their deck goes to their discard pile."""
        top, second = plain(1), plain(2)
        table = Table(
            mine=[BROWN_PARASPRITE],
            opponent_deck=[top, second],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.asked == "main"
        assert (table.zone_of(top), table.deck(OPPONENT)) == ("discard-pile", [second])

    def test_strikes_before_the_challenge(self) -> None:
        """The card is gone when the opponent is asked whom to challenge, and can't be flipped."""
        top = plain(1)
        table = Table(
            mine=[BROWN_PARASPRITE],
            opponent_mine=[plain(1)],
            opponent_deck=[top],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.asked == "challenge"
        assert table.zone_of(top) == "discard-pile"

    @pytest.mark.must_not
    def test_rests_on_your_own_turn(self) -> None:
        """In your own Troublemaker Phase no deck loses a card, and with an empty deck nothing happens."""
        mine, theirs = plain(1), plain(1)
        table = Table(mine=[BROWN_PARASPRITE], deck=[mine], opponent_deck=[theirs], phase=TROUBLEMAKER_PHASE)
        empty = Table(
            mine=[BROWN_PARASPRITE], opponent_deck=[], opponents_turn=True, phase=TROUBLEMAKER_PHASE
        )

        assert [table.zone_of(card) for card in (mine, theirs)] == ["draw-deck", "draw-deck"]
        assert empty.told(kinds.PUT_INTO_DISCARD_PILE) == 0


@pytest.mark.card("pr154")
class TestFlam:
    """pr154."""

    def test_the_opponent_chooses_a_character_of_their_own_there(self) -> None:
        """At the start of their Troublemaker Phase they exhaust one of theirs at its Problem."""
        one, two = plain(1), plain(2)
        table = Table(
            mine=[FLAM],
            opponent_mine=[one, two],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert (table.asked, table.question.seat) == ("choose", OPPONENT)
        assert table.choices() == [one, two]
        table.choose(two)

        assert [table.is_exhausted(card) for card in (one, two)] == [False, True]

    @pytest.mark.must_not
    def test_leaves_characters_elsewhere_and_yours_alone(self) -> None:
        """A lone character there is exhausted unasked; who is at home, elsewhere or yours is not."""
        lone, far, home, ally = plain(1), plain(1), plain(1), plain(1)
        table = Table(
            mine=[FLAM, ally],
            opponent_mine=[lone],
            opponent_theirs=[far],
            opponent_home=[home],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.until("main")

        assert [table.is_exhausted(card) for card in (lone, far, home, ally)] == [True, False, False, False]

    @pytest.mark.must_not
    def test_rests_on_your_own_turn(self) -> None:
        """In your own Troublemaker Phase nobody exhausts anything."""
        rival, ally = plain(1), plain(1)
        table = Table(mine=[FLAM, ally], opponent_mine=[rival], phase=TROUBLEMAKER_PHASE)

        assert table.asked == "main"
        assert [table.is_exhausted(card) for card in (rival, ally)] == [False, False]


@pytest.mark.card("pr155")
class TestFlim:
    """pr155."""

    def test_the_opponent_chooses_a_resource_of_their_own(self) -> None:
        """At the start of their Troublemaker Phase they exhaust one of theirs, none of yours."""
        table = Table(
            home=[THE_PONYVILLE_EXPRESS],
            mine=[FLIM],
            opponent_home=[LEAD_PONY_BADGE, plain(1), FOAL_FREE_PRESS],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert (table.asked, table.question.seat) == ("choose", OPPONENT)
        assert table.state.phase == TROUBLEMAKER_PHASE
        assert table.choices() == [LEAD_PONY_BADGE, FOAL_FREE_PRESS]
        table.choose(FOAL_FREE_PRESS)

        assert table.is_exhausted(FOAL_FREE_PRESS)
        assert not table.is_exhausted(LEAD_PONY_BADGE)

    def test_comes_after_the_cards_were_readied(self) -> None:
        """A Resource that is readied this turn is exhausted again before the Main Phase."""
        badge = piece(LEAD_PONY_BADGE, exhausted=True)
        table = Table(mine=[FLIM], opponent_home=[badge], opponents_turn=True, phase=READY_PHASE)

        assert table.asked == "main"
        assert table.told(kinds.READIED) == 1
        assert table.is_exhausted(badge)

    def test_asks_nothing_of_a_player_without_resources(self) -> None:
        """Nothing to choose, nothing happens."""
        table = Table(
            home=[LEAD_PONY_BADGE],
            mine=[FLIM],
            opponent_home=[plain(1)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.asked == "main"
        assert not table.is_exhausted(LEAD_PONY_BADGE)

    def test_a_second_one_takes_another_resource(self) -> None:
        """What is exhausted can't be exhausted again, so it can't be chosen (503.2a, 705.2e.i)."""
        table = Table(
            mine=[FLIM],
            theirs=[piece(FLIM)],
            opponent_home=[LEAD_PONY_BADGE, FOAL_FREE_PRESS],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.until("choose").choose(LEAD_PONY_BADGE)

        assert table.asked == "main"
        assert table.is_exhausted(LEAD_PONY_BADGE)
        assert table.is_exhausted(FOAL_FREE_PRESS)

    @pytest.mark.must_not
    def test_rests_on_your_own_turn(self) -> None:
        """In your own Troublemaker Phase nobody exhausts anything."""
        table = Table(
            home=[LEAD_PONY_BADGE], mine=[FLIM], opponent_home=[FOAL_FREE_PRESS], phase=TROUBLEMAKER_PHASE
        )

        assert table.asked == "main"
        assert not table.is_exhausted(LEAD_PONY_BADGE)
        assert not table.is_exhausted(FOAL_FREE_PRESS)

    @pytest.mark.must_not
    def test_does_nothing_face_down(self) -> None:
        """A covered Troublemaker has no abilities (505.1a)."""
        table = Table(
            mine=[piece(FLIM, face_down=True)],
            opponent_home=[LEAD_PONY_BADGE],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.asked == "main"
        assert not table.is_exhausted(LEAD_PONY_BADGE)


@pytest.mark.card("pr156")
class TestParaspriteSwarm:
    """pr156."""

    def test_grows_in_each_troublemaker_phase_of_the_opponent(self) -> None:
        """It gets one power at a time, and keeps it from turn to turn."""
        table = Table(mine=[PARASPRITE_SWARM], opponents_turn=True, phase=TROUBLEMAKER_PHASE)

        assert table.asked == "main"
        assert table.why(PARASPRITE_SWARM) == [("printed", 4), (PARASPRITE_SWARM, +1)]
        table.end_turn()
        assert table.power(PARASPRITE_SWARM) == 5
        table.end_turn()
        assert table.power(PARASPRITE_SWARM) == 6

    def test_with_eight_power_it_frightens_everyone_there_and_goes(self) -> None:
        """The opponent's Friends at its Problem are frightened; yours and those elsewhere are not."""
        swarm = piece(PARASPRITE_SWARM, counters=("+1 power",) * 3)
        near, far, ally = [plain(1), plain(2)], plain(1), plain(1)
        table = Table(
            mine=[swarm, ally],
            opponent_mane_at="mine",
            opponent_mine=near,
            opponent_theirs=[far],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert [table.is_face_down(card) for card in (*near, far, ally)] == [True, True, False, False]
        assert (table.zone_of(swarm), table.asked) == ("discard-pile", "main")
        assert not table.is_face_down(table.opponent_mane)

    def test_however_it_comes_to_eight(self) -> None:
        """Power it gets for a while counts: on your own turn it strikes as it has eight."""
        horn = plain(
            abilities=(main_phase(Give((Power(+4),), each(cards(TROUBLEMAKER)), END_OF_TURN)),),
        )
        rival = plain(1)
        table = Table(home=[horn], mine=[PARASPRITE_SWARM], opponent_mine=[rival])

        table.use(horn)

        assert (table.is_face_down(rival), table.zone_of(PARASPRITE_SWARM)) == (True, "discard-pile")

    @pytest.mark.must_not
    @pytest.mark.parametrize(("more", "power"), [(3, 7), (5, 9)])
    def test_nothing_happens_with_less_or_more(self, more: int, power: int) -> None:
        """With seven power it waits, and with nine, which it gets in one step, it has not eight."""
        horn = plain(abilities=(main_phase(Give((Power(more),), each(cards(TROUBLEMAKER)), END_OF_TURN)),))
        swarm, rival = piece(PARASPRITE_SWARM), plain(1)
        table = Table(home=[horn], mine=[swarm], opponent_mine=[rival])
        table.use(horn)

        assert (table.power(swarm), table.is_face_down(rival)) == (power, False)

    @pytest.mark.must_not
    def test_rests_on_your_own_turn_and_face_down(self) -> None:
        """It grows neither in your Troublemaker Phase nor while it is covered (505.1a)."""
        mine = Table(mine=[PARASPRITE_SWARM], phase=TROUBLEMAKER_PHASE)
        swarm = piece(PARASPRITE_SWARM, face_down=True)
        covered = Table(mine=[swarm], opponents_turn=True, phase=TROUBLEMAKER_PHASE)

        assert mine.power(PARASPRITE_SWARM) == 4
        assert covered.end_turn().until("main").power(swarm) == 4


@pytest.mark.card("pr157")
class TestPurpleParasprite:
    """pr157."""

    def test_the_opponent_chooses_a_character_of_their_own(self) -> None:
        """At the start of their Troublemaker Phase they exhaust one of theirs, wherever it is."""
        one, two = plain(1), plain(1)
        table = Table(
            home=[plain(1)],
            theirs=[PURPLE_PARASPRITE],
            opponent_home=[one, LEAD_PONY_BADGE],
            opponent_mine=[two],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert (table.asked, table.question.seat) == ("choose", OPPONENT)
        assert table.choices() == [table.opponent_mane, one, two]
        table.choose(two)

        assert [table.is_exhausted(card) for card in (table.opponent_mane, one, two)] == [False, False, True]

    def test_takes_the_mane_character_where_there_is_nobody_else(self) -> None:
        """A lone Mane Character is exhausted without a question."""
        table = Table(mine=[PURPLE_PARASPRITE], opponents_turn=True, phase=TROUBLEMAKER_PHASE)

        assert table.asked == "main"
        assert table.is_exhausted(table.opponent_mane)
        assert not table.is_exhausted(table.mane)

    def test_strikes_before_the_challenge(self) -> None:
        """The character exhausted adds nothing in a challenge of the same phase."""
        hero = plain(5)
        table = Table(
            mine=[PURPLE_PARASPRITE],
            opponent_mine=[hero],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(hero).choose(PURPLE_PARASPRITE)

        assert table.opponent_score == 0
        assert table.area_of(hero) == "their home"

    @pytest.mark.must_not
    def test_a_frightened_friend_is_no_way_out(self) -> None:
        """Frightened cards can't exhaust, so they can't be chosen to (504.2a, 705.2e.i)."""
        hiding, other = piece(plain(1), frightened=True), plain(1)
        table = Table(
            mine=[PURPLE_PARASPRITE],
            opponent_home=[hiding, other],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.choices() == [table.opponent_mane, other]

    def test_a_second_one_takes_another_character(self) -> None:
        """What is exhausted can't be exhausted again, so it can't be chosen (503.2a, 705.2e.i)."""
        other = plain(1)
        table = Table(
            mine=[PURPLE_PARASPRITE],
            theirs=[piece(PURPLE_PARASPRITE)],
            opponent_home=[other],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.until("choose").choose(other)

        assert table.asked == "main"
        assert table.is_exhausted(other)
        assert table.is_exhausted(table.opponent_mane)

    @pytest.mark.must_not
    def test_rests_on_your_own_turn(self) -> None:
        """In your own Troublemaker Phase nobody exhausts anything."""
        table = Table(mine=[PURPLE_PARASPRITE], phase=TROUBLEMAKER_PHASE)

        assert table.asked == "main"
        assert not table.is_exhausted(table.mane)
        assert not table.is_exhausted(table.opponent_mane)


@pytest.mark.card("pr158")
class TestTimberwolf:
    """pr158."""

    def test_stays_if_its_owner_pays(self) -> None:
        """Uncovered, it asks for two tokens; paid, it stays face up."""
        wolf = piece(TIMBERWOLF, face_down=True)
        table = Table(mine=[wolf], tokens=2, phase=TROUBLEMAKER_PHASE)

        assert (table.asked, table.question.seat) == ("pay-or", YOU)
        assert table.choices() == ["yes", "no"]
        table.choose("yes")

        assert (table.tokens, table.zone_of(wolf)) == (0, "play")
        assert not table.is_face_down(wolf)

    def test_goes_if_its_owner_does_not_pay(self) -> None:
        """Declined, it is dismissed and the tokens stay."""
        wolf = piece(TIMBERWOLF, face_down=True)
        table = Table(mine=[wolf], tokens=2, phase=TROUBLEMAKER_PHASE)

        table.choose("no")

        assert (table.tokens, table.zone_of(wolf)) == (2, "discard-pile")

    def test_goes_if_its_owner_can_not_pay(self) -> None:
        """One token is not enough to be asked (508.1d)."""
        wolf = piece(TIMBERWOLF, face_down=True)
        table = Table(mine=[wolf], tokens=1, opponent_tokens=5, phase=TROUBLEMAKER_PHASE)

        assert table.asked == "main"
        assert (table.tokens, table.zone_of(wolf)) == (1, "discard-pile")

    @pytest.mark.must_not
    def test_asks_only_as_it_is_uncovered(self) -> None:
        """Face up already, or beside another that is uncovered, it asks for nothing."""
        table = Table(
            mine=[TIMBERWOLF],
            theirs=[piece(plain_troublemaker(), face_down=True)],
            tokens=2,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.asked == "main"
        assert (table.tokens, table.zone_of(TIMBERWOLF)) == (2, "play")

    def test_raises_the_price_of_friends_at_its_problem(self) -> None:
        """Its opponent pays two more there and the printed cost anywhere else."""
        friend = plain(cost=1)
        table = Table(hand=[friend], opponent_mine=[TIMBERWOLF], tokens=3)

        assert [table.price(friend, place) for place in ("home", "mine", "theirs")] == [1, 3, 1]
        table.play(friend)

        assert table.choices() == ["home", "mine", "theirs"]
        assert table.choose("mine").tokens == 0

    @pytest.mark.must_not
    def test_keeps_out_who_can_not_pay(self) -> None:
        """With two tokens a Friend of cost one can go anywhere but there."""
        friend = plain(cost=1)
        table = Table(hand=[friend], opponent_mine=[TIMBERWOLF], tokens=2)

        assert table.play(friend).choices() == ["home", "theirs"]

    @pytest.mark.must_not
    def test_its_controller_pays_the_printed_cost(self) -> None:
        """Your own Timberwolf is no hindrance to you."""
        friend = plain(cost=1)
        table = Table(hand=[friend], mine=[TIMBERWOLF], tokens=1)

        assert table.price(friend, "mine") == 1
        assert table.play(friend).choices() == ["home", "mine", "theirs"]

    @pytest.mark.must_not
    def test_only_friends_cost_more(self) -> None:
        """A Resource on that Problem and a Troublemaker there cost what they always do."""
        imp = plain_troublemaker()
        table = Table(
            hand=[FIGHTING_FOR_FRIENDSHIP, imp],
            home=[plain(2, PURPLE)],
            opponent_mine=[TIMBERWOLF],
            tokens=3,
        )

        table.play(FIGHTING_FOR_FRIENDSHIP, table.problem)
        assert table.tokens == 1
        assert table.play(imp, "mine").tokens == 0

    def test_moving_there_costs_the_same(self) -> None:
        """Only playing is dearer, not moving."""
        friend = plain(1)
        table = Table(home=[friend], opponent_mine=[TIMBERWOLF], tokens=2)

        assert table.move_price(friend) == 2
        assert table.move(friend, "mine").area_of(friend) == "mine"

    @pytest.mark.must_not
    def test_is_harmless_face_down(self) -> None:
        """A covered Troublemaker has no abilities (505.1a)."""
        friend = plain(cost=1)
        table = Table(hand=[friend], opponent_mine=[piece(TIMBERWOLF, face_down=True)], tokens=1)

        assert table.price(friend, "mine") == 1


@pytest.mark.card("pr159")
class TestWildManticore:
    """pr159."""

    def test_its_controller_flips_one_more(self) -> None:
        """Challenged, it adds two flips to its power, and the challenger has one."""
        flips = [plain(2), plain(3)]
        table = Table(
            hand=[plain()],
            mine=[plain(5)],
            opponent_mine=[WILD_MANTICORE],
            opponent_deck=flips,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(WILD_MANTICORE).pass_()

        assert (len(table.flipped()), table.flipped(OPPONENT)) == (1, flips)
        assert (table.total(), table.total(OPPONENT)) == (6, 9)

    @pytest.mark.must_not
    def test_not_in_faceoffs_without_it(self) -> None:
        """Where another Troublemaker is challenged its controller flips one card."""
        imp = plain_troublemaker(1)
        table = Table(
            hand=[plain()],
            theirs=[plain(5)],
            opponent_mine=[WILD_MANTICORE],
            opponent_theirs=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp).pass_()

        assert (len(table.flipped()), len(table.flipped(OPPONENT))) == (1, 1)


@pytest.mark.card("pr160")
class TestYellowParasprite:
    """pr160."""

    @pytest.mark.parametrize("seed", [1, 2, 3])
    def test_the_opponent_discards_a_card_at_random(self, seed: int) -> None:
        """At the start of their Troublemaker Phase they lose one card of their hand, unasked."""
        cards = [plain(1), plain(2), plain(3), plain(4)]
        table = Table(
            hand=[plain(1)],
            mine=[YELLOW_PARASPRITE],
            opponent_hand=cards,
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
            seed=seed,
        )

        assert table.asked == "main"
        assert len(table.hand(OPPONENT)) == 3
        assert [table.zone_of(card) for card in cards].count("discard-pile") == 1
        assert len(table.hand()) == 1

    def test_strikes_before_the_challenge(self) -> None:
        """The card is gone when the opponent is asked whom to challenge."""
        table = Table(
            mine=[YELLOW_PARASPRITE],
            opponent_hand=[plain(1)],
            opponent_mine=[plain(1)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.choices() == [YELLOW_PARASPRITE, "done"]
        assert table.hand(OPPONENT) == []

    def test_chance_picks_every_card(self) -> None:
        """Over many games each card of the hand is the one that goes."""
        gone: set[int] = set()
        for seed in range(40):
            cards = [plain(1), plain(2), plain(3)]
            table = Table(
                mine=[YELLOW_PARASPRITE],
                opponent_hand=cards,
                opponents_turn=True,
                phase=TROUBLEMAKER_PHASE,
                seed=seed,
            )
            gone |= {place for place, card in enumerate(cards) if table.zone_of(card) == "discard-pile"}

        assert gone == {0, 1, 2}

    def test_an_empty_hand_loses_nothing(self) -> None:
        """Nothing to discard, nothing happens."""
        table = Table(
            hand=[plain(1)], mine=[YELLOW_PARASPRITE], opponents_turn=True, phase=TROUBLEMAKER_PHASE
        )

        assert table.asked == "main"
        assert len(table.hand()) == 1

    @pytest.mark.must_not
    def test_rests_on_your_own_turn(self) -> None:
        """In your own Troublemaker Phase nobody discards."""
        table = Table(
            hand=[plain(1)],
            mine=[YELLOW_PARASPRITE],
            opponent_hand=[plain(1)],
            phase=TROUBLEMAKER_PHASE,
        )

        assert (len(table.hand()), len(table.hand(OPPONENT))) == (1, 1)


@pytest.mark.card("pr210")
class TestNightmareMoon:
    """pr210."""

    def test_uncovered_she_takes_all_hands_and_gives_three_cards(self) -> None:
        """All players discard everything they hold, then draw three cards."""
        moon = piece(NIGHTMARE_MOON, face_down=True)
        mine, theirs = [plain(1), plain(1)], [plain(1) for _ in range(5)]
        fresh = [plain(1) for _ in range(3)]
        table = Table(hand=mine, deck=fresh, mine=[moon], opponent_hand=theirs, phase=TROUBLEMAKER_PHASE)

        table.until("main")

        assert [table.zone_of(card) for card in (*mine, *theirs)] == ["discard-pile"] * 7
        assert (table.hand(), len(table.hand(OPPONENT))) == (fresh, 3)

    @pytest.mark.parametrize("opponents_turn", [False, True])
    def test_whose_phase_it_is_discards_a_random_card(self, opponents_turn: bool) -> None:
        """At the start of each player's Troublemaker Phase that player loses a card, and nobody else."""
        table = Table(
            hand=[plain(1), plain(2)],
            mine=[NIGHTMARE_MOON],
            opponent_hand=[plain(1), plain(2)],
            opponents_turn=opponents_turn,
            phase=TROUBLEMAKER_PHASE,
        )

        table.until("main")

        held = (len(table.hand()), len(table.hand(OPPONENT)))
        assert held == ((2, 1) if opponents_turn else (1, 2))

    def test_is_a_villain(self) -> None:
        """Uncovered she frightens the Friends at her Problem, whosever they are, and nobody elsewhere."""
        moon = piece(NIGHTMARE_MOON, face_down=True)
        near, far = [plain(1), plain(1)], plain(1)
        table = Table(mine=[moon, near[0]], theirs=[far], opponent_mine=[near[1]], phase=TROUBLEMAKER_PHASE)

        table.until("challenge")

        assert [table.is_face_down(card) for card in (*near, far)] == [True, True, False]

    @pytest.mark.must_not
    def test_another_troublemaker_is_not_her(self) -> None:
        """Covered she does nothing, and one that is uncovered beside her takes no hand."""
        card, held = plain(1), plain(1)
        covered = Table(
            hand=[held], opponent_mine=[piece(NIGHTMARE_MOON, face_down=True)], phase=TROUBLEMAKER_PHASE
        )
        beside = Table(
            hand=[card, plain(1)],
            mine=[NIGHTMARE_MOON],
            theirs=[piece(plain_troublemaker(), face_down=True)],
            phase=TROUBLEMAKER_PHASE,
        )

        assert covered.hand() == [held]
        assert len(beside.until("main").hand()) == 1


@pytest.mark.parametrize(
    ("card", "power", "points"),
    [
        (AHUIZOTL_THE_TROUBLEMAKER, 5, 2),
        (BROWN_PARASPRITE, 4, 1),
        (FLAM, 4, 2),
        (FLIM, 3, 1),
        (PARASPRITE_SWARM, 5, 1),  # it has grown when it is challenged
        (PURPLE_PARASPRITE, 4, 1),
        (TIMBERWOLF, 6, 3),
        (WILD_MANTICORE, 4, 2),
        (YELLOW_PARASPRITE, 4, 1),
        (NIGHTMARE_MOON, 7, 3),
    ],
)
def test_power_and_points(card: Card, power: int, points: int) -> None:
    """One power more than its own defeats a Troublemaker for its points; equal flips cancel out.

    A companion without power is there for Troublemakers that want someone exhausted.
    """
    table = Table(mine=[plain(0), plain(power + 1)], opponent_mine=[card], phase=TROUBLEMAKER_PHASE)
    table.until("challenge")

    assert table.power(card) == power
    assert table.choose(card).score == points
    assert table.zone_of(card) == "discard-pile"

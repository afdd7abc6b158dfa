"""Keywords of the glossary about power, colours, prices and requirements; entering play (706.1d)."""

import pytest

from everfree.ccg.cards.premiere.friends_purple import MAYOR_MARE_ELECTED_OFFICIAL
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    A_PROBLEM,
    BLUE,
    CARETAKER,
    CHARACTER,
    COMMON,
    CRITTER,
    CRYSTAL,
    EXPERIENCED,
    FOAL,
    FRIEND,
    GOTCHA,
    HERE,
    HOME,
    MAIN_PHASE_TIMING,
    ORANGE,
    PINK,
    POWER_COUNTER,
    PREPARED,
    PRISMATIC,
    SHOWDOWN,
    STUBBORN,
    SWIFT,
    TEAMWORK,
    THIS,
    TRAVELER,
    WHITE,
    WILD,
    YOU,
    Continuous,
    Dismiss,
    Enters,
    EventText,
    ForEach,
    Gain,
    HasColours,
    HasKeyword,
    Move,
    MoveCost,
    Need,
    One,
    Place,
    Plays,
    Power,
    Score,
    Shares,
    Side,
    Standing,
    calming,
    cards,
    choose,
    competitive,
    diligent,
    each,
    eccentric,
    event,
    friend,
    in_your_discard_pile,
    main_phase,
    mane,
    one,
    showy,
    supportive,
    when,
    yours,
)
from everfree.ccg.rules.core.movement import move_price_parts
from everfree.ccg.rules.turn.turn import income
from everfree.ccg.vocab import EVENT, TROUBLEMAKER_PHASE, AreaId, Seat
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker

OPPONENT = Seat(1)
IN_FACEOFFS = (STOP_FACEOFFS, STOP_FACEOFFS)
MAIN_GAIN = EventText(MAIN_PHASE_TIMING, Gain(1))


def mane_of(colours: int) -> Piece:
    """Make a Mane Character of these colours, without text."""
    side = Side(colours, 1, ("Unicorn",), home_limit=4)
    return piece(mane(f"mane{colours}", f"Mane {colours}, Plain", rarity=COMMON, start=side, boosted=side))


class TestEntering:
    """706.1d: "when ... enters play"."""

    @pytest.mark.clause("706.1d")
    def test_triggers_once_it_is_there(self) -> None:
        """Its own entering triggers a card's ability, before the play itself is over."""
        guest = plain(abilities=(when(Enters(THIS), Gain(2)), when(Plays(YOU, THIS), Score(1))))
        table = Table(hand=[guest], tokens=1).play(guest, "home")

        assert table.asked == "order-triggers"
        table.choose(guest)
        assert (table.tokens, table.score) == (2, 1)

    @pytest.mark.clause("706.1d")
    def test_other_cards_hear_it(self) -> None:
        """ "When one of your Friends enters play" hears your Friends, this one too, and no opponent's."""
        host = plain(abilities=(when(Enters(One(yours(FRIEND))), Gain(1)),))
        mine, theirs = plain(cost=0), plain(cost=0)
        table = Table(home=[host], hand=[mine], opponent_hand=[theirs]).play(mine, "home")
        assert table.tokens == 1

        table.end_turn().until("main").play(theirs, "their home")
        assert table.tokens == 1

    @pytest.mark.clause("706.1d")
    @pytest.mark.parametrize(
        ("place", "to", "tokens"),
        [
            (HERE, "mine", 1),
            (HERE, "home", 0),
            (A_PROBLEM, "theirs", 1),
            (A_PROBLEM, "home", 0),
            (HOME, "home", 1),
            (HOME, "mine", 0),
        ],
    )
    def test_only_at_the_place_told(self, place: Place, to: str, tokens: int) -> None:
        """A text that names a place hears nothing from elsewhere."""
        watcher = plain(abilities=(when(Enters(one(FRIEND), place), Gain(1)),))
        guest = plain(cost=0)
        table = Table(mine=[watcher], hand=[guest]).play(guest, to)

        assert table.tokens == tokens

    def test_moving_is_not_entering(self) -> None:
        """A Friend that is moved here was in play before."""
        watcher = plain(abilities=(when(Enters(one(FRIEND), HERE), Score(1)),))
        walker = plain()
        table = Table(mine=[watcher], home=[walker], tokens=2).move(walker, "mine")

        assert table.score == 0


class TestCalming:
    """Glossary: Calming X."""

    @pytest.mark.clause("glossary.calming")
    def test_an_opposing_friend_that_enters_here_is_weaker_this_turn(self) -> None:
        """It has 2 less, told by the Calming card, until the end of the turn."""
        calm, guest = plain(keywords=(calming(2),)), plain(3, cost=0)
        table = Table(hand=[guest], opponent_mine=[calm]).play(guest, "mine")

        assert table.why(guest) == [("printed", 3), (calm, -2)]
        assert table.end_turn().power(guest) == 3

    @pytest.mark.clause("glossary.calming")
    def test_neither_who_moves_nor_who_enters_elsewhere(self) -> None:
        """A Friend that moves here, one that enters elsewhere and your own keep their power."""
        calm = plain(keywords=(calming(2),))
        walker, far = plain(3), plain(3, cost=0)
        table = Table(home=[walker], hand=[far], opponent_mine=[calm], tokens=2)
        table.move(walker, "mine").play(far, "theirs")
        assert (table.power(walker), table.power(far)) == (3, 3)

        mine = plain(3, cost=0)
        own = Table(mine=[calm], hand=[mine]).play(mine, "mine")
        assert own.power(mine) == 3

    @pytest.mark.clause("glossary.calming")
    @pytest.mark.ruling("R34")
    def test_a_power_below_zero_is_kept_and_counts_as_nothing(self) -> None:
        """A Friend of 1 has -1; its player's other 3 are 3 in all, and a later bonus starts from -1."""
        calm, guest, strong = plain(keywords=(calming(2),)), plain(1, cost=0), plain(3)
        lift = plain(0, abilities=(Continuous((Power(+3),), each(yours(FRIEND, Shares()))),), traits=(FOAL,))
        goal = plain_problem(owner=(Need(WILD, 3),))
        table = Table(problem=goal, mine=[strong], hand=[guest], opponent_mine=[calm]).play(guest, "mine")

        assert table.power(guest) == -1
        assert table.can_confront(goal)

        young = plain(1, cost=0, traits=(FOAL,))
        lifted = Table(home=[lift], hand=[young], opponent_mine=[calm]).play(young, "mine")
        assert lifted.why(young) == [("printed", 1), (lift, 3), (calm, -2)]


class TestCaretaker:
    """Glossary: Caretaker."""

    @pytest.mark.clause("glossary.caretaker")
    def test_one_more_at_a_problem_with_a_critter(self) -> None:
        """One Critter is as good as two; another player's is none."""
        keeper, critter, second = (
            plain(1, keywords=(CARETAKER,)),
            plain(traits=(CRITTER,)),
            plain(traits=(CRITTER,)),
        )

        assert Table(mine=[keeper, critter]).power(keeper) == 2
        assert Table(mine=[keeper, critter, second]).power(keeper) == 2
        assert Table(mine=[keeper], opponent_mine=[critter]).power(keeper) == 1

    @pytest.mark.clause("glossary.caretaker")
    def test_not_at_home_and_not_apart(self) -> None:
        """At home a Critter does not help, nor one at another Problem."""
        keeper, critter = plain(1, keywords=(CARETAKER,)), plain(traits=(CRITTER,))

        assert Table(home=[keeper, critter]).power(keeper) == 1
        assert Table(mine=[keeper], theirs=[critter]).power(keeper) == 1

    @pytest.mark.clause("glossary.caretaker")
    def test_a_critter_does_not_take_care_of_itself(self) -> None:
        """A card is not with itself."""
        keeper = plain(1, traits=(CRITTER,), keywords=(CARETAKER,))

        assert Table(mine=[keeper]).power(keeper) == 1


class TestCompetitive:
    """Glossary: Competitive X."""

    @pytest.mark.clause("glossary.competitive")
    def test_stronger_while_involved(self) -> None:
        """Two more in the faceoff it is involved in, none while confronting or after."""
        fighter, trouble = plain(1, keywords=(competitive(2),)), plain_troublemaker(1)
        goal = plain_problem(owner=(Need(WILD, 2),))
        table = Table(
            mine=[fighter],
            hand=[plain(cost=9)],
            opponent_mine=[trouble],
            problem=goal,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        assert (table.power(fighter), table.asked) == (1, "challenge")

        table.choose(trouble)
        assert table.why(fighter) == [("printed", 1), (fighter, 2)]

        table.until("main")
        assert (table.power(fighter), table.can_confront(goal)) == (1, False)

    @pytest.mark.clause("glossary.competitive")
    def test_each_of_two_counts(self) -> None:
        """A card that is given Competitive beside its own has both."""
        coach = plain(abilities=(Continuous((HasKeyword("Competitive", 1),), each(yours(FRIEND))),))
        fighter, trouble = plain(1, keywords=(competitive(2),)), plain_troublemaker(1)
        table = Table(
            mine=[fighter],
            home=[coach],
            hand=[plain(cost=9)],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        ).choose(trouble)

        assert table.power(fighter) == 4


class TestDiligent:
    """Glossary: Diligent X."""

    @pytest.mark.clause("glossary.diligent")
    def test_counters_for_a_won_faceoff(self) -> None:
        """Two +1 power counters, which stay when the faceoff is over."""
        worker, trouble = plain(5, keywords=(diligent(2),)), plain_troublemaker(1)
        table = Table(mine=[worker], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
        table.choose(trouble).until("main")

        assert table.counters(worker) == {POWER_COUNTER: 2}
        assert table.end_turn().power(worker) == 7

    @pytest.mark.clause("glossary.diligent")
    def test_not_for_others_and_not_for_a_loss(self) -> None:
        """A Diligent card that was elsewhere, and one that lost, get nothing."""
        away, worker = plain(1, keywords=(diligent(2),)), plain(1, keywords=(diligent(2),))
        trouble = plain_troublemaker(1)
        won = Table(mine=[plain(5)], home=[away], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
        won.choose(trouble).until("main")
        mighty = plain_troublemaker(9)
        lost = Table(mine=[worker], opponent_mine=[mighty], phase=TROUBLEMAKER_PHASE)
        lost.choose(mighty).until("main")

        assert (won.counters(away), lost.counters(worker)) == ({}, {})


class TestEccentric:
    """Glossary: Eccentric X."""

    @pytest.mark.clause("glossary.eccentric")
    def test_opponents_need_more_wild_power(self) -> None:
        """Three more of any colour for the opponent at its Problem, nothing more for oneself or elsewhere."""
        goal, other = plain_problem(owner=(Need(BLUE, 2),), opponent=4), plain_problem(opponent=4)
        table = Table(mine=[plain(keywords=(eccentric(3),))], problem=goal, opponent_problem=other)

        assert table.needs(goal, OPPONENT) == [(WILD, 4), (WILD, 3)]
        assert table.needs(goal) == [(BLUE, 2)]
        assert table.needs(other) == [(WILD, 4)]

    @pytest.mark.clause("glossary.eccentric")
    def test_frightened_it_is_not_eccentric(self) -> None:
        """Face down it has no keyword."""
        goal = plain_problem(opponent=4)
        table = Table(mine=[piece(plain(keywords=(eccentric(3),)), frightened=True)], problem=goal)

        assert table.needs(goal, OPPONENT) == [(WILD, 4)]


class TestExperienced:
    """Glossary: Experienced."""

    HERO = friend(
        "hero1", "Hero, Old", BLUE, power=1, cost=1, traits=(), rarity=COMMON, keywords=(EXPERIENCED,)
    )
    YOUNG = friend("hero2", "Hero, Young", BLUE, power=1, cost=1, traits=(), rarity=COMMON)

    @pytest.mark.clause("glossary.experienced")
    def test_one_for_each_card_of_its_name_in_the_discard_pile(self) -> None:
        """Two copies there are +2; another subtitle and an opponent's discard pile do not count."""
        hero = piece(self.HERO)
        table = Table(
            home=[hero],
            discard=[piece(self.HERO), piece(self.HERO), self.YOUNG],
            opponent_discard=[piece(self.HERO)],
        )

        assert table.why(hero) == [("printed", 1), (hero, 2)]

    @pytest.mark.clause("glossary.experienced", "708.3a")
    def test_follows_the_discard_pile(self) -> None:
        """As a copy is dismissed, the others are stronger at once."""
        old, new = piece(self.HERO), piece(self.HERO)
        sender = plain(abilities=(main_phase(Dismiss(choose(yours(FRIEND)))),))
        table = Table(home=[old, new, sender])
        assert table.power(old) == 1

        table.use(sender).choose(new)

        assert table.power(old) == 2


class TestPrepared:
    """Glossary: Prepared."""

    @pytest.mark.clause("glossary.prepared")
    def test_a_token_when_an_opponent_starts_a_faceoff_here(self) -> None:
        """A challenge at its Problem gives its controller a token; one elsewhere does not."""
        ready, away = plain(keywords=(PREPARED,)), plain(keywords=(PREPARED,))
        trouble = plain_troublemaker(1)
        table = Table(
            mine=[plain(9)], opponent_mine=[ready, trouble], opponent_theirs=[away], phase=TROUBLEMAKER_PHASE
        ).choose(trouble)

        assert table.until("main").opponent_tokens == 1

    @pytest.mark.clause("glossary.prepared")
    def test_not_for_ones_own_faceoffs(self) -> None:
        """A faceoff its controller starts gives nothing."""
        trouble = plain_troublemaker(1)
        table = Table(
            mine=[plain(9, keywords=(PREPARED,))], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE
        ).choose(trouble)

        assert table.until("main").tokens == 0

    @pytest.mark.clause("glossary.prepared")
    def test_a_faceoff_at_all_problems_is_here_too(self) -> None:
        """A faceoff at both Problems is started at each of them."""
        goal, other = plain_problem(owner=(Need(WILD, 1),)), plain_problem(opponent=1)
        table = Table(
            mine=[plain(9)],
            theirs=[plain(9)],
            opponent_theirs=[plain(keywords=(PREPARED,))],
            problem=goal,
            opponent_problem=other,
        ).end_phase()

        assert table.until("main").opponent_tokens == 1 + income(table.game)


class TestPrismatic:
    """Glossary: Prismatic."""

    @pytest.mark.clause("glossary.prismatic")
    def test_colours_of_your_other_crystal_characters(self) -> None:
        """Blue comes from a Crystal card of yours; plain cards and an opponent's give nothing."""
        prism = plain(1, PINK, traits=(CRYSTAL,), keywords=(PRISMATIC,))
        table = Table(
            home=[prism, plain(1, BLUE, traits=(CRYSTAL,)), plain(1, WHITE)],
            opponent_home=[plain(1, ORANGE, traits=(CRYSTAL,))],
        )

        assert table.colours(prism) == PINK | BLUE

    @pytest.mark.clause("glossary.prismatic")
    @pytest.mark.ruling("R26")
    def test_two_that_look_at_each_other(self) -> None:
        """Blue and pink, both Prismatic: both are both, and the game goes on."""
        blue = plain(1, BLUE, traits=(CRYSTAL,), keywords=(PRISMATIC,))
        pink = plain(1, PINK, traits=(CRYSTAL,), keywords=(PRISMATIC,))
        table = Table(home=[blue, pink])

        assert (table.colours(blue), table.colours(pink)) == (BLUE | PINK, BLUE | PINK)

    @pytest.mark.ruling("R26")
    def test_other_modifiers_come_first(self) -> None:
        """A colour that a later card gives to one of the two is passed on to the other."""
        blue = plain(1, BLUE, traits=(CRYSTAL,), keywords=(PRISMATIC,))
        pink = plain(1, PINK, traits=(CRYSTAL, FOAL), keywords=(PRISMATIC,))
        painter = plain(
            1,
            ORANGE,
            traits=(FOAL,),
            abilities=(Continuous((HasColours(WHITE),), each(yours(FRIEND, Shares()))),),
        )
        table = Table(home=[blue, pink, painter])

        assert (table.colours(blue), table.colours(pink)) == (BLUE | PINK | WHITE, BLUE | PINK | WHITE)

    @pytest.mark.clause("glossary.prismatic")
    def test_the_colours_are_worth_their_power(self) -> None:
        """A play requirement of blue is met with the power of a pink Prismatic card."""
        prism = plain(3, PINK, traits=(CRYSTAL,), keywords=(PRISMATIC,))
        card = plain(needs=(Need(BLUE, 4),), cost=0)
        table = Table(home=[prism, plain(1, BLUE, traits=(CRYSTAL,))], hand=[card], mane=mane_of(ORANGE))

        assert card in table.playable()


class TestShowy:
    """Glossary: Showy X; 506.3, 609.2b."""

    @pytest.mark.clause("glossary.showy")
    def test_opponents_pay_more_to_move_here(self) -> None:
        """To its Problem a move costs 3 and says why; to the other one 2."""
        star, walker = plain(keywords=(showy(1),)), plain()
        table = Table(home=[walker], opponent_mine=[star], tokens=3)

        assert (table.move_price(walker, "mine"), table.move_price(walker, "theirs")) == (3, 2)
        parts = move_price_parts(table.game, table.id(walker), AreaId(2))
        assert [(part.what, part.amount) for part in parts] == [("move", 2), ("law", 1)]
        assert table.move(walker, "mine").tokens == 0

    @pytest.mark.clause("glossary.showy")
    def test_only_where_one_can_pay(self) -> None:
        """With two tokens the way to the Showy card is not offered, with three it is."""
        star, walker = plain(keywords=(showy(1),)), plain()

        two = Table(mine=[walker], opponent_theirs=[star], tokens=2).move(walker)
        assert two.area_of(walker) == "home"
        three = Table(mine=[walker], opponent_theirs=[star], tokens=3).move(walker)
        assert three.choices() == ["home", "theirs"]

    @pytest.mark.clause("glossary.showy")
    def test_its_controller_and_leaving_cost_nothing_more(self) -> None:
        """Your own Showy card is no burden for you; going away from one is not dearer."""
        star, walker = plain(keywords=(showy(1),)), plain()

        assert Table(home=[walker], mine=[star]).move_price(walker, "mine") == 2
        assert Table(mine=[walker], opponent_mine=[star]).move_price(walker, "home") == 2

    @pytest.mark.clause("glossary.showy", "506.3")
    def test_texts_that_move_are_not_dearer(self) -> None:
        """A card moved by a text costs what the text says."""
        star = plain(keywords=(showy(2),))
        guide = plain(abilities=(main_phase(Move(choose(yours(FRIEND)))),))
        table = Table(home=[guide], opponent_mine=[star]).use(guide).choose("mine")

        assert (table.area_of(guide), table.tokens) == ("mine", 0)

    def test_when_even_the_cheapest_way_is_too_dear(self) -> None:
        """Where no way can be paid for, the refusal names the cheapest price."""
        stars = [plain(keywords=(showy(1),)), plain(keywords=(showy(2),))]
        walker = plain()
        table = Table(home=[walker], opponent_mine=stars[:1], opponent_theirs=stars[1:], tokens=2)

        refusal = table.why_not(walker)

        assert refusal is not None
        assert (refusal.reason, refusal.particulars["price"]) == ("short-of-tokens", 3)

    @pytest.mark.ruling("R34")
    def test_increases_and_decreases_first_then_the_floor(self) -> None:
        """Swift, Showy 1 and another -1 make 1; without Showy it is 1 too, not 0."""
        cheaper = plain(abilities=(Standing(MoveCost(-1, cards(CHARACTER), YOU)),))
        star, walker = plain(keywords=(showy(1),)), plain(keywords=(SWIFT,))
        table = Table(home=[walker, cheaper], opponent_mine=[star])

        assert (table.move_price(walker, "mine"), table.move_price(walker, "theirs")) == (1, 1)
        parts = move_price_parts(table.game, table.id(walker), AreaId(3))
        assert [part.amount for part in parts] == [2, -1, -1, 1]

    @pytest.mark.ruling("R34")
    def test_swift_twice_outweighs_showy(self) -> None:
        """A card that is Swift in itself and by another card pays 2 more, less 2, at a Showy 2 card."""
        coach = plain(abilities=(Continuous((HasKeyword("Swift"),), each(yours(FRIEND))),))
        star, walker = plain(keywords=(showy(2),)), plain(keywords=(SWIFT,))
        table = Table(home=[walker, coach], opponent_mine=[star])

        assert (table.move_price(walker, "mine"), table.move_price(walker, "theirs")) == (2, 1)


class TestSupportive:
    """Glossary: Supportive X."""

    @pytest.mark.clause("glossary.supportive")
    @pytest.mark.parametrize(("colours", "power"), [(BLUE, 3), (PINK | BLUE, 3), (PINK, 1)])
    def test_with_your_mane_character_of_a_shared_colour(self, colours: int, power: int) -> None:
        """Two more in the same area, at home too, if one colour is the same."""
        ally = plain(1, BLUE, keywords=(supportive(2),))

        assert Table(mane=mane_of(colours), home=[ally]).power(ally) == power
        assert Table(mane=mane_of(colours), mane_at="mine", mine=[ally]).power(ally) == power

    @pytest.mark.clause("glossary.supportive")
    def test_not_apart_and_not_with_an_opponents(self) -> None:
        """Alone, or with the other player's Mane Character, it has its printed power."""
        ally = plain(1, BLUE, keywords=(supportive(2),))
        apart = Table(mane=mane_of(BLUE), mine=[ally])
        strange = Table(
            mane=mane_of(BLUE), mine=[ally], opponent_mane=mane_of(BLUE | PINK), opponent_mane_at="mine"
        )

        assert (apart.power(ally), strange.power(ally)) == (1, 1)


class TestTeamwork:
    """Glossary: Teamwork; R26."""

    @pytest.mark.clause("glossary.teamwork")
    def test_others_here_have_its_other_abilities(self) -> None:
        """A Friend of yours here that shares a trait has the leader's Swift and paragraph, not Teamwork."""
        paragraph = main_phase(Gain(1))
        leader = plain(traits=(FOAL, CRITTER), keywords=(TEAMWORK, SWIFT), abilities=(paragraph,))
        mate = plain(traits=(FOAL,))
        table = Table(mine=[leader, mate], tokens=1)

        assert table.move_price(mate) == 1
        assert table.choices() == ["end", leader, mate, "draw", leader, mate]
        assert table.keywords(mate) == {"Swift"}

    @pytest.mark.clause("glossary.teamwork")
    def test_neither_strangers_nor_far_ones_nor_opponents(self) -> None:
        """Without a shared trait, elsewhere, or under another player's control a Friend has nothing of it."""
        leader = plain(traits=(FOAL,), keywords=(TEAMWORK, SWIFT))
        stranger, away, rival = plain(traits=(CRITTER,)), plain(traits=(FOAL,)), plain(traits=(FOAL,))
        table = Table(mine=[leader, stranger], theirs=[away], opponent_mine=[rival])

        assert [table.keywords(one) for one in (stranger, away, rival)] == [set(), set(), set()]

    @pytest.mark.clause("glossary.teamwork")
    def test_this_card_is_then_the_receiver(self) -> None:
        """ "This card gets +2" makes the receiver stronger as well, each by its own."""
        leader = plain(1, traits=(FOAL,), keywords=(TEAMWORK,), abilities=(Continuous((Power(+2),), THIS),))
        mate = plain(1, traits=(FOAL,))
        table = Table(mine=[leader, mate])

        assert table.why(leader) == [("printed", 1), (leader, 2)]
        assert table.why(mate) == [("printed", 1), (mate, 2)]

    @pytest.mark.ruling("R26")
    def test_what_was_given_is_not_passed_on(self) -> None:
        """Swift that the leader has from another card stays the leader's alone."""
        coach = plain(
            abilities=(Continuous((HasKeyword("Swift"),), each(yours(FRIEND, Shares()))),), traits=("A",)
        )
        leader = plain(traits=(FOAL, "A"), keywords=(TEAMWORK, STUBBORN))
        mate = plain(traits=(FOAL,))
        table = Table(mine=[leader, mate], home=[coach])

        assert (table.keywords(leader), table.keywords(mate)) == (
            {"Teamwork", "Stubborn", "Swift"},
            {"Stubborn"},
        )

    @pytest.mark.ruling("R26")
    def test_two_that_teach_each_other(self) -> None:
        """Two Teamwork cards have each other's abilities, and none has Teamwork twice."""
        first = plain(traits=(FOAL,), keywords=(TEAMWORK, SWIFT))
        second = plain(traits=(FOAL,), keywords=(TEAMWORK, STUBBORN))
        table = Table(mine=[first, second])

        assert table.keywords(first) == table.keywords(second) == {"Teamwork", "Swift", "Stubborn"}
        words = [word.name for word in table.game.face(table.id(first)).words]
        assert words.count("Teamwork") == 1

    @pytest.mark.clause("701.2")
    def test_each_ability_is_copied_by_itself(self) -> None:
        """Of a text with a keyword and two paragraphs, the receiver has each as an ability of its own."""
        leader = plain(
            traits=(FOAL,),
            keywords=(TEAMWORK, STUBBORN),
            abilities=(main_phase(Gain(1)), main_phase(Score(1))),
        )
        mate = plain(traits=(FOAL,))
        table = Table(mine=[leader, mate])

        assert table.choices().count(mate) == 2
        assert table.choices().count(leader) == 2

    @pytest.mark.ruling("C7")
    def test_showdown_and_gotcha_are_traits_like_any(self) -> None:
        """A text that looks for shared traits sees them on Events; playing these does only what they say."""
        bonus = Continuous((Power(ForEach(+1, in_your_discard_pile(EVENT, Shares()))),), THIS)
        fan = plain(1, traits=(GOTCHA, SHOWDOWN), abilities=(bonus,))
        trick = event("trick", "Trick", power=1, cost=0, rarity=COMMON, traits=(GOTCHA,), text=(MAIN_GAIN,))
        duel = event("duel", "Duel", power=1, cost=0, rarity=COMMON, traits=(SHOWDOWN,), text=(MAIN_GAIN,))
        table = Table(home=[fan], hand=[trick, duel])
        before = len(table.log)

        table.play(trick).play(duel)

        assert (table.power(fan), table.tokens) == (3, 2)
        told = ("played", "queued", "gained", "put-into-discard-pile")
        assert [key for key in table.log[before:] if key not in told] == []


class TestTraveler:
    """C3: Traveler."""

    @pytest.mark.ruling("C3")
    def test_a_counter_for_each_move(self) -> None:
        """Moved to a Problem and back, a Friend of 3 power has two counters and 5 power."""
        rover = plain(3, keywords=(TRAVELER,))
        table = Table(home=[rover], tokens=4).move(rover, "mine").move(rover, "home")

        assert (table.counters(rover), table.power(rover)) == ({POWER_COUNTER: 2}, 5)

    @pytest.mark.ruling("C3")
    def test_an_opponents_text_counts_too(self) -> None:
        """Who moves it makes no difference."""
        rover = plain(1, keywords=(TRAVELER,))
        table = Table(home=[MAYOR_MARE_ELECTED_OFFICIAL], opponent_home=[rover], tokens=3)
        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(rover, "mine")

        assert table.counters(rover) == {POWER_COUNTER: 1}

    @pytest.mark.ruling("C3")
    def test_neither_sending_nor_entering_play(self) -> None:
        """Sent home by a lost faceoff, or just played to a Problem, it has travelled nowhere."""
        rover, mighty = plain(1, keywords=(TRAVELER,)), plain_troublemaker(9)
        lost = Table(mine=[rover], opponent_mine=[mighty], phase=TROUBLEMAKER_PHASE)
        lost.choose(mighty).until("main")
        fresh = plain(1, keywords=(TRAVELER,), cost=0)
        played = Table(hand=[fresh]).play(fresh, "mine")

        assert (lost.area_of(rover), lost.counters(rover), lost.told(kinds.SENT)) == ("home", {}, 1)
        assert played.counters(fresh) == {}

"""711: continuous modifiers in order of timestamps and dependency; what cards are made of them."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.language import (
    A_PROBLEM,
    ACCESSORY,
    ANYWHERE,
    AT_LEAST,
    BLUE,
    COMMON,
    CRITTER,
    CRYSTAL,
    ELDER,
    END_OF_TURN,
    FOAL,
    FRIEND,
    ORANGE,
    PINK,
    POWER,
    POWER_COUNTER,
    PRISMATIC,
    RESOURCE,
    STUBBORN,
    SWIFT,
    THIS,
    UNIQUE,
    WHITE,
    WILD,
    Ability,
    Activated,
    AlsoHasColoursOf,
    AlsoIs,
    Another,
    Card,
    Change,
    Continuous,
    Description,
    Dismiss,
    DuringPhase,
    Each,
    Elsewhere,
    ForEach,
    Gain,
    Give,
    HasAbilities,
    HasColours,
    HasKeyword,
    HasPower,
    HasTrait,
    Host,
    Is,
    LosesAbilities,
    LosesKeyword,
    OfColour,
    PlayToHome,
    Power,
    PowerBecomes,
    PowerTimes,
    PutCounters,
    Score,
    With,
    WithCard,
    WithTrait,
    cards,
    choose,
    each,
    main_phase,
    play_on,
    resource,
    yours,
)
from everfree.ccg.vocab import DISCARD_PILE, SCORE_PHASE, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.patience import patience
from everfree.testing.pieces import named

CRITTERS = cards(FRIEND, WithTrait(CRITTER))
FOALS = cards(FRIEND, WithTrait(FOAL))
OPPONENT = Seat(1)


def all_get(described: Description, *changes: Change) -> Continuous:
    """Make an ability that changes every card described."""
    return Continuous(changes, each(described))


def this_turn(described: Description, *changes: Change) -> Activated:
    """Make an ability that changes a card of yours until the end of the turn."""
    return main_phase(Give(changes, choose(described), END_OF_TURN))


def hat(*abilities: Ability) -> Card:
    """Make an Accessory with this text."""
    return resource(
        "hat1", "Hat", BLUE, power=0, cost=1, rarity=COMMON, traits=(ACCESSORY,), abilities=abilities
    )


class TestTimestamps:
    """711.3, 711.3a: the earlier is applied first."""

    @pytest.mark.clause("711.3")
    def test_becoming_before_adding(self) -> None:
        """ "Power becomes 1" and then "+2" make 3, and the parts say so."""
        weak = plain(abilities=(all_get(FOALS, PowerBecomes(1)),))
        strong = plain(abilities=(all_get(FOALS, Power(+2)),))
        foal = plain(5, traits=(FOAL,))
        table = Table(home=[weak, strong, foal])

        assert table.power(foal) == 3
        assert table.why(foal) == [("printed", 5), (weak, -4), (strong, 2)]

    @pytest.mark.clause("711.3")
    def test_adding_before_becoming(self) -> None:
        """ "+2" and then "power becomes 1" make 1."""
        strong = plain(abilities=(all_get(FOALS, Power(+2)),))
        weak = plain(abilities=(all_get(FOALS, PowerBecomes(1)),))
        foal = plain(5, traits=(FOAL,))
        table = Table(home=[strong, weak, foal])

        assert table.why(foal) == [("printed", 5), (strong, 2), (weak, -6)]
        assert table.power(foal) == 1

    @pytest.mark.clause("711.3a")
    @pytest.mark.parametrize("first", [0, 1])
    def test_the_one_that_entered_play_first_is_earlier(self, first: int) -> None:
        """Of two that say what a power becomes, the one played last is applied last."""
        two = [plain(abilities=(all_get(FOALS, PowerBecomes(power)),), cost=0) for power in (3, 7)]
        foal = plain(5, traits=(FOAL,))
        table = Table(home=[foal], hand=two).play(two[first], "home").play(two[1 - first], "home")

        assert table.power(foal) == [7, 3][first]

    @pytest.mark.clause("711.3a")
    def test_an_effect_is_as_old_as_it_was_used(self) -> None:
        """+2 given before the power becomes 1 is gone, given again after it counts."""
        cheer = plain(abilities=(this_turn(FOALS, Power(+2)),))
        weak = plain(abilities=(all_get(FOALS, PowerBecomes(1)),), cost=0)
        foal = plain(5, traits=(FOAL,))
        table = Table(home=[cheer, foal], hand=[weak]).use(cheer)
        assert table.power(foal) == 7

        assert table.play(weak, "home").power(foal) == 1
        assert table.use(cheer).power(foal) == 3

    @pytest.mark.clause("711.3a", "519.4")
    def test_counters_count_from_when_they_were_put_there(self) -> None:
        """A counter put before the power becomes 1 is part of what was; one put after it adds to it."""
        giver = plain(abilities=(main_phase(PutCounters(choose(FOALS))),))
        weak = plain(abilities=(all_get(FOALS, PowerBecomes(1)),), cost=0)
        foal = plain(5, traits=(FOAL,))
        table = Table(home=[giver, foal], hand=[weak]).use(giver).play(weak, "home")
        assert table.power(foal) == 1

        table.use(giver)

        assert (table.power(foal), table.counters(foal)) == (2, {POWER_COUNTER: 2})

    @pytest.mark.clause("711.3a")
    def test_turned_up_again_it_is_new(self) -> None:
        """A rallied card's modifiers are later than those of cards that stayed."""
        seven = piece(plain(abilities=(all_get(FOALS, PowerBecomes(7)),)), frightened=True)
        three = plain(abilities=(all_get(FOALS, PowerBecomes(3)),))
        foal = plain(5, traits=(FOAL,))
        table = Table(home=[seven, three, foal], tokens=2)
        assert table.power(foal) == 3

        assert table.rally(seven).power(foal) == 7

    @pytest.mark.parametrize(
        ("texts", "power"), [((Power(+1), PowerTimes(2)), 6), ((PowerTimes(2), Power(+1)), 5)]
    )
    def test_a_power_is_doubled_as_it_is_then(self, texts: tuple[Change, ...], power: int) -> None:
        """What was there before is doubled, what comes later is added once; the parts add up."""
        foal = plain(2, traits=(FOAL,))
        givers = [plain(abilities=(all_get(FOALS, text),)) for text in texts]
        table = Table(home=[foal, *givers])

        assert table.power(foal) == power == sum(amount for _, amount in table.why(foal))


class TestDependency:
    """711.3b, 711.4: what depends on another waits for it."""

    @pytest.mark.clause("711.4")
    def test_power_for_those_that_become_critters(self) -> None:
        """ "Critters have +1" is older than "Foals are Critters": a Foal has +1 all the same."""
        older = plain(abilities=(all_get(CRITTERS, Power(+1)),))
        later = plain(abilities=(all_get(FOALS, HasTrait(CRITTER)),))
        foal = plain(1, traits=(FOAL,))
        table = Table(home=[older, later, foal])

        assert table.why(foal) == [("printed", 1), (older, 1)]

    @pytest.mark.clause("711.3b", "711.4")
    def test_keywords_for_those_that_become_critters(self) -> None:
        """The same with a keyword: the older modifier waits for the later one it depends on."""
        older = plain(abilities=(all_get(CRITTERS, HasKeyword("Swift")),))
        later = plain(abilities=(all_get(FOALS, HasTrait(CRITTER)),))
        foal, other = plain(traits=(FOAL,)), plain(traits=(ELDER,))
        table = Table(home=[older, later, foal, other])

        assert (table.keywords(foal), table.keywords(other)) == ({"Swift"}, set())

    @pytest.mark.clause("711.4")
    def test_a_chain_in_the_wrong_order(self) -> None:
        """Each of three waits for the next: Foals are Critters, Critters are Elders, Elders are Stubborn."""
        last = plain(abilities=(all_get(cards(FRIEND, WithTrait(ELDER)), HasKeyword("Stubborn")),))
        middle = plain(abilities=(all_get(CRITTERS, HasTrait(ELDER)),))
        first = plain(abilities=(all_get(FOALS, HasTrait(CRITTER)),))
        foal = plain(traits=(FOAL,))
        table = Table(home=[last, middle, first, foal])

        assert table.keywords(foal) == {"Stubborn"}

    @pytest.mark.clause("711.4")
    def test_right_after_what_it_waits_for(self) -> None:
        """An older keyword comes before a still later loss of abilities, so it is lost."""
        older = plain(abilities=(all_get(CRITTERS, HasKeyword("Swift")),))
        middle = plain(abilities=(all_get(FOALS, HasTrait(CRITTER)),))
        latest = plain(abilities=(all_get(FOALS, LosesAbilities()),))
        foal = plain(traits=(FOAL,))
        table = Table(home=[older, middle, latest, foal])

        assert table.keywords(foal) == set()

    @pytest.mark.clause("711.3b")
    def test_what_is_only_given_later_is_waited_for(self) -> None:
        """ "Foals are Critters" is an ability that an Elder is given: "Critters are Swift" waits for both."""
        older = plain(abilities=(all_get(CRITTERS, HasKeyword("Swift")),))
        lesson = HasAbilities((all_get(FOALS, HasTrait(CRITTER)),))
        giver = plain(abilities=(all_get(cards(FRIEND, WithTrait(ELDER)), lesson),))
        elder, foal = plain(traits=(ELDER,)), plain(traits=(FOAL,))
        table = Table(home=[older, giver, elder, foal])

        assert table.keywords(foal) == {"Swift"}

    @pytest.mark.clause("711.3b")
    def test_a_lost_ability_changes_nothing(self) -> None:
        """An older modifier depends on the later one that takes its ability away."""
        older = plain(traits=(FOAL,), abilities=(all_get(CRITTERS, HasKeyword("Swift")),))
        later = plain(abilities=(all_get(FOALS, LosesAbilities()),))
        critter = plain(traits=(CRITTER,))
        table = Table(home=[older, later, critter])

        assert table.keywords(critter) == set()


class TestRings:
    """711.5: modifiers that depend on each other."""

    @pytest.mark.clause("711.5")
    @pytest.mark.parametrize("first", [0, 1])
    def test_the_earliest_of_two_comes_first(self, first: int) -> None:
        """Each would take the other's abilities: the one that was there first keeps its own."""
        spoiler = all_get(cards(FRIEND, Another(), WithTrait(ELDER)), LosesAbilities())
        two = [plain(traits=(ELDER,), keywords=(SWIFT,), abilities=(spoiler,)) for _ in range(2)]
        table = Table(home=[two[first], two[1 - first]])

        assert (table.keywords(two[first]), table.keywords(two[1 - first])) == ({"Swift"}, set())

    @pytest.mark.clause("711.5")
    @pytest.mark.parametrize(("first", "foal_is"), [(0, BLUE | PINK), (1, BLUE | PINK | WHITE)])
    def test_the_earliest_does_not_see_what_the_other_makes(self, first: int, foal_is: int) -> None:
        """Foals take the Critters' colours and Critters the Foals': who comes first gets the printed ones."""
        rules = [
            plain(1, ORANGE, abilities=(all_get(FOALS, AlsoHasColoursOf(CRITTERS)),)),
            plain(1, ORANGE, abilities=(all_get(CRITTERS, AlsoHasColoursOf(FOALS)),)),
        ]
        foal, other = plain(1, BLUE, traits=(FOAL,)), plain(1, WHITE, traits=(FOAL,))
        critter = plain(1, PINK, traits=(CRITTER,))
        table = Table(home=[rules[first], rules[1 - first], foal, other, critter])

        assert (table.colours(foal), table.colours(critter)) == (foal_is, BLUE | PINK | WHITE)

    @pytest.mark.clause("711.5", "711.4")
    def test_what_waits_for_a_ring_comes_after_it(self) -> None:
        """ "Pink Friends are Stubborn" is the oldest; so is a blue card that a Prismatic ring makes pink."""
        oldest = plain(1, WHITE, abilities=(all_get(cards(FRIEND, OfColour(PINK)), HasKeyword("Stubborn")),))
        blue = plain(1, BLUE, traits=(CRYSTAL,), keywords=(PRISMATIC,))
        pink = plain(1, PINK, traits=(CRYSTAL,), keywords=(PRISMATIC,))
        table = Table(home=[oldest, blue, pink])

        assert "Stubborn" in table.keywords(blue)
        assert "Stubborn" in table.keywords(pink)
        assert table.keywords(oldest) == set()

    @pytest.mark.clause("711.5")
    def test_three_in_a_ring(self) -> None:
        """Three Prismatic cards see each other's colours, whatever their order."""
        ring = [plain(1, colour, traits=(CRYSTAL,), keywords=(PRISMATIC,)) for colour in (BLUE, PINK, ORANGE)]
        table = Table(home=ring)

        assert [table.colours(one) for one in ring] == [BLUE | PINK | ORANGE] * 3

    def test_cards_that_teach_each_other_for_ever(self) -> None:
        """A card that teaches Teamwork and shares that very lesson: everyone has it, and it ends."""
        lesson = all_get(yours(FRIEND), HasKeyword("Teamwork"))
        teacher = plain(traits=(FOAL,), keywords=(SWIFT,), abilities=(lesson,))
        pupils = [plain(traits=(FOAL,)) for _ in range(3)]
        table = Table(home=[teacher, *pupils])

        assert [table.keywords(one) for one in (teacher, *pupils)] == [{"Swift", "Teamwork"}] * 4


class TestAbilities:
    """Abilities lost and granted."""

    @pytest.mark.clause("711.3")
    @pytest.mark.parametrize(("loss_first", "keywords"), [(True, {"Stubborn"}), (False, set())])
    def test_losing_and_granting_go_by_time(self, loss_first: bool, keywords: set[str]) -> None:
        """What is granted after all was lost stays; what was granted before is lost with the rest."""
        loss = plain(abilities=(all_get(FOALS, LosesAbilities()),), cost=0)
        grant = plain(abilities=(all_get(FOALS, HasKeyword("Stubborn")),), cost=0)
        foal = plain(traits=(FOAL,), keywords=(SWIFT,), abilities=(main_phase(Gain(1)),))
        order = [loss, grant] if loss_first else [grant, loss]
        table = Table(home=[foal], hand=order)
        assert foal in table.choices()

        table.play(order[0], "home").play(order[1], "home")

        assert table.keywords(foal) == keywords
        assert foal not in table.choices()

    @pytest.mark.clause("701.2")
    def test_one_ability_is_lost_alone(self) -> None:
        """A card that loses Swift keeps its other keyword and both paragraphs."""
        thief = plain(abilities=(all_get(FOALS, LosesKeyword("Swift")),))
        foal = plain(
            traits=(FOAL,), keywords=(SWIFT, STUBBORN), abilities=(main_phase(Gain(1)), main_phase(Score(1)))
        )
        table = Table(home=[thief, foal])

        assert (table.keywords(foal), table.move_price(foal)) == ({"Stubborn"}, 2)
        assert table.choices() == ["end", foal, foal]

    def test_a_granted_studious_works(self) -> None:
        """A Friend that is given Studious gains its token for the faceoff it wins."""
        teacher = plain(abilities=(all_get(FOALS, HasKeyword("Studious")),))
        foal, trouble = plain(9, traits=(FOAL,)), plain_troublemaker(1)
        table = Table(home=[teacher], mine=[foal], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        assert table.choose(trouble).until("main").tokens == 1

    def test_a_granted_eccentric_works(self) -> None:
        """Opponents need more power where a Friend was given Eccentric 2."""
        teacher = plain(abilities=(all_get(FOALS, HasKeyword("Eccentric", 2)),))
        goal = plain_problem(opponent=3)
        table = Table(home=[teacher], mine=[plain(traits=(FOAL,))], problem=goal)

        assert table.needs(goal, OPPONENT) == [(WILD, 3), (WILD, 2)]

    def test_a_granted_ability_is_the_receivers(self) -> None:
        """An ability written out is used by the card that was given it, and ends with its giver."""
        lesson = main_phase(Dismiss(THIS))
        teacher = plain(abilities=(all_get(FOALS, HasAbilities((lesson,))), main_phase(Dismiss(THIS))))
        foal, second = plain(traits=(FOAL,)), plain(traits=(FOAL,))
        table = Table(home=[teacher, foal, second])
        assert table.choices() == ["end", teacher, foal, second]

        table.use(foal)
        assert (table.zone_of(foal), table.choices()) == ("discard-pile", ["end", teacher, second])

        assert table.use(teacher).choices() == ["end"]

    def test_a_keyword_for_a_turn(self) -> None:
        """Swift until the end of the turn makes this turn's move cheaper, not the next one's."""
        coach = plain(abilities=(this_turn(FOALS, HasKeyword("Swift")),))
        foal = plain(traits=(FOAL,))
        table = Table(home=[coach, foal]).use(coach)
        assert table.move_price(foal) == 1

        assert table.end_turn().move_price(foal) == 2

    def test_face_down_cards_are_given_nothing(self) -> None:
        """A frightened Friend has no trait, so nothing for those who have it; nor keywords for all."""
        teacher = plain(abilities=(all_get(cards(FRIEND), HasKeyword("Swift")),))
        scared = piece(plain(), frightened=True)

        assert Table(home=[teacher, scared]).move_price(scared) == 2

    def test_unique_by_a_text(self) -> None:
        """Two copies that are given Unique violate uniqueness at once: one of them goes."""
        twin = plain(traits=(FOAL,))
        one, two = piece(twin), piece(twin)
        decree = plain(abilities=(main_phase(Give((HasTrait(UNIQUE),), each(FOALS), END_OF_TURN)),))
        table = Table(home=[decree, one, two]).use(decree)

        assert (table.asked, table.choices()) == ("uniqueness", [one, two])
        assert table.choose(two).zone_of(two) == "discard-pile"
        assert table.zone_of(one) == "play"


class TestState:
    """708: what modifiers look at, and when they count."""

    @pytest.mark.clause("708.2a")
    def test_a_while_inside_a_duration(self) -> None:
        """+2 this turn while at a Problem: off at home, on again on return, over with the turn."""
        away = WithCard(A_PROBLEM, yours(FRIEND))
        runner = plain(1, abilities=(main_phase(Give((Power(+2),), THIS, END_OF_TURN, condition=away)),))
        table = Table(mine=[runner], tokens=4).use(runner)
        assert table.power(runner) == 3

        assert table.move(runner, "home").power(runner) == 1
        assert table.move(runner, "mine").power(runner) == 3
        assert table.end_turn().power(runner) == 1

    @pytest.mark.clause("708.2a")
    def test_a_keyword_while_something_is_so(self) -> None:
        """The same for what a card is: Swift this turn while at a Problem."""
        away = WithCard(A_PROBLEM, yours(FRIEND))
        swift = Give((HasKeyword("Swift"),), THIS, END_OF_TURN, condition=away)
        runner = plain(abilities=(main_phase(swift),))
        table = Table(mine=[runner], tokens=1).use(runner)
        assert table.move_price(runner) == 1

        assert table.move(runner, "home").move_price(runner) == 2

    @pytest.mark.clause("708.3a")
    def test_a_number_follows_the_table(self) -> None:
        """+X for your Friends is as much as you have Friends now."""
        leader = plain(1, abilities=(Continuous((Power(ForEach(+1, yours(FRIEND))),), THIS),))
        guest = plain(cost=0)
        leaver = plain(abilities=(main_phase(Dismiss(THIS)),))
        table = Table(home=[leader, leaver], hand=[guest])
        assert table.power(leader) == 3

        assert table.play(guest, "home").power(leader) == 4
        assert table.use(leaver).power(leader) == 3

    @pytest.mark.clause("509.4a")
    def test_an_attachment_without_abilities_keeps_its_host_description(self) -> None:
        """A cap for Friends that has lost its abilities goes as soon as its host is no Friend any more."""
        cap = hat(play_on(FRIEND), Continuous((Power(+1),), Host(FRIEND)), main_phase(Gain(1)))
        spoiler = plain(abilities=(all_get(cards(RESOURCE), LosesAbilities()),))
        chest = piece(named(hat(PlayToHome()), "chest"), attached=(cap,))
        maker = plain(abilities=(all_get(cards(RESOURCE), AlsoIs(FRIEND, PINK)), main_phase(Dismiss(THIS))))
        table = Table(home=[spoiler, maker, chest])
        assert (table.zone_of(cap), cap in table.choices()) == ("play", False)

        table.use(maker)

        assert (table.zone_of(chest), table.zone_of(cap)) == ("play", "discard-pile")


def test_what_a_card_is_for_a_phase_it_is_from_its_start() -> None:
    """A colour that a Friend has in the Score Phase alone counts as soon as that phase begins."""
    ally = plain(1, BLUE, abilities=(Continuous((HasColours(PINK),), THIS, DuringPhase(SCORE_PHASE)),))
    table = Table(mine=[ally], theirs=[plain(1)], opponent_problem=plain_problem(opponent=1))

    assert table.colours(ally) == BLUE
    assert table.until("confront-order").colours(ally) == BLUE | PINK


def test_many_texts_that_ask_about_powers_come_to_an_end() -> None:
    """A dozen Friends, each stronger while you have enough blue power: nobody asks for ever (711.5)."""
    text = Continuous((Power(+1),), Each(cards(FRIEND)), HasPower(BLUE, 2))
    friends = [plain(1, abilities=(text,)) for _ in range(12)]
    table = Table(home=friends)

    with patience(5):
        assert table.power(friends[0]) == 13


STRONG = Is(tests=(With(POWER, AT_LEAST, 4),))
"""The card itself has at least 4 power."""


@pytest.mark.clause("711.3b", "711.4")
@pytest.mark.parametrize(("printed", "keywords"), [(1, set()), (2, {"Swift"})])
def test_a_keyword_for_a_power_that_another_card_raises(printed: int, keywords: set[str]) -> None:
    """A text that asks for 4 power counts what younger texts add, and nothing that they do not."""
    foal = plain(printed, traits=(FOAL,), abilities=(Continuous((HasKeyword("Swift"),), THIS, STRONG),))
    helper = plain(abilities=(all_get(FOALS, Power(+2)),))
    table = Table(home=[foal, helper])

    assert table.keywords(foal) == keywords
    assert table.power(foal) == printed + 2


@pytest.mark.clause("711.3b", "711.4")
def test_a_keyword_for_a_power_whose_helper_loses_its_text() -> None:
    """Power from a text that a younger card takes away does not count."""
    foal = plain(2, traits=(FOAL,), abilities=(Continuous((HasKeyword("Swift"),), THIS, STRONG),))
    helper = plain(traits=(ELDER,), abilities=(all_get(FOALS, Power(+2)),))
    spoiler = plain(abilities=(all_get(cards(FRIEND, WithTrait(ELDER)), LosesAbilities()),))
    table = Table(home=[foal, helper, spoiler])

    assert table.keywords(foal) == set()
    assert table.power(foal) == 2


@pytest.mark.clause("711.3b")
@pytest.mark.parametrize(("power", "keywords"), [(3, set()), (4, {"Swift"})])
def test_a_keyword_for_a_power_that_is_set(power: int, keywords: set[str]) -> None:
    """A power that another text sets counts instead of the printed one."""
    foal = plain(4, traits=(FOAL,), abilities=(Continuous((HasKeyword("Swift"),), THIS, STRONG),))
    table = Table(home=[foal, plain(abilities=(all_get(FOALS, PowerBecomes(power)),))])

    assert table.keywords(foal) == keywords


@pytest.mark.clause("711.3b")
def test_a_keyword_for_a_power_from_a_discard_pile() -> None:
    """A text that works in a discard pile raises the power that is asked for."""
    foal = plain(2, traits=(FOAL,), abilities=(Continuous((HasKeyword("Swift"),), THIS, STRONG),))
    ghost = plain(abilities=(Elsewhere(DISCARD_PILE, all_get(FOALS, Power(+2))),))

    assert Table(home=[foal], discard=[ghost]).keywords(foal) == {"Swift"}
    assert Table(home=[foal], hand=[ghost]).keywords(foal) == set()


def test_a_board_that_depends_on_the_table_stays_until_a_face_changes() -> None:
    """A draw changes no face, so the index stays; the start of the Score Phase changes a colour."""
    ally = plain(1, BLUE, abilities=(Continuous((HasColours(PINK),), THIS, DuringPhase(SCORE_PHASE)),))
    table = Table(mine=[ally], theirs=[plain(1)], opponent_problem=plain_problem(opponent=1), tokens=3)
    kernel = table.game
    drawn = Occurrence(kinds.DREW, Seat(0), by=Seat(0))
    before = kernel.board()
    assert before.is_volatile

    kernel.occur([drawn])
    assert kernel.board() is before

    kernel.state.phase = SCORE_PHASE
    kernel.occur([drawn])
    assert kernel.board() is not before
    assert table.colours(ally) == BLUE | PINK


def test_a_board_that_asks_about_cards_in_play_is_checked_after_they_change_alone() -> None:
    """A keyword for company: a new phase leaves the index as it is, a card that moves away has it rebuilt."""
    company = WithCard(ANYWHERE, cards(FRIEND, Another(), WithTrait(FOAL)))
    ally = plain(1, abilities=(Continuous((HasKeyword("Swift"),), THIS, company),))
    foal = plain(1, traits=(FOAL,))
    table = Table(mine=[ally, foal], tokens=3)
    before = table.game.board()
    assert (before.is_volatile, before.follows_cards) == (True, True)
    assert table.keywords(ally) == {"Swift"}

    table.game.refresh_after(Occurrence(kinds.PHASE_STARTED, Seat(0)))
    assert table.game.board() is before
    table.move(foal, "theirs")

    assert table.keywords(ally) == set()


def test_a_board_that_asks_about_the_phase_is_checked_after_everything() -> None:
    """A colour for a phase does not follow the cards alone."""
    ally = plain(1, BLUE, abilities=(Continuous((HasColours(PINK),), THIS, DuringPhase(SCORE_PHASE)),))

    assert not Table(mine=[ally]).game.board().follows_cards


def test_a_board_with_the_same_keyword_given_again_stays() -> None:
    """A move elsewhere has the index checked; the same keyword is given again, so it stays."""
    company = WithCard(ANYWHERE, cards(FRIEND, Another(), WithTrait(FOAL)))
    ally = plain(1, abilities=(Continuous((HasKeyword("Swift"),), THIS, company),))
    other = plain(1)
    table = Table(mine=[ally, plain(1, traits=(FOAL,))], home=[other], tokens=3)
    before = table.game.board()

    table.move(other, "theirs")

    assert table.game.board() is before
    assert table.keywords(ally) == {"Swift"}

"""Cards with additional costs or discards as costs, and cards that look at the state of another card."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    CHAOTIC,
    COMMON,
    FRIEND,
    PINK,
    PROBLEM,
    TROUBLEMAKER_PHASE,
    WILD,
    Card,
    DiscardCards,
    Dismiss,
    Frighten,
    Need,
    PlayToHome,
    PutOnDeck,
    ReplaceProblems,
    cards,
    choose,
    main_phase,
    resource,
    yours,
)
from everfree.ccg.language.terms import YOU
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT

STRIKE = main_phase(Dismiss(choose(cards(FRIEND))))
SCARE = main_phase(Frighten(choose(cards(FRIEND))))
STALL = resource("stall", "Stall", 0, power=0, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),))
EASY = plain_problem((Need(WILD, 1),), opponent=1)


def able(card: Card) -> Card:
    """Make a Friend that meets the requirements of *card*."""
    return plain(9, card.front.colours)


def titled(title: str) -> Card:
    """Make a plain Friend with a Title."""
    friend = plain()
    return Card(friend.id, title, "", friend.type, friend.front, friend.rarity, friend.cost)


@pytest.mark.card("de97", "de101", "eo38")
class TestAdditionalCosts:
    """de97, de101, eo38."""

    @pytest.mark.must_not
    def test_two_other_cards_are_discarded(self) -> None:
        """The Event itself can't be one of them; with a single other card it can't be played."""
        card, one, two, rival = POOL["de97"], plain(cost=9), plain(cost=9), plain()
        table = Table(home=[able(card)], opponent_home=[rival], hand=[card, one, two], tokens=9).play(card)
        if table.asked == "pay-with":
            assert table.choices() == [one, two]
            table.choose(one)
        assert [table.zone_of(each) for each in (one, two, rival)] == ["discard-pile"] * 3

        poor = Table(home=[able(card)], opponent_home=[rival], hand=[card, one], tokens=9)
        assert card not in poor.playable()

    @pytest.mark.must_not
    def test_the_price_in_tokens_stays(self) -> None:
        """Discarding does not replace the printed cost."""
        card, hand = POOL["de97"], [plain(cost=9), plain(cost=9)]
        table = Table(home=[able(card)], opponent_home=[plain()], hand=[card, *hand], tokens=card.cost - 1)
        assert card not in table.playable()

    @pytest.mark.must_not
    def test_a_friend_is_retired(self) -> None:
        """Any one of your Friends; without one the card can't be played."""
        card, friend, rival = POOL["eo38"], able(POOL["eo38"]), plain()
        table = Table(home=[friend], opponent_home=[rival], hand=[card], tokens=9).play(card, "home")
        assert (table.zone_of(friend), table.zone_of(card)) == ("discard-pile", "play")

    def test_flipped_it_banishes_for_nothing(self) -> None:
        """As Chaos the Event costs no card: the Resource in play is banished."""
        card, trouble = POOL["de101"], plain_troublemaker()
        table = Table(
            home=[STALL], mine=[plain(9)], opponent_mine=[trouble], deck=[card], phase=TROUBLEMAKER_PHASE
        )
        table.choose(trouble).until("main")

        assert table.zone_of(STALL) == "banished"


@pytest.mark.card("eo23", "ll21")
class TestDiscardsAsCosts:
    """eo23, ll21."""

    @pytest.mark.must_not
    def test_the_next_card_is_cheaper(self) -> None:
        """A card of the hand is discarded; without one the ability can't be used."""
        card, paid, dear = POOL["eo23"], plain(cost=9), plain(cost=3)
        table = Table(home=[card], hand=[paid, dear], tokens=2).use(card).choose(paid)
        assert (table.zone_of(paid), table.price(dear), table.is_exhausted(card)) == ("discard-pile", 2, True)

        assert Table(home=[card]).why_not_use(card) is not None

    @pytest.mark.must_not
    def test_two_cards_for_a_flip(self) -> None:
        """Only during a faceoff, and only with two cards."""
        card, trouble, hand = POOL["ll21"], plain_troublemaker(1), [plain(cost=9), plain(cost=9)]
        table = Table(mine=[card, plain(9)], opponent_mine=[trouble], hand=hand, phase=TROUBLEMAKER_PHASE)
        table.choose(trouble).use(card).choose(hand[0])
        assert [table.zone_of(one) for one in hand] == ["discard-pile"] * 2

        assert Table(home=[card], hand=hand).why_not_use(card) is not None


@pytest.mark.card("hm10", "cn44", "ad11", "cn49", "de31")
class TestStates:
    """hm10, cn44, ad11, cn49, de31."""

    @pytest.mark.must_not
    def test_the_colour_of_the_mane_character(self) -> None:
        """Blue brings the keyword, another colour does not."""
        card = POOL["hm10"]

        assert "Competitive" in Table(mane=POOL["pr1"], home=[card]).keywords(card)
        assert "Competitive" not in Table(mane=POOL["pr2"], home=[card]).keywords(card)

    @pytest.mark.must_not
    def test_an_opposing_mane_character_at_home(self) -> None:
        """Yours does not count, and one at a Problem does not."""
        card = POOL["cn44"]
        away = Table(home=[card], opponent_mane_at="mine")

        assert Table(home=[card], mane_at="mine").power(card) == card.front.power + 1
        assert away.power(card) == card.front.power

    @pytest.mark.must_not
    def test_a_boosted_opposing_mane_character(self) -> None:
        """Only an opponent's."""
        card = POOL["ad11"]
        theirs = Table(home=[card], opponent_mane=piece(POOL["pr2"], boosted=True))
        mine = Table(home=[card], mane=piece(POOL["pr1"], boosted=True))

        assert ("Swift" in theirs.keywords(card), "Swift" in mine.keywords(card)) == (True, False)

    @pytest.mark.must_not
    def test_exhausted_it_makes_confronting_harder(self) -> None:
        """For the opponent at its Problem, and not while it is ready."""
        card = POOL["cn49"]
        table = Table(mine=[card])
        before = table.needs(table.problem, OPPONENT)
        table.use(card)

        after = table.needs(table.problem, OPPONENT)
        assert [sum(amount for _, amount in needs) for needs in (before, after)] == [50, 52]
        assert sum(amount for _, amount in table.needs(table.problem)) == 50

    @pytest.mark.must_not
    def test_more_friends_than_an_opponent(self) -> None:
        """As many are not more."""
        card = POOL["de31"]

        assert Table(home=[card]).power(card) == card.front.power + 2
        assert Table(home=[card], opponent_home=[plain()]).power(card) == card.front.power


@pytest.mark.card("de67", "cn29", "cg10", "ad139")
class TestFright:
    """de67, cn29, cg10, ad139."""

    @pytest.mark.must_not
    def test_cannot_be_frightened(self) -> None:
        """She is not offered; the other Friend is frightened."""
        card, scare = POOL["de67"], plain(abilities=(SCARE,))
        table = Table(home=[card, scare]).use(scare)

        assert (table.is_face_down(card), table.is_face_down(scare)) == (False, True)

    @pytest.mark.must_not
    def test_exhausts_instead(self) -> None:
        """If you like; an exhausted one is frightened."""
        card, scare = POOL["cn29"], plain(abilities=(SCARE,))
        table = Table(home=[card, scare]).use(scare).choose(card).choose(card)
        assert (table.is_face_down(card), table.is_exhausted(card)) == (False, True)

        tired = piece(card, exhausted=True)
        other = Table(home=[tired, scare]).use(scare).choose(tired)
        assert other.is_face_down(tired)

    @pytest.mark.must_not
    def test_rallied_it_moves(self) -> None:
        """To a Problem, if you like."""
        card = piece(POOL["cg10"], frightened=True)
        table = Table(home=[card], tokens=9).rally(card).choose("yes")
        assert table.choices() == ["mine", "theirs"]

        assert table.choose("mine").area_of(card) == "mine"

    @pytest.mark.must_not
    def test_a_chaotic_card_comforts_all(self) -> None:
        """All your frightened Friends, and no opponent's."""
        card, trouble, wild = POOL["ad139"], plain_troublemaker(1), plain(traits=(CHAOTIC,))
        first, second = (piece(plain(), frightened=True) for _ in range(2))
        rival = piece(plain(), frightened=True)
        table = Table(
            home=[card, first, second], mine=[plain(9)], opponent_mine=[trouble], opponent_home=[rival],
            deck=[wild], phase=TROUBLEMAKER_PHASE,
        )  # fmt: skip
        table.choose(trouble).until("main")

        assert [table.is_face_down(one) for one in (first, second, rival)] == [False, False, True]


@pytest.mark.card("cg159", "cg48", "cn109")
class TestFaceoffs:
    """cg159, cg48, cn109."""

    @pytest.mark.must_not
    def test_challenging_costs_a_friend(self) -> None:
        """The challenger retires a Friend at the Problem of their choice, not one elsewhere."""
        card, friend, home = POOL["cg159"], plain(9), plain()
        table = Table(home=[home], mine=[friend], opponent_mine=[card], phase=TROUBLEMAKER_PHASE)
        table.choose(card).until("main")

        assert (table.zone_of(friend), table.zone_of(home)) == ("discard-pile", "play")

    @pytest.mark.must_not
    def test_the_winner_gains_a_token(self) -> None:
        """Whoever wins; the opposing Friend must be at least as strong."""
        card, mine = POOL["cn109"], plain(2, PINK)
        weak, strong = plain(1), plain(9)
        helper = able(card)
        table = Table(home=[mine, helper], opponent_home=[weak, strong], hand=[card], tokens=card.cost).play(
            card
        )
        assert table.choices() == [mine, helper]
        table.choose(mine).until("main")

        assert (table.tokens, table.opponent_tokens) == (0, 1)


@pytest.mark.card("ad204", "ad150")
class TestMustControl:
    """ad204, ad150."""

    @pytest.mark.must_not
    def test_only_with_pinkie_pie(self) -> None:
        """An opponent's does not help."""
        card, friend = POOL["ad204"], able(POOL["ad204"])
        pie = titled("Pinkie Pie")
        theirs = Table(home=[friend], opponent_home=[pie], hand=[card], tokens=9)
        mine = Table(home=[friend, pie], hand=[card], tokens=9)

        assert (card in theirs.playable(), card in mine.playable()) == (False, True)

    @pytest.mark.must_not
    def test_a_counter_sorts_problems(self) -> None:
        """Without a counter the ability can't be used."""
        rich = piece(POOL["ad204"], counters=("Harmony",))
        first, second = plain_problem(), plain_problem()
        table = Table(home=[rich], problem_deck=[first, second]).use(rich)
        table.choose(table.choices()[0]).choose(first)
        assert (table.problem_deck(), table.counters(rich)) == ([second, first], {})

        poor = piece(POOL["ad204"])
        assert Table(home=[poor]).why_not_use(poor) is not None

    @pytest.mark.must_not
    def test_a_counter_replaces_a_flip(self) -> None:
        """A card that is not Chaotic is ignored, and another is flipped; a Chaotic one stays."""
        card, trouble, strong = piece(POOL["ad150"], counters=("Chaos",)), plain_troublemaker(30), plain(7)
        table = Table(
            home=[card], mine=[plain(2)], opponent_mine=[trouble], deck=[plain(1), strong],
            phase=TROUBLEMAKER_PHASE,
        )  # fmt: skip
        table.choose(trouble).choose("yes")

        assert (table.counters(card), table.why_total()) == ({}, [(strong, 7)])


@pytest.mark.card("eo155", "hm118", "eo54", "hm111", "ff46")
class TestCountersAndDecks:
    """eo155, hm118, eo54, hm111, ff46."""

    @pytest.mark.must_not
    def test_counters_on_the_host(self) -> None:
        """Two as it enters play; another Friend gets none."""
        card, friend, other = POOL["eo155"], able(POOL["eo155"]), plain()
        table = Table(home=[friend, other], hand=[card], tokens=9).play(card, friend)

        assert (table.counters(friend), table.counters(other)) == ({"+1 power": 2}, {})

    @pytest.mark.must_not
    def test_a_counter_for_each_character_here(self) -> None:
        """Characters of both players at its Problem, and nobody elsewhere."""
        card = piece(POOL["hm118"], face_down=True)
        table = Table(home=[plain()], mine=[card, plain()], opponent_mine=[plain()], phase=TROUBLEMAKER_PHASE)
        table.until("main")

        assert table.counters(card) == {"+1 power": 2}

    @pytest.mark.must_not
    def test_a_card_on_top_of_the_deck(self) -> None:
        """Your own text that puts your Friend on your deck makes her stronger; a dismissal does not."""
        card, victim, other = POOL["eo54"], plain(), plain()
        lift = plain(abilities=(main_phase(PutOnDeck(choose(yours(FRIEND)))),))
        storm = plain(abilities=(STRIKE,))
        table = Table(home=[card, victim, other, lift, storm]).use(storm).choose(other)
        assert table.power(card) == card.front.power

        assert table.use(lift).choose(victim).power(card) == card.front.power + 1

    @pytest.mark.must_not
    def test_exhausts_for_a_card(self) -> None:
        """Exhausted already, it draws nothing."""
        victim = plain()
        lift = plain(abilities=(main_phase(PutOnDeck(choose(yours(FRIEND)))),))
        card = piece(POOL["hm111"])
        table = Table(home=[card, victim, lift]).use(lift).choose(victim).choose("yes")
        assert (table.is_exhausted(card), table.hand()) == (True, [victim])

        tired = piece(POOL["hm111"], exhausted=True)
        assert Table(home=[tired, victim, lift]).use(lift).choose(victim).hand() == []

    @pytest.mark.must_not
    def test_a_copy_of_a_resource(self) -> None:
        """A second one enters play under your control; Friends are not copied."""
        card = POOL["ff46"]
        table = Table(home=[able(card), plain()], opponent_home=[STALL], hand=[card], tokens=9)
        table.play(card, "home")

        assert table.told(kinds.ENTERED) == 2


@pytest.mark.card("cg92", "hm120", "mt134", "eo142", "ll144", "mt27", "eo95")
class TestSingleScenarios:
    """cg92, hm120, mt134, eo142, ll144, mt27, eo95."""

    @pytest.mark.must_not
    def test_control_until_the_score_phase_ends(self) -> None:
        """An opponent's Friend is yours for this turn's Score Phase; yours are not offered."""
        card, first, second = POOL["cg92"], plain(), plain()
        table = Table(home=[able(card)], opponent_home=[first, second], hand=[card], tokens=9).play(card)
        assert table.choices() == [first, second]
        table.choose(first)
        assert first in table.choices()

        assert first not in table.end_turn().end_turn().until("main").choices()

    @pytest.mark.must_not
    @pytest.mark.parametrize(("friends", "gained"), [(4, 1), (3, 0)])
    def test_four_characters_confront(self, friends: int, gained: int) -> None:
        """Three are too few."""
        card = POOL["hm120"]
        crowd = [plain(9, need.colour if need.colour != WILD else BLUE) for need in card.owner_needs]
        crowd += [plain(9) for _ in range(friends - len(crowd))]
        table = Table(problem=card, mine=crowd).end_phase().until("main")

        assert (table.told(kinds.CONFRONTED), table.tokens) == (1, gained)

    @pytest.mark.must_not
    def test_solved_it_banishes(self) -> None:
        """It is not enough that the Problem is replaced."""
        card, swap, victim = (
            POOL["mt134"],
            plain(abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),)),
            plain(),
        )
        table = Table(problem=card, home=[swap, victim]).use(swap).choose(card)

        assert (table.asked, table.zone_of(victim)) == ("main", "play")

    @pytest.mark.must_not
    def test_retired_when_an_opponent_confronts(self) -> None:
        """Your own confronting leaves it in play."""
        card = POOL["eo142"]
        mine = Table(home=[card], mine=[plain(9)], problem=EASY).end_turn()
        assert mine.zone_of(card) == "play"

        theirs = Table(home=[card], opponent_mine=[plain(9)], problem=EASY, opponents_turn=True).end_turn()
        assert theirs.zone_of(card) == "discard-pile"

    @pytest.mark.must_not
    def test_a_discarded_card_goes_to_the_deck(self) -> None:
        """If you like; an opponent's discards stay as they are."""
        card, held = POOL["ll144"], plain(cost=9)
        table = Table(home=[card], hand=[held]).use(card).choose(card)
        assert table.deck()[0] is held

        lose, tired = plain(abilities=(main_phase(DiscardCards(YOU)),)), piece(card, exhausted=True)
        other = Table(home=[tired, lose], hand=[held]).use(lose).choose("no")
        assert other.zone_of(held) == "discard-pile"

    @pytest.mark.must_not
    def test_finds_her_friend(self) -> None:
        """A card with that Title comes into the hand, and no other is offered."""
        card, bon, other = POOL["mt27"], titled("Bon Bon"), plain()
        table = Table(home=[card], deck=[other, bon]).use(card)
        assert other not in table.choices()

        assert table.choose(bon).hand() == [bon]

    @pytest.mark.must_not
    def test_finds_a_troublemaker(self) -> None:
        """It enters play face up; Friends are not offered."""
        card, trouble, other = POOL["eo95"], plain_troublemaker(), plain()
        table = Table(home=[able(card)], hand=[card], deck=[other, trouble], tokens=9).play(card, "home")
        assert other not in table.choices()
        table.choose(trouble, "mine")

        assert (table.area_of(trouble), table.is_face_down(trouble)) == ("mine", False)

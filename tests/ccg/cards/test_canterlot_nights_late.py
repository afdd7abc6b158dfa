"""Cards of Canterlot Nights, Rock N Rave and Celestial Solstice about what comes later, or once more."""

import pytest

from everfree.ccg.cards.canterlot_nights.events import (
    HOOFWRASSLIN,
    ROCK_PAPER_SCISSORS_SHOOT as ROCK_PAPER,
    STARING_CONTEST,
)
from everfree.ccg.cards.canterlot_nights.friends_blue import SHOOTING_STAR_TALE_TELLER as SHOOTING_STAR
from everfree.ccg.cards.canterlot_nights.friends_orange import (
    EARTH_PONY_ROYAL_GUARD_ARRESTING_OFFICER as OFFICER,
)
from everfree.ccg.cards.canterlot_nights.friends_purple import (
    CANTERLOT_ARCHIVE_GUARD_LITERATE_LOOKOUT as GUARD,
)
from everfree.ccg.cards.canterlot_nights.friends_white import (
    HOITY_TOITY_FASHION_CRITIC as HOITY,
    SAPPHIRE_SHORES_COSTUME_CHANGER as SAPPHIRE,
)
from everfree.ccg.cards.canterlot_nights.friends_yellow import (
    FLUTTERSHY_ELEMENT_OF_KINDNESS as FLUTTERSHY,
)
from everfree.ccg.cards.canterlot_nights.problems import (
    GOOF_OFF,
    THREAT_AGAINST_CANTERLOT as THREAT,
    TOO_MANY_PINKIE_PIES as PINKIES,
)
from everfree.ccg.cards.canterlot_nights.resources import JOES_DOUGHNUT_SHOP as SHOP
from everfree.ccg.cards.celestial_solstice.resources import (
    TREE_OF_HARMONY_SEEDS_OF_FRIENDSHIP as TREE,
)
from everfree.ccg.cards.rock_n_rave.manes import DJ_PON_3_PARTY_STARTER as DJ
from everfree.ccg.cards.rock_n_rave.problems import TIMBER
from everfree.ccg.language import (
    ACCESSORY,
    BLUE,
    COMMON,
    CRITTER,
    FACEOFF_TIMING,
    FRIEND,
    ORANGE,
    PINK,
    PUMPED,
    YELLOW,
    Activated,
    Card,
    Draw,
    Move,
    cards,
    choose,
    main_phase,
    play_on,
    resource,
)
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("cs7")
class TestTreeOfHarmony:
    """cs7."""

    def test_the_counters_are_counted_before_it_is_retired(self) -> None:
        """Three counters give three tokens."""
        tree = piece(TREE, counters=("Harmony", "Harmony", "Harmony"))
        tired = piece(plain(), exhausted=True)
        table = Table(home=[tree, tired]).use(tree)

        assert (table.tokens, table.zone_of(tree)) == (3, "discard-pile")

    def test_a_friend_helps_it_grow(self) -> None:
        """Both are exhausted for one counter."""
        tree, friend = piece(TREE), plain()
        table = Table(home=[tree, friend])
        table.game.take(next(i for i, one in enumerate(table.choices()) if one is tree))

        assert (table.counters(tree), table.is_exhausted(friend)) == ({"Harmony": 1}, True)

    @pytest.mark.must_not
    def test_an_empty_tree_gives_nothing(self) -> None:
        """Without counters there are no tokens."""
        tree = piece(TREE, exhausted=True)
        table = Table(home=[tree]).use(tree)

        assert (table.tokens, table.zone_of(tree)) == (0, "discard-pile")


@pytest.mark.card("cn89")
class TestFluttershy:
    """cn89."""

    def played(self) -> Table:
        """Play her with three Critters and another Friend in the deck."""
        self.critters = [plain(traits=(CRITTER,)) for _ in range(3)]
        self.other = plain()
        table = Table(hand=[FLUTTERSHY], home=[plain(9, YELLOW)], deck=[self.other, *self.critters], tokens=6)
        return table.play(FLUTTERSHY, "home").choose("yes")

    def test_finds_up_to_two_critters(self) -> None:
        """One after the other, then both go to the hand and the deck is shuffled."""
        table = self.played()
        assert set(table.choices()) == {*self.critters, "done"}
        table.choose(self.critters[0])
        assert set(table.choices()) == {*self.critters[1:], "done"}
        table.choose(self.critters[2])

        assert set(table.hand()) == {self.critters[0], self.critters[2]}

    def test_one_or_none_will_do(self) -> None:
        """You may stop after one, or find none."""
        table = self.played().choose(self.critters[0], "done")
        assert table.hand() == [self.critters[0]]
        assert self.played().choose("done").hand() == []

    @pytest.mark.must_not
    def test_no_other_friend_pays_for_power(self) -> None:
        """In a faceoff only a Critter can be discarded."""
        fluttershy = piece(FLUTTERSHY)
        table = Table(mine=[fluttershy], hand=[plain()])

        assert table.why_not_use(fluttershy) is not None


@pytest.mark.card("cn54")
class TestArchiveGuard:
    """cn54."""

    def used(self) -> Table:
        """Use him at your Problem, with characters of both players there."""
        self.ally, self.rival, self.away = plain(), plain(), plain()
        self.mover = plain(abilities=(main_phase(Move(choose(cards(FRIEND)))),))
        self.comer = plain(cost=0)
        guard = piece(GUARD)
        return Table(
            mine=[guard, self.ally],
            theirs=[self.away],
            home=[self.mover],
            hand=[self.comer],
            opponent_mine=[self.rival],
            tokens=2,
        ).use(guard)

    def test_everybody_there_goes_home(self) -> None:
        """Characters of both players, each to their own home; nobody elsewhere."""
        table = self.used()

        assert [table.area_of(one) for one in (self.ally, self.rival, self.away)] == [
            "home",
            "their home",
            "theirs",
        ]

    @pytest.mark.must_not
    def test_nobody_comes_back_this_turn(self) -> None:
        """Neither by playing nor by moving; other places stay open."""
        table = self.used().play(self.comer)
        assert "mine" not in table.choices()
        table.choose("home").move(self.ally)
        assert table.asked != "where" or "mine" not in table.choices()

    def test_the_next_turn_is_free(self) -> None:
        """The opponent can move there again."""
        table = self.used().end_turn().move(self.rival)

        assert "mine" in table.choices()


def contest(event: Card, mine: Card, theirs: Card, bystander: Card, flip: int) -> Table:
    """Play *event* with a Friend on either side; you flip a card of this power, your opponent a zero."""
    return Table(
        hand=[event],
        home=[mine],
        opponent_home=[theirs, bystander],
        deck=[plain(flip), plain(0)],
        opponent_deck=[plain(0), plain(0)],
    ).play(event)


@pytest.mark.card("cn115")
@pytest.mark.must_not
def test_rock_paper_scissors_dismisses_the_losers_friend() -> None:
    """cn115: the loser's Friend of the faceoff, no other one, once the faceoff has ended."""
    weak, strong, bystander = plain(3, PINK), plain(5), plain(0)
    table = contest(ROCK_PAPER, weak, strong, bystander, 0)
    assert (table.asked, table.zone_of(weak)) == ("main", "play")
    table.end_phase()

    assert [table.zone_of(one) for one in (weak, strong, bystander)] == ["discard-pile", "play", "play"]
    assert table.log.index("faceoff-ended") < table.log.index("dismissed")


@pytest.mark.card("cn117")
@pytest.mark.must_not
def test_staring_contest_returns_the_losers_friend() -> None:
    """cn117: into its owner's hand, whoever started the faceoff."""
    weak, strong, bystander = plain(3, YELLOW), plain(4), plain(0)
    table = contest(STARING_CONTEST, weak, strong, bystander, 9).end_phase()

    assert [table.zone_of(one) for one in (weak, strong, bystander)] == ["play", "hand", "play"]


@pytest.mark.card("rrf2")
class TestPartyStarter:
    """rrf2."""

    def drawn(self, count: int, *, times: int = 1) -> Table:
        """Draw so many cards with each of several texts in one turn."""
        drawers = [plain(abilities=(main_phase(Draw(count)),)) for _ in range(times)]
        table = Table(mane=DJ, home=drawers)
        for one in drawers:
            table.use(one)
        return table

    def test_the_third_card_of_a_turn_turns_her_over(self) -> None:
        """Whether one text draws all of them or several do."""
        assert self.drawn(3).is_boosted(DJ)
        assert self.drawn(1, times=3).is_boosted(DJ)

    @pytest.mark.must_not
    def test_once_only_and_not_before(self) -> None:
        """Two cards are not enough; a fourth does not turn her back; another turn counts anew."""
        assert not self.drawn(2).is_boosted(DJ)
        assert self.drawn(4).is_boosted(DJ)

        drawer = plain(abilities=(main_phase(Draw(2)),))
        table = Table(mane=DJ, opponent_home=[plain()], home=[drawer]).use(drawer).end_turn()
        assert not table.is_boosted(DJ)


@pytest.mark.card("rr8")
class TestTimber:
    """rr8."""

    def started(self) -> Table:
        """Start a Problem faceoff at it; its owner has both colours it requires."""
        one, other = [need.colour for need in TIMBER.owner_needs]
        self.first, self.second, self.rival = plain(9, one), plain(9, other), plain(9)
        watcher = plain(abilities=(Activated(FACEOFF_TIMING, Draw(1)),))
        return Table(
            problem=TIMBER,
            home=[watcher],
            mine=[self.first, self.second],
            opponent_mine=[self.rival],
            phase=SCORE_PHASE,
        ).until("choose")

    def test_each_player_chooses_before_anybody_gets_power(self) -> None:
        """Any character of the faceoff may be chosen, the other player's too."""
        table = self.started()
        assert (table.question.seat, set(table.choices())) == (YOU, {self.first, self.second, self.rival})
        table.choose(self.first)

        assert (table.question.seat, table.power(self.first)) == (OPPONENT, 9)

    @pytest.mark.must_not
    def test_a_character_that_both_choose_gets_it_once(self) -> None:
        """Those characters are a group: two power each, however many players chose them."""

        both = self.started().choose(self.first, self.first)
        assert [both.power(one) for one in (self.first, self.rival)] == [11, 9]

        each = self.started().choose(self.first, self.rival)
        assert [each.power(one) for one in (self.first, self.second, self.rival)] == [11, 9, 11]


@pytest.mark.card("cn141")
class TestDoughnutShop:
    """cn141."""

    def test_the_friend_above_gets_the_power(self) -> None:
        """A card beneath one of your Friends is spent; that Friend gets two power, no other."""
        first, second, rivals = plain(), plain(), plain()
        pumped, other = (piece(plain(1, keywords=(PUMPED,)), beneath=(one,)) for one in (first, second))
        rival = piece(plain(1, keywords=(PUMPED,)), beneath=(rivals,))
        shop = piece(SHOP)
        table = Table(home=[shop, pumped, other], opponent_home=[rival]).use(shop)
        assert table.choices() == [first, second]
        table.choose(second)

        assert [table.power(one) for one in (pumped, other, rival)] == [1, 3, 1]
        assert (table.beneath(pumped), table.beneath(other)) == ([first], [])

    @pytest.mark.must_not
    def test_not_without_a_card_beneath_a_pumped_friend(self) -> None:
        """Cards beneath another Friend of yours, or beneath an opponent's, do not pay."""
        plainly = piece(plain(), beneath=(plain(),))
        rival = piece(plain(keywords=(PUMPED,)), beneath=(plain(),))
        shop = piece(SHOP)

        assert Table(home=[shop, plainly], opponent_home=[rival]).why_not_use(shop) is not None


@pytest.mark.card("cn73")
@pytest.mark.must_not
def test_hoity_toity_empties_one_friend() -> None:
    """cn73: all cards beneath the chosen Friend go to their owners' discard piles, no others."""
    low, high, kept = plain(), plain(), plain()
    rival = piece(plain(keywords=(PUMPED,)), beneath=(low, high))
    mine = piece(plain(keywords=(PUMPED,)), beneath=(kept,))
    hoity = piece(HOITY)
    table = Table(home=[hoity, mine], opponent_home=[rival]).use(hoity)
    assert table.choices() == [mine, rival]
    table.choose(rival)

    assert [table.zone_of(one) for one in (low, high, kept)] == ["discard-pile", "discard-pile", "banished"]
    assert table.is_exhausted(hoity)


HAT, SCARF = (
    resource(
        name, name, BLUE, power=1, cost=9, rarity=COMMON, traits=(ACCESSORY,), abilities=(play_on(FRIEND),)
    )
    for name in ("hat", "scarf")
)


@pytest.mark.card("cn80")
class TestSapphireShores:
    """cn80."""

    def test_changes_her_costume(self) -> None:
        """An Accessory on her is retired, another one is played on her without tokens."""
        sapphire, other = piece(SAPPHIRE, attached=(HAT,)), plain()
        table = Table(home=[sapphire, other, plain(9)], hand=[SCARF, plain()]).use(sapphire)
        assert table.choices() == [SCARF, "done"]
        table.choose(SCARF)

        assert (table.host_of(SCARF), table.zone_of(HAT), table.tokens) == (sapphire, "discard-pile", 0)

    @pytest.mark.must_not
    def test_not_with_the_accessory_of_another(self) -> None:
        """Only what is on her can be retired."""
        sapphire, other = piece(SAPPHIRE), piece(plain(), attached=(HAT,))

        assert Table(home=[sapphire, other], hand=[SCARF]).why_not_use(sapphire) is not None


@pytest.mark.card("cn22")
class TestShootingStar:
    """cn22."""

    def at_your_turn(self, mane_at: str) -> Table:
        """Go on to your next turn, with your opponent's Mane Character at a place."""
        self.top, self.next = plain(), plain()
        return Table(
            home=[SHOOTING_STAR],
            deck=[self.top, self.next],
            opponent_mane_at=mane_at,
            opponents_turn=True,
        ).end_turn()

    def test_draws_and_discards_after_the_draw_step(self) -> None:
        """The card of the step is drawn before you are asked."""
        table = self.at_your_turn("their home")
        assert (table.asked, table.hand()) == ("may", [self.top])
        table.choose("yes")
        assert set(table.choices()) == {self.top, self.next}
        table.choose(self.top)

        assert (table.hand(), table.zone_of(self.top)) == ([self.next], "discard-pile")

    @pytest.mark.must_not
    def test_not_while_the_mane_character_is_away(self) -> None:
        """At a Problem it leaves you alone."""
        table = self.at_your_turn("theirs")

        assert (table.asked, table.hand()) == ("main", [self.top])


@pytest.mark.card("cn188")
class TestTooManyPinkiePies:
    """cn188."""

    def faceoff(self) -> Table:
        """Open a Problem faceoff there, with characters of both players at the other Problem."""
        needs = [need.colour for need in PINKIES.owner_needs]
        fighters = [plain(9, colour or BLUE) for colour in needs]
        self.helper, self.rival, self.at_home = plain(), plain(), plain()
        return Table(
            problem=PINKIES,
            mine=[*fighters, plain(9), plain(9, PINK)],
            theirs=[self.helper],
            home=[self.at_home],
            opponent_mine=[plain(9), plain(9)],
            opponent_theirs=[self.rival],
            phase=SCORE_PHASE,
        ).until("priority")

    def test_either_player_brings_a_character(self) -> None:
        """Anybody's character from the other Problem, by any player in the faceoff; it joins in."""
        table = self.faceoff()
        while table.problem not in table.choices():
            table.pass_()
        table.use(table.problem)
        assert table.choices() == [self.helper, self.rival]
        table.choose(self.helper)

        assert (table.area_of(self.helper), self.helper in table.involved()) == ("mine", True)

    @pytest.mark.must_not
    def test_not_without_a_faceoff_there(self) -> None:
        """In the Main Phase nobody can use it, and characters at home are never offered."""
        table = Table(problem=PINKIES, mine=[plain()], theirs=[plain()])

        assert table.why_not_use(table.problem) is not None


@pytest.mark.card("cn187")
class TestThreatAgainstCanterlot:
    """cn187."""

    def places(self, *fighters: Card) -> list[object]:
        """List where the opponent may play a Troublemaker after your Score Phase with these Friends."""
        imp = plain_troublemaker()
        table = Table(
            problem=THREAT, mine=list(fighters), opponent_hand=[imp], opponent_tokens=3, phase=SCORE_PHASE
        ).until("main")
        assert table.question.seat == OPPONENT
        table.play(imp)
        return list(table.choices()) if table.asked == "where" else [table.area_of(imp)]

    def test_closed_once_it_is_confronted(self) -> None:
        """Afterwards no player can play a Troublemaker there, in any later turn."""
        fighters = [plain(9, need.colour or BLUE) for need in THREAT.owner_needs]

        assert self.places(*fighters, plain(9), plain(9, PINK)) == ["theirs"]

    @pytest.mark.must_not
    def test_open_before(self) -> None:
        """Nobody has confronted it: Troublemakers come as usual."""
        assert "mine" in self.places()


@pytest.mark.card("cn176")
class TestGoofOff:
    """cn176."""

    def used(self, at: str) -> Table:
        """Use it with your Mane Character at a place, two Problems in your deck."""
        self.mine = [plain_problem(), plain_problem()]
        table = Table(problem=GOOF_OFF, mane_at=at, problem_deck=self.mine)
        return table.use(table.problem)

    def test_looks_at_the_deck_of_the_problem_where_the_mane_character_is(self) -> None:
        """At your own Problem it is your deck, and the card may go to the bottom."""
        table = self.used("mine")
        assert (table.is_exhausted(table.mane), table.asked) == (True, "under-deck")
        table.choose("yes")

        assert table.problem_deck() == [self.mine[1], self.mine[0]]

    def test_the_card_may_stay_on_top(self) -> None:
        """Nothing has to be moved."""
        assert self.used("mine").choose("no").problem_deck() == self.mine

    @pytest.mark.must_not
    def test_not_from_home_and_not_by_an_opponent(self) -> None:
        """At home the Mane Character can't pay; an opponent's Problem is none of yours."""
        at_home = Table(problem=GOOF_OFF)
        assert at_home.why_not_use(at_home.problem) is not None

        theirs = Table(opponent_problem=GOOF_OFF, mane_at="theirs")
        assert theirs.why_not_use(theirs.opponent_problem) is not None


@pytest.mark.card("cn33")
class TestArrestingOfficer:
    """cn33."""

    def played(self, to: str) -> Table:
        """Play him to a place against a hand of two Friends and a Resource."""
        self.first, self.second, self.hat = plain(), plain(), piece(HAT)
        return Table(
            hand=[OFFICER],
            home=[plain(9, ORANGE)],
            opponent_hand=[self.first, self.hat, self.second],
            tokens=3,
        ).play(OFFICER, to)

    def test_you_choose_a_friend_that_they_discard(self) -> None:
        """The hand is shown to everyone; you may choose one of its Friends, nothing else."""
        table = self.played("home")
        assert (table.question.seat, table.choices()) == (YOU, [self.first, self.second, "done"])
        assert table.knows(self.hat)
        table.choose(self.second)

        assert (table.hand(OPPONENT), table.zone_of(self.second)) == ([self.first, self.hat], "discard-pile")

    @pytest.mark.must_not
    def test_not_at_a_problem_and_not_by_force(self) -> None:
        """Elsewhere the hand stays hidden; at home you may choose none."""
        away = self.played("mine")
        assert (away.asked, away.knows(self.hat)) == ("main", False)
        assert len(self.played("home").choose("done").hand(OPPONENT)) == 3


@pytest.mark.card("cn106")
@pytest.mark.must_not
def test_hoofwrasslin_lets_the_winner_choose_from_the_losers_hand() -> None:
    """cn106: only the winner sees the hand; the chosen card goes on top of its owner's deck."""
    strong, weak = plain(3, ORANGE), plain(3)
    kept, lost, mine = plain(), plain(), plain()
    table = Table(
        hand=[HOOFWRASSLIN, mine],
        home=[strong],
        opponent_home=[weak],
        opponent_hand=[kept, lost],
        deck=[plain(9), plain(0)],
        opponent_deck=[plain(0), plain(0)],
    ).play(HOOFWRASSLIN)
    assert (table.question.seat, table.choices()) == (YOU, [kept, lost])
    assert (table.knows(kept), table.knows(mine, OPPONENT)) == (True, False)
    table.choose(lost)

    assert (table.hand(OPPONENT), table.deck(OPPONENT)[0], table.hand()) == ([kept], lost, [mine])

"""Cards of High Magic whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards.high_magic.events import (
    HEARTS_STRONG_AS_HORSES as HEARTS,
    PHANTASMAL_TALE,
    REST_IN_PIECES,
)
from everfree.ccg.cards.high_magic.friends_orange import SILVER_SHILL_SECRETS_AND_LIES as SILVER_SHILL
from everfree.ccg.cards.high_magic.friends_purple import (
    PRINCESS_LUNA_WEB_OF_DREAMS as LUNA,
    ZECORA_FOREST_SHAMAN as ZECORA,
)
from everfree.ccg.cards.high_magic.friends_yellow import ANGEL_LARGE_AND_IN_CHARGE as ANGEL
from everfree.ccg.cards.high_magic.problems import (
    FLUTTERSHYS_WORST_NIGHTMARE as FLUTTERSHYS_NIGHTMARE,
    PINKIES_WORST_NIGHTMARE as PINKIES_NIGHTMARE,
)
from everfree.ccg.cards.high_magic.resources import POWER_BRACELETS
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FIGMENT,
    FRIEND,
    MAIN_PHASE_TIMING,
    ORANGE,
    POWER_COUNTER,
    PREPARED,
    PURPLE,
    UNICORN,
    WHITE,
    Card,
    Dismiss,
    Draw,
    EventText,
    Gain,
    PlayToHome,
    PutIntoHand,
    cards,
    choose,
    event,
    main_phase,
    resource,
    token,
)
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused
from everfree.testing.table import OPPONENT, YOU


def stall(name: str) -> Card:
    """Make a Resource without text that is played to the home."""
    return resource(
        f"stall-{name}",
        f"Stall {name}",
        BLUE,
        power=1,
        cost=1,
        rarity=COMMON,
        traits=(),
        abilities=(PlayToHome(),),
    )


FIGMENT_TOKEN = token(2, PURPLE, FIGMENT)
UNICORN_TOKEN = token(1, WHITE, UNICORN, keywords=(PREPARED,))


@pytest.mark.card("hm114")
class TestPowerBracelets:
    """hm114."""

    def started(self, *, opponents_turn: bool) -> Table:
        """Let a player confront your Problem, where the wearer is, and start a faceoff."""
        self.wearer = piece(plain(1), attached=(POWER_BRACELETS,))
        return Table(
            mine=[self.wearer],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            opponents_turn=opponents_turn,
            phase=SCORE_PHASE,
        )

    def test_a_unicorn_comes_when_an_opponent_starts_a_faceoff(self) -> None:
        """You may put the token into play, at a place you choose."""
        table = self.started(opponents_turn=True)
        assert (table.question.seat, table.choices()) == (YOU, ["yes", "no"])
        table.choose("yes")
        assert table.choices() == ["home", "mine", "theirs"]
        table.choose("theirs")

        (unicorn,) = table.created(UNICORN_TOKEN)
        assert (table.power(unicorn), table.colours(unicorn), table.area_of(unicorn)) == (1, WHITE, "theirs")
        assert (table.keywords(unicorn), table.state.controller[table.id(unicorn)]) == ({"Prepared"}, YOU)

    @pytest.mark.must_not
    def test_not_when_you_start_it(self) -> None:
        """Your own faceoff brings nobody."""
        table = self.started(opponents_turn=False)

        assert table.asked != "may"


@pytest.mark.card("hm124")
class TestFluttershysNightmare:
    """hm124."""

    def test_the_weakest_go_back(self) -> None:
        """As a faceoff starts here, each opposing Friend here with no power goes to its owner's hand."""
        weak, second, strong, own, far = plain(0), plain(0), plain(9), plain(0), plain(0)
        table = Table(
            problem=FLUTTERSHYS_NIGHTMARE,
            mine=[plain(20, 16), plain(20, 4), own],
            opponent_mine=[weak, second, strong],
            opponent_theirs=[far],
            hand=[plain()],
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        assert table.state.faceoff is not None

        assert table.hand(OPPONENT) == [weak, second]
        assert [table.zone_of(one) for one in (strong, own, far)] == ["play", "play", "play"]

    @pytest.mark.must_not
    def test_not_without_a_faceoff(self) -> None:
        """Confronted without a rival, it takes nobody away."""
        weak = plain(0)
        table = Table(
            problem=FLUTTERSHYS_NIGHTMARE,
            mine=[plain(20, 16), plain(20, 4)],
            opponent_mine=[weak],
            phase=SCORE_PHASE,
        ).until("main")

        assert table.zone_of(weak) == "play"


@pytest.mark.card("hm128")
class TestPinkiesNightmare:
    """hm128."""

    def test_a_card_you_draw_strengthens_a_character_here(self) -> None:
        """You choose one at this Problem, of either player, each time you draw."""
        here, rival, away = plain(1), plain(1), plain(1)
        table = Table(problem=PINKIES_NIGHTMARE, home=[away], mine=[here], opponent_mine=[rival], tokens=1)
        table.draw().choose("yes")
        assert table.choices() == [here, rival]
        table.choose(here)

        assert table.why(here) == [("printed", 1), (PINKIES_NIGHTMARE, 1)]
        assert (table.power(rival), table.end_turn().power(here)) == (1, 1)

    def test_you_may_decline(self) -> None:
        """Then powers stay."""
        here = plain(1)
        table = Table(problem=PINKIES_NIGHTMARE, mine=[here], tokens=1).draw().choose("no")

        assert (table.asked, table.power(here)) == ("main", 1)

    @pytest.mark.must_not
    def test_not_when_an_opponent_draws(self) -> None:
        """Their cards do not count."""
        giving = plain(abilities=(main_phase(Draw(1)),))
        table = Table(problem=PINKIES_NIGHTMARE, mine=[plain()], opponent_home=[giving], opponents_turn=True)
        table.use(giving)

        assert (table.question.seat, table.asked, len(table.hand(OPPONENT))) == (OPPONENT, "main", 1)


@pytest.mark.card("hm148")
class TestRestInPieces:
    """hm148."""

    def test_banishes_all_opposing_resources(self) -> None:
        """At home and attached; your own and other cards stay."""
        first, worn, own, rival = stall("one"), piece(POWER_BRACELETS), stall("two"), plain()
        wearer = piece(rival, attached=(worn,))
        table = Table(
            hand=[REST_IN_PIECES],
            home=[plain(3, PURPLE), own],
            opponent_home=[first, wearer],
            tokens=3,
        ).play(REST_IN_PIECES)
        table.until("main")

        assert table.banished(OPPONENT) == [first, worn]
        assert (table.zone_of(own), table.zone_of(wearer), table.tokens) == ("play", "play", 0)

    @pytest.mark.must_not
    def test_needs_purple_power(self) -> None:
        """With two purple power it is not offered."""
        table = Table(hand=[REST_IN_PIECES], home=[plain(2, PURPLE)], opponent_home=[stall("one")], tokens=3)

        assert (table.asked, table.playable()) == ("main", [])


@pytest.mark.card("hm22")
class TestSilverShill:
    """hm22."""

    def left(self, way: type[Dismiss] | type[PutIntoHand]) -> Table:
        """Make him leave play."""
        self.ally = plain(1, abilities=(main_phase(way(choose(cards(FRIEND)))),))
        self.rival = plain(1)
        table = Table(home=[SILVER_SHILL, self.ally], opponent_home=[self.rival])
        return table.use(self.ally).choose(SILVER_SHILL)

    @pytest.mark.parametrize("way", [Dismiss, PutIntoHand])
    def test_leaves_a_counter_behind(self, way: type[Dismiss] | type[PutIntoHand]) -> None:
        """However he leaves: any character can be chosen, a Mane Character too."""
        table = self.left(way).choose("yes")
        assert table.choices() == [table.mane, self.ally, table.opponent_mane, self.rival]
        table.choose(self.ally)

        assert (table.counters(self.ally), table.power(self.ally)) == ({POWER_COUNTER: 1}, 2)
        assert table.counters(self.rival) == {}

    @pytest.mark.must_not
    def test_not_declined_and_not_for_another(self) -> None:
        """Declined, there is no counter; when another Friend leaves, you are not asked."""
        table = self.left(Dismiss).choose("no")
        assert (table.asked, table.counters(self.ally)) == ("main", {})

        storm, victim = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),)), plain()
        assert Table(home=[SILVER_SHILL, storm, victim]).use(storm).choose(victim).asked == "main"


@pytest.mark.card("hm38")
class TestPrincessLuna:
    """hm38."""

    def song(self) -> Card:
        """Make an Event."""
        text = (EventText(MAIN_PHASE_TIMING, Gain(1)),)
        return event("song", "Song", BLUE, power=1, cost=0, rarity=COMMON, text=text)

    def test_an_event_brings_a_figment(self) -> None:
        """You may pay 1 for a token of 2 purple power."""
        card = self.song()
        table = Table(home=[LUNA], hand=[card], tokens=1).play(card)
        table.choose("yes", "mine")

        (figment,) = table.created(FIGMENT_TOKEN)
        assert (table.power(figment), table.colours(figment), table.area_of(figment)) == (2, PURPLE, "mine")
        assert table.tokens == 1  # one paid, one gained by the Event

    def test_you_may_decline(self) -> None:
        """Then you keep your token and no Friend comes."""
        card = self.song()
        table = Table(home=[LUNA], hand=[card], tokens=1).play(card).choose("no")

        assert (table.created(FIGMENT_TOKEN), table.tokens) == ([], 2)

    @pytest.mark.must_not
    def test_not_for_a_friend(self) -> None:
        """A Friend you play brings nobody."""
        comer = plain(cost=0)
        table = Table(home=[LUNA], hand=[comer], tokens=1).play(comer, "home")

        assert (table.asked, table.tokens) == ("main", 1)


@pytest.mark.card("hm43")
class TestZecora:
    """hm43."""

    def faceoff(self, *, zecora_at: str) -> Table:
        """Start a faceoff at your Problem in which both Mane Characters are involved."""
        self.friend = plain(2)
        there = [ZECORA] if zecora_at == "mine" else []
        return Table(
            home=[] if there else [ZECORA],
            mine=there,
            mane_at="mine",
            opponent_mane_at="mine",
            opponent_mine=[self.friend],
            problem=open_problem(),
            hand=[plain()],
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

    def test_opposing_mane_characters_here_do_not_count(self) -> None:
        """Theirs adds nothing; their Friend and your Mane Character do."""
        table = self.faceoff(zecora_at="mine")

        assert (table.total(), table.total(OPPONENT)) == (1 + 3, 2)

    @pytest.mark.must_not
    def test_not_elsewhere(self) -> None:
        """From your home she stops nobody."""
        table = self.faceoff(zecora_at="home")

        assert (table.total(), table.total(OPPONENT)) == (1, 1 + 2)


@pytest.mark.card("hm56")
class TestAngel:
    """hm56."""

    def left(self, tokens: int) -> Table:
        """Dismiss him."""
        self.first, self.second = plain(), plain()
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = Table(
            home=[ANGEL, storm], opponent_home=[self.first], opponent_mine=[self.second], tokens=tokens
        )
        return table.use(storm).choose(ANGEL)

    def test_takes_an_opposing_friend_along(self) -> None:
        """For 2 tokens one of theirs goes to its owner's hand."""
        table = self.left(tokens=2).choose("yes")
        assert table.choices() == [self.first, self.second]
        table.choose(self.second)

        assert (table.hand(OPPONENT), table.zone_of(self.first), table.tokens) == ([self.second], "play", 0)

    @pytest.mark.must_not
    def test_not_for_one_token(self) -> None:
        """Who can't pay is not asked."""
        table = self.left(tokens=1)

        assert (table.asked, table.hand(OPPONENT), table.tokens) == ("main", [], 1)


@pytest.mark.card("hm90")
class TestHeartsStrongAsHorses:
    """hm90."""

    def played(self) -> Table:
        """Play it with something to do for each effect."""
        self.strong, self.weak = plain(3), plain(2)
        self.orange, self.white = plain(2, ORANGE), plain(2, WHITE)
        self.theirs = [plain(), plain(), plain()]
        return Table(
            hand=[HEARTS],
            home=[self.orange, self.white],
            discard=[self.strong, self.weak],
            opponent_hand=self.theirs,
            opponent_home=[plain()],
            tokens=1,
        ).play(HEARTS)

    def test_a_strong_card_comes_back(self) -> None:
        """The first effect: only a card of at least 3 power can be taken."""
        table = self.played().number(1)

        assert (table.hand(), table.zone_of(self.weak)) == ([self.strong], "discard-pile")
        assert (len(table.hand(OPPONENT)), table.power(self.orange)) == (3, 2)

    def test_an_opponent_discards_two(self) -> None:
        """The second effect: they choose which."""
        table = self.played().number(2)
        assert (table.question.seat, table.choices()) == (OPPONENT, self.theirs)
        table.choose(self.theirs[0], self.theirs[2])

        assert (table.hand(OPPONENT), table.hand()) == ([self.theirs[1]], [])

    def test_a_character_of_yours_is_stronger(self) -> None:
        """The third effect: 3 power until the end of the turn."""
        table = self.played().number(3)
        assert table.choices() == [table.mane, self.orange, self.white]
        table.choose(self.white)

        assert table.why(self.white) == [("printed", 2), (HEARTS, 3)]
        assert (table.hand(), len(table.hand(OPPONENT)), table.power(self.orange)) == ([], 3, 2)

    @pytest.mark.must_not
    def test_needs_both_colours(self) -> None:
        """Without white power it is refused."""
        table = Table(hand=[HEARTS], home=[plain(2, ORANGE)], tokens=1)

        assert refused(table, HEARTS) == "205.1"


@pytest.mark.card("hm91")
class TestPhantasmalTale:
    """hm91."""

    def test_a_friend_goes_on_the_deck_and_a_figment_comes(self) -> None:
        """You choose one of theirs for the top of its owner's deck, then the place of your token."""
        first, second = plain(), plain()
        table = Table(
            hand=[PHANTASMAL_TALE],
            home=[plain(3, PURPLE)],
            opponent_home=[first],
            opponent_mine=[second],
            tokens=3,
        ).play(PHANTASMAL_TALE)
        assert table.choices() == [first, second]
        table.choose(second)
        assert table.deck(OPPONENT)[0] is second
        table.choose("home")

        (figment,) = table.created(FIGMENT_TOKEN)
        assert (table.power(figment), table.area_of(figment), table.zone_of(first)) == (2, "home", "play")

    @pytest.mark.must_not
    def test_needs_purple_power(self) -> None:
        """With two purple power it is refused."""
        table = Table(hand=[PHANTASMAL_TALE], home=[plain(2, PURPLE)], opponent_home=[plain()], tokens=3)

        assert refused(table, PHANTASMAL_TALE) == "205.1"

"""The Friends of Absolute Discord."""

import pytest

from everfree.ccg.cards.absolute_discord.friends import (
    QUEEN_CHRYSALIS_IDENTITY_THEFT as CHRYSALIS,
    TRENDERHOOF_TRAILBLAZER as TRENDERHOOF,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.values import traits_of
from everfree.ccg.kernel.zones import turn_face_down
from everfree.ccg.language import (
    BLUE,
    COMMON,
    EPIC,
    FRIEND,
    SWIFT,
    THIS,
    UNIQUE,
    WHITE,
    Card,
    Dismiss,
    Enters,
    Gain,
    PlayToHome,
    cards,
    choose,
    friend,
    main_phase,
    resource,
    when,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker


@pytest.mark.card("ad199")
class TestTrenderhoof:
    """ad199."""

    def test_cards_in_play_have_unique(self) -> None:
        """Friends, Mane Characters, Problems and Troublemakers of both players; no card elsewhere."""
        mine, theirs, trouble = plain(), plain(), plain_troublemaker()
        hand = plain()
        table = Table(home=[TRENDERHOOF, mine], opponent_home=[theirs], opponent_mine=[trouble], hand=[hand])

        for card in (mine, theirs, trouble, table.mane, table.opponent_mane, table.problem):
            assert UNIQUE in traits_of(table.game, table.id(card))
        assert UNIQUE not in traits_of(table.game, table.id(hand))

    def test_as_he_enters_twins_are_parted(self) -> None:
        """You choose which of your two copies goes; it is dismissed before anything else happens."""
        twin = plain()
        one, two, trenderhoof = piece(twin), piece(twin), piece(TRENDERHOOF)
        power = plain(4, WHITE)
        table = Table(home=[power, one], mine=[two], hand=[trenderhoof], tokens=2).play(trenderhoof, "home")

        assert (table.question.seat, table.asked, table.choices()) == (0, "uniqueness", [one, two])
        table.choose(one)
        assert (table.zone_of(one), table.zone_of(two), table.asked) == ("discard-pile", "play", "main")
        assert table.told(kinds.DISMISSED) == 1

    def test_the_opponents_twins_too(self) -> None:
        """Each player chooses among their own cards."""
        twin = plain()
        one, two, mine = piece(twin), piece(twin), piece(twin)
        table = Table(
            home=[plain(4, WHITE), mine],
            hand=[TRENDERHOOF],
            opponent_home=[one],
            opponent_mine=[two],
            tokens=2,
        ).play(TRENDERHOOF, "home")

        assert (table.question.seat, table.choices()) == (1, [one, two])
        assert table.choose(two).zone_of(mine) == "play"

    def test_a_second_copy_that_enters_later(self) -> None:
        """While he is in play, a twin that enters or is moved makes one of the two go."""
        twin = plain(cost=0)
        old, new = piece(twin), piece(twin)
        table = Table(home=[TRENDERHOOF, old], hand=[new]).play(new, "mine")

        assert table.choices() == [old, new]

    def test_another_subtitle_is_another_name(self) -> None:
        """Two cards of one title live together."""
        day, night = (
            friend(f"star{name}", f"Star, by {name}", BLUE, power=1, cost=0, traits=(), rarity=COMMON)
            for name in ("Day", "Night")
        )
        table = Table(home=[TRENDERHOOF, day], hand=[night]).play(night, "home")

        assert table.asked == "main"

    def test_resources_as_well(self) -> None:
        """Two copies of a Resource under one player violate uniqueness."""
        text = (PlayToHome(), main_phase(Gain(1)))
        banner = resource("banner", "Banner", BLUE, power=1, cost=0, rarity=COMMON, traits=(), abilities=text)
        old, new = piece(banner), piece(banner)
        table = Table(home=[TRENDERHOOF, old], hand=[new]).play(new, "home")

        assert (table.asked, table.choices()) == ("uniqueness", [old, new])

    def test_troublemakers_at_two_problems(self) -> None:
        """A Troublemaker that is uncovered while its twin is face up elsewhere makes one of them go."""
        twin = plain_troublemaker()
        shown, covered = piece(twin), piece(twin, face_down=True)
        table = Table(home=[TRENDERHOOF], mine=[covered], theirs=[shown], phase=TROUBLEMAKER_PHASE)

        assert (table.asked, table.choices()) == ("uniqueness", [covered, shown])

    def test_an_epic_troublemaker_still_drives_the_others_out(self) -> None:
        """Uncovered beside another, the Epic one has it dismissed without a question (607.3)."""
        epic, other = piece(plain_troublemaker(traits=(EPIC,)), face_down=True), plain_troublemaker()
        table = Table(home=[TRENDERHOOF], mine=[epic], opponent_mine=[other], phase=TROUBLEMAKER_PHASE)

        assert (table.zone_of(other), table.zone_of(epic)) == ("discard-pile", "play")
        assert table.told(kinds.DISMISSED) == 1

    def test_face_down_cards_have_no_traits(self) -> None:
        """A frightened twin is no second one until it is rallied."""
        twin = plain()
        scared, other = piece(twin, frightened=True), piece(twin)
        table = Table(home=[TRENDERHOOF, scared, other], tokens=2)
        assert table.asked == "main"

        assert table.rally(scared).choices() == [scared, other]

    def test_without_him_twins_may_meet(self) -> None:
        """While he is frightened, cards are as Unique as they are printed."""
        twin = plain(cost=0)
        old, new = piece(twin), piece(twin)
        table = Table(home=[piece(TRENDERHOOF, frightened=True), old], hand=[new]).play(new, "home")

        assert table.asked == "main"


@pytest.mark.card("ad202")
class TestQueenChrysalis:
    """ad202."""

    def played(self, *home: Card) -> Table:
        """Play her beside some Friends."""
        table = Table(home=home, hand=[CHRYSALIS, plain()], tokens=9)
        return table.play(CHRYSALIS, "home")

    @pytest.mark.clause("706.1a")
    def test_she_chooses_before_she_is_there(self) -> None:
        """As she enters, a Friend that is not Unique is chosen; she is not in play yet, nor can be chosen."""
        one, other = plain(keywords=(SWIFT,)), plain()
        table = self.played(one, other, plain(traits=(UNIQUE,)))

        assert (table.asked, table.choices()) == ("choose", [one, other])
        assert table.zone_of(CHRYSALIS) == "queue"

    def test_she_has_keywords_and_abilities(self) -> None:
        """A stolen Swift makes her moves cheaper; a stolen ability is used as her own."""
        thief = self.played(plain(keywords=(SWIFT,), abilities=(main_phase(Gain(2)),)))

        assert thief.tokens == 6
        assert thief.use(CHRYSALIS).tokens == 8
        assert thief.move(CHRYSALIS, "mine").tokens == 7

    def test_stolen_entering_triggers(self) -> None:
        """What her victim does when it enters play, she does now."""
        victim = plain(abilities=(when(Enters(THIS), Gain(4)),))

        assert self.played(victim).tokens == 10

    def test_only_abilities_are_stolen(self) -> None:
        """Her power, colours and traits stay her own."""
        table = self.played(plain(5, BLUE, traits=("Foal",)))

        assert (table.power(CHRYSALIS), table.colours(CHRYSALIS)) == (3, 0)
        assert "Foal" not in traits_of(table.game, table.id(CHRYSALIS))

    def test_she_keeps_them_when_the_victim_is_gone(self) -> None:
        """What is printed on the victim does not change when it leaves play."""
        victim = plain(abilities=(main_phase(Gain(2)),))
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = self.played(victim, storm).choose(victim).use(storm).choose(victim)

        assert table.zone_of(victim) == "discard-pile"
        assert table.use(CHRYSALIS).tokens == 8

    def test_nobody_to_rob(self) -> None:
        """Alone she enters without abilities."""
        table = self.played()

        assert (table.asked, table.zone_of(CHRYSALIS)) == ("main", "play")

    def test_frightened_she_forgets(self) -> None:
        """Turned face down she becomes a different card and has chosen nobody."""
        table = self.played(plain(keywords=(SWIFT,)))
        assert len(table.state.noted) == 1

        turn_face_down(table.game, table.id(CHRYSALIS))

        assert table.state.noted == []

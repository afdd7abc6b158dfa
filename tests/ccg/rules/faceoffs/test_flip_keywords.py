"""Glossary: Random, Pumped, Chaos, and the options that change when and how often they work."""

from dataclasses import replace

import pytest

from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    COMMON,
    END_OF_FACEOFF,
    FLIP,
    FRIEND,
    PUMPED,
    RANDOM,
    REACTION,
    THAT,
    THIS,
    TROUBLEMAKER,
    VILLAIN,
    YOU,
    Card,
    Continuous,
    Effect,
    Elsewhere,
    EventText,
    FlipCard,
    Flips,
    Gain,
    Give,
    IsFlipped,
    LosesAbilities,
    May,
    Power,
    PutIntoHand,
    PutsFlippedUnderDeck,
    PutUnderDeck,
    Replacement,
    cards,
    each,
    event,
    when,
    yours,
)
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker

YOU_SEAT, THEM = Seat(0), Seat(1)
STOPS = (STOP_FACEOFFS, 1)
HELD = plain(cost=9)


def chaos(effect: Effect, power: int = 2) -> Card:
    """Make a card that does something when it is flipped."""
    return plain(power, abilities=(Elsewhere(FLIP, when(IsFlipped(THIS), effect)),))


def by(**values: object) -> Options:
    """Give the default rules with some options changed."""
    return replace(COMPREHENSIVE, **values)  # type: ignore[arg-type]


def challenge(
    *mine: Card | Piece,
    deck: tuple[Card | Piece, ...] = (),
    opponent_deck: tuple[Card | Piece, ...] | None = None,
    hand: tuple[Card, ...] = (HELD,),
    power: int = 9,
    options: Options = COMPREHENSIVE,
    stops: tuple[int, int] = STOPS,
) -> Table:
    """Challenge a Troublemaker with these characters and stop in the window before the flips."""
    trouble = plain_troublemaker(power)
    return Table(
        mine=list(mine),
        deck=list(deck),
        hand=list(hand),
        opponent_deck=opponent_deck,
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
        options=options,
        stops=stops,
    ).choose(trouble)


def on_flip(name: str, effect: Effect) -> Card:
    """Make a free Reaction to flipping a card."""
    return event(name, name, power=0, cost=0, rarity=COMMON, text=(EventText(REACTION, effect, Flips(YOU)),))


class TestRandom:
    """Glossary: Random, R39."""

    @pytest.mark.clause("glossary.random")
    def test_trades_a_card_of_one_power(self) -> None:
        """You may ignore the 1 you flipped and flip a new card, which counts instead."""
        lucky, low, high = plain(3, keywords=(RANDOM,)), plain(1), plain(4)
        table = challenge(lucky, deck=(low, high)).pass_()
        assert (table.question.seat, table.asked, table.choices()) == (YOU_SEAT, "random", [lucky, "no"])

        table.choose(lucky)

        assert (table.asked, table.flipped()) == ("priority", [low, high])
        assert table.why_total() == [(lucky, 3), (high, 4)]

    @pytest.mark.clause("glossary.random")
    def test_may_be_kept(self) -> None:
        """Declined, the 1 counts and nothing more is flipped."""
        lucky, low = plain(3, keywords=(RANDOM,)), plain(1)
        table = challenge(lucky, deck=(low,)).pass_().choose("no")

        assert (table.asked, table.why_total()) == ("priority", [(lucky, 3), (low, 1)])

    @pytest.mark.clause("glossary.random")
    def test_once_per_faceoff(self) -> None:
        """The new card is a 1 too: that one counts. A second Random card may trade it."""
        one, two = plain(3, keywords=(RANDOM,)), plain(3, keywords=(RANDOM,))
        low, lower, high = plain(1), plain(1), plain(4)
        alone = challenge(one, deck=(low, lower, high)).pass_().choose(one)
        both = challenge(one, two, deck=(low, lower, high)).pass_()

        assert (alone.asked, alone.flipped()) == ("priority", [low, lower])
        assert both.choices() == [one, two, "no"]
        assert both.choose(two).choices() == [one, "no"]
        assert both.choose(one).why_total() == [(one, 3), (two, 3), (high, 4)]

    @pytest.mark.clause("glossary.random")
    @pytest.mark.parametrize("power", [0, 2])
    def test_no_other_power(self, power: int) -> None:
        """Nobody is asked about a card of another power."""
        assert challenge(plain(3, keywords=(RANDOM,)), deck=(plain(power),)).pass_().asked == "priority"

    @pytest.mark.clause("glossary.random")
    def test_only_your_flips_and_with_a_card_involved(self) -> None:
        """The opponent's 1 is not yours to trade, and a Random card at home is not in the faceoff."""
        theirs = challenge(plain(3, keywords=(RANDOM,)), deck=(plain(3),), opponent_deck=(plain(1),))
        trouble = plain_troublemaker(9)
        away = Table(
            mine=[plain(3)],
            home=[plain(keywords=(RANDOM,))],
            hand=[HELD],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).choose(trouble)

        assert (theirs.pass_().asked, away.pass_().asked) == ("priority", "priority")

    @pytest.mark.ruling("R39")
    def test_with_an_empty_deck_the_card_is_just_ignored(self) -> None:
        """No new card comes; the total has lost the 1."""
        lucky, low = plain(3, keywords=(RANDOM,)), plain(1)
        table = challenge(lucky, deck=(low,))
        for card in table.game.cards_in(DRAW_DECK, YOU_SEAT)[:-1]:
            put(table.game, card, DISCARD_PILE)

        table.pass_().choose(lucky)

        assert (table.flipped(), table.why_total()) == ([low], [(lucky, 3)])

    @pytest.mark.ruling("R39")
    def test_a_card_flipped_by_a_text_too(self) -> None:
        """A Reaction that flips another card flips a 1: Random may trade that one."""
        more = on_flip("more", FlipCard())
        lucky, first, low, high = plain(3, keywords=(RANDOM,)), plain(2), plain(1), plain(4)
        table = challenge(lucky, deck=(first, low, high), hand=(more,), stops=(1, 1)).play(more)

        assert table.choices() == [lucky, "no"]
        assert table.choose(lucky).told(kinds.FLIPPED) == 4

    @pytest.mark.ruling("R39")
    def test_both_players_have_flipped_before_anyone_is_asked(self) -> None:
        """You see the opponent's flip before you decide."""
        theirs = plain(5)
        table = challenge(plain(3, keywords=(RANDOM,)), deck=(plain(1),), opponent_deck=(theirs,)).pass_()

        assert (table.asked, table.flipped(THEM)) == ("random", [theirs])


class TestChaos:
    """Glossary: Chaos, R39."""

    @pytest.mark.clause("glossary.chaos")
    def test_triggers_from_the_flip_zone(self) -> None:
        """Flipped, the card helps; drawn or in play its Chaos does nothing."""
        friend, wild = plain(3), chaos(Give((Power(+2),), each(yours(FRIEND)), END_OF_FACEOFF))
        table = challenge(friend, deck=(wild,))
        assert table.power(friend) == 3

        table.pass_()

        assert (table.power(friend), table.total()) == (5, 7)

    @pytest.mark.clause("glossary.chaos")
    def test_not_elsewhere(self) -> None:
        """The same card drawn, in play, and another card flipped: no token."""
        wild = chaos(Gain(1))
        table = challenge(piece(wild), deck=(plain(2), wild)).pass_()

        assert table.tokens == 0

    @pytest.mark.clause("glossary.chaos")
    def test_of_the_opponents_card_for_the_opponent(self) -> None:
        """The owner of a flipped card is "you" in its text (513.3)."""
        table = challenge(plain(3), opponent_deck=(chaos(Gain(2)),)).pass_()

        assert (table.tokens, table.opponent_tokens) == (0, 2)

    @pytest.mark.ruling("R39")
    def test_an_ignored_card_still_does_its_chaos(self) -> None:
        """Random trades the 1 first; then the Chaos of the ignored and of the new card are processed."""
        lucky = plain(3, keywords=(RANDOM,))
        low, high = chaos(Gain(1), power=1), chaos(Gain(2), power=4)
        table = challenge(lucky, deck=(low, high)).pass_()
        assert (table.asked, table.tokens) == ("random", 0)

        table.choose(lucky).choose(low)

        assert (table.tokens, table.why_total()) == (3, [(lucky, 3), (high, 4)])

    @pytest.mark.option("chaos_timing", parameter="timing")
    @pytest.mark.parametrize(("timing", "tokens"), [("trigger", 1), ("immediate", 1), ("ignored", 0)])
    def test_chaos_timing(self, timing: str, tokens: int) -> None:
        """The text takes effect, or is nothing but a power."""
        table = challenge(plain(3), deck=(chaos(Gain(1)),), options=by(chaos_timing=timing)).pass_()

        assert (table.tokens, table.total()) == (tokens, 5)

    @pytest.mark.option("chaos_timing", parameter="timing")
    @pytest.mark.parametrize(
        ("timing", "first"), [("trigger", "order-triggers"), ("immediate", "may"), ("ignored", "may")]
    )
    def test_immediate_chaos_does_not_wait_for_other_triggers(self, timing: str, first: str) -> None:
        """As a trigger it is ordered among others; immediate, it comes before, the turn player's first."""
        friend = plain(3, abilities=(when(Flips(YOU), May(Gain(5))),))
        wild, wilder = chaos(May(Gain(1))), chaos(May(Gain(1)))
        options = by(chaos_timing=timing)
        table = challenge(friend, deck=(wild,), opponent_deck=(wilder,), options=options).pass_()

        assert (table.question.seat, table.asked) == (YOU_SEAT, first)
        if timing == "immediate":
            assert table.choose("yes").tokens == 1
            assert (table.question.seat, table.choose("yes").opponent_tokens) == (THEM, 1)
            assert table.choose("yes").tokens == 6

    @pytest.mark.option("chaos_timing", "immediate")
    def test_immediate_chaos_that_flips_more(self) -> None:
        """A Chaos that flips a card lets that card's Chaos follow at once."""
        wild, next_ = chaos(FlipCard()), chaos(Gain(3))
        table = challenge(plain(3), deck=(wild, next_), options=by(chaos_timing="immediate")).pass_()

        assert (table.flipped(), table.tokens) == ([wild, next_], 3)


class TestPumped:
    """Glossary: Pumped."""

    @pytest.mark.clause("glossary.pumped")
    def test_keeps_a_flipped_card_beneath_it(self) -> None:
        """Instead of going under the deck a flipped card may be banished to beneath it."""
        strong, flip = plain(12, keywords=(PUMPED,)), plain(2)
        table = challenge(strong, deck=(flip,), stops=(1, 1))
        assert (table.asked, table.choices()) == ("replace", [strong, "no"])

        table.choose(strong)

        assert (table.beneath(strong), table.zone_of(flip), table.asked) == ([flip], "banished", "main")

    @pytest.mark.clause("glossary.pumped")
    def test_may_be_declined(self) -> None:
        """Declined, the card goes under the deck."""
        strong, flip = plain(12, keywords=(PUMPED,)), plain(2)
        table = challenge(strong, deck=(flip,), stops=(1, 1)).choose("no")

        assert (table.deck()[-1], table.beneath(strong)) == (flip, [])

    @pytest.mark.clause("glossary.pumped")
    def test_one_card_per_faceoff(self) -> None:
        """Of two flipped cards the one you say is kept, the other goes under the deck unasked."""
        strong, tie, more, one, other = plain(7, keywords=(PUMPED,)), plain(2), plain(3), plain(0), plain(1)
        table = challenge(strong, deck=(tie, more), opponent_deck=(one, other), stops=(1, 1))
        assert (table.asked, table.choices()) == ("bottom", [tie, more])
        table.choose(tie)
        assert (table.asked, table.question.seat) == ("bottom", THEM)

        table.choose(one, strong)

        assert (table.beneath(strong), table.deck()[-1]) == ([tie], more)

    @pytest.mark.clause("glossary.pumped")
    def test_declined_for_one_card_it_may_keep_the_next(self) -> None:
        """You let the first flipped card go under the deck and keep the second."""
        strong, tie, more, one, other = plain(7, keywords=(PUMPED,)), plain(2), plain(3), plain(0), plain(1)
        table = challenge(strong, deck=(tie, more), opponent_deck=(one, other), stops=(1, 1))
        table.choose(tie, one, "no", strong)

        assert (table.beneath(strong), table.deck()[-1]) == ([more], tie)

    @pytest.mark.clause("glossary.pumped")
    def test_only_while_involved(self) -> None:
        """A Pumped card at home keeps nothing."""
        trouble = plain_troublemaker()
        table = Table(
            mine=[plain(9)],
            home=[plain(keywords=(PUMPED,))],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        assert (table.asked, table.banished()) == ("main", [])

    def test_not_the_opponents_flips(self) -> None:
        """Only what you would put under your own deck."""
        strong = plain(12, keywords=(PUMPED,))
        table = challenge(strong, stops=(1, 1)).choose(strong)

        assert (len(table.banished()), table.banished(THEM)) == (1, [])

    @pytest.mark.option("pumped_limit", parameter="limit")
    @pytest.mark.parametrize(("limit", "kept"), [("per_faceoff", 1), ("per_event", 2)])
    def test_pumped_limit(self, limit: str, kept: int) -> None:
        """One card goes under the deck before the end: it uses up Pumped for the faceoff, or not."""
        under = on_flip("under", PutUnderDeck(THAT))
        strong, first, second = plain(9, keywords=(PUMPED,)), plain(1), plain(2)
        one, other = plain(1), plain(0)
        table = challenge(
            strong,
            deck=(first, second),
            opponent_deck=(one, other),
            hand=(under,),
            power=8,
            options=by(pumped_limit=limit),
            stops=(1, 1),
        )
        table.play(under).choose(strong)
        assert table.beneath(strong) == [first]

        table.choose(one)
        if table.asked == "replace":
            table.choose(strong)

        assert len(table.beneath(strong)) == kept
        assert (table.zone_of(second) == "banished") == (kept == 2)

    def test_other_cards_may_take_flipped_cards(self) -> None:
        """Another text about flipped Events: the Event goes into the hand, a Friend under the deck."""
        text = Replacement(PutsFlippedUnderDeck(YOU, FRIEND), PutIntoHand(THAT), once_per_faceoff=True)
        keeper, tie, more, one, other = plain(7, abilities=(text,)), plain(2), plain(3), plain(0), plain(1)
        table = challenge(keeper, deck=(tie, more), opponent_deck=(one, other), stops=(1, 1))

        table.choose(more, one)

        assert (table.hand(), table.deck()[-1]) == ([HELD, tie], more)

    @pytest.mark.clause("402.3")
    def test_others_do_not_learn_the_order_below_the_deck(self) -> None:
        """Of several cards put under the deck only their owner knows which is where (402.3)."""
        tie, more, one, other = plain(2), plain(3), plain(0), plain(1)
        table = challenge(plain(7), deck=(tie, more), opponent_deck=(one, other), stops=(1, 1))
        table.choose(tie, one)

        assert (table.knows(tie), table.knows(tie, THEM), table.knows(more, THEM)) == (True, False, False)
        told = [told for told in table.game.events or () if told.key == "bottomed"]
        assert [[one.card for one in event.cards[THEM]] for event in told][:2] == [[""], [""]]


class TestVillain:
    """Glossary: Villain."""

    def uncovering(self, villain: Piece, options: Options = COMPREHENSIVE) -> Table:
        """Start the Troublemaker Phase with a covered Villain, among Friends of both players."""
        return Table(
            mine=[villain, plain(1)],
            home=[plain(1)],
            opponent_mine=[plain(1), plain(1)],
            mane_at="mine",
            phase=TROUBLEMAKER_PHASE,
            options=options,
        )

    @pytest.mark.clause("glossary.villain")
    def test_frightens_every_friend_at_its_problem(self) -> None:
        """Friends of both players there are frightened, those elsewhere and Mane Characters are not."""
        villain = piece(plain_troublemaker(5, keywords=(VILLAIN,)), face_down=True)
        table = self.uncovering(villain)

        assert table.told(kinds.FRIGHTENED) == 3
        assert not table.is_face_down(table.mane)

    @pytest.mark.clause("glossary.villain")
    def test_not_without_the_keyword(self) -> None:
        """A plain Troublemaker frightens nobody, nor does a Villain that has lost its abilities."""
        plain_one = self.uncovering(piece(plain_troublemaker(5), face_down=True))
        spell = Continuous((LosesAbilities(),), each(cards(TROUBLEMAKER)))
        villain = piece(plain_troublemaker(5, keywords=(VILLAIN,)), face_down=True)
        robbed = Table(mine=[villain, plain(1, abilities=(spell,))], phase=TROUBLEMAKER_PHASE)

        assert (plain_one.told(kinds.FRIGHTENED), robbed.told(kinds.FRIGHTENED)) == (0, 0)

    @pytest.mark.option("villain_timing", parameter="timing")
    @pytest.mark.parametrize(
        ("timing", "order"),
        [
            ("trigger", ["uncovered", "uncovered", "frightened"]),
            ("immediate", ["uncovered", "frightened", "uncovered"]),
        ],
    )
    def test_villain_timing(self, timing: str, order: list[str]) -> None:
        """Two covered Troublemakers at two Problems: the trigger waits until both are up (R30)."""
        villain = piece(plain_troublemaker(5, keywords=(VILLAIN,)), face_down=True)
        other = piece(plain_troublemaker(), face_down=True)
        table = Table(
            mine=[villain, plain(1)],
            theirs=[other],
            phase=TROUBLEMAKER_PHASE,
            options=by(villain_timing=timing),
        ).choose(villain)

        assert [key for key in table.log if key in ("uncovered", "frightened")] == order

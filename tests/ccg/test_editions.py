"""Every option of the rules under each of its values, and the editions that set them."""

from dataclasses import fields, replace

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.friends_white import HOITY_TOITY_VOGUE_AUTHORITY, ROYAL_RIFF_SONGSTER
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import (
    ABSOLUTE_DISCORD,
    CANTERLOT_NIGHTS,
    COMPREHENSIVE,
    CRYSTAL_GAMES,
    EDITIONS,
    Options,
)
from everfree.ccg.game import Game
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.records import Occurrence, Scope, Waiting
from everfree.ccg.kernel.state import (
    PLAYING,
    STOP_FACEOFFS,
    STOP_FORCED,
    STOP_STEPS,
    STOP_WHEN_ABLE,
    WON,
)
from everfree.ccg.language import (
    A_PLAYER,
    AGILE,
    COMMON,
    EPIC,
    FOAL,
    FRIEND,
    HASTY,
    IMMEDIATE,
    POWER_COUNTER,
    REACTION,
    RESOURCE,
    SWIFT,
    THIS,
    TRAVELER,
    TROUBLEMAKER,
    WILD,
    YOU,
    Card,
    Confronts,
    Continuous,
    ControlledBy,
    DiscardCards,
    Dismiss,
    EventText,
    Flips,
    Gain,
    GainControl,
    HasKeyword,
    IsDismissed,
    Keyword,
    LeavesPlay,
    Need,
    PutIntoHand,
    Replacement,
    SearchDiscardPile,
    Sequence,
    Trigger,
    WinsFaceoff,
    WithTrait,
    cards,
    choose,
    each,
    event,
    here,
    in_your_discard_pile,
    main_phase,
    not_,
    one,
    supportive,
    troublemaker,
    when,
    yours,
)
from everfree.ccg.language.terms import FACEOFF_TIMING, OPPONENT as FOE
from everfree.ccg.rules.core.movement import move_price_parts
from everfree.ccg.rules.core.uniqueness import troublemaker_groups
from everfree.ccg.vocab import (
    BLUE,
    DISCARD_PILE,
    DRAW_DECK,
    HAND,
    SCORE_PHASE,
    SOLVE_STEP,
    TROUBLEMAKER_PHASE,
    WINNING_SCORE,
    Seat,
)
from everfree.testing import RoundTable, Side, Table, piece, plain, plain_problem, plain_troublemaker

OPPONENT = Seat(1)
ANYONE = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)
IN_FACEOFFS = (STOP_FACEOFFS | STOP_FORCED, STOP_FACEOFFS | STOP_FORCED)
ABLE = (STOP_WHEN_ABLE | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def by(edition: Options = COMPREHENSIVE, **values: object) -> Options:
    """Give the rules of an edition with some options changed."""
    return replace(edition, **values)  # type: ignore[arg-type]


def free_event(name: str, timing: str, trigger: Trigger | None = None) -> Card:
    """Make an Event that costs nothing and gains a token."""
    text = EventText(IMMEDIATE if timing == "immediate" else REACTION, Gain(1), trigger)
    return event(name, name, power=0, cost=0, rarity=COMMON, text=(text,))


FOALS = cards(FRIEND, WithTrait(FOAL))


def foal() -> Card:
    """Make a Foal."""
    return plain(traits=(FOAL,))


class TestEditions:
    """The four presets only set options."""

    def test_the_default_is_the_comprehensive_rules(self) -> None:
        """A new game is played by the latest rules."""
        assert (
            Game([RAINBOW_DASH, APPLEJACK], seed=1).kernel.definitions.options == COMPREHENSIVE == Options()
        )

    def test_editions_differ_where_the_documents_do(self) -> None:
        """The three rulebooks differ from each other in five options, from the latest rules in most."""
        assert [len(set(EDITIONS.values())), len(EDITIONS)] == [4, 4]
        assert replace(CANTERLOT_NIGHTS, replace_order="cards_first") == CRYSTAL_GAMES
        assert (
            replace(
                CRYSTAL_GAMES,
                epic_source="epic_trait",
                not_colour_accepts_colourless=True,
                chaos_timing="immediate",
            )
            == ABSOLUTE_DISCORD
        )
        same = [one.name for one in fields(Options) if getattr(ABSOLUTE_DISCORD, one.name) == one.default]
        assert same == [
            "epic_source",
            "replace_order",
            "not_colour_accepts_colourless",
            "loop_guard",
            "endless_tie",
            "transform_mode",
            "traveler_to_problem_only",
            "rival_rules",
            "optional_replacements",
            "starting_problem_is_played",
            "nameable_cards",
            "immediate_windows",
            "points_to_win",
            "faceoff_settled",
        ]

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_whole_games_end(self, edition: str) -> None:
        """Of ten games of each edition, answered round-robin, at least eight are won before turn 150."""
        won = 0
        for seed in range(10):
            game = Game([RAINBOW_DASH, APPLEJACK], seed=seed, options=EDITIONS[edition])
            answers = 0
            while not game.is_over and game.state.turn < 150:
                game.take(answers % len(game.question.options))
                answers += 1
            won += game.winner is not None and game.state.score[game.winner] >= WINNING_SCORE
        assert won >= 8


class TestScoring:
    """What confronting and winning are worth."""

    @pytest.mark.option("first_confront_bonus", parameter="bonus")
    @pytest.mark.parametrize(("bonus", "points"), [(False, 1), (True, 3)])
    def test_first_confront_bonus(self, bonus: bool, points: int) -> None:
        """The first to confront a Problem scores its bonus too, once."""
        table = Table(mine=[plain(1)], problem=ANYONE, options=by(first_confront_bonus=bonus))
        table.end_turn()

        assert table.score == points
        table.end_turn().end_turn()
        assert table.score == points + 1

    @pytest.mark.option("endless_tie", parameter="tie")
    @pytest.mark.parametrize(("tie", "points"), [("no_winner", (1, 0)), ("turn_player_loses", (1, 2))])
    def test_endless_tie(self, tie: str, points: tuple[int, int]) -> None:
        """Equal totals with nothing left to flip."""
        table = Table(
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            problem=ANYONE,
            options=by(endless_tie=tie),
            opponent_deck=(),
        )
        for card in list(table.game.cards_in(DRAW_DECK, Seat(0))):
            put(table.game, card, DISCARD_PILE)
        table.end_turn()

        assert (table.score, table.opponent_score) == points


class TestControl:
    """Characters whose controller changes at home."""

    @pytest.mark.option("control_home_fix", parameter="fix")
    @pytest.mark.parametrize(("fix", "place"), [("ppp", "their home"), ("immediate", "home")])
    def test_control_home_fix(self, fix: str, place: str) -> None:
        """Between gaining control and the next instruction of the same text it is home, or not yet."""
        prize = piece(plain())
        thief = plain(
            abilities=(
                main_phase(
                    Sequence(
                        (
                            GainControl(choose(cards(FRIEND, ControlledBy(FOE)))),
                            Dismiss(choose(yours(FRIEND))),
                        )
                    )
                ),
            )
        )
        table = Table(home=[thief, plain()], opponent_home=[prize], options=by(control_home_fix=fix)).use(
            thief
        )

        assert (table.asked, table.area_of(prize)) == ("choose", place)
        assert table.choose(thief).area_of(prize) == "home"


class TestTroublemakers:
    """Epic ones, and how often they are challenged."""

    @pytest.mark.option("epic_source", parameter="source")
    @pytest.mark.parametrize(("source", "epic"), [("epic_trait", False), ("villain_keyword", True)])
    def test_epic_source(self, source: str, epic: bool) -> None:
        """A Villain without the trait is Epic only by the old rules: it stops its own player too."""
        villain = troublemaker("v", "V", power=1, points=1, rarity=COMMON, keywords=(Keyword("Villain"),))
        table = Table(mine=[plain(1), villain], problem=ANYONE, options=by(epic_source=source))

        assert table.can_confront(ANYONE) != epic

    @pytest.mark.option("epic_cross_player_uniqueness", parameter="across")
    @pytest.mark.parametrize("across", [True, False])
    def test_epic_cross_player_uniqueness(self, across: bool) -> None:
        """An opponent's Troublemaker beside your Epic one is one too many, or is not."""
        epic, common = plain_troublemaker(traits=(EPIC,)), plain_troublemaker()
        table = Table(mine=[epic], opponent_mine=[common], options=by(epic_cross_player_uniqueness=across))

        groups = [group for group in troublemaker_groups(table.game, OPPONENT) if len(group) > 1]

        assert groups == ([[table.id(epic), table.id(common)]] if across else [])

    @pytest.mark.option("challenges_per_problem", parameter="limit")
    @pytest.mark.parametrize(("limit", "again"), [(1, False), (0, True)])
    def test_challenges_per_problem(self, limit: int, again: bool) -> None:
        """A second Troublemaker at the Problem of a lost challenge."""
        first, second, loser = plain_troublemaker(9), plain_troublemaker(9), plain(1)
        table = Table(
            mine=[loser, plain(1)],
            opponent_mine=[first, second],
            phase=TROUBLEMAKER_PHASE,
            options=by(challenges_per_problem=limit),
        )
        table.choose(first, loser)

        assert (table.asked == "challenge" and second in table.choices()) == again


class TestWindows:
    """Who may act when."""

    @pytest.mark.option("faceoff_first", parameter="first")
    @pytest.mark.parametrize(("first", "seat"), [("turn_player", 0), ("non_turn_player", 1)])
    def test_faceoff_first(self, first: str, seat: int) -> None:
        """Who is asked first in a faceoff's first window."""
        table = Table(
            hand=[plain(cost=9)],
            opponent_hand=[plain(cost=9)],
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            problem=ANYONE,
            stops=IN_FACEOFFS,
            options=by(faceoff_first=first),
        )
        table.end_phase()

        assert (table.asked, table.question.seat) == ("priority", seat)

    @pytest.mark.option("faceoff_windows", parameter="windows")
    @pytest.mark.parametrize(("windows", "offered"), [("full", True), ("after_flip", False)])
    def test_faceoff_windows(self, windows: str, offered: bool) -> None:
        """Before the flip an Immediate Event is offered only where that window exists."""
        quick = free_event("quick", "immediate")
        table = Table(
            opponent_hand=[quick],
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            problem=ANYONE,
            phase=SCORE_PHASE,
            options=by(faceoff_windows=windows, priority_windows="reactions_only"),
        )

        assert table.asked == "priority"
        assert (not table.flipped()) == offered

    @pytest.mark.option("priority_windows", parameter="windows")
    @pytest.mark.parametrize(("windows", "asked"), [("full", True), ("reactions_only", False)])
    def test_priority_windows(self, windows: str, asked: bool) -> None:
        """At the start of a phase an Immediate Event may be played only where there is a window."""
        quick = free_event("quick", "immediate")
        table = Table(hand=[quick], phase=TROUBLEMAKER_PHASE, options=by(priority_windows=windows))

        assert (table.asked == "priority") == asked

    @pytest.mark.ruling("R70")
    @pytest.mark.option("immediate_windows", parameter="windows")
    @pytest.mark.parametrize(("windows", "offered"), [("open", False), ("every", True)])
    def test_immediate_windows_between_steps(self, windows: str, offered: bool) -> None:
        """As a phase starts, where others may only react, Immediate, Hasty and Agile work or do not."""
        quick = free_event("quick", "immediate")
        hasty, agile = plain(keywords=(HASTY,)), plain(keywords=(AGILE,))
        table = Table(
            home=[agile],
            hand=[quick, hasty],
            tokens=2,
            phase=TROUBLEMAKER_PHASE,
            options=by(ABSOLUTE_DISCORD, immediate_windows=windows),
        )

        assert table.asked == ("priority" if offered else "main")
        if offered:
            assert table.choices() == ["pass", quick, hasty, agile]
            assert [table.why_not(card) for card in (quick, hasty, agile)] == [None] * 3

    @pytest.mark.ruling("R70")
    @pytest.mark.parametrize("windows", ["open", "every"])
    def test_immediate_windows_after_an_action(self, windows: str) -> None:
        """After an action of the turn player's the rulebooks have a window for Immediate Events too."""
        quick, boot = free_event("quick", "immediate"), plain(abilities=(main_phase(Dismiss(THIS)),))
        table = Table(home=[boot], hand=[quick], options=by(ABSOLUTE_DISCORD, immediate_windows=windows))
        table.until("main").use(boot)

        assert table.choices() == ["pass", quick]

    @pytest.mark.ruling("R70")
    @pytest.mark.must_not
    @pytest.mark.parametrize("windows", ["open", "every"])
    def test_immediate_windows_are_for_nothing_else(self, windows: str) -> None:
        """A Faceoff Event waits for the flip under both values, and a Friend for the Main Phase."""
        boost = event(
            "boost", "boost", power=0, cost=0, rarity=COMMON, text=(EventText(FACEOFF_TIMING, Gain(1)),)
        )
        table = Table(
            opponent_hand=[boost, plain(cost=0), free_event("quick", "immediate")],
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            problem=ANYONE,
            phase=SCORE_PHASE,
            stops=ABLE,
            options=by(ABSOLUTE_DISCORD, immediate_windows=windows),
        )
        while not table.flipped():
            assert boost not in table.choices()
            table.pass_()

        assert boost in table.choices()
        assert len(table.choices()) == 3

    @pytest.mark.option("reaction_first", parameter="first")
    @pytest.mark.parametrize(("first", "seat"), [("priority", 0), ("other_than_trigger", 1)])
    def test_reaction_first(self, first: str, seat: int) -> None:
        """Both could react to winning: the winner by priority, the other player by the old rules."""
        mine = free_event("mine", "reaction", WinsFaceoff(A_PLAYER))
        theirs = free_event("theirs", "reaction", WinsFaceoff(A_PLAYER))
        table = Table(
            hand=[mine],
            opponent_hand=[theirs],
            mine=[plain(9)],
            opponent_mine=[plain(1)],
            problem=ANYONE,
            phase=SCORE_PHASE,
            options=by(reaction_first=first),
        )

        assert (table.asked, table.question.seat) == ("priority", seat)

    @pytest.mark.option("reaction_expiry", parameter="expiry")
    @pytest.mark.parametrize(
        ("expiry", "kept"), [("since_last_window_closed", False), ("until_all_pass", True)]
    )
    def test_reaction_expiry(self, expiry: str, kept: bool) -> None:
        """A window nobody could act in ends the time to react, or does not."""
        late = event(
            "late", "late", power=0, cost=3, rarity=COMMON, text=(EventText(REACTION, Gain(1), Flips(YOU)),)
        )
        table = Table(
            hand=[late],
            deck=[plain(1), plain(5)],
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            problem=ANYONE,
            options=by(reaction_expiry=expiry),
        )
        table.end_phase()

        assert table.asked == "bottom"
        assert bool(table.state.happened) == kept


class TestFaceoffs:
    """Whether a Problem faceoff follows."""

    @pytest.mark.ruling("R71")
    @pytest.mark.option("faceoff_settled", parameter="settled")
    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize(("settled", "held"), [("confront", True), ("faceoff_step", False)])
    def test_a_rival_who_leaves(self, edition: str, settled: str, held: bool) -> None:
        """The only rival leaves after you confronted: the faceoff is held in every edition, or by none."""
        drain = when(Confronts(A_PLAYER), PutIntoHand(each(cards(FRIEND, ControlledBy(FOE), here()))))
        goal = plain_problem(owner=(Need(WILD, 1),), opponent=1, abilities=(drain,))
        options = by(EDITIONS[edition], faceoff_settled=settled)
        table = Table(mine=[plain(5)], opponent_mine=[plain(5)], problem=goal, options=options).end_phase()

        assert bool(table.told(kinds.FACEOFF_STARTED)) == held

    @pytest.mark.ruling("R71")
    @pytest.mark.parametrize(("settled", "held"), [("confront", False), ("faceoff_step", True)])
    def test_a_rival_who_could_not_before(self, settled: str, held: bool) -> None:
        """The Troublemaker that kept the rival from confronting leaves in time, or too late."""
        blocker = plain_troublemaker()
        clears = when(Confronts(A_PLAYER), PutIntoHand(each(yours(TROUBLEMAKER, here()))))
        table = Table(
            mine=[plain(1, abilities=(clears,)), blocker],
            opponent_mine=[plain(5)],
            problem=ANYONE,
            options=by(faceoff_settled=settled),
        ).end_phase()

        assert (table.zone_of(blocker), bool(table.told(kinds.FACEOFF_STARTED))) == ("hand", held)


class TestWinning:
    """How many points win."""

    @pytest.mark.option("points_to_win", parameter="points")
    @pytest.mark.parametrize("points", [7, 15])
    def test_the_last_point(self, points: int) -> None:
        """One more than the score before wins; one less does not."""
        for missing, outcome in ((2, PLAYING), (1, WON)):
            table = Table(
                mine=[plain(5)],
                problem=ANYONE,
                score=points - missing,
                options=by(points_to_win=points),
            ).end_phase()
            assert (bool(table.told(kinds.SCORED)), table.state.outcome) == (True, outcome)


class TestCards:
    """What happens to cards."""

    @pytest.mark.ruling("R67")
    @pytest.mark.option("optional_replacements", parameter="offered")
    @pytest.mark.parametrize(("offered", "asked"), [("in_full", "main"), ("always", "replace")])
    def test_optional_replacements(self, offered: str, asked: str) -> None:
        """With one card in hand to discard two, Golden Parachute is not offered, or discards that one."""
        boot, friend, held = plain(abilities=(main_phase(Dismiss(choose(FOALS))),)), foal(), plain(cost=9)
        parachute = POOL["ll108"]
        table = Table(
            home=[boot, friend, parachute], hand=[held], options=by(optional_replacements=offered)
        ).use(boot)

        assert table.asked == asked
        if asked == "replace":
            assert table.choices() == [parachute, "no"]
            table.choose(parachute)
        saved = ("play", "discard-pile", "discard-pile")
        lost = ("discard-pile", "play", "hand")
        assert (table.zone_of(friend), table.zone_of(parachute), table.zone_of(held)) == (
            saved if offered == "always" else lost
        )

    @pytest.mark.ruling("R67")
    def test_optional_replacements_of_nothing(self) -> None:
        """With "always", something may be replaced by what can't be done at all: then neither happens."""
        stays = Replacement(LeavesPlay(one(FRIEND, ControlledBy(YOU))), DiscardCards(YOU, 2), optional=True)
        boot, friend = plain(abilities=(main_phase(Dismiss(choose(FOALS))),)), foal()
        keeper = plain(abilities=(stays,))
        table = Table(home=[boot, friend, keeper], options=by(optional_replacements="always")).use(boot)

        assert table.choices() == [keeper, "no"]
        assert table.choose(keeper).zone_of(friend) == "play"
        assert table.asked == "main"

    @pytest.mark.ruling("R68")
    @pytest.mark.option("starting_problem_is_played", parameter="played")
    @pytest.mark.parametrize(("played", "drawn"), [(True, 1), (False, 0)])
    def test_starting_problem_is_played(self, played: bool, drawn: int) -> None:
        """Mean Meanie Pants lets both players draw as the game starts, or does not."""
        deck = replace(RAINBOW_DASH, problems={"pr172": 1, "pr167": 2})
        game = Game([deck, APPLEJACK], seed=7, options=by(starting_problem_is_played=played))
        while game.question.kind != "main":
            game.take(0)

        assert [len(game.kernel.cards_in(HAND, Seat(seat))) for seat in (0, 1)] == [6 + drawn, 6 + drawn]

    @pytest.mark.ruling("R68")
    @pytest.mark.parametrize("played", [True, False])
    def test_a_problem_that_follows_is_played(self, played: bool) -> None:
        """Under both values it lets both players draw when it replaces a solved Problem."""
        table = Table(
            problem=ANYONE,
            next_problem=POOL["pr172"],
            mine=[plain(9)],
            opponent_mine=[plain(1)],
            options=by(starting_problem_is_played=played),
        )
        table.end_phase().until("main")

        assert table.told(kinds.DREW) == 3

    @pytest.mark.option("replace_timing", parameter="timing")
    @pytest.mark.parametrize(("timing", "zone"), [("solve_step", "play"), ("after_faceoff", "problem-deck")])
    def test_replace_timing(self, timing: str, zone: str) -> None:
        """As the Solve Step opens, the Problem of the faceoff is still there, or has been replaced."""
        table = Table(
            hand=[plain(cost=9)],
            mine=[plain(9)],
            opponent_mine=[plain(1)],
            problem=ANYONE,
            stops=(STOP_STEPS | STOP_FORCED, STOP_WHEN_ABLE),
            options=by(replace_timing=timing),
        )
        while table.state.step != SOLVE_STEP:
            table.game.take(0)

        assert table.zone_of(ANYONE) == zone

    @pytest.mark.option("replace_order", parameter="order")
    @pytest.mark.parametrize(
        ("order", "told"),
        [
            ("cards_first", ["sent", "sent", "replaced", "entered"]),
            ("problem_first", ["replaced", "sent", "sent", "entered"]),
        ],
    )
    def test_replace_order(self, order: str, told: list[str]) -> None:
        """Characters go home before or after the Problem changes."""
        table = Table(
            mine=[plain(9)], opponent_mine=[plain(1)], problem=ANYONE, options=by(replace_order=order)
        )
        table.end_turn()

        assert [key for key in table.log if key in ("sent", "replaced", "entered")] == told

    @pytest.mark.option("not_colour_accepts_colourless", parameter="accepts")
    @pytest.mark.parametrize(("accepts", "can"), [(True, True), (False, False)])
    def test_not_colour_accepts_colourless(self, accepts: bool, can: bool) -> None:
        """Power without a colour for "any but blue"."""
        goal = plain_problem(owner=(not_(BLUE, 1),))
        table = Table(mine=[plain(1, 0)], problem=goal, options=by(not_colour_accepts_colourless=accepts))

        assert table.can_confront(goal) == can

    @pytest.mark.option("inspired_once_per_turn", parameter="once")
    @pytest.mark.parametrize(("once", "looks"), [(True, 1), (False, 2)])
    def test_inspired_once_per_turn(self, once: bool, looks: int) -> None:
        """Two Inspired cards look once a turn, or each of them."""
        table = Table(
            home=[ROYAL_RIFF_SONGSTER, HOITY_TOITY_VOGUE_AUTHORITY], options=by(inspired_once_per_turn=once)
        )
        table.until("main")

        assert table.told(kinds.LOOKED) == looks

    @pytest.mark.option("frighten_attachments", parameter="how")
    @pytest.mark.parametrize(("how", "tokens"), [("put_into_discard", 0), ("dismiss", 1)])
    def test_frighten_attachments(self, how: str, tokens: int) -> None:
        """What lies on a frightened Friend goes to the discard pile; only a dismissal triggers."""
        watcher = plain(abilities=(when(IsDismissed(each(cards(RESOURCE))), Gain(1)),))
        brave = piece(plain(), attached=(HARD_HAT,))
        table = Table(home=[watcher, brave], hand=[plain(cost=0)], options=by(frighten_attachments=how))
        table.game.apply(Occurrence(kinds.FRIGHTENED, Seat(0), table.id(brave)))

        assert table.zone_of(HARD_HAT) == "discard-pile"
        assert len(table.state.waiting) == tokens

    @pytest.mark.option("mane_can_be_frightened", parameter="can")
    @pytest.mark.parametrize("can", [True, False])
    def test_mane_can_be_frightened(self, can: bool) -> None:
        """A Mane Character is frightened, or is too brave."""
        table = Table(options=by(mane_can_be_frightened=can))
        refusal = table.game.refusal_of(Occurrence(kinds.FRIGHTENED, Seat(0), table.id(table.mane)))

        assert (refusal is None) == can

    @pytest.mark.option("opening_hand_is_draw", parameter="draws")
    @pytest.mark.parametrize(("draws", "told"), [(False, 0), (True, 12)])
    def test_opening_hand_is_draw(self, draws: bool, told: int) -> None:
        """The opening hands are drawn, or just put there."""
        game = Game([RAINBOW_DASH, APPLEJACK], seed=1, options=by(opening_hand_is_draw=draws))
        game.take(0)
        game.take(0)

        assert game.question.kind == "mulligan"
        assert [event.key for event in game.events].count("drew") == told

    @pytest.mark.option("move_cost_floor", parameter="floor")
    @pytest.mark.parametrize(("floor", "parts"), [(1, [2, -1]), (2, [2, -1, 1]), (0, [2, -1])])
    def test_move_cost_floor(self, floor: int, parts: list[int]) -> None:
        """A price below the floor is raised to it, and says so."""
        quick = plain(keywords=(SWIFT,))
        table = Table(home=[quick], options=by(move_cost_floor=floor))

        assert [part.amount for part in move_price_parts(table.game, table.id(quick))] == parts
        assert table.move_price(quick) == sum(parts)

    @pytest.mark.option("wrap_up_repeats", parameter="repeats")
    @pytest.mark.parametrize(("repeats", "asked"), [(True, "discard-down"), (False, "main")])
    def test_wrap_up_repeats(self, repeats: bool, asked: str) -> None:
        """A ninth card that comes while wrapping up is counted in another Wrap Up Step, or stays."""
        saver = plain(abilities=(when(Confronts(YOU), SearchDiscardPile(in_your_discard_pile(FRIEND))),))
        friends = [piece(plain()) for _ in range(3)]
        hand = [piece(plain(cost=9)) for _ in range(8)]
        table = Table(home=[saver, *friends], hand=hand, options=by(wrap_up_repeats=repeats)).end_phase()
        ability = table.game.definitions.number_of(table.game.face(table.id(saver)).abilities[0])
        table.state.waiting.append(Waiting(ability, Scope(table.game.ref(table.id(saver)), Seat(0))))
        table.choose(friends[0])

        assert (table.asked, len(table.hand())) == (asked, 9)

    @pytest.mark.option("supportive_at_home", parameter="at_home")
    @pytest.mark.parametrize(("at_home", "powers"), [(True, (3, 3)), (False, (1, 3))])
    def test_supportive_at_home(self, at_home: bool, powers: tuple[int, int]) -> None:
        """A Supportive Friend is stronger beside its Mane Character anywhere, or only at a Problem."""
        ally = plain(1, BLUE, keywords=(supportive(2),))
        options = by(supportive_at_home=at_home)
        mane = POOL["pr1"]
        home = Table(mane=mane, home=[ally], options=options)
        away = Table(mane=mane, mane_at="mine", mine=[ally], options=options)

        assert (home.power(ally), away.power(ally)) == powers

    @pytest.mark.option("traveler_to_problem_only", parameter="only")
    @pytest.mark.parametrize(("only", "counters"), [(False, (1, 2)), (True, (1, 1))])
    def test_traveler_to_problem_only(self, only: bool, counters: tuple[int, int]) -> None:
        """Traveler counts the way to a Problem and the way back, or only the former (C3)."""
        rover = plain(keywords=(TRAVELER,))
        table = Table(home=[rover], tokens=4, options=by(traveler_to_problem_only=only)).move(rover, "mine")
        there = table.counters(rover)[POWER_COUNTER]
        table.move(rover, "home")

        assert (there, table.counters(rover)[POWER_COUNTER]) == counters

    def test_a_move_for_nothing(self) -> None:
        """Where moves may cost nothing, a card that is Swift twice moves without tokens."""
        coach = plain(abilities=(Continuous((HasKeyword("Swift"),), each(cards(FRIEND))),))
        runner = plain(keywords=(SWIFT,))
        table = Table(home=[coach, runner], options=by(move_cost_floor=0))
        assert table.choices() == ["end", runner]

        assert table.move(runner, "mine").area_of(runner) == "mine"

    @pytest.mark.option("rival_rules", parameter="rivals")
    @pytest.mark.parametrize(("rivals", "places"), [(False, 4), (True, 3)])
    def test_rival_rules(self, rivals: bool, places: int) -> None:
        """With three players a Friend is played to any of three Problems, or to two of them (R7)."""
        table = RoundTable(
            Side(hand=[ally := plain()], tokens=1), Side(), Side(), options=by(rival_rules=rivals)
        )

        assert len(table.play(ally).choices()) == places

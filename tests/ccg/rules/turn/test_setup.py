"""102: starting a game."""

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel.state import BOOSTED, EXHAUSTED
from everfree.ccg.vocab import (
    DRAW_DECK,
    HAND,
    MANE,
    PLAY,
    PROBLEM_DECK,
    READY_PHASE,
    AreaId,
    CardId,
    Seat,
)

SEATS = (Seat(0), Seat(1))


def new_game(seed: int = 7) -> Game:
    """Start a game of the two theme decks."""
    return Game([RAINBOW_DASH, APPLEJACK], seed=seed)


def at_mulligan(seed: int = 7) -> Game:
    """Go on to the first mulligan, both players taking their first Starting Problem."""
    game = new_game(seed)
    game.take(0)
    game.take(0)
    return game


def ids(game: Game, zone: int, seat: Seat) -> list[CardId]:
    """List the cards of a zone, the top of a deck last."""
    return list(game.kernel.cards_in(zone, seat))


def names(game: Game, cards: list[CardId]) -> list[str]:
    """Name cards by their printed ids."""
    return [game.kernel.definition(card).card.id for card in cards]


def keys(game: Game) -> list[str]:
    """List everything told so far."""
    return [event.key for event in game.events]


class TestBeginning:
    """102.1, 102.2: what lies on the table before anyone decides."""

    @pytest.mark.clause("102.1", "301.1")
    def test_mane_characters_start_at_home(self) -> None:
        """Each Mane Character is in play at its owner's home, Start side up, ready."""
        game = new_game()

        manes = [card for card in game.kernel.in_play() if game.kernel.definition(card).type == MANE]

        assert names(game, manes) == ["pr1", "pr2"]
        assert [game.state.area[card] for card in manes] == [0, 1]
        assert not any(game.state.marks[card] & (BOOSTED | EXHAUSTED) for card in manes)

    @pytest.mark.clause("517.1")
    def test_nobody_has_points_or_tokens(self) -> None:
        """Scores and tokens are zero."""
        game = new_game()

        assert (game.state.score, game.state.tokens) == ([0, 0], [0, 0])

    @pytest.mark.clause("513.1")
    def test_cards_belong_to_who_brought_them(self) -> None:
        """Each player owns the cards of their own deck list, and nothing else."""
        game = new_game()

        for seat, deck in zip(SEATS, (RAINBOW_DASH, APPLEJACK), strict=True):
            owned = [CardId(card) for card, owner in enumerate(game.state.owner) if owner == seat]
            brought = [deck.mane, *deck.draw_cards(), *deck.problem_cards()]
            assert sorted(names(game, owned)) == sorted(brought)

    @pytest.mark.clause("glossary.starting_problem")
    def test_only_starting_problems_are_offered(self) -> None:
        """Problems with the flag are offered, each once however many copies there are."""
        game = new_game()

        offered = [CardId(one[1]) for one in game.question.options]

        assert names(game, offered) == ["pr178", "pr168", "pr170", "pr174"]


class TestStartingProblems:
    """102.2, R61: committed secretly, revealed together."""

    @pytest.mark.clause("102.2")
    @pytest.mark.ruling("R61")
    def test_the_first_choice_stays_secret(self) -> None:
        """When the second player is asked, nothing public has happened and nobody knows the choice."""
        game = new_game()
        chosen = CardId(game.question.options[1][1])
        before = (list(game.state.known), [list(one) for one in game.state.handles], keys(game))

        game.take(1)

        assert (game.question.seat, game.question.kind) == (1, "starting-problem")
        assert game.state.zone[chosen] == PROBLEM_DECK
        assert (list(game.state.known), [list(one) for one in game.state.handles], keys(game)) == before

    @pytest.mark.clause("102.2", "303.1")
    def test_both_are_revealed_together(self) -> None:
        """After the second choice both Problems are in play at their owners' Problem areas."""
        game = new_game()
        chosen = [CardId(game.question.options[2][1])]
        game.take(2)
        chosen.append(CardId(game.question.options[1][1]))

        game.take(1)

        assert [game.state.zone[card] for card in chosen] == [PLAY, PLAY]
        assert [game.kernel.problem_at(AreaId(area)) for area in (2, 3)] == chosen
        assert keys(game)[:2] == ["entered", "entered"]

    @pytest.mark.clause("403.1")
    def test_the_other_nine_stay_in_the_deck(self) -> None:
        """The Problem decks hold the nine Problems that are not in play."""
        game = at_mulligan()

        assert [len(ids(game, PROBLEM_DECK, seat)) for seat in SEATS] == [9, 9]


class TestOpeningHands:
    """102.3: first player, shuffled decks, six cards."""

    @pytest.mark.clause("102.3")
    def test_six_cards_each_are_not_drawn(self) -> None:
        """Each hand holds six cards, put there without a draw (410.4a), and the decks hold the rest."""
        game = at_mulligan()

        assert [len(ids(game, HAND, seat)) for seat in SEATS] == [6, 6]
        assert [len(ids(game, DRAW_DECK, seat)) for seat in SEATS] == [39, 39]
        assert "drew" not in keys(game)

    @pytest.mark.clause("102.3")
    def test_the_seed_decides(self) -> None:
        """The same seed gives the same first player and decks; other seeds give others."""
        games = [at_mulligan(seed) for seed in (1, 1, 2, 3, 4, 5, 6)]

        decks = [names(game, ids(game, DRAW_DECK, Seat(0))) for game in games]
        problems = [names(game, ids(game, PROBLEM_DECK, Seat(1))) for game in games]

        assert games[0].digest() == games[1].digest()
        assert {game.state.first_player for game in games} == {0, 1}
        assert len({tuple(deck) for deck in decks}) == 6
        assert len({tuple(deck) for deck in problems}) > 1


class TestMulligan:
    """102.4: once, decided in turn order, carried out together."""

    @pytest.mark.clause("102.4")
    def test_players_decide_in_turn_order_and_act_together(self) -> None:
        """The first player's cards stay in hand until the second has decided, too."""
        game = at_mulligan()
        first = game.state.first_player
        hand = ids(game, HAND, first)
        assert (game.question.seat, game.question.kind) == (first, "mulligan")

        game.take(1)

        assert (game.question.seat, game.question.kind) == (1 - first, "mulligan")
        assert ids(game, HAND, first) == hand
        game.take(1)
        assert keys(game).count("mulliganed") == 2
        assert game.question.kind != "mulligan"

    @pytest.mark.clause("102.4a")
    def test_the_old_hand_is_shuffled_in(self) -> None:
        """Six other cards come from the top; the old ones are in the deck as unknown cards, none drawn."""
        game = at_mulligan()
        first = game.state.first_player
        everything = sorted([*ids(game, HAND, first), *ids(game, DRAW_DECK, first)])
        old = ids(game, HAND, first)

        game.take(1)
        game.take(0)

        new = [card for card in ids(game, HAND, first) if card not in old]
        assert new
        assert sorted([*ids(game, HAND, first), *ids(game, DRAW_DECK, first)]) == everything
        returned = [card for card in ids(game, DRAW_DECK, first) if card in old]
        assert [game.state.known[card] for card in returned] == [0] * len(returned)
        assert keys(game)[: keys(game).index("turn-started")].count("drew") == 0

    @pytest.mark.clause("102.4")
    def test_declining_keeps_the_hand(self) -> None:
        """Who does not mulligan keeps the six cards."""
        game = at_mulligan()
        first = game.state.first_player
        hands = [ids(game, HAND, seat) for seat in SEATS]

        game.take(0)
        game.take(0)

        assert "mulliganed" not in keys(game)
        assert ids(game, HAND, first) == hands[first]
        assert ids(game, HAND, Seat(1 - first)) == hands[1 - first]

    @pytest.mark.clause("102.5")
    def test_the_first_turn_begins(self) -> None:
        """After the mulligans turn 1 of the first player starts with its Ready Phase."""
        game = at_mulligan()
        first = game.state.first_player

        game.take(0)
        game.take(0)

        started = keys(game).index("turn-started")
        assert (game.state.turn, game.state.turn_player) == (1, first)
        assert keys(game)[started : started + 3] == ["turn-started", "phase-started", "gained"]
        assert game.events[started + 1].amount == READY_PHASE

"""The table as one viewer may see it: players, areas, cards, the faceoff under way and the open question."""

from functools import cache

from everfree.ccg.kernel.cards.token_stacks import how_many
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import BOOSTED, CUTIE_MARK, EXHAUSTED, FACE_DOWN, PLAYING
from everfree.ccg.kernel.values.characteristics import Part, colours_of, keywords_of, power_parts
from everfree.ccg.rules.confront.confronting import gain_parts
from everfree.ccg.rules.confront.requirement_progress import Reckoning
from everfree.ccg.rules.confront.requirements import refuse_confronting
from everfree.ccg.rules.core.changing_zones import flip_power
from everfree.ccg.rules.core.troublemaker_blocks import blocking
from everfree.ccg.rules.faceoffs.faceoffs import flips_to_come, stage_of
from everfree.ccg.rules.faceoffs.involvement import counted_flips, total_parts
from everfree.ccg.rules.turn.end_phase import friends_at_home, home_limit
from everfree.ccg.rules.turn.troublemaker_phase import can_be_uncovered
from everfree.ccg.rules.turn.turn import income, income_parts
from everfree.ccg.rules.words.effects.counters import counters_on
from everfree.ccg.rules.words.laws.confronting import meets_otherwise
from everfree.ccg.view.naming import total
from everfree.ccg.view.shapes import AreaView, CardView, ConfrontView, FaceoffView, NeedView, SeatView, View
from everfree.ccg.view.under_way import EffectsViewer
from everfree.ccg.vocab import (
    BANISHED,
    COLOUR_NAMES,
    DISCARD_PILE,
    DRAW_DECK,
    FLIP,
    GONE_AREA,
    HAND,
    KEYWORD_NAMES,
    PHASE_NAMES,
    PROBLEM,
    PROBLEM_DECK,
    QUEUE,
    STEP_NAMES,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
    card_of,
    colours_in,
)


class Viewer(EffectsViewer):
    """Builds the view of one seat, or of spectators if *viewer* is the number of seats."""

    def view(self) -> View:
        game = self.game
        state = game.state
        question = state.question
        mine = question is not None and question.seat == self.viewer
        return View(
            self.viewer,
            state.turn,
            state.turn_player,
            PHASE_NAMES[state.phase] if state.phase >= 0 else "",
            STEP_NAMES[state.step],
            question.seat if question is not None else -1,
            state.winner,
            state.outcome != PLAYING,
            tuple([self.seat(Seat(seat)) for seat in range(state.seats)]),
            tuple(
                [self.area(AreaId(area)) for area, kind in enumerate(state.area_kind) if kind != GONE_AREA]
            ),
            tuple([self.card_in_play(card) for card in game.in_play()]),
            tuple([self.card(card) for card in game.cards_in(QUEUE, Seat(0)) if self.handles[card]]),
            self.faceoff(),
            self.question(question) if question is not None and mine else None,
            self.effects(),
        )

    def card(self, card: CardId) -> CardView:
        """Build the view of a card outside play."""
        state = self.game.state
        owner = state.owner[card]
        name = self.name(card)
        for one, host in state.beneath:
            if one == card:
                return CardView(self.handles[card], name, owner, owner, beneath=self.handles[host])
        return CardView(self.handles[card], name, owner, owner)

    def flipped(self, card: CardId) -> CardView:
        """Build the view of a flipped card, with the power that it counts with."""
        owner = self.game.state.owner[card]
        power = flip_power(self.game, card)
        return CardView(self.handles[card], self.name(card), owner, owner, power=power)

    def card_in_play(self, card: CardId) -> CardView:
        """Build the view of a card in play, with its power and the parts it is made of."""
        game = self.game
        state = game.state
        marks = state.marks[card]
        host = state.host[card]
        common = (
            self.handles[card],
            self.name(card),
            state.owner[card],
            state.controller[card],
            state.area[card],
            self.handles[host] if host >= 0 else 0,
            game.is_token(card),
            game.count_of(card),
        )
        counters = counters_on(game, card)
        if marks & FACE_DOWN:
            if game.type_of(card) != TROUBLEMAKER:
                return CardView(*common, face_down=True, counters=counters)
            lain = sum([state.turn - turn for one, turn in state.covered if one == card])
            uncovers = can_be_uncovered(game, card)
            return CardView(*common, face_down=True, counters=counters, lain=lain, uncovers=uncovers)
        if game.type_of(card) == PROBLEM:
            return CardView(*common, counters=counters)
        why = power_parts(game, card)
        return CardView(
            *common,
            exhausted=marks & EXHAUSTED != 0,
            boosted=marks & BOOSTED != 0,
            power=total(why),
            why=self.parts(why),
            colours=colour_names(colours_of(game, card)),
            keywords=keyword_names(keywords_of(game, card)),
            counters=counters,
            cutie_marked=marks & CUTIE_MARK != 0,
        )

    def seat(self, seat: Seat) -> SeatView:
        game = self.game
        state = game.state
        deck = game.cards_in(DRAW_DECK, seat)
        hand = game.cards_in(HAND, seat)
        known, mine = state.known, 1 << self.viewer
        return SeatView(
            seat,
            state.tokens[seat],
            state.score[seat],
            len(hand),
            len(deck),
            len(game.cards_in(PROBLEM_DECK, seat)),
            tuple([self.card(card) for card in hand if known[card] & mine]),
            tuple([self.card(card) for card in game.cards_in(DISCARD_PILE, seat)]),
            tuple([self.card(card) for card in game.cards_in(BANISHED, seat)]),
            tuple([self.flipped(card) for card in game.cards_in(FLIP, seat)]),
            tuple(
                [(place, self.card(card)) for place, card in enumerate(reversed(deck)) if known[card] & mine]
            ),
            income(game),
            self.parts(income_parts(game)),
            how_many(game, friends_at_home(game, seat)),
            home_limit(game, seat),
        )

    def area(self, area: AreaId) -> AreaView:
        """Build the view of an area; for a Problem, with each player's progress toward confronting it."""
        game = self.game
        state = game.state
        problem = game.problem_at(area)
        if problem < 0:
            return AreaView(area, state.area_kind[area], state.area_owner[area])
        bonus = [Part("printed", game.definition(problem).bonus, problem)]
        gain = gain_parts(game, problem)
        return AreaView(
            area,
            state.area_kind[area],
            state.area_owner[area],
            self.handles[problem],
            tuple([self.confront(Seat(seat), problem) for seat in range(state.seats)]),
            total(bonus),
            self.parts(bonus),
            total(gain),
            self.parts(gain),
        )

    def confront(self, seat: Seat, problem: CardId) -> ConfrontView:
        """Compare a player's power with a Problem's requirements, and name the Troublemaker that blocks."""
        game = self.game
        stands = Reckoning(game, seat, problem)
        needs = tuple(
            [
                NeedView(
                    need.amount,
                    COLOUR_NAMES.get(need.colour, ""),
                    need.other_than,
                    self.parts(parts),
                    total(sources),
                    self.parts(sources),
                )
                for need, parts, sources in zip(stands.needs, stands.need_parts, stands.counted, strict=True)
            ]
        )
        needed = total(stands.total)
        missing = needed - sum([need.have for need in needs])
        if missing and meets_otherwise(game, seat, problem):
            missing = 0
        return ConfrontView(
            seat,
            needs,
            needed,
            self.parts(stands.total),
            total(stands.power),
            self.parts(stands.power),
            missing == 0 and refuse_confronting(game, seat, problem) is None,
            missing == 0,
            missing,
            self.handle(blocking(game, seat, game.state.area[problem])),
        )

    def faceoff(self) -> FaceoffView | None:
        """Return the faceoff under way, or None."""
        game = self.game
        faceoff = game.state.faceoff
        if faceoff is None:
            return None
        totals = []
        flips = []
        for seat in faceoff.seats:
            parts = total_parts(game, seat)
            totals.append((int(seat), total(parts), self.parts(parts)))
            to_come = flips_to_come(game, seat)
            flips.append((int(seat), total(to_come), self.parts(to_come)))
        troublemaker = faceoff.troublemaker
        return FaceoffView(
            faceoff.kind,
            faceoff.challenger,
            tuple(faceoff.areas),
            self.handles[card_of(troublemaker)] if troublemaker >= 0 else 0,
            self.ignored(),
            tuple(totals),
            stage_of(game),
            tuple(flips),
            faceoff.winner,
            faceoff.margin,
        )

    def ignored(self) -> tuple[int, ...]:
        """List the handles of flipped cards that an effect or a law makes players ignore (515.4)."""
        game = self.game
        return tuple(
            [
                self.handles[card]
                for seat in range(game.state.seats)
                for card in game.cards_in(FLIP, Seat(seat))
                if card not in counted_flips(game, Seat(seat))
            ]
        )


@cache
def colour_names(colours: int) -> tuple[str, ...]:
    """Name the colours of a set; cached, as there are few sets."""
    return tuple([COLOUR_NAMES[one] for one in colours_in(colours)])


@cache
def keyword_names(keywords: int) -> tuple[str, ...]:
    """Name the keywords of a set; cached, as there are few sets."""
    return tuple([name for place, name in enumerate(KEYWORD_NAMES) if keywords >> place & 1])


def view_of(game: Kernel, viewer: int) -> View:
    """Return the view of one seat, or of spectators if *viewer* is the number of seats."""
    return Viewer(game, viewer).view()


claims("202.2", Viewer.card_in_play)
claims("402.2", "403.2", "404.1", "409.1", Viewer.seat)
claims("507.4", power_parts)

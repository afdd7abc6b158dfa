import { expect, test } from "vitest";

import { partialView } from "./partial";
import type { AreaView, CardView, LogLine, SeatView, View } from "./protocol";

let id = 0;
function line(event: string, seat: number, cards: number[], more: Partial<LogLine> = {}): LogLine {
  return { id: ++id, event, seat, cards, turn: 3, phase: "main", text: { is: "said", key: `event-${event}` }, ...more };
}
const card = (handle: number, area = -1): CardView => ({ handle, card: `c${handle}`, area });
function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    tokens: 2,
    score: 0,
    hand_count: 1,
    deck_count: 30,
    problem_deck_count: 8,
    hand: [],
    discard_pile: [],
    banished: [],
    flipped: [],
    known_in_deck: [],
    income: 2,
    income_why: [],
    home_count: 0,
    home_limit: 3,
    ...more,
  };
}
function view(play: CardView[], seats: SeatView[], more: Partial<View> = {}): View {
  const areas: AreaView[] = [
    { area: 1, kind: 1, owner: 0, problem: 90, gain: 1 },
    { area: 2, kind: 1, owner: 1, problem: 91, gain: 1 },
  ];
  return {
    viewer: 0,
    turn: 3,
    turn_player: 1,
    phase: "main",
    step: "",
    asked: 0,
    winner: -1,
    is_over: false,
    seats,
    areas,
    play,
    queue: [],
    faceoff: null,
    question: null,
    effects: [],
    ...more,
  };
}
const handles = (cards: readonly CardView[]): number[] => cards.map((one) => one.handle);

const before = view([card(5, 1), card(6, 2)], [seat(0, { hand: [card(1)] }), seat(1)]);
const after = view(
  [card(6, 1), card(7, 2)],
  [seat(0, { hand: [card(1), card(2)], discard_pile: [card(5)], hand_count: 2, score: 1 }), seat(1, { tokens: 0 })],
  { turn: 4, turn_player: 0, phase: "main" },
);
const lines = [
  line("played", 1, [7]),
  line("moved", 1, [6]),
  line("dismissed", 0, [5]),
  line("turn-started", 0, [], { turn: 4, phase: "ready" }),
  line("drew", 0, [2], { turn: 4, phase: "ready" }),
];
const at = (count: number): View => partialView(before, after, lines.slice(0, count), lines.slice(count));

test("each event changes the board when it was shown", () => {
  expect(handles(at(0).play)).toEqual([5, 6]);
  expect(handles(at(1).play)).toEqual([5, 6, 7]);
  expect(at(1).play.find((one) => one.handle === 6)?.area).toBe(2);
  expect(at(2).play.find((one) => one.handle === 6)?.area).toBe(1);
  expect(handles(at(2).seats[0]!.discard_pile)).toEqual([]);
  expect(handles(at(3).play)).toEqual([6, 7]);
  expect(handles(at(3).seats[0]!.discard_pile)).toEqual([5]);
  expect(handles(at(4).seats[0]!.hand)).toEqual([1]);
  expect(handles(at(5).seats[0]!.hand)).toEqual([1, 2]);
});

test("turn and phase are those of the last event that was shown", () => {
  expect([at(3).turn, at(3).turn_player, at(3).phase]).toEqual([3, 1, "main"]);
  expect([at(4).turn, at(4).turn_player, at(4).phase]).toEqual([4, 0, "ready"]);
});

test("a card that several events are about changes after the last of them", () => {
  const twice = [line("moved", 1, [6]), line("exhausted", 1, [6])];
  expect(partialView(before, after, twice.slice(0, 1), twice.slice(1)).play.find((one) => one.handle === 6)?.area).toBe(2);
});

test("a player's numbers change after the last event about the player, points are left to the beat", () => {
  expect(at(1).seats[1]!.tokens).toBe(2);
  expect(at(2).seats[1]!.tokens).toBe(0);
  expect(at(4).seats[0]!.hand_count).toBe(1);
  expect(at(5).seats[0]!.hand_count).toBe(2);
  expect(at(5).seats[0]!.score).toBe(0);
});

test("what is needed at a Problem changes when nothing is left to happen there", () => {
  const changed = view(after.play, after.seats, { areas: before.areas.map((area) => ({ ...area, gain: 2 })) });
  const gains = (count: number) => partialView(before, changed, lines.slice(0, count), lines.slice(count)).areas.map((area) => area.gain);
  expect(gains(1)).toEqual([1, 1]);
  expect(gains(2)).toEqual([1, 2]);
  expect(gains(3)).toEqual([2, 2]);
});

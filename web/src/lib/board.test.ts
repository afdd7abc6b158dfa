import { expect, test } from "vitest";

import { boardOf, drawnAs, lookedAt, offBoard, seatsFrom } from "./board";
import type { CardView, SeatView, View } from "./protocol";

const TYPES: Record<string, string> = { twi: "mane", owl: "friend", wolf: "troublemaker", hat: "resource", fix: "problem" };
const typeOf = (card: CardView): string | undefined => TYPES[card.card ?? ""];

function seat(number: number, hand: CardView[] = [], rest: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    tokens: 2,
    score: 0,
    hand_count: hand.length,
    deck_count: 40,
    problem_deck_count: 9,
    hand,
    discard_pile: [],
    banished: [],
    flipped: [],
    known_in_deck: [],
    income: 2,
    income_why: [],
    home_count: 0,
    home_limit: 3,
    ...rest,
  };
}
function view(viewer: number, play: CardView[], seats = [seat(0), seat(1)]): View {
  const area = (number: number, kind: number, owner: number, problem = 0) => ({ area: number, kind, owner, problem });
  return {
    viewer,
    turn: 1,
    turn_player: 0,
    phase: "main",
    step: "",
    asked: 0,
    winner: -1,
    is_over: false,
    seats,
    areas: [area(0, 0, 0), area(1, 1, 0, 90), area(2, 0, 1), area(3, 1, 1, 91)],
    play,
    queue: [],
    faceoff: null,
    question: null,
    effects: [],
  };
}
const card = (handle: number, id: string, at: number, controller: number, rest: Partial<CardView> = {}): CardView => ({
  handle,
  card: id,
  area: at,
  controller,
  owner: controller,
  ...rest,
});
const problems = [card(90, "fix", 1, 0), card(91, "fix", 3, 1)];

test("the viewer's Problem comes first, whoever the viewer is", () => {
  expect(boardOf(view(0, problems), typeOf).places.map((place) => place.area.owner)).toEqual([0, 1]);
  expect(boardOf(view(1, problems), typeOf).places.map((place) => place.area.owner)).toEqual([1, 0]);
  expect(seatsFrom(view(1, problems))).toEqual({ mine: 1, theirs: 0 });
});

test("characters and Troublemakers stand apart; a face-down card nobody knows is a Troublemaker", () => {
  const play = [
    ...problems,
    card(1, "twi", 1, 0),
    card(2, "wolf", 1, 1),
    card(3, "", 1, 1, { face_down: true }),
    card(4, "owl", 1, 1, { face_down: true }),
  ];
  const place = boardOf(view(0, play), typeOf).places[0]!;
  expect(place.sides[0]!.characters.map((one) => one.handle)).toEqual([1]);
  expect(place.sides[1]!.troublemakers.map((one) => one.handle)).toEqual([2, 3]);
  expect(place.sides[1]!.characters.map((one) => one.handle)).toEqual([4]);
});

test("what lies on a card is found with it, what lies on a Problem with the Problem, the rest at home", () => {
  const play = [...problems, card(1, "owl", 0, 0), card(5, "hat", 0, 0, { host: 1 }), card(6, "hat", 1, 0, { host: 90 })];
  const board = boardOf(view(0, play), typeOf);
  expect(board.homes[0]!.map((one) => one.handle)).toEqual([1]);
  expect(board.attached.get(1)!.map((one) => one.handle)).toEqual([5]);
  expect(board.places[0]!.resources.map((one) => one.handle)).toEqual([6]);
});

test("options that are cards in piles or nowhere go to the tray, those on the board do not", () => {
  const there = view(
    0,
    [...problems, card(1, "owl", 0, 0)],
    [seat(0, [{ handle: 7, card: "hat" }], { discard_pile: [{ handle: 8, card: "owl" }] }), seat(1)],
  );
  const options = [
    { verb: "card", card: 1 },
    { verb: "card", card: 7 },
    { verb: "card", card: 8 },
    { verb: "card", card: 99 },
    { verb: "done" },
  ];
  expect(offBoard(there, boardOf(there, typeOf), options)).toEqual([2, 3]);
});

test("whether a card that is looked at goes under its deck is asked with that card", () => {
  const there = view(0, problems, [seat(0), seat(1, [], { known_in_deck: [[0, { handle: 8, card: "owl" }]] })]);
  const board = boardOf(there, typeOf);
  const options = [{ verb: "yes" }, { verb: "no" }];
  expect(lookedAt(board, { kind: "under-deck", options, source: 8 })).toBe(0);
  expect(lookedAt(board, { kind: "under-deck", options, source: 99 })).toBe(-1);
  expect(lookedAt(board, { kind: "may", options, source: 8 })).toBe(-1);
});

test("an attachment and a card beneath are pressed by the card they belong to", () => {
  const play = [...problems, card(1, "owl", 0, 0), card(5, "hat", 0, 0, { host: 1 }), card(6, "hat", 1, 0, { host: 90 })];
  const there = view(0, play, [seat(0, [], { banished: [{ handle: 9, card: "owl", beneath: 1 }] }), seat(1)]);
  const board = boardOf(there, typeOf);
  expect([1, 5, 6, 9, 77].map((handle) => drawnAs(there, board, handle))).toEqual([1, 1, 6, 1, 0]);
});

test("a flipped card is pressed on the stage, and from the tray once the faceoff is gone", () => {
  const flipped = [seat(0, [], { flipped: [{ handle: 8, card: "owl" }] }), seat(1)];
  const gone = view(0, problems, flipped);
  const during = { ...gone, faceoff: { areas: [1], totals: [] } } as unknown as View;
  expect(drawnAs(during, boardOf(during, typeOf), 8)).toBe(8);
  expect(drawnAs(gone, boardOf(gone, typeOf), 8)).toBe(0);
});

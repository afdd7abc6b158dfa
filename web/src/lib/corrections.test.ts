import { expect, test } from "vitest";

import { countable, counterNames, countersOn, movable } from "./corrections";
import type { SeatView, View } from "./protocol";

const seat = {
  seat: 0,
  hand: [{ handle: 5, card: "owl" }],
  discard_pile: [{ handle: 6, card: "hat" }],
  banished: [],
} as unknown as SeatView;
const view = {
  seats: [seat],
  areas: [{ area: 1, kind: 1, owner: 0, problem: 9 }],
  play: [
    { handle: 1, card: "twi", area: 1, counters: [["Berry", 2]] },
    { handle: 2, card: "owl", area: 1, face_down: true },
    { handle: 3, area: 1, face_down: true },
    { handle: 9, card: "fix", area: 1 },
  ],
} as unknown as View;

test("every card one can name may be moved, but no Problem", () => {
  expect(movable(view).map(({ card, where }) => [card.handle, where])).toEqual([
    [1, "play"],
    [2, "play"],
    [5, "hand"],
    [6, "discard"],
  ]);
});

test("counters lie on open cards in play; their names are the rules' own and those that are there", () => {
  expect(countable(view).map(({ card }) => card.handle)).toEqual([1]);
  expect(counterNames(view)).toEqual(["+1 power", "Berry"]);
  expect([countersOn(view, 1, "Berry"), countersOn(view, 1, "+1 power"), countersOn(view, 7, "Berry")]).toEqual([2, 0, 0]);
});

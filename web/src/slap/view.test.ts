import { expect, test } from "vitest";

import { barsOf, isSlow, layersOf, patternOf, seatingOf } from "./view";

const cards = (...symbols: string[]) => symbols.map((symbol) => ({ symbols: symbol.split("+"), character: symbol }));

test.each([
  [2, 0, 1],
  [3, 0, 2],
  [4, 0, 3],
  [5, 1, 2],
  [6, 1, 3],
  [7, 2, 2],
  [8, 2, 3],
])("of %i players the others sit clockwise: as many at each side", (players, side, top) => {
  const order = Array.from({ length: players }, (_, seat) => seat);
  const seating = seatingOf(order, 0);
  expect([seating.left.length, seating.top.length, seating.right.length]).toEqual([side, top, side]);
  expect([...[...seating.left].reverse(), ...seating.top, ...seating.right]).toEqual(order.slice(1));
});

test("the next player is at the lower left, wherever the reader sits", () => {
  expect(seatingOf([0, 1, 2, 3, 4, 5, 6], 4)).toEqual({ left: [6, 5], top: [0, 1], right: [2, 3] });
});

test("who watches sees everybody", () => {
  const { left, top, right } = seatingOf([0, 1, 2], 3);
  expect([...left, ...top, ...right].sort()).toEqual([0, 1, 2]);
});

test("bars fall with the round trip and with the jitter", () => {
  const bars = (round_trip: number, jitter: number) => barsOf({ round_trip, jitter });
  expect([bars(0, 0), bars(20, 3), bars(80, 3), bars(150, 3), bars(250, 3)]).toEqual([0, 4, 3, 2, 1]);
  expect([bars(20, 20), bars(20, 40), bars(20, 70)]).toEqual([3, 2, 1]);
  expect(isSlow({ round_trip: 201, jitter: 0 })).toBe(true);
  expect(isSlow({ round_trip: 200, jitter: 60 })).toBe(false);
});

test("a stack is drawn as high as it is", () => {
  expect([layersOf(0), layersOf(1), layersOf(9), layersOf(53), layersOf(400)]).toEqual([0, 1, 3, 18, 18]);
});

test("the pattern of the last cards is named", () => {
  expect(patternOf(cards("pet", "guard", "guard"))).toBe("mirror");
  expect(patternOf(cards("guard", "pet", "guard"))).toBe("hayburger");
  expect(patternOf(cards("guard", "guard", "pet"))).toBe("none");
  expect(patternOf(cards("wonderbolt", "shadowbolt"))).toBe("none");
  expect(patternOf(cards("pet", "joker"))).toBe("mirror");
  expect(patternOf(cards("joker", "pet", "guard"))).toBe("hayburger");
  expect(patternOf(cards("joker"))).toBe("none");
});

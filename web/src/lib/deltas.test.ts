import { expect, test } from "vitest";

import { patched } from "./deltas";

test("a list of one puts a value in place of the old one, lists and nothing included", () => {
  expect(patched({ score: 3 }, { score: [4] })).toEqual({ score: 4 });
  expect(patched({ hand: [1, 2] }, { hand: [[7]] })).toEqual({ hand: [7] });
  expect(patched({ asked: 1 }, { asked: [null] })).toEqual({ asked: null });
  expect(patched(1, [2])).toBe(2);
});

test("null removes a member, and a new member comes in", () => {
  expect(patched({ a: 1, b: 2 }, { a: null, c: [3] })).toEqual({ b: 2, c: 3 });
});

test("members of a list are named by their place", () => {
  expect(patched([{ n: 1 }, { n: 2 }], { "1": { n: [5] } })).toEqual([{ n: 1 }, { n: 5 }]);
});

test("no patch changes nothing, and what is not named stays the same object", () => {
  const view = { seats: [{ score: 1 }, { score: 2 }], log: { lines: 1 } };
  expect(patched(view, null)).toBe(view);
  const after = patched(view, { seats: { "0": { score: [9] } } }) as typeof view;
  expect(after.seats[1]).toBe(view.seats[1]);
  expect(after.log).toBe(view.log);
  expect(view.seats[0]!.score).toBe(1);
});

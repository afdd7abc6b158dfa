import { expect, test } from "vitest";

import { DRAWINGS, drawingOf } from "./symbols";

test("there are thirteen groups and the Joker, each with its own drawing", () => {
  expect(Object.keys(DRAWINGS)).toHaveLength(14);
  const drawn = Object.values(DRAWINGS).map((parts) => JSON.stringify(parts));
  expect(new Set(drawn).size).toBe(14);
});

test("the look-alikes share wings and colours and differ in the bolt", () => {
  const [one, other] = [drawingOf("wonderbolt"), drawingOf("shadowbolt")];
  expect(one.map((part) => part.fill)).toEqual(other.map((part) => part.fill));
  expect(one.slice(0, 2)).toEqual(other.slice(0, 2));
  expect(one[2]!.d).not.toBe(other[2]!.d);
});

test("a symbol of another deck has a plain drawing", () => {
  expect(drawingOf("unheard-of")).toHaveLength(1);
});

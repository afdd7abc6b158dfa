import { expect, test } from "vitest";

import { longestWord } from "./fitting";

test("the longest word counts, and a line may end after a hyphen", () => {
  expect(longestWord("Red Gala")).toBe(longestWord("Gala"));
  expect(longestWord("Double-check the Checklist")).toBe(longestWord("Checklist"));
  expect(longestWord("Rainbowshine")).toBeGreaterThan(longestWord("Rainbow"));
});

test("letters are not all alike", () => {
  expect(longestWord("ill")).toBeLessThan(longestWord("boo"));
  expect(longestWord("boo")).toBeLessThan(longestWord("mow"));
  expect(longestWord("boo")).toBeLessThan(longestWord("BOO"));
});

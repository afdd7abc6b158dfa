import { afterEach, expect, test } from "vitest";

import { againstComputer, choose, LEVELS, read, withDeck } from "./playing.svelte";

afterEach(() => choose({ deck: "", level: "gentle", edition: "comprehensive" }));

test("the choice of an earlier visit is read, and what is unknown gets its default", () => {
  expect(read('{"deck":"rarity","level":"strong","edition":"as_printed"}')).toEqual({
    deck: "rarity",
    level: "strong",
    edition: "as_printed",
  });
  const usual = { deck: "", level: "gentle", edition: "comprehensive" };
  expect(read('{"deck":3,"level":"best","edition":"first"}')).toEqual(usual);
  expect(read("no JSON")).toEqual(usual);
  expect(read(null)).toEqual(usual);
});

test("every level is kept, the champion as well", () => {
  expect(LEVELS).toEqual(["gentle", "fair", "strong", "champion"]);
  for (const level of LEVELS) expect(read(JSON.stringify({ level })).level).toBe(level);
  choose({ level: "champion" });
  expect(againstComputer()).toEqual({ against: "computer", level: "champion" });
});

test("rules of the time are asked for against the computer and against a friend", () => {
  expect(withDeck({ against: "friend" })).toEqual({ against: "friend" });
  choose({ edition: "as_printed", deck: "rarity" });
  expect(withDeck({ against: "friend" })).toEqual({ against: "friend", edition: "as_printed", deck: "rarity" });
  expect(againstComputer()).toMatchObject({ against: "computer", edition: "as_printed" });
});

import { describe, expect, test } from "vitest";

import { momentOf, Sights } from "./sights";

const card = (symbol: string) => ({ symbols: [symbol], character: `${symbol} one` });
const position = (version: number, shown: number, ...symbols: string[]) => ({ version, shown, top: symbols.map(card) });

describe("a claim", () => {
  test("is measured from the painting of the card, not from its arrival", () => {
    const sights = new Sights();
    expect(sights.note(position(1, 100, "pet"))).toBe(true);
    sights.paint(5_016);
    expect(sights.claim(5_328.4)).toEqual({ version: 1, reaction: 312 });
  });

  test("names the card that was painted when the key went down", () => {
    const sights = new Sights();
    sights.note(position(1, 100, "pet"));
    sights.paint(1_000);
    sights.note(position(2, 900, "pet", "pet"));
    expect(sights.claim(1_500)).toEqual({ version: 1, reaction: 500 }); // the new card is not on the screen yet
    sights.paint(1_600);
    expect(sights.claim(1_599)).toEqual({ version: 1, reaction: 599 });
    expect(sights.claim(1_900)).toEqual({ version: 2, reaction: 300 });
  });

  test("goes on from the same painting when a penalty card changes the version only", () => {
    const sights = new Sights();
    sights.note(position(4, 100, "pet", "apple"));
    sights.paint(1_000);
    expect(sights.note(position(5, 100, "pet", "apple"))).toBe(false);
    sights.paint(1_400);
    expect(sights.claim(1_700)).toEqual({ version: 5, reaction: 700 });
  });

  test("does not exist before anything was painted, nor after the table was joined again", () => {
    const sights = new Sights();
    sights.note(position(1, 100, "pet"));
    expect(sights.claim(9_999)).toBeNull();
    sights.paint(1_000);
    sights.clear();
    expect(sights.claim(9_999)).toBeNull();
  });

  test("is a whole number within what the server takes", () => {
    const sights = new Sights();
    sights.note(position(1, 100, "pet"));
    sights.paint(1_000);
    expect(sights.claim(1_000.2)?.reaction).toBe(0);
    expect(sights.claim(5_000_000)?.reaction).toBe(600_000);
  });
});

test("the cards of a version are known for the explanation", () => {
  const sights = new Sights();
  sights.note(position(3, 100, "pet"));
  sights.note(position(4, 200, "pet", "guard"));
  sights.note(position(6, 200, "pet", "guard"));
  expect(sights.topAt(5).map((one) => one.symbols[0])).toEqual(["pet", "guard"]);
  expect(sights.topAt(3).map((one) => one.symbols[0])).toEqual(["pet"]);
  expect(sights.topAt(1)).toEqual([]);
});

test("the time stamp of an event counts if it is of this clock and recent", () => {
  expect(momentOf({ timeStamp: 990.5 }, 1_000)).toBe(990.5);
  expect(momentOf({ timeStamp: 1_700_000_000_000 }, 1_000)).toBe(1_000);
  expect(momentOf({ timeStamp: 0 }, 5_000)).toBe(5_000);
});

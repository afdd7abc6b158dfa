import { describe, expect, it } from "vitest";

import type { CheckedDeck } from "../lib/protocol";
import { parsed, withDeck } from "./recent";

const deck = (code: string): CheckedDeck => ({ name: `Deck ${code}`, playable: true, code, deck: "{}", colours: ["blue"] });

describe("recent decks", () => {
  it("come back as they were kept", () => {
    const kept = withDeck([], deck("abc"));
    expect(parsed(JSON.stringify(kept))).toEqual([{ name: "Deck abc", code: "abc", deck: "{}", colours: ["blue"] }]);
  });

  it("are the latest first, each once, and few", () => {
    const many = [..."abcdefghijk"].reduce((decks, code) => withDeck(decks, deck(code)), withDeck([], deck("c")));
    expect(many.map((one) => one.code).join("")).toBe("kjihgfed");
    expect(
      withDeck(many, deck("h"))
        .map((one) => one.code)
        .join(""),
    ).toBe("hkjigfed");
  });

  it("are playable decks only", () => {
    expect(withDeck([], { ...deck("a"), playable: false })).toEqual([]);
    expect(withDeck([], { name: "", playable: true })).toEqual([]);
  });

  it("leave out what makes no sense", () => {
    expect(parsed(null)).toEqual([]);
    expect(parsed("{")).toEqual([]);
    expect(parsed('[1, null, {"name": "a"}, {"name": 3, "code": "a", "deck": "b", "colours": []}]')).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";

import type { CardFacts, CardPool, CardSide } from "../lib/cards.svelte";
import { parse } from "./query";
import { indexOf, search } from "./search";

const LABELS: Record<string, string> = {
  "color-blue": "bleu",
  "color-white": "blanc",
  "color-none": "incolore",
  "type-friend": "Ami",
  "type-event": "Événement",
  "type-problem": "Problème",
};

function card(id: string, name: string, type: string, side: Partial<CardSide>, more: Partial<CardFacts> = {}): CardFacts {
  return {
    id,
    name,
    title: name,
    type,
    set: "premiere",
    sides: [{ colours: [], traits: [], keywords: [], reminders: [], texts: [], ...side }],
    ...more,
  };
}
const pool: CardPool = Object.fromEntries(
  [
    card(
      "pr7",
      "Cloud Racer",
      "friend",
      { colours: ["blue"], traits: ["Pegasus"], keywords: ["Swift"], power: 3, texts: ["When you win a faceoff here, draw a card."] },
      { cost: 3 },
    ),
    card(
      "pr8",
      "Quiet Crème",
      "friend",
      { colours: ["white"], traits: ["Earth Pony"], power: 1, texts: ["When a cloud moves, ready a [blue] character."] },
      { cost: 1 },
    ),
    card("pr97", "Dig", "event", { power: 4, texts: ["Choose a character. It gains power until the end of the turn."] }, { cost: 1 }),
    card("cn160", "Cloudy Day", "problem", { texts: ["Draw a card at the start of your turn."] }, { set: "canterlot_nights" }),
  ].map((one) => [one.id, one]),
);
const index = indexOf(pool, (key) => LABELS[key] ?? key);
const found = (text: string): string =>
  search(index, parse(text))
    .cards.map((one) => one.id)
    .join(" ");

describe("the search", () => {
  it("finds words anywhere, those in a name first", () => {
    expect(found("cloud")).toBe("pr7 cn160 pr8");
    expect(found("creme")).toBe("pr8");
    expect(found("draw card")).toBe("pr7 cn160");
    expect(found('"draw a card at"')).toBe("cn160");
    expect(found("-draw")).toBe("pr8 pr97");
  });

  it("reads a symbol as the reader's word", () => {
    expect(found('"ready a bleu character"')).toBe("pr8");
  });

  it("filters in the words of either language", () => {
    expect(found("t:friend")).toBe("pr7 pr8");
    expect(found("t:amis")).toBe("pr7 pr8");
    expect(found("t:friend c:blue p>=3")).toBe("pr7");
    expect(found("c:blanc,bleu")).toBe("pr7 pr8");
    expect(found("c:none t:event")).toBe("pr97");
    expect(found("trait:earth")).toBe("pr8");
    expect(found("k:swift")).toBe("pr7");
    expect(found("-k:swift t:friend")).toBe("pr8");
    expect(found("cost<=1")).toBe("pr8 pr97");
    expect(found("p<=4 -t:friend")).toBe("pr97");
    expect(found("set:cn")).toBe("cn160");
    expect(found("set:canterlot")).toBe("cn160");
  });

  it("shows every card for an empty query", () => {
    expect(found("").split(" ")).toHaveLength(4);
  });

  it("offers the closest cards for a half-remembered text", () => {
    const answer = search(index, parse("drawing cards after winning faceoffs"));
    expect(answer.closest).toBe(true);
    expect(answer.cards[0]?.id).toBe("pr7");
    expect(search(index, parse("zzzz qqqq")).cards).toEqual([]);
  });

  it("answers far below fifty milliseconds over many cards", () => {
    const many = indexOf(
      Object.fromEntries(
        Array.from({ length: 400 }, (_, place) => Object.entries(pool).map(([id, one]) => [`${id}${place}`, one] as const)).flat(),
      ),
      (key) => key,
    );
    const began = performance.now();
    for (const text of ["draw a card", "t:friend c:blue p>=3", "drawing cards after winning faceoffs", "zzz"]) search(many, parse(text));
    expect((performance.now() - began) / 4).toBeLessThan(200); // a generous bound, for a machine that does other things
  });
});

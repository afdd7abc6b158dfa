import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import type { Said } from "./protocol";
import { bundleOf, Speaker, type Language } from "./say";

const MESSAGES = `
list-separator = { ", " }
list-strong-separator = { "; " }
pair = { $first } and { $second }
hidden-card = a face-down card
played = { $who ->
    [you] You played { $card } for { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }.
   *[other] { $name } played { $card }.
}
saw = { $name } saw { $cards }.
quoted = "{ $inner }"
reads = It says: { $text }
turn = Le tour de { $name }
`;

function speaker(language: Language = "en"): Speaker {
  const names = {
    card: (id: string) => ({ aj: "Applejack, Plant Leader", owl: "Forest Owl" })[id] ?? id,
    text: (of: { card: string; ability?: number }) => `${of.card}#${of.ability ?? 0}`,
    player: (seat: number) => ["Sorrel", "Echo"][seat] ?? "?",
  };
  return new Speaker(language, bundleOf(language, [MESSAGES]), names);
}

const owl = { is: "card", card: "owl", handle: 7 } as const;

test("a sentence takes names, numbers and choices from its arguments", () => {
  const said: Said = { is: "said", key: "played", args: { who: "you", name: "", card: owl, count: 2 } };
  expect(speaker().say(said)).toBe("You played Forest Owl for 2 tokens.");
  expect(speaker().say({ ...said, args: { ...said.args, count: 1 } })).toBe("You played Forest Owl for 1 token.");
});

test("names come as pieces with what they point at, also from inside another sentence", () => {
  const inner: Said = { is: "said", key: "played", args: { who: "other", name: { is: "player", seat: 1 }, card: owl, count: 1 } };
  expect(speaker().parts({ is: "said", key: "quoted", args: { inner } })).toEqual([
    { is: "words", text: '"' },
    { is: "player", text: "Echo", seat: 1 },
    { is: "words", text: " played " },
    { is: "card", text: "Forest Owl", card: "owl", handle: 7 },
    { is: "words", text: '."' },
  ]);
});

test("several things are named in a row, an unknown card by the word for it", () => {
  const cards = {
    is: "list",
    items: [
      { is: "card", card: "aj" },
      { is: "card", card: "" },
    ],
  } as const;
  const said = { is: "said", key: "saw", args: { name: { is: "player", seat: 0 }, cards: { ...cards, items: [...cards.items] } } } as Said;
  expect(speaker().say(said)).toBe("Sorrel saw Applejack, Plant Leader and a face-down card.");
});

test("a list ends with the word of the language, and has semicolons where an item has a comma", () => {
  expect(speaker().list([])).toBe("");
  expect(speaker().list(["Owl"])).toBe("Owl");
  expect(speaker().list(["Owl", "Fox", "Hare"])).toBe("Owl, Fox and Hare");
  expect(speaker().list(["Owl, Old", "Fox", "Hare"])).toBe("Owl, Old; Fox and Hare");
  expect(speaker().list(['"Owl, Old"', '"Fox"', '"Hare"'])).toBe('"Owl, Old", "Fox" and "Hare"');
});

test("a card's paragraph stands in a sentence as words", () => {
  const said: Said = { is: "said", key: "reads", args: { text: { is: "text", card: "aj", ability: 1 } } };
  expect(speaker().parts(said)).toEqual([{ is: "words", text: "It says: aj#1" }]);
});

test("a missing message is an error and never silence", () => {
  expect(() => speaker().say({ is: "said", key: "nothing-like-it" })).toThrow(/nothing-like-it/);
});

test("both languages have the same messages for this client", () => {
  const keys = (language: Language) => {
    const text = readFileSync(new URL(`../../../src/everfree/messages/${language}/web.ftl`, import.meta.url), "utf-8");
    return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();
  };
  expect(keys("fr")).toEqual(keys("en"));
});

test("French elides before a name that begins with a vowel", () => {
  const turn = (seat: number): Said => ({ is: "said", key: "turn", args: { name: { is: "player", seat } } });
  expect(speaker("fr").say(turn(1))).toBe("Le tour d’Echo");
  expect(speaker("fr").say(turn(0))).toBe("Le tour de Sorrel");
  expect(speaker("fr").parts(turn(1))[1]).toEqual({ is: "player", text: "Echo", seat: 1 });
});

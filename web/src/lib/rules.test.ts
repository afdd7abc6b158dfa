import { expect, test } from "vitest";

import { numberOf, rulingsOf, searched, sentenceOf, type Rules } from "./rules.svelte";

const rules: Rules = {
  chapters: [{ id: "504", title: "Frightened cards" }],
  clauses: [
    { id: "504.1", text: "A frightened card turns face down", chapter: "504" },
    { id: "504.3", text: "A card no longer frightened is face up and ready", chapter: "504" },
    { id: "glossary.swift", text: "Swift makes moving cheaper", chapter: "glossary" },
  ],
  rulings: [{ id: "R44", text: "It turns up on the same side", clauses: ["504.1", "504.2"] }],
};

const found = (text: string): string[] => searched(rules.clauses, text).map((one) => one.id);

test("rules are found by words, in any order and without accents, and by number", () => {
  expect(found("Ready FRIGHTENED")).toEqual(["504.3", "504.1"]);
  expect(found("504")).toEqual(["504.1", "504.3"]);
  expect(found("swift")).toEqual(["glossary.swift"]);
  expect(found("")).toHaveLength(3);
  expect(found(" ? ")).toHaveLength(3);
});

test("a rule is found by the beginnings of its words only", () => {
  expect(found("fright")).toEqual(["504.1", "504.3"]);
  expect(found("eady")).toEqual([]);
  expect(found("4")).toEqual([]);
});

test("rules with the most of the words come first, without accents and marks", () => {
  const french = [
    { id: "1", text: "Un joueur a la priorité" },
    { id: "2", text: "Une carte effrayée ne compte pas" },
    { id: "3", text: "L’adversaire décide si la carte est effrayée" },
    { id: "4", text: "Le face-à-face (duel) finit" },
  ];
  const ids = (text: string): string[] => searched(french, text).map((one) => one.id);
  expect(ids("ADVERSAIRE, carte EFFRAYEE ?")).toEqual(["3", "2"]);
  expect(ids("face-a-face")).toEqual(["4"]);
  expect(ids("l'adversaire (duel)")).toEqual(["3", "4"]);
  expect(ids("[c .*")).toEqual(["2", "3"]); // carte and compte
});

test("rulings are found by their clauses", () => {
  expect(rulingsOf(rules, ["504.1"]).map((one) => one.id)).toEqual(["R44"]);
  expect(rulingsOf(rules, ["glossary.swift"])).toEqual([]);
  expect(sentenceOf(rules, "R44")?.text).toContain("same side");
});

test("the glossary has words for numbers", () => {
  expect(numberOf("glossary.home_limit")).toBe("home limit");
  expect(numberOf("514.4a")).toBe("514.4a");
});

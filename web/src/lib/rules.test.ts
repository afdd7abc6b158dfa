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

test("rules are found by words, in any order and without accents, and by number", () => {
  expect(searched(rules.clauses, "Ready FRIGHTENED").map((one) => one.id)).toEqual(["504.3"]);
  expect(searched(rules.clauses, "504").map((one) => one.id)).toEqual(["504.1", "504.3"]);
  expect(searched(rules.clauses, "")).toHaveLength(3);
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

import { expect, test } from "vitest";

import { read as readDone } from "./lessons.svelte";
import { againstComputer, choose } from "./playing.svelte";
import { keywordTerm } from "./terms.svelte";

test("finished lessons are read from storage; anything else is ignored", () => {
  expect(readDone('["confront", 3, "faceoff"]')).toEqual(["confront", "faceoff"]);
  expect(readDone("{}")).toEqual([]);
  expect(readDone("no JSON")).toEqual([]);
  expect(readDone(null)).toEqual([]);
});

test("a game is asked for with what was chosen; a surprise names no deck", () => {
  expect(againstComputer()).toEqual({ against: "computer", level: "gentle" });
  choose({ deck: "applejack", level: "fair" });
  expect(againstComputer()).toEqual({ against: "computer", level: "fair", deck: "applejack" });
});

test("a keyword's term has neither spaces nor the printed number", () => {
  expect(keywordTerm("Swift")).toBe("keyword-swift");
  expect(keywordTerm("Starting Problem")).toBe("keyword-starting-problem");
  expect(keywordTerm("Diligent 2")).toBe("keyword-diligent");
  expect(keywordTerm("Transform [2]")).toBe("keyword-transform");
});

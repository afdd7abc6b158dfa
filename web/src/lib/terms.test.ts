import { expect, test } from "vitest";

import { headed } from "./terms.svelte";

test("the name before a sentence is its headword, in both languages", () => {
  expect(headed("Main Phase: you play cards.")).toEqual({ head: "Main Phase", sentence: "You play cards." });
  expect(headed("Phase de fin\u00a0: éteignez.")).toEqual({ head: "Phase de fin", sentence: "Éteignez." });
});

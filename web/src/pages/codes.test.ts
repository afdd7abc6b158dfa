import { expect, test } from "vitest";

import { grouped, lettersOf } from "./codes";

test("a code is shown in groups of four letters", () => {
  expect(grouped("BFHKLMQR")).toBe("BFHK LMQR");
  expect(grouped("")).toBe("");
});

test("spaces and hyphens are no letters", () => {
  expect([lettersOf(""), lettersOf(" b-f h"), lettersOf("BFHK LMQR")]).toEqual([0, 3, 8]);
});

import { expect, test } from "vitest";

import { grouped } from "./codes";

test("a code is shown in groups of four letters", () => {
  expect(grouped("BFHKLMQR")).toBe("BFHK LMQR");
  expect(grouped("")).toBe("");
});

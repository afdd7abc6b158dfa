import { expect, test } from "vitest";

import { symbols } from "./symbols";

test("a text is split at its symbols", () => {
  expect(symbols("Pay [1]: your [blue] or [white] Friends get +1.")).toEqual([
    { is: "text", text: "Pay " },
    { is: "tokens", text: "1" },
    { is: "text", text: ": your " },
    { is: "colour", text: "blue" },
    { is: "text", text: " or " },
    { is: "colour", text: "white" },
    { is: "text", text: " Friends get +1." },
  ]);
});

test("a text without symbols stays whole", () => {
  expect(symbols("Draw a card.")).toEqual([{ is: "text", text: "Draw a card." }]);
  expect(symbols("")).toEqual([]);
});

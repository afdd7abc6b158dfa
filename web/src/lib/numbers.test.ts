import { expect, test } from "vitest";

import { explained, shown, signed } from "./numbers";
import type { View } from "./protocol";

const view = {
  play: [
    {
      handle: 5,
      power: 3,
      why: [
        { what: "printed", amount: 2 },
        { what: "modifier", amount: 1, source: 6 },
      ],
    },
  ],
  seats: [{ seat: 0, score: 9, tokens: 3, income: 4, income_why: [{ what: "printed", amount: 4 }], discard_pile: [{}, {}] }],
  areas: [
    {
      area: 1,
      bonus: 2,
      bonus_why: [{ what: "printed", amount: 2 }],
      confront: [
        {
          seat: 0,
          power: 4,
          needed: 6,
          why: [],
          power_why: [{ what: "counted", amount: 4 }],
          needs: [{ amount: 6, have: 4, why: [], sources: [] }],
        },
      ],
    },
  ],
  faceoff: { totals: [[0, 7, [{ what: "involved", amount: 7 }]]], flips: [] },
  question: { options: [{ verb: "play", prices: [{ total: 2, parts: [{ what: "printed", amount: 2 }] }] }] },
} as unknown as View;

test("every number is found by its name, with parts", () => {
  expect(explained(view, "power:5")).toMatchObject({ value: 3, parts: [{ amount: 2 }, { amount: 1 }] });
  expect(explained(view, "total:0")?.value).toBe(7);
  expect(explained(view, "power-at:1:0")?.parts).toEqual([{ what: "counted", amount: 4 }]);
  expect(explained(view, "have:1:0:0")?.value).toBe(4);
  expect(explained(view, "bonus:1")?.value).toBe(2);
  expect(explained(view, "price:0:0")?.value).toBe(2);
  expect(explained(view, "discard:0")).toEqual({ value: 2, parts: [{ what: "discard", amount: 2 }] });
});

test("a number that is not there has no explanation", () => {
  expect(explained(view, "power:77")).toBeNull();
  expect(explained(view, "nonsense:1")).toBeNull();
});

test("a drawn number carries its parts, however few; a plain count is marked as one", () => {
  expect(
    shown(3, [
      { what: "printed", amount: 2 },
      { what: "law", amount: 1 },
    ]),
  ).toEqual({ "data-number": 3, "data-parts": "2,1" });
  expect(shown(8, [])).toEqual({ "data-number": 8, "data-parts": "" });
  expect(shown(8, undefined)).toEqual({ "data-count": 8 });
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "+0"]);
});

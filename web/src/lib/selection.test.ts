import { describe, expect, it } from "vitest";

import type { QuestionView } from "./protocol";
import { nextOf, selectionSize, toggled } from "./selection";

function question(kind: string, number: number, handles: readonly number[]): QuestionView {
  return { kind, number, options: handles.map((card) => ({ verb: "card", card })) };
}
const one = (): number => 1;

describe("a selection of several cards", () => {
  it("is as large as the question says, and never larger than its options", () => {
    expect(selectionSize(question("home-limit", 3, [1, 2, 3, 4, 5]), one)).toBe(3);
    expect(selectionSize(question("discard", 3, [1, 2]), one)).toBe(2);
  });

  it("is none for a single card, for other questions, and with a stack of tokens", () => {
    expect(selectionSize(null, one)).toBe(0);
    expect(selectionSize(question("discard-down", 1, [1, 2, 3]), one)).toBe(0);
    expect(selectionSize(question("bottom", 3, [1, 2, 3]), one)).toBe(0);
    const upTo = question("choose", 2, [1, 2, 3]);
    expect(selectionSize({ ...upTo, options: [...upTo.options, { verb: "done" }] }, one)).toBe(0);
    expect(selectionSize(question("home-limit", 2, [1, 2, 3]), (handle) => (handle === 3 ? 4 : 1))).toBe(0);
  });

  it("ticks cards until it is complete, and a second press takes a tick away", () => {
    expect(toggled([], 4, 2)).toEqual([4]);
    expect(toggled([4, 6], 7, 2)).toEqual([4, 6]);
    expect(toggled([4, 6], 4, 2)).toEqual([6]);
  });

  it("is sent card by card, as long as the same question comes", () => {
    const confirmed = { kind: "home-limit", source: 0, left: [5, 2] };
    expect(nextOf(confirmed, question("home-limit", 2, [1, 2, 5]))).toBe(2);
    expect(nextOf(confirmed, question("home-limit", 2, [1, 2]))).toBe(-1);
    expect(nextOf(confirmed, question("replace", 2, [5]))).toBe(-1);
    expect(nextOf(confirmed, { ...question("home-limit", 2, [5]), source: 9 })).toBe(-1);
    expect(nextOf(confirmed, null)).toBe(-1);
  });
});

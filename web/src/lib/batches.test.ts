import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Batches, goesOn, inFaceoff, LONGEST, PAUSE, unheard } from "./batches";
import type { LogLine, TableView } from "./protocol";

function line(id: number, more: Partial<LogLine> = {}): LogLine {
  return { id, text: { is: "said", key: "event-drew" }, ...more };
}

describe("what is heard together", () => {
  let heard: number[][];
  let busy: boolean[];
  let batches: Batches;

  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    busy = [];
    batches = new Batches(
      (one) => busy.push(one),
      (lines, continued) => {
        const ids = lines.map((one) => one.id);
        heard.push(continued ? [...(heard.pop() ?? []), ...ids] : ids);
      },
    );
  });
  afterEach(() => vi.useRealTimers());

  it("is everything until a pause", () => {
    batches.add([line(1), line(2)], false, false);
    vi.advanceTimersByTime(PAUSE - 1);
    batches.add([line(3)], false, false);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(PAUSE);
    expect(heard).toEqual([[1, 2, 3]]);
    expect(busy).toEqual([true, false]);
  });

  it("is a whole faceoff, however long its pauses are", () => {
    batches.add([line(1)], true, true);
    vi.advanceTimersByTime(3 * PAUSE);
    batches.add([line(2)], true, true);
    vi.advanceTimersByTime(3 * PAUSE);
    batches.add([line(3)], false, false);
    vi.advanceTimersByTime(PAUSE);
    expect(heard).toEqual([[1, 2, 3]]);
  });

  it("is never kept back for long", () => {
    batches.add([line(1)], true, true);
    vi.advanceTimersByTime(LONGEST);
    expect(heard).toEqual([[1]]);
    batches.add([line(2)], true, true);
    vi.advanceTimersByTime(LONGEST);
    expect(heard).toEqual([[1, 2]]);
  });

  it("is one paragraph of a faceoff, also where the listener is asked in the middle of it", () => {
    for (const [id, more, story] of [
      [1, false, true],
      [2, true, true],
      [3, false, true],
      [4, false, false],
      [5, false, false],
    ] as const) {
      batches.add([line(id)], more, story);
      vi.advanceTimersByTime(LONGEST);
    }
    expect(heard).toEqual([[1, 2, 3, 4], [5]]);
  });

  it("begins anew after a faceoff that ended without a word", () => {
    batches.add([line(1)], false, true);
    vi.advanceTimersByTime(PAUSE);
    batches.add([], false, false);
    batches.add([line(2)], false, false);
    vi.advanceTimersByTime(PAUSE);
    expect(heard).toEqual([[1], [2]]);
  });
});

describe("what is worth hearing", () => {
  it("is what is new, not taken back, and done by somebody", () => {
    const log = [line(1), line(2), line(3, { undone: true }), line(4, { passed: true }), line(5)];
    expect(unheard(log, 1).map((one) => one.id)).toEqual([2, 5]);
  });

  it("goes on in a faceoff until the listener is asked", () => {
    const view = (game: object | null) => ({ game }) as unknown as TableView;
    expect(goesOn(view({ faceoff: {}, question: null, is_over: false }))).toBe(true);
    expect(goesOn(view({ faceoff: {}, question: {}, is_over: false }))).toBe(false);
    expect(goesOn(view({ faceoff: null, question: null, is_over: false }))).toBe(false);
    expect(goesOn(view(null))).toBe(false);
    expect(inFaceoff(view({ faceoff: {}, question: {}, is_over: false }))).toBe(true);
    expect(inFaceoff(view({ faceoff: null, question: {}, is_over: false }))).toBe(false);
  });
});

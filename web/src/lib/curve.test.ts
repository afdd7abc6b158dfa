import { expect, test } from "vitest";

import { curveOf, decidingLines, isWorthDrawing, momentsOf } from "./curve";
import type { LogLine } from "./protocol";

let id = 0;
function line(event: string, turn: number, more: Partial<LogLine> = {}): LogLine {
  return { id: ++id, event, turn, seat: 0, text: { is: "said", key: `event-${event}` }, ...more };
}

test("points add up turn by turn, without what was taken back, with corrections", () => {
  const log = [
    line("scored", 1, { amount: 1 }),
    line("scored", 2, { amount: 2, seat: 1 }),
    line("scored", 2, { amount: 5, undone: true }),
    line("scored", 4, { amount: 1 }),
    line("corrected-score", 5, { amount: 1 }),
    line("turn-started", 6),
  ];
  expect(curveOf(log, 2)).toEqual([
    [0, 1, 1, 1, 2, 1, 1],
    [0, 0, 2, 2, 2, 2, 2],
  ]);
});

test("a match that ended in its first turn has no curve to draw", () => {
  expect(isWorthDrawing(curveOf([line("turn-started", 1), line("conceded", 1)], 2))).toBe(false);
  expect(isWorthDrawing(curveOf([line("turn-started", 1), line("turn-started", 2)], 2))).toBe(true);
  expect(isWorthDrawing([])).toBe(false);
});

test("the lines that decided it are those of the last turn", () => {
  const log = [line("scored", 3), line("drew", 4), line("confronted", 4), line("scored", 4), line("won", 4)];
  expect(decidingLines(log).map((one) => one.event)).toEqual(["confronted", "scored"]);
});

test("there is a moment for each command with a line", () => {
  const log = [
    line("entered", 0, { command: -1 }),
    line("drew", 1),
    line("gained", 1),
    line("played", 1, { command: 4 }),
    line("passed", 1, { command: 5, passed: true }),
  ];
  expect(momentsOf(log)).toEqual([0, 1, 5]);
});

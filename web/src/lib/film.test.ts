import { expect, test } from "vitest";

import { framesOf, FRAMES } from "./film";
import type { LogLine } from "./protocol";

function line(id: number, event: string, card: string, more: Partial<LogLine> = {}): LogLine {
  return {
    id,
    event,
    seat: 1,
    cards: [id],
    text: { is: "said", key: `event-${event}`, args: { card: card ? { is: "card", card, handle: id } : "" } },
    ...more,
  };
}

test("the film has the last cards that were played or flipped, the newest last", () => {
  const log = Array.from({ length: 12 }, (_, id) => line(id, id % 2 ? "played" : "flipped", `c${id}`));
  const frames = framesOf(log);
  expect(frames).toHaveLength(FRAMES);
  expect(frames.map((frame) => frame.card)).toEqual(["c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11"]);
  expect(frames.map((frame) => frame.flipped).slice(0, 2)).toEqual([true, false]);
});

test("hidden cards, other events and what was taken back are not in it", () => {
  expect(
    framesOf([line(1, "played", ""), line(2, "moved", "c2"), line(3, "played", "c3", { undone: true }), line(4, "uncovered", "c4")]).map(
      (frame) => frame.card,
    ),
  ).toEqual(["c4"]);
});

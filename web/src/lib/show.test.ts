import { expect, test } from "vitest";

import type { LogLine, View } from "./protocol";
import { FaceoffStory } from "./show";

let id = 0;
function line(event: string, seat = -1, handle = 0, amount = 0): LogLine {
  const args = { card: { is: "card" as const, card: `c${handle}`, handle } };
  return { id: ++id, event, seat, amount, area: 3, cards: handle ? [handle] : [], text: { is: "said", key: `event-${event}`, args } };
}
function told(lines: readonly LogLine[], before: View | null = null) {
  const story = new FaceoffStory(before);
  return lines.map((one) => story.after(one));
}

test("nothing is shown before the first flip", () => {
  expect(told([line("played", 0, 1), line("faceoff-started")])).toEqual([null, null]);
});

test("flips are added with the power that counts, then its winner, who stays until the next turn", () => {
  const shows = told([
    line("faceoff-started"),
    line("flipped", 0, 4, 5),
    line("flipped", 1, 2, 1),
    line("faceoff-won", 0, 0, 2),
    line("scored", 0, 0, 1),
    line("turn-started", 1),
  ]);
  expect(shows[2]!.flips.map((flip) => [flip.seat, flip.power])).toEqual([
    [0, 5],
    [1, 1],
  ]);
  expect(shows[3]).toMatchObject({ winner: 0, margin: 2, areas: [3] });
  expect(shows[4]).toEqual(shows[3]);
  expect(shows[5]).toBeNull();
});

test("a faceoff at all Problems that begins and flips at once is shown at all of them", () => {
  const start = line("faceoff-started");
  const all = { ...start, area: -1, text: { ...start.text, args: { faceoff: "multi-problem" } } };
  const before = { faceoff: null, areas: [{ area: 1 }, { area: 2, problem: 90 }, { area: 3, problem: 91 }] } as unknown as View;
  expect(told([all, line("flipped", 0, 4)], before)[1]!.areas).toEqual([2, 3]);
});

test("a flip that does not count is marked", () => {
  const shows = told([line("faceoff-started"), line("flipped", 0, 4), line("flipped", 0, 1), line("ignored", 0, 1)]);
  expect(shows.at(-1)!.flips.map((flip) => flip.ignored)).toEqual([false, true]);
});

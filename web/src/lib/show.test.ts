import { expect, test } from "vitest";

import type { LogLine, View } from "./protocol";
import { beats, FLIP, HOLD, LATER_FLIP } from "./show";

let id = 0;
function line(event: string, seat = -1, handle = 0, amount = 0): LogLine {
  const args = { card: { is: "card" as const, card: `c${handle}`, handle } };
  return { id: ++id, event, seat, amount, area: 3, cards: handle ? [handle] : [], text: { is: "said", key: `event-${event}`, args } };
}
const power = (card: string): number => Number(card.slice(1));

test("no flips, no show", () => {
  expect(beats([line("played", 0, 1)], null, power)).toEqual([]);
});

test("both players' cards turn in one beat, then the result is held", () => {
  const shows = beats([line("faceoff-started"), line("flipped", 0, 4), line("flipped", 1, 2), line("faceoff-won", 0, 0, 2)], null, power);
  expect(shows.map((show) => show.lasts)).toEqual([FLIP, HOLD]);
  expect(shows[0]!.flips.map((flip) => [flip.seat, flip.power])).toEqual([[0, 4], [1, 2]]);
  expect(shows[1]).toMatchObject({ winner: 0, margin: 2, areas: [3] });
});

test("a faceoff at all Problems that begins and flips at once is shown at all of them", () => {
  const start = line("faceoff-started");
  const all = { ...start, area: -1, text: { ...start.text, args: { faceoff: "multi-problem" } } };
  const before = { faceoff: null, areas: [{ area: 1 }, { area: 2, problem: 90 }, { area: 3, problem: 91 }] } as unknown as View;
  expect(beats([all, line("flipped", 0, 4)], before, power)[0]!.areas).toEqual([2, 3]);
});

test("later flips are quicker, and a flip that does not count is marked", () => {
  const lines = [line("faceoff-started"), line("flipped", 0, 4), line("flipped", 1, 4), line("flipped", 0, 1), line("ignored", 0, 1)];
  const shows = beats(lines, null, power);
  expect(shows.map((show) => show.lasts)).toEqual([FLIP, LATER_FLIP, LATER_FLIP]);
  expect(shows.at(-1)!.flips.map((flip) => flip.ignored)).toEqual([false, false, true]);
});

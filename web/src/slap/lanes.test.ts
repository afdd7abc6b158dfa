import { expect, test } from "vitest";

import { bestOf, finishOf, isSameVerdict, lanesOf } from "./lanes";
import type { Evidence, Verdict } from "./protocol";

function evidence(seat: number, reaction: number, elapsed: number, more: Partial<Evidence> = {}): Evidence {
  const claim = {
    seat,
    version: 7,
    shown: 1_000,
    arrival: 1_000 + elapsed,
    reaction,
    round_trip: elapsed - reaction,
    jitter: 4,
    since: -1,
  };
  return { claim, least: 100, counted: reaction, notes: [], ...more };
}
const verdict = (all: Evidence[], more: Partial<Verdict> = {}): Verdict => ({
  evidence: all,
  close: [all[0]!.claim.seat],
  error: 5,
  winner: all[0]!.claim.seat,
  by_lot: false,
  ...more,
});

test("a lane has a bar from the card to the press and a tail for the way", () => {
  const [first, second] = lanesOf(verdict([evidence(2, 300, 500), evidence(0, 341, 361)]));
  expect(first).toMatchObject({ seat: 2, rank: 1, won: true, counted: 300, travel: 200, behind: 0, bar: 0.6, tail: 0.4, why: "measured" });
  expect(second).toMatchObject({ seat: 0, rank: 2, won: false, counted: 341, travel: 20, behind: 41 });
  expect(second!.bar).toBeCloseTo(0.682);
});

test("no lane is longer than the whole width", () => {
  for (const lane of lanesOf(verdict([evidence(0, 100, 700), evidence(1, 333, 334), evidence(2, 999, 1_000)]))) {
    expect(lane.bar + lane.tail).toBeLessThanOrEqual(1);
  }
});

test("a slap that counted otherwise than claimed says why", () => {
  const quick = evidence(1, 40, 60, { counted: 100, notes: ["too-quick"] });
  const capped = evidence(2, 200, 600, { counted: 400, notes: ["capped"] });
  const bounded = evidence(4, 96, 300, { counted: 185, notes: ["too-quick"] });
  const noted = evidence(3, 450, 460, { notes: ["too-early"] });
  const why = lanesOf(verdict([quick, capped, bounded, noted])).map((lane) => lane.why);
  expect(why).toEqual(["too-quick", "capped", "bounded", "measured"]);
});

test("the winner of a photo finish need not be the quickest", () => {
  const photo = verdict([evidence(0, 300, 310), evidence(1, 303, 320)], { close: [0, 1], winner: 1, by_lot: true });
  expect(lanesOf(photo).map((lane) => [lane.won, lane.close])).toEqual([
    [false, true],
    [true, true],
  ]);
  expect(finishOf(photo)).toBe("lot");
  expect(finishOf({ ...photo, winner: -1, by_lot: false })).toBe("signs");
});

test("a verdict is clear, or about one slap only", () => {
  expect(finishOf(verdict([evidence(0, 300, 310), evidence(1, 400, 420)]))).toBe("clear");
  expect(finishOf(verdict([evidence(0, 300, 310)]))).toBe("alone");
});

test("verdicts are told apart by their first slap", () => {
  const one = verdict([evidence(0, 300, 310)]);
  expect(isSameVerdict(one, structuredClone(one))).toBe(true);
  expect(isSameVerdict(one, verdict([evidence(0, 300, 311)]))).toBe(false);
  expect(isSameVerdict(null, one)).toBe(false);
  expect(isSameVerdict(null, null)).toBe(true);
});

test("the best reaction is that of the seat, whoever won", () => {
  expect(bestOf([verdict([evidence(0, 300, 310), evidence(1, 280, 420)]), verdict([evidence(1, 250, 260)])], 0)).toBe(300);
  expect(bestOf([], 0)).toBe(0);
});

test("slaps after the verdict have lanes too, behind the others", () => {
  const lanes = lanesOf(verdict([evidence(2, 300, 320)]), [evidence(0, 341, 700)]);
  expect(lanes.map((lane) => [lane.seat, lane.rank, lane.behind, lane.why])).toEqual([
    [2, 1, 0, "measured"],
    [0, 2, 41, "late"],
  ]);
});

test("the quickest slap is known after the page was loaded again, from the log", () => {
  const text = { is: "said" as const, key: "slap-took-slap", args: { ms: 212 } };
  expect(bestOf([], 0, [{ id: 1, seat: 0, event: "took", text }])).toBe(212);
  expect(bestOf([verdict([evidence(0, 199, 220)])], 0, [{ id: 1, seat: 0, event: "took", text }])).toBe(199);
  expect(bestOf([], 1, [{ id: 1, seat: 0, event: "took", text }])).toBe(0);
});

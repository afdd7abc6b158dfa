import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PAUSE, Reviewing } from "./review.svelte";

let answers: (Response | Error)[] = [];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("window", { setTimeout, clearTimeout });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const next = answers.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = (judged: number, of: number, moments: unknown[] | null = null) => Response.json({ judged, of, moments });
const tick = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a review", () => {
  it("is asked for about once a second until the moments are there", async () => {
    answers = [told(0, 0), told(7, 20), new Error("away"), told(3, 20), told(20, 20, [{ command: 4 }])];
    const reviewing = new Reviewing("t 1");
    reviewing.start();
    reviewing.start();
    await tick();
    expect([reviewing.isRunning, asked]).toEqual([true, ["/api/tables/t%201/review"]]);
    await tick(PAUSE);
    expect(reviewing.progress).toEqual({ judged: 7, of: 20 });
    await tick(PAUSE);
    await tick(PAUSE);
    expect(reviewing.progress).toEqual({ judged: 7, of: 20 });
    await tick(PAUSE);
    expect([reviewing.isRunning, reviewing.moments]).toEqual([false, [{ command: 4 }]]);
    await tick(5 * PAUSE);
    reviewing.start();
    expect(asked.length).toBe(5);
  });

  it("says why it is refused, and can be asked for again", async () => {
    answers = [Response.json({ reason: { is: "said", key: "table-review-failed" } }, { status: 503 }), told(1, 1, [])];
    const reviewing = new Reviewing("t1");
    reviewing.start();
    await tick();
    expect([reviewing.isRunning, reviewing.refused?.key]).toEqual([false, "table-review-failed"]);
    reviewing.start();
    await tick();
    expect([reviewing.refused, reviewing.moments]).toEqual([null, []]);
  });

  it("is asked for no more by who has left", async () => {
    answers = [told(1, 9), told(2, 9)];
    const reviewing = new Reviewing("t1");
    reviewing.start();
    await tick();
    reviewing.stop();
    await tick(5 * PAUSE);
    expect(asked.length).toBe(1);
  });
});

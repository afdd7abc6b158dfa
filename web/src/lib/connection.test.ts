import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, type Health, type Listener } from "./connection";
import type { Said } from "./protocol";

/** A fake socket; the test decides what it receives. */
class Line {
  static opened: Line[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Line.opened.push(this);
  }
  send(): void {}
  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

beforeEach(() => {
  Line.opened = [];
  vi.useFakeTimers();
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  vi.stubGlobal("window", { ...timers, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("WebSocket", Line);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothing = (): void => {};
const deaf: Listener = {
  changed: nothing,
  health: nothing,
  declined: nothing,
  preview: nothing,
  hint: nothing,
  notice: nothing,
  pending: nothing,
  unavailable: nothing,
};

test("a table that can't be opened gives its reason and is not asked for again", () => {
  const reasons: Said[] = [];
  new Connection("ws://here/api/tables/x/live", { ...deaf, unavailable: (reason) => reasons.push(reason) });
  const reason: Said = { is: "said", key: "table-other-version" };
  const [line] = Line.opened;

  line?.onmessage?.({ data: JSON.stringify({ is: "unavailable", reason }) });
  line?.onclose?.({ code: 1000 });
  vi.advanceTimersByTime(60_000);

  expect(reasons).toEqual([reason]);
  expect(Line.opened.length).toBe(1);
});

test("a server that stops is left for another one at once, without a word", () => {
  const told: Health[] = [];
  new Connection("ws://here/api/tables/x/live", { ...deaf, health: (health) => told.push(health) });

  Line.opened[0]?.onclose?.({ code: 1012 });
  vi.advanceTimersByTime(250);

  expect(Line.opened.length).toBe(2);
  expect(told).toEqual([]);
});

test("a connection that fails after that is a lost one", () => {
  const told: Health[] = [];
  new Connection("ws://here/api/tables/x/live", { ...deaf, health: (health) => told.push(health) });

  Line.opened[0]?.onclose?.({ code: 1012 });
  vi.advanceTimersByTime(250);
  Line.opened[1]?.onclose?.({ code: 1006 });

  expect(told).toEqual(["lost"]);
});

test("a server that always stops is a lost connection in the end", () => {
  const told: Health[] = [];
  new Connection("ws://here/api/tables/x/live", { ...deaf, health: (health) => told.push(health) });

  for (let time = 0; time < 4; time++) {
    Line.opened.at(-1)?.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(2_000);
  }

  expect(told).toEqual(["lost"]);
  expect(Line.opened.length).toBe(5);
});

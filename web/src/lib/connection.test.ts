import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, type Listener } from "./connection";
import type { Said } from "./protocol";

/** A fake socket; the test decides what it receives. */
class Line {
  static opened: Line[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    Line.opened.push(this);
  }
  send(): void {}
  close(): void {
    this.onclose?.();
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

test("a table that can't be opened gives its reason and is not asked for again", () => {
  const reasons: Said[] = [];
  const nothing = (): void => {};
  const listener: Listener = {
    changed: nothing,
    health: nothing,
    declined: nothing,
    preview: nothing,
    notice: nothing,
    pending: nothing,
    unavailable: (reason) => reasons.push(reason),
  };
  new Connection("ws://here/api/tables/x/live", listener);
  const reason: Said = { is: "said", key: "table-other-version" };
  const [line] = Line.opened;

  line?.onmessage?.({ data: JSON.stringify({ is: "unavailable", reason }) });
  line?.onclose?.();
  vi.advanceTimersByTime(60_000);

  expect(reasons).toEqual([reason]);
  expect(Line.opened.length).toBe(1);
});

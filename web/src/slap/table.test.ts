// @vitest-environment jsdom
import { FakeSocket } from "../testing/browser";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { HANDS_OFF, LANES, LOCKOUT, SlapTable } from "./table.svelte";

const seat = (number: number, cards = 20) => ({ seat: number, status: "active", cards, round_trip: 0, jitter: 0 });
const card = (symbol: string) => ({ symbols: [symbol], character: symbol });

function game(more: object = {}) {
  return {
    viewer: 0,
    now: 900,
    seats: [seat(0), seat(1)],
    order: [0, 1],
    version: 3,
    shown: 900,
    pile: 2,
    top: [card("pet"), card("guard")],
    turn: 1,
    may_play: false,
    may_slap: true,
    challenge: null,
    award_to: -1,
    award_at: -1,
    is_judging: false,
    signers: [],
    may_sign: false,
    count: 0,
    is_waiting: false,
    dealt: 2,
    most_compensation_ms: 200,
    text_symbols: false,
    ends_at: -1,
    winners: null,
    verdict: null,
    late: [],
    ...more,
  };
}
const view = (more: object = {}) => ({ table: "t", you: 0, players: [{ name: "Ada" }, { name: "Olive" }], game: game(more) });
const evidence = (of: number, reaction: number) => ({
  claim: { seat: of, version: 3, shown: 900, arrival: 1_300, reaction, round_trip: 20, jitter: 2 },
  least: 100,
  counted: reaction,
  notes: [],
});

let here: SlapTable;
let lines = 0;

/** Deliver a change of the position with new lines of the log. */
function change(more: object, ...events: { event: string; seat: number }[]): void {
  const log = events.map((one) => ({ id: lines++, text: { is: "said", key: "x" }, ...one }));
  const patch = { game: Object.fromEntries(Object.entries(more).map(([name, value]) => [name, [value]])) };
  FakeSocket.last.onmessage({ data: JSON.stringify({ is: "delta", number: 2, was: "", hash: "", patch, log }) });
}
const sent = () => FakeSocket.last.sent.filter((one) => one["do"] !== "full");

beforeEach(() => {
  vi.useFakeTimers();
  here = new SlapTable("t");
  FakeSocket.last.deliver(view());
});
afterEach(() => {
  here.close();
  vi.useRealTimers();
});

test("a ping is answered at once", () => {
  FakeSocket.last.onmessage({ data: JSON.stringify({ is: "ping", nonce: "abc" }) });
  expect(FakeSocket.last.sent.at(-1)).toEqual({ do: "pong", nonce: "abc" });
});

test("a slap claims the time from the painting to the press, and shows an outline at once", () => {
  const now = performance.now() + 1_000;
  here.painted(now);
  expect(here.strike(now + 310)).toBe(true);
  expect(sent().at(-1)).toMatchObject({ do: "command", command: { do: "slap", version: 3, reaction: 310 } });
  expect(here.hand?.state).toBe("waiting");
  expect(here.strike(now + 320)).toBe(false); // one hand at a time
});

test("nothing is slapped before it was painted", () => {
  expect(here.strike(performance.now() + 5_000)).toBe(false);
  expect(sent()).toEqual([]);
});

test("after joining again the same card is painted anew", () => {
  const before = here.sight;
  here.painted(performance.now());
  FakeSocket.last.deliver(view(), 2);
  expect(here.sight).toBe(before + 1);
  expect(here.strike(performance.now() + 300)).toBe(false);
});

test("a card is turned over only when it is the reader's turn", () => {
  expect(here.flip()).toBe(false);
  change({ may_play: true, turn: 0 });
  expect(here.flip()).toBe(true);
  expect(sent()).toMatchObject([{ do: "answer", answers: [0] }]);
});

test("a won slap fills the hand and shows the lanes for a moment; the log keeps them", () => {
  here.painted(performance.now());
  here.strike(performance.now() + 300);
  const verdict = { evidence: [evidence(0, 300), evidence(1, 341)], close: [0], error: 5, winner: 0, by_lot: false };
  const line = lines;
  change({ verdict, top: [], pile: 0, version: 4, shown: 1_500 }, { event: "took", seat: 0 });
  expect(here.hand?.state).toBe("won");
  expect(here.ruling?.top.map((one) => one.symbols[0])).toEqual(["pet", "guard"]);
  expect(here.rulings.get(line)?.verdict.winner).toBe(0);
  vi.advanceTimersByTime(LANES + 1);
  expect(here.ruling).toBeNull();
  here.open(here.rulings.get(line)!);
  vi.advanceTimersByTime(60_000);
  expect(here.ruling).not.toBeNull();
});

test("a false slap is explained, and the hand is held back", () => {
  here.painted(performance.now());
  here.strike(performance.now() + 300);
  change({ version: 4 }, { event: "slapped-falsely", seat: 0 });
  expect(here.hand?.state).toBe("false");
  expect(here.falsely).toHaveLength(2);
  vi.advanceTimersByTime(LOCKOUT - 1);
  expect(here.held).toBe(true);
  vi.advanceTimersByTime(2);
  expect(here.held).toBe(false);
});

test("hands are off for a moment after a pile was taken", () => {
  here.painted(performance.now());
  change({ top: [], pile: 0, version: 4, shown: 1_500 }, { event: "took", seat: 1 });
  here.painted(performance.now());
  expect(here.strike(performance.now() + HANDS_OFF - 50)).toBe(false);
  expect(here.strike(performance.now() + HANDS_OFF + 50)).toBe(true);
});

test("a declined slap takes the outline away", () => {
  here.painted(performance.now());
  here.strike(performance.now() + 300);
  const nonce = sent().at(-1)!["nonce"];
  FakeSocket.last.onmessage({ data: JSON.stringify({ is: "declined", nonce, reason: { is: "said", key: "slap-refused-banned" } }) });
  expect(here.hand).toBeNull();
  expect(here.refusal?.reason.key).toBe("slap-refused-banned");
});

test("the chances of a challenge are counted from its beginning", () => {
  change({ challenge: { challenger: 1, challenged: 0, chances: 3 } });
  change({ challenge: { challenger: 1, challenged: 0, chances: 2 } });
  expect(here.tries).toBe(3);
  change({ challenge: { challenger: 0, challenged: 1, chances: 1 } });
  expect(here.tries).toBe(1);
  change({ challenge: null });
  expect(here.tries).toBe(0);
});

const spectator = (more: object = {}) => ({ ...view(), you: 60, ...more });

test("a spectator's hand stays when the slap gives a seat, and lands by what the table told meanwhile", () => {
  FakeSocket.last.deliver(spectator());
  expect([here.watching, here.maySlapIn, here.dealt]).toEqual([true, true, false]);
  here.painted(performance.now());
  expect(here.strike(performance.now() + 300)).toBe(true);
  const seated = { ...view({ version: 4 }), you: 2, players: [{ name: "Ada" }, { name: "Olive" }, { name: "Kiwi" }] };
  const log = [{ id: 0, text: { is: "said", key: "x" }, event: "slapped-falsely", seat: 2 }];
  FakeSocket.last.onmessage({ data: JSON.stringify({ is: "full", number: 3, hash: "", view: seated, log }) });
  expect([here.watching, here.you, here.dealt]).toEqual([false, 2, false]);
  expect(here.hand?.state).toBe("false");
});

test("who watches with a delay does not slap", () => {
  FakeSocket.last.deliver(spectator({ spectator_delay: 30 }));
  here.painted(performance.now());
  expect(here.maySlapIn).toBe(false);
  expect(here.strike(performance.now() + 300)).toBe(false);
});

test("a right slap that comes after the verdict is added to its lanes, which are shown again to whoever slapped", () => {
  const verdict = { evidence: [evidence(1, 300)], close: [1], error: 5, winner: 1, by_lot: false };
  const line = lines;
  change({ verdict, top: [], pile: 0, version: 4, shown: 1_500 }, { event: "took", seat: 1 });
  vi.advanceTimersByTime(LANES + 1);
  expect(here.ruling).toBeNull();
  change({ late: [evidence(0, 341)] }, { event: "slapped-late", seat: 0 });
  expect(here.rulings.get(line)?.late).toHaveLength(1);
  expect(here.ruling?.late.map((one) => one.claim.seat)).toEqual([0]);
  vi.advanceTimersByTime(LANES + 1);
  expect(here.ruling).toBeNull();
});

test("a replay at a slap shows the cards that were slapped, though the pile is taken by then", async () => {
  vi.useRealTimers();
  const verdict = { evidence: [evidence(0, 300)], close: [0], error: 5, winner: 0, by_lot: false };
  const text = { is: "said", key: "slap-took-slap" };
  const log = [{ id: 0, command: 6, event: "took", seat: 0, text }];
  const views: Record<string, object> = { "6": view(), "7": view({ verdict, top: [], pile: 0 }) };
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation((path) => Promise.resolve(Response.json(views[(path as string).split("/").at(-1)!])));
  FakeSocket.last.onmessage({ data: JSON.stringify({ is: "full", number: 9, hash: "", view: { ...view(), winners: [0] }, log }) });
  await here.lookBack(7);
  fetched.mockRestore();
  expect(here.top.map((one) => one.symbols[0])).toEqual(["pet", "guard"]);
  expect(here.ruling?.top).toHaveLength(2);
});

test("who has left is known", () => {
  expect(here.gone).toBe(false);
  change({ seats: [{ ...seat(0, 0), status: "gone" }, seat(1)] });
  expect(here.gone).toBe(true);
});

test("whoever leaves has left once the table says so", () => {
  here.leave();
  expect(here.hasLeft).toBe(false);
  change({ seats: [{ ...seat(0, 0), status: "gone" }, seat(1)] });
  expect(here.hasLeft).toBe(true);
});

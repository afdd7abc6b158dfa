import { createHash } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  checked,
  commands,
  commitmentTo,
  knownOf,
  promised,
  readKnown,
  readLog,
  remember,
  seedFrom,
  shareRematch,
  verdictOf,
  verdictOn,
} from "./shuffles";
import type { Known, Log, Shuffle } from "./shuffles";

const MATCH = "aB3_-xyz0123";
const SECRET = "0a".repeat(32);
const MINE = "1b".repeat(32);
const THEIRS = "2c".repeat(32);

function shuffleOf(nonces: string[], secret = SECRET): Shuffle {
  return { match: MATCH, commitment: commitmentTo(MATCH, secret), secret, nonces };
}
function logOf(shuffle: Shuffle, lists: string[][] = [["a1", "b2"]]): Log {
  return { shuffle, seed: seedFrom(shuffle), lists };
}
function knew(some: Partial<Known> = {}): Known {
  return { commitment: commitmentTo(MATCH, SECRET), nonce: MINE, seat: 0, alone: false, ...some };
}
/** The names of the steps with an outcome. */
function steps(log: Log, known: Known | null, outcome: string): string[] {
  return (checked(log, known) ?? []).filter((step) => step.outcome === outcome).map((step) => step.name);
}

describe("the hashes", () => {
  const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

  it("are those of the server", () => {
    expect(commitmentTo(MATCH, SECRET)).toBe(hash(`everfree commitment 1\n${MATCH}\n${SECRET}\n`));
    expect(seedFrom(shuffleOf([MINE, ""]))).toBe(hash(`everfree seed 1\n${MATCH}\n${SECRET}\n${MINE}\n${"-".repeat(64)}\n`));
  });

  it("are printed by commands that name every part", () => {
    const [first, second] = commands(shuffleOf([MINE, ""]));
    expect(first).toBe(`printf '%s\\n' 'everfree commitment 1' ${MATCH} ${SECRET} | sha256sum`);
    expect(second).toBe(`printf '%s\\n' 'everfree seed 1' ${MATCH} ${SECRET} ${MINE} ${"-".repeat(64)} | sha256sum`);
  });
});

describe("the check", () => {
  it("proves an honest shuffle", () => {
    const log = logOf(shuffleOf([MINE, THEIRS]));
    expect(steps(log, knew(), "held")).toEqual(["shown", "commitment", "nonce", "seed", "order"]);
    expect(verdictOf(checked(log, knew())!)).toBe("proved");
  });

  it("leaves open what was not known before the match", () => {
    const log = logOf(shuffleOf([MINE, THEIRS]));
    expect(steps(log, null, "open")).toEqual(["shown", "nonce"]);
    expect(verdictOf(checked(log, null)!)).toBe("open");
    expect(steps(log, knew({ nonce: "" }), "open")).toEqual(["nonce"]);
  });

  it("finds each lie", () => {
    const other = shuffleOf([MINE, THEIRS], THEIRS);
    const honest = shuffleOf([MINE, THEIRS]);
    expect(steps(logOf(other), knew(), "broken")).toEqual(["shown"]);
    expect(steps(logOf({ ...other, commitment: knew().commitment }), knew(), "broken")).toEqual(["commitment"]);
    expect(steps(logOf(shuffleOf([THEIRS, MINE])), knew(), "broken")).toEqual(["nonce"]);
    expect(steps(logOf(shuffleOf(["", THEIRS])), knew(), "broken")).toEqual(["nonce"]);
    expect(steps({ ...logOf(honest), seed: "00".repeat(32) }, knew(), "broken")).toEqual(["seed"]);
    expect(steps(logOf(honest, [["a1"], ["b2", "a1"]]), knew(), "broken")).toEqual(["order"]);
    expect(steps(logOf(honest), knew({ alone: true }), "broken")).toEqual(["alone"]);
    expect(steps(logOf(shuffleOf([MINE, ""])), knew({ alone: true }), "held")).toContain("alone");
    expect(verdictOf(checked(logOf(other), knew())!)).toBe("broken");
  });

  it("reads no record of another form", () => {
    for (const wrong of [{ match: "a' b" }, { secret: SECRET.toUpperCase() }, { nonces: ["-".repeat(64)] }, { commitment: "" }])
      expect(checked(logOf({ ...shuffleOf([MINE]), ...wrong }), knew())).toBeNull();
  });
});

describe("a log", () => {
  it("is read from its first line", () => {
    const decks = [{ name: "x", mane: "m", draw: { b2: 3, a1: 1 }, problems: { p1: 1 } }];
    const header = { game: "ccg", seed: "AP8=", setup: { decks }, shuffle: shuffleOf([MINE, ""]) };
    const log = readLog(`${JSON.stringify(header)}\n{"do":"concede"}\n`);
    expect(log).toEqual({ shuffle: header.shuffle, seed: "00ff", lists: [["b2", "a1"], ["p1"]] });
    expect(readLog(JSON.stringify({ ...header, shuffle: undefined }))?.shuffle).toBeNull();
  });

  it("is nothing else", () => {
    for (const text of ["", "{", "[]", "null", '{"seed":"x"}', '{"seed":"AA==","setup":{},"shuffle":{}}']) expect(readLog(text)).toBeNull();
  });
});

describe("what the browser remembers", () => {
  let sent: { path: string; body: unknown }[];
  let answers: Map<string, { status: number; body: object }>;

  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      clear: () => stored.clear(),
    });
    sent = [];
    answers = new Map();
    vi.stubGlobal("fetch", (path: string, options: { body?: string }) => {
      if (options.body) sent.push({ path, body: JSON.parse(options.body) });
      const answer = answers.get(path) ?? { status: 404, body: { reason: { is: "said", key: "server-no-such-page" } } };
      return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is stored before the number is sent, and the same number is sent again", async () => {
    answers.set("/api/commitments", { status: 201, body: { table: MATCH, commitment: "c".repeat(64) } });
    const wish = await promised({ against: "computer" });
    const known = knownOf(MATCH)!;
    expect(wish).toEqual({ against: "computer", table: MATCH, shuffle_nonce: known.nonce });
    expect(known).toMatchObject({ commitment: "c".repeat(64), seat: 0, alone: true });
    expect(known.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(remember(MATCH, "c".repeat(64), 0, true)).toBe(known.nonce);
  });

  it("keeps the first fingerprint if the server shows another one later", () => {
    remember(MATCH, "c".repeat(64), 1, false);
    expect(remember(MATCH, "d".repeat(64), 1, false)).toBe("");
    expect(knownOf(MATCH)?.commitment).toBe("c".repeat(64));
  });

  it("differs from match to match, and holds the latest two hundred", () => {
    for (let number = 0; number < 205; number += 1) remember(`match-${number}`, "c".repeat(64), 0, false);
    const all = Object.values(readKnown(localStorage.getItem("everfree-shuffles")));
    expect(all).toHaveLength(200);
    expect(new Set(all.map((known) => known.nonce)).size).toBe(200);
    expect(knownOf("match-0")).toBeNull();
    expect(readKnown("[1]")).toEqual({});
    expect(readKnown("{")).toEqual({});
  });

  it("takes no part in what it can't store", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(remember(MATCH, "c".repeat(64), 0, false)).toBe("");
  });

  it("is not needed to play", async () => {
    expect(await promised({ against: "friend" })).toEqual({ against: "friend" });
  });

  it("is compared with what the server reveals after the match", async () => {
    const path = `/api/tables/${MATCH}/shuffle`;
    expect(await verdictOn(MATCH)).toBeNull();
    const nonce = remember(MATCH, commitmentTo(MATCH, SECRET), 0, false);
    expect(await verdictOn(MATCH)).toBeNull();
    const shuffle = shuffleOf([nonce, THEIRS]);
    const revealed = { secret: SECRET, nonces: [nonce, THEIRS], seed: seedFrom(shuffle) };
    const state = { table: MATCH, commitment: shuffle.commitment, over: true, revealed };
    for (const [body, verdict] of [
      [{ ...state, over: false, revealed: undefined }, null],
      [state, "proved"],
      [{ ...state, revealed: undefined }, "broken"],
      [{ ...state, commitment: "" }, "broken"],
      [{ ...state, revealed: { ...revealed, nonces: [THEIRS, nonce] } }, "broken"],
    ] as const) {
      answers.set(path, { status: 200, body });
      expect(await verdictOn(MATCH)).toBe(verdict);
    }
  });

  it("has no number for a rematch that the server did not take", async () => {
    answers.set("/api/tables/old/rematch/commitment", { status: 201, body: { table: MATCH, commitment: "c".repeat(64) } });
    await shareRematch("old", 1, false);
    expect(knownOf(MATCH)).toMatchObject({ commitment: "c".repeat(64), nonce: "", seat: 1 });

    answers.set("/api/tables/old/rematch/nonce", { status: 201, body: {} });
    localStorage.clear();
    await shareRematch("old", 1, false);
    expect(sent.at(-1)?.body).toEqual({ table: MATCH, shuffle_nonce: knownOf(MATCH)!.nonce });
  });
});

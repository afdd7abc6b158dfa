// Provable shuffles: what this browser was shown before a match, and whether the log keeps to it. The hashes are those
// of src/everfree/table/shuffles.py. Nothing here trusts the server; `promised`, `shareRematch` and `verdictOn` talk to it.

import { ask, Refused } from "./api";
import type { Commitment, NewTable, RematchNonce, ShuffleState } from "./protocol";
import { sha256 } from "./sha256";

const COMMITMENT_LABEL = "everfree commitment 1";
const SEED_LABEL = "everfree seed 1";
const NO_NONCE = "-".repeat(64);
const HEX = /^[0-9a-f]{64}$/;
const MATCH = /^[A-Za-z0-9_-]{12}$/;

/** What this browser knew before a match began. */
export interface Known {
  /** The fingerprint that the server showed. */
  readonly commitment: string;
  /** The number that this browser sent afterwards. */
  readonly nonce: string;
  /** The seat it sent it for; -1 if that is not known. */
  readonly seat: number;
  /** Whether the opponent is a computer, whose seat must add nothing. */
  readonly alone: boolean;
}

/** The record of the shuffle in the header of a log. */
export interface Shuffle {
  readonly match: string;
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
}

export interface Log {
  readonly shuffle: Shuffle | null;
  /** In hexadecimal digits. */
  readonly seed: string;
  /** The ids of the cards of every part of every deck, as they are listed. */
  readonly lists: readonly (readonly string[])[];
}

export type Outcome = "held" | "broken" | "open";
export type StepName = "shown" | "commitment" | "nonce" | "alone" | "seed" | "order";

export interface Step {
  readonly name: StepName;
  readonly outcome: Outcome;
}

// The calculation.

const hashed = (...lines: string[]): string => sha256(lines.map((line) => `${line}\n`).join(""));

/** Return the fingerprint of a secret. */
export function commitmentTo(match: string, secret: string): string {
  return hashed(COMMITMENT_LABEL, match, secret);
}

/** Return the seed of a match, in hexadecimal digits. */
export function seedFrom(shuffle: Shuffle): string {
  return hashed(SEED_LABEL, shuffle.match, shuffle.secret, ...shuffle.nonces.map((nonce) => nonce || NO_NONCE));
}

/** Return commands that print the fingerprint and the seed, for a terminal. */
export function commands(shuffle: Shuffle): readonly [string, string] {
  const nonces = shuffle.nonces.map((nonce) => nonce || NO_NONCE);
  const lines = [shuffle.match, shuffle.secret];
  return [
    `printf '%s\\n' '${COMMITMENT_LABEL}' ${lines.join(" ")} | sha256sum`,
    `printf '%s\\n' '${SEED_LABEL}' ${[...lines, ...nonces].join(" ")} | sha256sum`,
  ];
}

/** Compare a log with what was known before the match; null if its record of the shuffle can't be read. */
export function checked(log: Log, known: Known | null): Step[] | null {
  const shuffle = log.shuffle;
  if (!shuffle || !isReadable(shuffle)) return null;
  const step = (name: StepName, holds: boolean | null): Step => ({ name, outcome: holds === null ? "open" : holds ? "held" : "broken" });
  const others = shuffle.nonces.filter((_, seat) => seat !== known?.seat);
  return [
    step("shown", known?.commitment ? known.commitment === shuffle.commitment : null),
    step("commitment", commitmentTo(shuffle.match, shuffle.secret) === shuffle.commitment),
    step("nonce", known?.nonce ? hasNonce(shuffle, known) : null),
    ...(known?.alone
      ? [
          step(
            "alone",
            others.every((nonce) => nonce === ""),
          ),
        ]
      : []),
    step("seed", seedFrom(shuffle) === log.seed),
    step("order", log.lists.every(isInOrder)),
  ];
}

function hasNonce(shuffle: Shuffle, known: Known): boolean {
  return known.seat < 0 ? shuffle.nonces.includes(known.nonce) : shuffle.nonces[known.seat] === known.nonce;
}

function isReadable(shuffle: Shuffle): boolean {
  const parts = [shuffle.commitment, shuffle.secret, ...shuffle.nonces.filter((nonce) => nonce !== "")];
  return MATCH.test(shuffle.match) && parts.every((part) => HEX.test(part));
}

function isInOrder(list: readonly string[]): boolean {
  return list.every((card, place) => place === 0 || list[place - 1]! < card);
}

/** Return what all steps come to: broken if one is, open if one could not be compared. */
export function verdictOf(steps: readonly Step[]): "proved" | "open" | "broken" {
  if (steps.some((step) => step.outcome === "broken")) return "broken";
  return steps.some((step) => step.outcome === "open") ? "open" : "proved";
}

/** Compare what the server reveals after a match with what this browser knew before; null if there is nothing to compare. */
export async function verdictOn(match: string): Promise<ReturnType<typeof verdictOf> | null> {
  const known = knownOf(match);
  if (!known) return null;
  try {
    const found = await ask<ShuffleState>(`/api/tables/${match}/shuffle`);
    if (!found.over) return null;
    if (!found.revealed) return "broken"; // it was promised, and is not there
    const { secret, nonces, seed } = found.revealed;
    const steps = checked({ shuffle: { match, commitment: found.commitment ?? "", secret, nonces }, seed, lists: [] }, known);
    return steps ? verdictOf(steps) : "broken";
  } catch {
    return null; // the server is away: the page can be opened later
  }
}

// Logs.

/** Read the first line of the log of a match; null if it is none. */
export function readLog(text: string): Log | null {
  try {
    const header = JSON.parse(text.split("\n", 1)[0] ?? "") as Header;
    return { shuffle: shuffleIn(header.shuffle), seed: hexOf(header.seed), lists: (header.setup.decks ?? []).flatMap(listsOf) };
  } catch {
    return null;
  }
}

interface Header {
  seed: string;
  setup: { decks?: { draw: object; problems: object }[] };
  shuffle?: Shuffle;
}

function shuffleIn(found: Shuffle | undefined): Shuffle | null {
  if (!found) return null;
  const { match, commitment, secret } = found;
  return { match: String(match), commitment: String(commitment), secret: String(secret), nonces: found.nonces.map(String) };
}

function listsOf(deck: { draw: object; problems: object }): string[][] {
  return [Object.keys(deck.draw), Object.keys(deck.problems)];
}

function hexOf(base64: string): string {
  return [...atob(base64)].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}

// What this browser remembers.

const PLACE = "everfree-shuffles";
/** How many matches are remembered, the latest. */
const MOST = 200;

/** Parse what is remembered, by match. */
export function readKnown(kept: string | null): Record<string, Known> {
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, Known>) : {};
  } catch {
    return {};
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage is blocked: nothing is remembered
  }
}

/** Return what this browser knew before a match; null if it knew nothing. */
export function knownOf(match: string): Known | null {
  return readKnown(kept())[match] ?? null;
}

/** Remember a fingerprint before the number is sent, and return the number; the first for a match stays. */
export function remember(match: string, commitment: string, seat: number, alone: boolean): string {
  const found = knownOf(match);
  if (found?.commitment === commitment) return found.nonce;
  if (found) return ""; // the server shows another fingerprint now: the check must tell, so keep the first
  const known: Known = { commitment, nonce: newNonce(), seat, alone };
  return keep(match, known) ? known.nonce : ""; // what can't be remembered can't be checked: take no part
}

/** Forget the number for a match, because the server did not take it. */
function withdraw(match: string): void {
  const found = knownOf(match);
  if (found) keep(match, { ...found, nonce: "" });
}

function keep(match: string, known: Known): boolean {
  const others = Object.entries(readKnown(kept())).filter(([one]) => one !== match);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others, [match, known]].slice(-MOST))));
    return true;
  } catch {
    return false; // storage is blocked
  }
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Requests.

type Send = <T>(path: string, body: object) => Promise<T | null>;

/** Add this browser's part of the shuffle to the request for a table, after the server has committed to its own. */
export async function promised(wish: NewTable, send: Send = ask): Promise<NewTable> {
  try {
    const shown = await send<Commitment>("/api/commitments", {});
    const nonce = shown ? remember(shown.table, shown.commitment, 0, wish.against === "computer") : "";
    return shown && nonce ? { ...wish, table: shown.table, shuffle_nonce: nonce } : wish;
  } catch (error) {
    if (error instanceof Refused) return wish; // too many were asked for: the match is played without a proof
    throw error;
  }
}

/** Send this browser's part of the shuffle of a rematch, as soon as a match is over. */
export async function shareRematch(match: string, seat: number, alone: boolean): Promise<void> {
  const path = `/api/tables/${match}/rematch`;
  let shown: Commitment | null = null;
  try {
    shown = await ask<Commitment>(`${path}/commitment`, {});
    const nonce = remember(shown.table, shown.commitment, seat, alone);
    if (nonce) await ask<RematchNonce>(`${path}/nonce`, { table: shown.table, shuffle_nonce: nonce } satisfies RematchNonce);
  } catch {
    if (shown) withdraw(shown.table); // the rematch has begun, or the server is away: it is played without this number
  }
}

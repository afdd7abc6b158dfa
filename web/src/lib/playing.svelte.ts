// The deck and the level for the next game against the computer, remembered on this device.

import type { NewTable } from "./protocol";

export const LEVELS = ["gentle", "fair", "strong"] as const;
export type Level = (typeof LEVELS)[number];

export interface Playing {
  /** The value for `deck` in `NewTable`; empty for a surprise. */
  deck: string;
  level: Level;
}

const PLACE = "everfree-play";

/** Parse the stored choice; missing or invalid values get their defaults. */
export function read(kept: string | null): Playing {
  try {
    const found = { ...(JSON.parse(kept ?? "{}") as Partial<Record<keyof Playing, unknown>>) };
    return {
      deck: typeof found.deck === "string" ? found.deck : "",
      level: LEVELS.find((level) => level === found.level) ?? "gentle",
    };
  } catch {
    return { deck: "", level: "gentle" };
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage is blocked: use the defaults
  }
}

export const playing: Playing = $state(read(kept()));

/** A ready deck by its id, or a list that was checked; text as it was pasted is not kept for the next visit. */
const LASTING = /^(?:[a-z-]*|\{.*)$/s;

/** Choose the deck or the level, for now and for the next visit. */
export function choose(some: Partial<Playing>): void {
  Object.assign(playing, some);
  try {
    const deck = LASTING.test(playing.deck) ? playing.deck : "";
    localStorage.setItem(PLACE, JSON.stringify({ ...playing, deck }));
  } catch {
    // storage is blocked: the choice lasts until the page is closed
  }
}

/** Return the request that opens a game with the chosen deck and level. */
export function againstComputer(): NewTable {
  return withDeck({ against: "computer", level: playing.level });
}

/** Return a request with the chosen deck. */
export function withDeck(wish: NewTable): NewTable {
  return playing.deck ? { ...wish, deck: playing.deck } : wish;
}

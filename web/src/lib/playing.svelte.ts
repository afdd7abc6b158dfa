// The deck, the level and the edition of the rules for the next game, remembered on this device.

import type { NewTable } from "./protocol";

export const LEVELS = ["gentle", "fair", "strong", "champion"] as const;
export type Level = (typeof LEVELS)[number];

export const EDITIONS = ["comprehensive", "as_printed"] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Playing {
  /** The value for `deck` in `NewTable`; empty for a surprise. */
  deck: string;
  level: Level;
  /** The latest rules, or those in print when the newest card of the decks came out. */
  edition: Edition;
}

const PLACE = "everfree-play";

/** Parse the stored choice; missing or invalid values get their defaults. */
export function read(kept: string | null): Playing {
  try {
    const found = { ...(JSON.parse(kept ?? "{}") as Partial<Record<keyof Playing, unknown>>) };
    return {
      deck: typeof found.deck === "string" ? found.deck : "",
      level: LEVELS.find((level) => level === found.level) ?? "gentle",
      edition: EDITIONS.find((edition) => edition === found.edition) ?? "comprehensive",
    };
  } catch {
    return { deck: "", level: "gentle", edition: "comprehensive" };
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

/** Choose the deck, the level or the edition, for now and for the next visit. */
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

/** Return a request with the chosen deck and edition. */
export function withDeck(wish: NewTable): NewTable {
  const asked = playing.edition === "comprehensive" ? wish : { ...wish, edition: playing.edition };
  return playing.deck ? { ...asked, deck: playing.deck } : asked;
}

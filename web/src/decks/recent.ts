// Decks this person has brought along, kept on the device and never sent on their own.

import type { CheckedDeck } from "../lib/protocol";

export interface RecentDeck {
  readonly name: string;
  readonly code: string;
  /** The list as the server takes it. */
  readonly deck: string;
  readonly colours: readonly string[];
}

const PLACE = "everfree-decks";
const MOST = 8;

/** Parse stored decks; leave out what makes no sense. */
export function parsed(kept: string | null): RecentDeck[] {
  try {
    const found: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isDeck(one: unknown): one is RecentDeck {
  if (typeof one !== "object" || one === null) return false;
  const { name, code, deck, colours } = one as Record<string, unknown>;
  return [name, code, deck].every((text) => typeof text === "string" && text !== "") && Array.isArray(colours);
}

/** Put a playable deck in front of the others; a deck with the same cards is kept once. */
export function withDeck(decks: readonly RecentDeck[], checked: CheckedDeck): RecentDeck[] {
  if (!checked.playable || !checked.code || !checked.deck) return [...decks];
  const one = { name: checked.name || checked.code.slice(0, 12), code: checked.code, deck: checked.deck, colours: checked.colours ?? [] };
  return [one, ...decks.filter((other) => other.code !== one.code)].slice(0, MOST);
}

/** Read the decks of this device, the latest first. */
export function recentDecks(): RecentDeck[] {
  try {
    return parsed(localStorage.getItem(PLACE));
  } catch {
    return []; // storage is blocked
  }
}

/** Store the decks of this device. */
export function keep(decks: readonly RecentDeck[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(decks));
  } catch {
    // storage is blocked: the decks are forgotten with the page
  }
}

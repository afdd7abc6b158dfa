// The games of this client: what draws a table of each, and what the front page offers. Nothing else names a game.

import type { Component } from "svelte";

import SlapOffer from "../slap/Offer.svelte";

type Loaded<Props extends Record<string, unknown> = Record<string, never>> = Promise<{ default: Component<Props> }>;

export interface GameScreen {
  /** The name of the game, as the server has it in `game_name`. */
  readonly name: string;
  /** The message with the name of the game, for an invitation; none where the page says all. */
  readonly title?: string;
  /** Whether players choose a deck when they sit down. */
  readonly hasDecks: boolean;
  /** The page of a table at which the reader has a seat or watches. */
  readonly table: () => Loaded<{ id: string }>;
  /** What the front page offers of the game. */
  readonly offer?: Component<{ text: boolean }>;
  /** Other pages, by path. */
  readonly pages?: Readonly<Record<string, () => Loaded>>;
}

/** All games; the first one is that of a table whose game the server does not name. */
export const SCREENS: readonly [GameScreen, ...GameScreen[]] = [
  { name: "ccg", hasDecks: true, table: () => import("../table/TablePage.svelte") },
  {
    name: "slap",
    title: "home-frappe",
    hasDecks: false,
    table: () => import("../slap/SlapPage.svelte"),
    offer: SlapOffer,
    pages: { "/frappe/learn": () => import("../slap/LessonPage.svelte") },
  },
];

/** Return the screen of a game. */
export function screenOf(name: string | undefined): GameScreen {
  return SCREENS.find((screen) => screen.name === name) ?? SCREENS[0];
}

/** Return the page that a game has at a path, or nothing. */
export function pageAt(path: string): (() => Loaded) | null {
  for (const screen of SCREENS) {
    const page = screen.pages?.[path];
    if (page) return page;
  }
  return null;
}

// A card's picture, drawn from its public facts: always the same, our own geometry, nothing fetched.

import type { CardFacts } from "../lib/cards.svelte";
import { dice } from "./random";
import { event } from "./scenes/event";
import { friend, looksRight } from "./scenes/friend";
import { maneCharacter } from "./scenes/mane";
import { problem } from "./scenes/problem";
import { resource } from "./scenes/resource";
import { troublemaker } from "./scenes/troublemaker";
import { speciesOf } from "./species";
import { subjectOf, type Subject } from "./subject";
import type { Theme } from "./tones";

/** The whole picture, or only its subject for a tile that is nearly square. */
export type Crop = "wide" | "tile";

const SCENES: Readonly<Record<string, (card: Subject, theme: Theme) => string>> = {
  mane: maneCharacter,
  friend,
  event,
  resource,
  problem,
  troublemaker,
};

/** The part of the picture that a crop shows: in a tile a Friend keeps its head. */
function view(card: Subject, crop: Crop): string {
  if (crop === "wide") return "0 0 96 64";
  if (card.type !== "friend" || !speciesOf(card)) return "19 0 58 64";
  return looksRight(dice(card.id)) ? "6 8 48 53" : "42 8 48 53";
}

const scenes = new WeakMap<CardFacts, Map<string, string>>();

/** Draw the picture of a side of a card as an SVG element. Scenes are kept: cards are drawn again and again. */
export function emblem(card: CardFacts, { theme, side = 0, crop = "wide" }: { theme: Theme; side?: number; crop?: Crop }): string {
  const subject = subjectOf(card, side);
  let kept = scenes.get(card);
  if (!kept) scenes.set(card, (kept = new Map<string, string>()));
  let scene = kept.get(theme + side);
  if (scene === undefined) kept.set(theme + side, (scene = (SCENES[card.type] ?? friend)(subject, theme)));
  return `<svg viewBox="${view(subject, crop)}" preserveAspectRatio="xMidYMid slice" fill-rule="evenodd">${scene}</svg>`;
}

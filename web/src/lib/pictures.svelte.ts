// The picture of each card. The code that draws them is a file of its own, fetched with the first picture.

import type { Crop, emblem } from "../emblems/emblem";
import type { CardFacts } from "./cards.svelte";
import { shown } from "./settings.svelte";

/** How long to wait before fetching the code again after a failure, in milliseconds. */
const PATIENCE = 2_000;

let draw = $state.raw<typeof emblem | null>(null);
let asked = false;

/** Fetch the code that draws pictures unless it was fetched; retries until it succeeds. */
export async function needPictures(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    draw = (await import("../emblems/emblem")).emblem;
  } catch {
    asked = false;
    setTimeout(() => void needPictures(), PATIENCE);
  }
}

/** Draw a side of a card as an SVG element in the current theme; an empty text until the code is there. */
export function drawn(card: CardFacts, side: number, crop: Crop): string {
  return draw?.(card, { theme: shown.theme, side, crop }) ?? "";
}

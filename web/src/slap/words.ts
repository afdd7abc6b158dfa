// The messages of this game, fetched with its screen.

import { addWords } from "../lib/language.svelte";
import type { Language } from "../lib/say";

async function texts(language: Language): Promise<readonly string[]> {
  const { default: found } = await (language === "fr" ? import("./catalogue/fr") : import("./catalogue/en"));
  return Object.values(found);
}

/** Resolve when the messages of the game are there. */
export function needSlapWords(): Promise<void> {
  return addWords(texts);
}

// The reader's language: its catalogue and its cards, fetched when it is chosen.

import { fetchCards, paragraph, type CardFacts, type CardPool } from "./cards.svelte";
import type { Said } from "./protocol";
import { catalogue, LANGUAGES, Speaker, type Language } from "./say";

/** After this long the cards are asked for again. */
const PATIENCE = 2_000;
const KEPT = "everfree-language";

let speaker = $state.raw<Speaker | null>(null);
let pool = $state.raw<CardPool>({});
let players = $state.raw<readonly string[]>([]);
let asked = "";

/** The language kept from last time, else the browser's own. */
export function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  const wished = [kept, ...navigator.languages].map((one) => one?.slice(0, 2));
  return LANGUAGES.find((language) => language === wished.find((one) => LANGUAGES.includes(one as Language))) ?? "en";
}

/** Speak this language from now on; gives when its words are there. Cards follow by themselves. */
export async function speakIn(language: Language): Promise<void> {
  asked = language;
  localStorage.setItem(KEPT, language);
  const bundle = await catalogue(language);
  if (asked !== language) return;
  speaker = new Speaker(language, bundle, {
    card: (id) => pool[id]?.name ?? id,
    text: (of) => paragraph(pool, of),
    player: (seat) => players[seat] ?? "",
  });
  document.documentElement.lang = language;
}

let fetched = "";

/** Fetch the printed cards in the language spoken, where they are not there yet; tries until they come. */
export async function needCards(): Promise<void> {
  const language = asked as Language;
  if (!language || fetched === language) return;
  fetched = language;
  try {
    const cards = await fetchCards(language);
    if (asked === language) pool = cards;
  } catch {
    if (fetched === language) fetched = "";
    setTimeout(() => void needCards(), PATIENCE);
  }
}

/** Who says sentences; nothing until the first catalogue is there. */
export function voice(): Speaker | null {
  return speaker;
}

/** Say a message of this client's own. */
export function word(key: string, args: Record<string, string | number> = {}): string {
  return speaker?.word(key, args) ?? "";
}

// A sentence that did not change is the same object as before: it is said once. What is kept lasts as long
// as the words, the cards and the players it was said with.
const kept = $derived.by(() => (speaker && pool && players ? new WeakMap<Said, string>() : null));

/** Say a sentence of the server. */
export function say(said: Said): string {
  const before = kept?.get(said);
  if (before !== undefined) return before;
  const now = speaker?.say(said) ?? "";
  kept?.set(said, now);
  return now;
}

/** The printed card, or nothing while it is unknown or on its way. */
export function facts(id: string | undefined): CardFacts | undefined {
  return id ? pool[id] : undefined;
}

/** Who sits where: sentences name the players. */
export function nameplayers(names: readonly string[]): void {
  if (names.length !== players.length || names.some((name, seat) => name !== players[seat])) players = names;
}

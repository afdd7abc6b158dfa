// The reader's language: its catalogue and its cards, fetched when it is chosen.

import type { FluentBundle } from "@fluent/bundle";

import { fetchCards, fetchTableCards, paragraph, type CardFacts, type CardPool, type PrintedNeed } from "./cards.svelte";
import type { Said } from "./protocol";
import { addTo, catalogue, LANGUAGES, Speaker, type Language } from "./say";

/** How long to wait before fetching the cards again after a failure, in milliseconds. */
const PATIENCE = 2_000;
const KEPT = "everfree-language";

let speaker = $state.raw<Speaker | null>(null);
let printed = $state.raw<CardPool>({});
let fanMade = $state.raw<CardPool>({});
const pool = $derived<CardPool>({ ...printed, ...fanMade });
let players = $state.raw<readonly string[]>([]);
let asked = "";

/** Fetches further messages in a language, as Fluent sources. */
export type Words = (language: Language) => Promise<readonly string[]>;
const further: Words[] = [];

/** Return the language stored at the last visit, else the first of the browser's that we have. */
export function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  const wished = [kept, ...navigator.languages].map((one) => one?.slice(0, 2));
  return LANGUAGES.find((language) => language === wished.find((one) => LANGUAGES.includes(one as Language))) ?? "en";
}

/** Switch to a language; resolves when its catalogue is loaded. `needCards` fetches the card texts. */
export async function speakIn(language: Language): Promise<void> {
  asked = language;
  localStorage.setItem(KEPT, language);
  const [bundle, ...more] = await Promise.all([catalogue(language), ...further.map((words) => words(language))]);
  if (asked !== language) return;
  addTo(bundle, more.flat());
  speakFrom(language, bundle);
  document.documentElement.lang = language;
}

function speakFrom(language: Language, bundle: FluentBundle): void {
  speaker = new Speaker(language, bundle, {
    card: (id) => pool[id]?.name ?? id,
    text: (of) => paragraph(pool, of),
    player: (seat) => players[seat] ?? "",
  });
}

/** Fetch messages that only some pages need, now and in every language chosen later; resolves when they are there. */
export async function addWords(words: Words): Promise<void> {
  if (further.includes(words)) return;
  further.push(words);
  const before = speaker;
  if (!before) return; // `speakIn` fetches them
  const texts = await words(before.language);
  if (speaker !== before) return;
  addTo(before.bundle, texts);
  speakFrom(before.language, before.bundle);
}

let fetched = "";

/** Fetch the printed cards in the current language unless they were fetched; retries until it succeeds. */
export async function needCards(): Promise<void> {
  const language = asked as Language;
  if (!language || fetched === language) return;
  fetched = language;
  try {
    const cards = await fetchCards(language);
    if (asked === language) printed = cards;
  } catch {
    if (fetched === language) fetched = "";
    setTimeout(() => void needCards(), PATIENCE);
  }
}

let fetchedTable = "";

/** Fetch the fan-made cards of a table in the current language unless they were fetched; retries until it succeeds. */
export async function needTableCards(table: string): Promise<void> {
  const language = asked as Language;
  const wanted = `${table} ${language}`;
  if (!language || fetchedTable === wanted) return;
  fetchedTable = wanted;
  try {
    const cards = await fetchTableCards(table, language);
    if (fetchedTable === wanted) fanMade = cards;
  } catch {
    if (fetchedTable !== wanted) return;
    fetchedTable = "";
    setTimeout(() => void needTableCards(table), PATIENCE);
  }
}

/** The fan-made cards of the table, without tokens, in the order of their ids in *ids*. */
export function fanMadeCards(ids: readonly string[]): CardFacts[] {
  return ids.flatMap((id) => fanMade[id] ?? []);
}

/** The speaker of the current language, or null until the first catalogue is loaded. */
export function voice(): Speaker | null {
  return speaker;
}

/** Format one of this client's own messages. */
export function word(key: string, args: Record<string, string | number> = {}): string {
  return speaker?.word(key, args) ?? "";
}

/** Join names as the language does: "a, b and c". */
export function listed(names: readonly string[]): string {
  return speaker?.list(names) ?? "";
}

/** Say a requirement of power in words. */
export function needWords(need: PrintedNeed): string {
  if (!need.colour) return word("web-need-any", { amount: need.amount });
  return word(need.other_than ? "web-need-other-than" : "web-need-colour", { amount: need.amount, color: word(`color-${need.colour}`) });
}

// Cache of formatted sentences: patches keep unchanged sentences as the same object. The cache is replaced
// when the language, the cards or the players change.
const kept = $derived.by(() => (speaker && pool && players ? new WeakMap<Said, string>() : null));

/** Format a sentence from the server. */
export function say(said: Said): string {
  const before = kept?.get(said);
  if (before !== undefined) return before;
  const now = speaker?.say(said) ?? "";
  kept?.set(said, now);
  return now;
}

/** Tell whether the printed cards have been fetched; before, a table would show ids instead of names. */
export function knowsCards(): boolean {
  return Object.keys(printed).length > 0;
}

/** The printed cards in the current language; empty until they have been fetched. */
export function printedCards(): CardPool {
  return printed;
}

/** Return the printed card, or undefined while it is unknown or not loaded yet. */
export function facts(id: string | undefined): CardFacts | undefined {
  return id ? pool[id] : undefined;
}

/** Set the names of the players by seat, for use in sentences. */
export function nameplayers(names: readonly string[]): void {
  if (names.length !== players.length || names.some((name, seat) => name !== players[seat])) players = names;
}

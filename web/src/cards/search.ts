// The search over the printed cards, in the browser: it also works without a connection.

import { paragraphs, type CardFacts, type CardPool } from "../lib/cards.svelte";
import { plain } from "./plain";
import { compare, type Filter, type Query } from "./query";

interface Entry {
  readonly facts: CardFacts;
  readonly name: string;
  /** Name, traits, keywords with their meanings and texts. */
  readonly text: string;
  readonly type: readonly string[];
  readonly colours: readonly string[];
  readonly keywords: readonly string[];
  readonly traits: readonly string[];
  readonly set: string;
}

export type Index = readonly Entry[];

export interface Found {
  readonly cards: readonly CardFacts[];
  /** Whether no card has all the words, so that these have the most of them. */
  readonly closest: boolean;
}

/** The part of the weight of all words that a card must have to count as close. */
const CLOSE = 0.5;
const MOST_CLOSE = 40;

/** Prepare the cards for searching; *label* gives the reader's word for a type or a colour. */
export function indexOf(pool: CardPool, label: (key: string) => string): Index {
  return Object.values(pool).map((facts) => {
    const sides = facts.sides;
    const colours = [...new Set(sides.flatMap((side) => side.colours))];
    const traits = [...new Set(sides.flatMap((side) => side.traits))];
    const keywords = [...new Set(sides.flatMap((side) => side.keywords))];
    const texts = sides.flatMap((side) => [...side.reminders, ...paragraphs(side)]);
    const written = texts.join("\n").replace(/\[(\w+)\]/g, (_, symbol: string) => (/^\d/.test(symbol) ? symbol : label(`color-${symbol}`)));
    return {
      facts,
      name: plain(facts.name),
      text: plain([facts.name, ...traits, ...keywords, written].join("\n")),
      type: [facts.type, plain(label(`type-${facts.type}`))],
      colours: colours.length ? colours.flatMap((one) => [one, plain(label(`color-${one}`))]) : ["none", plain(label("color-none"))],
      keywords: keywords.map(plain),
      traits: traits.map(plain),
      set: plain(`${facts.id.replace(/-?\d+$/, "")} ${(facts.set ?? "").replaceAll("_", " ")}`),
    };
  });
}

/** Find the cards that fit a query: those with a word in the name first, else in printed order. */
export function search(index: Index, query: Query): Found {
  const fitting = index.filter(
    (entry) =>
      query.filters.every((filter) => fits(entry, filter) !== filter.not) &&
      !query.words.some((word) => word.not && entry.text.includes(word.text)),
  );
  const words = query.words.filter((word) => !word.not).map((word) => word.text);
  const all = fitting.filter((entry) => words.every((word) => entry.text.includes(word)));
  if (all.length || words.length < 2) return { cards: ranked(all, words).map((entry) => entry.facts), closest: false };
  return { cards: closest(fitting, words).map((entry) => entry.facts), closest: true };
}

function ranked(entries: readonly Entry[], words: readonly string[]): readonly Entry[] {
  if (!words.length) return entries;
  const phrase = words.join(" ");
  const rank = (entry: Entry): number => {
    if (entry.name.startsWith(phrase)) return 0;
    if (words.every((word) => entry.name.includes(word))) return 1;
    return words.some((word) => entry.name.includes(word)) ? 2 : 3;
  };
  return entries
    .map((entry) => ({ entry, at: rank(entry) }))
    .sort((one, other) => one.at - other.at)
    .map((one) => one.entry);
}

/** Return the cards that have the rarest of the words, for a text that is half remembered. */
function closest(entries: readonly Entry[], words: readonly string[]): readonly Entry[] {
  const stems = [...new Set(words)].map(stem);
  const weights = stems.map((word) => Math.log((1 + entries.length) / (1 + entries.filter((entry) => entry.text.includes(word)).length)));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const scored = entries.map((entry) => ({
    entry,
    score: stems.reduce((sum, word, place) => sum + (entry.text.includes(word) ? weights[place]! : 0), 0),
  }));
  return scored
    .filter((one) => one.score > 0 && one.score >= CLOSE * total)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_CLOSE)
    .map((one) => one.entry);
}

/** Cut an ending, so that "winning" finds "win": a word of a half-remembered text has often another form. */
function stem(word: string): string {
  const single = word.replace(/([bdgmnprt])\1(?:ing|ed)$/u, "$1");
  return single === word && word.length > 4 ? word.replace(/(?:ing|ed|es|s|ez|er)$/u, "") : single;
}

function fits(entry: Entry, filter: Filter): boolean {
  const { facts } = entry;
  const not = filter.comparison === "!=";
  switch (filter.field) {
    case "power":
      return facts.type !== "problem" && facts.sides.some((side) => compare(side.power ?? 0, filter.comparison, Number(filter.values[0])));
    case "cost":
      return facts.cost !== undefined && facts.cost >= 0 && compare(facts.cost, filter.comparison, Number(filter.values[0]));
    case "type":
      return begins(entry.type, filter) !== not;
    case "colour":
      return begins(entry.colours, filter) !== not;
    case "keyword":
      return begins(entry.keywords, filter) !== not;
    case "trait":
      return begins(entry.traits, filter) !== not;
    case "set":
      return filter.values.some((value) => entry.set.startsWith(`${value} `) || entry.set.includes(` ${value}`)) !== not;
  }
}

function begins(known: readonly string[], filter: Filter): boolean {
  return filter.values.some((value) => known.some((one) => one.startsWith(value.length > 3 ? value.replace(/s$/, "") : value)));
}

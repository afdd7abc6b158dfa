// The printed cards in the reader's language: fetched once, then cached by the browser.

import type { CardText } from "./protocol";
import type { Language } from "./say";

export interface PrintedNeed {
  readonly colour?: string;
  readonly amount: number;
  readonly other_than?: boolean;
}

export interface CardSide {
  readonly colours: readonly string[];
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  /** What each keyword means. */
  readonly reminders: readonly string[];
  /** The text of each ability by index: the meanings of keywords first, then the paragraphs. */
  readonly texts: readonly string[];
  /** The index of the first paragraph. */
  readonly paragraphs?: number;
  /** The sentences inside *texts*: by the index of the text and of the instruction, such as "2.3". */
  readonly parts?: Readonly<Record<string, string>>;
  readonly power?: number;
  readonly home_limit?: number;
  /** The title of this side, if it is not that of the card. */
  readonly title?: string;
}

/** What is printed on a card. */
export interface CardFacts {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly type: string;
  /** The name of its set, such as "premiere"; none for a token. */
  readonly set?: string;
  readonly number?: string;
  readonly rarity?: string;
  readonly cost?: number;
  readonly needs?: readonly PrintedNeed[];
  readonly points?: number;
  readonly bonus?: number;
  readonly owner_needs?: readonly PrintedNeed[];
  readonly opponent_needs?: readonly PrintedNeed[];
  readonly sides: readonly CardSide[];
  /** Ids of the clauses and rulings that explain it, those of its keywords first. */
  readonly clauses?: readonly string[];
  readonly fan_made?: boolean;
}

export type CardPool = Readonly<Record<string, CardFacts>>;

/** Fetch the cards in a language. */
export async function fetchCards(language: Language): Promise<CardPool> {
  const answer = await fetch(`/api/cards/${language}.json`);
  if (!answer.ok) throw new Error(`cards: ${answer.status}`);
  return (await answer.json()) as CardPool;
}

/** Fetch the fan-made cards of a table in a language. */
export async function fetchTableCards(table: string, language: Language): Promise<CardPool> {
  const answer = await fetch(`/api/tables/${table}/cards/${language}`);
  if (!answer.ok) throw new Error(`cards of a table: ${answer.status}`);
  return (await answer.json()) as CardPool;
}

/** Return the text of one paragraph or of an instruction in it, the meaning of a keyword, or for ability -1 all paragraphs of a side. */
export function paragraph(pool: CardPool, of: CardText): string {
  const side = pool[of.card]?.sides[of.side ?? 0];
  if (!side) return "";
  if (of.keyword) return side.reminders[of.keyword - 1] ?? "";
  const ability = of.ability ?? 0;
  if (ability < 0) return paragraphs(side).join(" ");
  return side.parts?.[`${ability}.${of.part ?? 0}`] ?? side.texts[ability] ?? "";
}

/** List the paragraphs of a side, without the meanings of its keywords. */
export function paragraphs(side: CardSide | undefined): readonly string[] {
  return side?.texts.slice(side.paragraphs ?? 0) ?? [];
}

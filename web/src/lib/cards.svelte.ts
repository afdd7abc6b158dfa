// The printed cards in the reader's language: fetched once, kept by the browser.

import type { CardText } from "./protocol";
import type { Language } from "./say";

export interface CardSide {
  readonly texts: readonly string[];
  readonly power?: number | null;
}

export interface CardFacts {
  readonly name: string;
  readonly type: string;
  readonly sides: readonly CardSide[];
  readonly [fact: string]: unknown;
}

export type CardPool = Readonly<Record<string, CardFacts>>;

/** Fetch the cards in a language. */
export async function fetchCards(language: Language): Promise<CardPool> {
  const answer = await fetch(`/api/cards/${language}.json`);
  if (!answer.ok) throw new Error(`cards: ${answer.status}`);
  return (await answer.json()) as CardPool;
}

/** The words of one paragraph, or of a whole side for ability -1. */
export function paragraph(pool: CardPool, of: CardText): string {
  const texts = pool[of.card]?.sides[of.side ?? 0]?.texts ?? [];
  const ability = of.ability ?? 0;
  return ability < 0 ? texts.join(" ") : (texts[ability] ?? "");
}

// The rules in the reader's language: our sentence of each clause and ruling, fetched when a page needs them.

import { plain } from "../cards/plain";
import type { Language } from "./say";

export interface RuleSentence {
  readonly id: string;
  readonly text: string;
  readonly chapter?: string;
  /** The language of the sentence, if it is not the requested one. */
  readonly language?: string;
  /** The clauses that a ruling interprets. */
  readonly clauses?: readonly string[];
}

export interface Rules {
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
  readonly clauses: readonly RuleSentence[];
  readonly rulings: readonly RuleSentence[];
}

const fetched = new Map<Language, Promise<Rules>>();

/** Fetch the rules in a language, once. */
export function fetchRules(language: Language): Promise<Rules> {
  const before = fetched.get(language);
  if (before) return before;
  const asked = fetch(`/api/rules/${language}.json`).then((answer) => {
    if (!answer.ok) throw new Error(`rules: ${answer.status}`);
    return answer.json() as Promise<Rules>;
  });
  fetched.set(language, asked);
  asked.catch(() => fetched.delete(language));
  return asked;
}

/** Find a clause or a ruling. */
export function sentenceOf(rules: Rules, id: string): RuleSentence | undefined {
  return rules.clauses.find((one) => one.id === id) ?? rules.rulings.find((one) => one.id === id);
}

/** List the rulings that interpret one of these clauses. */
export function rulingsOf(rules: Rules, clauses: readonly string[]): RuleSentence[] {
  return rules.rulings.filter((one) => !clauses.includes(one.id) && one.clauses?.some((clause) => clauses.includes(clause)));
}

/** Keep the sentences that have all words of a search, or whose number begins with it. */
export function searched(sentences: readonly RuleSentence[], text: string): readonly RuleSentence[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return sentences.filter((one) => words.every((word) => plain(one.text).includes(word) || plain(one.id).startsWith(word)));
}

/** The number of a rule as a reader says it: the glossary has words for numbers. */
export function numberOf(id: string): string {
  return id.replace(/^glossary\./, "").replaceAll("_", " ");
}

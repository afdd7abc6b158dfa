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

/** Keep the sentences in which a word begins with one of those searched, or whose number does; those with the most of them first. */
export function searched(sentences: readonly RuleSentence[], text: string): readonly RuleSentence[] {
  const words = searchWords(text);
  if (!words.length) return sentences;
  const scored = sentences.map((one) => {
    const sentence = plain(one.text);
    const numbers = plain(numberOf(one.id)).split(" ");
    return { one, score: words.filter((word) => hasWord(sentence, word) || numbers.some((number) => number.startsWith(word))).length };
  });
  return scored
    .filter((found) => found.score)
    .sort((one, other) => other.score - one.score)
    .map((found) => found.one);
}

/** List the different words of a search, without the marks around them. */
function searchWords(text: string): string[] {
  const words = plain(text)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
  return [...new Set(words)].filter(Boolean);
}

/** Tell whether a word of a text begins like this. */
function hasWord(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** The number of a rule as a reader says it: the glossary has words for numbers. */
export function numberOf(id: string): string {
  return id.replace(/^glossary\./, "").replaceAll("_", " ");
}

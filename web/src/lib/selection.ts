// Cards that a question wants one after another, chosen together: ticked one by one, confirmed once.

import type { OptionView, QuestionView } from "./protocol";

/** The kinds of questions whose `number` says how many cards are still to choose, each in any order. */
const SEVERAL: ReadonlySet<string> = new Set(["choose", "discard", "discard-down", "home-limit"]);

/** Return how many cards are chosen together; 0 if the question is answered by a single press. */
export function selectionSize(question: QuestionView | null, countOf: (handle: number) => number): number {
  if (!question || !SEVERAL.has(question.kind) || (question.number ?? 0) < 2) return 0;
  const single = (option: OptionView): boolean => option.verb === "card" && countOf(option.card ?? 0) === 1;
  if (!question.options.every(single)) return 0; // of a stack of tokens several may go at once
  return Math.min(question.number ?? 0, question.options.length);
}

/** Tick a card, or take its tick away; a complete selection takes no more. */
export function toggled(ticked: readonly number[], handle: number, size: number): readonly number[] {
  if (ticked.includes(handle)) return ticked.filter((one) => one !== handle);
  return ticked.length < size ? [...ticked, handle] : ticked;
}

/** The cards of a confirmed selection that have not been sent yet, and the kind of question they answer. */
export interface Confirmed {
  readonly kind: string;
  readonly source: number;
  readonly left: readonly number[];
}

/** Return the option for the next card; -1 if the question is another one now, and the rest must be dropped. */
export function nextOf(confirmed: Confirmed, question: QuestionView | null): number {
  if (!question || question.kind !== confirmed.kind || (question.source ?? 0) !== confirmed.source) return -1;
  return question.options.findIndex((option) => option.verb === "card" && option.card === confirmed.left[0]);
}

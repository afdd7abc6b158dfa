import { expect, test } from "vitest";

import { pilesOf } from "./piles";
import type { CardView } from "./protocol";

const row: CardView[] = [..."abacadbeaf"].map((card, place) => ({ handle: place + 1, card }));
const named = (card: CardView): string => (card.card === "f" ? "" : (card.card ?? ""));
const none = (_handle: number): boolean => false;
const handles = (crowd: number, isGold = none, cards = row): number[][] =>
  pilesOf(cards, crowd, named, isGold).map((pile) => pile.cards.map((card) => card.handle));

test("nine cards lie side by side, more share a pile by name", () => {
  expect(handles(9, none, row.slice(0, 9))).toEqual([[1], [2], [3], [4], [5], [6], [7], [8], [9]]);
  expect(handles(10)).toEqual([[1, 3, 5, 9], [2, 7], [4], [6], [8], [10]]);
});

test("cards that nobody can name stay alone", () => {
  const hidden: CardView[] = [
    { handle: 20, card: "f" },
    { handle: 21, card: "f" },
  ];
  expect(handles(10, none, hidden)).toEqual([[20], [21]]);
});

test("what can be acted on lies on top", () => {
  expect(handles(10, (handle) => handle === 5 || handle === 7).slice(0, 2)).toEqual([
    [5, 1, 3, 9],
    [7, 2],
  ]);
});

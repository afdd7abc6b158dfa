import { expect, test } from "vitest";

import en from "./catalogue/en";
import fr from "./catalogue/fr";
import type { LogLine } from "./protocol";
import { recapOf } from "./recap";
import { bundleOf, Speaker, type Language } from "./say";

const NAMES = ["Ada", "Sorrel"];
let id = 0;
function line(event: string, seat: number, card = "", more: Partial<LogLine> = {}): LogLine {
  return {
    id: ++id,
    event,
    seat,
    cards: [],
    text: { is: "said", key: `event-${event}`, args: { card: card ? { is: "card", card, handle: 1 } : "" } },
    ...more,
  };
}
function said(log: readonly LogLine[], language: Language = "en"): string {
  const texts = { en, fr }[language];
  const voice = new Speaker(language, bundleOf(language, Object.values(texts)), { card: (card) => card, text: () => "", player: () => "" });
  const recap = recapOf(log, log.at(-1)!, NAMES);
  return recap ? voice.say(recap) : "";
}
const turn = (seat: number) => line("turn-started", seat);

test("an opposing turn in one line: played, moved, confronted, scored", () => {
  const log = [
    turn(0),
    line("played", 0, "Mine"),
    turn(1),
    line("drew", 1),
    line("played", 1, "Ace"),
    line("played", 1),
    line("uncovered", 1, "Cloud"),
    line("moved", 1, "Brave"),
    line("defeated", 1, "Wolf"),
    line("confronted", 1, "Cart"),
    line("scored", 1, "", { amount: 1 }),
    line("scored", 1, "", { amount: 2 }),
    line("discarded", 0, "Mine"),
    line("played", 1, "Gone", { undone: true }),
    turn(0),
  ];
  expect(said(log)).toBe(
    'Sorrel\'s turn: played "Ace", a face-down card; uncovered "Cloud"; moved "Brave"; defeated "Wolf"; confronted "Cart" and scored 3 points in all.',
  );
  expect(said(log, "fr")).toContain("a joué «");
});

test("many cards are counted", () => {
  expect(said([turn(1), ..."abcdef".split("").map((card) => line("played", 1, card)), turn(0)])).toContain('"a", "b", "c", "d" and 2 more');
});

test("a turn without a move says so, and the first turn has no recap", () => {
  expect(said([turn(1), line("drew", 1), turn(0)])).toBe("Sorrel's turn: nothing of note.");
  expect(said([line("game-started", 0), turn(0)])).toBe("");
});

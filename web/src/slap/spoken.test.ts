import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import type { LogLine, Said } from "../lib/protocol";
import { bundleOf, Speaker, type Language } from "../lib/say";
import { allSpoken } from "./spoken";

const NAMES = ["Ada", "Olive", "Basil"];

function speaker(language: Language): Speaker {
  const texts = ["words", "parts", "plain", "slap", "slap-web"].map((topic) =>
    readFileSync(new URL(`../../../src/everfree/messages/${language}/${topic}.ftl`, import.meta.url), "utf8"),
  );
  return new Speaker(language, bundleOf(language, texts), { card: () => "", text: () => "", player: (seat) => NAMES[seat]! });
}

let id = 0;
const line = (event: string, seat: number, key: string, args: Said["args"] = {}): LogLine => ({
  id: id++,
  event,
  seat,
  text: { is: "said", key, args: { who: seat === 0 ? "you" : "other", name: { is: "player", seat }, ...args } },
});
const symbol = (name: string): NonNullable<Said["args"]> => ({
  symbol: { is: "list", items: [{ is: "said", key: `slap-symbol-${name}` }] },
  character: "somebody",
});

/** A short game as the server tells it to the first seat. */
const GAME: readonly LogLine[] = [
  line("dealt", -1, "slap-dealt", { who: "other", name: { is: "player", seat: 1 } }),
  line("played", 1, "slap-played", symbol("pet")),
  line("played", 2, "slap-played", symbol("villain")),
  line("challenged", 0, "slap-challenged", { count: 3 }),
  line("played", 0, "slap-played", symbol("wonderbolt")),
  line("slapped-falsely", 1, "slap-slapped-falsely"),
  line("played", 0, "slap-played", symbol("shadowbolt")),
  line("slapped-falsely", 0, "slap-slapped-falsely"),
  line("played", 0, "slap-played", symbol("apple")),
  line("challenge-failed", -1, "slap-challenge-failed", { who: "other", name: { is: "player", seat: 2 } }),
  line("took", 2, "slap-took-challenge"),
  line("played", 0, "slap-played", symbol("joker")),
  line("played", 1, "slap-played", symbol("guard")),
  line("slapped-late", 1, "slap-slapped-late"),
  line("took", 0, "slap-took-slap", { ms: 312 }),
  line("slapped-falsely", 1, "slap-banned"),
  line("left", 2, "slap-left"),
  line("ended", -1, "slap-ended", { who: "you", names: { is: "list", items: [{ is: "player", seat: 0 }] } }),
];

test("the spoken events of a game are the reviewed list, in English", () => {
  const words = speaker("en");
  expect(allSpoken(GAME, 0).map((said) => words.say(said))).toEqual([
    "Dealt, Olive begins",
    "Pet",
    "Villain",
    "3 tries for you",
    "Wonderbolt",
    "False slap, Olive",
    "Shadowbolt",
    "Your false slap",
    "Apple family",
    "Missed, the pile goes to Basil",
    "Basil takes the pile",
    "Joker",
    "Guard",
    "Olive too late",
    "You take the pile",
    "False slap, Olive may not slap again",
    "Basil leaves",
    "You win",
  ]);
});

test("the spoken events of a game are the reviewed list, in French", () => {
  const words = speaker("fr");
  expect(allSpoken(GAME, 0).map((said) => words.say(said))).toEqual([
    "Distribué, Olive commence",
    "Animal",
    "Vilain",
    "3 essais pour vous",
    "Wonderbolt",
    "Fausse frappe, Olive",
    "Shadowbolt",
    "Votre fausse frappe",
    "Famille Apple",
    "Raté, la pile sera pour Basil",
    "Basil ramasse",
    "Joker",
    "Garde",
    "Olive trop tard",
    "Vous ramassez",
    "Fausse frappe, Olive ne frappe plus",
    "Basil part",
    "Vous gagnez",
  ]);
});

test("a challenge of the last card is not told: nobody can answer it", () => {
  const last = [
    line("played", 1, "slap-played", symbol("mane5")),
    line("challenged", 0, "slap-challenged", { count: 2 }),
    line("ended", -1, "slap-ended", { who: "you", names: "" }),
  ];
  const words = speaker("en");
  const command = (lines: LogLine[]) => lines.map((one) => ({ ...one, command: 7 }));
  expect(allSpoken(command(last), 0).map((said) => words.say(said))).toEqual(["Mane 5", "You win"]);
});

test("a challenge that nobody can answer is not called missed", () => {
  const told = allSpoken([line("challenge-failed", -1, "slap-unopposed", { who: "other", name: { is: "player", seat: 2 } })], 0);
  expect(told.map((one) => speaker("en").say(one))).toEqual(["Nobody can answer, the pile goes to Basil"]);
});

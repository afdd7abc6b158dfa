import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

import { isHeardInCalm, soundOf, soundOfAll } from "./cues";
import type { LogLine } from "./protocol";
import { SOUNDS, type Sound } from "./sounds";

const line = (event: string, seat = 0): LogLine => ({ id: 1, text: { is: "said", key: "x" }, event, seat });

test("there are six to ten sounds, each short", () => {
  const sounds = Object.values(SOUNDS);
  expect(sounds.length).toBeGreaterThanOrEqual(6);
  expect(sounds.length).toBeLessThanOrEqual(10);
  for (const notes of sounds) for (const note of notes) expect((note.at ?? 0) + note.lasts).toBeLessThan(1_500);
});

test("the code of the sounds is under 5 kB", () => {
  const code = ["sounds.ts", "cues.ts", "hearing.svelte.ts"].map((name) => readFileSync(new URL(name, import.meta.url))).join("");
  expect(gzipSync(code).length).toBeLessThan(5_000);
});

test("every sound has its caption in both languages", () => {
  for (const language of ["en", "fr"]) {
    const messages = readFileSync(new URL(`../../../src/everfree/messages/${language}/web.ftl`, import.meta.url), "utf8");
    for (const sound of Object.keys(SOUNDS)) expect(messages).toMatch(new RegExp(`^web-sound-${sound} = .+`, "m"));
  }
});

test("a faceoff and a game sound different for the winner and the loser", () => {
  expect(soundOf(line("faceoff-won", 0), 0)).toBe("won");
  expect(soundOf(line("faceoff-won", 1), 0)).toBe("lost");
  expect(soundOf(line("won", 0), 0)).toBe("victory");
  expect(soundOf(line("won", 1), 0)).toBe("lost");
});

test("of several events one is heard: the most important", () => {
  expect(soundOfAll([line("played"), line("scored"), line("flipped")], 0)).toBe("point");
  expect(soundOfAll([line("scored"), line("won")], 0)).toBe("victory");
  expect(soundOfAll([line("drew")], 0)).toBeNull();
});

test("what was undone or passed is not heard", () => {
  expect(soundOf({ ...line("played"), undone: true }, 0)).toBeNull();
  expect(soundOf({ ...line("played"), passed: true }, 0)).toBeNull();
});

test("with calm motion only what must not be missed is heard", () => {
  expect(Object.keys(SOUNDS).filter((sound) => isHeardInCalm(sound as Sound))).toEqual(["turn", "won", "lost", "victory", "refusal"]);
});

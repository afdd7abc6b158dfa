// The lesson of a minute: six scenes, each of which wants one thing from the learner. No server is needed.

import type { Card } from "./protocol";

export type Act = "slap" | "flip";

interface Scene {
  readonly name: string;
  /** The last cards of the pile, the topmost last. */
  readonly top: readonly string[];
  readonly wants: Act;
  /** The cards that the learner turns over, one with each press; the scene ends with the last. */
  readonly turns?: readonly string[];
  /** The chances of a challenge of the learner; 0 without one. */
  readonly chances?: number;
}

export const SCENES: readonly Scene[] = [
  { name: "flip", top: ["apple"], wants: "flip", turns: ["guard"] },
  { name: "mirror", top: ["guard", "pet", "pet"], wants: "slap" },
  { name: "hayburger", top: ["musician", "scholar", "musician"], wants: "slap" },
  { name: "alike", top: ["crusader", "wonderbolt", "shadowbolt"], wants: "flip", turns: ["apple"] },
  { name: "challenge", top: ["apple", "traveller", "villain"], wants: "flip", turns: ["pet", "parasprite"], chances: 3 },
  { name: "joker", top: ["guard", "scholar", "joker"], wants: "slap" },
];

export interface Lesson {
  /** Which scene is shown; the number of scenes at the end. */
  readonly scene: number;
  /** How many cards the learner has turned over in it. */
  readonly turned: number;
  /** What happened last: nothing yet, the right thing, or what was wrong. */
  readonly told: "" | "right" | "false-slap" | "missed-slap";
}

export const BEGIN: Lesson = { scene: 0, turned: 0, told: "" };

export function isDone(lesson: Lesson): boolean {
  return lesson.scene >= SCENES.length;
}

/** Return the lesson after a press. */
export function after(lesson: Lesson, act: Act): Lesson {
  const scene = SCENES[lesson.scene];
  if (!scene) return lesson;
  if (act !== scene.wants) return { ...lesson, told: act === "slap" ? "false-slap" : "missed-slap" };
  const turned = lesson.turned + 1;
  if (turned < (scene.turns?.length ?? 1)) return { ...lesson, turned, told: "" };
  return { scene: lesson.scene + 1, turned: 0, told: "right" };
}

/** Return the cards on top of the pile, at most three. */
export function topOf(lesson: Lesson): Card[] {
  const scene = SCENES[lesson.scene];
  const symbols = [...(scene?.top ?? []), ...(scene?.turns?.slice(0, lesson.turned) ?? [])];
  return symbols.slice(-3).map((symbol) => ({ symbols: [symbol], character: symbol }));
}

/** Return the chances of the learner's challenge that are left, and how many there were. */
export function chancesOf(lesson: Lesson): { left: number; of: number } {
  const of = SCENES[lesson.scene]?.chances ?? 0;
  return { left: of - lesson.turned, of };
}

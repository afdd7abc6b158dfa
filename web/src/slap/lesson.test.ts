import { expect, test } from "vitest";

import { after, BEGIN, chancesOf, isDone, SCENES, topOf, type Lesson } from "./lesson";
import { DRAWINGS } from "./symbols";
import { patternOf } from "./view";

function play(lesson: Lesson): Lesson {
  let now = lesson;
  for (let step = 0; step < 20 && !isDone(now); step++) now = after(now, SCENES[now.scene]!.wants);
  return now;
}

test("who does what is asked comes to the end", () => {
  expect(isDone(play(BEGIN))).toBe(true);
});

test("the other press is explained and changes nothing", () => {
  const wrong = after(BEGIN, "slap");
  expect(wrong).toEqual({ ...BEGIN, told: "false-slap" });
  const mirror = after(BEGIN, "flip");
  expect(after(mirror, "flip")).toEqual({ ...mirror, told: "missed-slap" });
});

test("a slap is wanted exactly where the cards match", () => {
  SCENES.forEach((scene, number) => {
    const top = topOf({ scene: number, turned: 0, told: "" });
    expect(patternOf(top) !== "none", scene.name).toBe(scene.wants === "slap");
    for (const card of top) expect(Object.keys(DRAWINGS)).toContain(card.symbols[0]);
  });
});

test("the chances of a challenge are used up one by one, until a challenge card comes", () => {
  const challenge: Lesson = { scene: SCENES.findIndex((scene) => scene.name === "challenge"), turned: 0, told: "" };
  expect(chancesOf(challenge)).toEqual({ left: 3, of: 3 });
  const once = after(challenge, "flip");
  expect(chancesOf(once)).toEqual({ left: 2, of: 3 });
  expect(after(once, "flip").scene).toBe(challenge.scene + 1);
});

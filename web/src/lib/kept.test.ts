import { expect, test } from "vitest";

import { keyOf, keyOfFile, keysOf } from "./kept";

test("a file is found by the id or the English name of a card, however it is written", () => {
  const card = { id: "pr9", name: "Crème Brûlée, Chef's Choice", title: "Crème Brûlée" };
  for (const file of ["pr9.png", "PR9.JPG", "Creme Brulee, Chefs Choice.webp", "creme_brulee_chef's_choice.png", "Crème Brûlée.jpeg"]) {
    expect(keysOf(card), file).toContain(keyOfFile(file));
  }
  expect(keysOf(card)).not.toContain(keyOfFile("pr90.png"));
});

test("the id of a card comes before its name, and its name before its title", () => {
  expect(keysOf({ id: "pr1", name: "Ada, Engineer", title: "Ada" })).toEqual(["pr1", "adaengineer", "ada"]);
  expect(keyOf("A. K. Yearling")).toBe("akyearling");
});

// @vitest-environment jsdom
import { expect, test } from "vitest";

import { gestureOf, slapField } from "./gestures";

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...more });
const element = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

test("Space slaps; Enter and F turn over: no key does both", () => {
  expect(gestureOf(key(" "), null)).toBe("slap");
  expect(gestureOf(key("Enter"), null)).toBe("flip");
  expect([gestureOf(key("f"), null), gestureOf(key("F"), null)]).toEqual(["flip", "flip"]);
  expect(gestureOf(key("s"), null)).toBeNull();
});

test("on the zone and on the stack the keys mean the same", () => {
  for (const what of ["slap", "flip"]) {
    const zone = element(`<button data-gesture="${what}"></button>`);
    expect(gestureOf(key(" "), zone)).toBe("slap");
    expect(gestureOf(key("Enter"), zone)).toBe("flip");
  }
});

test("with one switch every key slaps", () => {
  for (const name of [" ", "Enter", "f"]) expect(gestureOf(key(name), null, true)).toBe("slap");
});

test("keys with Control, Alt or Meta, and keys in a field, are left alone", () => {
  expect(gestureOf(key(" ", { ctrlKey: true }), null)).toBeNull();
  expect(gestureOf(key("f", { metaKey: true }), null)).toBeNull();
  expect(gestureOf(key(" "), element("<input type=text>"))).toBeNull();
  expect(gestureOf(key("f"), element("<textarea></textarea>"))).toBeNull();
});

test("the focus goes to the slap field until the game is over", () => {
  element('<button data-gesture="slap"></button>');
  expect(slapField({ over: false })?.dataset["gesture"]).toBe("slap");
  expect(slapField({ over: true })).toBeNull();
});

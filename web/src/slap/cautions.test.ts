import { expect, test } from "vitest";

import { cautionsOf } from "./cautions";

const USUAL = { seats: 3, minutes: 15, guests: false, cap: 150 };
const keys = (more: object) => cautionsOf({ ...USUAL, ...more }).map((one) => one.key.replace("home-frappe-caution-", ""));

test("usual rules need no warning", () => {
  expect(keys({})).toEqual([]);
});

test("each unfair or unusual rule has its warning, the most unfair first", () => {
  expect(keys({ cap: 0 })).toEqual(["arrival"]);
  expect(cautionsOf({ ...USUAL, cap: 250 })).toEqual([{ key: "home-frappe-caution-cap", args: { ms: 300 } }]);
  expect(keys({ guests: true })).toEqual(["guests"]);
  expect(keys({ seats: 4, minutes: 5, guests: true, cap: 0 })).toEqual(["arrival", "guests", "short"]);
});

import { expect, test } from "vitest";

import { watchingKey } from "./watching";

test("a delay is told in whole minutes or in seconds", () => {
  expect(watchingKey(900)).toEqual(["web-watching-minutes", { count: 15 }]);
  expect(watchingKey(90)).toEqual(["web-watching-seconds", { count: 90 }]);
});

test("without a delay, and after the end of a match, none is told", () => {
  expect(watchingKey(0)).toEqual(["web-watching", {}]);
  expect(watchingKey(-1)).toEqual(["web-watching", {}]);
});

import { expect, test } from "vitest";

import { routeOf, shuffleIn } from "./router.svelte";

test("the code of an invitation is read from the fragment only", () => {
  expect(routeOf({ pathname: "/t/a", search: "?view=text", hash: "#invite=b_-c" }).invite).toBe("b_-c");
  expect(routeOf({ pathname: "/t/a", search: "?invite=b", hash: "" }).invite).toBeNull();
  expect(routeOf({ pathname: "/t/a", search: "", hash: "#table" }).invite).toBeNull();
});

test("a shuffle is checked for a match or for a file", () => {
  expect(shuffleIn("/shuffle/abc_-1")).toBe("abc_-1");
  expect([shuffleIn("/shuffle"), shuffleIn("/shuffle/")]).toEqual(["", ""]);
  expect(shuffleIn("/t/abc")).toBeNull();
});

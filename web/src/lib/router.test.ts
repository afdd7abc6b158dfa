import { expect, test } from "vitest";

import { routeOf } from "./router.svelte";

test("the code of an invitation is read from the fragment only", () => {
  expect(routeOf({ pathname: "/t/a", search: "?view=text", hash: "#invite=b_-c" }).invite).toBe("b_-c");
  expect(routeOf({ pathname: "/t/a", search: "?invite=b", hash: "" }).invite).toBeNull();
  expect(routeOf({ pathname: "/t/a", search: "", hash: "#table" }).invite).toBeNull();
});

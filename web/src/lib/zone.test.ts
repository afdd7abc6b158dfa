import { describe, expect, it } from "vitest";

import { placeAfter } from "./zone";

describe("going around in a zone", () => {
  it("goes by arrows, to the ends and no further", () => {
    expect(placeAfter("ArrowRight", 0, 3)).toBe(1);
    expect(placeAfter("ArrowDown", 2, 3)).toBe(2);
    expect(placeAfter("ArrowLeft", 0, 3)).toBe(0);
    expect(placeAfter("Home", 2, 3)).toBe(0);
    expect(placeAfter("End", 0, 3)).toBe(2);
  });

  it("leaves other keys and empty zones alone", () => {
    expect(placeAfter("Enter", 0, 3)).toBe(-1);
    expect(placeAfter("ArrowRight", 0, 0)).toBe(-1);
  });
});

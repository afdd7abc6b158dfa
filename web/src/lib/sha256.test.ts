import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import { sha256 } from "./sha256";

it("hashes as everybody does, whatever the length", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = "é0".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
  }
});

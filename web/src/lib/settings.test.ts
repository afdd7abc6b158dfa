import { describe, expect, it } from "vitest";

import { read } from "./settings.svelte";

describe("settings that were kept", () => {
  it("come back as they were", () => {
    const kept = {
      theme: "light",
      textSize: 130,
      motion: "calm",
      pace: "quick",
      shortcuts: false,
      leftHanded: true,
      drag: false,
      sound: "off",
      captions: true,
      keys: { undo: "u" },
    };
    expect(read(JSON.stringify(kept))).toEqual(kept);
  });

  it("are the usual ones where nothing was kept", () => {
    expect(read(null)).toEqual({
      theme: "system",
      textSize: 100,
      motion: "system",
      pace: "full",
      shortcuts: true,
      leftHanded: false,
      drag: true,
      sound: "quiet",
      captions: false,
      keys: {},
    });
  });

  it("are the usual ones where what was kept makes no sense", () => {
    expect(read("{")).toEqual(read(null));
    expect(read('{"textSize": 4000, "theme": 7, "keys": 3}')).toEqual(read(null));
    expect(read("null")).toEqual(read(null));
  });
});

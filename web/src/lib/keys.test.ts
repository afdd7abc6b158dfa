import { describe, expect, it } from "vitest";

import { BINDINGS, canBeKey, commandOf, dispatch, hear, takenBy } from "./keys";

function stroke(key: string, more: Partial<KeyboardEvent> = {}) {
  return { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...more };
}

describe("the map of keys", () => {
  it("gives every key to one command", () => {
    expect(new Set(BINDINGS.map((one) => one.key)).size).toBe(BINDINGS.length);
  });

  it("knows letters in either case, digits by their number, and Space with and without Shift", () => {
    expect(commandOf(stroke("z"), {}, true)?.command).toBe("undo");
    expect(commandOf(stroke("Z", { shiftKey: true }), {}, true)?.command).toBe("undo");
    expect(commandOf(stroke("7"), {}, true)).toEqual({ command: "pick", number: 7 });
    expect(commandOf(stroke(" "), {}, true)?.command).toBe("main");
    expect(commandOf(stroke(" ", { shiftKey: true }), {}, true)?.command).toBe("skip");
  });

  it("leaves held keys and the browser's own combinations alone", () => {
    expect(commandOf(stroke(" ", { repeat: true }), {}, true)).toBeNull();
    expect(commandOf(stroke("r", { ctrlKey: true }), {}, true)).toBeNull();
  });

  it("keeps only Space and Escape when single keys are turned off", () => {
    const left = BINDINGS.filter((one) => commandOf(stroke(one.key.replace("Shift+", "")), {}, false));
    expect(left.map((one) => one.command)).toEqual(["main", "cancel", "skip"]);
    expect(commandOf(stroke("3"), {}, false)).toBeNull();
  });

  it("follows a person's own keys", () => {
    expect(commandOf(stroke("k"), { undo: "k" }, true)?.command).toBe("undo");
    expect(commandOf(stroke("z"), { undo: "k" }, true)).toBeNull();
    expect(takenBy("k", "hold", { undo: "k" })).toBe("undo");
    expect(takenBy("k", "undo", { undo: "k" })).toBeNull();
  });

  it("gives away no digit, space or named key", () => {
    expect(["é", "x", ";", "5", " ", "Enter", "F1"].filter(canBeKey)).toEqual(["é", "x", ";"]);
  });
});

describe("whoever hears commands", () => {
  it("is asked last come first, until somebody takes it", () => {
    const heard: string[] = [];
    const leave = hear((pressed) => (heard.push("page"), pressed.command === "undo"));
    const close = hear((pressed) => (heard.push("panel"), pressed.command === "cancel"));
    expect(dispatch({ command: "cancel", number: 0 })).toBe(true);
    expect(dispatch({ command: "undo", number: 0 })).toBe(true);
    close();
    expect(dispatch({ command: "cancel", number: 0 })).toBe(false);
    leave();
    expect(heard).toEqual(["panel", "panel", "page", "page"]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { CheckDeck, CheckedDeck } from "../lib/protocol";
import { Draft } from "./draft.svelte";

const { ask } = vi.hoisted(() => ({ ask: vi.fn<(path: string, body: CheckDeck) => Promise<CheckedDeck>>() }));
vi.mock("../lib/api", () => ({ ask, Away: class extends Error {}, Refused: class extends Error {} }));

const answer = (more: Partial<CheckedDeck> = {}): CheckedDeck => ({ name: "Clouds", playable: false, ...more });
const sent = (): CheckDeck | undefined => ask.mock.lastCall?.[1];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  ask.mockReset();
});

test("a mended list takes the place of the text", async () => {
  const draft = new Draft(() => undefined);
  ask.mockResolvedValue(answer());
  draft.write("1 Digg Deap");
  await vi.runAllTimersAsync();
  expect(draft.text).toBe("1 Digg Deap");

  ask.mockResolvedValue(answer({ mended: "# Events\n1 Dig Deep\n" }));
  draft.change("Digg Deap", "pr97");
  await vi.runAllTimersAsync();
  expect(sent()?.changes).toEqual({ "Digg Deap": ["pr97"] });
  expect(draft.text).toBe("# Events\n1 Dig Deep\n");

  draft.mendAll();
  await vi.runAllTimersAsync();
  expect(sent()).toEqual({ deck: "# Events\n1 Dig Deep\n", changes: {}, mend: true });
});

test("changes pressed before the answer comes are made together", async () => {
  const draft = new Draft(() => undefined);
  ask.mockResolvedValue(answer({ mended: "1 Dig Deep\n" }));
  draft.text = "1 Digg Deap\n1 qqqq";
  draft.change("Digg Deap", "pr97");
  draft.change("qqqq");
  await vi.runAllTimersAsync();
  expect(sent()?.changes).toEqual({ "Digg Deap": ["pr97"], qqqq: [] });
  expect(draft.text).toBe("1 Dig Deep\n");
});

test("what is typed while a list is mended stays", async () => {
  const draft = new Draft(() => undefined);
  let give: (checked: CheckedDeck) => void = () => undefined;
  ask.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  draft.text = "1 Digg Deap";
  draft.change("Digg Deap", "pr97");
  draft.write("1 Digg Deap\n2 Gust");
  give(answer({ mended: "1 Dig Deep\n" }));
  ask.mockResolvedValue(answer());
  await vi.runAllTimersAsync();
  expect(draft.text).toBe("1 Digg Deap\n2 Gust");
});

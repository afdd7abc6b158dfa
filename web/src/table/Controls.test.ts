// @vitest-environment jsdom
import { FakeSocket } from "../testing/browser";

import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import { speakIn } from "../lib/language.svelte";
import type { Asked, QuestionView } from "../lib/protocol";
import { GUARD, joinTable, type Table } from "../lib/table.svelte";
import AtTable from "../testing/AtTable.svelte";
import Controls from "./Controls.svelte";

afterEach(cleanup);

const words = (key: string) => ({ is: "said", key });
const YES_OR_NO = {
  question: { kind: "may", options: [{ verb: "no" }, { verb: "yes" }] },
  asked: { text: words("web-choose-above"), options: [{ text: words("web-stay"), main: true }, { text: words("web-choose") }] },
};

async function controls(asked: { question?: unknown; asked?: unknown }, more: object = {}, language: "en" | "fr" = "en"): Promise<Table> {
  await speakIn(language);
  const table = joinTable("t1");
  const seat = { hand: [], discard_pile: [], banished: [], known_in_deck: [], flipped: [] };
  const game = {
    viewer: 0,
    seats: [seat, seat],
    areas: [],
    play: [],
    queue: [],
    effects: [],
    faceoff: null,
    asked: asked.question ? 0 : 1,
    question: (asked.question as QuestionView | undefined) ?? null,
  };
  const view = {
    table: "t1",
    you: 0,
    players: [{ name: "Ada" }, { name: "Bob" }],
    game,
    asked: (asked.asked as Asked | undefined) ?? null,
  };
  FakeSocket.last.deliver({ ...view, ...more });
  render(AtTable, { props: { table, component: Controls, props: {} } });
  return table;
}

/** Wait until a press is no longer taken for one meant for the last question. */
const settle = () => new Promise((resolve) => setTimeout(resolve, GUARD + 20));
const main = () => document.querySelector<HTMLButtonElement>("#main")!;

test("the main button answers with the option that declines, the other button with its own", async () => {
  await controls(YES_OR_NO);
  await settle();
  await userEvent.click(main());
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: "answer", answers: [0], seen: 1 });
  cleanup();
  await controls(YES_OR_NO);
  await userEvent.click(document.querySelector('[data-option="1"]')!);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: "answer", answers: [1] });
});

test("a press right after a new question is not taken for an answer to it", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000); // stands still, however slow the machine is
  await controls(YES_OR_NO);
  await userEvent.click(main());
  clock.mockRestore();
  expect(FakeSocket.last.sent).toEqual([]);
});

test("an option that may reveal hidden cards is pressed twice", async () => {
  const asked = { ...YES_OR_NO.asked, options: [YES_OR_NO.asked.options[0], { text: words("web-choose"), reveals: true }] };
  await controls({ question: YES_OR_NO.question, asked });
  const button = document.querySelector('[data-option="1"]')!;
  await userEvent.click(button);
  expect(FakeSocket.last.sent).toEqual([]);
  await userEvent.click(button);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: "answer", answers: [1] });
});

test.each([
  ["en", "Cancel"],
  ["fr", "Retour"],
] as const)("an action that was begun can be cancelled (%s)", async (language, label) => {
  await controls({ ...YES_OR_NO, question: { ...YES_OR_NO.question, can_cancel: true } }, {}, language);
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${label}`) }));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: "answer", answers: [-1] });
});

test("a press too late for the button before does not skip the opponent's turn", async () => {
  const table = await controls({});
  const skipped = vi.spyOn(table, "skipBeats").mockImplementation(() => undefined);
  table.beat = { lines: [], lit: [], lasts: 900 } as unknown as Table["beat"];
  await userEvent.click(main());
  expect(skipped).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 650));
  await userEvent.click(main());
  expect(skipped).toHaveBeenCalledOnce();
});

test("while the other player decides there is nothing to press", async () => {
  await controls({});
  expect(main().disabled).toBe(true);
  expect(main().textContent).toContain("Bob");
});

test("after the end the main button leads away from the table", async () => {
  await controls({}, { winners: [0] });
  expect(main().disabled).toBe(false);
  await userEvent.click(main());
  expect(location.pathname).toBe("/");
});

const COMPUTER = { players: [{ name: "Ada" }, { name: "Bob", computer: "gentle" }] };
const hintButton = () => screen.queryByRole("button", { name: "Hint" });

test("a hint marks its answer and says why, to whoever asked at this question", async () => {
  const table = await controls(YES_OR_NO, COMPUTER);
  await userEvent.click(hintButton()!);
  const asked = FakeSocket.last.sent.at(-1)!;
  expect(asked).toMatchObject({ do: "hint", seen: 1 });
  expect(table.question).not.toBeNull();
  const hear = (message: object) => FakeSocket.last.onmessage({ data: JSON.stringify(message) });
  const told = {
    is: "hint",
    nonce: asked["nonce"],
    number: 1,
    option: 1,
    why: { is: "said", key: "hint-forced", args: { answer: words("web-choose") } },
  };

  hear({ ...told, nonce: "of another" });
  hear({ ...told, number: 2 });
  expect(table.hint).toBeNull();
  await vi.waitFor(() => expect(hintButton()).not.toBeNull());
  await userEvent.click(hintButton()!);
  hear({ ...told, nonce: FakeSocket.last.sent.at(-1)!["nonce"] });

  await vi.waitFor(() => expect(document.querySelector("[data-hint]")?.textContent).toContain("Hint: Choose. No other"));
  expect(document.querySelector('[data-option="1"]')?.hasAttribute("data-coach")).toBe(true);
  expect(hintButton()).toBeNull();
});

test("a declined hint says why and leaves the question open", async () => {
  const table = await controls(YES_OR_NO, COMPUTER);
  await userEvent.click(hintButton()!);
  const { nonce } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.onmessage({ data: JSON.stringify({ is: "declined", nonce, reason: words("table-no-hint") }) });
  expect(table.refusal?.reason.key).toBe("table-no-hint");
  expect(table.question).not.toBeNull();
  await vi.waitFor(() => expect(hintButton()).not.toBeNull());
});

test("there are no hints against people, nor beside a coach", async () => {
  await controls(YES_OR_NO);
  expect(hintButton()).toBeNull();
  cleanup();
  await controls(YES_OR_NO, { ...COMPUTER, coach: { lesson: "confront", state: "playing" } });
  expect(hintButton()).toBeNull();
});

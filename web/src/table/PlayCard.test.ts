// @vitest-environment jsdom
import { FakeSocket } from "../testing/browser";

import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { CardPool } from "../lib/cards.svelte";
import { needCards, speakIn } from "../lib/language.svelte";
import type { CardView } from "../lib/protocol";
import { joinTable } from "../lib/table.svelte";
import AtTable from "../testing/AtTable.svelte";
import PlayCard from "./PlayCard.svelte";

const SIDE = { colours: ["blue"], traits: [], keywords: [], reminders: [], texts: [], power: 2 };
const POOL: CardPool = {
  friend: { id: "friend", name: "Sky Racer", title: "Sky Racer", type: "friend", sides: [SIDE] },
  mane: { id: "mane", name: "Star", title: "Star", type: "mane", sides: [SIDE, SIDE] },
  trouble: { id: "trouble", name: "Big Cloud", title: "Big Cloud", type: "troublemaker", points: 2, sides: [SIDE] },
};

beforeAll(() => vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(POOL) })));
afterEach(cleanup);

async function shown(
  card: Partial<CardView>,
  language: "en" | "fr" = "en",
  asks: { question?: unknown; asked?: unknown } = {},
): Promise<string> {
  await speakIn(language);
  await needCards();
  const table = joinTable("t1");
  const played = { handle: 5, ...card };
  const seat = { hand: [], discard_pile: [], banished: [], known_in_deck: [], flipped: [] };
  const game = {
    viewer: 0,
    seats: [seat, seat],
    areas: [],
    play: [played],
    queue: [],
    effects: [],
    question: asks.question ?? null,
    faceoff: null,
  };
  const players = [{ name: "Ada" }, { name: "Bob" }];
  FakeSocket.last.deliver({ table: "t1", you: 0, players, game, asked: asks.asked ?? null });
  render(AtTable, { props: { table, component: PlayCard, props: { card: played } } });
  return document.body.textContent;
}

test("a Friend shows its name and the power that counts", async () => {
  const text = await shown({ card: "friend", power: 7 });
  expect(text).toContain("Sky Racer");
  expect(screen.getByText("7")).toBeTruthy();
});

test.each([
  ["en", { exhausted: true }, "exhausted"],
  ["fr", { exhausted: true }, "épuisé"],
  ["en", { face_down: true }, "frightened"],
  ["fr", { face_down: true }, "effray"],
] as const)("a Friend says in words that it is out of play for now (%s, %o)", async (language, state, words) => {
  expect((await shown({ card: "friend", power: 2, ...state }, language)).toLowerCase()).toContain(words);
});

test("a frightened Friend shows no power", async () => {
  await shown({ card: "friend", power: 2, face_down: true });
  expect(screen.queryByText("2")).toBeNull();
});

test.each([
  ["en", false, "Start"],
  ["en", true, "Boosted"],
] as const)("a Mane Character says which side is up (%s, boosted %s)", async (language, boosted, words) => {
  expect((await shown({ card: "mane", power: 2, boosted }, language)).toLowerCase()).toContain(words.toLowerCase());
});

test("a face-down Troublemaker shows its name only to those who know it, and never its power", async () => {
  expect(await shown({ face_down: true, lain: 2, power: 4 })).not.toContain("4");
  cleanup();
  expect(await shown({ card: "trouble", face_down: true, power: 4 })).toContain("Big Cloud");
  expect(screen.queryByText("4")).toBeNull();
});

test("counters and equal tokens are counted", async () => {
  const text = await shown({ card: "friend", count: 3, counters: [["+1 power", 2]] as CardView["counters"] });
  expect(text).toContain("×3");
  expect(text).toContain("+1 ×2");
});

test("an option that may reveal hidden cards wants a second press on the same card", async () => {
  const option = { text: { is: "said", key: "web-choose" }, reveals: true };
  const question = { kind: "may", options: [{ verb: "yes", card: 5 }] };
  await shown({ card: "friend", power: 2 }, "en", { question, asked: { text: option.text, options: [option] } });
  const card = document.querySelector<HTMLButtonElement>("[data-handle]")!;
  await userEvent.click(card);
  expect(FakeSocket.last.sent).toEqual([]);
  expect(card.textContent).toContain("Press again");
  await userEvent.click(card);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: "answer", answers: [0] });
});

// @vitest-environment jsdom
import "../testing/browser";

import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { speakIn } from "../lib/language.svelte";
import type { FaceoffView, TableView, View } from "../lib/protocol";
import { joinTable, type Table } from "../lib/table.svelte";
import AtTable from "../testing/AtTable.svelte";
import Stage from "./Stage.svelte";

afterEach(cleanup);

const FACEOFF = {
  kind: 0,
  challenger: 0,
  areas: [2],
  troublemaker: 0,
  ignored: [],
  stage: "after",
  flips: [],
  winner: -1,
  margin: 0,
  totals: [
    [
      0,
      8,
      [
        { what: "involved", amount: 2, source: 1 },
        { what: "flip", amount: 6, source: 11 },
      ],
    ],
    [1, 4, [{ what: "involved", amount: 4, source: 2 }]],
  ],
} as FaceoffView;

async function stage(language: "en" | "fr", faceoff: Partial<FaceoffView> = {}): Promise<Table> {
  await speakIn(language);
  const seat = (number: number, handle: number, power: number) => ({
    seat: number,
    hand: [],
    discard_pile: [],
    banished: [],
    known_in_deck: [],
    flipped: [{ handle, card: `c${handle}`, power }],
  });
  const game = {
    viewer: 0,
    seats: [seat(0, 11, 6), seat(1, 12, 3)],
    areas: [],
    play: [],
    queue: [],
    effects: [],
    question: null,
    faceoff: { ...FACEOFF, ...faceoff },
  } as unknown as View;
  const table = joinTable("t1");
  const view: unknown = { table: "t1", you: 0, players: [{ name: "Ada" }, { name: "Bob" }], game };
  table.view = view as TableView;
  render(AtTable, { props: { table, component: Stage, props: {} } });
  return table;
}

test("a flipped card shows the power that the server counted", async () => {
  await stage("en");
  expect(screen.getByRole("button", { name: "c11" }).textContent).toBe("6");
  expect(screen.getByRole("button", { name: "c12" }).textContent).toBe("3");
});

test.each([
  ["en", "Your total: 8. Explain.", "Bob's total: 4. Explain."],
  ["fr", "Votre total : 8. Expliquer.", "Total de Bob : 4. Expliquer."],
] as const)("both totals can be pressed and explained (%s)", async (language, mine, theirs) => {
  const table = await stage(language);
  const plain = (name: string) =>
    name
      .replaceAll(/[\u2066-\u2069]/g, "")
      .replaceAll(/[\u00a0\u202f]/g, " ")
      .replaceAll("’", "'");
  const named = (wanted: string) => screen.getByRole("button", { name: (name) => plain(name) === wanted });
  await userEvent.click(named(theirs));
  expect(table.inspected).toEqual({ is: "number", ref: "total:1" });
  await userEvent.click(named(mine));
  expect(table.inspected).toEqual({ is: "number", ref: "total:0" });
});

test.each([
  ["en", "after the flip"],
  ["fr", "cartes retournées"],
] as const)("it says how far the faceoff is (%s)", async (language, news) => {
  await stage(language);
  expect(screen.getByText(news)).toBeTruthy();
});

test("it says who has won, and by how much", async () => {
  await stage("en", { winner: 1, margin: 3, stage: "decided" });
  expect(screen.getByText(/Bob.* wins by .*3/)).toBeTruthy();
});

test("pressing a flipped card shows it in the inspector", async () => {
  const table = await stage("en");
  await userEvent.click(screen.getByRole("button", { name: "c12" }));
  expect(table.inspected).toEqual({ is: "card", handle: 12, card: "c12" });
});

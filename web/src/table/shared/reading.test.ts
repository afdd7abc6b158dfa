import { describe, expect, it } from "vitest";

import type { AreaView, CardView, View } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { cardsAt, homeOf, problems } from "./reading";

const AREAS: AreaView[] = [
  { area: 0, kind: 0, owner: 0 },
  { area: 1, kind: 0, owner: 1 },
  { area: 2, kind: 1, owner: 1, problem: 20 },
  { area: 3, kind: 1, owner: 0, problem: 30 },
  { area: 4, kind: 2, owner: 1, problem: 40 },
];

function at(you: number, play: CardView[] = []): Table {
  return { you, game: { areas: AREAS, play } as unknown as View } as unknown as Table;
}

describe("the order of the board", () => {
  it("puts one's own Problem first, and the others as they are", () => {
    expect(problems(at(0)).map((area) => area.area)).toEqual([3, 2, 4]);
    expect(problems(at(1)).map((area) => area.area)).toEqual([2, 4, 3]);
  });

  it("knows everybody's home", () => {
    expect(homeOf(at(0), 1)?.area).toBe(1);
  });

  it("lists the cards of one player at a place, attachments after what they are on, the Problem itself not", () => {
    const play: CardView[] = [
      { handle: 30, area: 3 },
      { handle: 1, area: 3, host: 3 },
      { handle: 2, area: 3, host: 30 },
      { handle: 3, area: 3 },
      { handle: 4, area: 3, controller: 1 },
      { handle: 5, area: 2 },
      { handle: 6, area: 3, host: 1 },
    ];
    expect(cardsAt(at(0, play), AREAS[3]!, 0).map((card) => card.handle)).toEqual([2, 3, 1, 6]);
    expect(cardsAt(at(0, play), AREAS[3]!, 1).map((card) => card.handle)).toEqual([4]);
  });
});

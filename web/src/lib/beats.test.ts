import { expect, test } from "vitest";

import { ACT, beatsOf, FLIP, LATER_FLIP, LOST, NOTE, opposing, OWN_TURN, REPEAT, TURN } from "./beats";
import type { LogLine } from "./protocol";

const YOU = 0;
let id = 0;
function line(event: string, seat = -1, cards: number[] = [], more: Partial<LogLine> = {}): LogLine {
  const args = { card: cards[0] ? { is: "card" as const, card: `c${cards[0]}`, handle: cards[0] } : "" };
  return { id: ++id, event, seat, area: -1, cards, text: { is: "said", key: `event-${event}`, args }, ...more };
}
/** Make the beats of lines that follow a deed of a seat. */
const beats = (lines: LogLine[], actor = 1) => beatsOf(lines, { view: null, log: [line("played", actor, [99])] }, YOU);

test("every event of an opposing turn has a beat of its own, in the order of the log", () => {
  const lines = [
    line("confronted", 1, [9, 12]),
    line("scored", 1, [12], { amount: 1 }),
    line("discarded", 0, [5]),
    line("turn-started", 0, [], { amount: 7 }),
    line("gained", 0),
    line("drew", 0, [6]),
  ];
  const shown = beats(lines);
  expect(shown.map((beat) => beat.lines)).toEqual(lines.map((one) => [one]));
  expect(shown.map((beat) => beat.lasts)).toEqual([ACT, ACT, ACT, OWN_TURN, NOTE, NOTE]);
  expect(shown.map((beat) => beat.kind)).toEqual(["act", "act", "act", "note", "note", "note"]);
});

test("there is time to read why a faceoff was lost", () => {
  const lost = line("faceoff-won", 1, [], { text: { is: "said", key: "faceoff-lost-because" } });
  expect(beats([lost])[0]).toMatchObject({ kind: "note", lasts: LOST });
  expect(beats([line("faceoff-won", YOU)])[0]!.lasts).toBe(ACT);
});

test("what the reader does has no beat, until another player acts", () => {
  const own = [line("played", YOU, [3]), line("paid", YOU), line("dismissed", 1, [8])];
  expect(opposing(own, [], YOU)).toEqual([]);
  const turn = line("turn-started", 1);
  const drew = line("drew", 1);
  expect(beats([...own, turn, drew], YOU).map((beat) => beat.lines[0])).toEqual([turn, drew]);
  expect(beats([turn])[0]!.lasts).toBe(TURN);
});

test("what comes of a deed is shown with it, whoever passed last", () => {
  const gone = line("dismissed", 0, [5]);
  expect(beats([gone], 1)).toHaveLength(1);
  expect(beats([gone], YOU)).toEqual([]);
  const flipped = line("flipped", 1, [2]);
  expect(opposing([line("sent", 0, [5])], [line("played", YOU, [3]), flipped], YOU)).toHaveLength(1);
});

test("the reader's turn begins with beats, then the reader's own actions have none", () => {
  const turn = line("turn-started", YOU);
  expect(beats([turn, line("gained", YOU), line("drew", YOU, [4])], 1)).toHaveLength(3);
  expect(opposing([line("paid", YOU), line("drew", YOU, [5])], [turn], YOU)).toEqual([]);
});

test("automatic passes and lines that were taken back have no beat", () => {
  expect(beats([line("passed", 1, [], { passed: true }), line("played", 1, [3], { undone: true })])).toEqual([]);
});

test("a spectator is shown what each player does", () => {
  expect(beatsOf([line("played", 0, [3])], { view: null, log: [] }, 2)).toHaveLength(1);
});

test("a played card leads to its area, and a card played on another one to that card", () => {
  const [first, second] = beats([line("played", 1, [3], { area: 2 }), line("played", 1, [4, 3], { area: 2 })]);
  expect(first).toMatchObject({ card: { handle: 3, card: "c3" }, targets: [], area: 2 });
  expect(second).toMatchObject({ card: { handle: 4 }, targets: [3] });
});

test("what a card does to another is shown by that card, with an arc to the other", () => {
  const dismissed = line("dismissed", 0, [5, 9]);
  dismissed.text = { ...dismissed.text, args: { ...dismissed.text.args, source: { is: "card", card: "c9", handle: 9 } } };
  expect(beats([dismissed])[0]).toMatchObject({ card: { handle: 9, card: "c9" }, targets: [5], lit: [5, 9] });
});

test("a card the reader does not know is shown from its back", () => {
  expect(beats([line("played", 1, [], { area: 2 })])[0]!.card).toEqual({ handle: 0, card: "" });
});

test("points add up from beat to beat, the reader's own too", () => {
  const lines = [
    line("scored", YOU, [], { amount: 2 }),
    line("turn-started", 1),
    line("scored", 1, [], { amount: 1 }),
    line("scored", 1, [], { amount: 1 }),
  ];
  expect(beats(lines, YOU).map((beat) => beat.scored)).toEqual([{ 0: 2 }, { 0: 2, 1: 1 }, { 0: 2, 1: 2 }]);
});

test("both players' cards turn in one beat, later flips are quicker", () => {
  const lines = [
    line("flipped", 0, [4]),
    line("flipped", 1, [2]),
    line("flipped", 0, [1]),
    line("flipped", 1, [3]),
    line("faceoff-won", 0, [], { amount: 2 }),
  ];
  const shown = beats(lines, YOU);
  expect(shown.map((beat) => [beat.kind, beat.lines.length, beat.lasts])).toEqual([
    ["flip", 2, FLIP],
    ["flip", 2, LATER_FLIP],
    ["act", 1, ACT],
  ]);
  expect(shown[0]!.faceoff!.flips).toHaveLength(2);
  expect(shown[2]!.faceoff).toMatchObject({ winner: 0, margin: 2 });
});

test("events of one kind in a row are quicker, but each is shown", () => {
  expect(
    beats([line("bottomed", 1, [1]), line("bottomed", 1, [2]), line("retired", 1, [3]), line("retired", 1, [4])]).map((beat) => beat.lasts),
  ).toEqual([NOTE, REPEAT, ACT, 2 * REPEAT]);
});

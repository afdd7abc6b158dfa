// The board between two views: a change may tell many events, and each changes the board when it was shown.
//
// The server sends one view for each command, so what a card looked like between two events of the same change is
// unknown. A card, an area and a player's numbers therefore take their new state after the last event about them.

import type { AreaView, CardView, LogLine, SeatView, View } from "./protocol";

/** Return the view after the events *told* of a change from *before* to *after*; *left* are the events still to be shown. */
export function partialView(before: View, after: View, told: readonly LogLine[], left: readonly LogLine[]): View {
  const waiting = new Set(left.flatMap((line) => line.cards ?? []));
  const done = new Set(told.flatMap((line) => line.cards ?? []).filter((handle) => !waiting.has(handle)));
  const last = told.at(-1);
  const begun = told.findLast((line) => line.event === "turn-started");
  return {
    ...before,
    turn: last?.turn ?? before.turn,
    phase: last?.phase ?? before.phase,
    turn_player: begun?.seat ?? before.turn_player,
    play: merged(before.play, after.play, done),
    areas: before.areas.map((area) => areaOf(area, before, after, waiting)),
    seats: before.seats.map((seat, place) => seatOf(seat, after.seats[place] ?? seat, done, left)),
  };
}

/** Replace the cards of a list whose events are done: by their new state, or by nothing if they have left it. */
function merged(before: readonly CardView[], after: readonly CardView[], done: ReadonlySet<number>): CardView[] {
  const now = new Map(after.map((card) => [card.handle, card]));
  const old = new Set(before.map((card) => card.handle));
  return [
    ...before.flatMap((card) => (done.has(card.handle) ? (now.get(card.handle) ?? []) : card)),
    ...after.filter((card) => !old.has(card.handle) && done.has(card.handle)),
  ];
}

/** Return the new state of an area if no event is left about a card that was or will be there. */
function areaOf(area: AreaView, before: View, after: View, waiting: ReadonlySet<number>): AreaView {
  const next = after.areas.find((one) => one.area === area.area);
  const there = [...before.play, ...after.play].filter((card) => card.area === area.area).map((card) => card.handle);
  const about = [...there, area.problem ?? 0, next?.problem ?? 0];
  return next && !about.some((handle) => waiting.has(handle)) ? next : area;
}

/** Return a player's cards, and the numbers if no event is left about the player; the beat itself counts the points. */
function seatOf(before: SeatView, after: SeatView, done: ReadonlySet<number>, left: readonly LogLine[]): SeatView {
  const numbers = left.some((line) => line.seat === before.seat) ? before : after;
  return {
    ...numbers,
    score: before.score,
    flipped: before.flipped,
    hand: merged(before.hand, after.hand, done),
    discard_pile: merged(before.discard_pile, after.discard_pile, done),
    banished: merged(before.banished, after.banished, done),
  };
}

// A faceoff as a series of beats to animate: the flips one after another, then the result. Made from the lines
// of the log, because the whole faceoff may come in one message.

import type { CardView, LogLine, View } from "./protocol";

export interface Flip {
  readonly seat: number;
  readonly card: CardView;
  readonly power: number;
  readonly ignored: boolean;
}

export interface Show {
  readonly areas: readonly number[];
  readonly flips: readonly Flip[];
  /** The seat that won; -1 while nobody has. */
  readonly winner: number;
  readonly margin: number;
  /** The total of a tie, or 0. */
  readonly tied: number;
  /** How long this beat is shown, in milliseconds. */
  readonly lasts: number;
}

export const FLIP = 500;
export const LATER_FLIP = 250;
export const HOLD = 900;

/** Return the card of a line, with its handle and id as far as the line contains them. */
function cardOf(line: LogLine): CardView {
  const told = line.text.args?.["card"];
  const card = typeof told === "object" && told.is === "card" ? told.card : "";
  return { handle: line.cards?.[0] ?? 0, card };
}

/** List the beats of the faceoff in these lines; empty if no card was flipped. */
export function beats(lines: readonly LogLine[], before: View | null, powerOf: (card: string) => number): Show[] {
  if (!lines.some((line) => line.event === "flipped")) return [];
  const shows: Show[] = [];
  let areas: readonly number[] = before?.faceoff?.areas ?? [];
  const problems = before?.areas.flatMap((area) => (area.problem ? [area.area] : [])) ?? [];
  let flips: Flip[] = [];
  let flipped = new Set<number>();
  let first = true;
  const add = (show: Partial<Show>): void => {
    shows.push({ areas, flips, winner: -1, margin: 0, tied: 0, lasts: FLIP, ...show });
  };
  for (const line of lines) {
    switch (line.event) {
      case "faceoff-started":
        areas = (line.area ?? -1) >= 0 ? [line.area!] : line.text.args?.["faceoff"] === "multi-problem" ? problems : areas;
        flips = [];
        first = true;
        break;
      case "flipped": {
        const card = cardOf(line);
        const seat = line.seat ?? -1;
        flips = [...flips, { seat, card, power: powerOf(card.card ?? ""), ignored: false }];
        // Both players flip at the same time, so the second card joins the beat of the first.
        if (flipped.size === 1 && !flipped.has(seat)) shows.pop();
        else if (flipped.has(seat)) flipped = new Set();
        flipped.add(seat);
        add({ lasts: first ? FLIP : LATER_FLIP });
        if (flipped.size > 1) {
          flipped = new Set();
          first = false;
        }
        break;
      }
      case "ignored": {
        const handle = line.cards?.[0] ?? 0;
        flips = flips.map((flip) => (flip.card.handle === handle ? { ...flip, ignored: true } : flip));
        add({ lasts: LATER_FLIP });
        break;
      }
      case "faceoff-won":
        add({ winner: line.seat ?? -1, margin: line.amount ?? 0, lasts: HOLD });
        flips = [];
        break;
      case "faceoff-tied":
        add({ tied: line.amount ?? 0, lasts: HOLD });
        flips = [];
        break;
    }
  }
  return shows;
}

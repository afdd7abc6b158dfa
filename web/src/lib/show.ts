// Follows a faceoff through the lines of the log, because the whole faceoff may come in one message.

import type { CardView, LogLine, View } from "./protocol";

export interface Flip {
  readonly seat: number;
  readonly card: CardView;
  /** The power with which it counted when it was flipped. */
  readonly power: number;
  readonly ignored: boolean;
}

/** A faceoff as it stands after some lines of the log. */
export interface Show {
  readonly areas: readonly number[];
  readonly flips: readonly Flip[];
  /** The seat that won; -1 while nobody has. */
  readonly winner: number;
  readonly margin: number;
  /** The total of a tie, or 0. */
  readonly tied: number;
}

/** Return the card of a line, with its handle and id as far as the line contains them. */
export function cardOf(line: LogLine): CardView {
  let told = line.text.args?.["card"];
  if (typeof told === "object" && told.is === "said") told = told.args?.["card"]; // several tokens as one card
  const card = typeof told === "object" && told.is === "card" ? told.card : "";
  return { handle: line.cards?.[0] ?? 0, card };
}

const AFTER: ReadonlySet<string> = new Set(["turn-started", "confronted", "faceoff-started"]);

export class FaceoffStory {
  private areas: readonly number[];
  private readonly problems: readonly number[];
  private flips: readonly Flip[] = [];
  private show: Show | null = null;

  constructor(before: View | null) {
    this.areas = before?.faceoff?.areas ?? [];
    this.problems = before?.areas.flatMap((area) => (area.problem ? [area.area] : [])) ?? [];
  }

  /** Return the faceoff after this line, or null while no card was flipped and none was won. */
  after(line: LogLine): Show | null {
    if (AFTER.has(line.event ?? "")) {
      this.flips = [];
      this.show = null;
    }
    switch (line.event) {
      case "faceoff-started":
        this.areas = (line.area ?? -1) >= 0 ? [line.area!] : line.text.args?.["faceoff"] === "multi-problem" ? this.problems : this.areas;
        break;
      case "flipped": {
        this.flips = [...this.flips, { seat: line.seat ?? -1, card: cardOf(line), power: line.amount ?? 0, ignored: false }];
        this.tell({});
        break;
      }
      case "ignored": {
        const handle = line.cards?.[0] ?? 0;
        this.flips = this.flips.map((flip) => (flip.card.handle === handle ? { ...flip, ignored: true } : flip));
        this.tell({});
        break;
      }
      case "faceoff-won":
        this.tell({ winner: line.seat ?? -1, margin: line.amount ?? 0 });
        break;
      case "faceoff-tied":
        this.tell({ tied: line.amount ?? 0 });
        break;
    }
    return this.show;
  }

  private tell(more: Partial<Show>): void {
    this.show = { areas: this.areas, flips: this.flips, winner: -1, margin: 0, tied: 0, ...more };
  }
}

// What the player saw and when: the moment each top card was painted, from which a reaction is measured.

import type { Card } from "./protocol";
import type { SlapGame } from "./view";

/** A top of the pile. */
export interface Sight {
  /** When it appeared at the table, by the table's clock. */
  readonly shown: number;
  /** The first version of the pile with this top. */
  readonly first: number;
  /** The last known version with this top: penalty cards under the pile count too. */
  readonly version: number;
  readonly top: readonly Card[];
  /** When the frame with it was painted, by `performance.now()`; null until then. */
  readonly painted: number | null;
}

export interface Claim {
  readonly version: number;
  /** Milliseconds from painting to pressing. */
  readonly reaction: number;
}

const KEPT = 8;
const LONGEST = 600_000;

/** The last tops of the pile, the newest last. */
export class Sights {
  private seen: Sight[] = [];

  /** Note the top of a position; returns whether it is a new one, which must be painted. */
  note(game: Pick<SlapGame, "shown" | "version" | "top">): boolean {
    const last = this.seen.at(-1);
    if (last && last.shown === game.shown && sameCards(last.top, game.top)) {
      this.seen[this.seen.length - 1] = { ...last, version: game.version };
      return false;
    }
    this.seen.push({ shown: game.shown, first: game.version, version: game.version, top: game.top, painted: null });
    this.seen = this.seen.slice(-KEPT);
    return true;
  }

  /** Note that the newest top is on the screen. */
  paint(at: number): void {
    const last = this.seen.at(-1);
    if (last && last.painted === null) this.seen[this.seen.length - 1] = { ...last, painted: at };
  }

  /** Return what a press at a moment claims: the newest top painted before it. Nothing before the first. */
  claim(pressed: number): Claim | null {
    const sight = this.seen.findLast((one) => one.painted !== null && one.painted <= pressed);
    if (!sight || sight.painted === null) return null;
    return { version: sight.version, reaction: Math.min(LONGEST, Math.max(0, Math.round(pressed - sight.painted))) };
  }

  /** Return the cards that lay on top at a version, or none if that is long ago. */
  topAt(version: number): readonly Card[] {
    return this.seen.findLast((one) => one.first <= version)?.top ?? [];
  }

  /** Forget everything: the table was joined again. */
  clear(): void {
    this.seen = [];
  }
}

function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every((card, place) => card.character === other[place]?.character);
}

/** Return when an event happened by `performance.now()`, whatever clock its time stamp is from. */
export function momentOf(event: Pick<Event, "timeStamp">, now: number): number {
  const stamp = event.timeStamp;
  return stamp > 0 && stamp <= now && now - stamp < 1_000 ? stamp : now;
}

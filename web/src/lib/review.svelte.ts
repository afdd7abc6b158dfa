// The review of a finished match: asked for again and again until the server has judged all answers.

import { ask, Away, Refused } from "./api";
import type { Review, Said, ToldMoment } from "./protocol";

/** Milliseconds between two requests. */
export const PAUSE = 1_000;

export class Reviewing {
  /** How far the review is; null until the reader asks for it. */
  progress = $state.raw<{ readonly judged: number; readonly of: number } | null>(null);
  moments = $state.raw<readonly ToldMoment[] | null>(null);
  refused = $state.raw<Said | null>(null);
  private timer = 0;
  private stopped = false;

  constructor(private readonly match: string) {}

  /** Whether the reader waits for the review. */
  get isRunning(): boolean {
    return this.progress !== null && this.moments === null && this.refused === null;
  }

  /** Ask for the review, unless it is there or on its way. */
  start(): void {
    if (this.isRunning || this.moments) return;
    this.refused = null;
    this.progress = { judged: 0, of: 0 };
    void this.look();
  }

  /** Ask no more. */
  stop(): void {
    this.stopped = true;
    window.clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const review = await ask<Review>(`/api/tables/${encodeURIComponent(this.match)}/review`);
      // Another server of the same deployment may be less far.
      if (review.judged >= (this.progress?.judged ?? 0)) this.progress = { judged: review.judged, of: review.of };
      this.moments = review.moments ?? null;
    } catch (error) {
      if (error instanceof Refused) this.refused = error.reason;
      else if (!(error instanceof Away)) throw error;
    }
    if (this.isRunning && !this.stopped) this.timer = window.setTimeout(() => void this.look(), PAUSE);
  }
}

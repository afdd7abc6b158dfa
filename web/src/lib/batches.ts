// Groups new lines of the log for screen readers, so that lines that belong together are announced together.

import type { LogLine, TableView } from "./protocol";

/** A batch ends this long after its last line, in milliseconds. */
export const PAUSE = 300;
/** A batch ends at the latest this long after its first line, in milliseconds. */
export const LONGEST = 4_000;

/** Tell whether more lines of the same batch will follow: a faceoff runs, and the reader is not asked. */
export function goesOn(view: TableView | null): boolean {
  return view?.game?.faceoff != null && view.game.question == null && !view.game.is_over;
}

/** Tell whether a faceoff runs, whoever is asked; the next lines then continue this batch. */
export function inFaceoff(view: TableView | null): boolean {
  return view?.game?.faceoff != null;
}

/** List the new lines to announce: without lines already announced, undone lines and automatic passes. */
export function unheard(log: readonly LogLine[], last: number): LogLine[] {
  return log.filter((line) => line.id > last && !line.undone && !line.passed);
}

/** Collects lines and hands them over as batches. */
export class Batches {
  private lines: LogLine[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;
  private inStory = false;
  private continues = false;

  constructor(
    private readonly busy: (busy: boolean) => void,
    private readonly hand: (lines: readonly LogLine[], continued: boolean) => void,
  ) {}

  /** Whether lines wait to be handed over. */
  get pending(): boolean {
    return this.lines.length > 0;
  }

  /**
   * Add lines; they are handed over after PAUSE or, while *more* will follow, when the last has come. *story*:
   * a faceoff runs; a reader asked in the middle of it hears it so far, and the next batch continues it.
   */
  add(lines: readonly LogLine[], more: boolean, story: boolean): void {
    this.inStory = story;
    if (!story && !lines.length && !this.lines.length) this.continues = false;
    if (lines.length && !this.lines.length) {
      this.since = Date.now();
      this.busy(true);
    }
    this.lines.push(...lines);
    if (!this.lines.length) return;
    clearTimeout(this.timer);
    const left = Math.max(0, this.since + LONGEST - Date.now());
    this.timer = setTimeout(() => this.flush(), more ? left : Math.min(PAUSE, left));
  }

  /** Hand over the collected lines now. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.lines.length) {
      this.hand(this.lines, this.continues);
      this.continues = this.inStory;
    }
    this.lines = [];
    this.busy(false);
  }
}
